/**
 * Tells a scanner from a person by the times between strokes. A scanner takes 1 to 50 ms a character, and the computer
 * adds a hiccup of about 100 ms now and then; very fast typists need 60 ms and more on average, with an occasional pair
 * of keys struck together.
 */

/** Milliseconds. */
export const PACE = {
  /** A longer gap ends a burst: the slowest scanner plus a hiccup. */
  longestHiccup: 155,
  /** Radio that is disturbed is back by then, and nobody comes to the next label sooner. */
  longestTear: 600,
  /** A gap longer than a scanner's own is a hiccup. */
  longestGap: 58,
  longestMean: 51,
  /** A hiccup is at least this much longer than the scanner's average gap. */
  leastHiccup: 35,
  /** The most that a hiccup adds to a gap: a report that Bluetooth sends a second time takes longest. */
  mostHiccup: 140,
  /** No hand strikes five keys as quickly as this on average. */
  heap: 12,
} as const;

/** Hiccups forgiven: one, and one more for each dozen strokes; or for each two of those in heaps. */
const STROKES_PER_HICCUP = 12;
const STROKES_PER_HEAP = 2;
const LEAST_IN_HEAPS = 4;

interface Pace {
  readonly count: number;
  readonly mean: number;
  readonly shortest: number;
  /** The longest of the two shortest in five. */
  readonly twoInFive: number;
  /** The longest minus the shortest. */
  readonly spread: number;
}

/**
 * How unlike a person's the scanner's own gaps must be, by their number: the fewer, the more. Any one of the three is
 * enough: quicker on average than anybody, more even than anybody, or one gap quicker than fingers and the rest quick.
 * Milliseconds.
 */
const PROOF = [
  // Nobody strikes so many keys as quickly as this, one after another.
  { count: 22, mean: 51, spread: 50, withShort: { shortest: 0, mean: 0 } },
  { count: 18, mean: 49, spread: 22, withShort: { shortest: 0, mean: 0 } },
  { count: 15, mean: 46, spread: 20, withShort: { shortest: 0, mean: 0 } },
  { count: 12, mean: 38, spread: 15, withShort: { shortest: 20, mean: 46 } },
  { count: 10, mean: 36, spread: 8, withShort: { shortest: 18, mean: 43 } },
  { count: 9, mean: 43, spread: 6, withShort: { shortest: 0, mean: 0 } },
  { count: 8, mean: 32, spread: 5.5, withShort: { shortest: 18, mean: 38 } },
  { count: 7, mean: 30, spread: 4.5, withShort: { shortest: 16, mean: 35 } },
  { count: 6, mean: 28, spread: 3.2, withShort: { shortest: 14, mean: 32 } },
  { count: 5, mean: 25, spread: 1.2, withShort: { shortest: 12, mean: 28 } },
  { count: 4, mean: 20, spread: 0.6, withShort: { shortest: 0, mean: 0 } },
  { count: 3, mean: 14, spread: 0.05, withShort: { shortest: 0, mean: 0 } },
] as const;

/** Strokes with an end, in a text field: at least three characters and an end. */
export function isScannersPace(gaps: readonly number[]): boolean {
  const pace = paceOf(gaps);
  if (pace === null || pace.mean > PACE.longestMean) return false;
  const proof = PROOF.find(({ count }) => pace.count >= count);
  if (proof === undefined) return false;
  const isQuick = pace.mean <= proof.mean;
  const hasShort = pace.shortest <= proof.withShort.shortest && pace.mean <= proof.withShort.mean;
  return isQuick || hasShort || pace.spread <= proof.spread || isOftenQuick(pace);
}

/** Fingers roll over two keys now and then; two in five gaps of one word are not as short as that. */
function isOftenQuick({ count, mean, twoInFive }: Pace): boolean {
  return count >= 9 && mean <= 46 && twoInFive <= 45;
}

/** Strokes without an end, in a text field: people pause after every word, so more is asked. */
export function isSurelyScannersPace(gaps: readonly number[]): boolean {
  const pace = paceOf(gaps);
  if (pace === null || pace.mean > PACE.longestMean || pace.count < 4) return false;
  return pace.mean <= (pace.count >= 6 ? 28 : 15) || (pace.spread <= 5 && pace.count >= 8);
}

/** No hand strikes keys like this, though it rolls over them. */
export function isQuickerThanFingers(gaps: readonly number[]): boolean {
  const pace = paceOf(gaps);
  return pace !== null && pace.mean <= 20;
}

/** As quick as scanners are: reported, and accepted when something else proves that no hand struck the keys. */
export function isAsQuickAsScanners(gaps: readonly number[], least = 3): boolean {
  const pace = paceOf(gaps);
  return pace !== null && pace.count >= least && pace.mean <= PACE.longestMean;
}

/** More even than a person types, but too slow to be sure: reported, never accepted. */
export function isEvenButSlow(gaps: readonly number[]): boolean {
  if (gaps.length < 6) return false;
  const longest = Math.max(...gaps);
  const shortest = Math.min(...gaps);
  return longest <= 150 && shortest > 30 && longest - shortest <= shortest * 0.05;
}

/** Without its hiccups; null when there are more than a computer causes. */
function paceOf(gaps: readonly number[]): Pace | null {
  const own = gaps.filter((gap) => gap <= PACE.longestGap);
  const hiccups = gaps.filter((gap) => gap > PACE.longestGap);
  if (own.length === 0) return null;
  const shortest = Math.min(...own);
  const mean = own.reduce((sum, gap) => sum + gap, 0) / own.length;
  const inHeaps = mean <= PACE.heap && isInHeaps(gaps) ? own.length / STROKES_PER_HEAP : 0;
  if (hiccups.length > Math.max(inHeaps, 1 + Math.floor(gaps.length / STROKES_PER_HICCUP))) return null;
  if (hiccups.some((gap) => gap < mean + PACE.leastHiccup)) return null;
  const sorted = own.toSorted((one, other) => one - other);
  const twoInFive = sorted[Math.ceil((own.length * 2) / 5) - 1] ?? shortest;
  return { count: own.length, mean, shortest, twoInFive, spread: (sorted.at(-1) ?? shortest) - shortest };
}

/** Each hiccup stands between strokes that came together: what a person struck before, one by one, is no part of a code. */
function isInHeaps(gaps: readonly number[]): boolean {
  const isHiccup = (at: number): boolean => (gaps[at] ?? Number.POSITIVE_INFINITY) > PACE.longestGap;
  return gaps.length >= LEAST_IN_HEAPS && gaps.every((_, at) => !isHiccup(at) || !isHiccup(at - 1));
}

/** The strokes between long gaps, each as its gaps. */
export function runsOf(gaps: readonly number[]): readonly (readonly number[])[] {
  const ends = gaps.flatMap((gap, at) => (gap > PACE.longestGap ? [at] : []));
  return [...ends, gaps.length].map((end, which) => gaps.slice((ends[which - 1] ?? -1) + 1, end));
}
