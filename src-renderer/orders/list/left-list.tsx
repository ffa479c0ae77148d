/** Orders that left the list while it was on the screen, and not by this computer: named until somebody has seen it. */
import { Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { orderName } from '../../ui/order-name.ts';
import { Told } from '../../ui/told.tsx';
import { drawnAlone } from '../../words/drawn-alone.ts';
import { say } from '../../words/say.ts';
import { orderState } from '../order-words.ts';
import { useOrdersStore } from '../orders-store.ts';
import { useChangedRows } from './changed-rows.ts';
import styles from './left-list.module.css';
import { orderRowId } from './use-order-window.ts';

/** The rest is counted. */
const named = 4;

export const LeftList = drawnAlone(function LeftList() {
  const { left, marks, clear } = useChangedRows();
  const openDetail = useOrdersStore((state) => state.openDetail);
  if (left.length === 0 && marks.size === 0) return null;
  return (
    <section className={styles.left} aria-label={say('orders.changed')}>
      <IconInfoCircle aria-hidden size={18} />
      <Told>{say('orders.changed.counts', { marked: marks.size, left: left.length })}</Told>
      <span className={styles.orders}>
        {left.slice(-named).map((order) => (
          <button
            key={orderRowId(order)}
            type="button"
            className={styles.order}
            onClick={() => openDetail({ index: -1, rowId: orderRowId(order) })}
          >
            <span className="mono">{orderName(order)}</span>: {say(`orders.state.${orderState(order).state}`)}
          </button>
        ))}
      </span>
      <Button variant="subtle" color="gray" size="xs" onClick={clear}>
        {say('orders.changed.seen')}
      </Button>
    </section>
  );
});
