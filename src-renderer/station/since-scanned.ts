/**
 * Where the order of the last scan is by now. The band answers a scan at once; later changes (undo, a closed round)
 * show when the rounds are read again, and the scan is found in them by its order and the instant that main gave it.
 */
import type { ListedOrder } from '../../src-preload/contract/order-list.ts';
import type { RoundScan, StationState } from '../../src-preload/contract/station.ts';
import type { ShownVerdict } from './shown-scan.ts';

export interface SinceScanned {
  readonly kind: 'closed' | 'taken-out';
  readonly order: Pick<ListedOrder, 'orderId' | 'orderNumber'>;
}

type KnownRounds = Pick<StationState, 'lastScans' | 'open'>;

/** Null: it is still as the verdict says, or nothing newer is known. */
export function sinceScanned(verdict: ShownVerdict, station: KnownRounds): SinceScanned | null {
  if (verdict.kind !== 'added' && (verdict.kind !== 'in-round' || verdict.closedAt !== null)) return null;
  const { order } = verdict;
  const row = rowOf(verdict, station);
  if (row === undefined) {
    // For an order that was scanned long ago only its round can tell; one added just now may not have been read yet.
    const isOpen = station.open.some(({ roundId }) => roundId === verdict.roundId);
    return verdict.kind === 'added' || isOpen ? null : { kind: 'closed', order };
  }
  if (row.takenOutAt !== null) return { kind: 'taken-out', order: takenOutLast(row, station) };
  return row.isOpen ? null : { kind: 'closed', order };
}

/** Undo pressed again takes out the parcel before, and the band does not name the first one all the while. */
function takenOutLast(row: RoundScan, { lastScans }: Pick<StationState, 'lastScans'>): RoundScan {
  const at = ({ takenOutAt }: RoundScan): string => takenOutAt ?? '';
  return lastScans.reduce((last, each) => (at(each) > at(last) ? each : last), row);
}

/**
 * The scan as the rounds have it; undefined: they were not read since, or it is not among the last ones. Not by its
 * account, which may be entered twice: its round was begun with either entry.
 */
export function rowOf(
  { order, scannedAt }: Extract<ShownVerdict, { kind: 'added' | 'in-round' }>,
  { lastScans }: Pick<StationState, 'lastScans'>,
): RoundScan | undefined {
  return lastScans.find((row) => row.orderId === order.orderId && row.scannedAt === scannedAt);
}
