/** The scan reader's answers: a scan, or why strokes that look like one are not. */
import type { CodePart } from './code-parts.ts';
import type { Reading, UnreadableReason } from './readings.ts';

/** 'device': the scanner itself says where a code ends (HID POS, serial). */
export type ScanEnd = 'Enter' | 'Tab' | 'silence' | 'device';

export interface ScanTiming {
  /** Time stamps of the first and the last stroke, the end included. */
  readonly startedAt: number;
  readonly endedAt: number;
  /** Between the strokes of characters, and before the end, in milliseconds. */
  readonly gaps: readonly number[];
}

export interface Scan {
  readonly kind: 'scan';
  readonly text: string;
  readonly readings: readonly Reading[];
  readonly sure: boolean;
  /** AIM identifier and GS1 parts of `text`. */
  readonly aim: string | null;
  readonly parts: readonly CodePart[];
  readonly end: ScanEnd;
  readonly enterInFront: boolean;
  readonly capsLock: boolean;
  /** `KeyboardEvent.key` of each character. */
  readonly keys: readonly string[];
  readonly inTextField: boolean;
  readonly timing: ScanTiming;
}

export type RefusalReason =
  | UnreadableReason
  /** Somebody typed while the scanner did: the beginning of the code is not known. */
  | 'run-together'
  /** A scanner's even strokes in a text field, but at a pace at which people type too. */
  | 'too-slow'
  /** Two or three characters at a scanner's pace with no end. */
  | 'too-short'
  /** Characters without an end outside of a text field, not at a scanner's pace. */
  | 'no-end'
  /** More than any code holds. */
  | 'too-long'
  /** What a HID or serial scanner sent is not a whole code, or it began before the window had the focus, or came in parts. */
  | 'not-whole'
  /** The same code again, within `repeatWithin`: it counts once. */
  | 'repeated';

export interface Refusal {
  readonly kind: 'refused';
  readonly reason: RefusalReason;
  /** What is wrong in it, if that has a name: 'SSCC (00)'. */
  readonly detail: string | null;
  /** As the keys arrived, for people; never look it up. */
  readonly arrived: string;
  readonly keys: readonly string[];
  readonly inTextField: boolean;
  readonly timing: ScanTiming;
}

export type ScanAnswer = Scan | Refusal;
