/** Selected orders that are no longer there: they are left out, and this says so. */
import { IconInfoCircle } from '@tabler/icons-react';
import type { SelectedOrder } from '../../../src-preload/contract/order-list.ts';
import { listWords } from '../../words/locale.ts';
import { say } from '../../words/say.ts';
import styles from './changes.module.css';

/** More than fit on a line are only counted. */
const namedAtMost = 5;

export function GoneBefore({ gone }: { readonly gone: readonly SelectedOrder[] }) {
  if (gone.length === 0) return null;
  const numbers = gone.slice(0, namedAtMost).map(({ orderNumber }) => orderNumber);
  return (
    <p className={styles.warning}>
      <IconInfoCircle aria-hidden size={18} />
      <span>{say('orders.change.gone', { count: gone.length, numbers: listWords(numbers) })}</span>
    </p>
  );
}
