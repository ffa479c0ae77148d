/** The question before a change of orders: in which account, what it will do, and the one key that starts it. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Account } from '../../../src-preload/contract/account.ts';
import type { OrderChange } from '../../../src-preload/contract/change.ts';
import { NeedsService } from '../../bench/needs-service.tsx';
import { AccountDot } from '../../ui/account-dot.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { say } from '../../words/say.ts';
import { ChangeStart } from './change-start.tsx';
import styles from './changes.module.css';
import type { StartChange } from './use-start-change.ts';

interface ChangeQuestionProps {
  readonly account: Account;
  readonly change: OrderChange;
  readonly started: StartChange;
  readonly title: string;
  /** What stands on the key that starts it. */
  readonly verb: string;
  readonly canStart: boolean;
  readonly onClosed: () => void;
  readonly children: ReactNode;
  readonly size?: number;
  /** Where nothing else in the question takes the focus. */
  readonly focusOnCancel?: boolean;
}

export function ChangeQuestion(props: ChangeQuestionProps) {
  const { account, change, started, onClosed } = props;
  // Where another account holds the orders, the key that does it there is offered instead.
  const canStart = props.canStart && started.holder === null;
  const actions = (
    <>
      <Button variant="default" data-autofocus={props.focusOnCancel} disabled={started.starting} onClick={onClosed}>
        {say('common.cancel')}
      </Button>
      <Button disabled={!canStart} loading={started.starting} onClick={() => started.start(account, change)}>
        {props.verb}
      </Button>
    </>
  );
  return (
    <Dialog
      opened
      onClosed={onClosed}
      title={props.title}
      actions={actions}
      size={props.size}
      closable={!started.starting}
    >
      <div className={styles.question}>
        <p className={styles.account}>
          <AccountDot colour={account.colour} /> {account.label}
        </p>
        {props.children}
        <NeedsService account={account} />
        <ChangeStart started={started} change={change} onLeft={onClosed} />
      </div>
    </Dialog>
  );
}
