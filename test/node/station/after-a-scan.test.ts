/** What undo takes out, and whether there is something to close, in the moment between the band's word and the rounds' next reading. */
import { expect, it } from 'vitest';
import type { RoundScan } from '../../../src-preload/contract/station.ts';
import { lastAdded } from '../../../src-renderer/station/last-added.ts';
import type { ShownScan } from '../../../src-renderer/station/station-store.ts';

const inRound = (orderId: number, part: Partial<RoundScan> = {}): RoundScan =>
  ({
    ...{ orderId, orderNumber: `#${orderId}`, roundId: 'round-1', isOpen: true, takenOutAt: null },
    ...part,
  }) as RoundScan;

const told = (kind: string, orderId: number): ShownScan =>
  ({
    ...{ shownId: 1, code: '', scanId: 'scan-1' },
    verdict: { kind, roundId: 'round-1', order: { orderId, orderNumber: `#${orderId}` } },
  }) as unknown as ShownScan;

it('is the parcel that the band says was added, also before the rounds were read again', () => {
  expect(lastAdded({ lastScans: [inRound(1)] }, told('added', 2))?.orderId).toBe(2);
  expect(lastAdded({ lastScans: [] }, told('added', 2))?.orderNumber).toBe('#2');
});

it('is what the rounds say once they know of it, closed or taken out as it may be', () => {
  expect(lastAdded({ lastScans: [inRound(2, { takenOutAt: 'now' }), inRound(1)] }, told('added', 2))?.orderId).toBe(1);
  expect(lastAdded({ lastScans: [inRound(2, { isOpen: false })] }, told('added', 2))).toBe(null);
});

it('is the last one in a round after a scan that added nothing', () => {
  expect(lastAdded({ lastScans: [inRound(1)] }, told('in-round', 2))?.orderId).toBe(1);
  expect(lastAdded({ lastScans: [] }, null)).toBe(null);
});
