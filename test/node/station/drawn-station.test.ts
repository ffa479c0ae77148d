/** What stands on the station's card and in its lists. */
import { createElement } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import type { Account } from '../../../src-preload/contract/account.ts';
import type { ClosedRound, RoundScan, StationState } from '../../../src-preload/contract/station.ts';
import { DesktopFailure } from '../../../src-renderer/desktop.ts';
import { queryClient } from '../../../src-renderer/server-state.ts';
import type { ShownScan } from '../../../src-renderer/station/shown-scan.ts';
import { beginWith, drawnStill, wordsOf } from '../../helpers/page-part.ts';
import { say } from '../../helpers/texts.ts';
import { listedOrder } from '../orders/listed-order.ts';

// The parts listen to main as soon as they are loaded.
beforeAll(() => void vi.stubGlobal('window', { packbench: { on: () => () => undefined } }));
afterAll(() => vi.unstubAllGlobals());

const north = { accountId: 'north', label: 'North', colour: 'teal' } as Account;
const added: ShownScan = {
  ...{ shownId: 1, code: 'PB-7', scanId: 'scan-1', notAsked: [], isSeenTo: false },
  verdict: {
    ...{ kind: 'added', order: listedOrder(), roundId: 'r', scannedAt: '2026-11-22T10:00:00Z' },
    ...{ orderCount: 1, isOther: false },
  },
};

test('a parcel that was taken out of its round does not look like one that was added', async () => {
  const { StationCard } = await import('../../../src-renderer/station/station-card.tsx');
  const card = (isOut: boolean): string =>
    drawnStill(createElement(StationCard, { scan: added, isOut, accounts: [north], current: north }));
  expect(card(false)).toContain('PB-7');
  expect(card(false)).not.toContain(say('station.last.out'));
  expect(card(true)).toContain('PB-7');
  expect(card(true)).toContain(say('station.last.out'));
});

test('of an account that was removed, a scan is named by its label, and offers nothing that could not be done', async () => {
  const { LastScans } = await import('../../../src-renderer/station/last-scans.tsx');
  const scan: RoundScan = {
    ...{ orderId: 7, orderNumber: 'PB-7', receiverName: '', carrierName: '', trackingNumber: '', country: '' },
    ...{ roundId: 'r', accountId: 'north', accountLabel: 'North', scannedAt: '2026-11-22T10:00:00Z' },
    ...{ takenOutAt: '2026-11-22T10:01:00Z', isOpen: true },
  };
  const list = (accounts: readonly Account[]): string =>
    drawnStill(createElement(LastScans, { scans: [scan], accounts }));
  const putBack = say('station.put-back.long', { order: 'PB-7' });
  expect(list([north])).toContain(putBack);
  expect(list([])).toContain('North');
  expect(list([])).not.toContain(putBack);
});

test('a closed round in doubt offers the way to In doubt, and one that was not made its own steps; one that is done its manifest', async () => {
  const { ClosedRounds } = await import('../../../src-renderer/station/closed-rounds.tsx');
  const round = (part: Partial<ClosedRound>): ClosedRound =>
    ({
      ...{ roundId: 'r', accountId: 'north', accountLabel: 'North', closedAt: '2026-11-22T10:00:00Z', orderCount: 2 },
      ...{ carrierName: null, manifestId: 'm', steps: [], trouble: null, failure: null, printed: null },
      ...{ printReasons: [], missing: [], inTheWay: [] },
      ...part,
    }) as ClosedRound;
  const presses = (part: Partial<ClosedRound>): readonly string[] => {
    const rounds = [round(part)];
    const html = drawnStill(createElement(ClosedRounds, { title: 'Rounds', rounds, all: rounds, accounts: [north] }));
    return ['station.step.look-up', 'scan.choice.manifest', 'station.step.take-back'].filter((key) =>
      html.includes(`>${say(key as 'station.step.look-up')}<`),
    );
  };
  expect(presses({ state: 'needs-you', trouble: 'in-doubt' })).toEqual(['station.step.look-up']);
  expect(presses({ state: 'needs-you', trouble: 'failed', steps: ['take-back'] })).toEqual(['station.step.take-back']);
  expect(presses({ state: 'done' })).toEqual(['scan.choice.manifest']);
  expect(presses({ state: 'done', manifestId: null })).toEqual([]);
});

test('the card offers the way to In doubt for an order in doubt, and to the account of one that was refused', async () => {
  const { StationCard } = await import('../../../src-renderer/station/station-card.tsx');
  const card = (verdict: ShownScan['verdict']): string =>
    drawnStill(
      createElement(StationCard, { scan: { ...added, verdict }, isOut: false, accounts: [north], current: north }),
    );
  const inDoubt = say('scan.choice.in-doubt');
  const mark = { manifestId: 'm', createdAt: '2026-11-22T09:00:00Z' };
  const order = listedOrder({ verdict: 'in-doubt', manifest: { ...mark, state: 'in-doubt' } });
  const underWay = listedOrder({ verdict: 'in-doubt', manifest: { ...mark, state: 'sent' } });
  expect(card({ kind: 'in-doubt', order })).toContain(inDoubt);
  expect(card({ kind: 'in-doubt', order: underWay })).not.toContain(inDoubt);
  const rest = { roundId: 'r', scannedAt: mark.createdAt, closedAt: mark.createdAt };
  expect(card({ kind: 'in-round', order, ...rest })).toContain(inDoubt);
  expect(card({ kind: 'in-round', order: underWay, ...rest })).not.toContain(inDoubt);
  const change = say('scan.choice.switch', { account: 'North', order: 'PB-7' });
  expect(card({ kind: 'other-account', order: listedOrder() })).toContain(change);
});

