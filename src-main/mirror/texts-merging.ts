/**
 * Each page that is taken in leaves a part of its own in the index of texts, and many parts make searching slow. FTS5
 * would merge them by itself during a commit, all at once: for 100 ms in which no scan is answered. Here they are
 * merged a few pages at a time (sqlite.org/fts5.html, 6.8: the 'merge' command).
 */
import type { MirrorDatabase } from './mirror-database.ts';

export interface TextsMerging {
  /** One step, which takes a millisecond. False: there is nothing to merge for now. */
  step(): boolean;
}

/** Pages of the index that are written in one step. */
const pagesInStep = 8;

/**
 * SQL, for a new index: FTS5 merges nothing by itself, and the 'merge' command begins when this many parts are of about
 * the same size.
 */
export const mergedByUs = `
  INSERT INTO texts (texts, rank) VALUES ('automerge', 0);
  INSERT INTO texts (texts, rank) VALUES ('crisismerge', 1000);
  INSERT INTO texts (texts, rank) VALUES ('usermerge', 16);
`;

export function createTextsMerging(database: MirrorDatabase): TextsMerging {
  const changes = (): number => Number(database.get('SELECT total_changes() AS count')?.count);
  return {
    step() {
      const before = changes();
      database.run(`INSERT INTO texts (texts, rank) VALUES ('merge', ?)`, pagesInStep);
      // As the documentation of the command says: fewer than two changes mean that there was nothing to do.
      return changes() - before >= 2;
    },
  };
}
