/** Discards a hand-over that was begun by mistake, after showing what was scanned. */
import { useState } from 'react';
import type { Tally } from '../../src-preload/contract/hand-over.ts';
import { useNavigation } from '../bench/navigation-store.ts';
import { call, failureFrom } from '../desktop.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { showNotice } from '../ui/notices-store.ts';
import { showFailure } from '../ui/show-failure.ts';
import { say } from '../words/say.ts';
import { useHandOverStore } from './hand-over-store.ts';

interface DiscardDialogProps {
  readonly opened: boolean;
  readonly tally: Tally;
  readonly onClosed: () => void;
}

export function DiscardDialog({ opened, tally, onClosed }: DiscardDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const { tallyId, tickedCount, accountLabel } = tally;
  const discard = async (): Promise<void> => {
    setBusy(true);
    try {
      await call('handOver.discard', { tallyId });
      useHandOverStore.getState().forget();
      useNavigation.getState().go('hand-over');
      showNotice('good', say('hand-over.discard.done', { account: accountLabel }));
    } catch (error) {
      showFailure({ failure: failureFrom(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClosed={onClosed}
      title={say('hand-over.discard.title', { count: tickedCount, account: accountLabel })}
      confirmLabel={say('hand-over.discard.confirm')}
      onConfirm={() => void discard()}
      busy={isBusy}
    >
      <p>{say('hand-over.discard.what')}</p>
    </ConfirmDialog>
  );
}
