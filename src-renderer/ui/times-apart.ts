/** Instants that must be told apart: those of one minute by their seconds, those of an hour that the clock has twice by its zone. */
import { dateWords } from '../words/locale.ts';

type Wording = (at: string) => string;

/** Says each of the instants as `short` does, where no other of them reads alike. */
export function timesApart(all: readonly string[], short: Wording): Wording {
  const wordings: readonly Wording[] = [short, (at) => dateWords('exact', at), (at) => dateWords('zoned', at)];
  const readings = wordings.map((say) => {
    const alike = new Map<string, number>();
    for (const at of new Set(all)) alike.set(say(at), (alike.get(say(at)) ?? 0) + 1);
    return { say, isClear: (at: string): boolean => (alike.get(say(at)) ?? 0) <= 1 };
  });
  return (at) => (readings.find(({ isClear }) => isClear(at)) ?? { say: short }).say(at);
}
