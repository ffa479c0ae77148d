/** An address as a person types it. Every field may be empty but not all of them. */
import { Button, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import type { Account } from '../../src-preload/contract/account.ts';
import { ADDRESS_FIELDS } from './address-differences.ts';
import styles from './validate-screen.module.css';
import { useValidateStore } from './validate-store.ts';

export interface ValidationFormProps {
  readonly account: Account;
  readonly busy: boolean;
  /** The same question once more. */
  readonly onAgain: () => void;
}

export function AddressForm({ account, busy, onAgain }: ValidationFormProps) {
  const { address, asked, type, ask } = useValidateStore();
  const isEmpty = Object.values(address).every((words) => words.trim() === '');

  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (isEmpty || busy) return;
    const query = { accountId: account.accountId, subject: { address } };
    if (JSON.stringify(query) === JSON.stringify(asked)) onAgain();
    else ask(query);
  };

  return (
    <form className={styles.form} aria-label="Address" onSubmit={send}>
      {ADDRESS_FIELDS.map(({ field, label }) => (
        <TextInput
          key={field}
          label={label}
          className={field === 'street' ? (styles.wide ?? '') : ''}
          value={address[field]}
          onChange={(event) => type({ [field]: event.currentTarget.value })}
        />
      ))}
      <div className={styles.wide}>
        <Button type="submit" loading={busy} disabled={isEmpty}>
          Validate
        </Button>
      </div>
    </form>
  );
}
