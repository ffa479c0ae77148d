/** Asks before an account is removed, and says what stays, and what waits for it at the station. */
import type { Account } from '../../src-preload/contract/account.ts';
import { useSelectionStore } from '../bench/selection-store.ts';
import { setReply, useChange, useOperation } from '../server-state.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { showNotice } from '../ui/notices-store.ts';
import { say } from '../words/say.ts';

export function RemoveAccount({
  account,
  onClosed,
}: {
  readonly account: Account | null;
  readonly onClosed: () => void;
}) {
  const remove = useChange('accounts.remove');
  const inRounds = useOrdersInRounds(account);
  const confirm = (): void => {
    if (account === null) return;
    remove.mutate(
      { accountId: account.accountId },
      {
        onSuccess: (list) => {
          setReply('accounts.list', {}, list);
          // No screen shows them any more, so nobody could deselect them.
          useSelectionStore.getState().clear(account.accountId);
          showNotice('good', say('accounts.remove.done', { account: account.label }));
          onClosed();
        },
      },
    );
  };
  const close = (): void => {
    remove.reset();
    onClosed();
  };
  return (
    <ConfirmDialog
      opened={account !== null}
      onClosed={close}
      title={say('accounts.remove.question', { account: account?.label ?? '' })}
      confirmLabel={say('accounts.remove.confirm')}
      onConfirm={confirm}
      busy={remove.isPending}
    >
      <p>{say('accounts.remove.what-stays')}</p>
      {inRounds > 0 && <p>{say('accounts.remove.rounds', { count: inRounds })}</p>}
      {remove.error !== null && <FailureNotice failure={remove.error.failure} onRepeat={confirm} />}
    </ConfirmDialog>
  );
}

/** Scanned at the station, and on no manifest that was begun. */
function useOrdersInRounds(account: Account | null): number {
  const { data } = useOperation('station.get', {});
  const unmade = data?.closed.filter(({ state, manifestId }) => state !== 'done' && manifestId === null) ?? [];
  const rounds = [...(data?.open ?? []), ...unmade].filter(({ accountId }) => accountId === account?.accountId);
  return rounds.reduce((sum, { orderCount }) => sum + orderCount, 0);
}
