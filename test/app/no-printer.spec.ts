/** A bench without a print system: said plainly, and the PDF can be saved. */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from '../helpers/app.ts';
import { manifestSelection, readOrderNumbers, scanAll, storedPdfs } from '../helpers/operator.ts';
import { say, sayAny } from '../helpers/texts.ts';

test.use({ withPrinter: false });

test('says that nothing can print here, and saves the PDF', async ({ bench }) => {
  const { app, page } = await bench.open();
  await expect(page.getByText(say('shell.printer.none'))).toBeVisible();
  await scanAll(page, await readOrderNumbers(page, 1));
  await manifestSelection(page, 1);

  const facts = page.getByRole('region', { name: say('manifests.print.label') });
  await expect(facts.getByRole('heading', { name: say('manifests.print.no-system') })).toBeVisible();
  await expect(
    facts.getByRole('button', {
      name: sayAny('manifests.print.first', 'manifests.print.copy', 'manifests.print.copies-to'),
    }),
  ).toHaveCount(0);

  const savedTo = join(dirname(bench.userData), 'saved.pdf');
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, savedTo);
  await page.getByRole('button', { name: say('manifests.save.button') }).click();
  await expect(page.getByText(say('common.saved-to', { path: savedTo }))).toBeVisible();
  expect(await readFile(savedTo)).toEqual(await readFile(storedPdfs(bench.userData)[0] ?? ''));
});
