/**
 * Reads scans out of key strokes. Pure: strokes and the time in, answers out; no page, no clock of its own.
 *
 *   const reader = createScanReader();                    // or createScanReader({ layout: 'us' }), see ScanReaderSettings
 *   const { part, answers } = reader.strike(stroke);      // for every key that goes down, modifiers too, in their order
 *   reader.release(stroke);                               // for every key that goes up, where that is told
 *   const answers = reader.pass(timeStamp);               // time has passed: a code without an end ends by silence
 *   reader.dueAt                                          // when to call `pass`; null when nothing waits
 *   reader.setUp({ layout: 'same' })                      // for every code that ends from now on, the one that has begun too
 *
 * A stroke is a plain object (key-stroke.ts): { key, code, shift, alt, ctrl, altGraph, capsLock, repeat, timeStamp, inTextField }.
 * Only `key` and `timeStamp` must be there. `timeStamp` is in milliseconds. `inTextField` absent means that somebody may be typing.
 *
 * An answer is a Scan, or a Refusal that says why strokes that look like a scan are not one. `scan.text` is the code: without an
 * AIM identifier in front, with GS (U+001D) where it was struck. `scan.readings` holds each way it can be understood; two of them
 * mean that `text` (the first) is what a scanner set to a US keyboard struck, and the other what a scanner set to this computer's
 * own layout did: look both up, or settle it by `settings.layout`. `scan.sure` is false then. Strokes without `code` tell neither:
 * they are read by `settings.keys` (taught-keys.ts, learned from the test card), or as they are when `layout` is 'same', or
 * refused as 'layout-unknown'. `refusal.keys` holds what arrived, so that the card can be read from it. Caps Lock is undone; where it
 * may have changed a sign, and the keys do not tell (`layout` is 'same', or the card taught them), the code is refused as 'caps-lock'.
 *
 * What makes a scan:
 * - in a text field, strokes at a scanner's pace (pace.ts) that end with Enter, Tab or 150 ms of silence, or as long after the longest
 *   gap of the scanner's own as a hiccup takes, where that is more;
 * - elsewhere, any characters that end with Enter or Tab, at any pace up to a second a stroke; by silence at a scanner's pace.
 * Its end may be CR LF (what follows the first of them is swallowed) or stand in front (`scan.enterInFront`).
 *
 * `part` says what the stroke was for: 'none' (not ours), 'first', 'next', 'end'. Outside of text fields 'next' and 'end' must be
 * kept from the page, so that no button is pressed; in a text field only an 'end'.
 */
import { createHeldKeys, type HeldKeys, type Key } from './held-keys.ts';
import { isModifier, type KeyStroke } from './key-stroke.ts';
import {
  isAsQuickAsScanners,
  isEvenButSlow,
  isQuickerThanFingers,
  isScannersPace,
  isSurelyScannersPace,
  PACE,
  runsOf,
} from './pace.ts';
import { readStrokes } from './readings.ts';
import { createRepeats } from './repeats.ts';
import type { Refusal, RefusalReason, ScanAnswer, ScanEnd } from './scan-answers.ts';
import { createStrokeText, isRatherAPersons, kindOf, type StrokeText } from './stroke-text.ts';
import type { TaughtKeys } from './taught-keys.ts';

export interface ScanReaderSettings {
  /**
   * How the scanner and this computer agree, where the system says which key was struck: 'unknown' gives both readings.
   */
  readonly layout: 'unknown' | 'us' | 'same';
  /** What the test card taught, for strokes without `code`; null: it was not scanned. */
  readonly keys: TaughtKeys | null;
  /** Milliseconds of silence that end a code which nothing else ended. */
  readonly silence: number;
  /** Milliseconds within which the same code counts once. 0: each counts. */
  readonly repeatWithin: number;
}

export const SCAN_READER_DEFAULTS: ScanReaderSettings = {
  layout: 'unknown',
  keys: null,
  silence: 150,
  repeatWithin: 500,
};

