/**
 * The least time that has passed between readings. Their `readAt` is what the wall clock said, and the clock may have
 * been set in between, so only time that this run of the program saw pass counts. A reading of an earlier run, or of
 * another program on the same ledger, is as old as this run has known it. Nothing is kept for the next run: it asks for
 * two new look-ups five minutes apart, which at worst is a needless wait.
 */
import type { WriteRecord } from '../journal/write-record.ts';
import type { Clock } from '../ports.ts';

/** In milliseconds; readings by their index in the record. */
export interface Ages {
  /** From the end of this reading to the start of the last one. 0: not known. */
  beforeLast(index: number): number;
  /** Since this reading ended. */
  untilNow(index: number): number;
}

export interface ReadingAges {
  /** Takes note of the record's readings. */
  of(record: Pick<WriteRecord, 'writeId' | 'readings'>): Ages;
  /** This run has just made the last reading of the record, begun at `begunAt` (of `Clock.passed`). */
  madeLast(record: Pick<WriteRecord, 'writeId' | 'readings'>, begunAt: number): void;
}

interface Known {
  /** When this run first saw each reading. */
  readonly since: number[];
  /** The newest reading that this run made itself. */
  made: { readonly index: number; readonly begunAt: number } | null;
}

export function createReadingAges(clock: Pick<Clock, 'passed'>): ReadingAges {
  const known = new Map<string, Known>();
  const knownOf = ({ writeId, readings }: Pick<WriteRecord, 'writeId' | 'readings'>): Known => {
    const found = known.get(writeId) ?? { since: [], made: null };
    known.set(writeId, found);
    while (found.since.length < readings.length) found.since.push(clock.passed());
    return found;
  };
  return {
    of(record) {
      const { since, made } = knownOf(record);
      const last = record.readings.length - 1;
      return {
        beforeLast: (index) => (made?.index === last ? Math.max(0, made.begunAt - (since[index] ?? made.begunAt)) : 0),
        untilNow: (index) => clock.passed() - (since[index] ?? clock.passed()),
      };
    },
    madeLast(record, begunAt) {
      knownOf(record).made = { index: record.readings.length - 1, begunAt };
    },
  };
}
