/** Activity: every write and every print of this bench, filtered, paged and exported, with no secret in it. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createActivityService } from '../../../src-main/activity/activity-service.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import type { ActivityEntry, ActivityFilter } from '../../../src-preload/contract/activity.ts';
import type { OrderChange } from '../../../src-preload/contract/change.ts';
import type { Order } from '../../../src-preload/contract/order.ts';
import { asChosen, type OrdersBench, startOrdersBench } from '../../helpers/orders-bench.ts';

const everything: ActivityFilter = { accountId: null, kind: null, outcome: null, from: null, to: null };
let folder: string;
let chosenPath: string | null = null;
let suggested = '';
let bench: OrdersBench;
let manifestId: string;

/** A manifest, its print where nothing prints, an archive and an assign: one of each, and a refused one. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-activity-'));
  const choosePath = async (name: string): Promise<string | null> => {
    suggested = name;
    return chosenPath;
  };
  bench = await startOrdersBench({ saveDialog: { choosePath } });
  const [one, two, three, four] = await bench.waiting('practice-1');
  if (one === undefined || two === undefined || three === undefined || four === undefined)
    throw new Error('too few orders');
  const manifest = { accountId: 'practice-1', orders: [asChosen(one), asChosen(two)] };
  ({ manifestId } = await bench.ask('manifests.create', manifest));
  const job = {
    manifestId,
    fileNumber: 1,
    printer: '=2+2, "Bench"',
    media: null,
    tray: null,
    copies: 1,
    pageCount: null,
  };
  await bench.outcome('printing.print', job);
  await change('practice-1', { kind: 'archive', orders: [short(three)] });
  await change('practice-1', { kind: 'assign', orders: [short(four)], toAccountId: 'practice-2' });
  await change('practice-1', { kind: 'archive', orders: [short(one)] });
});
afterAll(async () => {
  await bench.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function change(accountId: string, asked: OrderChange): Promise<void> {
  const { runId } = await bench.ask('changes.start', { accountId, change: asked });
  await bench.announcements.first('changes.progressed', (run) => run.runId === runId && run.state === 'ended');
}

function short({ orderId, orderNumber }: Order): { orderId: number; orderNumber: string } {
  return { orderId, orderNumber };
}

async function listed(more: Partial<ActivityFilter> = {}): Promise<readonly ActivityEntry[]> {
  return (await bench.ask('activity.list', { filter: { ...everything, ...more }, offset: 0, limit: 50 })).entries;
}

test('everything that was done is there, newest first', async () => {
  const entries = await listed();
  const seen = entries.map(({ kind, outcome, orderCount, about }) => ({ kind, outcome, orderCount, about }));
  expect(seen).toHaveLength(5);
  expect(seen).toEqual(
    expect.arrayContaining([
      { kind: 'manifest', outcome: 'done', orderCount: 2, about: '' },
      { kind: 'print', outcome: 'refused', orderCount: 2, about: '=2+2, "Bench"' },
      { kind: 'archive', outcome: 'done', orderCount: 1, about: '' },
      { kind: 'assign', outcome: 'done', orderCount: 1, about: 'Practice South' },
      { kind: 'archive', outcome: 'refused', orderCount: 1, about: '' },
    ]),
  );
  expect(entries.map(({ at }) => at)).toEqual(
    entries
      .map(({ at }) => at)
      .sort()
      .reverse(),
  );
  expect(entries.every((entry) => entry.accountId === 'practice-1' && entry.accountLabel === 'Practice North')).toBe(
    true,
  );
  expect(entries.find((entry) => entry.kind === 'print')?.manifestId).toBe(manifestId);
});

test('filters narrow it down, and the total counts what fits', async () => {
  expect((await listed({ kind: 'archive' })).map(({ outcome }) => outcome).sort()).toEqual(['done', 'refused']);
  expect(await listed({ kind: 'archive', outcome: 'refused' })).toHaveLength(1);
  expect(await listed({ accountId: 'practice-2' })).toEqual([]);
  const [newest] = await listed();
  expect(await listed({ from: new Date(Date.parse(newest?.at ?? '') + 1).toISOString() })).toEqual([]);
  expect(await listed({ to: new Date(Date.now() + 60_000).toISOString() })).toHaveLength(5);
});

test('pages do not overlap and know the whole', async () => {
  const all = await listed();
  const first = await bench.ask('activity.list', { filter: everything, offset: 0, limit: 3 });
  const second = await bench.ask('activity.list', { filter: everything, offset: 3, limit: 3 });
  expect([...first.entries, ...second.entries]).toEqual(all);
  expect([first.totalCount, second.totalCount]).toEqual([5, 5]);
});

test('an entry names its orders, and says why it was refused', async () => {
  const [refused] = await listed({ kind: 'archive', outcome: 'refused' });
  const detail = await bench.ask('activity.get', { activityId: refused?.activityId ?? '' });
  expect(detail).toMatchObject({ entry: refused, orders: [{ orderNumber: expect.stringMatching(/./) }] });
  expect(detail?.failure?.code).toBe(refused?.failureCode);
  const [print] = await listed({ kind: 'print' });
  const printed = await bench.ask('activity.get', { activityId: print?.activityId ?? '' });
  expect(printed).toMatchObject({ entry: { manifestId }, failure: null });
  expect(printed?.orders).toHaveLength(2);
  expect(await bench.ask('activity.get', { activityId: 'no such entry' })).toBeNull();
});

test('the export is a table a spreadsheet opens without running anything, and holds no key', async () => {
  chosenPath = join(folder, 'activity.csv');
  expect(await bench.ask('activity.export', { filter: everything, reasons: {} })).toEqual({ savedTo: chosenPath });
  const text = await readFile(chosenPath, 'utf8');
  expect(text.startsWith('\uFEFFtime,what,account,orders,outcome,reason,about,manifest\r\n')).toBe(true);
  expect(text.trimEnd().split('\r\n')).toHaveLength(6);
  expect(text).toContain(`"'=2+2, ""Bench"""`);
  for (const { service_api_key: service, subscription_key: subscription } of bench.sandbox.accounts) {
    expect(text).not.toContain(service);
    expect(text).not.toContain(subscription);
  }
});

test('where the screen shows no number of orders, the export has none, and two of three parcels are no day of a month', async () => {
  const [entry] = await listed();
  if (entry === undefined) throw new Error('nothing was done');
  const sheet = { ...entry, kind: 'hand-over', orderCount: 0, about: '2/3' } as const;
  const activityLog = {
    list: async () => ({ entries: [], totalCount: 1 }),
    get: () => null,
    each: () => [sheet].values(),
  };
  const path = join(folder, 'no-number.csv');
  const saveDialog = { choosePath: async () => path };
  const clock = { now: () => new Date(), passed: () => 0 };
  await createActivityService({ activityLog, readAhead: async () => undefined, saveDialog, clock }).export(
    everything,
    {},
  );
  const [, row = ''] = (await readFile(path, 'utf8')).split('\r\n');
  expect(row.split(/[,;]/)[3]).toBe('');
  expect(row.split(/[,;]/)[6]).toBe('2 of 3');
});

test('others have their turn while the rows of an export are read: each is a record of the ledger', async () => {
  const [entry] = await listed();
  if (entry === undefined) throw new Error('nothing was done');
  let turns = 0;
  let turnsAtEnd = 0;
  const count = (): void => {
    turns += 1;
    next = setImmediate(count);
  };
  let next: NodeJS.Immediate | null = null;
  onTestFinished(() => clearImmediate(next ?? undefined));
  function* each(): Generator<ActivityEntry> {
    count();
    for (let at = 0; at < 900; at += 1) yield entry as ActivityEntry;
    turnsAtEnd = turns;
  }
  const activityLog = { list: async () => ({ entries: [], totalCount: 900 }), get: () => null, each };
  const saveDialog = { choosePath: async () => join(folder, 'long.csv') };
  const clock = { now: () => new Date(), passed: () => 0 };
  const readAhead = async (): Promise<void> => undefined;
  await createActivityService({ activityLog, readAhead, saveDialog, clock }).export(everything, {});
  expect(turnsAtEnd).toBeGreaterThan(5);
});

test('an export says why in the words of the page, names the manifest, tells how far it is of what fits, and can be stopped', async () => {
  const [refused] = await listed({ outcome: 'refused', kind: 'archive' });
  if (refused === undefined) throw new Error('nothing was refused');
  const sheet = { ...refused, manifestId: 'the-manifest' };
  const asked: string[] = [];
  const activityLog = {
    list: async ({ kind }: ActivityFilter) => ({ entries: [], totalCount: kind === 'archive' ? 250 : 9_999 }),
    get: (id: string) => {
      asked.push(id);
      return null;
    },
    *each({ kind }: ActivityFilter) {
      asked.push(`each ${kind}`);
      for (let at = 0; at < 250; at += 1) yield sheet;
    },
  };
  const path = join(folder, 'in-words.csv');
  const readAhead = async (): Promise<void> => void asked.push('read ahead');
  const parts = { activityLog, readAhead, saveDialog: { choosePath: async () => path }, clock: systemClock };
  const service = createActivityService(parts);
  await service.get('one');
  const archived = { ...everything, kind: 'archive' } as const;
  const told: unknown[] = [];
  const reasons = { [refused.failureCode ?? '']: 'The service did not want to' };
  await service.export(archived, reasons, { progressed: (progress) => told.push(progress) });
  // The tallies of years are read in pieces before anything is asked of them at once.
  expect(asked).toEqual(['read ahead', 'one', 'read ahead', 'each archive']);
  expect(told.at(-1)).toEqual({ doneCount: 200, totalCount: 250 });
  const rows = (await readFile(path, 'utf8')).trimEnd().split('\r\n');
  expect(rows).toHaveLength(251);
  expect(rows[1]).toContain('The service did not want to');
  expect(rows[1]).toMatch(/[,;]the-manifest$/);
  await rm(path);
  const stopped = { signal: AbortSignal.abort() };
  await expect(service.export(archived, reasons, stopped)).rejects.toMatchObject({ failure: { code: 'cancelled' } });
  await expect(readFile(path)).rejects.toMatchObject({ code: 'ENOENT' });
});

test('a cancelled export writes nothing', async () => {
  chosenPath = null;
  expect(await bench.ask('activity.export', { filter: everything, reasons: {} })).toEqual({ savedTo: null });
});

function setZone(zone: string): void {
  const { TZ: before } = process.env;
  onTestFinished(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });
  process.env.TZ = zone;
}

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'the times of the export are those of the bench: %s',
  async (zone) => {
    setZone(zone);
    chosenPath = join(folder, 'activity-here.csv');
    await bench.ask('activity.export', { filter: everything, reasons: {} });
    const [, ...lines] = (await readFile(chosenPath, 'utf8')).trimEnd().split('\r\n');
    const here = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
    const shown = (await listed()).map(({ at }) => here.format(new Date(at)));
    expect(lines.map((line) => line.split(',')[0])).toEqual(shown);
  },
);

// At any time one of them has another day than Greenwich.
test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'the suggested file name has the day of the bench: %s',
  async (zone) => {
    setZone(zone);
    chosenPath = null;
    const dayThere = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(new Date());
    const days = [dayThere()];
    await bench.ask('activity.export', { filter: everything, reasons: {} });
    days.push(dayThere());
    expect(days.map((day) => `activity-${day}.csv`)).toContain(suggested);
  },
);
