/** One entry in full, its address ready to be copied. Beside the list on a wide window, a page of its own on a narrow one. */
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowLeft, IconCopy, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { AddressBookEntry } from '../../src-preload/contract/address.ts';
import { useNavigation } from '../shell/navigation-store.ts';
import { copyText } from '../ui/copy-text.ts';
import { useValidateStore } from '../validate/validate-store.ts';
import styles from './entry-detail.module.css';
import { addressLines, addressOf, entryTitle } from './entry-words.ts';

interface EntryDetailProps {
  readonly accountId: AccountId;
  readonly entry: AddressBookEntry | null;
  readonly look: 'pane' | 'page';
  readonly onClosed: () => void;
}

export function EntryDetail({ accountId, entry, look, onClosed }: EntryDetailProps) {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (look === 'page') close.current?.focus();
  }, [look]);
  return (
    <aside className={styles.detail} data-look={look} aria-label="Entry details">
      <header className={styles.head}>
        {look === 'page' ? (
          <Button
            ref={close}
            variant="subtle"
            color="gray"
            leftSection={<IconArrowLeft aria-hidden size={16} />}
            onClick={onClosed}
          >
            Back to the list
          </Button>
        ) : (
          <>
            <h2 className={styles.paneTitle}>Entry</h2>
            <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Close entry details" onClick={onClosed}>
              <IconX aria-hidden size={18} />
            </ActionIcon>
          </>
        )}
      </header>
      {entry === null ? (
        <p className={styles.nothing}>Choose an entry in the list to see it here.</p>
      ) : (
        <Entry accountId={accountId} entry={entry} />
      )}
    </aside>
  );
}

function Entry({ accountId, entry }: Pick<EntryDetailProps, 'accountId'> & { readonly entry: AddressBookEntry }) {
  const validate = useValidateStore((state) => state.askAboutAddress);
  const go = useNavigation((state) => state.go);
  const lines = addressLines(entry);
  const title = entryTitle(entry);
  return (
    <div className={styles.content}>
      <p className={styles.title}>{title}</p>
      <address className={styles.address}>
        {lines
          .filter((line) => line !== title)
          .map((line) => (
            <span key={line}>{line}</span>
          ))}
      </address>
      <div className={styles.actions}>
        <Button
          variant="default"
          leftSection={<IconCopy aria-hidden size={16} />}
          onClick={() => copyText(lines.join('\n'), `The address of ${title} is copied.`)}
        >
          Copy address
        </Button>
        <Button
          variant="default"
          onClick={() => {
            validate(accountId, addressOf(entry));
            go('validate');
          }}
        >
          Validate
        </Button>
      </div>
      <dl className={styles.facts}>
        <Fact name="Telephone" value={entry.telephone} />
        <Fact name="Email" value={entry.email} />
        <Fact name="Customer code" value={entry.code} />
        <Fact name="Service’s id" value={String(entry.entryId)} />
      </dl>
    </div>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{value === '' ? <span className="muted">Not given</span> : value}</dd>
    </div>
  );
}
