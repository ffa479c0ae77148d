/** A manifest in doubt is looked up, settled by a person, and gets the PDF that never arrived. Sent exactly once. */
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from '../helpers/app.ts';
import { walkOf } from '../helpers/drill-walk.ts';
import { startDroppingService } from '../helpers/dropping-service.ts';
import { addLiveAccount, goTo, readOrderNumbers, scanAll, switchAccount } from '../helpers/operator.ts';
import { longPdf } from '../helpers/pdf-samples.ts';
import { previewedPage } from '../helpers/preview.ts';

test.use({ withPrinter: false });

test('look up, settle as done, import the PDF: one request in all', async ({ bench }) => {
  const service = await startDroppingService();
  const walk = walkOf('lost-answer');
  try {
    const { app, page } = await bench.open();
    await addLiveAccount(app, page, {
      label: 'Harbour Shop',
      baseAddress: service.url,
      serviceKey: 'harbour-service-key-1111',
      subscriptionKey: 'harbour-subscription-key-2222',
    });
    await goTo(page, 'Orders');
    await switchAccount(page, 'Harbour Shop');
    await scanAll(page, await readOrderNumbers(page, 1));
    await page.getByRole('button', { name: 'Manifest 1 order' }).click();
    const question = page.getByRole('dialog', { name: 'Manifest 1 order?' });
    await question.getByRole('button', { name: 'Manifest 1 order' }).click();
    const doubt = page.getByRole('dialog', { name: walk.says('This manifest is in doubt') });
    await doubt.getByRole('button', { name: 'Look it up in In doubt' }).click();

    // The service of this test shows the order as Shipped: the manifest was made there.
    const write = page.getByRole('region', { name: 'Manifest of 1 order' });
    await expect(write.getByText('Look it up first')).toBeVisible();
    await expect(write.getByRole('button', { name: 'It was done…' })).toHaveCount(0);
    await write.getByRole('button', { name: walk.says('Look up'), exact: true }).click();
    await expect(
      write.getByRole('row', { name: `HARBOUR-71 ${walk.says('Done')} In the search as shipped` }),
    ).toBeVisible();
    await expect(write.getByRole('button', { name: 'It was not done…' })).toHaveCount(0);

    await expect(write.getByRole('button', { name: walk.says('Look up again') })).toBeVisible();
    await write.getByRole('button', { name: walk.says('It was done…') }).click();
    const settle = page.getByRole('dialog', { name: 'Settle it as done?' });
    await settle.getByRole('button', { name: walk.says('Settle as done') }).click();
    await expect(page.getByRole('heading', { name: 'Nothing is in doubt' })).toBeVisible();
    // What was done does not wait in the selection for the next manifest.
    await goTo(page, 'Orders');
    await expect(page.getByText('Nothing selected')).toBeVisible();

    const fromTheSite = join(dirname(bench.userData), 'from-the-site.pdf');
    await writeFile(fromTheSite, await longPdf(1));
    await app.evaluate(({ dialog }, filePath) => {
      dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [filePath] });
    }, fromTheSite);
    await goTo(page, walk.says('Manifests') as 'Manifests');
    await page
      .getByRole('list', { name: 'Manifests' })
      .getByRole('button', { name: /^1 order/ })
      .click();
    await page.getByRole('button', { name: walk.says('Import its PDF…') }).click();
    expect((await previewedPage(page, 1)).words).toContain('Page 1 of 1');
    expect(service.manifestRequests()).toBe(1);
    walk.says('In doubt');
    walk.done({ 'It was not done…': 'it takes five minutes that pass: test/node/in-doubt/in-doubt.test.ts' });
  } finally {
    await service.close();
  }
});
