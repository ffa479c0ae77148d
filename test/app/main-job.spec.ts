/**
 * The main job on real parts: first start, scan three orders, manifest, preview, print; then again after a restart.
 * There, print truth: the screen says about a job what the print system says.
 */
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { type Bench, expect, type OpenApp, test } from '../helpers/app.ts';
import { bridgeOf, unshippedOrders } from '../helpers/bridge.ts';
import { drawn } from '../helpers/drawn.ts';
import { walkOf } from '../helpers/drill-walk.ts';
import { hearLiveRegions } from '../helpers/live-regions.ts';
import {
  addLiveAccount,
  goTo,
  manifestSelection,
  orderRows,
  ordersRead,
  printShown,
  readOrderNumbers,
  scanAll,
  storedPdfs,
  switchAccount,
} from '../helpers/operator.ts';
import { differingPart, inkPart, type PdfPage, readPdfPages } from '../helpers/pdf-pages.ts';
import { type RunningService, startPracticeService } from '../helpers/practice-service.ts';
import { previewedPage } from '../helpers/preview.ts';
import { seePrintTruth } from '../helpers/print-truth-steps.ts';
import { beginning, say } from '../helpers/texts.ts';

test('first start to printed manifest; after a restart it is in the history and prints with its service switched off; what the screen says of a printer, of each of its jobs and of the papers it prints is what the print system says', async ({
  bench,
}) => {
  const service = await startPracticeService(join(dirname(bench.userData), 'service'));
  try {
    const first = await bench.open();
    await test.step('first start to printed manifest', () => doMainJob(bench, first.page));
    await test.step('the same on a live account', () => doLiveJob(first, service));
    await first.close();
  } finally {
    await service.close();
  }

  const { page } = await bench.open();
  await test.step('after a restart the manifest is in the history and prints with its service switched off', () =>
    printAgain(bench, page));
  await test.step('a manifest that comes meanwhile moves no row under the pointer, and takes the focus from none', () =>
    seeRowsStay(page));
  await test.step('a cell shows its words on hover only where they are cut off', () => seeCutWords(page));
  // From another screen: the list of the last account stays until the next one has come.
  await goTo(page, 'settings');
  const { isHeardOnce } = await hearLiveRegions(page);
  await page.keyboard.press('Alt+1');
  await isHeardOnce(/^Practice North$/);
  await goTo(page, 'orders');
  await seePrintTruth(page, bench.printSystem ?? raise('there is no print system'), walkOf('printer'));
});

async function doMainJob(bench: Bench, page: Page): Promise<void> {
  const orderNumbers = await readOrderNumbers(page, 3);

  await scanAll(page, orderNumbers);
  const { isHeardOnce } = await hearLiveRegions(page);
  await manifestSelection(page, 3);
  await isHeardOnce(say('manifests.created.stored', { count: 3 }));

  const stored = await readPdfPages(lastStoredPdf(bench, 1));
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
}

async function doLiveJob({ app, page }: OpenApp, service: RunningService): Promise<void> {
  const [{ service_api_key: serviceKey, subscription_key: subscriptionKey }] = service.accounts;
  await addLiveAccount(app, page, { label: 'Harbour Shop', baseAddress: service.url, serviceKey, subscriptionKey });
  await goTo(page, 'orders');
  await switchAccount(page, 'Harbour Shop');
  await ordersRead(page);
  // By hand: this service has the same demo orders as the practice accounts, so a scan would find several.
  await orderRows(page).nth(0).click();
  await orderRows(page).nth(1).click();
  const asked = await noteReaderQuestions(page);
  await manifestSelection(page, 2);
  await previewedPage(page, 1);
  // In one turn: an answer to the first would come behind the making of the screen, and page 1 would be read after that.
  expect(await asked()).toContain('GetAnnotations GetOperatorList');
  await printShown(page, 'Print');
}

