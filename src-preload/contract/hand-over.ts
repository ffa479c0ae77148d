/**
 * The hand-over: when the courier comes, the parcels of a manifest are scanned once more, one after another. The scans
 * for one manifest are its tally. All of it works without a network: manifests and orders come from this computer.
 */
import type { AccountId } from './account.ts';
import type { Failure } from './failure.ts';
import type { ManifestOrder } from './manifest.ts';

/** Open: it is being scanned, or was left and can be resumed. */
export type TallyState = 'open' | 'handed-over';

/** A line of a tally that nobody has taken back. */
export interface TallyTick {
  /** From 1, in the order of the scans, over all tallies. */
  readonly tickNo: number;
  readonly at: string;
  /** A person found it by its number: the label could not be read. */
  readonly byHand: boolean;
  readonly order: ManifestOrder;
}

/** A scanned parcel that is not on this manifest. */
export interface TallyExtra {
  readonly tickNo: number;
  readonly at: string;
  /** What was scanned. */
  readonly code: string;
  /**
   * unknown: this computer knows no order with that number · not-manifested: an order, but on no manifest ·
   * not-settled: on a manifest that is being made or in doubt · other-manifest: on the manifests that are named.
   */
  readonly reason: 'unknown' | 'not-manifested' | 'not-settled' | 'other-manifest';
  /** Null: nothing is known about it. */
  readonly orderNumber: string | null;
  readonly elsewhere: readonly ManifestPlace[];
}

/** An order's place on a manifest of this computer. */
export interface ManifestPlace {
  readonly manifestId: string;
  readonly accountLabel: string;
  readonly createdAt: string;
  readonly orderId: number;
  readonly orderNumber: string;
  /** As the manifest has them. Absent: scanned with an older Packbench. */
  readonly receiverName?: string;
  readonly trackingNumber?: string;
  /** When it was last handed over; null: never. */
  readonly handedOverAt: string | null;
  /** The parcel was missing then, and is still to be handed over. Absent: scanned with an older Packbench. */
  readonly wasMissing?: boolean;
  /** Why it was said not to go any more; null or absent: that was not said. */
  readonly notGoing?: string | null;
  /**
   * The carrier whose label the scanned parcel has by now, where this manifest names another one: its driver is not to take it
   * unasked. Null or absent: there is none.
   */
  readonly carrierNow?: string | null;
}

/** A parcel that is not handed over any more: it is lost, or goes another way. */
export interface NotGoing {
  readonly order: ManifestOrder;
  readonly why: string;
  readonly by: string;
  readonly at: string;
}

export interface TallySummary {
  readonly tallyId: string;
  readonly state: TallyState;
  readonly manifestId: string;
  readonly manifestCreatedAt: string;
  readonly accountId: AccountId;
  /** The account's label when the manifest was made. */
  readonly accountLabel: string;
  /** Largest count first; '' is the name of orders without a carrier. */
  readonly carriers: readonly { readonly carrierName: string; readonly orderCount: number }[];
  readonly startedAt: string;
  /** Null while the tally is open; so is `handedOverBy`. */
  readonly handedOverAt: string | null;
  readonly handedOverBy: string | null;
  /** Without those that an earlier hand-over of the manifest counted. */
  readonly orderCount: number;
  readonly tickedCount: number;
  readonly extraCount: number;
  /** Orders of the manifest that an earlier hand-over counted, and this one did not again. */
  readonly earlierCount: number;
  /** What did not leave with it and is still to go: was missing, or waits for another driver. None while it is open. */
  readonly stillHere: { readonly missing: number; readonly forOthers: number };
}

export interface Tally extends TallySummary {
  /** Orders that were not scanned yet, as the manifest has them; at the end those that were missing. */
  readonly left: readonly ManifestOrder[];
  /** At the end: orders that were not scanned because another driver takes them. */
  readonly forOthers: readonly ManifestOrder[];
  /** Said of what stayed behind here, or at an earlier hand-over of the manifest. */
  readonly notGoing: readonly NotGoing[];
  /** No later hand-over of the manifest was begun. */
  readonly isLast: boolean;
  /** The last first. */
  readonly ticked: readonly TallyTick[];
  /** The last first. */
  readonly extras: readonly TallyExtra[];
  /** The number of the last scan that can be taken back; null: there is none, or the tally is handed over. */
  readonly lastTickNo: number | null;
  /**
   * Its texts (names, numbers) with letters that the sheet's fonts lack; the sheet shows '[?]' instead. Empty while
   * open.
   */
  readonly notWritable: readonly string[];
  /** The driver has signed on the screen. */
  readonly isSigned: boolean;
}

/** An order that got the label of another carrier since its manifest was made: whose that is. */
export interface RelabelledParcel {
  readonly orderId: number;
  readonly carrierName: string;
}

