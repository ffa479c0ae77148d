/** Puts entries into the tables of a book, and takes them out again. */
import type { DatabaseSync } from 'node:sqlite';
import type { AddressBookEntry } from '../../src-preload/contract/address-book.ts';
import { keyTokens } from './address-keys.ts';
import { canonicalAddress, packCanonical } from './canonical-address.ts';
import { fieldsText } from './entry-row.ts';
import { entryTokens } from './entry-tokens.ts';

export interface EntryWriter {
  /** `place` must be free. Answers with the words that a typo may lead to. */
  insert(place: number, entry: AddressBookEntry): readonly string[];
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
    insert(place, entry) {
      const canonical = canonicalAddress(entry);
      const { tokens, terms } = entryTokens(entry);
      insertEntry.run(place, entry.entryId, fieldsText(entry), packCanonical(canonical));
      insertWords.run(place, tokens.join(' '));
      insertKeys.run(place, keyTokens(canonical).join(' '));
      return terms;
    },
    remove(place, entry) {
      deleteEntry.run(place);
      deleteWords.run(place, entryTokens(entry).tokens.join(' '));
      deleteKeys.run(place, keyTokens(canonicalAddress(entry)).join(' '));
    },
  };
}
