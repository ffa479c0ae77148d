/** Everything done on the bench in one list: outcomes, filters, pages, and no secret in it. */

import { expect, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { createActivityLog } from '../../../src-main/journal/activity-log.ts';
import { openLedger } from '../../../src-main/journal/ledger.ts';
import type { LedgerDatabase } from '../../../src-main/journal/ledger-database.ts';
import { createPrintLog, insertPrintJob } from '../../../src-main/journal/print-log.ts';
import type { WriteIntent } from '../../../src-main/journal/write-record.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import type { ActivityFilter } from '../../../src-preload/contract/activity.ts';
import { enteredOnce } from '../../helpers/alone.ts';
import { turnsDuring } from '../../helpers/longest-turn.ts';
import { inFolder, intent, openIn, plansOf, printJob, silentLog } from './ledger-folder.ts';
import { fillWithPast } from './past-record.ts';

const everything: ActivityFilter = { accountId: null, kind: null, outcome: null, from: null, to: null };

/** One entry a minute from 10:00 on: each write ends differently, and the first has prints. */
async function withActivity(
  work: (activity: ReturnType<typeof createActivityLog>, manifestId: string) => Promise<void>,
): Promise<void> {
  await inFolder(async (folder) => {
    let minute = 0;
    const at = () => new Date(Date.parse('2026-11-20T10:00:00.000Z') + minute * 60_000);
    const ledger = openLedger({ folder, clock: { ...systemClock, now: at }, log: silentLog });
    const { writes } = ledger;
    const begin = (some: Partial<WriteIntent>, ...orderIds: number[]): string => {
      minute++;
      return writes.begin({ ...intent(...orderIds), ...some }).writeId;
    };
    const stored = begin({}, 1, 2);
    await writes.markSent(stored);
    await writes.settle(stored, 'stored', {});
    const refused = begin({ kind: 'archive' }, 3);
    await writes.markSent(refused);
    await writes.settle(refused, 'rejected', { failure: failureOf('service-refused').failure });
    await writes.settle(begin({}, 4), 'rejected', { failure: failureOf('cancelled').failure });
    const doubt = begin({ kind: 'assign', accountId: 'two', about: { toAccountId: 'one', toAccountLabel: 'One' } }, 5);
    await writes.markSent(doubt);
    await writes.settle(doubt, 'in-doubt', { failure: failureOf('in-doubt').failure });
    begin({ kind: 'bulk-delete', accountId: 'two' }, 6);
    const prints = createPrintLog(ledger);
    for (const state of ['done', 'failed', 'held', 'cancelled', 'unknown'] as const) {
      minute++;
      prints.add(printJob(state, { manifestId: stored, state, submittedAt: at().toISOString() }));
    }
    await work(createActivityLog(ledger, enteredOnce), stored);
    ledger.close();
  });
}

test('an end that the file does not take is filtered and counted as what it is', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    const { writes } = ledger;
    const activity = createActivityLog(ledger, enteredOnce);
    const { writeId } = writes.begin(intent(1));
    const sent = await writes.markSent(writeId);
    const never = writes.begin(intent(2));
    // Another program holds the file longer than anybody waits.
    ledger.database.change((run) =>
      run(`CREATE TRIGGER no_more BEFORE UPDATE ON writes BEGIN SELECT RAISE(ABORT, 'no more'); END`),
    );
    await writes.conclude(sent, 'in-doubt', { failure: failureOf('in-doubt').failure });
    await writes.conclude(never, 'rejected', { failure: failureOf('cancelled').failure });
    const found = async (outcome: ActivityFilter['outcome']) => {
      const { entries, totalCount } = await activity.list({ ...everything, outcome }, 0, 100);
      const each = [...activity.each({ ...everything, outcome })];
      expect(each).toEqual(entries);
      expect(totalCount).toBe(entries.length);
      return entries.map((entry) => [entry.activityId, entry.outcome]);
    };
    expect(await found('under-way')).toEqual([]);
    expect(await found('in-doubt')).toEqual([[writeId, 'in-doubt']]);
    expect(await found('cancelled')).toEqual([[never.writeId, 'cancelled']]);
    ledger.database.change((run) => run('DROP TRIGGER no_more'));
    // Begins with writing down what is left.
    writes.begin(intent(3));
    expect(ledger.unwritten.all()).toEqual([]);
    expect(await found('in-doubt')).toEqual([[writeId, 'in-doubt']]);
    ledger.close();
  }));

