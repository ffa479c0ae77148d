/**
 * Reads scans out of key strokes. Pure: strokes and the time in, answers out; no page, no clock of its own.
 *
 *   const reader = createScanReader();                    // or createScanReader({ layout: 'us' }), see ScanReaderSettings
 *   const { part, answers } = reader.strike(stroke);      // for every key that goes down, modifiers too, in their order
 *   reader.release(stroke);                               // for every key that goes up, where that is told
 *   reader.press();                                       // a mouse or a finger pressed something
 *   const answers = reader.pass(timeStamp);               // time has passed: a code without an end ends by silence
 *   const answers = reader.forget();                      // the window was left: the rest goes elsewhere
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
 * - elsewhere, any characters that end with Enter or Tab, at any pace up to a second a stroke, where nothing is pressed in
 *   between; or with silence, at a scanner's pace.
 * Its end may be CR LF (what follows the first of them is swallowed) or stand in front (`scan.enterInFront`).
 *
 * `part` says what the stroke was for: 'none' (not ours), 'first', 'next', 'end'. Outside of text fields 'next' and 'end' must be
 * kept from the page, so that no button is pressed; in a text field only an 'end'.
 */
import type { Key } from './held-keys.ts';
import { isModifier, type KeyStroke } from './key-stroke.ts';
import { PACE } from './pace.ts';
import { readStrokes } from './readings.ts';
import { createRepeats } from './repeats.ts';
import type { ScanAnswer, ScanEnd } from './scan-answers.ts';
import {
  type Burst,
  createInFront,
  endWithoutKey,
  heldFor,
  isBegunByScanner,
  isEndedByScanner,
  isLeftBefore,
  noteCharacter,
  refusalOf,
  refusalsOf,
  scanOf,
  silenceAfter,
  startedBy,
  strikeModifier,
  whyNotScanned,
  whyUnended,
} from './stroke-burst.ts';
import { createStrokeClock } from './stroke-clock.ts';
import { kindOf, type StrokeKind } from './stroke-text.ts';
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
  /** The code that silence has ended was none: its strokes waited on their way, and this is the next of them. */
  readonly goesOn?: true;
}

export interface ScanReader {
  strike(stroke: KeyStroke): Strike;
  /** The key went up. When this is never called, strokes are judged by their times alone. */
  release(key: Key): void;
  /** A hand that goes to the mouse is through with what it typed; a code that a scanner goes on with at once stays whole. */
  press(): void;
  /** `timeStamp`: now, on the clock of the strokes. */
  pass(timeStamp: number): readonly ScanAnswer[];
  readonly dueAt: number | null;
  /** The window was left. A scanner's strokes so far are told: their code is not whole, and nobody hears of its parcel otherwise. */
  forget(): readonly ScanAnswer[];
  /** The window got the focus: a code that comes at once began elsewhere. `timeStamp`: as for `pass`. */
  arrive(timeStamp: number): void;
  /** Changes settings; those that are not named stay. A code that has begun goes on. */
  setUp(given: Partial<ScanReaderSettings>): void;
}

/** An Enter this soon after a scan belongs to it: LF after CR, or an end that came late. Milliseconds. */
const LATE_END = 155;
/** More characters than the largest code there is (QR, 7,089 digits). */
const MOST_CHARACTERS = 8_000;

const NOTHING: Strike = { part: 'none', answers: [] };

