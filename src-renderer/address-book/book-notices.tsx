/** Problems of the copies, above the list: a reading failed, a copy was damaged, an answer was not taken. */
import type { ReactNode } from 'react';
import type { Failure } from '../../src-preload/contract/failure.ts';
import { AccountDot } from '../ui/account-dot.tsx';
import { failureDetails, failureWords } from '../ui/failure-words.ts';
import { TimeAgo } from '../ui/time-ago.tsx';
import { say, sayRich } from '../words/say.ts';
import { AsideNotice } from './aside-notice.tsx';
import styles from './book-notices.module.css';
import { Notice, TryAgain } from './notice.tsx';
import type { Book } from './use-address-book.ts';

interface BookNoticesProps {
  readonly books: readonly Book[];
  /** The list shows several books, so each notice names its account. */
  readonly withAccount: boolean;
}

export function BookNotices({ books, withAccount }: BookNoticesProps) {
  return books.map((book) => (
    <BookNotice key={book.accountId} book={book} account={withAccount ? <AccountName book={book} /> : null} />
  ));
}

interface BookNoticeProps {
  readonly book: Book;
  /** The account's name, when the list shows several. */
  readonly account: ReactNode;
}

/** Only the gravest problem: each comes with what to do about it. */
function BookNotice({ book, account }: BookNoticeProps) {
  const { failure, copyReadAt, wasDamaged, refreshing, aside } = book;
  // It is the only book shown, and there is no copy of it: then the failure fills the screen.
  const isToldBelow = copyReadAt === null && account === null;
  if (aside !== null && !isBare(book)) return <AsideNotice book={book} aside={aside} account={account} />;
  if (wasDamaged) {
    return (
      <Notice
        account={account}
        actions={!refreshing && <TryAgain book={book}>{say('address-book.notice.read-again')}</TryAgain>}
      >
        {say('address-book.notice.damaged')}{' '}
        {say(refreshing ? 'address-book.notice.damaged.reading' : 'address-book.notice.damaged.unread')}{' '}
        {failure !== null && !refreshing && !isToldBelow && <WhyAndNext failure={failure} />}
      </Notice>
    );
  }
  if (failure === null || isToldBelow) return null;
  return (
    <Notice account={account} actions={<TryAgain book={book}>{say('common.try-again')}</TryAgain>}>
      <WhyAndNext failure={failure}>
        {copyReadAt === null
          ? say('address-book.notice.nothing-yet')
          : sayRich('address-book.notice.seen', { age: <TimeAgo at={copyReadAt} place="after-verb" /> })}
      </WhyAndNext>
    </Notice>
  );
}

/**
 * A reading that breaks off is set aside so that the operator can choose a book. Without another book it has simply
 * failed.
 */
function isBare({ aside, copyReadAt }: Book): boolean {
  return copyReadAt === null && aside?.reason === 'unreadable';
}

interface WhyAndNextProps {
  readonly failure: Failure;
  /** Shown anyway. */
  readonly children?: ReactNode;
}

/** Why a reading failed, and what to do about it. */
function WhyAndNext({ failure, children }: WhyAndNextProps) {
  const details = failureDetails(failure);
  const { sentence, next } = failureWords(failure, details.length > 0 ? 'below' : 'here');
  return (
    <>
      {sentence} {children} {next}
      {details.length > 0 && (
        <span className="muted"> {say('address-book.notice.own-words', { words: details.join(' · ') })}</span>
      )}
    </>
  );
}

function AccountName({ book: { account } }: { readonly book: Book }) {
  return (
    <strong className={styles.account}>
      <AccountDot colour={account.colour} /> {account.label}:{' '}
    </strong>
  );
}
