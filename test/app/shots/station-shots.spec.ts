/**
 * `npm run shots`: the station at work, in each theme and language, into test-results/shots; nothing lies over anything else, and axe
 * has nothing to say. 3840 x 2160 at 200 % is 1920 x 1080 with two dots for each; text at 200 % on 1280 x 800 is 640 x 400.
 */
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../helpers/app.ts';
import { bridgeOf } from '../../helpers/bridge.ts';
import { readOrderNumbers, switchAccount } from '../../helpers/operator.ts';
import { violationsOf } from '../../helpers/page-checks.ts';
import { scan } from '../../helpers/scan.ts';

const folder = resolve(import.meta.dirname, '..', '..', '..', 'test-results', 'shots');
const sizes = [
  { name: '1024x768', width: 1024, height: 768, dots: 1 },
  { name: '1280x800', width: 1280, height: 800, dots: 1 },
  { name: '3840x2160-at-200', width: 1920, height: 1080, dots: 2 },
  { name: '1280x800-text-at-200', width: 640, height: 400, dots: 2 },
] as const;

test.setTimeout(300_000);

for (const [theme, language] of [
  ['light', 'en'],
  ['light', 'de'],
  ['dark', 'de'],
  ['high-contrast', 'en'],
] as const) {
  test(`the station, ${theme}, ${language}`, async ({ bench }) => {
    const { page } = await bench.open();
    const [first = '', second = '', third = ''] = await readOrderNumbers(page, 3);
    await switchAccount(page, 'Practice South');
    const [other = ''] = (await readOrderNumbers(page, 8)).filter((one) => ![first, second, third].includes(one));
    await switchAccount(page, 'Practice North');
    const bridge = bridgeOf(page);
    await page.keyboard.press('F11');
    await expect(page.getByRole('region', { name: 'Station', exact: true })).toBeVisible();
    await bridge.ask('preferences.change', { theme, language });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const into = join(folder, `station-${theme}-${language}`);
    await picturesOf(page, into, 'empty');
    const band = page.locator('[role="alert"][data-look]');
    for (const [code, look] of [
      [first, 'good'],
      [second, 'good'],
      [other, 'good-elsewhere'],
      [first, 'again'],
      ['PARCEL-OF-NOBODY-4711', 'bad'],
    ] as const) {
      await scan(page, code);
      await expect(band).toHaveAttribute('data-look', look);
      await expect(band).toContainText(code);
      await picturesOf(page, into, look);
    }
    await page.keyboard.press('F9');
    await expect(page.locator('li[data-state="done"]')).toHaveCount(2, { timeout: 60_000 });
    await scan(page, third);
    await expect(band).toContainText(third);
    await picturesOf(page, into, 'rounds-done');
    await scan(page, first);
    await expect(band).toHaveAttribute('data-look', 'manifest');
    await picturesOf(page, into, 'in-manifest');
  });
}

async function picturesOf(page: Page, into: string, state: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (const { name, width, height, dots } of sizes) {
    const metrics = { width, height, deviceScaleFactor: dots, mobile: false };
    await devtools.send('Emulation.setDeviceMetricsOverride', metrics);
    const path = join(into, `${state}-${name}.png`);
    expect((await page.screenshot({ path, animations: 'disabled', scale: 'device' })).length).toBeGreaterThan(5_000);
    expect.soft(await violationsOf(page), `${state} ${name}`).toEqual([]);
    expect.soft(await cutOff(page), `${state} ${name}`).toEqual([]);
  }
  await devtools.send('Emulation.clearDeviceMetricsOverride');
  await devtools.detach();
}

/** Buttons and lines of the station that reach over its right side, or whose words do not fit into them. */
function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('section[data-full] :is(button, h2, strong, [class*=title], [class*=number])')]
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
