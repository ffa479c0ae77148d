/** A scan as the station shows it. */
import type { NotAsked } from '../../src-preload/contract/scan.ts';
import type { NotAddedReason, StationVerdict } from '../../src-preload/contract/station.ts';
import type { RefusalReason } from '../scanner/scan-answers.ts';

/** 'refused': strokes that are not a scan · 'earlier': scanned before this start of the app, and in no round then. */
export type ShownVerdict =
  | StationVerdict
  | { readonly kind: 'earlier'; readonly why: NotAddedReason }
  | { readonly kind: 'refused'; readonly reason: RefusalReason; readonly detail: string | null };

export interface ShownScan {
  readonly shownId: number;
  readonly code: string;
  /** Main's name for it; null: main was not asked, or has not answered yet. */
  readonly scanId: string | null;
  /** Services that had not answered when the verdict was given. */
  readonly notAsked: readonly NotAsked[];
  /** Null until main has answered. */
  readonly verdict: ShownVerdict | null;
  /** Somebody has handled this verdict; a later one is shown and heard all the same. */
  readonly isSeenTo: boolean;
}
