/**
 * `npm run bench:preview`, not part of the tests: a long manifest as the practice service draws it, shown by the app
 * and by pdf.js alone.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { makeManifestPdf } from '../../../src-main/sandbox/manifest-pdf/manifest-pdf.ts';
import { rowsPerPage } from '../../../src-main/sandbox/manifest-pdf/page-drawing.ts';
import { givenNumbers, handOver } from '../../bench/in-app.ts';
import { memoryOfApp } from '../../bench/memory-of-app.ts';
import type { PreviewMeasures } from '../../bench/preview/cli.ts';
import { type Bench, expect, test } from '../../helpers/app.ts';
import { bridgeOf } from '../../helpers/bridge.ts';
import { openLiveShop } from '../../helpers/live-shop.ts';
import { goTo } from '../../helpers/operator.ts';
import { startPdfService } from '../../helpers/pdf-service.ts';
import { previewedPage } from '../../helpers/preview.ts';
import { say } from '../../helpers/texts.ts';

const { pages, rounds } = givenNumbers({ pages: 500, rounds: 5 });
const minute = 60_000;
const alone = resolve(import.meta.dirname, '..', '..', 'bench', 'preview', 'pdf-alone');
// pdf.js may say something in the console.
test.use({ expectedFault: /^console: / });

test(`page 1 of ${pages}, and all of them scrolled past`, async ({ bench }) => {
  test.setTimeout(20 * minute);
  const folder = await mkdtemp(join(tmpdir(), 'packbench-bench-preview-'));
  const pdf = await longManifest(pages);
  // The newest manifest opens by itself with the screen: it is a short one, and the long one is pressed.
  const service = await startPdfService(pdf, await longManifest(1));
  try {
    const pdfPath = join(folder, 'manifest.pdf');
    await writeFile(pdfPath, pdf);
    const keys = { name: '', service_api_key: 'a'.repeat(48), subscription_key: 'b'.repeat(32) };
    const opened = await openLiveShop(bench, { url: service.url, accounts: [keys, keys] });
    const { page } = opened;
    for (const orderId of [81, 82]) {
      const order = {
        ...{
          orderId,
          orderNumber: `PAPER-${orderId}`,
          receiverName: 'Ana',
          carrierName: 'NZ Post',
          trackingNumber: 'T',
        },
      };
      const made = await bridgeOf(page).outcome('manifests.create', { accountId: opened.accountId, orders: [order] });
      if (!made.ok) throw new Error(made.failure.code);
    }
    await watchFirstPage(page);
    const ours: number[] = [];
    for (let round = 0; round <= rounds; round += 1) ours.push(await pressToFirstPage(page));
    const width = await page
      .locator('[data-page="1"] canvas')
      .evaluate((canvas) => (canvas as HTMLCanvasElement).width);
    const { memoryBefore, memory } = await scrolledMemory(page, opened.app.process().pid ?? 0);
    await opened.close();

    const pdfJsAlone = await aloneTimes(bench, pdfPath, width);
    const measures: PreviewMeasures = {
      pageCount: pages,
      fileMb: pdf.byteLength / 1_000_000,
      ours: ours.slice(1),
      pdfJsAlone: pdfJsAlone.slice(1),
      memoryBefore,
      memory,
    };
    handOver(measures);
    expect(measures.ours).toHaveLength(rounds);
  } finally {
    await service.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});

/** One carrier, and as many orders as fill the pages. */
function longManifest(pageCount: number): Promise<Buffer> {
  const orders = Array.from({ length: pageCount * rowsPerPage }, (_, at) => ({
    orderId: 4_501 + at,
    orderNumber: `#${1_000 + at}`,
    name: at % 7 === 0 ? 'Ana Núñez' : 'Bob Smith',
    company: at % 5 === 0 ? 'Harbour Cycles' : '',
    city: 'Auckland',
    postCode: '1010',
    countryCode: 'NZ',
    carrier: 'NZ Post',
    carrierService: 'Courier',
    trackingNumber: `TN${100_000_000 + at}NZ`,
    weightKg: 1.25,
  }));
  return makeManifestPdf({ accountName: 'Harbour Shop', madeAt: new Date('2026-11-20T12:00:00Z'), orders });
}

interface Watching {
  /** Milliseconds from the next press on a row of the list to page 1 drawn. */
  pressToFirstPage(): Promise<number>;
}

async function watchFirstPage(page: Page): Promise<void> {
  await page.evaluate((count) => {
    const pressToFirstPage = (): Promise<number> =>
      new Promise((resolve) => {
        const row = [...document.querySelectorAll<HTMLElement>('ul[aria-label="Manifests"] button')].at(-1);
        if (row === undefined) throw new Error('there is no manifest in the list');
        const observer = new MutationObserver(() => {
          const first = document.querySelector('[data-page="1"][data-stage="drawn"]');
          if (first?.getAttribute('aria-label')?.includes(String(count)) !== true) return;
          observer.disconnect();
          resolve(performance.now() - began);
        });
        observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-stage'] });
        const began = performance.now();
        row.click();
      });
    Object.assign(globalThis, { pressToFirstPage });
  }, pages);
}

/** Starts from the list with the short one open. */
async function pressToFirstPage(page: Page): Promise<number> {
  await goTo(page, 'orders');
  await goTo(page, 'manifests');
  await expect(page.getByRole('list', { name: say('manifests.list.label') }).getByRole('button')).toHaveCount(2);
  await previewedPage(page, 1);
  return page.evaluate(() => (globalThis as unknown as Watching).pressToFirstPage());
}

/** Page after page, waiting for each; measures at every tenth page. */
async function scrolledMemory(page: Page, processId: number) {
  const preview = page.getByRole('region', { name: say('manifests.preview.label') });
  const memoryBefore = memoryOfApp(processId).megabytes;
  const memory: number[] = [];
  for (let number = 2; number <= pages; number += 1) {
    await preview.evaluate(
      (region, wanted) => {
        // As the wheel does: to where the next page begins.
        const scroller = region.querySelector('[data-page]')?.closest('[tabindex="0"]');
        const area = scroller?.firstElementChild;
        if (!scroller || !area) throw new Error('there is no desk');
        scroller.scrollTop = (area.scrollHeight * (wanted.number - 1)) / wanted.pages;
      },
      { number, pages },
    );
    await preview.locator(`[data-page="${number}"][data-stage="drawn"]`).waitFor();
    if (number % 10 === 0 || number === pages) memory.push(memoryOfApp(processId).megabytes);
  }
  return { memoryBefore, memory };
}

async function aloneTimes(bench: Bench, pdfPath: string, width: number): Promise<number[]> {
  const { page, close } = await bench.open({ program: alone, environment: { PACKBENCH_BENCH_PDF: pdfPath } });
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const drawn = page.evaluate(
      (wide) => (globalThis as unknown as { drawFirst(width: number): Promise<number> }).drawFirst(wide),
      width,
    );
    times.push(await drawn);
  }
  await close();
  return times;
}
