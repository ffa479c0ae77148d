/** A line above the list about one book's copy, with a button for what can be done about it. */
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Told } from '../ui/told.tsx';
import { say } from '../words/say.ts';
import styles from './book-notices.module.css';
import { type Book, beginToRead } from './use-address-book.ts';

interface NoticeProps {
  /** The account of the copy, when there are several. */
  readonly account: ReactNode;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

export function Notice({ account, actions, children }: NoticeProps) {
  return (
    <Told className={styles.notice}>
      <IconAlertTriangle aria-hidden size={18} className={styles.icon} />
      <div className={styles.content}>
        <span className={styles.words}>
          {account}
          {children}
        </span>
        <span className={styles.actions}>{actions}</span>
      </div>
    </Told>
  );
}

export function TryAgain({ book, children }: { readonly book: Book; readonly children: string }) {
  return (
    <Button
      variant="default"
      size="xs"
      aria-label={say('common.press-of', { press: children, what: book.account.label })}
      loading={book.refreshing}
      onClick={() => void beginToRead(book.accountId)}
    >
      {children}
    </Button>
  );
}