/** What the page asks the reader of PDFs from now on, a line for each turn of the page. */
async function noteReaderQuestions(page: Page): Promise<() => Promise<string>> {
  const lines = await page.evaluateHandle(() => {
    const turns: string[][] = [];
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, ...said: Parameters<typeof postMessage>) {
      if (!turns.at(-1)?.length) queueMicrotask(() => turns.push([]));
      if (turns.length === 0) turns.push([]);
      turns.at(-1)?.push(String((said[0] as { readonly action?: string }).action));
      postMessage.apply(this, said);
    } as typeof postMessage;
    return turns;
  });
  return () => lines.evaluate((turns) => turns.map((turn) => turn.join(' ')).join('\n'));
}

async function printAgain(bench: Bench, page: Page): Promise<void> {
  await goTo(page, 'manifests');
  await page
    .getByRole('list', { name: say('manifests.list.label') })
    .getByRole('button', { name: beginning(say('common.orders', { count: 2 })) })
    .click();
  await expect(page.getByRole('heading', { name: say('manifests.detail.title', { count: 2 }) })).toBeVisible();
  await previewedPage(page, 1);
  await printShown(page, 'Print copy 2');
  await expectPrinted(bench, await readPdfPages(lastStoredPdf(bench, 2)), 3);
}

async function seeRowsStay(page: Page): Promise<void> {
  const bridge = bridgeOf(page);
  const accounts = (await bridge.ask('accounts.list', {})).accounts.filter(({ kind }) => kind === 'practice');
  const accountId = accounts[0]?.accountId ?? raise('there is no practice account');
  const [order = raise('every order is in a manifest')] = (
    await bridge.ask('orders.window', { query: unshippedOrders([accountId]), offset: 0, count: 1 })
  ).rows;
  const { orderId, orderNumber, receiverName, carrierName, trackingNumber } = order;

  const manifests = page.getByRole('list', { name: say('manifests.list.label') });
  await page.getByRole('radio', { name: say('manifests.of.all') }).click();
  const pressed = manifests.getByRole('button', { name: beginning(say('common.orders', { count: 2 })) });
  await pressed.hover();
  await pressed.focus();
  const topOf = async (): Promise<number | undefined> => (await pressed.boundingBox())?.y;
  const before = await topOf();
  const fields = { orderId, orderNumber, receiverName, carrierName, trackingNumber };
  await bridge.ask('manifests.create', { accountId, orders: [fields] });
  await expect(manifests.getByRole('button', { name: beginning(say('common.orders', { count: 1 })) })).toBeAttached();
  expect(await topOf()).toBe(before);
  await expect(pressed).toBeFocused();
}

async function seeCutWords(page: Page): Promise<void> {
  await goTo(page, 'orders');
  const words = orderRows(page).locator('[data-whole]');
  await words.first().hover();
  await expect(words.first()).toHaveAttribute('title', '');
  const size = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  await page.setViewportSize({ width: 640, height: 800 });
  await drawn(page);
  const cut = words.filter({ visible: true }).nth(
    await words.evaluateAll((all) =>
      all.findIndex((one) => {
        const cutters = [one, one.closest('[role="gridcell"]')];
        // A name is cut at the end of its second line.
        return cutters.some(
          (it) =>
            it !== null &&
            it.clientWidth > 0 &&
            (it.scrollWidth > it.clientWidth || it.scrollHeight > it.clientHeight + 8),
        );
      }),
    ),
  );
  await cut.hover();
  await expect(cut).toHaveAttribute('title', (await cut.textContent()) ?? '');
  await page.setViewportSize(size);
}

/** The newest one, when there are this many. */
function lastStoredPdf({ userData }: Bench, count: number): string {
  const stored = storedPdfs(userData);
  expect(stored).toHaveLength(count);
  return stored.at(-1) ?? raise('no PDF was kept');
}

/** Page by page: the printer received what is stored, at its size, and nothing else. */
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
