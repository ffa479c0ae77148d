/** Which troubles of closed rounds are to be heard: each once, and again when the round had got out of it meanwhile. */
import type { ClosedRound } from '../../src-preload/contract/station.ts';

/** How many came since the rounds were read before. Those of the first reading are of an earlier run: their lines are on the screen. */
export function troublesHeard(): (closed: readonly Pick<ClosedRound, 'roundId' | 'trouble'>[]) => number {
  let before: ReadonlySet<string> | null = null;
  return (closed) => {
    const troubles = closed.flatMap(({ roundId, trouble }) => (trouble === null ? [] : [`${roundId} ${trouble}`]));
    const known = before;
    before = new Set(troubles);
    return known === null ? 0 : troubles.filter((one) => !known.has(one)).length;
  };
}
