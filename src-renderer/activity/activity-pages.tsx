/** Under the list: which entries are shown, and the pages before and after. */
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { say } from '../words/say.ts';
import styles from './activity-screen.module.css';

interface ActivityPagesProps {
  /** From 0. */
  readonly page: number;
  readonly perPage: number;
  /** Null until it is read. */
  readonly totalCount: number | null;
  readonly onPage: (page: number) => void;
}

export function ActivityPages({ page, perPage, totalCount, onPage }: ActivityPagesProps) {
  const first = page * perPage + 1;
  const last = Math.min((page + 1) * perPage, totalCount ?? 0);
  return (
    <nav aria-label={say('activity.pages')} className={styles.pages}>
      <span aria-live="polite">
        {totalCount === null || totalCount === 0 ? '' : say('activity.pages.shown', { first, last, count: totalCount })}
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={say('activity.pages.newer')}
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      >
        <IconChevronLeft aria-hidden size={18} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={say('activity.pages.older')}
        disabled={totalCount === null || last >= totalCount}
        onClick={() => onPage(page + 1)}
      >
        <IconChevronRight aria-hidden size={18} />
      </ActionIcon>
    </nav>
  );
}
