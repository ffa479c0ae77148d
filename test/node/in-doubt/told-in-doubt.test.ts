/** What the page hears about writes in doubt: which there are, the state of each, and when it must look again. */
import { expect, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import type { WriteRecord } from '../../../src-main/journal/write-record.ts';
import { failureFrom, inFolder, manifestOrder, pdfBytes, rawAnswer } from '../manifests/manifests-bench.ts';
import { type Bench, inBench, open } from './in-doubt-bench.ts';

const minute = 60_000;

test('writes in doubt are listed as they stand, the newest first, and nothing else is', () =>
  inBench(async ({ inDoubt, doubt, ledger, clock }) => {
    expect([inDoubt.list(), inDoubt.count()]).toEqual([[], 0]);
    const first = await doubt({}, 1, 2);
    clock.advance(minute);
    const about = { toAccountId: 'two', toAccountLabel: 'Two' };
    const second = await doubt({ kind: 'assign', accountId: 'three', accountLabel: 'Three', about }, 3);
    const open = ledger.writes.begin({
      kind: 'archive',
      accountId: 'one',
      accountLabel: '',
      origin: '',
      fingerprint: '',
      orders: [manifestOrder(9)],
    });
    await ledger.writes.markSent(open.writeId);
    const record = ledger.writes.get(first);
    expect(inDoubt.list()).toEqual([
      {
        ...{
          writeId: second,
          kind: 'assign',
          accountId: 'three',
          accountLabel: 'Three',
          toAccountId: 'two',
          settled: false,
        },
        orders: [{ orderId: 3, orderNumber: '#3' }],
        createdAt: '2026-11-20T10:01:00.000Z',
        sentAt: '2026-11-20T10:01:00.000Z',
        failure: { code: 'in-doubt', changed: 'unknown', details: [], facts: {} },
        ...{ readings: [], mayResolve: [], notDoneIn: null },
      },
      expect.objectContaining({
        writeId: first,
        toAccountId: null,
        createdAt: record?.createdAt,
        orders: [1, 2].map((orderId) => ({ orderId, orderNumber: `#${orderId}` })),
      }),
    ]);
    expect(inDoubt.count()).toBe(2);
  }));

test('the page hears of a count that changed, and not twice of the same', () =>
  inBench(async ({ inDoubt, doubt, told }) => {
    inDoubt.announce();
    inDoubt.announce();
    expect(told).toEqual([0]);
    await doubt({}, 1);
    inDoubt.announce();
    inDoubt.announce();
    expect(told).toEqual([0, 1]);
  }));

test('a write that was settled while it was looked up takes no reading, and that is told as a change and no fault of Packbench', () =>
  inBench(async ({ inDoubt, doubt, ledger, service, told }) => {
    const writeId = await doubt({}, 1);
    service.put('one', 'Shipped', 1);
    const settlement = { at: '', by: 'mia', resolution: 'done' as const, done: [1], notDone: [] };
    const looked = inDoubt.lookUp(writeId, undefined, () => void ledger.writes.settleByHand(writeId, settlement));
    expect(await failureFrom(looked)).toMatchObject({ code: 'changed-meanwhile', changed: 'nothing' });
    expect([ledger.writes.get(writeId)?.readings, told]).toEqual([[], []]);
  }));

/** A change that the service refused: nothing is under way there any more. */
async function refused(
  { doubt, ledger }: Bench,
  some: Parameters<Bench['doubt']>[0],
  ...orderIds: number[]
): Promise<string> {
  const writeId = await doubt(some, ...orderIds);
  const { failure } = failureOf('in-doubt', { changed: 'unknown', facts: { reason: 'service-refused' } });
  await ledger.writes.settle(writeId, 'in-doubt', { failure });
  return writeId;
}

test.each<[string, readonly number[], boolean, WriteRecord['state'], readonly (string | undefined)[]]>([
  ['each of its orders is there: refused as a whole', [1, 2], true, 'rejected', [undefined, undefined]],
  ['one of them is gone: each settled by itself', [2], true, 'resolved', ['done', 'not-done']],
])('a refused change is settled by its look-up: %s', (_words, left, settled, state, settledAs) =>
  inBench(async (bench) => {
    const { inDoubt, service, ledger, told } = bench;
    service.put('one', 'Unshipped', ...left);
    const writeId = await refused(bench, { kind: 'archive' }, 1, 2);
    const looked = await inDoubt.lookUp(writeId);
    expect(looked).toMatchObject({ writeId, settled });
    const record = ledger.writes.get(writeId);
    expect([record?.state, record?.orders.map((order) => order.settledAs)]).toEqual([state, settledAs]);
    expect(record?.settlements).toEqual([
      {
        at: '2026-11-20T10:00:00.000Z',
        by: 'look-up',
        resolution: 'split',
        done: left.length === 1 ? [1] : [],
        notDone: left,
      },
    ]);
    // It is no longer in doubt, and the page hears that once.
    expect([told, inDoubt.count()]).toEqual([[0], 0]);
  }),
);

test('a refused change stays in doubt as far as its look-up tells nothing, and the page hears that it was looked up', () =>
  inBench(async (bench) => {
    const { inDoubt, service, ledger, told } = bench;
    const orders = [{ ...manifestOrder(1), orderNumber: '' }, manifestOrder(2)];
    const writeId = await refused(bench, { kind: 'archive', orders });
    service.put('one', 'Unshipped', 2);
    expect(await inDoubt.lookUp(writeId)).toMatchObject({ settled: false, orders: [{ orderId: 1 }] });
    expect(told).toEqual([1, 1]);
    const nothing = await refused(bench, { kind: 'archive', orders: [{ ...manifestOrder(3), orderNumber: '' }] });
    expect((await inDoubt.lookUp(nothing)).settled).toBe(false);
    expect(ledger.writes.get(nothing)?.settlements).toEqual([]);
  }));

test('every unshipped order, refused: done when none is left, and in doubt as long as one is', () =>
  inBench(async (bench) => {
    const { inDoubt, service, ledger } = bench;
    const writeId = await refused(bench, {
      kind: 'bulk-delete',
      orders: [],
      about: { remove: true, everyUnshipped: true },
    });
    service.put('one', 'Unshipped', 1);
    expect((await inDoubt.lookUp(writeId)).settled).toBe(false);
    service.held.clear();
    expect((await inDoubt.lookUp(writeId)).settled).toBe(true);
    expect(ledger.writes.get(writeId)).toMatchObject({ state: 'resolved', settlements: [{ done: [], notDone: [] }] });
  }));

test('a manifest that was refused is settled by nobody but a person', () =>
  inBench(async (bench) => {
    bench.service.put('one', 'Shipped', 1);
    const writeId = await refused(bench, {}, 1);
    expect(await bench.inDoubt.lookUp(writeId)).toMatchObject({ settled: false, mayResolve: ['done'] });
  }));

test.each([
  ['done', ['Shipped'], [1, 2], []],
  ['not-done', ['Unshipped'], [], [1, 2]],
] as const)('%s settles each order that is open, in the operator’s name', (resolution, [status], done, notDone) =>
  inBench(async ({ inDoubt, service, doubt, ledger, clock, told }) => {
    const writeId = await doubt({}, 1, 2);
    service.put('one', status, 1, 2);
    await inDoubt.lookUp(writeId);
    clock.advance(5 * minute);
    await inDoubt.lookUp(writeId);
    expect(await inDoubt.resolve(writeId, resolution)).toEqual({ remaining: [] });
    const at = '2026-11-20T10:05:00.000Z';
    expect(ledger.writes.get(writeId)?.settlements).toEqual([{ at, by: 'kim', resolution, done, notDone }]);
    expect(told).toEqual([1, 1, 0]);
    expect((await failureFrom(inDoubt.resolve(writeId, resolution))).code).toBe('changed-meanwhile');
    const noSuchWrite = inDoubt.resolve('20200101-000000-00000000', resolution);
    expect(await failureFrom(noSuchWrite)).toMatchObject({ code: 'request-not-valid', facts: { field: 'writeId' } });
  }),
);

test('a manifest that was settled as not made gets no PDF out of an answer that holds one beside its refusal', () =>
  inBench(async ({ inDoubt, service, doubt, ledger, clock, manifests }) => {
    const writeId = await doubt({}, 1);
    await ledger.backup.keepAnswer(writeId, rawAnswer({ labelType: 'PDF', pdfs: [pdfBytes('refused')] }));
    service.put('one', 'Unshipped', 1);
    await inDoubt.lookUp(writeId);
    clock.advance(5 * minute);
    await inDoubt.lookUp(writeId);
    await inDoubt.resolve(writeId, 'not-done');
    expect(manifests.get(writeId)).toMatchObject({ state: 'rejected', files: [] });
    expect((await manifests.create({ accountId: 'one', orders: [manifestOrder(1)] })).state).toBe('stored');
  }));

test('readings of an earlier run are known from the start on: the wait counts from there', () =>
  inFolder(async (folder) => {
    const first = open(folder);
    const writeId = await first.doubt({}, 1);
    first.service.put('one', 'Unshipped', 1);
    await first.inDoubt.lookUp(writeId);
    first.ledger.close();
    const again = first.reopen();
    again.clock.advance(4 * minute);
    expect(again.inDoubt.list()[0]?.notDoneIn).toBe(minute);
    again.clock.advance(minute);
    expect((await again.inDoubt.lookUp(writeId)).mayResolve).toEqual(['not-done']);
    again.ledger.close();
  }));

test('a doubt that was settled in part is told as settled, also where the ledger cannot be counted just then', () =>
  inBench(async ({ inDoubt, service, doubt, ledger }) => {
    const writeId = await doubt({}, 1, 2);
    service.put('one', 'Shipped', 1);
    service.put('one', 'Unshipped', 2);
    await inDoubt.lookUp(writeId);
    const answers = [1];
    const countIn: typeof ledger.writes.countIn = () => {
      const count = answers.shift();
      if (count === undefined) throw failureOf('file-failed');
      return count;
    };
    Object.assign(ledger.writes, { countIn });
    expect(await failureFrom(inDoubt.resolve(writeId, 'split'))).toMatchObject({
      code: 'file-failed',
      changed: 'done',
    });
    expect(ledger.writes.get(writeId)?.settlements).toHaveLength(1);
  }));
