/** What the preview shows of a page: the words of its text layer, and how much ink is on its canvas. */
import type { Page } from '@playwright/test';
import { expect } from './expect.ts';
import { say } from './texts.ts';

export interface PreviewedPage {
  readonly words: string;
  /** The part of the canvas' dots that are dark: 0 for an empty canvas. */
  readonly inkPart: number;
}

/** Waits until the page is drawn. `pageNumber` is from 1. */
export async function previewedPage(page: Page, pageNumber: number): Promise<PreviewedPage> {
  const paper = page
    .getByRole('region', { name: say('manifests.preview.label') })
    .locator(`[data-page="${pageNumber}"]`);
  let shown: PreviewedPage | null = null;
  const isDrawn = async (): Promise<boolean> => {
    shown = await paper.evaluate(readDrawn);
    return shown !== null;
  };
  await expect.poll(isDrawn).toBe(true);
  if (shown === null) throw new Error('The page is not drawn.');
  return shown;
}

/** In the page. Looked at and read at once: another paper may take its place at any time. Null: it is not drawn. */
function readDrawn(element: HTMLElement | SVGElement): PreviewedPage | null {
  const canvas = element.querySelector('canvas');
  const context = canvas?.getContext('2d');
  const spans = [...element.querySelectorAll('span')];
  if (element.dataset.stage !== 'drawn' || spans.length === 0 || canvas === null || !context) return null;
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) {
    const isOpaque = (data[at + 3] ?? 0) > 128;
    const brightness = ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
    if (isOpaque && brightness < 128) dark += 1;
  }
  const words = spans.map((span) => span.textContent ?? '').join(' ');
  return { words: words.replace(/\s+/g, ' ').trim(), inkPart: dark / (canvas.width * canvas.height) };
}
