/** The delivery address of an order, which only the service knows: found by its number, or by a scan. */
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Failure } from '../../src-preload/contract/failure.ts';
import type { Order } from '../../src-preload/contract/order.ts';
import { call, failureFrom } from '../desktop.ts';
import { useActions } from '../keyboard/actions-store.ts';
import { useScanTaker } from '../scanner/scan-taker.ts';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { KeysBeside } from '../ui/keys-beside.tsx';
import { orderName } from '../ui/order-name.ts';
import { ariaShortcut } from '../ui/shortcut.tsx';
import { useAskedNumber } from '../ui/use-asked-number.ts';
import { useLatest } from '../ui/use-latest.ts';
import { orNone } from '../words/isolated.ts';
import { say } from '../words/say.ts';
import type { ValidationFormProps } from './address-form.tsx';
import styles from './validate-screen.module.css';
import { useValidateStore } from './validate-store.ts';

type Search =
  | { readonly kind: 'idle' }
  | { readonly kind: 'searching' }
  | { readonly kind: 'none'; readonly code: string }
  | { readonly kind: 'several'; readonly orders: readonly Order[] }
  | { readonly kind: 'failed'; readonly failure: Failure };

const IDLE: Search = { kind: 'idle' };

export function OrderForm({ account: { accountId, label }, busy }: ValidationFormProps) {
  const { orderNumber, typeOrder, validateOrder } = useValidateStore();
  const [searched, setSearched] = useState({ accountId, search: IDLE });
  // What one account has, or has not, says nothing of another one.
  const search = searched.accountId === accountId ? searched.search : IDLE;
  const setSearch = (now: Search): void => setSearched({ accountId, search: now });
  // Another number can be asked about meanwhile: a service that hangs keeps nobody waiting who has mistyped one.
  const [asked, setAsked] = useState(orderNumber.trim());
  const isBusy = (busy || search.kind === 'searching') && orderNumber.trim() === asked;
  const field = useRef<HTMLInputElement>(null);
  const selectAsked = useAskedNumber(field);
  const begin = useLatest();
  useEffect(() => field.current?.focus(), []);

  const validate = ({ orderId, orderNumber: number }: Order): void => {
    setSearch(IDLE);
    validateOrder(accountId, orderId, number);
  };
  const find = async (code: string): Promise<void> => {
    const typed = code.trim();
    if (typed === '') return;
    // The parcel that was scanned last is the one in the hand.
    const isLatest = begin();
    typeOrder(typed);
    setAsked(typed);
    selectAsked();
    setSearch({ kind: 'searching' });
    try {
      const [found] = await call('orders.resolveCodes', { accountId, codes: [typed] });
      if (!isLatest()) return;
      if (found === undefined || found.orders.length === 0) {
        setSearch(found?.failure ? { kind: 'failed', failure: found.failure } : { kind: 'none', code: typed });
        return;
      }
      const [only] = found.orders;
      if (only !== undefined && found.orders.length === 1) validate(only);
      else setSearch({ kind: 'several', orders: found.orders });
    } catch (error) {
      if (isLatest()) setSearch({ kind: 'failed', failure: failureFrom(error) });
    }
  };
  useScanTaker((code) => void find(code));
  useActions([
    {
      label: say('validate.action.validate-order'),
      group: 'validate',
      keys: 'mod+enter',
      enabled: orderNumber.trim() !== '' && !isBusy,
      run: () => void find(orderNumber),
    },
    { label: say('validate.action.type-order'), group: 'validate', keys: 'mod+f', run: () => field.current?.select() },
  ]);

  return (
    <form
      className={styles.form}
      aria-label={say('validate.form.order')}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void find(orderNumber);
      }}
    >
      <TextInput
        ref={field}
        className={styles.wide ?? ''}
        label={say('validate.order.number')}
        description={say('validate.order.number.whose', { account: label })}
        value={orderNumber}
        error={search.kind === 'none' ? say('validate.order.none', { account: label, number: search.code }) : undefined}
        onChange={(event) => typeOrder(event.currentTarget.value)}
      />
      <div className={`${styles.wide} ${styles.submit}`}>
        <Button
          type="submit"
          loading={isBusy}
          disabled={orderNumber.trim() === ''}
          aria-keyshortcuts={ariaShortcut('mod+enter')}
        >
          {say('validate.order.validate')}
        </Button>
        <KeysBeside keys="mod+enter" />
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
      <p>{say('validate.order.several')}</p>
      <ul className={styles.several}>
        {orders.map((order) => (
          <li key={order.orderId}>
            <Button variant="default" size="xs" onClick={() => onChoose(order)}>
              {say('orders.list.line', { order: orderName(order), receiver: orNone(order.receiverName) })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
