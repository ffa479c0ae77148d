/** What the screen says of the copies it searches: how old each is, what went wrong with it, and what it left out. */
import { expect, test } from 'vitest';
import type { AddressBookAside } from '../../../src-preload/contract/address-book.ts';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import { AddressBookFooter } from '../../../src-renderer/address-book/address-book-footer.tsx';
import { BookAges } from '../../../src-renderer/address-book/book-ages.tsx';
import { BookNotices } from '../../../src-renderer/address-book/book-notices.tsx';
import { EntryDetail } from '../../../src-renderer/address-book/entry-detail.tsx';
import type { AddressBookView, Book, Found } from '../../../src-renderer/address-book/use-address-book.ts';
import { drawnPart, wordsOfPart } from '../../helpers/page-part.ts';
import { someAccount } from '../../helpers/some-account.ts';
import { say } from '../../helpers/texts.ts';

const north = someAccount('north', { label: 'Shop North' });
const south = someAccount('south', { label: 'Shop South' });
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();
const bookOf = (part: Partial<Book> = {}): Book => ({
  accountId: 'north',
  account: north,
  totalCount: 12,
  copyReadAt: hoursAgo(5.5),
  refreshing: false,
  entriesRead: 0,
  failure: null,
  wasDamaged: false,
  aside: null,
  ...part,
});
const lost: Failure = { code: 'unreachable', changed: 'nothing', details: [], facts: { host: 'books.example' } };
const nothing = (): void => undefined;

test('a reading that failed says that an older copy is seen, or that nothing of the book is found', () => {
  const notices = (part: Partial<Book>, withAccount = true): string =>
    wordsOfPart(BookNotices, { books: [bookOf(part)], withAccount });
  expect(notices({})).toBe('');
  expect(notices({ failure: lost })).toMatch(/^Shop North: .*You see the address book as read 5.h ago/);
  expect(notices({ failure: lost, copyReadAt: null })).toContain(say('address-book.notice.nothing-yet'));
  // The failure itself fills the screen of a single book without a copy.
  expect(notices({ failure: lost, copyReadAt: null }, false)).toBe('');
  expect(notices({ failure: lost }, false)).toContain('You see the address book as read');
});

test('a copy that was damaged is said to be gone, and whether it is being read again', () => {
  const notice = (part: Partial<Book>): string =>
    wordsOfPart(BookNotices, { books: [bookOf({ wasDamaged: true, copyReadAt: null, ...part })], withAccount: false });
  expect(notice({})).toContain(`${say('address-book.notice.damaged')} ${say('address-book.notice.damaged.unread')}`);
  expect(notice({})).toContain(say('address-book.notice.read-again'));
  const reading = notice({ refreshing: true });
  expect(reading).toContain(say('address-book.notice.damaged.reading'));
  expect(reading).not.toContain(say('address-book.notice.read-again'));
});

test('an answer that broke off is a choice only beside a book', () => {
  const aside: AddressBookAside = { reason: 'unreadable', totalCount: 4, readAt: hoursAgo(1) };
  const notice = (part: Partial<Book>): string =>
    wordsOfPart(BookNotices, { books: [bookOf({ aside, failure: lost, ...part })], withAccount: true });
  expect(notice({})).toContain(say('address-book.aside.keep'));
  expect(notice({ copyReadAt: null })).not.toContain(say('address-book.aside.delete'));
  expect(notice({ copyReadAt: null })).toContain(say('address-book.notice.nothing-yet'));
});

test('of several books the oldest is named, and where one could not be read, that', () => {
  const ages = (...books: readonly Book[]): string => wordsOfPart(BookAges, { books });
  const other = (part: Partial<Book>): Book => bookOf({ accountId: 'south', account: south, ...part });
  expect(ages(bookOf(), other({ copyReadAt: hoursAgo(2.5) }))).toMatch(/^Oldest of 2 books read 5.h ago/);
  expect(ages(other({ copyReadAt: hoursAgo(2.5) }), bookOf())).toMatch(/^Oldest of 2 books read 5.h ago/);
  expect(ages(bookOf(), other({ copyReadAt: null }))).toContain(say('address-book.age.not-every'));
  const failed = ages(bookOf(), other({ copyReadAt: null, failure: lost }));
  expect(failed).toContain(say('address-book.age.not-every.failed'));
  expect(ages(bookOf({ copyReadAt: null }))).toBe(say('address-book.age.unread'));
  expect(ages(bookOf({ copyReadAt: null, failure: lost }))).toBe(say('address-book.age.failed'));
});

const found: Found = {
  accountId: 'north',
  account: north,
  countryCode: '',
  matchedParts: {},
  entry: {
    entryId: 7,
    name: 'Kim',
    company: '',
    building: 'Tower 3',
    street: '1 Quay',
    suburb: '',
    city: 'Auckland',
    state: '',
    postCode: '1010',
    country: 'NZ',
    code: '',
    telephone: '',
    email: '',
    other: { loyalty: 'gold' },
  },
};
const view: AddressBookView = {
  accounts: [north],
  scope: 'current',
  text: 'kim',
  books: [bookOf()],
  found: [found],
  without: [],
  isCut: false,
  stale: false,
  failure: null,
  searchAgain: null,
  refresh: nothing,
};

test('the count under the list says which words were left out, that there are more, or of how many', () => {
  const count = (part: Partial<AddressBookView>): string =>
    wordsOfPart(AddressBookFooter, { view: { ...view, ...part }, withKeys: false });
  expect(count({})).toContain('1 of 12 entries found');
  expect(count({ without: ['quay'] })).toContain('1 entry found, without: quay');
  expect(count({ isCut: true })).toContain(say('address-book.shown.cut', { shown: 1 }));
  expect(count({ text: '' })).toContain('The first 1 of 12 entries');
  // Of a book that was never read nothing is counted.
  expect(count({ text: '', found: [], books: [bookOf({ copyReadAt: null, totalCount: 0 })] })).not.toMatch(/entries/);
});

test('an entry is shown with all that the service told of it', () => {
  const detail = drawnPart(EntryDetail, { found, withAccount: true, look: 'pane', onStep: nothing, onClosed: nothing });
  for (const words of ['Kim', 'Tower 3', '1 Quay', 'Auckland', '1010', 'loyalty', 'gold', 'Shop North']) {
    expect(detail).toContain(words);
  }
});
