/**
 * From the selection to the question for a manifest. Orders that cannot be manifested any more (shipped, archived,
 * gone) are named first and left out: one such order would make the service refuse all of them.
 */
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Account } from '../../src-preload/contract/account.ts';
import type { ListedOrder } from '../../src-preload/contract/order-list.ts';
import { useNavigation } from '../bench/navigation-store.ts';
import { useSelectionStore } from '../bench/selection-store.ts';
import { failureFrom } from '../desktop.ts';
import { ManifestConfirm } from '../manifests/manifest-confirm.tsx';
import { Described, Dialog } from '../ui/dialog.tsx';
import { FirstLines } from '../ui/first-lines.tsx';
import { orderName } from '../ui/order-name.ts';
import { reachedByKeys } from '../ui/reached-by-keys.ts';
import { showFailure } from '../ui/show-failure.ts';
import { drawnAlone } from '../words/drawn-alone.ts';
import { say } from '../words/say.ts';
import styles from './changes/changes.module.css';
import { orderState } from './order-words.ts';
import { selectedNow } from './selected-orders.ts';

export interface ManifestAsked {
  readonly account: Account;
  readonly orders: readonly ListedOrder[];
  readonly leftOut: readonly LeftOut[];
}

interface LeftOut {
  readonly orderId: number;
  readonly orderNumber: string;
  /** The reason, in a word. */
  readonly state: string;
}

/**
 * The selection of this moment, whatever is scanned or switched meanwhile; null: it could not be read, and a notice
 * says so.
 */
export async function askAboutSelected(account: Account): Promise<ManifestAsked | null> {
  try {
    const { orders, gone } = await selectedNow(account.accountId);
    if (orders.some(({ verdict }) => verdict === 'not-known')) {
      showFailure({ failure: { code: 'records-not-read', changed: 'nothing', details: [], facts: {} } });
      return null;
    }
    const isOut = ({ verdict, manifest }: ListedOrder): boolean =>
      verdict === 'shipped' || (verdict === 'in-doubt' && manifest === null);
    const leftOut = [
      ...orders.filter(isOut).map((order) => ({ ...order, state: say(`orders.state.${orderState(order).state}`) })),
      ...gone.map((order) => ({ ...order, state: say('orders.left-out.gone') })),
    ];
    return { account, orders: orders.filter((order) => !isOut(order)), leftOut };
  } catch (error) {
    showFailure({ failure: failureFrom(error) });
    return null;
  }
}

interface ManifestOfSelectedProps {
  /** Null: nothing is asked. */
  readonly asked: ManifestAsked | null;
  readonly current: Account;
  readonly onClosed: () => void;
}

export const ManifestOfSelected = drawnAlone(function ManifestOfSelected({
  asked,
  current,
  onClosed,
}: ManifestOfSelectedProps) {
  const openManifest = useNavigation((state) => state.openManifest);
  const [goneOnWith, setGoneOnWith] = useState<ManifestAsked | null>(null);
  const isQuestion = asked !== null && (asked.leftOut.length === 0 || goneOnWith === asked);
  // The question fades away with the orders that it was about, not as one about none.
  const [shown, setShown] = useState(asked);
  if (asked !== null && asked !== shown) setShown(asked);
  return (
    <>
      {asked !== null && !isQuestion && (
        <LeftOutDialog asked={asked} onClosed={onClosed} onGoOn={() => setGoneOnWith(asked)} />
      )}
      <ManifestConfirm
        account={shown?.account ?? current}
        orders={shown?.orders ?? NO_ORDERS}
        opened={isQuestion}
        onClosed={onClosed}
        onCreated={(manifestId) => {
          onClosed();
          openManifest(manifestId);
        }}
      />
    </>
  );
});

const NO_ORDERS: readonly ListedOrder[] = [];

interface LeftOutDialogProps {
  readonly asked: ManifestAsked;
  readonly onClosed: () => void;
  readonly onGoOn: () => void;
}

function LeftOutDialog({ asked: { account, orders, leftOut }, onClosed, onGoOn }: LeftOutDialogProps) {
  const deselect = useSelectionStore((state) => state.deselect);
  const takeOut = (): void => {
    deselect(
      account.accountId,
      leftOut.map(({ orderId }) => orderId),
    );
    if (orders.length > 0) onGoOn();
    else onClosed();
  };
  const actions = (
    <>
      <Button variant="default" onClick={onClosed}>
        {say('common.cancel')}
      </Button>
      <Button data-autofocus onClick={takeOut}>
        {say('orders.left-out.go-on', { out: leftOut.length, rest: orders.length })}
      </Button>
    </>
  );
  return (
    <Dialog
      opened
      onClosed={onClosed}
      title={say('orders.left-out', { count: leftOut.length })}
      described={false}
      actions={actions}
    >
      <div className={styles.question}>
        <Described>
          <p>{say('orders.left-out.why')}</p>
        </Described>
        <ul className={styles.codes} aria-label={say('orders.left-out.list')} ref={reachedByKeys}>
          <FirstLines
            items={leftOut}
            line={(order) => (
              <li key={order.orderId}>
                <span className="mono">{orderName(order)}</span>
                <p>{order.state}</p>
              </li>
            )}
          />
        </ul>
      </div>
    </Dialog>
  );
}
