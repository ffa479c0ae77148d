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
  const isLast = totalCount === null || (page + 1) * perPage >= totalCount;
  return (
    <nav aria-label={say('activity.pages')} className={styles.pages}>
      <span aria-live="polite">{shownWords(page, perPage, totalCount ?? 0)}</span>
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
        disabled={isLast}
        onClick={() => onPage(page + 1)}
      >
        <IconChevronRight aria-hidden size={18} />
      </ActionIcon>
    </nav>
  );
}

function shownWords(page: number, perPage: number, count: number): string {
  const first = page * perPage + 1;
  const last = Math.min(first + perPage - 1, count);
  if (count === 0) return '';
  if (count <= perPage) return say('activity.pages.all', { count });
  return first === last
    ? say('activity.pages.one', { first, count })
    : say('activity.pages.shown', { first, last, count });
}
