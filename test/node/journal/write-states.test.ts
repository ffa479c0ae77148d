/** Where a write may go from each state, what is noted about it there, and what is left alone. */
import { expect, test } from 'vitest';
import { realFileCalls } from '../../../src-main/disk/durable-file.ts';
import { failureOf } from '../../../src-main/failures.ts';
import { type Ledger, openLedger } from '../../../src-main/journal/ledger.ts';
import type { Settlement, WriteRecord, WriteState } from '../../../src-main/journal/write-record.ts';
import { clock, inFolder, intent, openIn, silentLog } from './ledger-folder.ts';

const states = ['intent', 'sent', 'in-doubt', 'resolved', 'stored', 'rejected'] as const;
/** A late answer may still settle what is in doubt, and a PDF be imported for what was resolved. */
const mayGo: Readonly<Record<WriteState, readonly WriteState[]>> = {
  intent: ['rejected'],
  sent: ['stored', 'rejected', 'in-doubt'],
  'in-doubt': ['stored', 'rejected', 'in-doubt', 'resolved'],
  resolved: ['stored', 'resolved'],
  stored: ['stored'],
  rejected: ['rejected'],
};

async function inState(ledger: Ledger, state: WriteState, orderId: number): Promise<WriteRecord> {
  const begun = ledger.writes.begin(intent(orderId));
  const { writeId } = begun;
  if (state === 'intent') return begun;
  const sent = await ledger.writes.markSent(writeId);
  if (state === 'sent') return sent;
  if (state === 'resolved') await ledger.writes.settle(writeId, 'in-doubt', {});
  return ledger.writes.settle(writeId, state, {});
}

test('from each state to each other: moved, or refused with nothing changed', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    let orderId = 0;
    for (const from of states) {
      for (const to of ['stored', 'rejected', 'in-doubt', 'resolved'] as const) {
        const record = await inState(ledger, from, ++orderId);
        const moved = ledger.writes.settle(record.writeId, to, { labelType: 'ZPL' });
        if (mayGo[from].includes(to))
          expect(await moved, `${from} to ${to}`).toMatchObject({ state: to, labelType: 'ZPL' });
        else {
          await expect(moved, `${from} to ${to}`).rejects.toMatchObject({ failure: { code: 'internal' } });
          expect(ledger.writes.get(record.writeId)).toEqual(record);
        }
      }
    }
    await expect(ledger.writes.settle('20261120-080910-0a1b2c3d', 'stored', {})).rejects.toThrow('internal');
    ledger.close();
  }));

test('when each step came is noted: begun, sent, settled, and not settled while it is open', () =>
  inFolder(async (folder) => {
    let second = 0;
    const now = () => new Date(Date.UTC(2026, 10, 20, 8, 9, ++second));
    const ledger = openLedger({ folder, clock: { ...clock, now }, log: silentLog });
    const at = (at: number) => `2026-11-20T08:09:0${at}.000Z`;
    const begun = ledger.writes.begin(intent(1));
    expect(begun).toEqual({
      ...intent(1),
      ...{ writeId: begun.writeId, begunNo: 1, state: 'intent', createdAt: at(1) },
      ...{ sentAt: null, answeredAt: null, settledAt: null },
      ...{ about: {}, labelType: '', files: [], failure: null, attemptAfter: null, readings: [], settlements: [] },
    });
    expect(begun.writeId).toMatch(/^20261120-080901-[0-9a-f]{8}$/);
    expect(ledger.backup.writeIds()).toEqual([]);
    const sent = await ledger.writes.markSent(begun.writeId);
    expect(sent).toEqual({ ...begun, state: 'sent', sentAt: at(2) });
    expect(ledger.backup.readRecord(begun.writeId)).toEqual(sent);
    const doubt = await ledger.writes.conclude(sent, 'in-doubt', { answeredAt: at(9) });
    expect(doubt).toEqual({ ...sent, state: 'in-doubt', answeredAt: at(9) });
    const stored = await ledger.writes.conclude(doubt, 'stored', {});
    expect(stored).toEqual({ ...doubt, state: 'stored', settledAt: at(3) });
    expect([ledger.writes.get(begun.writeId), ledger.backup.readRecord(begun.writeId)]).toEqual([stored, stored]);
    ledger.close();
  }));