test('newest first, with account, count, outcome and what it was about', () =>
  withActivity(async (activity, manifestId) => {
    const { entries, totalCount } = await activity.list(everything, 0, 100);
    expect(totalCount).toBe(10);
    expect(entries.map(({ kind, outcome, orderCount }) => [kind, outcome, orderCount])).toEqual([
      ['print', 'unknown', 2],
      ['print', 'cancelled', 2],
      ['print', 'under-way', 2],
      ['print', 'refused', 2],
      ['print', 'done', 2],
      ['bulk-delete', 'under-way', 1],
      ['assign', 'in-doubt', 1],
      ['manifest', 'cancelled', 1],
      ['archive', 'refused', 1],
      ['manifest', 'done', 2],
    ]);
    expect(entries[0]).toMatchObject({ manifestId, accountLabel: 'One', about: 'Bench', failureCode: null });
    expect(entries[6]).toMatchObject({ accountId: 'two', about: 'One', failureCode: 'in-doubt', manifestId: null });
    expect(entries[9]).toMatchObject({ manifestId, at: '2026-11-20T10:01:00.000Z' });
    expect([...activity.each(everything)]).toEqual(entries);
  }));

test('filters join; pages count what fits the filter', () =>
  withActivity(async (activity) => {
    const found = (filter: Partial<ActivityFilter>) => activity.list({ ...everything, ...filter }, 0, 100);
    expect((await found({ kind: 'print' })).totalCount).toBe(5);
    expect((await found({ accountId: 'two' })).entries.map(({ kind }) => kind)).toEqual(['bulk-delete', 'assign']);
    expect((await found({ outcome: 'refused' })).entries.map(({ kind }) => kind)).toEqual(['print', 'archive']);
    expect((await found({ outcome: 'refused', kind: 'archive', accountId: 'two' })).totalCount).toBe(0);
    // Each outcome finds what is told with it, and nothing is found twice.
    const { entries } = await found({});
    expect(new Set(entries.map(({ outcome }) => outcome)).size).toBeGreaterThan(5);
    for (const { outcome } of entries) {
      expect((await found({ outcome })).entries).toEqual(entries.filter((one) => one.outcome === outcome));
    }
    const between = { from: '2026-11-20T10:02:00.000Z', to: '2026-11-20T10:04:00.000Z' };
    expect((await found(between)).entries.map(({ kind }) => kind)).toEqual(['assign', 'manifest', 'archive']);
    const page = await activity.list({ ...everything, kind: 'print' }, 3, 10);
    expect(page).toMatchObject({ totalCount: 5, entries: [{ outcome: 'refused' }, { outcome: 'done' }] });
  }));

test('several orders that are archived are told and filtered as archived, and not as removed: only what is removed can come again', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    const activity = createActivityLog(ledger, enteredOnce);
    const begun = [true, false].map((remove, at) =>
      ledger.writes.begin({ ...intent(2 * at + 1, 2 * at + 2), kind: 'bulk-delete', about: { remove } }),
    );
    const told = async (kind: ActivityFilter['kind']) => {
      const { entries, totalCount } = await activity.list({ ...everything, kind }, 0, 9);
      expect(totalCount).toBe(entries.length);
      return entries.map((entry) => [entry.activityId, entry.kind]);
    };
    const [removed, archived] = begun.map(({ writeId }) => writeId);
    expect(await told('archive')).toEqual([[archived, 'archive']]);
    expect(await told('bulk-delete')).toEqual([[removed, 'bulk-delete']]);
    expect(activity.get(archived ?? '')?.entry.kind).toBe('archive');
    ledger.close();
  }));

test('a print whose manifest is not in the ledger is told all the same', () =>
  inFolder(async (folder) => {
    const ledger = openLedger({ folder, clock: systemClock, log: silentLog });
    createPrintLog(ledger).add(printJob('orphan', { manifestId: 'gone' }));
    expect((await createActivityLog(ledger, enteredOnce).list(everything, 0, 9)).entries).toMatchObject([
      { kind: 'print', accountId: null, accountLabel: '', orderCount: 0, manifestId: 'gone' },
    ]);
    ledger.close();
  }));

