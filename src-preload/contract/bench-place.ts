/** Where scans belong: a start that follows a crash or a power cut goes on there. */
export interface BenchPlace {
  readonly screen: 'station' | 'hand-over';
  /** The tally that Hand-over shows; null: its start, or the station. */
  readonly tallyId: string | null;
  /** The station has the whole window. */
  readonly isFull: boolean;
}

/** In milliseconds. What ends sooner has perhaps ended of the place itself. */
const shortestStay = 60_000;

/** `stayed`: milliseconds by the wall's clock since a start, or a page, went to the place by itself; null: a person did. */
export function hasEndedSoon(stayed: number | null): boolean {
  // A clock that was set back says nothing.
  return stayed !== null && stayed >= 0 && stayed < shortestStay;
}
