/** Finding writes, including those that the file has not taken yet. */
import { expect, test } from 'vitest';
import { type Ledger, openLedger } from '../../../src-main/journal/ledger.ts';
import { createUnwritten } from '../../../src-main/journal/unwritten.ts';
import { createWriteQueries } from '../../../src-main/journal/write-queries.ts';
import type { WriteIntent } from '../../../src-main/journal/write-record.ts';
import { writesOf } from '../../helpers/writes-of.ts';
import { clock, inFolder, intent, openIn, silentLog } from './ledger-folder.ts';

/** From now on the file accepts no change of an existing write. */
const takeNoEnd = ({ database }: Ledger): void =>
  database.change((run) =>
    run(`CREATE TRIGGER no_end BEFORE UPDATE ON writes BEGIN SELECT RAISE(ABORT, 'no end'); END`),
  );

const nothingUnwritten = createUnwritten({ write: () => true, after: () => () => undefined, log: silentLog });

const two = { accountId: 'two', fingerprint: 'ff', origin: 'https://two.example' };

test('lists and counts go by kind and account, newest first, in pages; what was refused made nothing', () =>
  inFolder(async (folder) => {
    let second = 0;
    const now = () => new Date(Date.UTC(2026, 10, 20, 8, 9, ++second));
    const ledger = openLedger({ folder, clock: { ...clock, now }, log: silentLog });
    const { writes } = ledger;
    const begin = (some: Partial<WriteIntent>, orderId: number): string =>
      writes.begin({ ...intent(orderId), ...some }).writeId;
    const ids = [begin({}, 1), begin(two, 2), begin({ kind: 'archive' }, 3), begin({}, 4)];
    await writes.settle(ids[0] ?? '', 'rejected', {});
    const found = (...asked: Parameters<typeof writes.listMade>): number[] =>
      writes.listMade(...asked).map(({ writeId }) => ids.indexOf(writeId));
    expect(found('manifest', null, 0, 9)).toEqual([3, 1]);
    expect(found('manifest', ['one'], 0, 9)).toEqual([3]);
    expect(found('manifest', null, 1, 1)).toEqual([1]);
    expect([writes.countMade('manifest', null), writes.countMade('manifest', ['two'])]).toEqual([2, 1]);
    expect(writes.unsettled().map(({ writeId }) => ids.indexOf(writeId))).toEqual([1, 2, 3]);
    expect([
      writes.countIn(null, 'intent'),
      writes.countIn('archive', 'intent'),
      writes.countIn(null, 'rejected'),
    ]).toEqual([3, 1, 1]);
    expect([writes.get('nothing'), writes.get(ids[2] ?? '')?.kind]).toEqual([null, 'archive']);
    ledger.close();
  }));

test('an end that the file has not taken counts everywhere, as what it is', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    const { writes } = ledger;
    const sent = async (some: Partial<WriteIntent>, orderId: number) =>
      writes.markSent(writes.begin({ ...intent(orderId), ...some }).writeId);
    const [stored, doubt, refused] = [await sent({}, 1), await sent({ kind: 'archive' }, 2), await sent({}, 3)];
    takeNoEnd(ledger);
    await writes.conclude(stored, 'stored', {});
    await writes.conclude(doubt, 'in-doubt', {});
    await writes.conclude(refused, 'rejected', {});
    expect(ledger.unwritten.all()).toHaveLength(3);
    const idsOf = (records: readonly { writeId: string }[]) => records.map(({ writeId }) => writeId);
    expect(writesOf(ledger, 'manifest').map(({ state }) => state)).toEqual(['rejected', 'stored']);
    expect([idsOf(writes.listMade('manifest', null, 0, 9)), writes.countMade('manifest', null)]).toEqual([
      [stored.writeId],
      1,
    ]);
    expect(idsOf(writes.unsettled())).toEqual([doubt.writeId]);
    const counts = (kind: 'manifest' | 'archive' | null) =>
      (['sent', 'in-doubt', 'stored', 'rejected'] as const).map((state) => writes.countIn(kind, state));
    expect([counts(null), counts('manifest'), counts('archive')]).toEqual([
      [0, 1, 1, 1],
      [0, 0, 1, 1],
      [0, 1, 0, 0],
    ]);
    const account = { accountId: 'one', origin: '', fingerprint: '' };
    const marks = writes.marksOf(account, [1, 2, 3, 4]).map(({ orderId, state }) => [orderId, state]);
    expect(marks).toEqual([
      [3, 'rejected'],
      [2, 'in-doubt'],
      [1, 'stored'],
    ]);
    expect(idsOf(writes.openWritesOf(account))).toEqual([doubt.writeId]);
    expect(writes.openWritesOf({ ...account, accountId: 'three' })).toEqual([]);
    ledger.close();
  }));

test('writes in doubt are counted by their index: years of other writes are not looked through with each news', () =>
  inFolder(async (folder) => {
    const { database, close } = openIn(folder);
    const plans: string[] = [];
    const all: typeof database.all = (sql, ...values) => {
      plans.push(...database.all(`EXPLAIN QUERY PLAN ${sql}`, ...values).map(({ detail }) => String(detail)));
      return database.all(sql, ...values);
    };
    const queries = createWriteQueries({ ...database, all }, nothingUnwritten);
    expect([queries.countIn(null, 'in-doubt'), queries.countIn('archive', 'sent')]).toEqual([0, 0]);
    expect(plans.filter((plan) => /\bwrites\b/.test(plan))).toEqual([
      expect.stringMatching(/^SEARCH writes USING INDEX writes_unsettled/),
      expect.stringMatching(/^SEARCH writes USING INDEX writes_unsettled/),
    ]);
    close();
  }));

test('orders that another write holds are named with that write, the oldest first; its own account and whom it gives them to count', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    const { writes } = ledger;
    const about = { toAccountId: 'two', toAccountLabel: 'Two', toFingerprint: 'ff' };
    const gives = writes.begin({ ...intent(1, 2), kind: 'assign', origin: two.origin, fingerprint: 'ee', about });
    const holds = (intended: Partial<WriteIntent>, ...orderIds: number[]) =>
      writes.openMarks({ ...intent(...orderIds), ...intended }).map(({ orderId, writeId }) => [orderId, writeId]);
    expect(holds(two, 2, 3)).toEqual([[2, gives.writeId]]);
    expect(holds({ accountId: 'three', fingerprint: 'ee' }, 1)).toEqual([[1, gives.writeId]]);
    expect(holds({ accountId: 'three', fingerprint: 'dd' }, 1)).toEqual([]);
    expect(holds({ ...two, kind: 'assign', about: { toAccountId: 'one', toFingerprint: 'ee' } }, 1)).toEqual([
      [1, gives.writeId],
    ]);
    expect(writes.openWritesOf(two).map(({ writeId }) => writeId)).toEqual([gives.writeId]);
    await writes.settle(gives.writeId, 'rejected', {});
    expect([holds(two, 1, 2), writes.openWritesOf(two)]).toEqual([[], []]);
    ledger.close();
  }));
