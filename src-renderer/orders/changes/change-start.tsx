/** What a change waits for before it starts; or why it did not start, and the one key that makes it in the right account. */
import { Button } from '@mantine/core';
import type { OrderChange } from '../../../src-preload/contract/change.ts';
import { AccountDot } from '../../ui/account-dot.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Told } from '../../ui/told.tsx';
import { useLasts, WONDERS_AFTER } from '../../ui/use-pace.ts';
import { say } from '../../words/say.ts';
import type { StartChange } from './use-start-change.ts';

interface ChangeStartProps {
  readonly started: StartChange;
  readonly change: OrderChange;
  /** A person goes on working; change-watch.tsx tells the end. */
  readonly onLeft: () => void;
}

export function ChangeStart({ started, change, onLeft }: ChangeStartProps) {
  const { starting, failure, holder, startAtHolder } = started;
  const takesLong = useLasts(starting, WONDERS_AFTER);
  if (takesLong) {
    return (
      <>
        <Told>{say('orders.change.starting')}</Told>
        <Button variant="default" size="xs" onClick={onLeft}>
          {say('common.go-on-working')}
        </Button>
      </>
    );
  }
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
