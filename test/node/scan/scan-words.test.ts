/** The words for a scan that no account has: different for one account and for two. */
import { afterEach, expect, it } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import type { ListedOrder } from '../../../src-preload/contract/order-list.ts';
import { notAddedReasons } from '../../../src-preload/contract/station.ts';
import { orderState } from '../../../src-renderer/orders/order-words.ts';
import {
  chipWords,
  choicesWords,
  choiceWords,
  pastScanWords,
  scanWords,
} from '../../../src-renderer/scan/scan-words.ts';
import type { ShownVerdict } from '../../../src-renderer/station/shown-scan.ts';
import { stationWords } from '../../../src-renderer/station/station-words.ts';
import { sayIn } from '../../helpers/texts.ts';
import { listedOrder } from '../orders/listed-order.ts';

it('says that an order was found by the number that it had before', () => {
  const order = listedOrder({ orderNumber: 'NEW-1', earlierNumber: 'OLD-1', byEarlierNumber: true });
  const verdict = { kind: 'added', order, dialog: null, account: { label: 'North' } };
  const said = { code: 'OLD-1', verdict, notAsked: [], place: null } as never;
  expect(scanWords(said, true).next).toContain(
    'the earlier number of this order, OLD-1: the service calls it NEW-1 now',
  );
  const added = { kind: 'added', order, roundId: 'r', scannedAt: '', orderCount: 1, isOther: false } as const;
  expect(stationWords({ code: 'OLD-1', verdict: added, notAsked: [] }, []).next).toContain('calls it NEW-1 now');
});

it.each(['en', 'de'] as const)(
  'a past scan is called by what is seen of it, also where that is no whole code (%s)',
  async (language) => {
    await sayIn(language);
    const order = listedOrder({ orderNumber: 'PB-7' });
    const verdicts = [
      { kind: 'refused', reason: 'not-whole', detail: null },
      { kind: 'refused', reason: 'check-digit', detail: 'SSCC' },
      { kind: 'added', order, dialog: null, account: { label: 'North' } },
    ];
    for (const verdict of verdicts) {
      const { shown, name } = chipWords({ code: '?07', verdict, notAsked: [], place: null } as never, true);
      expect(name).toContain(shown);
    }
  },
);

it.each(['en', 'de'] as const)('ends each sentence with one full stop (%s)', async (language) => {
  await sayIn(language);
  const notAsked = [{ accountId: 'south', failure: failureOf('timed-out').failure }];
  const order = listedOrder({ orderNumber: 'NEW-1', earlierNumber: 'OLD-1', byEarlierNumber: true });
  const verdicts = [
    { kind: 'added', order, roundId: 'r', scannedAt: '', orderCount: 1, isOther: false },
    { kind: 'gone', order },
    ...notAddedReasons.map((why) => ({ kind: 'earlier', why })),
  ] as readonly ShownVerdict[];
  const said = verdicts.map((verdict) => stationWords({ code: 'OLD-1', verdict, notAsked }, []).next);
  for (const words of said) expect(words).toMatch(/^[^.]+(\. [^.]+)+\.$/);
  const gone = { code: 'OLD-1', verdict: { kind: 'gone', order, account: { label: 'North' } }, notAsked, place: null };
  expect(scanWords(gone as never, true).next).not.toContain('..');
});

it('says at the station, too, when and where what was scanned went', () => {
  const at = '2026-03-02T08:15:00Z';
  const nextOf = (kind: 'archived' | 'gone' | 'shipped', part: Partial<ListedOrder>): string =>
    stationWords({ code: 'PB-7', verdict: { kind, order: listedOrder(part) }, notAsked: [] }, []).next;
  const removal = { writeId: 'w', kind: 'archived', state: 'done', at, toAccountId: null } as const;
  expect(nextOf('archived', { removal })).toMatch(/^Done on this computer, Mar [123], 2026, .*It was not added\.$/);
  expect(nextOf('gone', { goneAt: at })).toMatch(/did not find it any more, Mar [123], 2026, .*It was not added\.$/);
  expect(nextOf('shipped', { seenAt: at })).toMatch(/among the shipped orders, Mar [123], 2026, .*It was not added\.$/);
});

