/** A page takes the place of one whose process ended by itself: how that one's writes ended is told, once. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import type { ChangeRun } from '../../../src-preload/contract/change.ts';
import type { Request } from '../../../src-preload/contract/operations.ts';

type Answer = (request: never) => unknown;
const stored = new Map<string, string>();
let answers: Readonly<Record<string, Answer>> = {};

beforeEach(() => {
  stored.clear();
  answers = {};
});
afterEach(() => vi.unstubAllGlobals());

/** A page of the same window, with nothing of the one before it but the window's storage. */
async function load() {
  vi.resetModules();
  const call = async (name: string, request: never): Promise<unknown> => {
    const value = await (answers[name] ?? (() => ({})))(request);
    return value instanceof Error ? { ok: false, failure: Object(value).failure } : { ok: true, value };
  };
  vi.stubGlobal('window', { packbench: { call, on: () => () => undefined } });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
  });
  await import('../all-texts.ts');
  const manifests = await import('../../../src-renderer/manifests/asked-earlier.ts');
  const runs = await import('../../../src-renderer/orders/changes/runs-to-their-end.ts');
  const { useSelectionStore } = await import('../../../src-renderer/bench/selection-store.ts');
  const { tellMadeUnheard } = await import('../../../src-renderer/orders/made-unheard.ts');
  const { useNotices } = await import('../../../src-renderer/ui/notices-store.ts');
  const select = (...orderIds: number[]): void => {
    const blank = { receiverName: '', carrierName: '', trackingNumber: '', country: '' };
    const orders = orderIds.map((orderId) => ({ orderId, orderNumber: `PB-${orderId}`, ...blank }));
    useSelectionStore.getState().add('north', orders, 'list');
  };
  return {
    ...{ ...manifests, tellMadeUnheard },
    restore: () => useSelectionStore.getState().restore(),
    ...runs,
    select,
    selected: () => [...(useSelectionStore.getState().byAccount.get('north')?.keys() ?? [])],
    told: () => useNotices.getState().notices.map(({ tone, words }) => [tone, words]),
  };
}

const manifest = { manifestId: 'm', accountId: 'north', orderCount: 2, orders: [{ orderId: 7 }, { orderId: 8 }] };

test('a manifest that was made: its orders leave the selection', async () => {
  (await load()).askedManifests.note('ask');
  const made = Promise.withResolvers<unknown>();
  answers = { 'manifests.endOf': () => made.promise };
  const page = await load();
  page.select(7, 8, 9);
  page.tellAskedEarlier();
  // The shell is drawn anew in another language.
  page.tellAskedEarlier();
  expect(page.told()).toEqual([]);
  made.resolve(manifest);
  await expect.poll(page.told).toEqual([['good', expect.stringContaining('2 orders')]]);
  expect(page.selected()).toEqual([9]);

  const next = await load();
  next.tellAskedEarlier();
  await Promise.resolve();
  expect(next.told()).toEqual([]);
});

test.each(['{"half', 'null', '{"a":1}', '[7,null]'])('a storage that holds %s stops nothing', async (text) => {
  answers = { 'changes.list': () => [ended] };
  for (const name of ['packbench.manifests', 'packbench.changes-told']) stored.set(name, text);
  const page = await load();
  page.tellAskedEarlier();
  page.askedManifests.note('ask');
  expect(await page.runsNotTold()).toEqual([ended]);
  expect(page.told()).toEqual([]);
});