test('what another program ended meanwhile is not sent; what it has sent is not ended as never sent', () =>
  inFolder(async (folder) => {
    const lines: string[] = [];
    const note = (message: string): void => void lines.push(message);
    const ledger = openLedger({ folder, clock, log: { ...silentLog, info: note, error: note } });
    const [ended, sent] = [ledger.writes.begin(intent(1)), ledger.writes.begin(intent(2))];
    const failure = failureOf('cancelled').failure;
    const told = await ledger.writes.concludeUnsent(ended, { failure });
    expect(told).toMatchObject({ state: 'rejected', failure, sentAt: null });
    expect(told?.settledAt).not.toBeNull();
    await expect(ledger.writes.markSent(ended.writeId)).rejects.toMatchObject({
      failure: { code: 'cancelled', changed: 'nothing', facts: { remarks: [{ code: 'ended-by-another-packbench' }] } },
    });
    await ledger.writes.markSent(sent.writeId);
    expect(lines).toEqual([]);
    expect(await ledger.writes.concludeUnsent(sent, { failure })).toBeNull();
    expect(lines).toEqual(['ledger: another program is at this write']);
    expect(ledger.writes.get(sent.writeId)?.state).toBe('sent');
    // An end that came too late is reported as intended, and the first one stays stored.
    await ledger.writes.settle(sent.writeId, 'stored', {});
    expect(await ledger.writes.conclude(sent, 'in-doubt', { failure })).toMatchObject({ state: 'in-doubt', failure });
    expect([ledger.writes.get(sent.writeId)?.state, ledger.unwritten.all()]).toEqual(['stored', []]);
    expect(lines.slice(1)).toEqual(['ledger: a write has come to another end already']);
    ledger.close();
  }));

const settlement = (done: readonly number[], notDone: readonly number[]): Settlement => ({
  at: '2026-11-20T10:00:00.000Z',
  by: 'mia',
  resolution: 'split',
  done,
  notDone,
});

test('orders are settled one by one; the write with the last of them, and each settlement stays on the record', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    const { writeId } = ledger.writes.begin(intent(1, 2, 3));
    const reading = { readAt: '2026-11-20T09:00:00.000Z', orders: [] };
    for (const early of [
      () => ledger.writes.keepReading(writeId, reading),
      () => ledger.writes.settleByHand(writeId, settlement([1], [])),
      () => ledger.writes.settleRefused(writeId, settlement([1], [])),
    ]) {
      await expect(early()).rejects.toMatchObject({ failure: { code: 'internal' } });
    }
    await ledger.writes.markSent(writeId);
    await ledger.writes.settle(writeId, 'in-doubt', {});
    const later = { ...reading, readAt: '2026-11-20T09:30:00.000Z' };
    await ledger.writes.keepReading(writeId, reading);
    expect((await ledger.writes.keepReading(writeId, later)).readings).toEqual([reading, later]);
    const half = await ledger.writes.settleByHand(writeId, settlement([1], [2]));
    expect(half).toMatchObject({ state: 'in-doubt', settledAt: null, settlements: [settlement([1], [2])] });
    expect(half.orders.map(({ settledAs }) => settledAs)).toEqual(['done', 'not-done', undefined]);
    // The one that is settled as not done is free, the two others are not.
    expect(ledger.writes.begin(intent(2)).attemptAfter).toBe(writeId);
    expect(() => ledger.writes.begin(intent(3))).toThrow('already-open');
    expect(() => ledger.writes.begin(intent(1))).toThrow('already-manifested');
    const whole = await ledger.writes.settleByHand(writeId, settlement([3], []));
    expect(whole).toMatchObject({ state: 'resolved', settledAt: '2026-11-20T10:00:00.000Z' });
    expect(whole.settlements).toEqual([settlement([1], [2]), settlement([3], [])]);
    expect(ledger.backup.readRecord(writeId)).toEqual(whole);
    // Its PDF was imported: what was not done stays not done.
    await ledger.writes.settle(writeId, 'stored', {});
    const marks = ledger.writes.marksOf({ accountId: 'one', origin: '', fingerprint: '' }, [1, 2, 3]);
    const states = marks.flatMap((mark) => (mark.writeId === writeId ? [[mark.orderId, mark.state]] : []));
    expect(Object.fromEntries(states)).toEqual({ 1: 'stored', 2: 'not-done', 3: 'stored' });
    // Another kind of write for the order is not a second attempt.
    expect(ledger.writes.begin({ ...intent(4, 1), kind: 'archive' }).attemptAfter).toBeNull();
    ledger.close();
  }));

const details = [{ message: 'No', details: 'order 1' }];
const refusal = failureOf('in-doubt', {
  changed: 'unknown',
  details,
  facts: { accountId: 'one', reason: 'service-refused' },
}).failure;

