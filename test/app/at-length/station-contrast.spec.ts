/** The station is read from two metres: every text on it is at least 7:1, whatever the theme; elsewhere 4.5:1 is enough. */
import { expect, test } from '../../helpers/app.ts';
import { goTo, ordersRead, readOrderNumbers } from '../../helpers/operator.ts';
import { faintTexts } from '../../helpers/page-checks.ts';
import { scan } from '../../helpers/scan.ts';
import { say } from '../../helpers/texts.ts';

test('every text of the station has a contrast of 7:1, in each theme and after each kind of scan', async ({
  bench,
}) => {
  const { page } = await bench.open();
  await ordersRead(page);
  const [order = ''] = await readOrderNumbers(page, 1);
  await goTo(page, 'station');
  await page.keyboard.press('F11');
  const station = page.getByRole('region', { name: say('common.screen.station'), exact: true });
  for (const code of ['NOBODY-KNOWS-1', order]) {
    await scan(page, code);
    await expect(station.getByText(code).first()).toBeVisible();
    for (const theme of ['dark', 'light', 'high-contrast'] as const) {
      await page.evaluate((chosen) => window.packbench.call('preferences.change', { theme: chosen }), theme);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      const within = `section[aria-label="${say('common.screen.station')}"]`;
      expect.soft(await faintTexts(page, within), `${theme}, ${code}`).toEqual([]);
    }
  }
});
