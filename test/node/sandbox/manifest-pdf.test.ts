/** The manifest's PDF, read back with pdf.js: what a courier and a scanner get. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { type PdfPage, readPdf } from './pdf-text.ts';
import {
  allOrders,
  answerOf,
  openSandbox,
  postManifest,
  type RunningSandbox,
  runSandbox,
  type WireOrder,
} from './running-sandbox.ts';

async function manifest(sandbox: RunningSandbox, orders: readonly WireOrder[]): Promise<readonly PdfPage[]> {
  const answer = await answerOf(postManifest(sandbox, { order_ids: orders.map((order) => order.order_id) }));
  expect(answer.errors).toEqual([]);
  return readPdf(Buffer.from(answer.pdf ?? '', 'base64'));
}

/** Of all unshipped orders in the default size; both its content and its look are checked in the same one. */
let demo: { readonly orders: readonly WireOrder[]; readonly pages: readonly PdfPage[] };

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-sandbox-'));
  const sandbox = await openSandbox(folder, {});
  try {
    const orders = await allOrders(sandbox, { status: 'Unshipped' });
    demo = { orders, pages: await manifest(sandbox, orders) };
  } finally {
    await sandbox.service.close();
    await rm(folder, { recursive: true, force: true });
  }
});

it('holds a row for every order, in its own script, with the tracking number as text and as Code 128', () => {
  const { orders, pages } = demo;
  for (const script of [/\p{Script=Thai}/u, /\p{Script=Han}/u, /ß|ü/, /ā|ū/, /Œ|ï|é/, /ọ|ễ/]) {
    expect(
      orders.some((order) => script.test(order.name)),
      String(script),
    ).toBe(true);
  }
  const lines = pages.flatMap((page) => page.text.split('\n'));
  for (const order of orders) {
    const row = lines.find((line) => line.replace(/^\d+ /, '') === `${order.order_number} ${order.name}`);
    expect(row, order.order_number).toBeDefined();
    expect(lines.filter((line) => line.endsWith(` ${order.tracking_number}`))).toHaveLength(1);
  }
  expect(pages.flatMap((page) => page.barcodes).toSorted()).toEqual(
    orders.map((order) => order.tracking_number).toSorted(),
  );
  expect(lines.join('')).not.toMatch(/\p{Cc}|\uFFFD/u);
});

it('is A4, numbers its pages, and starts each carrier on a page of its own', () => {
  const { orders, pages } = demo;
  const carriers = [...new Set(orders.map((order) => order.carrier_name))].toSorted();
  expect(pages.length).toBeGreaterThan(carriers.length - 1);
  const heads: string[] = [];
  for (const [index, page] of pages.entries()) {
    expect([page.width, page.height].map(Math.round)).toEqual([595, 842]);
    expect(page.text).toContain(`Page ${index + 1} of ${pages.length}`);
    expect(page.text).toContain('Practice North');
    expect(page.text).toContain('2026-03-02 10:20 UTC');
    heads.push(page.text.split('\n')[0]?.replace(/ Manifest$/, '') ?? '');
  }
  expect([...new Set(heads)]).toEqual(carriers);
  for (const carrier of carriers) {
    const ofCarrier = pages.filter((_, index) => heads[index] === carrier);
    const count = orders.filter((order) => order.carrier_name === carrier).length;
    expect(ofCarrier[0]?.text).toContain(count === 1 ? '1 order,' : `${count} orders,`);
    expect(ofCarrier.map((page) => page.text.includes('Signature'))).toEqual(
      ofCarrier.map((page) => page === ofCarrier.at(-1)),
    );
  }
});

it('never lets a row leave its page', async () => {
  const sandbox = await runSandbox({ orders: 700, addresses: 0 });
  const orders = await allOrders(sandbox, { status: 'Unshipped' });
  const pages = await manifest(sandbox, orders);
  expect(pages.every((page) => page.barcodes.length > 0 && page.barcodes.length <= 14)).toBe(true);
});

it('has each of 500 orders on it once', async () => {
  const sandbox = await runSandbox({ orders: 1200, addresses: 0 });
  const orders = (await allOrders(sandbox, { status: 'Unshipped' })).slice(0, 500);
  expect(orders).toHaveLength(500);
  const shown = (await manifest(sandbox, orders)).flatMap((page) => page.barcodes);
  expect(shown).toHaveLength(500);
  expect(new Set(shown).size).toBe(500);
});
