/** An address was brought here from another account's book: that account's service is asked, and this line says so. */
import { Button } from '@mantine/core';
import type { Account } from '../../src-preload/contract/account.ts';
import { AccountDot } from '../ui/account-dot.tsx';
import { say, sayRich } from '../words/say.ts';
import styles from './other-account.module.css';

interface OtherAccountProps {
  readonly asked: Account;
  /** The account that the screens work on. */
  readonly current: Account;
  /** From now on the current account is asked. */
  readonly onAskCurrent: () => void;
}

export function OtherAccount({ asked, current, onAskCurrent }: OtherAccountProps) {
  if (asked.accountId === current.accountId) return null;
  return (
    <div className={styles.other}>
      <span>
        {sayRich('bench.other-account.asked', {
          dot: <AccountDot colour={asked.colour} />,
          account: asked.label,
          b: (words) => <strong>{words}</strong>,
        })}
      </span>
      <Button variant="default" size="xs" onClick={onAskCurrent}>
        {say('bench.other-account.ask-current', { account: current.label })}
      </Button>
    </div>
  );
}
