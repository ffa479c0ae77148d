/** A book that holds these addresses only, each written 'street | town | post code | country', or as `fields` reads it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type AddressBook, createAddressBook } from '../../../src-main/address-book/address-book.ts';

export const fieldsOf = (line: string) => {
  const [street = '', city = '', postCode = '', country = ''] = line.split(' | ');
  return { street, city, postCode, country };
};

/** Call outside of tests: it is filled before the first one, and closed after the last. */
export function bookOf(
  held: readonly string[],
  fields: (line: string) => ReturnType<typeof fieldsOf> = fieldsOf,
): AddressBook {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-held-streets-'));
  const book = createAddressBook({ path: join(folder, 'book.sqlite') });
  beforeAll(async () => {
    await book.replaceAll(held.map((line, entryId) => ({ entryId, ...fields(line) })));
  });
  afterAll(() => {
    book.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return book;
}
