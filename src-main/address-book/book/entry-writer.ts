/** Puts single entries into the tables of a book, and takes them out again. */
import type { DatabaseSync } from 'node:sqlite';
import type { AddressBookEntry } from '../../../src-preload/contract/address-book.ts';
import { addressKeys, keyToken } from '../spelling/address-keys.ts';
import { canonicalAddress, packCanonical } from '../spelling/canonical-address.ts';
import { fieldsText } from './entry-row.ts';
import { entryTerms, entryTokens } from './entry-tokens.ts';

/** An entry as the tables hold it. */
export interface WrittenEntry {
  readonly entryId: number;
  readonly fields: string;
  readonly canonical: string;
  readonly tokens: string;
  readonly keys: string;
  /** The words that a typo may lead to. */
  readonly terms: readonly string[];
}

export function writtenEntry(entry: AddressBookEntry): WrittenEntry {
  const canonical = canonicalAddress(entry);
  return {
    entryId: entry.entryId,
    fields: fieldsText(entry),
    canonical: packCanonical(canonical),
    tokens: entryTokens(entry).join(' '),
    keys: addressKeys(canonical).map(keyToken).join(' '),
    terms: entryTerms(entry),
  };
}

export interface EntryWriter {
  /** `place` must be free. */
  insert(place: number, written: WrittenEntry): void;
  /** `entry` as it was inserted: the index holds no text, and must be told what to forget. */
  remove(place: number, entry: AddressBookEntry): void;
}

export function createEntryWriter(database: DatabaseSync): EntryWriter {
  const insertEntry = database.prepare('INSERT INTO entries (place, entry_id, fields, canonical) VALUES (?, ?, ?, ?)');
  const insertWords = database.prepare('INSERT INTO words (rowid, tokens) VALUES (?, ?)');
  const insertKeys = database.prepare('INSERT INTO address_keys (rowid, keys) VALUES (?, ?)');
  const deleteEntry = database.prepare('DELETE FROM entries WHERE place = ?');
  const deleteWords = database.prepare("INSERT INTO words (words, rowid, tokens) VALUES ('delete', ?, ?)");
  const deleteKeys = database.prepare("INSERT INTO address_keys (address_keys, rowid, keys) VALUES ('delete', ?, ?)");
  return {
    insert(place, { entryId, fields, canonical, tokens, keys }) {
      insertEntry.run(place, entryId, fields, canonical);
      insertWords.run(place, tokens);
      insertKeys.run(place, keys);
    },
    remove(place, entry) {
      deleteEntry.run(place);
      const { tokens, keys } = writtenEntry(entry);
      deleteWords.run(place, tokens);
      deleteKeys.run(place, keys);
    },
  };
}
