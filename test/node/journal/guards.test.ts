/**
 * What a guard refuses, for which accounts, and in which words: asked of the ledger itself, account by account as the
 * service knows them.
 */

import { expect, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { nextNo } from '../../../src-main/journal/begun-order.ts';
import { type Ledger, openLedger } from '../../../src-main/journal/ledger.ts';
import { insertRecord } from '../../../src-main/journal/ledger-rows.ts';
import { createUnwritten } from '../../../src-main/journal/unwritten.ts';
import { openWriteLog } from '../../../src-main/journal/write-log.ts';
import type { WriteIntent, WriteRecord } from '../../../src-main/journal/write-record.ts';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import { someAccount } from '../../helpers/some-account.ts';
import { clock, inFolder, intent, openIn, silentLog } from './ledger-folder.ts';

const origin = 'https://service.example';
const key = (accountId: string, fingerprint: string, at = origin) => ({ accountId, fingerprint, origin: at });

interface Held extends Partial<WriteIntent> {
  readonly orderNumber?: string;
}

const asked = ({ orderNumber, ...some }: Held, ...orderIds: number[]): WriteIntent => {
  const whole = { ...intent(...orderIds), ...some };
  return orderNumber === undefined ? whole : { ...whole, orders: whole.orders.map((one) => ({ ...one, orderNumber })) };
};

async function inLedger(work: (ledger: Ledger) => void | Promise<void>): Promise<void> {
  await inFolder(async (folder) => {
    let second = 0;
    const now = () => new Date(Date.UTC(2026, 10, 20, 8, 9, ++second));
    const ledger = openLedger({ folder, clock: { ...clock, now }, log: silentLog });
    await work(ledger);
    ledger.close();
  });
}

/** The ledger's refusal; null: it was begun. */
function refusalOf(ledger: Ledger, intended: WriteIntent, shown?: readonly string[]): Failure | null {
  try {
    ledger.writes.begin(intended, shown);
    return null;
  } catch (thrown) {
    if (thrown instanceof Error && 'failure' in thrown) return thrown.failure as Failure;
    throw thrown;
  }
}

/** Ends a write in another way than by hand. */
async function end(
  { writes }: Ledger,
  { writeId }: WriteRecord,
  state: 'stored' | 'rejected' | 'in-doubt',
): Promise<void> {
  if (state !== 'rejected') await writes.markSent(writeId);
  await writes.settle(writeId, state, state === 'rejected' ? { failure: failureOf('cancelled').failure } : {});
}

/** Another entry than 'one', with a key that is noted nowhere. */
const other = key('two', 'bb');
const to = (accountId: string, toFingerprint: string): Held => ({
  kind: 'assign',
  about: { toAccountId: accountId, toAccountLabel: '', toFingerprint },
});

const pairs: readonly (readonly [string, Held, Held, 'refused' | 'begun'])[] = [
  ['the same key in two entries', key('one', 'aa'), key('two', 'aa'), 'refused'],
  ['the same key at another address', key('one', 'aa'), key('two', 'aa', 'https://elsewhere.example'), 'refused'],
  ['two keys in one entry at one service', key('one', 'aa'), key('one', 'bb'), 'refused'],
  [
    'one entry, whose service moved to another address',
    key('one', 'aa'),
    key('one', 'bb', 'https://elsewhere.example'),
    'refused',
  ],
  ['one entry, whose service was not noted then', key('one', '', ''), key('one', 'bb'), 'refused'],
  ['one entry, whose service is not known now', key('one', 'aa'), key('one', '', ''), 'refused'],
  ['two keys in two entries', key('one', 'aa'), other, 'begun'],
  ['no key was noted, nor the entry: id and number agree', key('lost', '', ''), other, 'refused'],
  [
    'no key was noted, nor the entry: the number is another',
    { ...key('lost', '', ''), orderNumber: '#9' },
    other,
    'begun',
  ],
  ['no key was noted, but the entry, as of another key', key('noted', '', ''), other, 'begun'],
  ['no key was noted, but the entry, as of this key', key('noted', '', ''), key('two', 'cc'), 'refused'],
  ['given to the account that asks', { ...key('one', 'aa'), ...to('two', 'bb') }, other, 'refused'],
  ['given to the same key in another entry', { ...key('one', 'aa'), ...to('six', 'bb') }, other, 'refused'],
  ['given to a third one', { ...key('one', 'aa'), ...to('six', 'ff') }, other, 'begun'],
  ['held by the account that is to get it', other, { ...key('one', 'aa'), ...to('two', 'bb') }, 'refused'],
  ['held by a third one', key('six', 'ff'), { ...key('one', 'aa'), ...to('two', 'bb') }, 'begun'],
];

test.each(pairs)('an order that is in an open write: %s', (_words, first, second, said) =>
  inLedger((ledger) => {
    ledger.accounts.note(noted, 'a key');
    // Its fingerprint is 'cc' from here on.
    retell(ledger, 'noted', 'cc');
    const open = ledger.writes.begin(asked(first, 1, 2));
    const failure = refusalOf(ledger, asked({ kind: 'archive', ...second }, 2, 3));
    if (said === 'begun') expect(failure).toBeNull();
    else {
      const { accountId } = asked(second);
      const manifest = open.kind === 'manifest' ? { manifestId: open.writeId } : {};
      expect(failure).toEqual({
        code: 'already-open',
        changed: 'nothing',
        details: [],
        facts: { accountId, orderIds: [2], ...manifest },
      });
    }
    expect(refusalOf(ledger, asked({ kind: 'archive', ...second }, 4))).toBeNull();
  }),
);

const noted = someAccount('noted', { label: 'Noted', baseAddress: origin });

/** The guards ask this column. */
const retell = ({ database }: Ledger, accountId: string, fingerprint: string): void =>
  database.change((run) => run('UPDATE accounts SET fingerprint = ? WHERE account_id = ?', fingerprint, accountId));

test('an order is free once its write was refused, and never while its end is not known', () =>
  inLedger(async (ledger) => {
    for (const [state, free] of [
      ['rejected', true],
      ['in-doubt', false],
      ['stored', true],
    ] as const) {
      const orderId = ['rejected', 'in-doubt', 'stored'].indexOf(state) + 1;
      const first = ledger.writes.begin(asked({ kind: 'archive' }, orderId));
      expect(refusalOf(ledger, asked({}, orderId))?.code).toBe('already-open');
      await end(ledger, first, state);
      expect(refusalOf(ledger, asked({}, orderId))?.code ?? null, state).toBe(free ? null : 'already-open');
    }
  }));

test('of several open writes the oldest is named, and each of the orders once, as they were chosen', () =>
  inLedger((ledger) => {
    const [first] = [asked({}, 5), asked({ kind: 'archive' }, 7), asked({}, 6)].map((one) => ledger.writes.begin(one));
    expect(refusalOf(ledger, asked({}, 7, 6, 9, 5))?.facts).toEqual({
      accountId: 'one',
      orderIds: [7, 6, 5],
      manifestId: first?.writeId,
    });
  }));

test('an order of a stored manifest is refused with all that there are of it, unless each order’s newest one was shown', () =>
  inLedger(async (ledger) => {
    const first = ledger.writes.begin(asked({}, 1, 2));
    await end(ledger, first, 'stored');
    const again = ledger.writes.begin(asked({}, 2, 3), [first.writeId]);
    await end(ledger, again, 'stored');
    // Orders that were only archived or refused, or belong to another account, do not count.
    await end(ledger, ledger.writes.begin(asked({ kind: 'archive' }, 4)), 'stored');
    await end(ledger, ledger.writes.begin(asked({}, 5)), 'rejected');
    await end(ledger, ledger.writes.begin(asked(other, 6)), 'stored');
    expect(refusalOf(ledger, asked({}, 9, 2, 1))).toEqual({
      code: 'already-manifested',
      changed: 'nothing',
      details: [],
      facts: {
        accountId: 'one',
        orderIds: [2, 1],
        manifestId: again.writeId,
        manifestIds: [again.writeId, first.writeId],
        remarks: [
          { code: 'order-manifested', facts: { orderId: 2, orderNumber: '#2', at: again.createdAt } },
          { code: 'order-manifested', facts: { orderId: 1, orderNumber: '#1', at: first.createdAt } },
        ],
      },
    });
    // The one that was shown is not named again, but counts among those to show.
    const half = refusalOf(ledger, asked({}, 1, 2), [first.writeId])?.facts;
    expect([half?.orderIds, half?.manifestIds?.toSorted()]).toEqual([[2], [first.writeId, again.writeId].toSorted()]);
    expect(refusalOf(ledger, asked({ kind: 'archive' }, 1))).toBeNull();
    await end(ledger, ledger.writes.unsettled().at(-1) as WriteRecord, 'stored');
    expect(refusalOf(ledger, asked({}, 1, 2), [first.writeId, again.writeId])).toBeNull();
    expect(refusalOf(ledger, asked({}, 4, 5))).toBeNull();
  }));

test('a manifest of an account that nobody knows any more counts for an order with the same id and number', () =>
  inLedger(async (ledger) => {
    const stray = ledger.writes.begin(asked(key('lost', '', ''), 1, 2));
    await end(ledger, stray, 'stored');
    expect(refusalOf(ledger, asked(other, 1))).toMatchObject({
      code: 'already-manifested',
      facts: { manifestId: stray.writeId },
    });
    // Each order by its own number: the first one is another's.
    const both = asked(other, 1, 2);
    const mixed = {
      ...both,
      orders: both.orders.map((one) => (one.orderId === 1 ? { ...one, orderNumber: '#9' } : one)),
    };
    expect(refusalOf(ledger, mixed)?.facts.orderIds).toEqual([2]);
    expect(refusalOf(ledger, asked({ ...other, orderNumber: '#2' }, 1))).toBeNull();
  }));

const everyUnshipped: Held = { kind: 'bulk-delete', about: { remove: true, everyUnshipped: true } };

test('removing every unshipped order goes alone: beside no other open write of the account, and none beside it', () =>
  inLedger(async (ledger) => {
    const own = key('one', 'aa');
    const open = ledger.writes.begin(asked(own, 1));
    const said = refusalOf(ledger, asked({ ...own, ...everyUnshipped }));
    expect(said).toMatchObject({ code: 'account-writes-open', facts: { accountId: 'one', manifestId: open.writeId } });
    expect(said?.facts).not.toHaveProperty('orderIds');
    expect(refusalOf(ledger, asked({ ...other, ...everyUnshipped }))).toBeNull();
    await end(ledger, open, 'stored');
    // A removal that names none for another reason blocks nothing.
    await end(ledger, ledger.writes.begin(asked({ ...own, kind: 'bulk-delete' })), 'stored');
    const none = ledger.writes.begin(asked({ ...key('ten', 'dd'), kind: 'bulk-delete' }));
    expect(refusalOf(ledger, asked(key('ten', 'dd'), 90))).toBeNull();
    await end(ledger, none, 'rejected');
    const every = ledger.writes.begin(asked({ ...own, ...everyUnshipped }));
    expect(refusalOf(ledger, asked(own, 9))).toEqual({
      code: 'unshipped-being-removed',
      changed: 'nothing',
      details: [],
      facts: { accountId: 'one' },
    });
    for (const beside of [
      key('six', 'aa'),
      { ...key('six', 'ff'), ...to('one', 'aa') },
      { ...own, ...everyUnshipped },
    ]) {
      expect(refusalOf(ledger, asked(beside, 9))?.code).toBe('unshipped-being-removed');
    }
    expect(refusalOf(ledger, asked(key('six', 'ff'), 9))).toBeNull();
    await end(ledger, every, 'in-doubt');
    expect(refusalOf(ledger, asked(own, 10))?.code).toBe('unshipped-being-removed');
    await ledger.writes.settle(every.writeId, 'rejected', {});
    expect(refusalOf(ledger, asked(own, 10))).toBeNull();
  }));

test('a write that a faster program holds the order of is named when this one is to be sent; nothing is sent', () =>
  inLedger(async (ledger) => {
    const first = ledger.writes.begin(asked(key('one', 'aa'), 1));
    const second = ledger.writes.begin(asked(key('two', 'bb'), 1));
    // As if the guard had missed it: the file's index has the last word.
    ledger.database.change((run) =>
      run(`UPDATE write_orders SET fingerprint = 'aa' WHERE write_id = ?`, second.writeId),
    );
    await ledger.writes.markSent(first.writeId);
    await expect(ledger.writes.markSent(second.writeId)).rejects.toMatchObject({
      failure: { code: 'already-open', changed: 'nothing', facts: { accountId: 'two' } },
    });
    expect([ledger.writes.get(second.writeId)?.state, ledger.backup.writeIds()]).toEqual(['intent', [first.writeId]]);
  }));

test('where the index refuses, the guard says which write it is and which orders', () =>
  inLedger(async (ledger) => {
    const first = ledger.writes.begin(asked(key('one', 'aa'), 1, 2));
    const second = {
      ...first,
      ...key('two', 'aa'),
      writeId: '20261120-080999-0a1b2c3d',
      orders: asked({}, 2, 3).orders,
    };
    ledger.database.change((run) => insertRecord(run, second, nextNo(ledger.database)));
    await ledger.writes.markSent(first.writeId);
    await expect(ledger.writes.markSent(second.writeId)).rejects.toMatchObject({
      failure: { code: 'already-open', facts: { accountId: 'two', orderIds: [2], manifestId: first.writeId } },
    });
  }));

test('what another program wrote down at the last moment is seen: nobody can come between the look and the writing', () =>
  inFolder(async (folder) => {
    const [here, other] = [openIn(folder), openIn(folder)];
    let isFirst = true;
    const change: Ledger['database']['change'] = (run) => {
      if (isFirst) other.writes.begin(intent(1));
      isFirst = false;
      return here.database.change(run);
    };
    const unwritten = createUnwritten({ write: () => true, after: () => () => undefined, log: silentLog });
    const writes = openWriteLog({
      ...{ database: { ...here.database, change }, backup: here.backup, unwritten, clock, log: silentLog },
      assertFolderHeld: () => undefined,
    });
    expect(refusalOf({ ...here, writes }, intent(1))).toMatchObject({ code: 'already-open' });
    here.close();
    other.close();
  }));