export interface Strike {
  readonly part: 'none' | 'first' | 'next' | 'end';
  readonly answers: readonly ScanAnswer[];
}

export interface ScanReader {
  strike(stroke: KeyStroke): Strike;
  /** The key went up. When this is never called, strokes are judged by their times alone. */
  release(key: Key): void;
  /** `timeStamp`: now, on the clock of the strokes. */
  pass(timeStamp: number): readonly ScanAnswer[];
  readonly dueAt: number | null;
  /** The strokes so far are not a scan: the focus moved, or the window was left. */
  forget(): void;
  /** The window got the focus: a code that comes at once began elsewhere. `timeStamp`: as for `pass`. */
  arrive(timeStamp: number): void;
  /** Changes settings; those that are not named stay. A code that has begun goes on. */
  setUp(given: Partial<ScanReaderSettings>): void;
}

/**
 * Outside of text fields a hand may strike the keys: strokes further apart than this do not belong together.
 * Milliseconds.
 */
const LONGEST_PAUSE = 1_000;
/** An Enter this soon after a scan belongs to it: LF after CR, or an end that came late. Milliseconds. */
const LATE_END = 155;
/** More characters than the largest code there is (QR, 7,089 digits). */
const MOST_CHARACTERS = 8_000;

interface Burst {
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
}

const NOTHING: Strike = { part: 'none', answers: [] };

