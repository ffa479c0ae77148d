/** The last question before a person settles a write in doubt. */
import type { Resolution, WriteInDoubt } from '../../src-preload/contract/in-doubt.ts';
import { useSelectionStore } from '../bench/selection-store.ts';
import { accountsBeside, useAccounts } from '../bench/use-accounts.ts';
import { useChange } from '../server-state.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { showNotice } from '../ui/notices-store.ts';
import { endWords, resolutionWords } from './in-doubt-words.ts';
import { settledAsDone } from './settled-as-done.ts';

interface SettleDialogProps {
  readonly write: WriteInDoubt;
  readonly title: string;
  /** Tells it from the others in doubt. */
  readonly name: string;
  /** Null while nothing is asked. */
  readonly resolution: Resolution | null;
  readonly onClosed: () => void;
}

export function SettleDialog({ write, title, name, resolution, onClosed }: SettleDialogProps) {
  const deselectInAll = useSelectionStore((state) => state.deselectInAll);
  const { accounts } = useAccounts();
  const words = resolutionWords(resolution ?? 'done', write.kind);
  const resolve = useChange('inDoubt.resolve', {
    onSuccess: ({ remaining }) => {
      // In the same moment: a screen reader would not hear what the dialog says as it goes.
      close();
      deselectInAll(accountsBeside(write.accountId, accounts), settledAsDone(write, resolution ?? 'not-done'));
      const { tone, words: ended } = endWords(title, write.kind, resolution, remaining.length);
      showNotice(tone, ended);
    },
  });
  const close = (): void => {
    resolve.reset();
    onClosed();
  };
  const settle = (): void => {
    if (resolution === null) return;
    resolve.mutate({ writeId: write.writeId, resolution });
  };
  return (
    <ConfirmDialog
      opened={resolution !== null}
      onClosed={close}
      title={words.question}
      confirmLabel={words.confirm}
      onConfirm={settle}
      busy={resolve.isPending}
    >
      <p>
        <strong>{name}</strong>
      </p>
      <p>{words.consequence}</p>
      {resolve.error !== null && <FailureNotice failure={resolve.error.failure} />}
    </ConfirmDialog>
  );
}
