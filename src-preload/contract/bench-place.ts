/** Where scans belong: a start that follows a crash or a power cut goes on there. */
export interface BenchPlace {
  readonly screen: 'station' | 'hand-over';
  /** The tally that Hand-over shows; null: its start, or the station. */
  readonly tallyId: string | null;
  /** The station has the whole window. */
  readonly isFull: boolean;
}
