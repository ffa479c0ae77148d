/** The service sent something that is hardly the address book: it was set aside, and the operator decides about it. */
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { AddressBookAside } from '../../src-preload/contract/address-book.ts';
import { call, failureFrom } from '../desktop.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { TimeAgo } from '../ui/time-ago.tsx';
import { say } from '../words/say.ts';
import { asideWords, confirmToUse, leaveWords, type PresentBook, presentWords, questionToUse } from './aside-words.ts';
import styles from './book-notices.module.css';
import { Notice, TryAgain } from './notice.tsx';
import type { Book } from './use-address-book.ts';

interface AsideNoticeProps {
  readonly book: Book;
  readonly aside: AddressBookAside;
  readonly account: ReactNode;
}

export function AsideNotice({ book, aside, account }: AsideNoticeProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { accountId, copyReadAt, totalCount } = book;
  const present: PresentBook | null =
    copyReadAt === null ? null : { count: totalCount, age: <TimeAgo at={copyReadAt} place="after-verb" /> };

  const settle = async (use: boolean): Promise<void> => {
    setBusy(true);
    try {
      await call('addressBook.settleAside', { accountId, use });
    } catch (error) {
      showFailure({ failure: failureFrom(error) });
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };
  const named = (press: string) => ({
    'aria-label': say('common.press-of', { press, what: book.account.label }),
    children: press,
  });
  const actions = (
    <>
      {aside.reason !== 'unreadable' && (
        <Button
          variant="default"
          size="xs"
          disabled={busy}
          onClick={() => setAsking(true)}
          {...named(say('address-book.aside.use'))}
        />
      )}
      <Button
        variant="default"
        size="xs"
        disabled={busy}
        onClick={() => void settle(false)}
        {...named(leaveWords(present))}
      />
      <TryAgain book={book}>{say('common.try-again')}</TryAgain>
    </>
  );
  return (
    <>
      <Notice account={account} actions={actions}>
        {asideWords(aside, present, <TimeAgo at={aside.readAt} />)}
      </Notice>
      <ConfirmDialog
        opened={asking}
        onClosed={() => setAsking(false)}
        title={questionToUse(aside)}
        confirmLabel={confirmToUse(aside)}
        onConfirm={() => void settle(true)}
        busy={busy}
      >
        <p>{presentWords(aside, book.account.label, present)}</p>
        <p className={`${styles.aside} muted`}>{say('address-book.aside.what-changes')}</p>
      </ConfirmDialog>
    </>
  );
}
