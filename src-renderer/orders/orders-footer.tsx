/** Under the list: the selection, the number of orders, and how old they are. */
import { Button } from '@mantine/core';
import type { OrderListQuery } from '../../src-preload/contract/order-list.ts';
import { useSelection, useSelectionStore } from '../bench/selection-store.ts';
import { type Accounts, switchAccount } from '../bench/use-accounts.ts';
import { AccountDot } from '../ui/account-dot.tsx';
import { useNow } from '../ui/now.ts';
import { Told } from '../ui/told.tsx';
import { useWordsOnceDone } from '../ui/words-once-done.ts';
import { drawnAlone } from '../words/drawn-alone.ts';
import { say } from '../words/say.ts';
import { useSelectedElsewhere } from './list/use-list-selection.ts';
import { orderCount } from './order-words.ts';
import { useIsReadingOrders } from './orders-being-read.ts';
import styles from './orders-footer.module.css';
import { everyReading, readingWords, tellingFirst } from './reading-words.ts';
import { useReadings } from './use-readings.ts';

interface OrdersFooterProps {
  readonly accounts: Accounts;
  readonly query: OrderListQuery;
  /** Undefined until it is known. */
  readonly totalCount: number | undefined;
  /** The rows, and their number, are still those of the question before. */
  readonly stale: boolean;
}

export const OrdersFooter = drawnAlone(function OrdersFooter(props: OrdersFooterProps) {
  const { accounts, query, totalCount } = props;
  return (
    <div className={styles.footer}>
      <div className={styles.selection}>
        <Selected accounts={accounts} query={query} />
      </div>
      <BeingRead query={query} />
      {totalCount !== undefined && <span className={styles.age}>{orderCount(totalCount)}</span>}
      <ReadingAge accounts={accounts} query={query} />
      <Found {...props} />
      <NewsCame key={query.accountIds?.join()} query={query} />
    </div>
  );
});

/** How many a search has found: the list itself is not read aloud. */
function Found({ query, totalCount, stale }: Omit<OrdersFooterProps, 'accounts'>) {
  const isFound = query.phrase !== '' && totalCount !== undefined && !stale;
  return (
    <Told unseen saidBefore>
      {isFound ? orderCount(totalCount) : ''}
    </Told>
  );
}

/** For a question about them, or because a person wants the news. */
function BeingRead({ query }: Pick<OrdersFooterProps, 'query'>) {
  const isReading = useIsReadingOrders();
  const newsWanted = useReadings(query).some((reading) => reading.newsWanted);
  return (
    <span className={styles.age} aria-live="polite">
      {isReading ? say('orders.being-read') : newsWanted && say('orders.reading.asking')}
    </span>
  );
}

/** Whoever asked for news without seeing the list hears that it came, or why not; what is shown grows older in silence. */
function NewsCame({ query }: Pick<OrdersFooterProps, 'query'>) {
  const readings = useReadings(query);
  const now = useNow();
  const isWanted = readings.some(({ newsWanted }) => newsWanted);
  const words = useWordsOnceDone(isWanted, () => {
    const first = tellingFirst(readings);
    return first === undefined ? '' : readingWords(first, now);
  });
  return (
    <Told unseen saidBefore>
      {words}
    </Told>
  );
}

function Selected({ accounts: { accounts, current }, query }: Pick<OrdersFooterProps, 'accounts' | 'query'>) {
  const selection = useSelection(current?.accountId);
  const { byAccount, clear } = useSelectionStore();
  const others = accounts.filter(
    ({ accountId }) => accountId !== current?.accountId && (byAccount.get(accountId)?.size ?? 0) > 0,
  );
  const allCount = others.reduce((sum, { accountId }) => sum + (byAccount.get(accountId)?.size ?? 0), selection.size);
  const elsewhere = useSelectedElsewhere(query, allCount);
  return (
    <>
      {/* Not the button beside it. */}
      <span className={styles.said} aria-live="polite">
        {selection.size === 0 ? (
          <span className="muted">{say('orders.selected.none')}</span>
        ) : (
          <strong>{say('orders.selected', { count: selection.size })}</strong>
        )}
        {selection.size > 0 && elsewhere > 0 && (
          <span className="muted">{say('orders.selected.elsewhere', { count: elsewhere })}</span>
        )}
      </span>
      {selection.size > 0 && (
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          onClick={() => {
            if (current !== null) clear(current.accountId);
          }}
        >
          {say('orders.selected.clear')}
        </Button>
      )}
      {others.map(({ accountId, label, colour }) => (
        <Button
          key={accountId}
          variant="subtle"
          color="gray"
          size="xs"
          leftSection={<AccountDot colour={colour} />}
          onClick={() => void switchAccount(accountId)}
        >
          {say('orders.selected.in-account', { count: byAccount.get(accountId)?.size ?? 0, account: label })}
        </Button>
      ))}
    </>
  );
}

function ReadingAge({ accounts: { accounts }, query }: Pick<OrdersFooterProps, 'accounts' | 'query'>) {
  const readings = useReadings(query);
  const now = useNow();
  const first = tellingFirst(readings);
  if (first === undefined) return null;
  return (
    <span className={`${styles.age} muted`} title={everyReading(readings, accounts, now)}>
      {readingWords(first, now)}
    </span>
  );
}
