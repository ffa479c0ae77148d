/** Writes a whole new copy in one transaction, a part at a time, so that searches in the old one go on meanwhile. */
import type { DatabaseSync } from 'node:sqlite';
import type { AddressBookEntry } from '../../src-preload/contract/address-book.ts';
import { canonicalAddress, coreHash } from './canonical-address.ts';
import type { CopyFile } from './copy-file.ts';
import { toEntry } from './copy-search.ts';
import { foldText, indexedText } from './folding.ts';

const entriesAtOnce = 500;

const insertEntry = `INSERT INTO entries VALUES (:place, :entryId, :name, :company, :building, :street, :suburb, :postCode,
  :city, :state, :country, :code, :telephone, :email, :coreHash,
  :other)`;

/** Replaces everything, or, when anything fails, nothing. `pause` is awaited between the parts. */
export async function fillCopy(
  database: DatabaseSync,
  entries: readonly AddressBookEntry[],
  readAt: string,
  pause: () => Promise<void>,
): Promise<void> {
  const ordered = inListOrder(entries);
  database.exec('BEGIN IMMEDIATE');
  try {
    database.exec(`DELETE FROM entries; DELETE FROM facts;
      INSERT INTO words (words) VALUES ('delete-all'); INSERT INTO telephones (telephones) VALUES ('delete-all');`);
    const toEntries = database.prepare(insertEntry);
    const toWords = database.prepare('INSERT INTO words (rowid, name, street, rest) VALUES (?, ?, ?, ?)');
    const toTelephones = database.prepare('INSERT INTO telephones (rowid, digits) VALUES (?, ?)');
    for (const [index, entry] of ordered.entries()) {
      const place = index + 1;
      toEntries.run({ ...fieldsOf(entry), place, coreHash: coreHash(canonicalAddress(entry)) });
      toWords.run(place, ...indexedColumns(entry));
      const digits = entry.telephone.replace(/\D/g, '');
      if (digits.length >= 3) toTelephones.run(place, digits);
      if (place % entriesAtOnce === 0) await pause();
    }
    database.prepare('INSERT INTO facts VALUES (?)').run(readAt);
    database.exec('COMMIT');
  } finally {
    if (database.isTransaction) database.exec('ROLLBACK');
  }
}

/** Adds the entry at the end, or in place of the one with its id. */
export function upsertEntry({ writer }: CopyFile, entry: AddressBookEntry): void {
  writer.exec('BEGIN IMMEDIATE');
  try {
    const old = writer.prepare('SELECT * FROM entries WHERE entry_id = ?').get(entry.entryId);
    const last = writer.prepare('SELECT max(place) AS place FROM entries').get()?.place ?? 0;
    const place = Number(old?.place ?? Number(last) + 1);
    if (old !== undefined) {
      const was = toEntry(old);
      writer.prepare('DELETE FROM entries WHERE place = ?').run(place);
      writer
        .prepare("INSERT INTO words (words, rowid, name, street, rest) VALUES ('delete', ?, ?, ?, ?)")
        .run(place, ...indexedColumns(was));
      const digits = was.telephone.replace(/\D/g, '');
      if (digits.length >= 3)
        writer.prepare("INSERT INTO telephones (telephones, rowid, digits) VALUES ('delete', ?, ?)").run(place, digits);
    }
    writer.prepare(insertEntry).run({ ...fieldsOf(entry), place, coreHash: coreHash(canonicalAddress(entry)) });
    writer
      .prepare('INSERT INTO words (rowid, name, street, rest) VALUES (?, ?, ?, ?)')
      .run(place, ...indexedColumns(entry));
    const digits = entry.telephone.replace(/\D/g, '');
    if (digits.length >= 3) writer.prepare('INSERT INTO telephones (rowid, digits) VALUES (?, ?)').run(place, digits);
    writer.exec('COMMIT');
  } finally {
    if (writer.isTransaction) writer.exec('ROLLBACK');
  }
}

function indexedColumns(entry: AddressBookEntry): [string, string, string] {
  const { name, company, building, street, suburb, postCode, city, state, country, code, email } = entry;
  const rest = [company, building, suburb, postCode, city, state, country, code, email, joined(postCode)].join(' \n ');
  return [indexedText(name), indexedText(street), indexedText(rest)];
}

/** 'SW1A 1AA' is also looked for as 'SW1A1AA'. */
function joined(postCode: string): string {
  return postCode.replace(/[\s-]/g, '');
}

function inListOrder(entries: readonly AddressBookEntry[]): readonly AddressBookEntry[] {
  const keyed = entries.map((entry) => ({ entry, key: foldText(entry.name || entry.company) }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.entry.entryId - b.entry.entryId));
  return keyed.map(({ entry }) => entry);
}

/** Only the fields that have a column: SQLite refuses parameters it does not know. */
function fieldsOf(entry: AddressBookEntry): Record<keyof AddressBookEntry, string | number | null> {
  const { entryId, name, company, building, street, suburb, postCode, city, state, country, code, telephone, email } =
    entry;
  const other = entry.other === undefined ? null : JSON.stringify(entry.other);
  return {
    entryId,
    name,
    company,
    building,
    street,
    suburb,
    postCode,
    city,
    state,
    country,
    code,
    telephone,
    email,
    other,
  };
}
