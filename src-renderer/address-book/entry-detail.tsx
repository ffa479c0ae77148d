/** One entry in full, its address ready to be copied. */
import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { AddressBookEntry } from '../../src-preload/contract/address-book.ts';
import { useNavigation } from '../shell/navigation-store.ts';
import { copyText } from '../ui/copy-text.ts';
import { DetailActions, DetailFact, DetailFacts, type DetailLook, DetailPane } from '../ui/detail-pane.tsx';
import { useValidateStore } from '../validate/validate-store.ts';
import styles from './entry-detail.module.css';
import { addressLines, addressOf, entryTitle } from './entry-words.ts';

interface EntryDetailProps {
  readonly accountId: AccountId;
  readonly entry: AddressBookEntry | null;
  readonly look: DetailLook;
  readonly onClosed: () => void;
}

export function EntryDetail({ accountId, entry, look, onClosed }: EntryDetailProps) {
  return (
    <DetailPane thing="entry" look={look} title={entry === null ? null : entryTitle(entry)} onClosed={onClosed}>
      {entry !== null && <Entry accountId={accountId} entry={entry} />}
    </DetailPane>
  );
}

function Entry({ accountId, entry }: Pick<EntryDetailProps, 'accountId'> & { readonly entry: AddressBookEntry }) {
  const validate = useValidateStore((state) => state.askAboutAddress);
  const go = useNavigation((state) => state.go);
  const lines = addressLines(entry);
  const title = entryTitle(entry);
  return (
    <>
      <address className={styles.address}>
        {lines
          .filter((line) => line !== title)
          .map((line) => (
            <span key={line}>{line}</span>
          ))}
      </address>
      <DetailActions>
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
      </DetailActions>
      <DetailFacts>
        <DetailFact name="Telephone">{entry.telephone}</DetailFact>
        <DetailFact name="Email">{entry.email}</DetailFact>
        <DetailFact name="Customer code">{entry.code}</DetailFact>
        <DetailFact name="Service’s id">{String(entry.entryId)}</DetailFact>
        {Object.entries(entry.other ?? {}).map(([name, words]) => (
          <DetailFact key={name} name={name}>
            {words}
          </DetailFact>
        ))}
      </DetailFacts>
    </>
  );
}
