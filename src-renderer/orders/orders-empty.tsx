/** No orders to show: why, and what to do. */
import { Button } from '@mantine/core';
import {
  IconChecks,
  IconCloudOff,
  IconDownload,
  IconFilterOff,
  IconPackages,
  IconSearchOff,
} from '@tabler/icons-react';
import type { OrderListQuery } from '../../src-preload/contract/order-list.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { failureLine } from '../ui/failure-words.ts';
import { useNow } from '../ui/now.ts';
import { say } from '../words/say.ts';
import { narrowedBy, useOrdersStore } from './orders-store.ts';
import { readingWords, tellingFirst } from './reading-words.ts';
import { useReadings } from './use-readings.ts';

export function OrdersEmpty({ query }: { readonly query: OrderListQuery }) {
  const { phrase, view, selectedOnly, changeView, clearFilters, searchAll } = useOrdersStore();
  const readings = useReadings(query);
  const now = useNow();
  const first = tellingFirst(readings);
  const showAll = (
    <Button variant="default" onClick={() => changeView({ group: null })}>
      {say('orders.empty.show-all')}
    </Button>
  );
  // Nothing was ever read, so nobody can say that there are no orders.
  const age = first === undefined ? '' : readingWords(first, now);
  const isNarrowed = selectedOnly || narrowedBy(view);
  const sought = phrase.trim();
  if (sought !== '') {
    const { group } = view;
    // Under the list of one group it may be there all the same.
    const title = isNarrowed
      ? say('orders.empty.phrase.filtered', { phrase: sought })
      : group === null
        ? say('orders.empty.phrase', { phrase: sought })
        : say('orders.empty.phrase.group', { group: say(`orders.group.${group}`), phrase: sought });
    return (
      <EmptyState
        icon={IconSearchOff}
        title={title}
        actions={
          <>
            {(isNarrowed || group !== null) && (
              <Button variant="default" onClick={searchAll}>
                {say('orders.empty.search-all')}
              </Button>
            )}
            <Button variant="default" onClick={clearFilters}>
              {say('orders.empty.clear')}
            </Button>
          </>
        }
      >
        {say('orders.empty.phrase.next', { age: age === '' ? 'none' : age })}
      </EmptyState>
    );
  }
  if (isNarrowed) {
    const clear = (
      <Button variant="default" onClick={clearFilters}>
        {say('orders.filters.clear')}
      </Button>
    );
    return (
      <EmptyState icon={IconFilterOff} title={say('orders.empty.filtered')} actions={clear}>
        {say('orders.empty.filtered.next')}
      </EmptyState>
    );
  }
  if (first?.wholeAt === null) {
    return first.failure === null ? (
      <EmptyState icon={IconDownload} title={say('orders.empty.reading')}>
        {age}
      </EmptyState>
    ) : (
      <EmptyState icon={IconCloudOff} title={say('orders.empty.never-read')}>
        {failureLine(first.failure)}
      </EmptyState>
    );
  }
  if (view.group === 'unshipped') {
    return (
      <EmptyState icon={IconChecks} title={say('orders.empty.unshipped')} actions={showAll}>
        {say('orders.empty.unshipped.next')}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={IconPackages} title={say('orders.empty.none')}>
      {say('orders.empty.none.next')}
    </EmptyState>
  );
}