test('a storage that is full stops nothing', async () => {
  const page = await load();
  vi.stubGlobal('sessionStorage', {
    ...{ getItem: () => null, removeItem: () => undefined },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  page.askedManifests.note('ask');
  page.askedManifests.told('ask');
  expect(page.told()).toEqual([]);
});

test('one that failed is told in its words, and one of which main has never heard as not sent; the orders stay selected', async () => {
  const { askedManifests } = await load();
  askedManifests.note('in doubt');
  askedManifests.note('never heard of');
  answers = {
    'manifests.endOf': ({ askId }: { askId: string }) =>
      askId === 'in doubt' ? failureOf('in-doubt', { changed: 'unknown' }) : null,
  };
  const page = await load();
  page.select(7);
  page.tellAskedEarlier();
  await expect.poll(() => page.told().length).toBe(2);
  expect(page.told()).toEqual(
    expect.arrayContaining([
      ['warn', expect.stringMatching(/^Manifest: /)],
      ['warn', expect.stringContaining('Nothing was sent')],
    ]),
  );
  expect(page.selected()).toEqual([7]);
});

test('one whose end the page has told itself is not told again, and one that its successor has not heard yet is by the next', async () => {
  const { askedManifests } = await load();
  askedManifests.note('heard');
  askedManifests.told('heard');
  askedManifests.note('not heard');
  answers = { 'manifests.endOf': () => Promise.withResolvers<unknown>().promise };
  (await load()).tellAskedEarlier();
  const asked: string[] = [];
  answers = { 'manifests.endOf': ({ askId }: { askId: string }) => asked.push(askId) && manifest };
  const page = await load();
  page.tellAskedEarlier();
  await expect.poll(() => page.told().length).toBe(1);
  expect(asked).toEqual(['not heard']);
});

const found = (orderId: number, foundAt: string) => ({ accountId: 'north', orderId, foundBy: 'scan', foundAt });
const [before, madeAt, since] = ['2026-11-20T10:00:00.000Z', '2026-11-20T10:01:00.000Z', '2026-11-20T10:02:00.000Z'];
const mark = { manifestId: 'm', state: 'stored', createdAt: madeAt };

/** All of Packbench ended, and was started again: nothing is in the window's storage. */
async function started(selection: readonly ReturnType<typeof found>[]) {
  // Of the thousands that may be selected only those of a manifest cross the bridge.
  const orders = [7, 8].map((orderId) => ({ orderId, manifest: mark }));
  answers = {
    'selection.get': () => ({ orders: selection, failure: null }),
    'selection.set': () => ({ orders: [], failure: null }),
    'orders.select': ({ query }: Request<'orders.select'>) => ({
      orders: query.filters.records === 'manifested' ? orders : [],
    }),
    'manifests.get': () => ({ ...manifest, createdAt: madeAt }),
  };
  const page = await load();
  void page.restore();
  await page.tellMadeUnheard();
  return page;
}

test('a manifest that was made as Packbench ended: the next start tells it, and its orders leave the selection', async () => {
  const page = await started([found(7, before), found(8, before), found(9, before)]);
  expect(page.told()).toEqual([['good', expect.stringContaining('2 orders')]]);
  expect(page.selected()).toEqual([9]);
});

test.each([
  ['chosen again since', [found(7, since), found(8, before)]],
  ['of which some were taken out since', [found(7, before)]],
])('orders of a made manifest that were %s stay selected', async (_what, selection) => {
  const page = await started(selection);
  expect(page.told()).toEqual([]);
  expect(page.selected()).toEqual(selection.map(({ orderId }) => orderId));
});

const none = { left: 0, sending: 0, 'looking-up': 0, done: 0, refused: 0, 'in-doubt': 0, cancelled: 0 };
const run: ChangeRun = {
  runId: 'run',
  accountId: 'north',
  kind: 'archive',
  state: 'running',
  counts: { ...none, sending: 2 },
};
const ended: ChangeRun = { ...run, state: 'ended', counts: { ...none, done: 2 } };

test('a change that ended before a page heard of it is told, once, and its orders leave the selection', async () => {
  const results = [7, 8].map((orderId) => ({ orderId, orderNumber: '', state: 'done', writeId: 'w', failure: null }));
  answers = {
    'changes.list': () => [ended],
    'changes.get': () => ({ ...ended, results }),
    'accounts.list': () => ({ accounts: [{ accountId: 'north', baseAddress: 'https://one.example' }] }),
  };
  const page = await load();
  page.select(7, 8, 9);
  expect(await page.runsNotTold()).toEqual([ended]);
  page.followEnd(ended);
  // Main told it as well, just then.
  page.followEnd(ended);
  await expect.poll(page.selected).toEqual([9]);
  expect(page.told()).toEqual([['good', expect.stringMatching(/^2 orders /)]]);
  await expect.poll(async () => (await load()).runsNotTold()).toEqual([]);
});

test('one that is still under way is known to each page until its end was told', async () => {
  answers = { 'changes.list': () => [run] };
  const page = await load();
  page.followEnd(run);
  expect(await page.runsNotTold()).toEqual([run]);
  expect(await (await load()).runsNotTold()).toEqual([run]);
});
