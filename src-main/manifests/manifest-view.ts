/** The ledger's record of a manifest as the page sees it. */
import type {
  Manifest,
  ManifestFile,
  ManifestOrder,
  ManifestState,
  ManifestSummary,
} from '../../src-preload/contract/manifest.ts';
import type { OrderState, WriteRecord } from '../journal/write-record.ts';

export function toSummary(record: WriteRecord, copiesPrinted: number): ManifestSummary {
  return {
    manifestId: record.writeId,
    accountId: record.accountId,
    accountLabel: record.accountLabel,
    state: stateOf(record),
    orderCount: ordersTold(record).length,
    carriers: carrierSplit(ordersTold(record)),
    createdAt: record.createdAt,
    answeredAt: record.answeredAt,
    files: record.files.map(({ fileName: _fileName, ...file }): ManifestFile => file),
    copiesPrinted,
    failure: record.state === 'resolved' ? null : record.failure,
  };
}

export function toManifest(record: WriteRecord, copiesPrinted: number): Manifest {
  const orders = ordersTold(record).map(({ settledAs: _settledAs, ...order }): ManifestOrder => order);
  return { ...toSummary(record, copiesPrinted), orders, labelType: record.labelType };
}

function stateOf({ state, orders }: WriteRecord): ManifestState {
  if (state !== 'resolved') return state;
  return orders.some((order) => order.settledAs === 'done') ? 'at-service' : 'rejected';
}

/** How a manifest holds an order; null: it does not. */
export function toMarkState(state: OrderState): ManifestState | null {
  switch (state) {
    case 'rejected':
    case 'not-done':
      return null;
    case 'done':
      return 'at-service';
    case 'intent':
    case 'sent':
    case 'in-doubt':
    case 'stored':
      return state;
  }
}

/** The orders on a manifest that was made; for any other manifest, those that it was to have. */
function ordersTold(record: WriteRecord): WriteRecord['orders'] {
  const off = new Set(ordersNotOn(record));
  return record.orders.filter(({ orderId }) => !off.has(orderId));
}

/** The orders that the service did not put on a manifest that was made, as a person settled it. */
export function ordersNotOn(record: WriteRecord): readonly number[] {
  if (!['stored', 'at-service'].includes(stateOf(record))) return [];
  return record.orders.flatMap(({ orderId, settledAs }) => (settledAs === 'not-done' ? [orderId] : []));
}

function carrierSplit(orders: WriteRecord['orders']): ManifestSummary['carriers'] {
  const counts = new Map<string, number>();
  for (const { carrierName } of orders) counts.set(carrierName, (counts.get(carrierName) ?? 0) + 1);
  return [...counts]
    .map(([carrierName, orderCount]) => ({ carrierName, orderCount }))
    .sort((a, b) => b.orderCount - a.orderCount || (a.carrierName < b.carrierName ? -1 : 1));
}
