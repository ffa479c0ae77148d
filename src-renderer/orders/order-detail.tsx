/** One order in full. Beside the list on a wide window, a page of its own on a narrow one. */
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Order } from '../../src-preload/contract/order.ts';
import { useNavigation } from '../shell/navigation-store.ts';
import { dayTimeWords } from '../ui/time-ago.tsx';
import { ManifestMarkBadge } from './manifest-mark-badge.tsx';
import styles from './order-detail.module.css';

interface OrderDetailProps {
  readonly order: Order | null;
  readonly look: 'pane' | 'page';
  readonly selected: boolean;
  readonly onSelect: (selected: boolean) => void;
  readonly onClosed: () => void;
}

export function OrderDetail({ order, look, selected, onSelect, onClosed }: OrderDetailProps) {
  const openManifest = useNavigation((state) => state.openManifest);
  const track = useNavigation((state) => state.track);
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (look === 'page') close.current?.focus();
  }, [look]);

  return (
    <aside className={styles.detail} data-look={look} aria-label="Order details">
      <header className={styles.head}>
        {look === 'page' && (
          <Button
            ref={close}
            variant="subtle"
            color="gray"
            leftSection={<IconArrowLeft aria-hidden size={16} />}
            onClick={onClosed}
          >
            Back to the list
          </Button>
        )}
        {look === 'pane' && (
          <>
            <h2 className={styles.paneTitle}>Order</h2>
            <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Close order details" onClick={onClosed}>
              <IconX aria-hidden size={18} />
            </ActionIcon>
          </>
        )}
      </header>
      {order === null ? (
        <p className={styles.nothing}>Choose an order in the list to see it here.</p>
      ) : (
        <div className={styles.content}>
          <p className={`${styles.number} mono`}>{order.orderNumber}</p>
          <dl className={styles.facts}>
            <Fact name="Receiver">{order.receiverName}</Fact>
            <Fact name="Country">{order.country}</Fact>
            <Fact name="Carrier">{order.carrierName}</Fact>
            <Fact name="Tracking number">
              <span className="mono">{order.trackingNumber}</span>
            </Fact>
            <Fact name="Ordered">{order.orderedAt === null ? '' : dayTimeWords(order.orderedAt)}</Fact>
            <Fact name="Service’s id">
              <span className="mono">{String(order.orderId)}</span>
            </Fact>
            <Fact name="Manifest">
              {order.manifest === null ? 'In none on this computer' : <ManifestMarkBadge mark={order.manifest} />}
            </Fact>
          </dl>
          <div className={styles.actions}>
            <Button variant="default" onClick={() => onSelect(!selected)}>
              {selected ? 'Take out of the selection' : 'Add to the selection'}
            </Button>
            <Button
              variant="default"
              onClick={() => track(order.trackingNumber === '' ? order.orderNumber : order.trackingNumber)}
            >
              Track
            </Button>
            <OpenManifestButton order={order} onOpen={openManifest} />
          </div>
        </div>
      )}
    </aside>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children === '' ? <span className="muted">Not given</span> : children}</dd>
    </div>
  );
}

function OpenManifestButton({ order, onOpen }: { order: Order; onOpen: (manifestId: string) => void }) {
  const { manifest } = order;
  if (manifest === null) return null;
  return (
    <Button variant="default" onClick={() => onOpen(manifest.manifestId)}>
      Open the manifest
    </Button>
  );
}
