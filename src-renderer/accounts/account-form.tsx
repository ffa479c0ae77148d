/** Adds or changes an account: label, address, colour, the two keys by 'Paste key', test, save. */
import { Button, TextInput } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { Account, AccountTest, WireFormat } from '../../src-preload/contract/account.ts';
import { Choice } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { bringIntoSight } from '../ui/into-sight.ts';
import { showNotice } from '../ui/notices-store.ts';
import { Told } from '../ui/told.tsx';
import { useLasts, WONDERS_AFTER } from '../ui/use-pace.ts';
import { say } from '../words/say.ts';
import { freeColour } from './account-colours.ts';
import styles from './account-form.module.css';
import { ColourChoice } from './colour-choice.tsx';
import { KeyField } from './key-field.tsx';
import { useAccountDraft } from './use-account-draft.ts';

const FORMATS: readonly { readonly value: WireFormat; readonly label: string }[] = [
  { value: 'json', label: 'JSON' },
  { value: 'xml', label: 'XML' },
];

export interface AccountFormProps {
  /** The account being changed; null for a new one. */
  readonly account: Account | null;
  /** All accounts, to offer a free colour. */
  readonly taken: readonly Account[];
  readonly onClosed: () => void;
}

type Written = Required<Pick<Account, 'label' | 'baseAddress' | 'colour' | 'format'>>;

function asOpened(account: Account | null, taken: readonly Account[]): Written {
  return account ?? { label: '', baseAddress: 'https://', colour: freeColour(taken), format: 'json' };
}

export function AccountForm({ account, taken, onClosed }: AccountFormProps) {
  // As it was opened: a colour that another account gets meanwhile is nothing that was begun here.
  const [before] = useState(() => asOpened(account, taken));
  const [label, setLabel] = useState(before.label);
  const [baseAddress, setBaseAddress] = useState(before.baseAddress);
  const [colour, setColour] = useState(before.colour);
  const [format, setFormat] = useState(before.format);
  const state = useAccountDraft(account?.accountId ?? null);
  const { draft, busy, failed, test } = state;
  const wonders = useLasts(busy === 'test', WONDERS_AFTER);

  const hasKeys = draft !== null && draft.serviceKeyLastFour !== null && draft.subscriptionKeyLastFour !== null;
  const hasAddress = URL.canParse(baseAddress.trim());
  const isBegun =
    label !== before.label ||
    baseAddress !== before.baseAddress ||
    colour !== before.colour ||
    format !== before.format;
  const complete = hasKeys && hasAddress && label.trim() !== '';
  const save = async (): Promise<void> => {
    if (!(await state.save({ label: label.trim(), baseAddress: baseAddress.trim(), colour, format }))) return;
    showNotice('good', say('accounts.form.saved', { account: label.trim() }));
    onClosed();
  };

  const changeFormat = (chosen: WireFormat): void => {
    setFormat(chosen);
    state.forgetTest();
  };

  const actions = (
    <>
      <Button variant="default" onClick={onClosed}>
        {say('common.cancel')}
      </Button>
      <Button
        variant="default"
        disabled={!hasKeys || !hasAddress || busy !== null}
        loading={busy === 'test'}
        onClick={() => void state.testKeys(baseAddress.trim(), format)}
      >
        {say('accounts.form.test')}
      </Button>
      <Button disabled={!complete || busy !== null} loading={busy === 'save'} onClick={() => void save()}>
        {say('accounts.form.save')}
      </Button>
    </>
  );
  return (
    <Dialog
      opened
      onClosed={onClosed}
      title={account === null ? say('accounts.form.add') : say('accounts.form.change', { account: account.label })}
      actions={actions}
      described={false}
      size={560}
      keeps={isBegun || state.hasPasted}
    >
      <div className={styles.form}>
        <TextInput
          data-autofocus
          label={say('accounts.label')}
          description={say('accounts.label.hint')}
          maxLength={60}
          value={label}
          onChange={(event) => setLabel(event.currentTarget.value)}
        />
        <TextInput
          label={say('accounts.address')}
          description={say('accounts.address.hint')}
          inputMode="url"
          spellCheck={false}
          value={baseAddress}
          onChange={(event) => {
            setBaseAddress(event.currentTarget.value);
            state.forgetTest();
          }}
        />
        <ColourChoice colour={colour} onChange={setColour} />
        <div className={styles.keys}>
          {/* Not beside each key: its words would give way to its end, and the second press would move under the hand. */}
          <p className={`${styles.keysHint} muted small`}>{say('accounts.key.hint')}</p>
          <KeyField
            name={say('accounts.key.service')}
            lastFour={draft?.serviceKeyLastFour ?? null}
            busy={busy === 'paste-service'}
            disabled={draft === null || busy !== null}
            onPaste={() => void state.pasteKey('service')}
          />
          <KeyField
            name={say('accounts.key.subscription')}
            lastFour={draft?.subscriptionKeyLastFour ?? null}
            busy={busy === 'paste-subscription'}
            disabled={draft === null || busy !== null}
            onPaste={() => void state.pasteKey('subscription')}
          />
        </div>
        <div className={styles.format}>
          <span className={styles.keyName}>{say('accounts.format')}</span>
          <Choice label={say('accounts.format')} options={FORMATS} value={format} onChange={changeFormat} />
        </div>
        {failed !== null && <FailureNotice failure={failed.failure} />}
        <Told>
          {wonders && (
            <p ref={bringIntoSight} className="muted">
              {say('accounts.test.asking')}
            </p>
          )}
          {test !== null && <TestPassed test={test} />}
        </Told>
      </div>
    </Dialog>
  );
}

function TestPassed({ test }: { readonly test: AccountTest }) {
  return (
    <p ref={bringIntoSight} className={styles.passed}>
      <IconCircleCheck aria-hidden size={18} />
      {say('accounts.test.passed', { host: test.host, milliseconds: Math.round(test.milliseconds) })}
    </p>
  );
}
