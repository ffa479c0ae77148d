/** Asks why parcels that stayed behind do not go any more, and who says so. */
import { Button, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Tally } from '../../src-preload/contract/hand-over.ts';
import type { ManifestOrder } from '../../src-preload/contract/manifest.ts';
import { call, failureFrom } from '../desktop.ts';
import { useActions } from '../keyboard/actions-store.ts';
import { useOperation } from '../server-state.ts';
import { Dialog } from '../ui/dialog.tsx';
import { withKeys } from '../ui/keys-beside.tsx';
import { orderName } from '../ui/order-name.ts';
import { showFailure } from '../ui/show-failure.ts';
import { listSome } from '../words/locale.ts';
import { say } from '../words/say.ts';
import styles from './finish-dialog.module.css';
import { aboutParcel, inOrder } from './tally-words.ts';

interface NotGoingDialogProps {
  readonly tally: Tally;
  /** Null: it is closed. */
  readonly orders: readonly ManifestOrder[] | null;
  readonly onClosed: () => void;
}

/** More numbers than these make no question. */
const MOST_NAMED = 6;

export function NotGoingDialog({ tally, orders, onClosed }: NotGoingDialogProps) {
  const { data: state } = useOperation('handOver.get', {});
  const [why, setWhy] = useState('');
  const [typedName, setName] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const opened = orders !== null;
  const name = typedName ?? state?.handedOverBy ?? '';
  const canSay = opened && !isBusy && why.trim() !== '' && name.trim() !== '';
  const sayIt = async (): Promise<void> => {
    if (!canSay) return;
    setBusy(true);
    try {
      const orderIds = orders.map(({ orderId }) => orderId);
      await call('handOver.setNotGoing', { tallyId: tally.tallyId, orderIds, why: why.trim(), by: name.trim() });
      onClosed();
    } catch (error) {
      showFailure({ failure: failureFrom(error) });
    } finally {
      setBusy(false);
    }
  };
  useActions([
    {
      label: say('hand-over.not-going'),
      group: 'scanning',
      keys: 'mod+enter',
      enabled: canSay,
      overDialogs: true,
      run: () => void sayIt(),
    },
  ]);
  // The next question begins without the last reason.
  useEffect(() => {
    if (!opened) setWhy('');
  }, [opened]);
  const { length: count = 0 } = orders ?? [];
  const named = inOrder(orders ?? []).map(orderName);
  // Two parcels may have one number.
  const about = orders?.length === 1 ? orders.map((one) => aboutParcel(one, tally)).join('') : '';
  const actions = (
    <>
      <Button variant="default" onClick={onClosed} disabled={isBusy}>
        {say('common.cancel')}
      </Button>
      <Button onClick={() => void sayIt()} disabled={!canSay} loading={isBusy} {...withKeys('mod+enter')}>
        {say('hand-over.not-going')}
      </Button>
    </>
  );
  return (
    <Dialog
      opened={opened}
      onClosed={onClosed}
      title={say('hand-over.not-going.title', { count })}
      actions={actions}
      closable={!isBusy}
      keeps={why !== ''}
    >
      <div className={styles.question}>
        <p>
          <span className="mono">{listSome(named, MOST_NAMED)}</span> <span className="muted">{about}</span>
        </p>
        <p>{say('hand-over.not-going.what')}</p>
        <div className={styles.names}>
          <TextInput
            label={say('hand-over.not-going.why')}
            placeholder={say('hand-over.not-going.why.hint')}
            value={why}
            maxLength={200}
            data-autofocus
            onChange={({ currentTarget }) => setWhy(currentTarget.value)}
          />
          <TextInput
            label={say('hand-over.not-going.by')}
            value={name}
            maxLength={120}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </div>
      </div>
    </Dialog>
  );
}
