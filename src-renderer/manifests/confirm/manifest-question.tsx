/**
 * What the service is about to be asked: how many orders, of which account, with which carriers, and what is unusual
 * about them.
 */
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Account } from '../../../src-preload/contract/account.ts';
import { useNavigation } from '../../bench/navigation-store.ts';
import { NeedsService } from '../../bench/needs-service.tsx';
import { AccountDot } from '../../ui/account-dot.tsx';
import { Described } from '../../ui/dialog.tsx';
import { FirstLines } from '../../ui/first-lines.tsx';
import { orderName } from '../../ui/order-name.ts';
import { reachedByKeys } from '../../ui/reached-by-keys.ts';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { numberWords } from '../../words/locale.ts';
import { say, sayRich } from '../../words/say.ts';
import { carriersOf, stateWords } from '../manifest-words.ts';
import { FocusRest } from './focus-rest.tsx';
import styles from './manifest-confirm.module.css';
import type { MarkedOrder, OrderChecks } from './order-checks.ts';

interface ManifestQuestionProps {
  readonly account: Account;
  readonly checks: OrderChecks;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClosed: () => void;
  /** These orders leave the selection, and the question is about the rest. */
  readonly onTakeOut: (orderIds: readonly number[]) => void;
}

export function ManifestQuestion({ account, checks, onKeyDown, onClosed, onTakeOut }: ManifestQuestionProps) {
  const { orders, repeatedCount, sharedNumbers, stored, open } = checks;
  const takeOut = (marked: readonly MarkedOrder[]) =>
    marked.length < orders.length ? <TakeOut marked={marked} onTakeOut={onTakeOut} /> : null;
  return (
    // Anew for other orders: the button that has left some out leaves as well, and must not take the focus along.
    <FocusRest key={orders.length} label={say('manifests.question.label')} onKeyDown={onKeyDown}>
      <Described>
        <dl className={styles.facts}>
          <div>
            <dt>{say('manifests.question.account')}</dt>
            <dd className={styles.account}>
              <AccountDot colour={account.colour} large /> {account.label}
            </dd>
          </div>
          <div>
            <dt>{say('manifests.question.orders')}</dt>
            <dd className={styles.count}>{numberWords(orders.length)}</dd>
          </div>
          <div className={styles.carriers}>
            <dt>{say('manifests.question.carriers')}</dt>
            {carriersOf(orders).map(({ carrierName, orderCount }) => (
              <dd key={carrierName}>
                <span>{carrierName === '' ? say('manifests.carrier.none') : carrierName}</span>
                <p className="numbers">{numberWords(orderCount)}</p>
              </dd>
            ))}
          </div>
        </dl>
        <NeedsService account={account} />
        {open.length > 0 ? (
          <Finding tone="bad" title={say('manifests.question.open', { count: open.length })}>
            <MarkedOrders marked={open} onClosed={onClosed} />
            {takeOut(open)}
          </Finding>
        ) : null}
        {stored.length > 0 ? (
          <Finding tone="warn" title={say('manifests.question.stored', { count: stored.length })}>
            <MarkedOrders marked={stored} onClosed={onClosed} />
            {takeOut(stored)}
          </Finding>
        ) : null}
        {sharedNumbers.length > 0 ? (
          <Finding tone="warn" title={say('manifests.question.shared-numbers')}>
            <span className="mono">{sharedNumbers.join(', ')}</span>
          </Finding>
        ) : null}
        {repeatedCount > 0 ? (
          <Finding tone="quiet" title={say('manifests.question.repeated', { count: repeatedCount })} />
        ) : null}
      </Described>
      <OrderLines checks={checks} />
      <p className="muted small">{say('manifests.question.what-follows')}</p>
    </FocusRest>
  );
}

function OrderLines({ checks: { orders } }: { readonly checks: OrderChecks }) {
  return (
    <ul className={styles.orders} aria-label={say('manifests.question.order-list')} ref={reachedByKeys}>
      <FirstLines
        items={orders}
        line={(order) => (
          <li key={order.orderId}>
            <span className="mono">{orderName(order)}</span>
            <p>{order.receiverName}</p>
          </li>
        )}
        moreStyle={styles.rest}
      />
    </ul>
  );
}

interface FindingProps {
  readonly tone: 'bad' | 'warn' | 'quiet';
  readonly title: string;
  readonly children?: ReactNode;
}

function Finding({ tone, title, children }: FindingProps) {
  const IconShape = tone === 'quiet' ? IconInfoCircle : IconAlertTriangle;
  return (
    <div className={styles.finding} data-tone={tone}>
      <IconShape aria-hidden size={18} stroke={1.75} />
      <div>
        <h3>{title}</h3>
        {children}
      </div>
    </div>
  );
}

type TakeOutProps = Pick<ManifestQuestionProps, 'onTakeOut'> & { readonly marked: readonly MarkedOrder[] };

function TakeOut({ marked, onTakeOut }: TakeOutProps) {
  return (
    <Button
      variant="default"
      size="xs"
      className={styles.takeOut ?? ''}
      onClick={() => onTakeOut(marked.map(({ order }) => order.orderId))}
    >
      {say('manifests.refused.take-out', { count: marked.length })}
    </Button>
  );
}

interface MarkedOrdersProps {
  readonly marked: readonly MarkedOrder[];
  readonly onClosed: () => void;
}

function MarkedOrders({ marked, onClosed }: MarkedOrdersProps) {
  const openManifest = useNavigation((state) => state.openManifest);
  return (
    <ul className={styles.marked}>
      <FirstLines
        items={marked}
        line={({ order, mark }) => (
          <li key={order.orderId}>
            <span className="mono">{orderName(order)}</span>
            <p>
              {sayRich('manifests.question.mark', {
                state: stateWords({ state: mark.state, failure: null }).word,
                age: <TimeAgo at={mark.createdAt} />,
              })}
            </p>
            <button
              type="button"
              className={styles.link}
              onClick={() => {
                onClosed();
                openManifest(mark.manifestId);
              }}
            >
              {sayRich('manifests.question.open-manifest', {
                number: orderName(order),
                rest: (words) => <span className="unseen">{words}</span>,
              })}
            </button>
          </li>
        )}
      />
    </ul>
  );
}
