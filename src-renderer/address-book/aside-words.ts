/** Puts an answer that was not taken as the book into words. Pure. */
import type { ReactNode } from 'react';
import type { AddressBookAside } from '../../src-preload/contract/address-book.ts';
import { say, sayRich } from '../words/say.ts';

/** What came instead of the book, and when (`age`). `presentCount`: entries in the book in use. */
export function asideWords(aside: AddressBookAside, presentCount: number, age: ReactNode): ReactNode {
  const { reason, totalCount: count } = aside;
  switch (reason) {
    case 'empty':
      return sayRich('address-book.aside.empty', { age });
    case 'much-smaller':
      return sayRich('address-book.aside.much-smaller', { count, present: presentCount, age });
    case 'unreadable':
      return count === 0
        ? sayRich('address-book.aside.unreadable', { age })
        : sayRich('address-book.aside.breaks-off', { count, age });
  }
}

/** The question before the answer is taken. */
export function questionToUse({ totalCount: count }: AddressBookAside): string {
  return count === 0 ? say('address-book.aside.question.empty') : say('address-book.aside.question', { count });
}

/** For the button that takes it. */
export function confirmToUse({ totalCount: count }: AddressBookAside): string {
  return count === 0 ? say('address-book.aside.confirm.empty') : say('address-book.aside.confirm', { count });
}

/** What taking it would lose. */
export function lostWords({ totalCount: count }: AddressBookAside, presentCount: number): string {
  return presentCount > count
    ? say('address-book.aside.fewer', { count, fewer: presentCount - count })
    : say('address-book.aside.no-fewer', { count });
}
