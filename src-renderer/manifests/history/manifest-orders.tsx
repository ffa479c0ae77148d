/** The orders of a manifest, as the list showed them when it was asked for. */
import type { Manifest } from '../../../src-preload/contract/manifest.ts';
import { countWords } from '../manifest-words.ts';
import styles from './manifest-detail.module.css';

interface ManifestOrdersProps {
  readonly manifest: Manifest;
  /** Order id to the page it is on; null where that is not known. */
  readonly pageOf?: ReadonlyMap<number, number> | null;
}

export function ManifestOrders({ manifest: { orders }, pageOf = null }: ManifestOrdersProps) {
  return (
    <section aria-label="Orders" className={styles.section}>
      <h3>{countWords(orders.length, 'order')}</h3>
      <ul
        className={styles.orders}
        aria-label="Orders of this manifest"
        ref={(element) => {
          // What scrolls must be reachable by the keyboard.
          if (element !== null) element.tabIndex = 0;
        }}
      >
        {orders.map((order) => (
          <li key={order.orderId}>
            <span className="mono">{order.orderNumber}</span>
            <span className={styles.receiver} title={order.receiverName}>
              {order.receiverName}
            </span>
            <span className={styles.tracking}>{order.trackingNumber}</span>
            {pageOf === null ? null : <span className={styles.onPage}>{pageWords(pageOf.get(order.orderId))}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function pageWords(page: number | undefined): string {
  return page === undefined ? 'not on the paper' : `page ${page}`;
}
