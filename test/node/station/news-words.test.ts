/** What is read aloud at the station besides the result of a scan: each thing once. */
import { expect, it } from 'vitest';
import type { ClosedRound, RoundScan } from '../../../src-preload/contract/station.ts';
import { stationNews } from '../../../src-renderer/station/news-words.ts';

const scan = (part: Partial<RoundScan> = {}): RoundScan =>
  ({ roundId: 'round-1', orderId: 1, orderNumber: 'SF-1', takenOutAt: null, ...part }) as RoundScan;

const round = (part: Partial<ClosedRound> = {}): ClosedRound =>
  ({
    ...{ roundId: 'round-1', accountId: 'north', accountLabel: 'North', closedAt: '2026-07-29T10:12:00Z' },
    ...{ orderCount: 2, carrierName: null, state: 'being-made', steps: [], trouble: null, failure: null },
    ...{ missing: [], inTheWay: [], printed: null, printReasons: [], manifestId: null, ...part },
  }) as unknown as ClosedRound;

const news = (
  before: { scans?: readonly RoundScan[]; closed?: readonly ClosedRound[] },
  now: { scans?: readonly RoundScan[]; closed?: readonly ClosedRound[] },
  toldOut: { roundId: string; orderId: number } | null = null,
): readonly string[] =>
  stationNews(
    { lastScans: before.scans ?? [], closed: before.closed ?? [] },
    { lastScans: now.scans ?? [], closed: now.closed ?? [] },
    [],
    null,
    toldOut,
  );

it('is a parcel that was taken out, once, and again when it was put back and taken out once more', () => {
  const out = scan({ takenOutAt: '10:13' });
  expect(news({ scans: [scan()] }, { scans: [out] })).toEqual(['SF-1 was taken out of its round.']);
  expect(news({ scans: [out] }, { scans: [out] })).toEqual([]);
  expect(news({ scans: [out] }, { scans: [scan({ takenOutAt: '10:15' })] })).toHaveLength(1);
});

it('is no parcel of which a notice says that it was taken out', () => {
  const out = [scan({ takenOutAt: '10:13' }), scan({ orderId: 2, orderNumber: 'SF-2', takenOutAt: '10:13' })];
  expect(news({}, { scans: out }, { roundId: 'round-1', orderId: 1 })).toEqual(['SF-2 was taken out of its round.']);
});

it('is a round that was closed, short, and with what the printer says once it is done', () => {
  const [closed = ''] = news({}, { closed: [round()] });
  expect(closed).toMatch(/^North · 2 orders, closed .+: Being made\.$/);
  expect(news({ closed: [round()] }, { closed: [round()] })).toEqual([]);
  const [done = ''] = news({ closed: [round()] }, { closed: [round({ state: 'done', printed: 'done' })] });
  expect(done).toMatch(/: Done\. The printer reports it done\.$/);
});

it('is what a round needs, with the reason', () => {
  const needs = round({ state: 'needs-you', trouble: 'print-unknown' });
  const [words = ''] = news({ closed: [round()] }, { closed: [needs] });
  expect(words).toMatch(/: Needs you\. Whether it came out of the printer is not known\. Look at the printer\.$/);
});

it('is nothing about a round that only got a namesake, and the namesake is told from it', () => {
  const other = round({ roundId: 'round-2', closedAt: '2026-07-29T10:12:40Z' });
  expect(news({ closed: [round()] }, { closed: [other, round()] })).toEqual([expect.stringContaining(':40')]);
});
