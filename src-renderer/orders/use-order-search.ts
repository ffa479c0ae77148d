/** The page of orders the screen asks for, read through main. */
import { useDebouncedValue } from '@mantine/hooks';
import type { UseQueryResult } from '@tanstack/react-query';
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { OrderPage } from '../../src-preload/contract/order.ts';
import type { DesktopFailure } from '../desktop.ts';
import { useOperation } from '../server-state.ts';
import { useOrdersStore } from './orders-store.ts';

export const ORDERS_PER_PAGE = 100;

/** A person types this long between two keys; the search waits for the pause. */
const TYPING_PAUSE = 300;

export function useOrderSearch(accountId: AccountId | undefined): UseQueryResult<OrderPage, DesktopFailure> {
  const typed = useOrdersStore((state) => state.phrase);
  const status = useOrdersStore((state) => state.status);
  const fields = useOrdersStore((state) => state.fields);
  const page = useOrdersStore((state) => state.page);
  const [settled] = useDebouncedValue(typed, TYPING_PAUSE);
  // Clearing the field is not typing: it shows every order at once.
  const phrase = (typed === '' ? '' : settled).trim();
  return useOperation(
    'orders.search',
    { accountId: accountId ?? '', phrase, status, fields, page, limit: ORDERS_PER_PAGE },
    { enabled: accountId !== undefined, keepPrevious: true },
  );
}
