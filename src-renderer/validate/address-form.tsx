/** An address as a person types it. Every field may be empty but not all of them. */
import { Button, TextInput } from '@mantine/core';
import { IconPencilCheck } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Account } from '../../src-preload/contract/account.ts';
import { mostAddressText } from '../../src-preload/contract/address.ts';
import { useActions } from '../keyboard/actions-store.ts';
import { KeysBeside } from '../ui/keys-beside.tsx';
import { ariaShortcut } from '../ui/shortcut.tsx';
import { Told } from '../ui/told.tsx';
import { listWords } from '../words/locale.ts';
import { say, sayRich } from '../words/say.ts';
import { ADDRESS_FIELDS, fieldInside, fieldLabel, isAskable, isTooLong } from './address-differences.ts';
import styles from './validate-screen.module.css';
import { type UsedSuggestion, useValidateStore } from './validate-store.ts';

export interface ValidationFormProps {
  readonly account: Account;
  /** That account is being asked: about what is in the form, or about an order. */
  readonly busy: boolean;
}

interface AddressFormProps extends ValidationFormProps {
  /** Above the fields. */
  readonly children?: ReactNode;
}

export function AddressForm({ account: { accountId }, busy, children }: AddressFormProps) {
  const { address, used, type, takeBack, validateAddress } = useValidateStore();
  const first = useRef<HTMLInputElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const ready = isAskable(address) && !busy;
  const validate = (): void => {
    if (ready) validateAddress(accountId);
  };
  useActions([
    {
      label: say('validate.action.validate-address'),
      group: 'validate',
      keys: 'mod+enter',
      enabled: ready,
      run: validate,
    },
    {
      label: say('validate.action.type-address'),
      group: 'validate',
      keys: 'mod+f',
      run: () => first.current?.select(),
    },
  ]);
  useEffect(() => first.current?.focus(), []);
  // A suggestion in the form waits for one more key; so does another one in its place.
  const before = used?.before ?? null;
  useEffect(() => {
    if (before !== null) submit.current?.focus();
  }, [before]);

  return (
    <form
      className={styles.form}
      aria-label={say('validate.form.address')}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        validate();
      }}
    >
      {children}
      <Told className={styles.wide}>{used !== null && <FilledIn used={used} onTakeBack={takeBack} />}</Told>
      {ADDRESS_FIELDS.map((field) => {
        const changed = used?.changed.includes(field) === true;
        return (
          <TextInput
            key={field}
            ref={field === 'street' ? first : null}
            label={fieldLabel(field)}
            className={field === 'street' ? (styles.wide ?? '') : ''}
            data-changed={changed}
            description={changed ? beforeWords(used.before[field]) : undefined}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            error={isTooLong(address[field]) ? say('common.too-long', { most: mostAddressText }) : undefined}
            dir="auto"
            value={address[field]}
            onChange={(event) => type({ [field]: event.currentTarget.value })}
          />
        );
      })}
      <div className={`${styles.wide} ${styles.submit}`}>
        <Button
          ref={submit}
          type="submit"
          loading={busy}
          disabled={!isAskable(address)}
          aria-keyshortcuts={ariaShortcut('mod+enter')}
        >
          {say('validate.form.validate')}
        </Button>
        <KeysBeside keys="mod+enter" />
      </div>
    </form>
  );
}

function beforeWords(before: string): string {
  return before === '' ? say('validate.form.was-empty') : say('validate.form.was', { before });
}

interface FilledInProps {
  readonly used: UsedSuggestion;
  readonly onTakeBack: () => void;
}

function FilledIn({ used, onTakeBack }: FilledInProps) {
  const names = ADDRESS_FIELDS.filter((field) => used.changed.includes(field)).map(fieldInside);
  const b = (words: ReactNode): ReactNode => <strong>{words}</strong>;
  return (
    <div className={styles.filledIn}>
      <IconPencilCheck aria-hidden size={18} />
      <p>
        {names.length === 0
          ? sayRich('validate.form.filled-in.nothing', { b })
          : sayRich('validate.form.filled-in', { b, fields: listWords(names) })}
      </p>
      <Button variant="default" size="xs" onClick={onTakeBack}>
        {say('validate.form.take-back')}
      </Button>
    </div>
  );
}
