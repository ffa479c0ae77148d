/**
 * Pictures of a screen for work by scanner, at each size it is used at: axe finds nothing, and nothing is cut off. 3840
 * x 2160 at 200 % is 1920 x 1080 with two dots for each; text at 200 % on 1280 x 800 is 640 x 400.
 */
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from './expect.ts';
import { violationsOf } from './page-checks.ts';
import { faultsInPseudo } from './pseudo-looks.ts';

const folder = resolve(import.meta.dirname, '..', '..', 'test-results', 'shots');
const sizes = [
  { name: '1024x768', width: 1024, height: 768, dots: 1 },
  { name: '1280x800', width: 1280, height: 800, dots: 1 },
  { name: '3840x2160-at-200', width: 1920, height: 1080, dots: 2 },
  { name: '1280x800-text-at-200', width: 640, height: 400, dots: 2 },
] as const;

/** Theme, language and density of each walk. */
export const picturedLooks = [
  ['light', 'en', 'comfortable'],
  ['light', 'de', 'touch'],
  ['dark', 'de', 'comfortable'],
  ['high-contrast', 'en', 'comfortable'],
] as const;

/** In the pseudo-languages, too: other themes differ from it only in colours. */
const inPseudoToo = 'light-en';

/** `place`: a folder below the pictures. */
export async function picturesOf(page: Page, place: string, state: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const show = ({ width, height, dots }: (typeof sizes)[number]) =>
    devtools.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: dots, mobile: false });
  for (const size of sizes) {
    await show(size);
    const { name } = size;
    const path = join(folder, place, `${state}-${name}.png`);
    expect((await page.screenshot({ path, animations: 'disabled', scale: 'device' })).length).toBeGreaterThan(5_000);
    expect.soft(await violationsOf(page), `${state} ${name}`).toEqual([]);
    expect.soft(await cutOff(page), `${state} ${name}`).toEqual([]);
    if (!place.endsWith(inPseudoToo)) continue;
    expect.soft(await faultsInPseudo(page, [join(folder, place), `${state}-${name}`]), `${state} ${name}`).toEqual([]);
  }
  await devtools.send('Emulation.clearDeviceMetricsOverride');
  await devtools.detach();
}

/** Buttons and lines that reach over the screen's right side, or whose words do not fit into them. */
function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main section :is(button, h2, strong, dd, [class*=title], [class*=number])')]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { right, width } = element.getBoundingClientRect();
        return (
          width > 1 &&
          (right > innerWidth + 1 || element.scrollWidth > element.clientWidth + 2) &&
          element.clientWidth > 0
        );
      })
      .map((element) => `${element.tagName} ${element.textContent}`),
  );
}
