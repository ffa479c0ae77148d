/**
 * What the band and undo mean after a scan: in the moment before the rounds are read again, and once they were closed
 * or changed.
 */
import { describe, expect, it } from 'vitest';
import type { RoundScan } from '../../../src-preload/contract/station.ts';
import { lastAdded } from '../../../src-renderer/station/last-added.ts';
import type { ShownScan } from '../../../src-renderer/station/shown-scan.ts';
import { sinceScanned } from '../../../src-renderer/station/since-scanned.ts';

const inRound = (orderId: number, part: Partial<RoundScan> = {}): RoundScan =>
  ({
    ...{ orderId, orderNumber: `#${orderId}`, accountId: 'north', scannedAt: '10:12' },
    ...{ roundId: 'round-1', isOpen: true, takenOutAt: null },
    ...part,
  }) as RoundScan;

const told = (kind: string, orderId: number): ShownScan =>
  ({
    ...{ shownId: 1, code: '', scanId: 'scan-1' },
    verdict: {
      ...{ kind, roundId: 'round-1', scannedAt: '10:12', closedAt: null },
      order: { orderId, orderNumber: `#${orderId}`, accountId: 'north' },
    },
  }) as unknown as ShownScan;

it('is the parcel that the band says was added, also before the rounds were read again', () => {
  expect(lastAdded({ lastScans: [inRound(1)] }, told('added', 2))?.orderId).toBe(2);
  expect(lastAdded({ lastScans: [] }, told('added', 2))?.orderNumber).toBe('#2');
});

it('is what the rounds say once they know of it, closed or taken out as it may be', () => {
  expect(lastAdded({ lastScans: [inRound(2, { takenOutAt: 'now' }), inRound(1)] }, told('added', 2))?.orderId).toBe(1);
  expect(lastAdded({ lastScans: [inRound(2, { isOpen: false })] }, told('added', 2))).toBe(null);
});

it('is not the parcel before, where one that was taken out is scanned again', () => {
  const before = inRound(2, { takenOutAt: '10:11', scannedAt: '10:10' });
  expect(lastAdded({ lastScans: [before, inRound(1)] }, told('added', 2))?.orderId).toBe(2);
});

it('is none whose carrier was closed meanwhile, and which stands in another round since', () => {
  const closed = inRound(2, { roundId: 'round-2', isOpen: false });
  expect(lastAdded({ lastScans: [closed, inRound(1)] }, told('added', 2))?.orderId).toBe(1);
});

it('is the last one in a round after a scan that added nothing', () => {
  expect(lastAdded({ lastScans: [inRound(1)] }, told('in-round', 2))?.orderId).toBe(1);
  expect(lastAdded({ lastScans: [] }, null)).toBe(null);
});

describe('the band after a scan', () => {
  const said = (kind: string, lastScans: readonly RoundScan[], open: readonly { roundId: string }[] = []) => {
    const { verdict } = told(kind, 2);
    return verdict === null ? null : (sinceScanned(verdict, { lastScans, open: open as never })?.kind ?? null);
  };

  it('says what the scan was as long as that is so, and nothing else before the rounds were read again', () => {
    expect(said('added', [])).toBe(null);
    expect(said('added', [inRound(2)])).toBe(null);
    expect(said('added', [inRound(2, { takenOutAt: '10:11', scannedAt: '10:10' })])).toBe(null);
    expect(said('in-round', [inRound(2)])).toBe(null);
    expect(said('in-round', [], [{ roundId: 'round-1' }])).toBe(null);
    expect(said('unknown', [inRound(2, { isOpen: false })])).toBe(null);
  });

  it('says that its round was closed, or that it was taken out, once it is so', () => {
    expect(said('added', [inRound(2, { isOpen: false })])).toBe('closed');
    expect(said('added', [inRound(2, { isOpen: false, roundId: 'round-of-one-carrier' })])).toBe('closed');
    expect(said('added', [inRound(2, { takenOutAt: 'now' })])).toBe('taken-out');
    expect(said('in-round', [], [{ roundId: 'round-2' }])).toBe('closed');
  });

  it('names the parcel that was taken out last, not the one of the scan again', () => {
    const { verdict } = told('added', 2);
    const lastScans = [inRound(2, { takenOutAt: '10:13' }), inRound(1, { takenOutAt: '10:14' }), inRound(3)];
    expect(verdict && sinceScanned(verdict, { lastScans, open: [] })).toMatchObject({
      kind: 'taken-out',
      order: { orderId: 1 },
    });
    const before = [inRound(2, { takenOutAt: '10:13' }), inRound(1, { takenOutAt: '10:11' })];
    expect(verdict && sinceScanned(verdict, { lastScans: before, open: [] })).toMatchObject({ order: { orderId: 2 } });
  });
});
