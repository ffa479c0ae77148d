/** Adds or changes an account: label, address, colour, the two keys by 'Paste key', test, save. */
import { Button, TextInput } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import type { Account, AccountColour, AccountTest, WireFormat } from '../../src-preload/contract/account.ts';
import { Choice } from '../ui/choice.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { showNotice } from '../ui/notices-store.ts';
import { freeColour } from './account-colours.ts';
import styles from './account-form.module.css';
import { ColourChoice } from './colour-choice.tsx';
import { KeyField } from './key-field.tsx';
import { useAccountDraft } from './use-account-draft.ts';

const FORMATS: readonly { readonly value: WireFormat; readonly label: string }[] = [
  { value: 'json', label: 'JSON' },
  { value: 'xml', label: 'XML' },
];

interface AccountFormProps {
  /** The account that is changed; null for a new one. */
  readonly account: Account | null;
  /** All accounts, to offer a free colour. */
  readonly taken: readonly Account[];
  readonly onClosed: () => void;
}

export function AccountForm({ account, taken, onClosed }: AccountFormProps) {
  const [label, setLabel] = useState(account?.label ?? '');
  const [baseAddress, setBaseAddress] = useState(account?.baseAddress ?? 'https://');
  const [colour, setColour] = useState<AccountColour>(account?.colour ?? freeColour(taken));
  const [format, setFormat] = useState<WireFormat>(account?.format ?? 'json');
  const state = useAccountDraft(account?.accountId ?? null);
  const { draft, busy, failed, test } = state;

  const hasKeys = draft !== null && draft.serviceKeyLastFour !== null && draft.subscriptionKeyLastFour !== null;
  const hasAddress = URL.canParse(baseAddress.trim());
  const complete = hasKeys && hasAddress && label.trim() !== '';
  const save = async (): Promise<void> => {
    if (!(await state.save({ label: label.trim(), baseAddress: baseAddress.trim(), colour, format }))) return;
    showNotice('good', `${label.trim()} was saved.`);
    onClosed();
  };

  const changeFormat = (chosen: WireFormat): void => {
    setFormat(chosen);
    state.forgetTest();
  };

  const actions = (
    <>
      <Button variant="default" onClick={onClosed}>
        Cancel
      </Button>
      <Button
        variant="default"
        disabled={!hasKeys || !hasAddress || busy !== null}
        loading={busy === 'test'}
        onClick={() => void state.testKeys(baseAddress.trim(), format)}
      >
        Test
      </Button>
      <Button disabled={!complete || busy !== null} loading={busy === 'save'} onClick={() => void save()}>
        Save account
      </Button>
    </>
  );
  return (
    <Dialog
      opened
      onClosed={onClosed}
      title={account === null ? 'Add account' : `Change ${account.label}`}
      actions={actions}
      size={560}
    >
      <div className={styles.form}>
        <TextInput
          data-autofocus
          label="Label"
          description="How this bench calls it, for example the shop’s name."
          maxLength={60}
          value={label}
          onChange={(event) => setLabel(event.currentTarget.value)}
        />
        <TextInput
          label="Base address"
          description="As the service’s site gives it. It starts with https://."
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
          <KeyField
            name="Service key"
            lastFour={draft?.serviceKeyLastFour ?? null}
            busy={busy === 'paste-service'}
            disabled={draft === null || busy !== null}
            onPaste={() => void state.pasteKey('service')}
          />
          <KeyField
            name="Subscription key"
            lastFour={draft?.subscriptionKeyLastFour ?? null}
            busy={busy === 'paste-subscription'}
            disabled={draft === null || busy !== null}
            onPaste={() => void state.pasteKey('subscription')}
          />
        </div>
        <div className={styles.format}>
          <span className={styles.keyName}>Speaks to the service in</span>
          <Choice label="Speaks to the service in" options={FORMATS} value={format} onChange={changeFormat} />
        </div>
        {failed !== null && <FailureNotice failure={failed.failure} />}
        {test !== null && <TestPassed test={test} />}
      </div>
    </Dialog>
  );
}

function TestPassed({ test }: { readonly test: AccountTest }) {
  return (
    <p role="status" className={styles.passed}>
      <IconCircleCheck aria-hidden size={18} />
      {test.host} answered in {Math.round(test.milliseconds)} ms and took both keys.
    </p>
  );
}
