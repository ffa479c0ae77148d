/**
 * The orders that a failure is about, by number, with the service's own words for each. They can leave the selection.
 */
import { Button } from '@mantine/core';
import { useId } from 'react';
import { FirstLines } from '../../ui/first-lines.tsx';
import { orderName } from '../../ui/order-name.ts';
import { reachedByKeys } from '../../ui/reached-by-keys.ts';
import { say } from '../../words/say.ts';
import styles from './manifest-confirm.module.css';
import type { RefusedOrder } from './refused-orders.ts';

interface RefusedOrderListProps {
  /** At least one. */
  readonly refused: readonly RefusedOrder[];
  readonly onTakeOut: () => void;
}

export function RefusedOrderList({ refused, onTakeOut }: RefusedOrderListProps) {
  const heading = useId();
  return (
    <section className={styles.refused} aria-label={say('manifests.refused.label')}>
      <h3 id={heading}>{say('manifests.refused.because', { count: refused.length })}</h3>
      <ul aria-labelledby={heading} ref={reachedByKeys}>
        <FirstLines
          items={refused}
          line={({ order, words }) => (
            <li key={order.orderId}>
              <span className="mono">{orderName(order)}</span>
              <p>{words ?? order.receiverName}</p>
            </li>
          )}
          moreStyle={styles.rest}
        />
      </ul>
      <Button variant="default" size="xs" onClick={onTakeOut}>
        {say('manifests.refused.take-out', { count: refused.length })}
      </Button>
    </section>
  );
}
