/**
 * One burst of key strokes: what the scan reader notes of it, and what it is by its pace, a scanner's code or a person's
 * typing.
 */
import { createHeldKeys, type HeldKeys } from './held-keys.ts';
import type { KeyStroke } from './key-stroke.ts';
import {
  isAsQuickAsScanners,
  isEvenButSlow,
  isQuickerThanFingers,
  isScannersPace,
  isSurelyScannersPace,
  PACE,
  runsOf,
} from './pace.ts';
import type { readStrokes } from './readings.ts';
import type { Refusal, RefusalReason, ScanAnswer, ScanEnd } from './scan-answers.ts';
import { createStrokeText, isRatherAPersons, type StrokeText } from './stroke-text.ts';

/**
 * Outside of text fields a hand may strike the keys: strokes further apart than this do not belong together.
 * Milliseconds.
 */
const LONGEST_PAUSE = 1_000;

export interface Burst {
  readonly text: StrokeText;
  /** Between characters, and before the end. */
  readonly gaps: number[];
  /** Between all strokes: some scanners strike Shift as far from its letter as one letter from another. */
  readonly allGaps: number[];
  /** The longest of the scanner's own gaps. */
  longestGap: number;
  readonly startedAt: number;
  /** When the last character was struck, and when the last key. */
  characterAt: number;
  lastAt: number;
  readonly inTextField: boolean;
  readonly enterInFront: boolean;
  readonly held: HeldKeys;
  /** Silence came and did not make it a scan: only a key can end it now. */
  isSilent: boolean;
  /** A mouse or a finger pressed something since its last stroke. */
  isPressed: boolean;
}

export function scanOf(
  ended: Burst,
  { readings, sure }: Extract<ReturnType<typeof readStrokes>, { readonly sure: boolean }>,
  end: ScanEnd,
  endedAt: number,
): ScanAnswer {
  const [{ text, aim, parts }] = readings;
  const { enterInFront } = ended;
  const capsLock = ended.text.capsLock();
  return { kind: 'scan', text, readings, sure, aim, parts, end, enterInFront, capsLock, ...about(ended, endedAt) };
}

/** Answers the strokes that a code begins with; null: a person has another use for that one, unless a code follows at once. */
export function createInFront(): (stroke: KeyStroke) => readonly [KeyStroke, ...KeyStroke[]] | null {
  let kept: readonly KeyStroke[] = [];
  return (stroke) => {
    const isLate = stroke.timeStamp - (kept.at(-1)?.timeStamp ?? 0) > PACE.longestGap;
    const [first = stroke, ...more] = isLate ? [stroke] : [...kept, stroke];
    const isPersons = (stroke.key === ' ' && stroke.inTextField === false) || isRatherAPersons(stroke);
    kept = isPersons ? [first, ...more] : [];
    return isPersons ? null : [first, ...more];
  };
}

export function startedBy([stroke, ...more]: readonly [KeyStroke, ...KeyStroke[]], enterInFront: boolean): Burst {
  const { timeStamp, inTextField = true } = stroke;
  const text = createStrokeText();
  text.add(stroke, 0);
  const held = createHeldKeys();
  held.strike(stroke);
  const burst: Burst = {
    text,
    gaps: [],
    allGaps: [],
    longestGap: 0,
    startedAt: timeStamp,
    characterAt: timeStamp,
    lastAt: timeStamp,
    inTextField,
    enterInFront,
    held,
    isSilent: false,
    isPressed: false,
  };
  for (const next of more) {
    text.add(next, next.timeStamp - burst.lastAt);
    noteCharacter(burst, next.timeStamp);
  }
  return burst;
}

function noteStroke(burst: Burst, at: number): void {
  const gap = at - burst.lastAt;
  burst.allGaps.push(gap);
  if (gap <= PACE.longestGap) burst.longestGap = Math.max(burst.longestGap, gap);
  burst.lastAt = at;
  burst.isPressed = false;
}

export function noteCharacter(burst: Burst, at: number): void {
  noteStroke(burst, at);
  burst.gaps.push(at - burst.characterAt);
  burst.characterAt = at;
}

export function strikeModifier(burst: Burst, stroke: KeyStroke): void {
  if (stroke.repeat !== true) noteStroke(burst, stroke.timeStamp);
}

/** Milliseconds without a stroke that end it. */
export function silenceAfter({ longestGap }: Burst, { silence }: { readonly silence: number }): number {
  return Math.max(silence, longestGap + PACE.mostHiccup);
}