test('a sheet of our own is of no manifest, and what a person saw at the printer is what became of a print', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    const prints = createPrintLog(ledger);
    const answer = (cameOut: boolean) => ({ cameOut, answeredAt: '2026-11-20T10:01:00.000Z', operator: 'mia' });
    prints.add(printJob('sheet', { kind: 'commands', manifestId: '', state: 'done' }));
    prints.add(printJob('yes', { state: 'unknown', answer: answer(true) }));
    prints.add(printJob('no', { state: 'unknown', answer: answer(false) }));
    const { entries } = await createActivityLog(ledger, enteredOnce).list(everything, 0, 9);
    expect(entries.map(({ activityId, manifestId, outcome }) => [activityId, manifestId, outcome])).toEqual([
      ['no', 'm', 'refused'],
      ['yes', 'm', 'resolved'],
      ['sheet', null, 'done'],
    ]);
    ledger.close();
  }));

test('a write that was refused without a reason is refused all the same', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    const activity = createActivityLog(ledger, enteredOnce);
    const { writeId } = ledger.writes.begin(intent(1));
    await ledger.writes.settle(writeId, 'rejected', {});
    expect((await activity.list(everything, 0, 9)).entries).toMatchObject([
      { activityId: writeId, outcome: 'refused', failureCode: null },
    ]);
    ledger.close();
  }));

test('one entry with its orders and why it was refused; a print has those of its manifest, and no failure', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    const { writes } = ledger;
    const activity = createActivityLog(ledger, enteredOnce);
    expect(activity.get('gone')).toBeNull();
    const failure = failureOf('service-refused', { details: [{ message: 'No', details: '' }] }).failure;
    const refused = writes.begin(intent(1, 2));
    await writes.settle(refused.writeId, 'rejected', { failure });
    createPrintLog(ledger).add(printJob('job', { manifestId: refused.writeId }));
    const orders = refused.orders;
    expect(activity.get(refused.writeId)).toMatchObject({
      entry: { kind: 'manifest', failureCode: 'service-refused' },
      orders,
      failure,
    });
    expect(activity.get('job')).toMatchObject({
      entry: { kind: 'print', failureCode: null, outcome: 'done' },
      orders,
      failure: null,
    });
    const settled = writes.begin({ ...intent(3), kind: 'archive' });
    await writes.markSent(settled.writeId);
    await writes.settle(settled.writeId, 'in-doubt', { failure });
    const settlement = { at: settled.createdAt, by: 'mia', resolution: 'done' as const, done: [3], notDone: [] };
    await writes.settleByHand(settled.writeId, settlement);
    // A write that a person settled is no failure any more, and how it was settled is not part of an order.
    expect(activity.get(settled.writeId)).toEqual({
      entry: expect.objectContaining({
        kind: 'archive',
        outcome: 'resolved',
        failureCode: null,
        manifestId: null,
        about: '',
      }),
      orders: settled.orders,
      notDone: [],
      failure: null,
    });
    const done = writes.begin(intent(4));
    expect(activity.get(done.writeId)).toMatchObject({ entry: { outcome: 'under-way' }, failure: null });
    createPrintLog(ledger).add(printJob('orphan', { manifestId: 'gone' }));
    expect(activity.get('orphan')).toMatchObject({
      entry: { manifestId: 'gone', about: 'Bench' },
      orders: [],
      failure: null,
    });
    ledger.close();
  }));

test('hand-overs stand where they began or ended, an older one where its date says, and are found by their filters', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    const handOver = (activityId: string, at: string, begunAfter: number | null) => ({
      entry: {
        ...{ activityId, kind: 'hand-over' as const, accountId: 'one', accountLabel: 'One', at, orderCount: 3 },
        ...{ outcome: 'done' as const, failureCode: null, manifestId: null, about: '3/3' },
      },
      begunAfter,
    });
    const late = handOver('late', '2026-11-20T12:00:00.000Z', null);
    const clockSetBack = handOver('clock-set-back', '2026-11-20T07:00:00.000Z', 1);
    const early = handOver('early', '2026-11-20T08:00:00.000Z', null);
    const tallies = [late, clockSetBack, early];
    const activity = createActivityLog(ledger, enteredOnce, () => tallies);
    createPrintLog(ledger).add(printJob('job'));
    const ids = async (filter: Partial<ActivityFilter>) => {
      const found = (await activity.list({ ...everything, ...filter }, 0, 9)).entries;
      expect([...activity.each({ ...everything, ...filter })]).toEqual(found);
      return found.map(({ activityId }) => activityId);
    };
    expect(await ids({})).toEqual(['late', 'clock-set-back', 'job', 'early']);
    expect(await ids({ kind: 'hand-over' })).toEqual(['late', 'clock-set-back', 'early']);
    expect([
      await ids({ accountId: 'two' }),
      await ids({ outcome: 'refused' }),
      await ids({ to: '2026-11-20T09:00:00.000Z' }),
    ]).toEqual([[], [], ['clock-set-back', 'early']]);
    expect((await activity.list(everything, 0, 9)).entries[0]).toEqual(late.entry);
    expect(activity.get('early')).toEqual({ entry: early.entry, orders: [], notDone: [], failure: null });
    ledger.close();
  }));

