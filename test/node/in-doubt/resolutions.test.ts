/** What readings let a person say, case by case; and how much time passed between them, whatever the clock said. */
import { expect, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { createReadingAges } from '../../../src-main/in-doubt/reading-ages.ts';
import { type Allowed, allowedFor, seenApart, settledBySplit } from '../../../src-main/in-doubt/resolutions.ts';
import type { WriteOrder, WriteRecord } from '../../../src-main/journal/write-record.ts';
import type { OrderEvidence, Reading } from '../../../src-preload/contract/in-doubt.ts';
import { order } from '../journal/ledger-folder.ts';

const minute = 60_000;
const words: Readonly<Record<string, OrderEvidence['seen']>> = {
  d: 'done',
  n: 'not-done',
  h: 'held-by-other',
  '?': 'cannot-tell',
};

/** 'dn' : the first order seen done, the second not done; '-' : not looked at. */
const reading = (seen: string): Reading => ({
  readAt: '2026-11-20T10:00:00.000Z',
  orders: [...seen].flatMap((letter, index) => {
    const word = words[letter];
    const showed = { code: 'order-nowhere' as const, facts: {} };
    return word === undefined ? [] : [{ orderId: index + 1, orderNumber: '', seen: word, showed, readAt: '' }];
  }),
});

/** 'o' open, 'd' settled as done, 'n' as not done. */
const ordersOf = (settled: string): WriteOrder[] =>
  [...settled].map((letter, index) => ({
    ...order(index + 1),
    ...(letter === 'o' ? {} : { settledAs: letter === 'd' ? ('done' as const) : ('not-done' as const) }),
  }));

interface Case {
  readonly orders: string;
  readonly readings: readonly string[];
  /** Minutes from each reading to the last one, and to now. */
  readonly apart?: readonly number[];
  readonly kind?: WriteRecord['kind'];
  readonly refused?: true;
  /** The answer says so; its PDF is not on the disk yet. */
  readonly saidDone?: true;
}

const answered = failureOf('disk-full', { changed: 'done' }).failure;

const record = ({ orders, readings, kind = 'archive', refused, saidDone }: Case) => ({
  kind,
  orders: ordersOf(orders),
  readings: readings.map(reading),
  failure:
    saidDone === true
      ? answered
      : refused === undefined
        ? null
        : failureOf('in-doubt', { changed: 'unknown', facts: { reason: 'service-refused' } }).failure,
});

const agesOf = ({ apart = [] }: Case) => ({
  beforeLast: (index: number) => (apart[index] ?? 0) * minute,
  untilNow: (index: number) => (apart[index] ?? 0) * minute,
});

const allowed = (mayResolve: Allowed['mayResolve'], notDoneIn: number | null = null): Allowed => ({
  mayResolve,
  notDoneIn,
});

test.each<[string, Case, Allowed]>([
  ['nothing was looked up', { orders: 'oo', readings: [] }, allowed([])],
  ['all done', { orders: 'oo', readings: ['dd'] }, allowed(['done'])],
  ['all held by another', { orders: 'oo', readings: ['hh'] }, allowed(['done'])],
  ['nothing can be told', { orders: 'oo', readings: ['??'] }, allowed(['done'], 5 * minute)],
  ['none done, for the first time', { orders: 'oo', readings: ['nn'] }, allowed([], 5 * minute)],
  ['none done, since two minutes', { orders: 'oo', readings: ['nn'], apart: [2] }, allowed([], 3 * minute)],
  ['none done, long ago, and only once', { orders: 'oo', readings: ['nn', 'nn'], apart: [4, 0] }, allowed([], minute)],
  ['none done, five minutes apart', { orders: 'oo', readings: ['nn', 'nn'], apart: [5, 0] }, allowed(['not-done'])],
  [
    'none done, and long waited for',
    { orders: 'oo', readings: ['n?', '??'], apart: [9, 0] },
    allowed(['done', 'not-done']),
  ],
  ['one done in between', { orders: 'oo', readings: ['nn', 'dn', 'nn'], apart: [9, 6, 1] }, allowed([], 4 * minute)],
  ['one done, one not', { orders: 'oo', readings: ['dn'] }, allowed(['split'])],
  ['one done, one that nobody can tell', { orders: 'oo', readings: ['d?'] }, allowed(['done', 'split'])],
  ['one held by another, one not done', { orders: 'oo', readings: ['hn'] }, allowed(['split'])],
  [
    'the one that is open is not done, the other was settled',
    { orders: 'do', readings: ['dn'] },
    allowed([], 5 * minute),
  ],
  ['the one that is open is done, the other was settled', { orders: 'no', readings: ['nd'] }, allowed(['done'])],
  ['refused: nothing is under way any more', { orders: 'oo', readings: ['nn'], refused: true }, allowed(['not-done'])],
  [
    'a refused manifest may be under way all the same',
    { orders: 'oo', readings: ['nn'], refused: true, kind: 'manifest' },
    allowed([], 5 * minute),
  ],
  [
    'the answer says that it was done, whatever was seen, and however often',
    { orders: 'oo', readings: ['nn', '?n'], apart: [9, 0], kind: 'manifest', saidDone: true },
    allowed(['done']),
  ],
  [
    'the same, where one was seen done',
    { orders: 'oo', readings: ['nn', 'dn'], apart: [9, 0], kind: 'manifest', saidDone: true },
    allowed(['done']),
  ],
  [
    'the same, and nothing was looked up',
    { orders: 'oo', readings: [], kind: 'manifest', saidDone: true },
    allowed([]),
  ],
  ['without orders, done as a whole', { orders: '', readings: ['d'] }, allowed(['done'])],
  ['without orders, nothing to tell by', { orders: '', readings: ['?'] }, allowed(['done'], 5 * minute)],
])('%s', (_words, one, expected) => {
  expect(allowedFor(record(one), agesOf(one))).toEqual(expected);
});

test.each<[string, Case, readonly number[], readonly number[]]>([
  ['before any reading', { orders: 'oo', readings: [] }, [], []],
  ['done, held, and not to be told', { orders: 'ooo', readings: ['dh?'] }, [1, 2], []],
  ['not done, just now', { orders: 'oo', readings: ['dn'], apart: [0] }, [1], []],
  ['not done, twice, five minutes apart', { orders: 'oo', readings: ['?n', 'dn'], apart: [5, 0] }, [1], [2]],
  ['not done, twice, too close', { orders: 'oo', readings: ['?n', 'dn'], apart: [4, 0] }, [1], []],
  ['another one was not done before', { orders: 'oo', readings: ['n?', 'dn'], apart: [5, 0] }, [1], []],
  ['not looked at any more', { orders: 'oo', readings: ['nn', 'd-'], apart: [5, 0] }, [1], []],
  ['settled before', { orders: 'dno', readings: ['ndd'] }, [3], []],
])('split settles: %s', (_words, one, done, notDone) => {
  const settled = settledBySplit(record(one), agesOf(one));
  expect(settled).toEqual({ done, notDone, any: done.length + notDone.length > 0 });
});

test('what the last reading showed of the orders that are open', () => {
  const seen = (orders: string, ...readings: string[]) => seenApart(record({ orders, readings }));
  expect(seen('oo')).toEqual({ done: [], notDone: [] });
  expect(seen('oooo', 'nnnn', 'dnh?')).toEqual({ done: [1], notDone: [2] });
  expect(seen('dno', 'ndd')).toEqual({ done: [3], notDone: [] });
});

test('readings are as old as this run has known them; only one it made itself ends a wait', () => {
  let passed = 1000;
  const ages = createReadingAges({ passed: () => passed });
  const write = (count: number) => ({ writeId: 'w', readings: Array<Reading>(count).fill(reading('n')) });
  // Two of an earlier run.
  expect(ages.of(write(2)).untilNow(0)).toBe(0);
  passed = 7000;
  const known = ages.of(write(2));
  expect([known.untilNow(0), known.untilNow(1), known.untilNow(2)]).toEqual([6000, 6000, 0]);
  expect([known.beforeLast(0), known.beforeLast(1)]).toEqual([0, 0]);
  // One of this run, begun after that.
  passed = 9000;
  ages.of(write(3));
  ages.madeLast(write(3), 8000);
  passed = 20_000;
  const own = ages.of(write(3));
  expect([own.beforeLast(0), own.beforeLast(2), own.beforeLast(9)]).toEqual([7000, 0, 0]);
  expect([own.untilNow(0), own.untilNow(2)]).toEqual([19_000, 11_000]);
  // Another program made a fourth: nobody knows when it began.
  expect(ages.of(write(4)).beforeLast(0)).toBe(0);
  expect(ages.of({ writeId: 'other', readings: [reading('n')] }).untilNow(0)).toBe(0);
});
