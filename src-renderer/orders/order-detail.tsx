/** One order in full, and its actions. */
import { Button } from '@mantine/core';
import type { Account } from '../../src-preload/contract/account.ts';
import type { ListedOrder } from '../../src-preload/contract/order-list.ts';
import { useNavigation } from '../bench/navigation-store.ts';
import { useSelection, useSelectionStore } from '../bench/selection-store.ts';
import { AccountDot } from '../ui/account-dot.tsx';
import { DetailActions, DetailFact, DetailFacts, type DetailLook, DetailPane } from '../ui/detail-pane.tsx';
import { orderName } from '../ui/order-name.ts';
import { dayTimeWords, TimeAgo } from '../ui/time-ago.tsx';
import { say, sayRich } from '../words/say.ts';
import { addToSelection } from './add-to-selection.ts';
import { OrderStateBadge } from './order-state-badge.tsx';

export interface OrderDetailProps {
  readonly order: ListedOrder | null;
  readonly accounts: readonly Account[];
  readonly look: DetailLook;
  readonly onStep: (step: 1 | -1) => void;
  readonly onClosed: () => void;
}

export function OrderDetail({ order, accounts, look, onStep, onClosed }: OrderDetailProps) {
  const title = order === null ? null : <span className="mono">{orderName(order)}</span>;
  return (
    <DetailPane thing="order" look={look} title={title} onStep={onStep} onClosed={onClosed}>
      {order !== null && (
        <>
          {/* Before the facts: those may be many, and what one can do stays in sight. */}
          <OrderActions order={order} />
          <OrderFacts order={order} account={accounts.find(({ accountId }) => accountId === order.accountId)} />
        </>
      )}
    </DetailPane>
  );
}

function OrderFacts({ order, account }: { readonly order: ListedOrder; readonly account: Account | undefined }) {
  return (
    <DetailFacts>
      <DetailFact name={say('orders.column.state')}>
        <OrderStateBadge order={order} />
      </DetailFact>
      <DetailFact name={say('orders.column.account')}>
        {account === undefined ? (
          ''
        ) : (
          <>
            <AccountDot colour={account.colour} /> {account.label}
          </>
        )}
      </DetailFact>
      <DetailFact name={say('orders.column.receiverName')}>{order.receiverName}</DetailFact>
      <DetailFact name={say('orders.column.country')}>{order.country}</DetailFact>
      <DetailFact name={say('orders.column.carrierName')}>{order.carrierName}</DetailFact>
      <DetailFact name={say('orders.column.trackingNumber')}>
        {order.trackingNumber === '' ? '' : <span className="mono">{order.trackingNumber}</span>}
      </DetailFact>
      <DetailFact name={say('orders.column.orderedAt')}>
        {order.orderedAt === null ? '' : dayTimeWords(order.orderedAt)}
      </DetailFact>
      <DetailFact name={say('orders.fact.id')}>
        <span className="mono">{String(order.orderId)}</span>
      </DetailFact>
      {order.earlierNumber !== null && (
        <DetailFact name={say('orders.fact.earlier-number')}>
          <span className="mono">{order.earlierNumber}</span>
        </DetailFact>
      )}
      <DetailFact name={say('orders.fact.seen')}>
        <SeenWords order={order} />
      </DetailFact>
      <SelectedBy order={order} />
      {Object.entries(order.other ?? {}).map(([name, words]) => (
        <DetailFact key={name} name={name}>
          {words}
        </DetailFact>
      ))}
    </DetailFacts>
  );
}

/** How this computer knows: what the service showed last, and when. */
function SeenWords({ order: { goneAt, isMissing, seenAmong, seenAt } }: { readonly order: ListedOrder }) {
  if (seenAt === null) return say('orders.seen.never');
  if (goneAt !== null) return say('orders.seen.gone', { time: dayTimeWords(goneAt) });
  if (seenAmong === null) return say('orders.seen.never');
  if (isMissing) return say('orders.seen.missing', { time: dayTimeWords(seenAt) });
  return sayRich(`orders.seen.${seenAmong}`, { age: <TimeAgo at={seenAt} place="after-verb" /> });
}

/** How and when the order came into the selection. */
function SelectedBy({ order: { accountId, orderId } }: { readonly order: ListedOrder }) {
  const selected = useSelection(accountId).get(orderId);
  if (selected === undefined) return null;
  return (
    <DetailFact name={say('orders.fact.selected')}>
      {say(`orders.selected-by.${selected.foundBy}`, { time: dayTimeWords(selected.foundAt) })}
    </DetailFact>
  );
}

function OrderActions({ order }: { readonly order: ListedOrder }) {
  const openManifest = useNavigation((state) => state.openManifest);
  const track = useNavigation((state) => state.track);
  const deselect = useSelectionStore((state) => state.deselect);
  const selected = useSelection(order.accountId).has(order.orderId);
  const { manifest } = order;
  return (
    <DetailActions>
      <Button
        variant="default"
        onClick={() => {
          if (selected) deselect(order.accountId, [order.orderId]);
          else addToSelection([order], 'detail');
        }}
      >
        {say(selected ? 'orders.detail.take' : 'orders.detail.add')}
      </Button>
      <Button
        variant="default"
        aria-label={say('orders.detail.track.long', { order: orderName(order) })}
        onClick={() => track(order.trackingNumber === '' ? order.orderNumber : order.trackingNumber)}
      >
        {say('orders.detail.track')}
      </Button>
      {manifest !== null && (
        <Button variant="default" onClick={() => openManifest(manifest.manifestId)}>
          {say('orders.detail.manifest')}
        </Button>
      )}
    </DetailActions>
  );
}
