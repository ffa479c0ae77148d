/**
 * What the pages of this window have asked main for without having told its end, by name. When a page's process has ended by itself,
 * the page that takes its place asks main how these have ended.
 */
import { keptNames } from '../bench/kept-names.ts';

export interface AwaitedEnds {
  note(name: string): void;
  /** Its end was told. */
  told(name: string): void;
  /** What the pages before this one awaited; none the next time. It stays awaited until its end was told. */
  takeEarlier(): readonly string[];
}

export function awaitedEnds(storedAs: string): AwaitedEnds {
  const own = new Set<string>();
  const { all, keep } = keptNames(storedAs);
  return {
    note(name) {
      if (own.has(name)) return;
      own.add(name);
      if (!all().includes(name)) keep([...all(), name]);
    },
    told: (name) => keep(all().filter((one) => one !== name)),
    takeEarlier() {
      const earlier = all().filter((name) => !own.has(name));
      for (const name of earlier) own.add(name);
      return earlier;
    },
  };
}
