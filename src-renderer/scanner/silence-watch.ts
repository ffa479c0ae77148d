/**
 * Tells the scan reader that time has passed, so that silence ends a code which nothing else ends. The reader judges by
 * when keys were struck; but while a page stands still its keys wait, and then come all at once. That time is not
 * silence: after a key or a timer that came late, silence is counted anew.
 */
import type { ScanAnswer } from './scan-answers.ts';
import type { ScanReader } from './scan-reader.ts';

export interface SilenceWatchParts {
  readonly reader: Pick<ScanReader, 'dueAt' | 'pass'>;
  readonly tell: (answer: ScanAnswer) => void;
  /** Milliseconds, on the clock of the strokes. */
  readonly now: () => number;
  /** Calls `run` after this many milliseconds, unless the returned function is called before. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
}

export interface SilenceWatch {
  /** The reader has just been given a key that was struck at this time. */
  struck(at: number): void;
  stop(): void;
}

/** Milliseconds: anything later than this waited behind something else. */
const LATE = 30;
/** How often silence is counted anew after one key, so that a computer that is always late still ends codes. */
const MOST_ANEW = 6;

export function createSilenceWatch({ reader, tell, now, after }: SilenceWatchParts): SilenceWatch {
  let callOff = (): void => undefined;

  const wait = (struckAt: number, heardAt: number, anew: number): void => {
    callOff();
    const { dueAt } = reader;
    if (dueAt === null) return;
    const milliseconds = dueAt - struckAt;
    callOff = after(milliseconds, () => {
      const at = now();
      const isLate = at - heardAt - milliseconds > LATE || (anew === 0 && heardAt - struckAt > LATE);
      if (isLate && anew < MOST_ANEW) {
        wait(struckAt, at, anew + 1);
        return;
      }
      const passedAt = struckAt + (at - heardAt);
      for (const answer of reader.pass(passedAt)) tell(answer);
      wait(passedAt, at, anew);
    });
  };

  return {
    struck: (at) => wait(at, now(), 0),
    stop: () => callOff(),
  };
}
