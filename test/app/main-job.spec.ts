/** The main job on real parts: first start, scan three orders, manifest, preview, print; then again after a restart. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bench, expect, test } from '../helpers/app.ts';
import {
  addLiveAccount,
  goTo,
  manifestSelection,
  orderRows,
  printShown,
  readOrderNumbers,
  scanAll,
  storedPdfs,
  switchAccount,
} from '../helpers/operator.ts';
import { differingPart, inkPart, type PdfPage, readPdfPages } from '../helpers/pdf-pages.ts';
import { startPracticeService } from '../helpers/practice-service.ts';
import { previewedPage } from '../helpers/preview.ts';

test('first start to printed manifest', async ({ bench }) => {
  const { page } = await bench.open();
  const orderNumbers = await readOrderNumbers(page, 3);

  await scanAll(page, orderNumbers);
  await manifestSelection(page, 3);

  const stored = await readPdfPages(onlyStoredPdf(bench));
  const words = stored.map(({ text }) => text).join(' ');
  for (const orderNumber of orderNumbers) expect(words).toContain(orderNumber);

  const shown = await previewedPage(page, 1);
  const first = stored[0] ?? raise('the manifest has no page');
  expect(lettersOf(shown.words)).toBe(lettersOf(first.text));
  // Another program has drawn the same page: about the same part of it is dark.
  expect(shown.inkPart).toBeGreaterThan(inkPart(first) / 2);
  expect(shown.inkPart).toBeLessThan(inkPart(first) * 2);

  await printShown(page, 'Print');
  await expectPrinted(bench, stored, 1);
});

test('after a restart the manifest is in the history and prints with its service switched off', async ({ bench }) => {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-service-'));
  const service = await startPracticeService(folder);
  try {
    const first = await bench.open();
    const [{ service_api_key: serviceKey, subscription_key: subscriptionKey }] = service.accounts;
    const account = { label: 'Harbour Shop', baseAddress: service.url, serviceKey, subscriptionKey };
    await addLiveAccount(first.app, first.page, account);
    await goTo(first.page, 'Orders');
    await switchAccount(first.page, 'Harbour Shop');
    // By hand: this service has the same demo orders as the practice accounts, so a scan would fit several.
    await orderRows(first.page).nth(0).click();
    await orderRows(first.page).nth(1).click();
    await manifestSelection(first.page, 2);
    await previewedPage(first.page, 1);
    await printShown(first.page, 'Print');
    await first.close();
  } finally {
    await service.close();
    await rm(folder, { recursive: true, force: true });
  }

  const { page } = await bench.open();
  await goTo(page, 'Manifests');
  await page
    .getByRole('list', { name: 'Manifests' })
    .getByRole('button', { name: /^2 orders/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Manifest of 2 orders' })).toBeVisible();
  await previewedPage(page, 1);
  await printShown(page, 'Print copy 2');
  await expectPrinted(bench, await readPdfPages(onlyStoredPdf(bench)), 2);
});

function onlyStoredPdf({ userData }: Bench): string {
  const [stored, ...others] = storedPdfs(userData);
  expect(others).toEqual([]);
  return stored ?? raise('no PDF was kept');
}

/** Page by page: the printer got what is stored, at its size, and nothing else. */
async function expectPrinted({ printSystem }: Bench, stored: readonly PdfPage[], times: number): Promise<void> {
  const received = (await printSystem?.received()) ?? [];
  expect(received).toHaveLength(times);
  const printed = await readPdfPages(received.at(-1) ?? raise('nothing was printed'));
  expect(printed).toHaveLength(stored.length);
  for (const [index, kept] of stored.entries()) {
    const paper = printed[index] ?? raise('a page is missing');
    expect([paper.width, paper.height]).toEqual([kept.width, kept.height]);
    expect(differingPart(kept, paper)).toBeLessThan(0.01);
    expect(inkPart(paper)).toBeGreaterThan(inkPart(kept) / 2);
  }
}

function lettersOf(words: string): string {
  return words.replace(/\s+/g, '').normalize('NFKC');
}

function raise(words: string): never {
  throw new Error(words);
}