test.each([
  ['each seen not done: refused as a whole, and nothing was changed', [], [1, 2], 'rejected', [undefined, undefined]],
  ['each seen done: settled, and no refusal any more', [1, 2], [], 'resolved', ['done', 'done']],
  ['one done, one not', [1], [2], 'resolved', ['done', 'not-done']],
  ['one not seen', [], [2], 'in-doubt', [undefined, 'not-done']],
] as const)('what the service refused, %s', (_words, done, notDone, state, settledAs) =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    const { writeId } = ledger.writes.begin({ ...intent(1, 2), kind: 'assign' });
    await ledger.writes.markSent(writeId);
    await ledger.writes.settle(writeId, 'in-doubt', { failure: refusal });
    const after = await ledger.writes.settleRefused(writeId, settlement(done, notDone));
    expect(after).toMatchObject({ state, settlements: [settlement(done, notDone)] });
    expect(after.orders.map((order) => order.settledAs)).toEqual(settledAs);
    const { failure } = after;
    if (state !== 'rejected') expect(failure).toEqual(refusal);
    else expect(failure).toEqual({ code: 'service-refused', changed: 'nothing', details, facts: { accountId: 'one' } });
    ledger.close();
  }),
);

test('what the service refused without a word, or without orders to look at', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    const doubtful = async (...orderIds: number[]): Promise<string> => {
      const { writeId } = ledger.writes.begin({ ...intent(...orderIds), kind: 'bulk-delete' });
      await ledger.writes.markSent(writeId);
      await ledger.writes.settle(writeId, 'in-doubt', {});
      return writeId;
    };
    const refused = await ledger.writes.settleRefused(await doubtful(1), settlement([], [1]));
    expect(refused.failure).toEqual({ code: 'service-refused', changed: 'nothing', details: [], facts: {} });
    expect(await ledger.writes.settleRefused(await doubtful(), settlement([], []))).toMatchObject({
      state: 'resolved',
    });
    ledger.close();
  }));

test('a backup that takes no copy stops no end, but lets nothing be sent', () =>
  inFolder(async (folder) => {
    const lines: string[] = [];
    const warn = (message: string): void => void lines.push(message);
    let isFull = false;
    const open: typeof realFileCalls.open = (...asked) =>
      isFull ? Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) : realFileCalls.open(...asked);
    const ledger = openLedger({ folder, clock, log: { ...silentLog, warn }, fileCalls: { ...realFileCalls, open } });
    const [one, two] = [ledger.writes.begin(intent(1)), ledger.writes.begin(intent(2))];
    const sent = await ledger.writes.markSent(one.writeId);
    isFull = true;
    await expect(ledger.writes.markSent(two.writeId)).rejects.toMatchObject({ failure: { code: 'disk-full' } });
    expect(lines).toEqual([]);
    const stored = await ledger.writes.conclude(sent, 'stored', {});
    expect([stored.state, ledger.writes.get(one.writeId), lines]).toEqual([
      'stored',
      stored,
      ['backup: record not kept'],
    ]);
    ledger.close();
  }));

test('a new write names the newest one of its kind that was settled as not done for one of its orders', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    const notDone = async (kind: WriteRecord['kind'], ...orderIds: number[]): Promise<string> => {
      const { writeId } = ledger.writes.begin({ ...intent(...orderIds), kind });
      await ledger.writes.markSent(writeId);
      await ledger.writes.settle(writeId, 'in-doubt', {});
      await ledger.writes.settleByHand(writeId, { ...settlement([], orderIds), resolution: 'not-done' });
      return writeId;
    };
    const attempts = [await notDone('archive', 1, 2), await notDone('archive', 2), await notDone('assign', 1, 2)];
    const after = async (kind: WriteRecord['kind'], ...orderIds: number[]): Promise<number> => {
      const { writeId, attemptAfter } = ledger.writes.begin({ ...intent(...orderIds), kind });
      await ledger.writes.settle(writeId, 'rejected', {});
      return attempts.indexOf(attemptAfter ?? '');
    };
    expect([await after('archive', 1), await after('archive', 1, 2), await after('assign', 2)]).toEqual([0, 1, 2]);
    expect([await after('manifest', 1), await after('archive', 3)]).toEqual([-1, -1]);
    ledger.close();
  }));

test('an end that nobody foresaw how to write down counts all the same, and keeps the words of the error', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    const sent = await ledger.writes.markSent(ledger.writes.begin(intent(1)).writeId);
    // No text holds such a number.
    const odd = { labelType: 1n as unknown as string };
    expect(await ledger.writes.conclude(sent, 'stored', odd)).toMatchObject({ state: 'stored', ...odd });
    expect(ledger.unwritten.reason()).toMatchObject({
      code: 'internal',
      details: [{ message: expect.stringContaining('BigInt'), details: '' }],
    });
    expect(ledger.writes.get(sent.writeId)?.state).toBe('stored');
    ledger.database.close();
  }));
