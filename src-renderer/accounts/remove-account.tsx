/** Asks before an account is removed, and says what stays. */
import type { Account } from '../../src-preload/contract/account.ts';
import { setReply, useChange } from '../server-state.ts';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { showNotice } from '../ui/notices-store.ts';

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
          showNotice('good', `${account.label} was removed from this computer.`);
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
      title={`Remove ${account?.label ?? ''} from this computer?`}
      confirmLabel="Remove account"
      onConfirm={confirm}
      busy={remove.isPending}
    >
      <p>
        Its two keys leave the keychain. Manifests already made, their PDFs and their history stay on this computer, and
        nothing changes at the service.
      </p>
      {remove.error !== null && <FailureNotice failure={remove.error.failure} onRepeat={confirm} />}
    </ConfirmDialog>
  );
}
