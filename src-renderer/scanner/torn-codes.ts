/**
 * Codes that a long hiccup tears: radio that is disturbed holds a scanner's strokes back for longer than any silence that
 * ends a code. Where every code of late came with an end, one without an end is held back until it is sure that its rest
 * does not follow: a part of a code may well be the number of another order.
 */
import { isAsQuickAsScanners, PACE } from './pace.ts';
import type { Refusal, ScanAnswer } from './scan-answers.ts';

export interface TornCodesParts {
  readonly tell: (answer: ScanAnswer) => void;
  /** Calls `run` after this many milliseconds, unless the returned function is called before. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

export interface TornCodes {
  /** What the scan reader answered. */
  answered(answer: ScanAnswer): void;
  /** A character was struck: the rest of a code that is held back may be coming. */
  struck(): void;
  /** What the reader answered last was no whole code, and it goes on with it: the whole one is answered later. */
  goesOn(): void;
  /** An Enter or a Tab that ended nothing. True: it is the end of the code that is held back, or of its rest. */
  ended(): boolean;
  /** The window was left, or the keys are listened to no more: nothing is held back. */
  stop(): void;
}

/** After so many codes with an end, one after another, the next has one too. */
const SURE_OF_ENDS = 3;

interface Held {
  readonly answer: ScanAnswer;
  readonly isFollowed: boolean;
  readonly callOff: () => void;
}

export function createTornCodes({ tell, after }: TornCodesParts): TornCodes {
  let withEnd = 0;
  let held: Held | null = null;
  /** What was refused because it had too few strokes to be surely a code: then its rest is no code either. */
  let begun: ScanAnswer | null = null;

  const leave = (): ScanAnswer | null => {
    const answer = held?.answer ?? null;
    held?.callOff();
    held = null;
    return answer;
  };
  const release = (): boolean => {
    const answer = leave();
    if (answer !== null) tell(answer);
    return answer !== null;
  };
  /** No rest has come: there is a scanner without an end, too. */
  const releaseWhole = (): void => {
    if (release()) withEnd = 0;
  };
  const hold = (answer: ScanAnswer, isFollowed: boolean): void => {
    held = { answer, isFollowed, callOff: after(PACE.longestTear, releaseWhole) };
  };

  return {
    answered(answer) {
      if (held !== null && !isRest(held.answer, answer)) releaseWhole();
      const first = leave() ?? begun;
      const whole = first !== null && isRest(first, answer) ? torn(first, answer) : answer;
      const isWithoutEnd = answer.kind === 'scan' ? answer.end === 'silence' : isPiece(answer);
      begun = null;
      if (isWithoutEnd && withEnd >= SURE_OF_ENDS) {
        if (answer.kind === 'scan') return hold(whole, false);
        begun = whole;
      }
      if (answer.kind === 'scan') withEnd = isWithoutEnd ? 0 : withEnd + 1;
      tell(whole);
    },
    struck() {
      const answer = leave();
      if (answer !== null) hold(answer, true);
    },
    goesOn() {
      leave();
      begun = null;
    },
    ended() {
      if (held?.isFollowed !== true) return release();
      // What came between was too little to be a code: it is the rest of this one.
      const { answer } = held;
      leave();
      tell(torn(answer, null));
      return true;
    },
    stop: () => void release(),
  };
}

const isRest = (first: ScanAnswer, answer: ScanAnswer): boolean =>
  answer.timing.startedAt - first.timing.endedAt <= PACE.longestTear;

/** Nobody types like that. */
const isPiece = ({ reason, timing }: Refusal): boolean => reason === 'too-slow' && isAsQuickAsScanners(timing.gaps);

/** `rest`: null where it stays with the field that it was typed into. */
function torn(first: ScanAnswer, rest: ScanAnswer | null): ScanAnswer {
  const { inTextField } = rest ?? first;
  const keys = [...first.keys, ...(rest?.keys ?? [])];
  const between = rest === null ? [] : [rest.timing.startedAt - first.timing.endedAt, ...rest.timing.gaps];
  const { startedAt, gaps } = first.timing;
  const timing = { startedAt, endedAt: (rest ?? first).timing.endedAt, gaps: [...gaps, ...between] };
  const arrived = arrivedOf(first) + (rest === null ? '' : arrivedOf(rest));
  return { kind: 'refused', reason: 'not-whole', detail: null, arrived, keys, inTextField, timing };
}

const arrivedOf = (answer: ScanAnswer): string => (answer.kind === 'scan' ? answer.text : answer.arrived);
