/** The service sent something that is hardly the address book: it was kept aside, and the operator says what to do with it. */
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { AddressBookAside } from '../../src-preload/contract/address-book.ts';
import { call } from '../desktop.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { TimeAgo } from '../ui/time-ago.tsx';
import { asideWords, lostWords, questionToUse } from './aside-words.ts';
import styles from './book-notices.module.css';
import { entryCount } from './entry-words.ts';
import { Notice, TryAgain } from './notice.tsx';
import { type Book, sayFailure } from './use-address-book.ts';

interface AsideNoticeProps {
  readonly book: Book;
  readonly aside: AddressBookAside;
  readonly account: ReactNode;
}

export function AsideNotice({ book, aside, account }: AsideNoticeProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { accountId, copyReadAt, totalCount } = book;

  const settle = async (use: boolean): Promise<void> => {
    setBusy(true);
    try {
      await call('addressBook.settleAside', { accountId, use });
    } catch (error) {
      sayFailure(error);
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  const actions = (
    <>
      {aside.reason !== 'unreadable' && (
        <Button variant="default" size="xs" disabled={busy} onClick={() => setAsking(true)}>
          Use the new one…
        </Button>
      )}
      <Button variant="default" size="xs" disabled={busy} onClick={() => void settle(false)}>
        Keep the present book
      </Button>
      <TryAgain book={book}>Try again</TryAgain>
    </>
  );
  return (
    <>
      <Notice account={account} actions={actions}>
        {asideWords(aside, totalCount)} (<TimeAgo at={aside.readAt} />
        ).{' '}
        {copyReadAt !== null && (
          <>
            You still see the book read <TimeAgo at={copyReadAt} place="after-verb" />.
          </>
        )}
      </Notice>
      <ConfirmDialog
        opened={asking}
        onClosed={() => setAsking(false)}
        title={questionToUse(aside)}
        confirmLabel={aside.totalCount === 0 ? 'Use the empty book' : `Use ${entryCount(aside.totalCount)}`}
        onConfirm={() => void settle(true)}
        busy={busy}
      >
        <p>
          The present book of {book.account.label} has {entryCount(totalCount)}
          {copyReadAt !== null && (
            <>
              {' '}
              and was read <TimeAgo at={copyReadAt} place="after-verb" />
            </>
          )}
          . The new one has {entryCount(aside.totalCount)}: {lostWords(aside, totalCount)}.
        </p>
        <p className={`${styles.aside} muted`}>
          Only the copy on this computer is replaced. Nothing is changed at the service, and a later reading brings back
          what the service still has.
        </p>
      </ConfirmDialog>
    </>
  );
}
