/**
 * How old the copies on this computer are, and how far a reading has come. With several books, the oldest, and a list
 * of all of them.
 */
import { Button, Popover } from '@mantine/core';
import { IconChevronUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AccountDot } from '../ui/account-dot.tsx';
import { paceWords } from '../ui/progress-words.ts';
import { TimeAgo } from '../ui/time-ago.tsx';
import { useLasts, usePace } from '../ui/use-pace.ts';
import { say, sayRich } from '../words/say.ts';
import styles from './book-ages.module.css';
import { type Book, stopReading } from './use-address-book.ts';

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
          {oldest === ''
            ? notEveryBook(books)
            : sayRich('address-book.age.oldest', {
                count: books.length,
                age: <TimeAgo at={oldest} place="after-verb" />,
              })}
          {reading > 0 && ` ${say('address-book.age.reading', { count: reading })}`}
          <IconChevronUp aria-hidden size={14} />
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <ul className={styles.list} tabIndex={-1} data-autofocus>
          {books.map((book) => (
            <li key={book.accountId} className={styles.book}>
              <AccountDot colour={book.account.colour} />
              <p className={styles.name}>{book.account.label}</p>
              <p className={`${styles.count} muted`}>
                {book.copyReadAt === null ? '' : say('address-book.entries', { count: book.totalCount })}
              </p>
              <div className="muted">
                <BookAge book={book} />
              </div>
            </li>
          ))}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}

function notEveryBook(books: readonly Book[]): string {
  const hasFailed = books.some(({ copyReadAt, failure }) => copyReadAt === null && failure !== null);
  return say(hasFailed ? 'address-book.age.not-every.failed' : 'address-book.age.not-every');
}

function BookAge({ book }: { readonly book: Book }) {
  const { copyReadAt, refreshing, failure } = book;
  if (refreshing) return <ReadingNow book={book} />;
  if (copyReadAt === null) return say(failure === null ? 'address-book.age.unread' : 'address-book.age.failed');
  return sayRich('address-book.age.read', { age: <TimeAgo at={copyReadAt} place="after-verb" /> });
}

/**
 * The progress and pace of a reading, and a way to stop it. The old number of entries is the estimate of the new one.
 */
function ReadingNow({ book }: { readonly book: Book }) {
  const { account, accountId, copyReadAt, entriesRead, totalCount } = book;
  const isKnown = copyReadAt !== null && entriesRead <= totalCount;
  const pace = usePace({ doneCount: entriesRead, totalCount: isKnown ? totalCount : null }, true);
  const lasts = useLasts(true);
  return (
    <span className={styles.reading}>
      <span>
        {readingWords(book)}
        {paceWords(pace).map((words) => ` · ${words}`)}
      </span>
      {lasts && (
        <Button
          size="xs"
          variant="default"
          aria-label={say('address-book.stop.long', { account: account.label })}
          onClick={() => void stopReading(accountId)}
        >
          {say('address-book.stop')}
        </Button>
      )}
    </span>
  );
}

function readingWords({ copyReadAt, entriesRead }: Book): ReactNode {
  if (copyReadAt === null) {
    return entriesRead === 0
      ? say('address-book.age.being-read')
      : say('address-book.age.being-read.so-far', { count: entriesRead });
  }
  const age = <TimeAgo at={copyReadAt} place="after-verb" />;
  return entriesRead === 0
    ? sayRich('address-book.age.read-again', { age })
    : sayRich('address-book.age.read-again.so-far', { age, count: entriesRead });
}