it.each([
  ['a manifest', 'sent', null],
  ['a manifest that is just beginning', 'intent', null],
  ['an archive', 'stored', 'under-way'],
] as const)('of %s that waits for its answer says that, and not that somebody has to settle it', (_, made, removed) => {
  const at = '2026-03-02T08:15:00Z';
  const manifest = { manifestId: 'm', state: made, createdAt: at };
  const removal = removed && ({ writeId: 'w', kind: 'archived', state: removed, at, toAccountId: null } as const);
  const toldOf = (order: ListedOrder): string[] => [
    stationWords({ code: 'PB-7', verdict: { kind: 'in-doubt', order }, notAsked: [] }, []).next,
    scanWords(
      { code: 'PB-7', verdict: { kind: 'in-doubt', order, account: { label: 'North' } }, notAsked: [] } as never,
      true,
    ).next,
    orderState(order).state,
  ];
  const [atStation, onOrders, state] = toldOf(listedOrder({ verdict: 'in-doubt', manifest, removal }));
  expect([atStation, onOrders]).toEqual(
    Array(2).fill(expect.stringContaining('has not answered yet. It was not added')),
  );
  expect(state).toBe('sending');
  const doubtful = listedOrder({
    verdict: 'in-doubt',
    manifest: { ...manifest, state: removed === null ? 'in-doubt' : made },
    removal: removal && { ...removal, state: 'in-doubt' },
  });
  const settle = expect.stringMatching(/[sS]ettle it under In doubt/);
  expect(toldOf(doubtful)).toEqual([settle, settle, 'in-doubt']);
});

it('tells two orders of one number and one receiver apart by what is on their labels, or by when they were ordered', () => {
  const [sentBefore, sentAgain] = ['TRACK-1', 'TRACK-2'].map((trackingNumber) => listedOrder({ trackingNumber }));
  const [march, april] = ['2026-03-02T08:15:00Z', '2026-04-02T08:15:00Z'].map((orderedAt) =>
    listedOrder({ trackingNumber: '', orderedAt }),
  );
  const bare = listedOrder({ trackingNumber: '' });
  const choices = [sentBefore, sentAgain, march, april, bare].map((order = bare) => choiceWords(order, 'North'));
  expect(new Set(choices).size).toBe(5);
  expect(choices).toEqual([
    expect.stringMatching(/^PB-7, Aroha Ngata, North \(TRACK-1\)$/),
    expect.stringContaining('TRACK-2'),
    expect.stringContaining('Mar'),
    expect.stringContaining('Apr'),
    'PB-7, Aroha Ngata, North',
  ]);
});

it('tells two orders of one number, receiver and label apart by their ids', () => {
  const [one, other] = [7, 8].map((orderId) => listedOrder({ orderId, trackingNumber: 'TRK-1' }));
  const found = [one, other].map((order = listedOrder()) => ({ order, account: 'North' }));
  expect(choicesWords(found)).toEqual([expect.stringContaining('(7)'), expect.stringContaining('(8)')]);
  expect(choicesWords(found.slice(0, 1))).toEqual([expect.stringContaining('(TRK-1)')]);
});

it('names the keys of a choice only while they belong to that scan, and not once another followed', () => {
  const order = listedOrder({ orderNumber: 'PB-7' });
  const found = { order, account: { label: 'South' } };
  const verdicts = [
    { kind: 'other-account', ...found },
    { kind: 'several', found: [found, found], deselected: null },
    { kind: 'several', found: [found, found], deselected: order },
  ];
  for (const verdict of verdicts) {
    const said = { code: 'PB-7', verdict, notAsked: [], place: null } as never;
    expect(scanWords(said, true).next).toMatch(/F8|Alt/);
    expect(pastScanWords(said, true).next).toBe(scanWords(said, true).next);
    for (const { next } of [scanWords(said, false), pastScanWords(said, false)]) {
      expect(next).not.toMatch(/F8|Alt/);
      expect(next).toContain('on the strip of scans in Orders, or scan it again');
    }
  }
});

const notFoundAt = (...labels: readonly string[]): string => {
  const accounts = labels.map((label) => ({ state: 'asked', label, failure: null }));
  return scanWords({ code: 'X1', verdict: { kind: 'not-found', code: 'X1', accounts } } as never, true).next;
};

afterEach(() => sayIn('en'));

it('says of one account that it has no such number, and of two that none has', async () => {
  expect(notFoundAt('North')).toContain('North. It has no order or tracking number');
  expect(notFoundAt('North', 'South')).toContain('North and South. None has an order or tracking number');
  await sayIn('de');
  expect(notFoundAt('North')).toContain('North. Es kennt keine solche');
  expect(notFoundAt('North', 'South')).toContain('Keines kennt eine solche');
});

it.each([
  ['en', 'before this window was opened', 'start'],
  ['de', 'bevor dieses Fenster geöffnet wurde', 'Start'],
] as const)(
  'of a parcel of before nobody says that Packbench was started since: its window may have crashed (%s)',
  async (language, words, untrue) => {
    await sayIn(language);
    for (const why of ['', 'unknown'] as const) {
      const { next } = stationWords({ code: 'OLD-1', verdict: { kind: 'earlier', why }, notAsked: [] }, []);
      expect(next).toContain(words);
      expect(next).not.toContain(untrue);
    }
  },
);
