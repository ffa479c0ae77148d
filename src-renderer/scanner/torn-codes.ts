/**
 * Codes that a long hiccup tears: radio that is disturbed holds a scanner's strokes back for longer than any silence that
 * ends a code. Where every code of late came with an end, one without an end is held back until it is sure that its rest
 * does not follow: a part of a code may well be the number of another order.
 */
import type { ScanAnswer } from './scan-answers.ts';

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
  /** An Enter or a Tab that ended nothing. True: it is the end of the code that is held back. */
  ended(): boolean;
  /** The window was left, or the keys are listened to no more: nothing is held back. */
  stop(): void;
}

/** After so many codes with an end, one after another, the next has one too. */
const SURE_OF_ENDS = 3;
/** Milliseconds: as for the reader, characters that are further apart do not belong together. */
const LONGEST_HICCUP = 1_000;

interface Held {
  readonly answer: ScanAnswer;
  readonly isFollowed: boolean;
  readonly callOff: () => void;
}

export function createTornCodes({ tell, after }: TornCodesParts): TornCodes {
  let withEnd = 0;
  let held: Held | null = null;

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
    held = { answer, isFollowed, callOff: after(LONGEST_HICCUP, releaseWhole) };
  };

  return {
    answered(answer) {
      const isRest = held !== null && answer.timing.startedAt - held.answer.timing.endedAt <= LONGEST_HICCUP;
      if (!isRest) releaseWhole();
      const first = leave();
      const whole = first === null ? answer : torn(first, answer);
      const isEnded = answer.kind !== 'scan' || answer.end !== 'silence';
      if (!isEnded && withEnd >= SURE_OF_ENDS) return hold(whole, false);
      withEnd = isEnded ? withEnd + 1 : 0;
      tell(whole);
    },
    struck() {
      const answer = leave();
      if (answer !== null) hold(answer, true);
    },
    ended: () => held?.isFollowed === false && release(),
    stop: () => void release(),
  };
}

function torn(first: ScanAnswer, rest: ScanAnswer): ScanAnswer {
  const keys = [...first.keys, ...rest.keys];
  const timing = {
    startedAt: first.timing.startedAt,
    endedAt: rest.timing.endedAt,
    gaps: [...first.timing.gaps, rest.timing.startedAt - first.timing.endedAt, ...rest.timing.gaps],
  };
  const arrived = arrivedOf(first) + arrivedOf(rest);
  return { kind: 'refused', reason: 'not-whole', detail: null, arrived, keys, inTextField: rest.inTextField, timing };
}

const arrivedOf = (answer: ScanAnswer): string => (answer.kind === 'scan' ? answer.text : answer.arrived);
