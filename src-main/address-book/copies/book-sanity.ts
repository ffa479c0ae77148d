/**
 * Is a whole answer the book, or did somebody empty a list by mistake? A service that lost its data, an account that
 * lost its rights, a filter left on: all answer with a well-formed book. The operator decides: a needless question
 * costs a click, a wrong book costs every validation until somebody notices.
 */
import type { AddressBookAside } from '../../../src-preload/contract/address-book.ts';

/** A book of a few entries may well lose half of them in a day. */
const smallestBookWatched = 10;

/** Null: the answer is taken as it is. `heldCount`: entries of the copy in use; a first book may be of any size. */
export function reasonToAsk(
  newCount: number,
  heldCount: number,
): Exclude<AddressBookAside['reason'], 'unreadable'> | null {
  if (newCount === 0 && heldCount > 0) return 'empty';
  return heldCount >= smallestBookWatched && newCount * 2 < heldCount ? 'much-smaller' : null;
}
