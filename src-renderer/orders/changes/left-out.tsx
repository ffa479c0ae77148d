/** Selected orders that a change leaves out, and why. */
import { IconInfoCircle } from '@tabler/icons-react';
import type { OrderReference } from '../../../src-preload/contract/change.ts';
import { leftOutWords, type WhyLeftOut } from './change-words.ts';
import styles from './changes.module.css';
import type { OrdersToChange } from './orders-to-change.ts';

export function LeftOut({ gone, underWay }: Pick<OrdersToChange, 'gone' | 'underWay'>) {
  return (
    <>
      <Named why="gone" orders={gone} />
      <Named why="under-way" orders={underWay} />
    </>
  );
}

function Named({ why, orders }: { readonly why: WhyLeftOut; readonly orders: readonly OrderReference[] }) {
  if (orders.length === 0) return null;
  return (
    <p className={styles.warning}>
      <IconInfoCircle aria-hidden size={18} />
      <span>{leftOutWords(why, orders)}</span>
    </p>
  );
}
