/** The orders of a manifest, as the list showed them when the manifest was asked for. */
import { useDeferredValue } from 'react';
import type { Manifest, ManifestOrder } from '../../../src-preload/contract/manifest.ts';
import { CutWords } from '../../ui/cut-words.tsx';
import { orderName } from '../../ui/order-name.ts';
import { reachedByKeys } from '../../ui/reached-by-keys.ts';
import { drawnAlone } from '../../words/drawn-alone.ts';
import { say } from '../../words/say.ts';
import { hasUnknownOrders, manifestOrdersWords } from '../manifest-words.ts';
import type { PageOf } from '../paper-check/paper-check.ts';
import styles from './manifest-detail.module.css';

interface ManifestOrdersProps {
  readonly manifest: Manifest;
  /** From order id to its page; null when that is not known. */
  readonly pageOf?: PageOf | null;
  /** False: the rows follow later. */
  readonly withRows?: boolean;
}

const NONE_YET: readonly ManifestOrder[] = [];

/** Drawn again only for another manifest: there may be thousands of rows, and the paper beside them comes first. */
export const ManifestOrders = drawnAlone(function ManifestOrders({
  manifest: { orders },
  pageOf = null,
  withRows = true,
}: ManifestOrdersProps) {
  const rows = useDeferredValue(withRows ? orders : NONE_YET, NONE_YET);
  return (
    <section aria-label={say('manifests.orders.label')} className={styles.section}>
      <h3>{manifestOrdersWords(orders.length)}</h3>
      {hasUnknownOrders(orders.length) && <p className="muted">{say('manifests.orders.unknown.why')}</p>}
      <ul className={styles.orders} aria-label={say('manifests.orders.list')} ref={reachedByKeys}>
        {rows.map((order) => (
          <li key={order.orderId}>
            <p className="mono">{orderName(order)}</p>
            <div className={styles.receiver}>
              <CutWords words={order.receiverName} />
            </div>
            <p className={styles.tracking}>{order.trackingNumber}</p>
            {pageOf === null ? null : <p className={styles.onPage}>{pageWords(pageOf.get(order.orderId))}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
});

function pageWords(page: number | null | undefined): string {
  if (page === null) return say('manifests.orders.other-pdf');
  return page === undefined ? say('manifests.orders.no-page') : say('manifests.orders.page', { page });
}
