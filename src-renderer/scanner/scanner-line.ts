/** What a listener to a scanner that is not a keyboard reports: codes, refusals, and whether the scanner is there. */
import type { ScanAnswer } from './scan-answers.ts';

export type LineState =
  /** Not plugged in, or not given to this page. */
  | { readonly kind: 'away' }
  | { readonly kind: 'there' }
  /** `why`: the system's own words. */
  | { readonly kind: 'failed'; readonly why: string };

export interface LineListener {
  answer(answer: ScanAnswer): void;
  /** Called each time it changes. */
  state(state: LineState): void;
  /** Milliseconds, on the clock of key strokes. */
  now(): number;
}

export const whyOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
