/** Puts an answer that was not taken as the book into words. Pure. */
import type { ReactNode } from 'react';
import type { AddressBookAside } from '../../src-preload/contract/address-book.ts';
import { say, sayRich } from '../words/say.ts';

/** The book in use. `age`: of its reading, after the verb. */
export interface PresentBook {
  readonly count: number;
  readonly age: ReactNode;
}

/** What came instead of the book, and when (`age`); and what is found meanwhile. `present` is null where there is no book, as after damage. */
export function asideWords(aside: AddressBookAside, present: PresentBook | null, age: ReactNode): ReactNode {
  const meanwhile =
    present === null
      ? say('address-book.aside.none-seen')
      : sayRich('address-book.aside.still-seen', { age: present.age });
  return [cameWords(aside, present, age), ' ', meanwhile];
}

function cameWords({ reason, totalCount: count }: AddressBookAside, present: PresentBook | null, age: ReactNode) {
  switch (reason) {
    case 'empty':
      return sayRich('address-book.aside.empty', { age });
    case 'much-smaller':
      return present === null
        ? sayRich('address-book.aside.far-fewer', { count, age })
        : sayRich('address-book.aside.much-smaller', { count, present: present.count, age });
    case 'unreadable':
      return count === 0
        ? sayRich('address-book.aside.unreadable', { age })
        : sayRich('address-book.aside.breaks-off', { count, age });
  }
}

/** The button that does not take it. */
export function leaveWords(present: PresentBook | null): string {
  return say(present === null ? 'address-book.aside.delete' : 'address-book.aside.keep');
}

/** The question before the answer is taken. */
export function questionToUse({ totalCount: count }: AddressBookAside): string {
  return count === 0 ? say('address-book.aside.question.empty') : say('address-book.aside.question', { count });
}

/** For the button that takes it. */
export function confirmToUse({ totalCount: count }: AddressBookAside): string {
  return count === 0 ? say('address-book.aside.confirm.empty') : say('address-book.aside.confirm', { count });
}

/** What it would replace, and what would be lost with that. */
export function presentWords(aside: AddressBookAside, account: string, present: PresentBook | null): ReactNode {
  if (present === null) return say('address-book.aside.present.none', { account });
  return [sayRich('address-book.aside.present', { account, ...present }), ' ', lostWords(aside, present.count)];
}

function lostWords({ totalCount: count }: AddressBookAside, presentCount: number): string {
  return presentCount > count
    ? say('address-book.aside.fewer', { count, fewer: presentCount - count })
    : say('address-book.aside.no-fewer', { count });
}
