/** The columns of the orders list: what each shows, and their order. */
import { IconChevronRight } from '@tabler/icons-react';
import type { Account } from '../../../src-preload/contract/account.ts';
import type { ListedOrder, OrderSortColumn } from '../../../src-preload/contract/order-list.ts';
import type { OrderColumn, OrderColumnView } from '../../../src-preload/contract/preferences.ts';
import { AccountDot } from '../../ui/account-dot.tsx';
import { CutWords } from '../../ui/cut-words.tsx';
import type { DataColumn } from '../../ui/data-grid-props.ts';
import { exactTimeWords } from '../../ui/time-ago.tsx';
import { dateWords } from '../../words/locale.ts';
import { say } from '../../words/say.ts';
import { OrderStateBadge } from '../order-state-badge.tsx';
import { orderLabel } from '../order-words.ts';
import type { RowMark } from './changed-rows.ts';
import styles from './left-list.module.css';
import { orderRowId } from './use-order-window.ts';

/** The grid tracks of columns whose width nobody has chosen. */
const tracks: Readonly<Record<OrderColumn, { readonly width: string }>> = {
  orderNumber: { width: 'minmax(116px, 1.1fr)' },
  orderedAt: { width: '76px' },
  receiverName: { width: 'minmax(92px, 1.5fr)' },
  country: { width: 'minmax(64px, 1.1fr)' },
  carrierName: { width: 'minmax(100px, 1fr)' },
  trackingNumber: { width: 'minmax(164px, 1.2fr)' },
  state: { width: 'minmax(108px, 0.9fr)' },
  account: { width: 'minmax(96px, 0.8fr)' },
};

const allColumns = Object.keys(tracks) as readonly OrderColumn[];

const unsortable: Readonly<Record<Exclude<OrderColumn, OrderSortColumn>, true>> = { state: true };

const isSortable = (column: OrderColumn): column is OrderSortColumn => !(column in unsortable);

export const sortableColumns: readonly OrderSortColumn[] = allColumns.filter(isSortable);

/** Every column once, in the chosen order. `showsAccounts`: the account has a column, unless a person hid it. */
export function columnsInOrder(
  chosen: readonly OrderColumnView[],
  showsAccounts: boolean,
): readonly (OrderColumnView & { readonly name: string })[] {
  const known = new Set(chosen.map(({ column }) => column));
  const rest = allColumns
    .filter((column) => !known.has(column))
    .map((column) => ({ column, shown: column !== 'account' || showsAccounts, width: null }));
  return [...chosen, ...rest].map((each) => ({ ...each, name: say(`orders.column.${each.column}`) }));
}

/** Without it rows cannot be told apart. */
export const ALWAYS_SHOWN: OrderColumn = 'orderNumber';

interface ColumnsShown {
  readonly columns: readonly OrderColumnView[];
  readonly accounts: readonly Account[];
  readonly showsAccounts: boolean;
  /** The pane beside the list shows the rest. */
  readonly besideDetail: boolean;
  /** What changed elsewhere and nobody has looked at yet. */
  readonly marks: ReadonlyMap<string, RowMark>;
  readonly onOpen: (order: ListedOrder) => void;
}

export function orderColumns(shown: ColumnsShown): readonly DataColumn<ListedOrder>[] {
  const { besideDetail, onOpen } = shown;
  const byChoice = columnsInOrder(shown.columns, shown.showsAccounts)
    .filter((each) => each.shown || each.column === ALWAYS_SHOWN)
    .filter(({ column }) => !(besideDetail && column === 'country'))
    .map(({ column, name, width }) => ({
      id: column,
      header: name,
      width: width === null ? tracks[column].width : `${width}px`,
      sortable: isSortable(column),
      cell: (order: ListedOrder) => (
        <>
          {column === ALWAYS_SHOWN && <Mark mark={shown.marks.get(orderRowId(order))} />}
          <Cell column={column} order={order} accounts={shown.accounts} />
        </>
      ),
    }));
  return besideDetail ? byChoice : [...byChoice, detailsColumn(onOpen)];
}

function detailsColumn(onOpen: (order: ListedOrder) => void): DataColumn<ListedOrder> {
  return {
    id: 'details',
    header: say('orders.column.details'),
    headerUnseen: true,
    width: 'var(--control-small)',
    cell: (order) => (
      <button
        type="button"
        className={styles.open}
        tabIndex={-1}
        aria-label={say('orders.show', { order: orderLabel(order) })}
        onClick={(event) => {
          event.stopPropagation();
          onOpen(order);
        }}
      >
        <IconChevronRight aria-hidden size={16} />
      </button>
    ),
  };
}

/** A dot beside the number, with its word on hover and for screen readers. */
function Mark({ mark }: { readonly mark: RowMark | undefined }) {
  if (mark === undefined) return null;
  const words = say(`orders.mark.${mark}`);
  return <span role="img" className={styles.mark} data-mark={mark} title={words} />;
}

interface CellProps {
  readonly column: OrderColumn;
  readonly order: ListedOrder;
  readonly accounts: readonly Account[];
}

function Cell({ column, order, accounts }: CellProps) {
  switch (column) {
    case 'orderNumber':
    case 'trackingNumber':
      return <NumberText value={order[column]} />;
    case 'receiverName':
    case 'country':
    case 'carrierName':
      return <Words value={order[column]} />;
    case 'orderedAt':
      return order.orderedAt === null ? <Absent /> : <OrderedOn at={order.orderedAt} />;
    case 'state':
      return <OrderStateBadge order={order} />;
    case 'account': {
      const account = accounts.find(({ accountId }) => accountId === order.accountId);
      return account === undefined ? (
        <Absent />
      ) : (
        <span className={styles.account}>
          <AccountDot colour={account.colour} />
          <CutWords words={account.label} />
        </span>
      );
    }
  }
}

function NumberText({ value }: { readonly value: string }) {
  return value === '' ? (
    <Absent />
  ) : (
    <span className="mono" data-whole={value}>
      {value}
    </span>
  );
}

function Words({ value }: { readonly value: string }) {
  return value === '' ? <Absent /> : <CutWords words={value} />;
}

/** Names the year only when it is not this one. */
function OrderedOn({ at }: { readonly at: string }) {
  const isThisYear = new Date(at).getFullYear() === new Date().getFullYear();
  return (
    <time dateTime={at} title={exactTimeWords(at)}>
      {dateWords(isThisYear ? 'dayOfYear' : 'dayWithYear', at)}
    </time>
  );
}

function Absent() {
  return (
    <span className="muted">
      <span aria-hidden>–</span>
      <span className="unseen">{say('orders.none')}</span>
    </span>
  );
}
