/**
 * Tells the sightings of this run from those of earlier ones, and no clock is asked: it may have been set back between two
 * runs. The count of the walks goes one up before a run notes its first sighting, so that no earlier one has reached it.
 */
import type { MirrorDatabase } from './mirror-database.ts';
import type { WalkId } from './mirror-port.ts';

export interface RunsApart {
  /** The count that a sighting is noted with: no walk that begins later has it. Call inside the change that notes it. */
  count(): WalkId;
  /** A sighting with this count was noted by an earlier run. */
  isEarlier(count: WalkId): boolean;
}

export function createRunsApart(database: MirrorDatabase): RunsApart {
  let first: WalkId | null = null;
  return {
    count() {
      const last = Number(database.get(lastSql)?.last);
      // A change that is undone takes its count with it.
      if (first !== null && last >= first) return last;
      first = last + 1;
      if (database.run(goUpSql, first) === 0) database.run(beginSql, first);
      return first;
    },
    isEarlier: (count) => first === null || count < first,
  };
}

/** SQLite keeps the last id that it has given in a table of its own (https://sqlite.org/autoinc.html). */
const lastSql = `SELECT max(
  coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'walks'), 0),
  coalesce((SELECT max(walk_id) FROM walks), 0)) AS last`;
const goUpSql = `UPDATE sqlite_sequence SET seq = ? WHERE name = 'walks'`;
const beginSql = `INSERT INTO sqlite_sequence (name, seq) VALUES ('walks', ?)`;
