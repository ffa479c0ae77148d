/** What is the matter with the copies, above the list: a reading failed, a copy was damaged, an answer was not taken. */
import type { ReactNode } from 'react';
import { AccountDot } from '../ui/account-dot.tsx';
import { failureWords } from '../ui/failure-words.ts';
import { TimeAgo } from '../ui/time-ago.tsx';
import { AsideNotice } from './aside-notice.tsx';
import styles from './book-notices.module.css';
import { Notice, TryAgain } from './notice.tsx';
import type { Book } from './use-address-book.ts';

interface BookNoticesProps {
  readonly books: readonly Book[];
  /** Whose copy it is needs saying where the list shows several. */
  readonly withAccount: boolean;
}

export function BookNotices({ books, withAccount }: BookNoticesProps) {
  return books.map((book) => (
    <BookNotice key={book.accountId} book={book} account={withAccount ? <AccountName book={book} /> : null} />
  ));
}

interface BookNoticeProps {
  readonly book: Book;
  /** Its name, where it needs saying. */
  readonly account: ReactNode;
}

/** The gravest only: each comes with what to do about it. */
function BookNotice({ book, account }: BookNoticeProps) {
  const { failure, copyReadAt, wasDamaged, refreshing, aside } = book;
  if (aside !== null) return <AsideNotice book={book} aside={aside} account={account} />;
  if (wasDamaged) {
    return (
      <Notice account={account} actions={!refreshing && <TryAgain book={book}>Read it again</TryAgain>}>
        The copy on this computer was damaged and has been thrown away.{' '}
        {refreshing ? 'It is being read from the service again.' : 'It has to be read from the service again.'}
      </Notice>
    );
  }
  if (failure === null || copyReadAt === null) return null;
  return (
    <Notice account={account} actions={<TryAgain book={book}>Try again</TryAgain>}>
      {failureWords(failure).happened}. You see the address book as read <TimeAgo at={copyReadAt} place="after-verb" />.
    </Notice>
  );
}

function AccountName({ book: { account } }: { readonly book: Book }) {
  return (
    <strong className={styles.account}>
      <AccountDot colour={account.colour} /> {account.label}:{' '}
    </strong>
  );
}