export function createScanReader(given: Partial<ScanReaderSettings> = {}): ScanReader {
  const settings = { ...SCAN_READER_DEFAULTS, ...given };
  let burst: Burst | null = null;
  /** When an Enter came that ended nothing, and when a scan ended. */
  let enterAt = Number.NEGATIVE_INFINITY;
  let overAt = Number.NEGATIVE_INFINITY;
  const clock = createStrokeClock();
  const rest = createRest();
  const inFront = createInFront();
  const { answer, endBySilence, takeUpAgain, arrive } = createAnswering(settings);

  const leave = (): Burst | null => {
    const ended = burst;
    burst = null;
    return ended;
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
    return refusalsOf(ended, whyUnended(ended));
  };

  /** Alt and digits wrote its end, and the next code begins: no silence is waited for. */
  const endWritten = (stroke: KeyStroke): readonly ScanAnswer[] => {
    if (burst === null || !burst.text.isOverBefore(stroke)) return [];
    const ended = burst;
    burst = null;
    overAt = ended.lastAt;
    const said = endBySilence(ended);
    return said !== null ? [said] : refusalsOf(ended, ended.text.isBlank() ? null : whyNotScanned(ended));
  };

  const goElsewhere = (stroke: KeyStroke): readonly ScanAnswer[] => {
    if (burst === null || !isLeftBefore(burst, stroke)) return [];
    const ended = burst;
    burst = null;
    return refusalsOf(ended, whyUnended(ended));
  };

  const strikeEnd = (end: 'Enter' | 'Tab', at: number): Strike => {
    const ended = leave();
    if (ended === null || ended.text.isBlank()) {
      if (at - overAt <= LATE_END) return { part: 'end', answers: [] };
      if (end === 'Enter') enterAt = at;
      return NOTHING;
    }
    noteCharacter(ended, at);
    if (!isEndedByScanner(ended)) return { part: 'none', answers: refusalsOf(ended, whyNotScanned(ended), at) };
    overAt = at;
    return { part: 'end', answers: [answer(ended, end, at)] };
  };

  const goOn = (current: Burst, at: number): Strike => {
    noteCharacter(current, at);
    current.isSilent = false;
    if (current.text.length() <= MOST_CHARACTERS) return { part: 'next', answers: [] };
    burst = null;
    rest.begin(at);
    return { part: 'next', answers: [refusalOf(current, 'too-long')] };
  };

  const strikeCharacter = (stroke: KeyStroke): Strike => {
    if (burst === null) {
      // A held key began as something else, and a space presses buttons: neither begins a code.
      const strokes = stroke.repeat === true ? null : inFront(stroke);
      if (strokes === null) return NOTHING;
      burst = startedBy(strokes, strokes[0].timeStamp - enterAt <= LATE_END);
      return { part: 'first', answers: [] };
    }
    if (burst.text.add(stroke, stroke.timeStamp - burst.lastAt)) return goOn(burst, stroke.timeStamp);
    const broken = burst;
    burst = null;
    if (!isBegunByScanner(broken)) return NOTHING;
    rest.begin(broken.lastAt);
    return { part: 'none', answers: [refusalOf(broken, 'run-together')] };
  };

  /** At a scanner's pace it is a part of the code that cannot be read, and must press nothing; otherwise a person has gone on. */
  const strikeCommand = (stroke: KeyStroke): Strike => {
    if (burst === null || stroke.timeStamp - burst.lastAt > PACE.longestGap) {
      burst = null;
      return NOTHING;
    }
    const isSecond = burst.gaps.length === 0;
    burst.text.addCommand(stroke, isSecond);
    // A hand may be as quick with two keys, and wants its shortcut.
    return { ...goOn(burst, stroke.timeStamp), part: isSecond ? 'none' : 'next' };
  };

  const strikeNow = (stroke: KeyStroke): Strike => {
    if (isModifier(stroke)) {
      if (burst !== null) strikeModifier(burst, stroke);
      return NOTHING;
    }
    const kind = kindOf(stroke);
    const ofRest = rest.strike(kind, stroke);
    if (ofRest !== null) return ofRest;
    if (kind === 'Enter' || kind === 'Tab') return strikeEnd(kind, stroke.timeStamp);
    burst?.held.strike(stroke);
    return kind === 'character' ? strikeCharacter(stroke) : strikeCommand(stroke);
  };

  return {
    release: (key) => burst?.held.release(key),
    press() {
      if (burst !== null) burst.isPressed = true;
    },
    strike(struck) {
      const stroke = { ...struck, timeStamp: clock.struck(struck.timeStamp) };
      const late = takeUpAgain(stroke, burst);
      burst ??= late;
      // A gap up to the longest hiccup is still the scanner's, though silence would already have ended the code.
      const isLate = burst !== null && stroke.timeStamp - burst.lastAt > PACE.longestHiccup;
      const before = [...(isLate ? settle(stroke.timeStamp) : []), ...goElsewhere(stroke), ...endWritten(stroke)];
      const { part, answers } = strikeNow(stroke);
      return { part, answers: [...before, ...answers], ...(late === null ? {} : { goesOn: true }) };
    },
    pass: (timeStamp) => settle(clock.passed(timeStamp)),
    get dueAt() {
      if (burst === null) return null;
      return clock.told(burst.lastAt + (burst.isSilent ? heldFor(burst) + 1 : silenceAfter(burst, settings)));
    },
    forget() {
      const ended = leave();
      return ended !== null && isBegunByScanner(ended) ? [refusalOf(ended, 'not-whole')] : [];
    },
    arrive: (timeStamp) => arrive(clock.at(timeStamp)),
    setUp: (other) => void Object.assign(settings, other),
  };
}