test('a page that is not full is the last one: nothing is counted for it', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    fillWithPast(ledger, 3, 1);
    const pageAndQuestions = async (offset: number, limit: number): Promise<number[]> => {
      let asked = 0;
      const all: LedgerDatabase['all'] = (sql, ...values) => {
        if (sql.includes('count(*)')) asked += 1;
        return ledger.database.all(sql, ...values);
      };
      const activity = createActivityLog({ ...ledger, database: { ...ledger.database, all } }, enteredOnce);
      const { entries, totalCount } = await activity.list(everything, offset, limit);
      return [entries.length, totalCount, asked];
    };
    expect([await pageAndQuestions(0, 7), await pageAndQuestions(4, 4)]).toEqual([
      [6, 6, 0],
      [2, 6, 0],
    ]);
    // Full ones may go on, and behind the end nobody knows how many there are.
    expect([await pageAndQuestions(0, 6), await pageAndQuestions(2, 2), await pageAndQuestions(8, 2)]).toEqual([
      [6, 6, 1],
      [2, 6, 1],
      [0, 6, 1],
    ]);
    ledger.close();
  }));

test('without a filter the entries are counted by an index alone: the records of years are not read for it', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    const plans = plansOf(ledger.database, (database) =>
      createActivityLog({ ...ledger, database }, enteredOnce).list(everything, 0, 0),
    );
    const counted = plans.filter((plan) => /^SCAN writes USING COVERING INDEX/.test(plan));
    expect([counted.length, plans.filter((plan) => /^SCAN writes\b/.test(plan)).length]).toEqual([1, 1]);
    ledger.close();
  }));

test('what is in doubt or under way is found by an index, among the writes of years; nothing of the prints can be in doubt', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    const scannedFor = (outcome: ActivityFilter['outcome']): string[] =>
      plansOf(ledger.database, (database) =>
        createActivityLog({ ...ledger, database }, enteredOnce).list({ ...everything, outcome }, 0, 9),
      ).filter((plan) => /^SCAN (writes|p)\b/.test(plan));
    expect(scannedFor('in-doubt')).toEqual([]);
    expect(scannedFor('under-way').filter((plan) => plan.startsWith('SCAN writes'))).toEqual([]);
    expect(scannedFor('partly').filter((plan) => plan.startsWith('SCAN p'))).toEqual([]);
    ledger.close();
  }));

test('for one kind only what may be of that kind is looked through', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    const tablesFor = (kind: ActivityFilter['kind']): string[] => {
      const plans = plansOf(ledger.database, (database) =>
        createActivityLog({ ...ledger, database }, enteredOnce).list({ ...everything, kind }, 0, 9),
      );
      return ['SCAN writes', 'SCAN p'].filter((scan) => plans.some((plan) => new RegExp(`^${scan}\\b`).test(plan)));
    };
    expect(['manifest', 'print', 'hand-over', null].map((kind) => tablesFor(kind as ActivityFilter['kind']))).toEqual([
      ['SCAN writes'],
      ['SCAN p'],
      [],
      ['SCAN writes', 'SCAN p'],
    ]);
    ledger.close();
  }));

