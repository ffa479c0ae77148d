/** The columns of the orders list. */
import { ActionIcon } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { Order } from '../../src-preload/contract/order.ts';
import type { DataColumn } from '../ui/data-table.tsx';
import { exactTimeWords } from '../ui/time-ago.tsx';
import { ManifestMarkBadge } from './manifest-mark-badge.tsx';
import { orderLabel } from './order-words.ts';

const dayOfYear = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });
const dayWithYear = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: '2-digit' });

/** Columns that cannot be hidden: without them a row cannot be told from another. */
export const ALWAYS_SHOWN: ReadonlySet<string> = new Set(['orderNumber', 'details']);

export function orderColumns(onOpen: (orderId: string) => void): readonly DataColumn<Order>[] {
  return [
    {
      id: 'orderNumber',
      header: 'Order number',
      width: 'minmax(124px, 1.1fr)',
      cell: ({ orderNumber }) => <NumberText value={orderNumber} />,
      sortValue: ({ orderNumber }) => orderNumber,
    },
    {
      id: 'orderedAt',
      header: 'Ordered',
      width: '76px',
      cell: ({ orderedAt }) => (orderedAt === null ? <Absent /> : <OrderedOn at={orderedAt} />),
      sortValue: ({ orderedAt }) => (orderedAt === null ? 0 : Date.parse(orderedAt)),
    },
    {
      id: 'receiverName',
      header: 'Receiver',
      width: 'minmax(104px, 1.5fr)',
      cell: ({ receiverName }) => <Words value={receiverName} />,
      sortValue: ({ receiverName }) => receiverName,
    },
    {
      id: 'country',
      header: 'Country',
      width: 'minmax(64px, 1.1fr)',
      cell: ({ country }) => <Words value={country} />,
      sortValue: ({ country }) => country,
    },
    {
      id: 'carrierName',
      header: 'Carrier',
      width: 'minmax(88px, 1fr)',
      cell: ({ carrierName }) => <Words value={carrierName} />,
      sortValue: ({ carrierName }) => carrierName,
    },
    {
      id: 'trackingNumber',
      header: 'Tracking number',
      width: 'minmax(164px, 1.2fr)',
      cell: ({ trackingNumber }) => <NumberText value={trackingNumber} />,
      sortValue: ({ trackingNumber }) => trackingNumber,
    },
    {
      id: 'manifest',
      header: 'Manifest',
      width: 'minmax(92px, 0.8fr)',
      cell: ({ manifest }) => (manifest === null ? <Absent /> : <ManifestMarkBadge mark={manifest} />),
      sortValue: ({ manifest }) => (manifest === null ? '' : manifest.createdAt),
    },
    {
      id: 'details',
      header: 'Details',
      headerUnseen: true,
      width: 'calc(var(--control-height) - 8px)',
      cell: (order) => (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="md"
          tabIndex={-1}
          aria-label={`Show ${orderLabel(order)}`}
          onClick={(event) => {
            event.stopPropagation();
            onOpen(String(order.orderId));
          }}
        >
          <IconChevronRight aria-hidden size={16} />
        </ActionIcon>
      ),
    },
  ];
}

function NumberText({ value }: { readonly value: string }) {
  return value === '' ? (
    <Absent />
  ) : (
    <span className="mono" title={value}>
      {value}
    </span>
  );
}

function Words({ value }: { readonly value: string }) {
  return value === '' ? <Absent /> : <span title={value}>{value}</span>;
}

function OrderedOn({ at }: { readonly at: string }) {
  return (
    <time dateTime={at} title={exactTimeWords(at)}>
      {orderedDay(new Date(at))}
    </time>
  );
}

/** The year is said only where it is not this one. */
function orderedDay(at: Date): string {
  return (at.getFullYear() === new Date().getFullYear() ? dayOfYear : dayWithYear).format(at);
}

function Absent() {
  return (
    <span className="muted">
      <span aria-hidden>–</span>
      <span className="unseen">none</span>
    </span>
  );
}
