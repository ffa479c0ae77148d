/** Asks before an account is removed, and says what stays. */
import type { Account } from '../../src-preload/contract/account.ts';
import { setReply, useChange } from '../server-state.ts';
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
  const confirm = (): void => {
    if (account === null) return;
    remove.mutate(
      { accountId: account.accountId },
      {
        onSuccess: (list) => {
          setReply('accounts.list', {}, list);
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
      {remove.error !== null && <FailureNotice failure={remove.error.failure} onRepeat={confirm} />}
    </ConfirmDialog>
  );
}
