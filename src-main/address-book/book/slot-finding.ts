/** Where a new entry goes in a book that is filled already: slots are in the order of the list. */
import type { DatabaseSync } from 'node:sqlite';
import type { AddressBookEntry } from '../../../src-preload/contract/address-book.ts';
import { entryOf, orderKey } from './entry-row.ts';
import { type EntryWriter, writtenEntry } from './entry-writer.ts';

/** Slots between one entry and the next, free for entries that come later. */
export const slotStep = 8;
/** Leaves room before the first entry, too. */
export const firstSlot = 1_048_576;
const mostMoved = 32;

export interface FoundSlot {
  readonly slot: number;
  /** False where very many entries crowd one place: then the slot is only near it. */
  readonly isInOrder: boolean;
}

/** Finds a free slot at the entry's place in the list. When there is none, the entries behind it move up by one. */
export function createSlotFinder(database: DatabaseSync, writer: EntryWriter): (entry: AddressBookEntry) => FoundSlot {
  const firstNotBefore = createPlaceFinder(database);
  const last = database.prepare('SELECT max(slot) AS slot FROM entries');
  const lastBefore = database.prepare('SELECT max(slot) AS slot FROM entries WHERE slot < ?');
  const at = database.prepare('SELECT entry_id, fields FROM entries WHERE slot = ?');
  const nextGap = database.prepare(`SELECT slot + 1 AS slot FROM entries AS one
    WHERE slot >= ? AND NOT EXISTS (SELECT 1 FROM entries WHERE slot = one.slot + 1) ORDER BY slot LIMIT 1`);
  return (entry) => {
    const next = firstNotBefore(entry);
    if (next === null) {
      const before = last.get()?.slot ?? null;
      return { slot: before === null ? firstSlot : Number(before) + slotStep, isInOrder: true };
    }
    const before = lastBefore.get(next)?.slot ?? null;
    const from = before === null ? next - 2 * slotStep : Number(before);
    if (next - from > 1) return { slot: from + Math.floor((next - from) / 2), isInOrder: true };
    const gap = Number(nextGap.get(next)?.slot);
    if (gap - next > mostMoved) return { slot: gap, isInOrder: false };
    for (let slot = gap - 1; slot >= next; slot -= 1) {
      const row = at.get(slot);
      const moved = entryOf([row?.entry_id, row?.fields]);
      writer.remove(slot, moved);
      writer.insert(slot + 1, writtenEntry(moved));
    }
    return { slot: next, isInOrder: true };
  };
}

/** The slot of the first entry that does not stand before this one; null when all do. */
function createPlaceFinder(database: DatabaseSync): (entry: AddressBookEntry) => number | null {
  // Asked for both at once, SQLite goes through all entries.
  const endsOf = database.prepare(
    'SELECT (SELECT min(slot) FROM entries) AS low, (SELECT max(slot) FROM entries) AS high',
  );
  const nextFrom = database.prepare('SELECT slot, entry_id, fields FROM entries WHERE slot >= ? ORDER BY slot LIMIT 1');
  return (entry) => {
    const key = orderKey(entry);
    const isBefore = (other: AddressBookEntry): boolean => {
      const otherKey = orderKey(other);
      return otherKey === key ? other.entryId < entry.entryId : otherKey < key;
    };
    const ends = endsOf.get();
    if (ends?.low === null || ends?.low === undefined) return null;
    let low = Number(ends.low);
    let high = Number(ends.high) + 1;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      const row = nextFrom.get(middle);
      if (row !== undefined && isBefore(entryOf([row.entry_id, row.fields]))) low = Number(row.slot) + 1;
      else high = middle;
    }
    const found = nextFrom.get(low);
    return found === undefined ? null : Number(found.slot);
  };
}
