/** A bench without a print system: said plainly, and the PDF can be saved. */
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from '../helpers/app.ts';
import { manifestSelection, readOrderNumbers, scanAll, storedPdfs } from '../helpers/operator.ts';

test.use({ withPrinter: false });

test('says that nothing can print here, and saves the PDF', async ({ bench }) => {
  const { app, page } = await bench.open();
  await expect(page.getByText('No print system')).toBeVisible();
  await scanAll(page, await readOrderNumbers(page, 1));
  await manifestSelection(page, 1);

  const facts = page.getByRole('region', { name: 'What the printer will get' });
  await expect(facts.getByRole('heading', { name: 'No print system answers' })).toBeVisible();
  await expect(facts.getByRole('button', { name: /^Print/ })).toHaveCount(0);

  const savedTo = join(dirname(bench.userData), 'saved.pdf');
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath });
  }, savedTo);
  await page.getByRole('button', { name: 'Save as PDF…' }).click();
  await expect(page.getByText(`Saved to ${savedTo}`)).toBeVisible();
  expect(await readFile(savedTo)).toEqual(await readFile(storedPdfs(bench.userData)[0] ?? ''));
});