test('of the hand-overs of years a page takes those that may stand on it, and the whole list is read some at a time', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    fillWithPast(ledger, 300, 1);
    const handOver = (index: number) => ({
      entry: {
        ...{ activityId: `tally-${index}`, kind: 'hand-over' as const, accountId: 'one', accountLabel: 'One' },
        ...{ at: new Date(1_767_225_600_000 + index * 30_000).toISOString(), orderCount: 1 },
        ...{ outcome: 'done' as const, failureCode: null, manifestId: null, about: '1/1' },
      },
      // Several after one entry of the ledger, and older ones without a number between them.
      begunAfter: index % 7 === 0 ? null : 2 * Math.floor(index / 3),
    });
    const handOvers = Array.from({ length: 900 }, (_, at) => handOver(899 - at));
    const asked: { handOvers: number; rows: number }[] = [];
    const noting: LedgerDatabase = {
      ...ledger.database,
      all(sql, ...values) {
        const rows = ledger.database.all(sql, ...values);
        const [given] = values.flatMap((value) => (/^\[\{"no"/.test(String(value)) ? [JSON.parse(String(value))] : []));
        asked.push({ handOvers: given?.length ?? 0, rows: rows.length });
        return rows;
      },
    };
    const activity = createActivityLog({ ...ledger, database: noting }, enteredOnce, () => handOvers);
    const whole = createActivityLog(ledger, enteredOnce, () => handOvers);
    const idsOf = (entries: Iterable<{ activityId: string }>) => [...entries].map(({ activityId }) => activityId);

    const all = idsOf(activity.each(everything));
    expect([all.length, new Set(all).size]).toEqual([1_500, 1_500]);
    expect(Math.max(...asked.map(({ rows }) => rows))).toBeLessThan(1_000);
    expect(Math.max(...asked.map((one) => one.handOvers))).toBeLessThan(900);
    for (const [offset, limit] of [
      [0, 50],
      [500, 50],
      [1_480, 50],
    ] as const) {
      asked.length = 0;
      const page = await activity.list(everything, offset, limit);
      expect(page.totalCount).toBe(1_500);
      expect(idsOf(page.entries)).toEqual(all.slice(offset, offset + limit));
      expect(Math.max(...asked.map((one) => one.handOvers))).toBeLessThanOrEqual(offset + limit);
    }
    const filters: Partial<ActivityFilter>[] = [
      { kind: 'hand-over' },
      { kind: 'print' },
      { accountId: 'nobody' },
      { outcome: 'done', from: '2026-01-01T02:00:00.000Z', to: '2026-01-01T03:00:00.000Z' },
    ];
    for (const filter of filters) {
      const found = await whole.list({ ...everything, ...filter }, 0, 1_500);
      expect(found.totalCount).toBe(found.entries.length);
      // A full page is counted otherwise than one that is the last.
      if (found.totalCount > 0) {
        expect((await whole.list({ ...everything, ...filter }, 0, 1)).totalCount).toBe(found.totalCount);
      }
      expect([...activity.each({ ...everything, ...filter })]).toEqual(found.entries);
    }
    asked.length = 0;
    expect(activity.get('tally-3')?.entry).toEqual(handOver(3).entry);
    expect(asked).toEqual([]);
    ledger.close();
  }));

test('years are looked through in pieces, and each page and count is that of the whole list', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    fillWithPast(ledger, 4_500, 1);
    ledger.database.change((run) => {
      // Far above, so that a part of the count holds nothing.
      for (const no of [9_100, 9_200, 12_000, 16_001, 16_002, 19_999]) {
        insertPrintJob(run, printJob(`failed-${no}`, { state: 'failed' }), no);
      }
    });
    const handOvers = [19_000, 9_000, 4_000, 3_999, 1, 0].map((begunAfter) => ({
      entry: {
        ...{ activityId: `tally-${begunAfter}`, kind: 'hand-over' as const, accountId: 'one', accountLabel: 'One' },
        ...{ at: '2026-01-02T00:00:00.000Z', orderCount: 1, outcome: 'done' as const, failureCode: null },
        ...{ manifestId: null, about: '1/1' },
      },
      begunAfter,
    }));
    const activity = createActivityLog(ledger, enteredOnce, () => handOvers);
    const filters: Partial<ActivityFilter>[] = [
      {},
      { kind: 'manifest' },
      { kind: 'hand-over' },
      { outcome: 'done' },
      { outcome: 'refused' },
      { to: '2026-01-02T00:00:00.000Z' },
    ];
    for (const some of filters) {
      const filter = { ...everything, ...some };
      const ids = [...activity.each(filter)].map(({ activityId }) => activityId);
      expect(ids.length).toBeGreaterThan(5);
      for (const offset of [0, 3, 7, 2_500, 6_000, ids.length - 2, ids.length, 30_000]) {
        const { entries, totalCount } = await activity.list(filter, offset, 5);
        const page = entries.map(({ activityId }) => activityId);
        expect([some, offset, totalCount, page]).toEqual([some, offset, ids.length, ids.slice(offset, offset + 5)]);
      }
    }
    const turns = await turnsDuring(() => activity.list({ ...everything, outcome: 'refused' }, 0, 50));
    expect(turns).toBeGreaterThan(3);
    ledger.close();
  }));
