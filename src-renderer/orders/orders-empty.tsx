/** No orders to show: why, and what to do. */
import { Button } from '@mantine/core';
import { IconChecks, IconPackages, IconSearchOff } from '@tabler/icons-react';
import { EmptyState } from '../ui/empty-state.tsx';
import { useOrdersStore } from './orders-store.ts';

export function OrdersEmpty() {
  const { phrase, status, fields, page, setPage, setStatus, clearSearch } = useOrdersStore();
  if (page > 1) {
    return (
      <EmptyState
        icon={IconPackages}
        title="This page is empty"
        actions={
          <Button variant="default" onClick={() => setPage(1)}>
            Go to page 1
          </Button>
        }
      >
        The list has become shorter since it was read.
      </EmptyState>
    );
  }
  if (phrase.trim() !== '') {
    return (
      <EmptyState
        icon={IconSearchOff}
        title={`No order fits “${phrase.trim()}”`}
        actions={
          <>
            {status !== 'All' && (
              <Button variant="default" onClick={() => setStatus('All')}>
                Search all orders
              </Button>
            )}
            <Button variant="default" onClick={clearSearch}>
              Clear the search
            </Button>
          </>
        }
      >
        {searchedWords(status, fields)} Only orders with a printed label are found.
      </EmptyState>
    );
  }
  if (status === 'Unshipped') {
    return (
      <EmptyState
        icon={IconChecks}
        title="Nothing is waiting to be shipped"
        actions={
          <Button variant="default" onClick={() => setStatus('All')}>
            Show all orders
          </Button>
        }
      >
        Every printed order of this account is in a manifest. New ones show here once their label is printed.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={IconPackages} title="No orders here yet">
      Orders show here once their label is printed on the service’s site.
    </EmptyState>
  );
}

function searchedWords(status: string, fields: string): string {
  const where = fields === 'Order_Number' ? 'order numbers' : 'every field';
  return status === 'All' ? `Searched ${where} of all orders.` : `Searched ${where} of ${status.toLowerCase()} orders.`;
}
