/** The one question before a manifest is made: these orders, this account. Then the wait, and the result. */
import { Button } from '@mantine/core';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Account } from '../../../src-preload/contract/account.ts';
import type { Order } from '../../../src-preload/contract/order.ts';
import { useSelectionStore } from '../../bench/selection-store.ts';
import { call } from '../../desktop.ts';
import { useActions } from '../../keyboard/actions-store.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { withKeys } from '../../ui/keys-beside.tsx';
import { say } from '../../words/say.ts';
import { tellFailed, tellStored } from '../asked-earlier.ts';
import { expectPdf, openAhead } from '../preview/expected-pdf.ts';
import { expectReader } from '../preview/opened-pdf.ts';
import { FocusRest } from './focus-rest.tsx';
import { ManifestQuestion } from './manifest-question.tsx';
import { ManifestSending } from './manifest-sending.tsx';
import { ManifestTrouble } from './manifest-trouble.tsx';
import { checkOrders, type OrderChecks } from './order-checks.ts';
import { useListsHeldBack } from './use-lists-held-back.ts';
import { useManifesting } from './use-manifesting.ts';
import { isConfirming, useUnreadPress } from './use-unread-press.ts';

export interface ManifestConfirmProps {
  readonly account: Account;
  /** Orders of this account only. */
  readonly orders: readonly Order[];
  readonly opened: boolean;
  readonly onClosed: () => void;
  /** The PDF is on disk. Not called when the operator went on with something else: then a notice tells them. */
  readonly onCreated: (manifestId: string) => void;
}

const NONE: ReadonlySet<number> = new Set();

export function ManifestConfirm({ account, orders, opened, onClosed, onCreated }: ManifestConfirmProps) {
  const takeOut = useSelectionStore((state) => state.deselect);
  const [takenOut, setTakenOut] = useState<ReadonlySet<number>>(NONE);
  const checks = useMemo(() => checkOrders(orders.filter(({ orderId }) => !takenOut.has(orderId))), [orders, takenOut]);
  const question = useMemo(
    () => [account.accountId, ...orders.map(({ orderId }) => orderId)].join(' '),
    [account, orders],
  );
  /** The question on the screen. */
  const watched = useRef<string | null>(null);
  const { stage, send, reset } = useManifesting(
    question,
    async (manifest, firstPdf) => {
      const { manifestId } = manifest;
      if (watched.current === question) {
        if (firstPdf === null) expectPdf(manifestId);
        else await openAhead(manifestId, firstPdf);
      }
      tellStored(manifest);
      if (watched.current !== question) return;
      onCreated(manifestId);
    },
    (failure) => {
      if (watched.current !== question) tellFailed(failure);
    },
  );
  useEffect(() => {
    watched.current = opened ? question : null;
    if (opened) {
      setTakenOut(NONE);
      reset();
    }
    return () => {
      watched.current = null;
    };
  }, [opened, question, reset]);

  useListsHeldBack(opened && stage.kind === 'sending');

  const count = checks.orders.length;
  useEffect(() => {
    if (!opened || count === 0) return;
    // The PDF reader is loaded by the time there is a PDF, and main begins what takes a while.
    expectReader();
    // If main cannot do this yet, that is reported when the manifest is made.
    call('manifests.expect', { orderCount: count }).catch(() => undefined);
  }, [opened, count]);
  const ask = (shownSince: readonly string[] = []): void => {
    const again = [...new Set([...checks.stored.map(({ mark }) => mark.manifestId), ...shownSince])];
    void send({ accountId: account.accountId, orders: checks.orders, again });
  };
  const leaveOut = (orderIds: readonly number[]): void => {
    takeOut(account.accountId, orderIds);
    setTakenOut((before) => new Set([...before, ...orderIds]));
    reset();
  };
  const canAsk = stage.kind === 'asking' && checks.orders.length > 0 && checks.open.length === 0;

  // Only a person, never a code, can manifest orders again that are already in a manifest.
  const canScan = opened && canAsk && checks.stored.length === 0;
  useActions([
    {
      label: say('scan.command.confirm'),
      group: 'manifests',
      command: 'confirm',
      enabled: canScan,
      overDialogs: true,
      run: () => ask(),
    },
  ]);

  const isUnread = useUnreadPress(opened);
  const onKeyDown = (event: KeyboardEvent): void => {
    // While it fades away it still has the focus: the key asks the next question.
    if (!opened || !isConfirming(event) || !canAsk || event.repeat) return;
    event.preventDefault();
    if (!isUnread(event)) ask();
  };

  const goOn = (
    <Button variant="default" onClick={onClosed}>
      {say('common.go-on-working')}
    </Button>
  );
  if (stage.kind === 'sending') {
    return (
      <Dialog
        opened={opened}
        onClosed={onClosed}
        title={say('manifests.sending.title', { count })}
        described={false}
        actions={goOn}
      >
        <FocusRest label={say('manifests.sending.progress')}>
          <ManifestSending since={stage.since} />
        </FocusRest>
      </Dialog>
    );
  }
  if (stage.kind === 'failed') {
    return (
      <ManifestTrouble
        failure={stage.failure}
        checks={checks}
        opened={opened}
        onClosed={onClosed}
        onRepeat={() => ask()}
        onAgain={() => ask(stage.failure.facts.manifestIds)}
        onTakeOut={leaveOut}
      />
    );
  }
  return (
    <Dialog
      opened={opened}
      onClosed={onClosed}
      title={say('manifests.question.title', { count })}
      size={580}
      described={false}
      actions={<Choices checks={checks} canAsk={canAsk} onClosed={onClosed} onAsk={() => ask()} />}
    >
      <ManifestQuestion
        account={account}
        checks={checks}
        onKeyDown={onKeyDown}
        onClosed={onClosed}
        onTakeOut={leaveOut}
      />
    </Dialog>
  );
}

interface ChoicesProps {
  readonly checks: OrderChecks;
  readonly canAsk: boolean;
  readonly onClosed: () => void;
  readonly onAsk: () => void;
}

function Choices({ checks, canAsk, onClosed, onAsk }: ChoicesProps) {
  const label = say(checks.stored.length === 0 ? 'manifests.question.confirm' : 'manifests.question.confirm-anyway', {
    count: checks.orders.length,
  });
  return (
    <>
      <Button variant="default" onClick={onClosed}>
        {say('common.cancel')}
      </Button>
      <Button disabled={!canAsk} onClick={onAsk} {...withKeys('mod+enter')}>
        {label}
      </Button>
    </>
  );
}