export function createScanReader(given: Partial<ScanReaderSettings> = {}): ScanReader {
  const settings = { ...SCAN_READER_DEFAULTS, ...given };
  let burst: Burst | null = null;
  /** When an Enter came that ended nothing, and when a scan ended. */
  let enterAt = Number.NEGATIVE_INFINITY;
  let overAt = Number.NEGATIVE_INFINITY;
  /** When the window got the focus. */
  let arrivedAt = Number.NEGATIVE_INFINITY;
  const inFront = createInFront();
  const repeats = createRepeats(() => settings.repeatWithin);

  const answer = (ended: Burst, end: ScanEnd, endedAt: number): ScanAnswer => {
    // No hand is so quick: first it goes to the window, then the scanner reads.
    if (ended.startedAt - arrivedAt <= PACE.longestHiccup) return refusalOf(ended, 'not-whole', endedAt);
    const read = readStrokes(ended.text, settings);
    if (read.kind === 'unreadable') return refusalOf(ended, read.reason, endedAt, read.detail);
    if (repeats.isRepeated(read.readings[0].text, endedAt)) return refusalOf(ended, 'repeated', endedAt);
    return scanOf(ended, read, end, endedAt);
  };

  /** Null: a person typed it, or silence can no longer decide. */
  const endBySilence = (ended: Burst): ScanAnswer | null => {
    const end = endWithoutKey(ended);
    return end === null ? null : answer(ended, end, ended.lastAt);
  };

  const settle = (now: number): readonly ScanAnswer[] => {
    if (burst === null || now < burst.lastAt + silenceAfter(burst, settings)) return [];
    const ended = burst;
    if (!ended.isSilent) {
      ended.isSilent = true;
      const said = endBySilence(ended);
      if (said !== null) {
        overAt = now;
        burst = null;
        return [said];
      }
    }
    if (now - ended.lastAt <= heldFor(ended)) return [];
    burst = null;
    const reason = whyUnended(ended);
    return reason === null ? [] : [refusalOf(ended, reason)];
  };

  /** Alt and digits wrote its end, and the next code begins: no silence is waited for. */
  const endWritten = (stroke: KeyStroke): readonly ScanAnswer[] => {
    if (burst === null || !burst.text.isOverBefore(stroke)) return [];
    const ended = burst;
    burst = null;
    overAt = ended.lastAt;
    const said = endBySilence(ended);
    if (said !== null) return [said];
    const reason = ended.text.isBlank() ? null : whyNotScanned(ended);
    return reason === null ? [] : [refusalOf(ended, reason)];
  };

  const strikeEnd = (end: 'Enter' | 'Tab', at: number): Strike => {
    const ended = burst;
    burst = null;
    if (ended === null || ended.text.isBlank()) {
      if (at - overAt <= LATE_END) return { part: 'end', answers: [] };
      if (end === 'Enter') enterAt = at;
      return NOTHING;
    }
    noteCharacter(ended, at);
    if (!isEndedByScanner(ended)) {
      const reason = whyNotScanned(ended);
      return reason === null ? NOTHING : { part: 'none', answers: [refusalOf(ended, reason, at)] };
    }
    overAt = at;
    return { part: 'end', answers: [answer(ended, end, at)] };
  };

  const goOn = (current: Burst, at: number): Strike => {
    noteCharacter(current, at);
    current.isSilent = false;
    if (current.text.length() <= MOST_CHARACTERS) return { part: 'next', answers: [] };
    burst = null;
    return { part: 'next', answers: [refusalOf(current, 'too-long')] };
  };

  const strikeCharacter = (stroke: KeyStroke): Strike => {
    if (burst === null) {
      // A held key began as something else, and a space presses buttons: neither begins a code.
      if (stroke.repeat === true) return NOTHING;
      const strokes = inFront(stroke);
      if (strokes === null) return NOTHING;
      burst = startedBy(strokes, strokes[0].timeStamp - enterAt <= LATE_END);
      return { part: 'first', answers: [] };
    }
    if (burst.text.add(stroke, stroke.timeStamp - burst.lastAt)) return goOn(burst, stroke.timeStamp);
    burst = null;
    return NOTHING;
  };

  /**
   * At a scanner's pace it is a part of the code that cannot be read, and must press nothing; otherwise a person has
   * gone on.
   */
  const strikeCommand = (stroke: KeyStroke): Strike => {
    if (burst === null || stroke.timeStamp - burst.lastAt > PACE.longestGap) {
      burst = null;
      return NOTHING;
    }
    const isSecond = burst.gaps.length === 0;
    burst.text.addCommand(stroke, isSecond);
    const { answers } = goOn(burst, stroke.timeStamp);
    // A hand may be as quick with two keys, and wants its shortcut.
    return { part: isSecond ? 'none' : 'next', answers };
  };

  const strikeNow = (stroke: KeyStroke): Strike => {
    if (isModifier(stroke)) {
      if (burst !== null) strikeModifier(burst, stroke);
      return NOTHING;
    }
    const kind = kindOf(stroke);
    if (kind !== 'Enter' && kind !== 'Tab') burst?.held.strike(stroke);
    if (kind === 'Enter' || kind === 'Tab') return strikeEnd(kind, stroke.timeStamp);
    return kind === 'character' ? strikeCharacter(stroke) : strikeCommand(stroke);
  };

  return {
    release: (key) => burst?.held.release(key),
    strike(stroke) {
      // A gap up to the longest hiccup is still the scanner's, though silence would already have ended the code.
      const isLate = burst !== null && stroke.timeStamp - burst.lastAt > PACE.longestHiccup;
      const before = [...(isLate ? settle(stroke.timeStamp) : []), ...endWritten(stroke)];
      const { part, answers } = strikeNow(stroke);
      return before.length === 0 ? { part, answers } : { part, answers: [...before, ...answers] };
    },
    pass: settle,
    get dueAt() {
      if (burst === null) return null;
      return burst.lastAt + (burst.isSilent ? heldFor(burst) + 1 : silenceAfter(burst, settings));
    },
    forget() {
      burst = null;
    },
    arrive(timeStamp) {
      arrivedAt = timeStamp;
    },
    setUp: (other) => void Object.assign(settings, other),
  };
}

