/** An answer of the service that was not taken for the book, in words. Pure. */
import type { AddressBookAside } from '../../src-preload/contract/address-book.ts';
import { countWords, entryCount } from './entry-words.ts';

/** What came instead of the book; without a full stop. `presentCount`: entries in the book that is in use. */
export function asideWords({ reason, totalCount }: AddressBookAside, presentCount: number): string {
  switch (reason) {
    case 'empty':
      return 'The service sent an empty address book';
    case 'much-smaller':
      return `The service sent an address book with ${entryCount(totalCount)} instead of ${countWords(presentCount)}`;
    case 'unreadable':
      return totalCount === 0
        ? 'The service’s answer cannot be read'
        : `The service’s answer breaks off after ${entryCount(totalCount)}`;
  }
}

/** The question before the answer is taken. */
export function questionToUse({ totalCount }: AddressBookAside): string {
  return totalCount === 0 ? 'Use the empty address book?' : `Use the book with ${entryCount(totalCount)}?`;
}

/** What is lost by taking it. */
export function lostWords({ totalCount }: AddressBookAside, presentCount: number): string {
  return presentCount > totalCount ? `${entryCount(presentCount - totalCount)} fewer than now` : 'No fewer than now';
}
