/** Under the list: what is selected, and the pages. */
import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { OrderPage } from '../../src-preload/contract/order.ts';
import { ariaShortcut } from '../ui/shortcut.tsx';
import { TimeAgo } from '../ui/time-ago.tsx';
import { orderCount } from './order-words.ts';
import styles from './orders-footer.module.css';
import { ORDERS_PER_PAGE } from './use-order-search.ts';

interface OrdersFooterProps {
  readonly reply: OrderPage | undefined;
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly selectedCount: number;
  /** Selected orders that the shown page does not hold. */
  readonly selectedElsewhere: number;
  readonly onClear: () => void;
  /** The list is older than the last try to read it. */
  readonly readFailed: boolean;
}

/** Is there, as far as the service said, a page after this one? */
export function hasNextPage(reply: OrderPage | undefined, page: number): boolean {
  if (reply === undefined) return false;
  return reply.totalPages === null ? reply.orders.length >= ORDERS_PER_PAGE : page < reply.totalPages;
}

export function OrdersFooter(props: OrdersFooterProps) {
  const { reply, page, onPage, selectedCount, selectedElsewhere, onClear, readFailed } = props;
  return (
    <div className={styles.footer}>
      <div className={styles.selection} aria-live="polite">
        {selectedCount === 0 ? (
          <span className="muted">Nothing selected</span>
        ) : (
          <>
            <strong>{orderCount(selectedCount)} selected</strong>
            {selectedElsewhere > 0 && <span className="muted">{selectedElsewhere} not on this page</span>}
            <Button variant="subtle" color="gray" size="xs" onClick={onClear}>
              Clear
            </Button>
          </>
        )}
      </div>
      {reply !== undefined && (
        <span className={`${styles.age} muted`}>
          {readFailed ? 'Could not be read again. As of ' : 'Read '}
          <TimeAgo at={reply.readAt} place={readFailed ? 'after-of' : 'after-verb'} />
        </span>
      )}
      <nav className={styles.pages} aria-label="Pages of orders">
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label="Page before"
          aria-keyshortcuts={ariaShortcut('alt+pageup')}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          <IconChevronLeft aria-hidden size={18} />
        </ActionIcon>
        <span className={styles.pageWords}>{pageWords(page, reply)}</span>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label="Next page"
          aria-keyshortcuts={ariaShortcut('alt+pagedown')}
          disabled={!hasNextPage(reply, page)}
          onClick={() => onPage(page + 1)}
        >
          <IconChevronRight aria-hidden size={18} />
        </ActionIcon>
      </nav>
    </div>
  );
}

function pageWords(page: number, reply: OrderPage | undefined): string {
  const total = reply?.totalPages ?? null;
  return total === null ? `Page ${page}` : `Page ${page} of ${Math.max(total, 1)}`;
}