/** Null: a person's, or no longer to be decided by silence. */
export function endWithoutKey(ended: Burst): 'silence' | 'Enter' | 'Tab' | null {
  // Alt and digits can write the end itself (Alt+013).
  const written = ended.text.takeWrittenEnd();
  const isOfScanner = ended.inTextField && written === null ? isSurelyScannersPace : isScannersPace;
  const isQuick = isOfScanner(ended.gaps) || isOfScanner(ended.allGaps) || isWithoutFingers(ended);
  if (ended.inTextField && isOfFingers(ended)) return null;
  if (ended.text.isBlank() || (!isQuick && (ended.inTextField || written === null))) return null;
  return written ?? 'silence';
}

/** Milliseconds for which a key can still go on with what silence did not make a scan: in a text field after the longest hiccup. */
export function heldFor({ inTextField }: Burst): number {
  return inTextField ? PACE.longestHiccup : LONGEST_PAUSE;
}

/**
 * A key on a list has opened a field, or a person has gone into one or pressed something: what comes now is no part of
 * it. So soon it is the rest of a code, in which a field came up or the other hand pressed something.
 */
export function isLeftBefore(burst: Burst, { inTextField = true, timeStamp }: KeyStroke): boolean {
  return !burst.inTextField && (inTextField || burst.isPressed) && timeStamp - burst.lastAt > PACE.longestHiccup;
}

/** Where nobody types, any characters with an end are a scan; but arrows of the keypad, unless they are a scanner's. */
export function isEndedByScanner(burst: Burst): boolean {
  const { inTextField, text, gaps, allGaps } = burst;
  if (!inTextField && !text.hasNavigation()) return true;
  if (inTextField && isOfFingers(burst)) return false;
  return isScannersPace(gaps) || isScannersPace(allGaps) || isWithoutFingers(burst);
}

/** However evenly the keys were struck: one that is held, or several that are down at once. */
function isOfFingers({ text, held, gaps, allGaps }: Burst): boolean {
  return (text.isOneKey() || held.isRolled()) && ![gaps, allGaps].some(isQuickerThanFingers);
}

/** The first strokes of a code, though there are too few of them to take it for one. */
export function isBegunByScanner(burst: Burst): boolean {
  const { text, inTextField, gaps, allGaps } = burst;
  if (text.isBlank() || (inTextField && isOfFingers(burst))) return false;
  return [gaps, allGaps].some(isScannersPace);
}

function isWithoutFingers({ held, gaps, allGaps }: Burst): boolean {
  if (gaps.length < 3 || !held.isEachLetGo()) return false;
  // A hand that strikes a capital has Shift close to its letter: among all strokes, two short gaps prove nothing.
  return isAsQuickAsScanners(gaps, 2) || isAsQuickAsScanners(allGaps, 4);
}

/** Why strokes with an end in a text field were not taken; null: typed, and nothing to report. */
export function whyNotScanned(ended: Burst): RefusalReason | null {
  const { gaps, allGaps } = ended;
  if (isOfFingers(ended)) return null;
  if (runsOf(gaps).some(isSurelyScannersPace)) return 'run-together';
  return isAsQuickAsScanners(gaps) || isAsQuickAsScanners(allGaps) || isEvenButSlow(gaps) ? 'too-slow' : null;
}

/** Why characters that nothing ended are no scan; null where that needs no word. */
export function whyUnended(ended: Burst): RefusalReason | null {
  const { text, inTextField, gaps, allGaps } = ended;
  if (text.isBlank() || (inTextField && isOfFingers(ended))) return null;
  if (inTextField && [gaps, allGaps].some(isScannersPace)) return 'too-slow';
  if (text.hasNavigation()) return null;
  if (inTextField) return isEvenButSlow(gaps) ? 'too-slow' : null;
  if (text.length() > 3) return 'no-end';
  return gaps.length > 0 && Math.max(...gaps) <= PACE.longestMean ? 'too-short' : null;
}

function about({ text, inTextField, startedAt, gaps }: Burst, endedAt: number) {
  return { keys: text.keys(), inTextField, timing: { startedAt, endedAt, gaps: [...gaps] } };
}

export function refusalOf(
  ended: Burst,
  reason: RefusalReason,
  endedAt = ended.lastAt,
  detail: string | null = null,
): Refusal {
  return { kind: 'refused', reason, detail, arrived: ended.text.arrived(), ...about(ended, endedAt) };
}

/** Null: it needs no word. */
export function refusalsOf(ended: Burst, reason: RefusalReason | null, endedAt?: number): readonly Refusal[] {
  return reason === null ? [] : [refusalOf(ended, reason, endedAt)];
}
