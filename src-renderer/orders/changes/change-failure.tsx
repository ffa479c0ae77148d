/** Why a change did not start, and the one key that makes it in the right account. */
import { Button } from '@mantine/core';
import type { OrderChange } from '../../../src-preload/contract/change.ts';
import { AccountDot } from '../../ui/account-dot.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { say } from '../../words/say.ts';
import type { StartChange } from './use-start-change.ts';

export function ChangeFailure({ started, change }: { readonly started: StartChange; readonly change: OrderChange }) {
  const { failure, holder, startAtHolder } = started;
  if (failure === null) return null;
  return (
    <FailureNotice failure={failure}>
      {holder !== null && (
        <Button
          size="xs"
          autoFocus
          leftSection={<AccountDot colour={holder.colour} />}
          onClick={() => void startAtHolder(change)}
        >
          {say('orders.change.at-holder', { account: holder.label })}
        </Button>
      )}
    </FailureNotice>
  );
}
