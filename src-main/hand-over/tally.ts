/**
 * A tally: what was scanned of one manifest while its parcels were handed to the courier.
 *
 * What is what. A round (src-main/station) is scanned before there is a manifest, and becomes one. A tally is scanned after it, and
 * changes nothing at the service: it says which of the manifest's parcels left the house, and which did not. Its manifest is named by
 * its id, which belongs to this computer for ever; the orders that are on it are read from the ledger each time (manifest-orders.ts),
 * never copied here. Only its end is kept whole: it is what the sheet says, and what was signed.
 */

import type {
  ManifestPlace,
  NotGoing,
  Signature,
  TallyExtra,
  TallySheetWords,
  TallySummary,
} from '../../src-preload/contract/hand-over.ts';
import type { ManifestOrder } from '../../src-preload/contract/manifest.ts';
import type { OrderReference } from '../../src-preload/contract/order-list.ts';
import type { WriteFile } from '../journal/write-record.ts';

/** Instants are ISO 8601 with Z; null: not yet. */
export interface TallyRecord {
  readonly tallyId: string;
  readonly manifestId: string;
  readonly manifestCreatedAt: string;
  readonly accountId: string;
  readonly accountLabel: string;
  readonly carriers: TallySummary['carriers'];
  /** Those that are to be counted. */
  readonly orderCount: number;
  /**
   * Orders of the manifest that an earlier hand-over counted: they have left the house and are not missing. One that
   * the courier brought back is counted again. Absent: it is the first one, or by an older Packbench.
   */
  readonly earlier?: readonly number[];
  /** Said after an earlier hand-over. One that goes after all is counted again. Absent: none, or by an older Packbench. */
  readonly notGoing?: readonly NotGoing[];
  readonly startedAt: string;
  /** The number in the ledger's count (begun-order.ts) that it began or ended after; absent: by an older Packbench. */
  readonly begunAfter?: number;
  readonly end: TallyEnd | null;
  /** The tally was begun by mistake, and is no longer shown. */
  readonly discardedAt: string | null;
}

/** Everything on the sheet, so that it can be drawn again. */
export interface TallyEnd {
  readonly at: string;
  readonly handedOverBy: string;
  readonly driver: string;
  readonly signature: Signature;
  readonly words: TallySheetWords;
  readonly tickedCount: number;
  readonly byHandCount: number;
  /** All that stayed behind. */
  readonly missing: readonly ManifestOrder[];
  /** Those of `missing` that another driver takes. Absent: none, or by an older Packbench. */
  readonly forOthers?: readonly number[];
  /**
   * Those of `missing` that do not go any more. It is said after the end, so the sheet does not have it. Absent: none.
   */
  readonly notGoing?: readonly NotGoing[];
  readonly extras: readonly TallyExtra[];
  /** Texts with letters that the sheet's fonts lack. */
  readonly notWritable: readonly string[];
  /** The sheet, beside the manifest's PDF. */
  readonly sheet: WriteFile;
}

/** What a scan adds to a tally; the file adds the rest. */
export type NewTick =
  | { readonly order: ManifestOrder; readonly byHand: boolean }
  | {
      readonly code: string;
      readonly reason: TallyExtra['reason'];
      readonly orderNumber: string | null;
      /** Which order it is. Absent: this computer's copy has none, or by an older Packbench. */
      readonly listed?: OrderReference;
      readonly elsewhere: readonly ManifestPlace[];
    };

export type Tick = NewTick & { readonly tallyId: string; readonly at: string };
export type KeptTick = Tick & { readonly tickNo: number };

type StoredState = 'open' | 'handed-over' | 'discarded';

export function stateOf({ end, discardedAt }: TallyRecord): StoredState {
  if (discardedAt !== null) return 'discarded';
  return end === null ? 'open' : 'handed-over';
}

export const isExtra = <Kind extends NewTick>(tick: Kind): tick is Exclude<Kind, { readonly order: unknown }> =>
  !('order' in tick);

/** What a parcel is called: an order may have no number. */
export const nameOf = ({ orderId, orderNumber }: Pick<ManifestOrder, 'orderId' | 'orderNumber'>): string =>
  orderNumber === '' ? String(orderId) : orderNumber;

/**
 * A parcel has the same key each time, whichever of its numbers was scanned, and no other parcel has it: ids and numbers are unique
 * within an account only. `before`: the key that it had while its order was not known.
 */
export function keyOf(tick: NewTick): { readonly key: string; readonly before: string | null } {
  if (!isExtra(tick)) return { key: `order ${tick.order.orderId}`, before: null };
  const { listed, elsewhere } = tick;
  const number = (tick.orderNumber ?? tick.code).normalize('NFKC').trim().toLowerCase();
  // Each order once, however many manifests it is on.
  const places = [...new Set(elsewhere.map(({ accountLabel, orderId }) => `${orderId} ${accountLabel}`))].toSorted();
  if (places.length > 0) return { key: `extra ${places.join(',')} ${number}`, before: null };
  const byNumber = `extra  ${number}`;
  if (listed === undefined) return { key: byNumber, before: null };
  // Without a number its name is its id, which as a code is another parcel's.
  const hasNumber = tick.orderNumber !== String(listed.orderId);
  return { key: `extra of ${listed.accountId} ${listed.orderId}`, before: hasNumber ? byNumber : null };
}

/** How many were counted that did not have to be: they came back from the courier, or go after all. */
export function againIn({ earlier = [], notGoing = [] }: TallyRecord, ticks: readonly NewTick[]): CountedAgain {
  const counted = new Set(ticks.flatMap((tick) => (isExtra(tick) ? [] : [tick.order.orderId])));
  return {
    earlier: earlier.filter((orderId) => counted.has(orderId)).length,
    notGoing: notGoing.filter(({ order }) => counted.has(order.orderId)).length,
  };
}

export interface CountedAgain {
  readonly earlier: number;
  readonly notGoing: number;
}

/** What stayed behind at the end and is still to go. */
export function stillHereAfter({
  missing,
  forOthers = [],
  notGoing = [],
}: Pick<TallyEnd, 'missing' | 'forOthers' | 'notGoing'>) {
  const closed = new Set(notGoing.map(({ order }) => order.orderId));
  const ofOthers = new Set(forOthers);
  const here = missing.filter(({ orderId }) => !closed.has(orderId));
  const waiting = here.filter(({ orderId }) => ofOthers.has(orderId)).length;
  return { missing: here.length - waiting, forOthers: waiting };
}
