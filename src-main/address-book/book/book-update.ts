/** Changes single entries of an open book. */
import type { DatabaseSync } from 'node:sqlite';
import type { AddressBookEntry } from '../../../src-preload/contract/address-book.ts';
import { firstSlot, slotStep } from './book-building.ts';
import type { BookTerms } from './book-terms.ts';
import { entryOf, orderKey } from './entry-row.ts';
import { createEntryWriter, type EntryWriter, writtenEntry } from './entry-writer.ts';

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
        writer.insert(slotFor(database, writer, orderKey(entry)), written);
        const added = terms.add(written.terms);
        const keep = database.prepare('INSERT OR IGNORE INTO later_terms VALUES (?)');
        for (const term of added) keep.run(term);
        database.prepare('UPDATE facts SET total_count = total_count + ?').run(before === undefined ? 1 : 0);
        database.exec('COMMIT');
        return Number(database.prepare('SELECT total_count FROM facts').get()?.total_count);
      } finally {
        if (database.isTransaction) database.exec('ROLLBACK');
      }
    },
  };
}

/** A free slot at the entry's place in the list. When there is none, the entries behind it move up by one. */
function slotFor(database: DatabaseSync, writer: EntryWriter, key: string): number {
  const next = firstNotBefore(database, key);
  if (next === null) {
    const last = database.prepare('SELECT max(slot) AS slot FROM entries').get()?.slot;
    return last === null || last === undefined ? firstSlot : Number(last) + slotStep;
  }
  const before = database.prepare('SELECT max(slot) AS slot FROM entries WHERE slot < ?').get(next)?.slot;
  const from = before === null || before === undefined ? next - 2 * slotStep : Number(before);
  if (next - from > 1) return from + Math.floor((next - from) / 2);
  const gap = Number(database.prepare(nextGap).get(next)?.slot);
  // Where very many entries crowd one place, nearly in order is enough.
  if (gap - next > mostMoved) return gap;
  const at = database.prepare('SELECT entry_id, fields FROM entries WHERE slot = ?');
  for (let slot = gap - 1; slot >= next; slot -= 1) {
    const row = at.get(slot);
    const entry = entryOf([row?.entry_id, row?.fields]);
    writer.remove(slot, entry);
    writer.insert(slot + 1, writtenEntry(entry));
  }
  return next;
}

const mostMoved = 32;
const nextGap = `SELECT slot + 1 AS slot FROM entries AS one
  WHERE slot >= ? AND NOT EXISTS (SELECT 1 FROM entries WHERE slot = one.slot + 1) ORDER BY slot LIMIT 1`;

/**
 * The slot of the first entry whose key is not before this one; null when all keys are. Slots are in the order of keys.
 */
function firstNotBefore(database: DatabaseSync, key: string): number | null {
  const ends = database.prepare('SELECT min(slot) AS low, max(slot) AS high FROM entries').get();
  if (ends?.low === null || ends?.low === undefined) return null;
  const nextFrom = database.prepare('SELECT slot, fields FROM entries WHERE slot >= ? ORDER BY slot LIMIT 1');
  let low = Number(ends.low);
  let high = Number(ends.high) + 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const row = nextFrom.get(middle);
    if (row !== undefined && orderKey(entryOf([0, row.fields])) < key) low = Number(row.slot) + 1;
    else high = middle;
  }
  const found = nextFrom.get(low);
  return found === undefined ? null : Number(found.slot);
}
