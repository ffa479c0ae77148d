/** The delivery address of an order, which only the service knows: found by its number, or by a scan. */
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Failure } from '../../src-preload/contract/failure.ts';
import type { Order } from '../../src-preload/contract/order.ts';
import { call, failureFrom } from '../desktop.ts';
import { useScanTaker } from '../scan/scan-taker.ts';
import { FailureNotice } from '../ui/failure-notice.tsx';
import type { ValidationFormProps } from './address-form.tsx';
import styles from './validate-screen.module.css';
import { useValidateStore } from './validate-store.ts';

type Search =
  | { readonly kind: 'idle' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'none'; readonly code: string }
  | { readonly kind: 'several'; readonly orders: readonly Order[] }
  | { readonly kind: 'failed'; readonly failure: Failure };

export function OrderForm({ account: { accountId, label }, busy, onAgain }: ValidationFormProps) {
  const { orderNumber, asked, typeOrder, ask } = useValidateStore();
  const [search, setSearch] = useState<Search>({ kind: 'idle' });

  const validate = ({ orderId }: Order): void => {
    setSearch({ kind: 'idle' });
    const isAgain = asked !== null && asked.accountId === accountId && sameOrder(asked.subject, orderId);
    if (isAgain) onAgain();
    else ask({ accountId, subject: { orderId } });
  };
  const find = async (code: string): Promise<void> => {
    const typed = code.trim();
    if (typed === '' || search.kind === 'searching') return;
    typeOrder(typed);
    setSearch({ kind: 'searching' });
    try {
      const [found] = await call('orders.resolveCodes', { accountId, codes: [typed] });
      if (found === undefined || found.orders.length === 0) {
        setSearch(found?.failure ? { kind: 'failed', failure: found.failure } : { kind: 'none', code: typed });
        return;
      }
      const [only] = found.orders;
      if (only !== undefined && found.orders.length === 1) validate(only);
      else setSearch({ kind: 'several', orders: found.orders });
    } catch (error) {
      setSearch({ kind: 'failed', failure: failureFrom(error) });
    }
  };
  useScanTaker((code) => void find(code));

  return (
    <form
      className={styles.form}
      aria-label="Order"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void find(orderNumber);
      }}
    >
      <TextInput
        className={styles.wide ?? ''}
        label="Order or tracking number"
        description={`Of ${label}. Scan it, or type it.`}
        value={orderNumber}
        error={search.kind === 'none' ? `${label} has no order ${search.code}` : undefined}
        onChange={(event) => typeOrder(event.currentTarget.value)}
      />
      <div className={styles.wide}>
        <Button type="submit" loading={busy || search.kind === 'searching'} disabled={orderNumber.trim() === ''}>
          Validate its address
        </Button>
      </div>
      {search.kind === 'several' && <Several orders={search.orders} onChoose={validate} />}
      {search.kind === 'failed' && (
        <div className={styles.wide}>
          <FailureNotice failure={search.failure} onRepeat={() => void find(orderNumber)} />
        </div>
      )}
    </form>
  );
}

interface SeveralProps {
  readonly orders: readonly Order[];
  readonly onChoose: (order: Order) => void;
}

function Several({ orders, onChoose }: SeveralProps) {
  return (
    <div className={styles.wide}>
      <p>Several orders fit. Which one?</p>
      <ul className={styles.several}>
        {orders.map((order) => (
          <li key={order.orderId}>
            <Button variant="default" size="xs" onClick={() => onChoose(order)}>
              {order.orderNumber}, {order.receiverName}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function sameOrder(subject: object, orderId: number): boolean {
  return 'orderId' in subject && subject.orderId === orderId;
}
