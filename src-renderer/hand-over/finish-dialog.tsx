/**
 * The end of a hand-over: names the parcels that are left, asks for the operator and the driver, and lets the driver
 * sign.
 */
import { Button, TextInput } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import type { RelabelledParcel, Tally } from '../../src-preload/contract/hand-over.ts';
import { call, failureFrom } from '../desktop.ts';
import { useActions } from '../keyboard/actions-store.ts';
import { setReply, useOperation } from '../server-state.ts';
import { Dialog } from '../ui/dialog.tsx';
import { withKeys } from '../ui/keys-beside.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { listSome } from '../words/locale.ts';
import { say } from '../words/say.ts';
import styles from './finish-dialog.module.css';
import { useHandOverStore } from './hand-over-store.ts';
import { LeftParcelsAtEnd, useLeftAtEnd } from './left-at-end.tsx';
import { printFirstSheet } from './sheet-actions.ts';
import { SignaturePad } from './signature-pad.tsx';
import { sheetWords } from './tally-words.ts';
import { useSignedSheet } from './use-signed-sheet.ts';

/** The most parcels that are named here as not on the manifest: the sheet names all. */
const MOST_NAMED = 6;

interface FinishDialogProps {
  readonly opened: boolean;
  readonly tally: Tally;
  readonly relabelled: readonly RelabelledParcel[];
  readonly onClosed: () => void;
}

/** More numbers than fit on the screen can be scrolled. */
export function FinishDialog({ opened, tally, relabelled, onClosed }: FinishDialogProps) {
  const { data: state } = useOperation('handOver.get', {});
  const [typedName, setName] = useState<string | null>(null);
  const [driver, setDriver] = useState('');
  /** Which of the two is under way. */
  const [under, setUnder] = useState<'printing' | 'only' | null>(null);
  const isBusy = under !== null;
  const { tallyId, left, ticked, tickedCount, orderCount, extras } = tally;
  const atEnd = useLeftAtEnd(tally, relabelled);
  const { signature, isSigned, isOutdated, sign } = useSignedSheet(opened, atEnd, tally);
  const handedOverBy = (typedName ?? state?.handedOverBy ?? '').trim();
  const canFinish = opened && !isBusy && handedOverBy !== '';

  const finish = async (prints: boolean): Promise<void> => {
    if (!canFinish) return;
    setUnder(prints ? 'printing' : 'only');
    try {
      const leftIds = left.map(({ orderId }) => orderId);
      const forOthers = atEnd.forOthers.map(({ orderId }) => orderId);
      const words = sheetWords();
      const people = { handedOverBy, driver: driver.trim(), signature };
      const scanned = [...ticked, ...extras].map(({ tickNo }) => tickNo);
      const finished = { tallyId, left: leftIds, forOthers, scanned, ...people, words };
      // Not only when it is read again, which may come late: pressed or scanned once more, it would say that nothing was done.
      setReply('handOver.tally', { tallyId }, await call('handOver.finish', finished));
      useHandOverStore.getState().forget();
      onClosed();
      if (prints) void printFirstSheet(tallyId);
    } catch (error) {
      showFailure({ failure: failureFrom(error) });
    } finally {
      setUnder(null);
    }
  };
  useActions([
    {
      label: say('hand-over.finish.print'),
      group: 'scanning',
      keys: 'mod+enter',
      command: 'confirm',
      enabled: canFinish,
      overDialogs: true,
      run: () => void finish(true),
    },
  ]);

  const actions = (
    <>
      <Button variant="default" onClick={onClosed} disabled={isBusy}>
        {say('common.cancel')}
      </Button>
      <Button variant="default" onClick={() => void finish(false)} disabled={!canFinish} loading={under === 'only'}>
        {say('hand-over.finish.only')}
      </Button>
      <Button
        onClick={() => void finish(true)}
        disabled={!canFinish}
        loading={under === 'printing'}
        {...withKeys('mod+enter')}
      >
        {say('hand-over.finish.print')}
      </Button>
    </>
  );
  return (
    <Dialog
      opened={opened}
      onClosed={onClosed}
      title={say('hand-over.finish.title', { counted: tickedCount, count: orderCount })}
      actions={actions}
      size={640}
      described={false}
      // A hand beside the pad, or Escape, must not wipe what the driver has signed.
      closable={!isBusy && !isSigned}
    >
      {/* The focus begins on the words: an Enter from a scanner must not hand anything over. */}
      <div className={styles.question} tabIndex={-1} data-autofocus>
        <LeftParcelsAtEnd tally={tally} relabelled={relabelled} left={atEnd} />
        <ExtrasAtEnd extras={extras} />
        <div className={styles.names}>
          <TextInput
            label={say('hand-over.by')}
            value={typedName ?? state?.handedOverBy ?? ''}
            maxLength={120}
            error={handedOverBy === '' ? say('hand-over.by.missing') : undefined}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <TextInput
            label={say('hand-over.driver')}
            value={driver}
            maxLength={120}
            onChange={({ currentTarget }) => setDriver(currentTarget.value)}
          />
        </div>
        <SignaturePad signature={signature} isOutdated={isOutdated} onChange={sign} />
      </div>
    </Dialog>
  );
}

/** Parcels that were scanned, and are not on the manifest. */
function ExtrasAtEnd({ extras }: Pick<Tally, 'extras'>) {
  if (extras.length === 0) return null;
  const names = extras.map(({ orderNumber, code }) => orderNumber ?? code);
  return (
    <p className={styles.finding}>
      <IconAlertTriangle aria-hidden size={18} className={styles.sign} />
      {say('hand-over.finish.extras', { count: extras.length, orders: listSome(names, MOST_NAMED) })}
    </p>
  );
}
