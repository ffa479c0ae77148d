/** `npm run shots`: a hand-over from its start to its sheet, in each theme and language, into test-results/shots. */
import { expect, test } from '../../helpers/app.ts';
import { picturedLooks, picturesOf } from '../../helpers/bench-pictures.ts';
import { bridgeOf } from '../../helpers/bridge.ts';
import { makeTwoManifests } from '../../helpers/operator.ts';
import { scan } from '../../helpers/scan.ts';
import { say, sayIn } from '../../helpers/texts.ts';

test.afterEach(() => sayIn('en'));

for (const [theme, language, density] of picturedLooks) {
  test(`a hand-over, ${theme}, ${language}, ${density}`, async ({ bench }) => {
    const { page } = await bench.open();
    const [first, , , fourth, fifth] = await makeTwoManifests(page);
    await bridgeOf(page).ask('preferences.change', { theme, language, density });
    await sayIn(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const into = `hand-over-${theme}-${language}`;
    const band = page.locator('[role="alert"][data-look]');

    await page.keyboard.press('F6');
    await expect(page.getByRole('region', { name: say('hand-over.waiting'), exact: true })).toBeVisible();
    await picturesOf(page, into, 'start');
    for (const [code, look] of [
      [first, 'good'],
      [fourth, 'manifest'],
      [fifth, 'wrong'],
      ['PARCEL-OF-NOBODY-4711', 'wrong'],
    ] as const) {
      await scan(page, code);
      await expect(band).toContainText(code);
      await expect(band).toHaveAttribute('data-look', look);
      await picturesOf(page, into, `${look}-${code === fifth ? 'not-manifested' : look}`);
    }
    await page.keyboard.press('F9');
    const question = page.getByRole('dialog');
    await expect(question.getByRole('textbox', { name: say('hand-over.driver'), exact: true })).toBeVisible();
    await picturesOf(page, into, 'question');
    await question.getByRole('button', { name: say('hand-over.finish.print'), exact: true }).click();
    await expect(question).toBeHidden();
    await expect(
      page
        .getByRole('region', { name: say('hand-over.prints') })
        .getByRole('listitem')
        .first(),
    ).toHaveAttribute('data-state', 'done', { timeout: 60_000 });
    await picturesOf(page, into, 'done');
    await page.keyboard.press('F9');
    await expect(page.getByRole('region', { name: say('hand-over.partly') })).toBeVisible();
    await picturesOf(page, into, 'partly');
  });
}
