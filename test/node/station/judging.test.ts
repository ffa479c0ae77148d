/** What a scanned order is, before it may join a round; no two verdicts have the same look, sign or sound. */
import { expect, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { choicesOf, isRefusedAsOther, refusalOf } from '../../../src-main/station/judge-scan.ts';
import type { Account } from '../../../src-preload/contract/account.ts';
import type { ListedOrder } from '../../../src-preload/contract/order-list.ts';
import type { ShownVerdict } from '../../../src-renderer/station/shown-scan.ts';
import { isOpenProblem, stationLook, stationSound, stationWords } from '../../../src-renderer/station/station-words.ts';
import { listedOrder } from '../orders/listed-order.ts';

const mark = { manifestId: 'm1', state: 'stored', createdAt: '2026-11-22T09:12:00Z' } as const;
const order = (part: Partial<ListedOrder> = {}): ListedOrder => ({ ...listedOrder(), accountId: 'north', ...part });
const scannedAt = '2026-11-22T10:00:00Z';

test.each([
  ['in-manifest', { verdict: 'in-manifest', manifest: mark }],
  ['in-doubt', { verdict: 'in-doubt' }],
  ['archived', { verdict: 'archived' }],
  ['gone', { verdict: 'gone' }],
  ['shipped', { verdict: 'shipped' }],
] as const)('%s: it joins no round, and that is said', (kind, part) => {
  expect(refusalOf(order(part), null)).toMatchObject({ kind, order: part });
});

test('an order in a round is told so, and when its round was closed; one that waits joins', () => {
  expect(refusalOf(order(), { roundId: 'r', scannedAt, closedAt: null })).toMatchObject({
    kind: 'in-round',
    scannedAt,
  });
  // That its own round is being made says more than that the write is open.
  const closed = { roundId: 'r', scannedAt, closedAt: scannedAt };
  expect(refusalOf(order({ verdict: 'in-doubt' }), closed)).toMatchObject({ kind: 'in-round', ...closed });
  expect(refusalOf(order(), null)).toBeNull();
});

test('what is archived or gone is no choice beside an order that is there', () => {
  const [there, gone] = [order(), order({ verdict: 'gone' })].map((one) => ({ accountId: 'north', order: one }));
  if (there === undefined || gone === undefined) throw new Error('no orders');
  expect(choicesOf([gone, there] as never)).toEqual([there]);
  expect(choicesOf([gone] as never)).toEqual([gone]);
});

test('an order of another account is refused only where the station is set so', () => {
  expect(isRefusedAsOther(order(), 'south', 'refuse')).toBe(true);
  expect(isRefusedAsOther(order(), 'south', 'take')).toBe(false);
  expect(isRefusedAsOther(order(), 'north', 'refuse')).toBe(false);
  // Where the screens work on no account, as before the first one was chosen, no order is another's.
  expect(isRefusedAsOther(order(), null, 'refuse')).toBe(false);
});

test('an order of a closed round that is in doubt is said to be in doubt, and is no parcel without a round', () => {
  const inClosed = (part: Partial<ListedOrder>): ShownVerdict => ({
    kind: 'in-round',
    order: order(part),
    roundId: 'r',
    scannedAt,
    closedAt: scannedAt,
  });
  const doubtful = inClosed({ verdict: 'in-doubt', manifest: { ...mark, state: 'in-doubt' } });
  const underWay = inClosed({ verdict: 'in-doubt', manifest: { ...mark, state: 'sent' } });
  const wordsOf = (verdict: ShownVerdict) => stationWords({ code: 'PB-7', verdict, notAsked: [] }, []);
  expect([stationLook(doubtful), stationSound(doubtful), isOpenProblem(doubtful)]).toEqual([
    'in-doubt',
    'in-doubt',
    false,
  ]);
  expect(wordsOf(doubtful).title).toBe('PB-7 is in doubt');
  expect(wordsOf(doubtful).next).toContain('In doubt');
  // While the service has not answered yet, there is nothing to settle.
  expect(stationLook(underWay)).toBe('again');
  expect(wordsOf(underWay).title).toBe('PB-7 is already in a closed round');
});

test('each verdict has words, a sign and a sound of its own', () => {
  const added = { kind: 'added', order: order(), roundId: 'r', scannedAt, orderCount: 2 } as const;
  const verdicts: readonly ShownVerdict[] = [
    { ...added, isOther: false },
    { ...added, isOther: true },
    { kind: 'in-round', order: order(), roundId: 'r', scannedAt, closedAt: null },
    { kind: 'in-manifest', order: order(), mark },
    { kind: 'other-account', order: order() },
    { kind: 'unknown', accounts: [] },
    { kind: 'several', matches: [], takenOut: null },
    { kind: 'not-printed', accountId: 'north', orderNumber: 'PB-1', orderStatus: 'Unshipped' },
    { kind: 'in-doubt', order: order() },
    { kind: 'archived', order: order() },
    { kind: 'refused', reason: 'dead-key', detail: null },
  ];
  const accounts = [{ accountId: 'north', label: 'North' }] as unknown as readonly Account[];
  const said = verdicts.map((verdict) =>
    Object.values(stationWords({ code: 'PB-1', verdict, notAsked: [] }, accounts)).join(' '),
  );
  expect(new Set(said).size).toBe(verdicts.length);
  expect(new Set(verdicts.map(stationLook)).size).toBe(verdicts.length);
  expect(new Set(verdicts.map(stationSound)).size).toBe(verdicts.length);
});

test('an order that its service has sent off already is not said to wait for its label', () => {
  const accounts = [{ accountId: 'north', label: 'North' }] as never;
  const nextOf = (orderStatus: string): string => {
    const verdict = { kind: 'not-printed', accountId: 'north', orderNumber: 'PB-1', orderStatus } as const;
    return stationWords({ code: 'PB-1', verdict, notAsked: [] }, accounts).next;
  };
  for (const status of ['', 'Unshipped']) expect(nextOf(status)).toContain('Print its label');
  expect(nextOf('Delivered')).not.toContain('Print');
  expect(nextOf('Delivered')).toContain('‘Delivered’');
});

test('one that is not printed and has no number is called by what was scanned', () => {
  const verdict = { kind: 'not-printed', accountId: 'north', orderNumber: '', orderStatus: 'Unshipped' } as const;
  expect(stationWords({ code: 'TRACK72NZ', verdict, notAsked: [] }, []).title).toContain('TRACK72NZ');
});

test('an account that was asked and has not answered is not said to be unasked', () => {
  const failure = failureOf('timed-out').failure;
  const accounts = [{ accountId: 'north', from: 'not-known', failure }] as const;
  const { next } = stationWords({ code: 'PB-1', verdict: { kind: 'unknown', accounts }, notAsked: [] }, []);
  expect(next).not.toContain('Not asked');
  expect(next).toContain('did not answer in time');
});

test('a number with too many look-alikes is not said to be known later: another code of the label is asked for', () => {
  const withFailures = (...codes: readonly ('timed-out' | 'too-many-alike')[]): string => {
    const accounts = codes.map((code) => ({
      ...({ accountId: 'north', from: 'not-known' } as const),
      failure: failureOf(code).failure,
    }));
    return stationWords({ code: 'PB-1', verdict: { kind: 'unknown', accounts }, notAsked: [] }, []).next;
  };
  expect(withFailures('too-many-alike')).toMatch(/more orders with a number like this one.*another code/);
  expect(withFailures('too-many-alike', 'timed-out')).toContain('later');
});

test('the words name who had not answered, and an order that was taken out of its round for a late answer', () => {
  const accounts = ['north', 'south'].map((accountId) => ({ accountId, label: accountId })) as never;
  const notAsked = [{ accountId: 'south', failure: failureOf('timed-out').failure }];
  const added = { kind: 'added', order: order(), roundId: 'r', scannedAt, orderCount: 1, isOther: false } as const;
  const nextOf = (verdict: ShownVerdict): string => stationWords({ code: 'PB-1', verdict, notAsked }, accounts).next;
  expect(nextOf(added)).toContain('No full answer from south in time');
  const takenOut = order({ orderNumber: 'PB-9' });
  expect(nextOf({ kind: 'several', matches: [], takenOut })).toMatch(/PB-9 was taken out.*No full answer from south/);
});

test('nobody is said to have been asked just now, while the last scan stays in sight for hours', () => {
  const accounts = [{ accountId: 'north', from: 'service', failure: null }] as never;
  const all = [{ accountId: 'north', label: 'North' }] as unknown as readonly Account[];
  const { next } = stationWords({ code: 'PB-1', verdict: { kind: 'unknown', accounts }, notAsked: [] }, all);
  expect(next).toBe('Asked when it was scanned: North. It had no order or tracking number like it. Check the label.');
});
