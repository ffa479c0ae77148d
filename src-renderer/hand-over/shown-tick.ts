/** What the band of a hand-over shows of a scan. */
import type { TallySummary, TallyVerdict } from '../../src-preload/contract/hand-over.ts';
import type { RefusalReason } from '../scanner/scan-answers.ts';

/** 'waiting': main has not answered yet · 'refused': strokes that are not a scan. */
export type ShownVerdict =
  | TallyVerdict
  | { readonly kind: 'waiting' }
  | { readonly kind: 'refused'; readonly reason: RefusalReason; readonly detail: string | null };

export interface ShownTick {
  readonly shownId: number;
  readonly code: string;
  readonly verdict: ShownVerdict;
  readonly tally: TallySummary | null;
  /** The tally it is about; null: none. Other tallies do not show it. */
  readonly tallyId: string | null;
}