test('rounds that cannot be read can be asked for again, and what was read stays', async () => {
  const { StationScreen } = await import('../../../src-renderer/station/station-screen.tsx');
  const read: StationState = { open: [], lastScans: [], closed: [] };
  const key = ['station.get', {}];
  const screen = (error: DesktopFailure | null): string => {
    const status = error !== null ? 'error' : 'success';
    queryClient.getQueryCache().build(queryClient, { queryKey: key }).setState({ data: read, error, status });
    return drawnStill(createElement(StationScreen));
  };
  const failed = new DesktopFailure(failureOf('disk-full').failure);
  const [again, ready] = [say('common.try-again'), say('station.ready')];
  try {
    expect(screen(null)).toContain(ready);
    expect(screen(null)).not.toContain(again);
    expect(screen(failed)).toContain(ready);
    expect(screen(failed)).toContain(again);
  } finally {
    queryClient.clear();
  }
});

test('scans that joined no round stay, six of them and the rest once asked for; a person closes each by its code', async () => {
  const { NotTaken } = await import('../../../src-renderer/station/not-taken.tsx');
  const { useStationStore } = await import('../../../src-renderer/station/station-store.ts');
  const unknown = (shownId: number, part: Partial<ShownScan> = {}): ShownScan => ({
    ...{ ...added, shownId, code: `CODE-${shownId}`, scanId: `scan-${shownId}` },
    ...{ verdict: { kind: 'unknown', accounts: [] }, ...part },
  });
  const list = (scans: readonly ShownScan[], latest: ShownScan | null = null): string => {
    beginWith(useStationStore, { scans, latest });
    return drawnStill(createElement(NotTaken, { accounts: [north] }));
  };
  const closes = (html: string): readonly string[] =>
    [...html.matchAll(/aria-label="([^"]*CODE-\d+[^"]*)"/g)].map(([, name]) => name ?? '');
  const named = (...ids: readonly number[]): readonly string[] =>
    ids.map((id) => say('station.seen-to', { code: `CODE-${id}` }));

  expect(list([added])).toBe('');
  expect(closes(list([unknown(3), unknown(2, { isSeenTo: true }), unknown(1)]))).toEqual(named(3, 1));
  // It was found once its label was read again.
  expect(list([{ ...added, shownId: 4, code: 'CODE-1' }, unknown(1)])).toBe('');
  const seven = [7, 6, 5, 4, 3, 2, 1].map((id) => unknown(id));
  expect(closes(list(seven))).toEqual(named(7, 6, 5, 4, 3, 2));
  expect(list(seven)).toContain(say('station.not-taken.more', { count: 1 }));
  // Nobody closes at once what they have not seen.
  expect(list(seven)).toContain(say('station.not-taken.all'));
  expect(list(seven)).not.toContain(say('station.seen-to.all', { count: 7 }));
  expect(list(seven.slice(1))).not.toContain(say('station.not-taken.all'));
  // What services are still asked about is on the card while it is the newest.
  const asking = unknown(1, { verdict: { kind: 'asking', accounts: [] } });
  expect(list([asking], asking)).toBe('');
  expect(closes(list([asking]))).toEqual(named(1));
});

test('where the rounds cannot be read a scan is answered all the same, and no count is told that nobody knows', async () => {
  const { StationScreen } = await import('../../../src-renderer/station/station-screen.tsx');
  const { useStationStore } = await import('../../../src-renderer/station/station-store.ts');
  const { failure } = failureOf('disk-full');
  // Otherwise it is drawn as it is asked for again.
  queryClient.setQueryDefaults(['station.get'], { retryOnMount: false });
  queryClient
    .getQueryCache()
    .build(queryClient, { queryKey: ['station.get', {}] })
    .setState({ error: new DesktopFailure(failure), status: 'error' });
  const scan = { ...added, code: 'CODE-9', verdict: { kind: 'failed', failure } as const };
  beginWith(useStationStore, { scans: [scan], latest: scan });
  try {
    const words = wordsOf(drawnStill(createElement(StationScreen)));
    expect(words).toContain('CODE-9');
    expect(words).toContain(say('common.try-again'));
    expect(words).not.toContain(say('station.in-rounds.count', { count: 0 }));
  } finally {
    queryClient.setQueryDefaults(['station.get'], {});
    queryClient.clear();
  }
});
