/**
 * The copy of the orders on this computer: how often it is updated, what it keeps, how large it is, and reading it
 * again.
 */
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { OrdersEvery, Preferences, ShippedKept } from '../../src-preload/contract/preferences.ts';
import { NeedsService } from '../bench/needs-service.tsx';
import { useAccounts } from '../bench/use-accounts.ts';
import { changePreferences, usePreferences } from '../bench/use-preferences.ts';
import { setReply, useChange, useOperation } from '../server-state.ts';
import { Choice } from '../ui/choice.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { troubleLine } from '../ui/failure-words.ts';
import { ProgressLine } from '../ui/progress-line.tsx';
import { numberWords } from '../words/locale.ts';
import { say } from '../words/say.ts';
import { Setting } from './setting.tsx';
import { SettingsPart } from './settings-part.tsx';

const EVERY = [30, 60, 120, 300] as const satisfies readonly OrdersEvery[];
const KEPT = [30, 90, 180, 365] as const satisfies readonly ShippedKept[];
const PRACTICE = ['by-itself', 'shown', 'hidden'] as const satisfies readonly Preferences['practiceOrders'][];

export function OrdersSettings() {
  const { ordersEverySeconds, shippedKeptDays, practiceOrders } = usePreferences();
  return (
    <SettingsPart title={say('settings.orders')}>
      <Setting name={say('settings.orders.every')}>
        <Choice
          label={say('settings.orders.every')}
          options={EVERY.map((count) => ({ value: String(count), label: say('settings.orders.seconds', { count }) }))}
          value={String(ordersEverySeconds)}
          onChange={(value) => {
            const chosen = EVERY.find((each) => String(each) === value);
            if (chosen !== undefined) void changePreferences({ ordersEverySeconds: chosen });
          }}
        />
        <p className="muted small">{say('settings.orders.every.effect')}</p>
      </Setting>
      <Setting name={say('settings.orders.kept')}>
        <Choice
          label={say('settings.orders.kept')}
          options={KEPT.map((count) => ({ value: String(count), label: say('settings.orders.days', { count }) }))}
          value={String(shippedKeptDays)}
          onChange={(value) => {
            const chosen = KEPT.find((each) => String(each) === value);
            if (chosen !== undefined) void changePreferences({ shippedKeptDays: chosen });
          }}
        />
        <p className="muted small">{say('settings.orders.kept.effect')}</p>
      </Setting>
      <Setting name={say('settings.orders.practice')}>
        <Choice
          label={say('settings.orders.practice')}
          options={PRACTICE.map((value) => ({ value, label: say(`settings.orders.practice.${value}`) }))}
          value={practiceOrders}
          onChange={(value) => void changePreferences({ practiceOrders: value })}
        />
      </Setting>
      <CopyFile />
    </SettingsPart>
  );
}

function CopyFile() {
  const { data: shown, error } = useOperation('orders.copyStatus', {});
  const [asked, setAsked] = useState(false);
  const { accounts } = useAccounts();
  const again = useChange('orders.readAgain');
  const close = (): void => {
    again.reset();
    setAsked(false);
  };
  const readAgain = (): void =>
    again.mutate(
      { accountId: null },
      {
        onSuccess(emptied) {
          setReply('orders.copyStatus', {}, emptied);
          setAsked(false);
        },
      },
    );
  return (
    <Setting name={say('settings.orders.copy')}>
      {error !== null && <FailureNotice failure={error.failure} />}
      {(shown !== undefined || error === null) && (
        <p>
          {/* Its line is there before it: the press below would move from under a hand. */}
          {shown === undefined
            ? '\u00a0'
            : say('settings.orders.size', {
                count: shown.orderCount,
                megabytes: numberWords(Math.round(shown.byteCount / 100_000) / 10),
              })}
        </p>
      )}
      {shown !== undefined && shown.startedAnew !== null && (
        <p className="muted small">{say(`settings.orders.anew.${shown.startedAnew}`, { path: shown.keptAs ?? '' })}</p>
      )}
      {shown !== undefined && shown.failure !== null && (
        <p>{say('settings.orders.in-memory', { why: troubleLine(shown.failure) })}</p>
      )}
      <Readings />
      <Button variant="default" onClick={() => setAsked(true)}>
        {say('settings.orders.again')}
      </Button>
      <ConfirmDialog
        opened={asked}
        onClosed={close}
        title={say('settings.orders.again.question')}
        confirmLabel={say('settings.orders.again')}
        busy={again.isPending}
        onConfirm={readAgain}
      >
        <p>{say('settings.orders.again.effect')}</p>
        {accounts.map((account) => (
          <NeedsService key={account.accountId} account={account} words="settings.orders.again.silent" />
        ))}
        {again.error !== null && <FailureNotice failure={again.error.failure} />}
      </ConfirmDialog>
    </Setting>
  );
}

/**
 * Accounts whose orders are read whole, for the first time or again. Nothing waits for that, so there is nothing to
 * stop.
 */
function Readings() {
  const { data: readings = [] } = useOperation('orders.reading', {});
  const { accounts } = useAccounts();
  return readings.map(({ accountId, wholeAt, pagesRead, pagesAbout }) => {
    const account = accounts.find((one) => one.accountId === accountId);
    if (account === undefined || wholeAt !== null || pagesRead === null) return null;
    const totalCount = pagesAbout === null ? null : Math.max(pagesAbout, pagesRead);
    return (
      <div key={accountId}>
        <p>{say('settings.orders.being-read', { account: account.label })}</p>
        <ProgressLine label={say('settings.orders.pages')} progress={{ doneCount: pagesRead, totalCount }} isRunning />
      </div>
    );
  });
}
