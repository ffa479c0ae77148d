/** The service sent something that is hardly the address book: it was set aside, and the operator decides about it. */
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { AddressBookAside } from '../../src-preload/contract/address-book.ts';
import { call, failureFrom } from '../desktop.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { TimeAgo } from '../ui/time-ago.tsx';
import { say, sayRich } from '../words/say.ts';
import { asideWords, confirmToUse, lostWords, questionToUse } from './aside-words.ts';
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
  const present = { account: book.account.label, count: totalCount };

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
        {...named(say('address-book.aside.keep'))}
      />
      <TryAgain book={book}>{say('common.try-again')}</TryAgain>
    </>
  );
  return (
    <>
      <Notice account={account} actions={actions}>
        {asideWords(aside, totalCount, <TimeAgo at={aside.readAt} />)}{' '}
        {copyReadAt !== null &&
          sayRich('address-book.aside.still-seen', { age: <TimeAgo at={copyReadAt} place="after-verb" /> })}
      </Notice>
      <ConfirmDialog
        opened={asking}
        onClosed={() => setAsking(false)}
        title={questionToUse(aside)}
        confirmLabel={confirmToUse(aside)}
        onConfirm={() => void settle(true)}
        busy={busy}
      >
        <p>
          {copyReadAt === null
            ? say('address-book.aside.present', present)
            : sayRich('address-book.aside.present.read', {
                ...present,
                age: <TimeAgo at={copyReadAt} place="after-verb" />,
              })}{' '}
          {lostWords(aside, totalCount)}
        </p>
        <p className={`${styles.aside} muted`}>{say('address-book.aside.what-changes')}</p>
      </ConfirmDialog>
    </>
  );
}
