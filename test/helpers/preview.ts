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
  // Another paper may take this one's place at any moment: what is read was drawn at that moment.
  for (;;) {
    await expect(paper).toHaveAttribute('data-stage', 'drawn');
    await expect(paper.locator('span').first()).toBeAttached();
    const shown = await paper.evaluate(readDrawn);
    if (shown !== null) return shown;
  }
}

/** In the page. Null: it is not drawn, or no longer. */
function readDrawn(paper: HTMLElement | SVGElement): PreviewedPage | null {
  const canvas = paper.querySelector('canvas');
  const context = canvas?.getContext('2d');
  if (paper.dataset.stage !== 'drawn' || canvas === null || !context) return null;
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  let dark = 0;
  for (let at = 0; at < data.length; at += 4) {
    const isOpaque = (data[at + 3] ?? 0) > 128;
    const brightness = ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
    if (isOpaque && brightness < 128) dark += 1;
  }
  const words = [...paper.querySelectorAll('span')].map((span) => span.textContent ?? '').join(' ');
  return { words: words.replace(/\s+/g, ' ').trim(), inkPart: dark / (canvas.width * canvas.height) };
}

/**
 * Makes seconds pass for a page whose clock is installed, one after another: all at once would be a sleep of the computer, and
 * `runFor` never ends where a reader draws on and on.
 */
export async function secondsPass(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await page.clock.fastForward(1_000);
}
