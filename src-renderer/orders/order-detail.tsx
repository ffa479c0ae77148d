/** One order in full, and what can be done with it alone. */
import { Button } from '@mantine/core';
import type { Order } from '../../src-preload/contract/order.ts';
import { useNavigation } from '../bench/navigation-store.ts';
import { DetailActions, DetailFact, DetailFacts, type DetailLook, DetailPane } from '../ui/detail-pane.tsx';
import { dayTimeWords } from '../ui/time-ago.tsx';
import { ManifestMarkBadge } from './manifest-mark-badge.tsx';

interface OrderDetailProps {
  readonly order: Order | null;
  readonly look: DetailLook;
  readonly selected: boolean;
  readonly onSelect: (selected: boolean) => void;
  readonly onStep: (step: 1 | -1) => void;
  readonly onClosed: () => void;
}

export function OrderDetail({ order, look, selected, onSelect, onStep, onClosed }: OrderDetailProps) {
  const title = order === null ? null : <span className="mono">{order.orderNumber}</span>;
  return (
    <DetailPane thing="order" look={look} title={title} onStep={onStep} onClosed={onClosed}>
      {order !== null && (
        <>
          <OrderFacts order={order} />
          <OrderActions order={order} selected={selected} onSelect={onSelect} />
        </>
      )}
    </DetailPane>
  );
}

function OrderFacts({ order }: { readonly order: Order }) {
  return (
    <DetailFacts>
      <DetailFact name="Receiver">{order.receiverName}</DetailFact>
      <DetailFact name="Country">{order.country}</DetailFact>
      <DetailFact name="Carrier">{order.carrierName}</DetailFact>
      <DetailFact name="Tracking number">
        {order.trackingNumber === '' ? '' : <span className="mono">{order.trackingNumber}</span>}
      </DetailFact>
      <DetailFact name="Ordered">{order.orderedAt === null ? '' : dayTimeWords(order.orderedAt)}</DetailFact>
      <DetailFact name="Service’s id">
        <span className="mono">{String(order.orderId)}</span>
      </DetailFact>
      <DetailFact name="Manifest">
        {order.manifest === null ? 'In none on this computer' : <ManifestMarkBadge mark={order.manifest} />}
      </DetailFact>
      {Object.entries(order.other ?? {}).map(([name, words]) => (
        <DetailFact key={name} name={name}>
          {words}
        </DetailFact>
      ))}
    </DetailFacts>
  );
}

interface OrderActionsProps {
  readonly order: Order;
  readonly selected: boolean;
  readonly onSelect: (selected: boolean) => void;
}

function OrderActions({ order, selected, onSelect }: OrderActionsProps) {
  const openManifest = useNavigation((state) => state.openManifest);
  const track = useNavigation((state) => state.track);
  const { manifest } = order;
  return (
    <DetailActions>
      <Button variant="default" onClick={() => onSelect(!selected)}>
        {selected ? 'Take out of the selection' : 'Add to the selection'}
      </Button>
      <Button
        variant="default"
        onClick={() => track(order.trackingNumber === '' ? order.orderNumber : order.trackingNumber)}
      >
        Track
      </Button>
      {manifest !== null && (
        <Button variant="default" onClick={() => openManifest(manifest.manifestId)}>
          Open the manifest
        </Button>
      )}
    </DetailActions>
  );
}
