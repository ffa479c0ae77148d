/**
 * Files that a person reads or saves where they choose. A network share may hang, and each call to it keeps one of the
 * program's four threads until it answers: with all of them, no answer of a service could be kept, and nothing be read.
 */
import { failureOf, remark } from '../failures.ts';
import type { After } from '../ports.ts';
import { timerOnThisComputer } from '../time/system-time.ts';
import { createTurns } from '../time/turns.ts';

/** So that beside one share that hangs another place can be chosen. */
const callsAtOnce = 2;

/** Milliseconds. A slow place takes this long for large files. */
const longestWait = 60_000;

const { inTurn, isAnyUnderWay } = createTurns(callsAtOnce);
/** Places that have not answered in time, and keep a thread. */
let late = 0;

/** The end of the program must not wait for it. */
export const isChosenPlaceAsked = isAnyUnderWay;

/**
 * Runs `work`. Throws what it throws, and PackbenchError 'file-failed' where the place does not answer: what is read
 * changes nothing, and what is saved may still appear there.
 */
export async function atChosenPlace<Value>(
  path: string,
  does: 'read' | 'save',
  work: () => Promise<Value>,
  after: After = timerOnThisComputer,
): Promise<Value> {
  if (late >= callsAtOnce) throw notAsked(path);
  let state: 'waits' | 'runs' | 'given up' = 'waits';
  const isGivenUp = (): boolean => state === 'given up';
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const callOff = after(longestWait, () => {
    reject(state === 'runs' ? notAnswered(path, does) : notAsked(path));
    if (state === 'runs') late += 1;
    state = 'given up';
  });
  const asked = inTurn(async () => {
    if (isGivenUp()) throw notAsked(path);
    state = 'runs';
    try {
      return await work();
    } finally {
      if (isGivenUp()) late -= 1;
    }
  });
  try {
    return await Promise.race([asked, tooLate]);
  } finally {
    callOff();
  }
}

const notAnswered = (path: string, does: 'read' | 'save') =>
  failureOf('file-failed', {
    changed: does === 'save' ? 'unknown' : 'nothing',
    facts: { path, remarks: [remark('folder-not-answered')] },
  });

const notAsked = (path: string) => failureOf('file-failed', { facts: { path, remarks: [remark('folders-hang')] } });
