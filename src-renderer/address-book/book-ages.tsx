/** How old the copies on this computer are, and how far a reading has come. Of several the oldest, with the list behind it. */
import { Popover } from '@mantine/core';
import { IconChevronUp } from '@tabler/icons-react';
import { AccountDot } from '../ui/account-dot.tsx';
import { TimeAgo } from '../ui/time-ago.tsx';
import styles from './book-ages.module.css';
import { countWords, entryCount } from './entry-words.ts';
import type { Book } from './use-address-book.ts';

export function BookAges({ books }: { readonly books: readonly Book[] }) {
  const [first, ...others] = books;
  if (first === undefined) return <span />;
  if (others.length > 0) return <AgesOfAll books={books} />;
  return (
    <span className="muted">
      <BookAge book={first} />
    </span>
  );
}

function AgesOfAll({ books }: { readonly books: readonly Book[] }) {
  const reading = books.filter(({ refreshing }) => refreshing).length;
  const [oldest = ''] = books.map(({ copyReadAt }) => copyReadAt ?? '').toSorted();
  return (
    <Popover position="top-end" withinPortal={false} trapFocus returnFocus>
      <Popover.Target>
        <button type="button" className={styles.all}>
          {oldest === '' ? (
            notEveryBook(books)
          ) : (
            <>
              Oldest of {books.length} books read <TimeAgo at={oldest} place="after-verb" />
            </>
          )}
          {reading > 0 && ` · ${reading} being read`}
          <IconChevronUp aria-hidden size={14} />
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <ul className={styles.list} tabIndex={-1} data-autofocus>
          {books.map((book) => (
            <li key={book.accountId} className={styles.book}>
              <AccountDot colour={book.account.colour} />
              <span className={styles.name}>{book.account.label}</span>
              <span className={`${styles.count} muted`}>
                {book.copyReadAt === null ? '' : entryCount(book.totalCount)}
              </span>
              <span className="muted">
                <BookAge book={book} />
              </span>
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}

function notEveryBook(books: readonly Book[]): string {
  const hasFailed = books.some(({ copyReadAt, failure }) => copyReadAt === null && failure !== null);
  return hasFailed ? 'Not every book could be read' : 'Not every book is read yet';
}

function BookAge({ book: { copyReadAt, refreshing, entriesRead, failure } }: { readonly book: Book }) {
  const progress = entriesRead === 0 ? '' : `: ${countWords(entriesRead)} entries read`;
  if (copyReadAt === null) {
    if (refreshing) return `Being read from the service${progress}`;
    return failure === null ? 'Not read yet' : 'Could not be read';
  }
  return (
    <>
      Read <TimeAgo at={copyReadAt} place="after-verb" />
      {refreshing && ` · being read again${progress}`}
    </>
  );
}
