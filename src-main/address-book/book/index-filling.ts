/**
 * Filling the two indexes of a book, by what SQLite tells of FTS5 (sqlite.org/fts5.html, section 6): while entries come in
 * nothing is merged, afterwards all of it is, in slices. One whole index is what searching is quick on.
 */
import type { DatabaseSync } from 'node:sqlite';

const indexes = ['words', 'address_keys'] as const;
/** Pages merged between two turns of others: about a millisecond. */
const pagesAtOnce = 64;
/** As FTS5 has them when nobody says anything. */
const usual = { automerge: 4, crisismerge: 16 };
/** More parts than a book ever comes to: what a thousand entries take lies in one. */
const filling = { automerge: 0, crisismerge: 1_999 };

export function beginFillingIndexes(database: DatabaseSync): void {
  for (const index of indexes) configure(database, index, filling);
}

/** Others may have their turn at each step; the indexes are whole before the first and after the last. */
export function* mergingIndexes(database: DatabaseSync): Generator<void> {
  for (const index of indexes) {
    configure(database, index, usual);
    const merge = database.prepare(`INSERT INTO ${index} (${index}, rank) VALUES ('merge', ?)`);
    const changes = database.prepare('SELECT total_changes() AS count');
    const countOf = (): number => Number(changes.get()?.count);
    // Below zero: all that there is becomes one part, however many it is of. Fewer than two changes: nothing was left to do.
    for (let pages = -pagesAtOnce; ; pages = pagesAtOnce) {
      const before = countOf();
      merge.run(pages);
      if (countOf() - before < 2) break;
      yield;
    }
  }
}

function configure(database: DatabaseSync, index: string, settings: typeof usual): void {
  // Written out: a number that is handed over comes as a fraction, which FTS5 refuses.
  for (const [name, value] of Object.entries(settings)) {
    database.exec(`INSERT INTO ${index} (${index}, rank) VALUES ('${name}', ${value})`);
  }
}
