/** The orders a failure is about, by number, with the service's own words for each. They can leave the selection. */
import { Button } from '@mantine/core';
import { countWords } from '../manifest-words.ts';
import styles from './manifest-confirm.module.css';
import type { RefusedOrder } from './refused-orders.ts';

interface RefusedOrderListProps {
  /** At least one. */
  readonly refused: readonly RefusedOrder[];
  readonly onTakeOut: () => void;
}

export function RefusedOrderList({ refused, onTakeOut }: RefusedOrderListProps) {
  return (
    <section className={styles.refused} aria-label="Refused orders">
      <h3>Refused because of {countWords(refused.length, 'order')}</h3>
      <ul>
        {refused.map(({ order, words }) => (
          <li key={order.orderId}>
            <span className="mono">{order.orderNumber}</span>
            <span>{words ?? order.receiverName}</span>
          </li>
        ))}
      </ul>
      <Button variant="default" size="xs" onClick={onTakeOut}>
        Take {countWords(refused.length, 'order')} out and go on with the rest
      </Button>
    </section>
  );
}
