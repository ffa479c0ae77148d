/** The orders a failure is about, by number: those main names, and those the service's own words name. */
import type { Failure } from '../../../src-preload/contract/failure.ts';
import type { ManifestOrder } from '../../../src-preload/contract/manifest.ts';
import { countWords } from '../manifest-words.ts';
import styles from './manifest-confirm.module.css';

interface RefusedOrdersProps {
  readonly failure: Failure;
  readonly orders: readonly ManifestOrder[];
}

export function RefusedOrders({ failure, orders }: RefusedOrdersProps) {
  const refused = refusedOrders(failure, orders);
  if (refused.length === 0) return null;
  return (
    <section className={styles.refused} aria-label="Orders it is about">
      <h3>It is about {countWords(refused.length, 'order')}</h3>
      <ul>
        {refused.map(({ order, words }) => (
          <li key={order.orderId}>
            <span className="mono">{order.orderNumber}</span>
            <span>{words ?? order.receiverName}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RefusedOrder {
  readonly order: ManifestOrder;
  /** The service's own words for this order; null when main names it. */
  readonly words: string | null;
}

/** The service names an order by its number or by its id, as a word of its own: '12' is not in '1204'. */
export function refusedOrders(failure: Failure, orders: readonly ManifestOrder[]): readonly RefusedOrder[] {
  const named = new Set(failure.facts.orderIds);
  return orders.flatMap((order): readonly RefusedOrder[] => {
    const detail = failure.details.find(({ message, details }) => names(`${message} ${details}`, order));
    if (detail !== undefined) return [{ order, words: detail.details === '' ? detail.message : detail.details }];
    return named.has(order.orderId) ? [{ order, words: null }] : [];
  });
}

function names(words: string, order: ManifestOrder): boolean {
  const parts = words.split(/[\s,;:()'"“”]+/).map((part) => part.replace(/\.$/, ''));
  return parts.includes(order.orderNumber) || parts.includes(String(order.orderId));
}
