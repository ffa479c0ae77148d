/** Puts single entries into a book's tables and takes them out again. */
import type { DatabaseSync } from 'node:sqlite';
import type { AddressBookEntry } from '../../../src-preload/contract/address-book.ts';
import { addressKeys, keyToken } from '../spelling/address-keys.ts';
import { canonicalAddress, packCanonical } from '../spelling/canonical-address.ts';
import type { PlaceMemory } from '../spelling/written-places.ts';
import { fieldsText } from './entry-row.ts';
import { entryTokens } from './entry-tokens.ts';
import { atOnce } from './slices.ts';

/** An entry as the tables store it. */
export interface WrittenEntry {
  readonly entryId: number;
  readonly fields: string;
  readonly canonical: string;
  readonly tokens: string;
  readonly keys: string;
  /** The words that a typo may lead to. */
  readonly terms: ReadonlySet<string>;
}

const towns: PlaceMemory = new Map();

/** `fields`: the result of `fieldsText`, if the caller has it already. */
export function writtenEntry(entry: AddressBookEntry, fields = fieldsText(entry)): WrittenEntry {
  const canonical = canonicalAddress(entry, towns);
  const { tokens, terms } = entryTokens(entry);
  return {
    entryId: entry.entryId,
    fields,
    canonical: packCanonical(canonical),
    tokens: [...tokens].join(' '),
    keys: addressKeys(canonical).map(keyToken).join(' '),
    terms,
  };
}

export interface NewRow {
  readonly slot: number;
  readonly written: WrittenEntry;
}

export interface EntryWriter {
  /** `slot` must be free. */
  insert(slot: number, written: WrittenEntry): void;
  /** Many of them, one table after the other: that is faster. Others may have their turn at each step. */
  inserting(rows: readonly NewRow[]): Generator<void>;
  /**
   * `entry` must be as it was inserted: the index keeps no text, so it must be told what to forget. Answers with what
   * was stored of it.
   */
  remove(slot: number, entry: AddressBookEntry): WrittenEntry;
}

export function createEntryWriter(database: DatabaseSync): EntryWriter {
  const insertEntry = database.prepare('INSERT INTO entries (slot, entry_id, fields, canonical) VALUES (?, ?, ?, ?)');
  const insertWords = database.prepare('INSERT INTO words (rowid, tokens) VALUES (?, ?)');
  const insertKeys = database.prepare('INSERT INTO address_keys (rowid, keys) VALUES (?, ?)');
  const deleteEntry = database.prepare('DELETE FROM entries WHERE slot = ?');
  const deleteWords = database.prepare("INSERT INTO words (words, rowid, tokens) VALUES ('delete', ?, ?)");
  const deleteKeys = database.prepare("INSERT INTO address_keys (address_keys, rowid, keys) VALUES ('delete', ?, ?)");
  function* inserting(rows: readonly NewRow[]): Generator<void> {
    for (const { slot, written } of rows) {
      insertEntry.run(slot, written.entryId, written.fields, written.canonical);
      yield;
    }
    for (const { slot, written } of rows) {
      insertWords.run(slot, written.tokens);
      yield;
    }
    for (const { slot, written } of rows) {
      insertKeys.run(slot, written.keys);
      yield;
    }
  }
  return {
    insert: (slot, written) => atOnce(inserting([{ slot, written }])),
    inserting,
    remove(slot, entry) {
      deleteEntry.run(slot);
      const written = writtenEntry(entry);
      deleteWords.run(slot, written.tokens);
      deleteKeys.run(slot, written.keys);
      return written;
    },
  };
}