function scanOf(
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
function createInFront(): (stroke: KeyStroke) => readonly [KeyStroke, ...KeyStroke[]] | null {
  let kept: readonly KeyStroke[] = [];
  return (stroke) => {
    const isLate = stroke.timeStamp - (kept.at(-1)?.timeStamp ?? 0) > PACE.longestGap;
    const [first = stroke, ...more] = isLate ? [stroke] : [...kept, stroke];
    const isPersons = (stroke.key === ' ' && stroke.inTextField === false) || isRatherAPersons(stroke);
    kept = isPersons ? [first, ...more] : [];
    return isPersons ? null : [first, ...more];
  };
}

function startedBy([stroke, ...more]: readonly [KeyStroke, ...KeyStroke[]], enterInFront: boolean): Burst {
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
}

function noteCharacter(burst: Burst, at: number): void {
  noteStroke(burst, at);
  burst.gaps.push(at - burst.characterAt);
  burst.characterAt = at;
}

function strikeModifier(burst: Burst, stroke: KeyStroke): void {
  burst.text.modifier(stroke);
  if (stroke.repeat !== true) noteStroke(burst, stroke.timeStamp);
}

/** Milliseconds without a stroke that end it. */
function silenceAfter({ longestGap }: Burst, { silence }: Pick<ScanReaderSettings, 'silence'>): number {
  return Math.max(silence, longestGap + PACE.mostHiccup);
}

/** Null: a person's, or no longer to be decided by silence. */
function endWithoutKey(ended: Burst): 'silence' | 'Enter' | 'Tab' | null {
  // Alt and digits can write the end itself (Alt+013).
  const written = ended.text.takeWrittenEnd();
  const isOfScanner = ended.inTextField && written === null ? isSurelyScannersPace : isScannersPace;
  const isQuick = isOfScanner(ended.gaps) || isOfScanner(ended.allGaps) || isWithoutFingers(ended);
  if (ended.inTextField && isOfFingers(ended)) return null;
  if (ended.text.isBlank() || (!isQuick && (ended.inTextField || written === null))) return null;
  return written ?? 'silence';
}

/** Milliseconds for which a key can still go on with what silence did not make a scan: in a text field after the longest hiccup. */
function heldFor({ inTextField }: Burst): number {
  return inTextField ? PACE.longestHiccup : LONGEST_PAUSE;
}

/** Where nobody types, any characters with an end are a scan; but arrows of the keypad, unless they are a scanner's. */
function isEndedByScanner(burst: Burst): boolean {
  const { inTextField, text, gaps, allGaps } = burst;
  if (!inTextField && !text.hasNavigation()) return true;
  if (inTextField && isOfFingers(burst)) return false;
  return isScannersPace(gaps) || isScannersPace(allGaps) || isWithoutFingers(burst);
}

/** However evenly the keys were struck: one that is held, or several that are down at once. */
function isOfFingers({ text, held, gaps, allGaps }: Burst): boolean {
  return (text.isOneKey() || held.isRolled()) && ![gaps, allGaps].some(isQuickerThanFingers);
}

function isWithoutFingers({ held, gaps }: Burst): boolean {
  return gaps.length >= 3 && isAsQuickAsScanners(gaps, 2) && held.isEachLetGo();
}

/** Why strokes with an end in a text field were not taken; null: typed, and nothing to report. */
function whyNotScanned(ended: Burst): RefusalReason | null {
  const { gaps, allGaps } = ended;
  if (isOfFingers(ended)) return null;
  if (runsOf(gaps).some(isSurelyScannersPace)) return 'run-together';
  return isAsQuickAsScanners(gaps) || isAsQuickAsScanners(allGaps) || isEvenButSlow(gaps) ? 'too-slow' : null;
}

/** Why characters that nothing ended are no scan; null where that needs no word. */
function whyUnended(ended: Burst): RefusalReason | null {
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

function refusalOf(ended: Burst, reason: RefusalReason, endedAt = ended.lastAt, detail: string | null = null): Refusal {
  return { kind: 'refused', reason, detail, arrived: ended.text.arrived(), ...about(ended, endedAt) };
}
