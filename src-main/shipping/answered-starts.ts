/**
 * When the requests began that a service answered lately. They tell whom a 429 is about: several computers may use one
 * subscription key, and a refusal that another one has caused would teach this one to be slow.
 */

/** Milliseconds. */
const lately = 30 * 60_000;
const startsAtMost = 2_000;
/** Fewer show nothing. */
const startsAtLeast = 10;
/** It is compared how close together this many requests in a row began, and each smaller number of them. */
const rowAtMost = 60;
/** The network does not deliver at exactly the pace at which requests were sent. */
const tolerance = 0.95;

export interface AnsweredStarts {
  /** `at`: by `Clock.passed`, as all times here. */
  note(at: number): void;
  /**
   * True where a request that began then came no closer behind those before it, one or many, than others came that were
   * answered. False also while too little is known.
   */
  coverStart(startedAt: number): boolean;
}

export function createAnsweredStarts(): AnsweredStarts {
  let starts: number[] = [];
  return {
    note(at) {
      starts.push(at);
      if (starts.length > 2 * startsAtMost) starts = starts.slice(-startsAtMost);
    },
    coverStart(startedAt) {
      const before = starts.filter((at) => at < startedAt && at > startedAt - lately).sort((one, other) => one - other);
      if (before.length < startsAtLeast) return false;
      for (let count = 1; count <= rowAtMost && count < before.length; count += 1) {
        const span = startedAt - (before.at(-count) ?? startedAt);
        if (span < tolerance * shortestSpan(before, count)) return false;
      }
      return true;
    },
  };
}

/** The shortest time from a start to the one that comes `count` starts later. */
function shortestSpan(starts: readonly number[], count: number): number {
  return starts
    .slice(count)
    .reduce((shortest, at, index) => Math.min(shortest, at - (starts[index] ?? at)), Number.POSITIVE_INFINITY);
}
