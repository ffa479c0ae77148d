/** Selected orders that a change leaves out, and why. */
import { IconInfoCircle } from '@tabler/icons-react';
import type { OrderReference } from '../../../src-preload/contract/change.ts';
import { orderName } from '../../ui/order-name.ts';
import { listWords } from '../../words/locale.ts';
import { say } from '../../words/say.ts';
import styles from './changes.module.css';
import type { OrdersToChange } from './orders-to-change.ts';

export function LeftOut({ gone, underWay }: Pick<OrdersToChange, 'gone' | 'underWay'>) {
  return (
    <>
      <Named words="orders.change.gone" orders={gone} />
      <Named words="orders.change.under-way" orders={underWay} />
    </>
  );
}

/** More than fit on a line are only counted. */
const namedAtMost = 5;

interface NamedProps {
  readonly words: 'orders.change.gone' | 'orders.change.under-way';
  readonly orders: readonly OrderReference[];
}

function Named({ words, orders }: NamedProps) {
  if (orders.length === 0) return null;
  const numbers = orders.slice(0, namedAtMost).map(orderName);
  return (
    <p className={styles.warning}>
      <IconInfoCircle aria-hidden size={18} />
      <span>{say(words, { count: orders.length, numbers: listWords(numbers) })}</span>
    </p>
  );
}
