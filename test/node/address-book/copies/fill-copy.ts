/** A copy as a reading leaves it: built in a file of its own, offered, and taken. */
import { buildAddressBook } from '../../../../src-main/address-book/address-book.ts';
import { bookFilesOf } from '../../../../src-main/address-book/copies/book-files.ts';
import type { Copies, CopyState } from '../../../../src-main/address-book/copies/copies.ts';
import type { AddressBookEntry } from '../../../../src-preload/contract/address-book.ts';

export async function fillCopy(
  { copies, folder }: { readonly copies: Copies; readonly folder: string },
  accountId: string,
  entries: readonly AddressBookEntry[],
  readAt: string,
): Promise<CopyState> {
  const { totalCount } = await buildAddressBook(bookFilesOf(folder, accountId).built, entries, { readAt });
  return copies.offer(accountId, { totalCount, readAt });
}
