/** Changes single entries of an open book. */
import type { DatabaseSync } from 'node:sqlite';
import type { AddressBookEntry } from '../../../src-preload/contract/address-book.ts';
import type { BookTerms } from './book-terms.ts';
import { entryOf } from './entry-row.ts';
import { createEntryWriter, writtenEntry } from './entry-writer.ts';
import { createSlotFinder } from './slot-finding.ts';

export interface BookUpdate {
  /** Everything or nothing. Answers with the number of entries afterwards. */
  upsert(entry: AddressBookEntry): number;
}

export function createBookUpdate(database: DatabaseSync, terms: BookTerms): BookUpdate {
  return {
    upsert(entry) {
      database.exec('BEGIN IMMEDIATE');
      try {
        const writer = createEntryWriter(database);
        const before = database.prepare('SELECT slot, fields FROM entries WHERE entry_id = ?').get(entry.entryId);
        if (before !== undefined) {
          writer.remove(Number(before.slot), entryOf([entry.entryId, before.fields]));
        }
        const written = writtenEntry(entry);
        writer.insert(createSlotFinder(database, writer)(entry).slot, written);
        const added = terms.add(written.terms);
        const keep = database.prepare('INSERT OR IGNORE INTO later_terms VALUES (?)');
        for (const term of added) keep.run(term);
        database.exec('DELETE FROM term_counts');
        database.prepare('UPDATE facts SET total_count = total_count + ?').run(before === undefined ? 1 : 0);
        database.exec('COMMIT');
        return Number(database.prepare('SELECT total_count FROM facts').get()?.total_count);
      } finally {
        if (database.isTransaction) database.exec('ROLLBACK');
      }
    },
  };
}
