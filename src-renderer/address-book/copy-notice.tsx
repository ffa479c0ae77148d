/** What is the matter with the copy, above the list: the last reading failed, or the copy was damaged. */
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { AddressBookStatus } from '../../src-preload/contract/address-book.ts';
import { failureWords } from '../ui/failure-words.ts';
import { TimeAgo } from '../ui/time-ago.tsx';
import styles from './address-book-screen.module.css';

interface CopyNoticeProps {
  readonly status: AddressBookStatus;
  readonly onRefresh: () => void;
}

export function CopyNotice({ status, onRefresh }: CopyNoticeProps) {
  const { failure, copyReadAt, wasDamaged, refreshing } = status;
  if (wasDamaged) {
    return (
      <p role="status" className={styles.notice}>
        <IconAlertTriangle aria-hidden size={18} className={styles.noticeIcon} />
        <span>
          The copy on this computer was damaged and has been thrown away.{' '}
          {refreshing ? 'It is being read from the service again.' : 'It has to be read from the service again.'}
        </span>
      </p>
    );
  }
  if (failure === null || copyReadAt === null) return null;
  return (
    <div role="status" className={styles.notice}>
      <IconAlertTriangle aria-hidden size={18} className={styles.noticeIcon} />
      <span>
        {failureWords(failure).happened}. You see the address book as read <TimeAgo at={copyReadAt} />.
      </span>
      <Button variant="default" size="xs" loading={refreshing} onClick={onRefresh}>
        Try again
      </Button>
    </div>
  );
}