/**
 * What follows a code that was too long, or into which a key repeats because something lies on the keyboard, is no code up to its
 * end or a pause: it may be the number of another order.
 */
function createRest() {
  let lastAt = Number.NEGATIVE_INFINITY;
  let isOver = true;
  return {
    begin(at: number): void {
      lastAt = at;
      isOver = false;
    },
    /** Null: the stroke does not belong to it. */
    strike(kind: StrokeKind, { timeStamp: at, repeat }: KeyStroke): Strike | null {
      const isEnd = kind === 'Enter' || kind === 'Tab';
      // LF may follow CR.
      if (at - lastAt > PACE.longestHiccup || (isOver && !isEnd)) {
        lastAt = Number.NEGATIVE_INFINITY;
        return null;
      }
      // A key that is held down goes on after the code.
      if (repeat === true) return NOTHING;
      lastAt = at;
      isOver = isEnd;
      return { part: isEnd ? 'end' : 'next', answers: [] };
    },
  };
}

/** What a code that is over stands for. `settings` is read anew each time. */
function createAnswering(settings: ScanReaderSettings) {
  /** When the window got the focus. */
  let arrivedAt = Number.NEGATIVE_INFINITY;
  /** Silence has ended it, and no key was struck since. */
  let over: Burst | null = null;
  const repeats = createRepeats(() => settings.repeatWithin);
  const answer = (ended: Burst, end: ScanEnd, endedAt: number): ScanAnswer => {
    // No hand is so quick: first it goes to the window, then the scanner reads.
    if (ended.startedAt - arrivedAt <= PACE.longestHiccup) return refusalOf(ended, 'not-whole', endedAt);
    const read = readStrokes(ended.text, settings);
    if (read.kind === 'unreadable') return refusalOf(ended, read.reason, endedAt, read.detail);
    if (repeats.isRepeated(read.readings[0].text, endedAt)) return refusalOf(ended, 'repeated', endedAt);
    return scanOf(ended, read, end, endedAt);
  };
  return {
    arrive(timeStamp: number): void {
      arrivedAt = timeStamp;
    },
    answer,
    /** Null: a person typed it, or silence can no longer decide. */
    endBySilence(ended: Burst): ScanAnswer | null {
      const end = endWithoutKey(ended);
      over = end === null || end === 'silence' ? ended : null;
      return end === null ? null : answer(ended, end, ended.lastAt);
    },
    /** A key says when it was struck, and a computer that stands still brings it when the silence is over. Null: it is no part of it. */
    takeUpAgain(stroke: KeyStroke, current: Burst | null): Burst | null {
      // Alone it says nothing of a code: a hand on Caps Lock behind one.
      if (isModifier(stroke)) return null;
      const before = over;
      over = null;
      if (current !== null || before === null) return null;
      const isInTime = stroke.timeStamp < before.lastAt + silenceAfter(before, settings);
      return isInTime && kindOf(stroke) === 'character' ? before : null;
    },
  };
}