/** The result of a scan. Only 'ticked' means that a parcel of the manifest was counted, and then it is on the disk. */
export type TallyVerdict =
  | { readonly kind: 'ticked'; readonly order: ManifestOrder; readonly byHand: boolean }
  | { readonly kind: 'double'; readonly orderNumber: string; readonly at: string; readonly isExtra: boolean }
  | { readonly kind: 'extra'; readonly extra: TallyExtra }
  | { readonly kind: 'other-manifest'; readonly extra: TallyExtra }
  /** Nobody guesses: several orders of this manifest have it, or (when no tally is shown) several manifests. */
  | { readonly kind: 'several'; readonly orders: readonly ManifestOrder[]; readonly places: readonly ManifestPlace[] }
  /**
   * An order of this manifest that got the label of another carrier since: not counted, for this driver would take it. `order`: as the
   * manifest has it. `place`: no tally is shown, and none was begun for it. `byHand`: nobody has read its label.
   */
  | {
      readonly kind: 'relabelled';
      readonly order: ManifestOrder;
      readonly carrierName: string;
      readonly place?: ManifestPlace;
      readonly byHand?: true;
    }
  /** No tally is shown, and its manifest was handed over before: a second tally must be asked for. */
  | { readonly kind: 'handed-over'; readonly place: ManifestPlace }
  /**
   * No tally is shown, and no manifest of this computer has it; or (`isNotSettled`) a manifest that is being made or in
   * doubt has it.
   */
  | { readonly kind: 'no-manifest'; readonly orderNumber: string | null; readonly isNotSettled: boolean }
  /** It could not be looked up or stored: it is not counted. */
  | { readonly kind: 'failed'; readonly failure: Failure };

export interface TallyScan {
  readonly code: string;
  readonly verdict: TallyVerdict;
  /** As it is now: the tally that was asked about, or the one that the scan opened; null: none is open, or it cannot be read. */
  readonly tally: TallySummary | null;
}

/** A manifest that could be handed over. */
export interface ManifestToHandOver {
  readonly manifestId: string;
  readonly accountId: AccountId;
  readonly accountLabel: string;
  readonly createdAt: string;
  readonly orderCount: number;
  readonly carriers: TallySummary['carriers'];
}

/** Manifests whose hand-over nobody has begun. */
export interface WaitingManifests {
  /** Newest first, from those that were looked through. */
  readonly manifests: readonly ManifestToHandOver[];
  /** How many older manifests of this computer were not looked through. */
  readonly olderCount: number;
}

export interface HandOverState {
  /** The last begun first. */
  readonly open: readonly TallySummary[];
  /** The last ones, newest first, at most 10; without those of `partly`. */
  readonly done: readonly TallySummary[];
  /**
   * Hand-overs that left parcels behind which are still to go, of manifests that nobody has begun to hand over again
   * since; newest first, at most 20.
   */
  readonly partly: readonly TallySummary[];
  /** How many older ones there are besides. */
  readonly partlyMore: number;
  /** Who handed over last on this bench; otherwise who is signed in to this computer. */
  readonly handedOverBy: string;
}

/** A point of a stroke: from the left and from the top of the pad, in thousandths of its width. */
export type SignaturePoint = readonly [x: number, y: number];

/** Drawn with pen, finger or mouse on a pad three times as wide as high. */
export type Signature = readonly (readonly SignaturePoint[])[];

/** The words of the sheet, in the language of the page. */
export interface TallySheetWords {
  /** BCP 47; formats the dates and numbers on the sheet. */
  readonly locale: string;
  readonly title: string;
  readonly account: string;
  readonly carrier: string;
  readonly manifest: string;
  readonly handedOver: string;
  readonly by: string;
  readonly driver: string;
  readonly orders: string;
  readonly counted: string;
  /** Before the count of those that went with an earlier hand-over. */
  readonly earlier: string;
  readonly byHand: string;
  readonly missing: string;
  /** These two absent: `missing` stands in their place. */
  readonly forOthers?: string | undefined;
  readonly notGoing?: string | undefined;
  readonly extra: string;
  readonly noneMissing: string;
  readonly signature: string;
  readonly unknown: string;
  readonly notManifested: string;
  readonly notSettled: string;
  readonly otherManifest: string;
  /** Shown for a carrier or name that is not given. */
  readonly notGiven: string;
  /** What '[?]' stands for. */
  readonly notWritable: string;
  readonly page: string;
}

export interface TallyFinish {
  readonly tallyId: string;
  /** Numbers of the orders that are left, as the person saw them. */
  readonly left: readonly number[];
  /** Those of them that another driver takes. Absent: none. */
  readonly forOthers?: readonly number[] | undefined;
  /** Numbers of the scans that stand, those of extras too, as the person saw them. Absent: whichever do. */
  readonly scanned?: readonly number[] | undefined;
  readonly handedOverBy: string;
  /** '': not given. */
  readonly driver: string;
  readonly signature: Signature;
  readonly words: TallySheetWords;
}
