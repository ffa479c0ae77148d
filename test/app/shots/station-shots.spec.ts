/** `npm run shots`: the station at work, in each theme and language, into test-results/shots. */
import { expect, test } from '../../helpers/app.ts';
import { picturedLooks, picturesOf } from '../../helpers/bench-pictures.ts';
import { bridgeOf } from '../../helpers/bridge.ts';
import { readOrderNumbers, switchAccount } from '../../helpers/operator.ts';
import { scan } from '../../helpers/scan.ts';
import { say } from '../../helpers/texts.ts';

for (const [theme, language, density] of picturedLooks) {
  test(`the station, ${theme}, ${language}, ${density}`, async ({ bench }) => {
    const { page } = await bench.open();
    const [first = '', second = '', third = ''] = await readOrderNumbers(page, 3);
    await switchAccount(page, 'Practice South');
    const [other = ''] = (await readOrderNumbers(page, 8)).filter((one) => ![first, second, third].includes(one));
    await switchAccount(page, 'Practice North');
    const bridge = bridgeOf(page);
    await page.keyboard.press('F11');
    await expect(page.getByRole('region', { name: say('common.screen.station'), exact: true })).toBeVisible();
    await bridge.ask('preferences.change', { theme, language, density });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const into = `station-${theme}-${language}`;
    await picturesOf(page, into, 'empty');
    const band = page.locator('[role="alert"][data-look]');
    for (const [code, look] of [
      [first, 'good'],
      [second, 'good'],
      [other, 'good-elsewhere'],
      ['PARCEL-OF-NOBODY-4711', 'bad'],
      [first, 'again'],
    ] as const) {
      await scan(page, code);
      await expect(band).toHaveAttribute('data-look', look);
      await expect(band).toContainText(code);
      await picturesOf(page, into, look);
    }
    await page.keyboard.press('F9');
    await expect(page.getByRole('status').filter({ hasText: first })).toBeVisible();
    await picturesOf(page, into, 'closed');
    await expect(page.locator('li[data-state="done"]')).toHaveCount(2, { timeout: 60_000 });
    await scan(page, third);
    await expect(band).toContainText(third);
    await picturesOf(page, into, 'rounds-done');
    await scan(page, first);
    await expect(band).toHaveAttribute('data-look', 'manifest');
    await picturesOf(page, into, 'in-manifest');
  });
}
