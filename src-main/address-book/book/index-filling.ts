/**
 * Fills the two indexes of a book as SQLite's FTS5 manual advises (sqlite.org/fts5.html, section 6): nothing is merged
 * while entries come in; afterwards everything is, in slices. Searches are fast on one whole index.
 */
import type { DatabaseSync } from 'node:sqlite';

const indexes = ['words', 'address_keys'] as const;
/** Pages merged before others have a turn: about a millisecond of work. */
const pagesAtOnce = 64;
/** FTS5's defaults. */
const usual = { automerge: 4, crisismerge: 16 };
/** More parts than a book ever reaches: a thousand entries make one part. */
const filling = { automerge: 0, crisismerge: 1_999 };

export function beginFillingIndexes(database: DatabaseSync): void {
  for (const index of indexes) configure(database, index, filling);
}

/** Others may have their turn at each step. The indexes are whole before the first step and after the last. */
export function* mergingIndexes(database: DatabaseSync): Generator<void> {
  for (const index of indexes) {
    configure(database, index, usual);
    const merge = database.prepare(`INSERT INTO ${index} (${index}, rank) VALUES ('merge', ?)`);
    const changes = database.prepare('SELECT total_changes() AS count');
    const countOf = (): number => Number(changes.get()?.count);
    // A negative number merges all parts into one, however many there are. Fewer than two changes mean that nothing
    // was left to do.
    for (let pages = -pagesAtOnce; ; pages = pagesAtOnce) {
      const before = countOf();
      merge.run(pages);
      if (countOf() - before < 2) break;
      yield;
    }
  }
}

function configure(database: DatabaseSync, index: string, settings: typeof usual): void {
  // Written into the text: a bound number arrives as a fraction, which FTS5 refuses.
  for (const [name, value] of Object.entries(settings)) {
    database.exec(`INSERT INTO ${index} (${index}, rank) VALUES ('${name}', ${value})`);
  }
}
