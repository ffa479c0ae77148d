/** One entry in full: its address as it is copied, and everything else the service says about it. */
import { Button } from '@mantine/core';
import { type Icon, IconCopy, IconMapPinCheck, IconReceipt } from '@tabler/icons-react';
import { isNumberOfService } from '../../src-preload/contract/address-book.ts';
import { AccountDot } from '../ui/account-dot.tsx';
import { type AddressBlock, addressBlock } from '../ui/address-block.ts';
import { DetailFact, DetailFacts, type DetailLook, DetailPane } from '../ui/detail-pane.tsx';
import { withKeys } from '../ui/keys-beside.tsx';
import { say } from '../words/say.ts';
import styles from './entry-detail.module.css';
import { entryTitle, fieldName } from './entry-words.ts';
import { MarkedText } from './marked-text.tsx';
import type { Found } from './use-address-book.ts';
import { askForRates, copyAddress, ENTRY_KEYS, validateAddress } from './use-entry-actions.ts';

interface EntryDetailProps {
  readonly found: Found | null;
  /** There are several accounts, so the entry names its own. */
  readonly withAccount: boolean;
  readonly look: DetailLook;
  readonly onStep: (step: 1 | -1) => void;
  readonly onClosed: () => void;
}

export function EntryDetail({ found, withAccount, look, onStep, onClosed }: EntryDetailProps) {
  const title = found === null ? null : entryTitle(found.entry);
  return (
    <DetailPane thing="entry" look={look} title={title} onStep={onStep} onClosed={onClosed}>
      {found !== null && <Entry found={found} withAccount={withAccount} />}
    </DetailPane>
  );
}

function Entry({ found, withAccount }: Pick<EntryDetailProps, 'withAccount'> & { readonly found: Found }) {
  const { entry, account, countryCode } = found;
  const block = addressBlock(entry, countryCode);
  return (
    <>
      <div className={styles.top}>
        <Block block={block} found={found} />
        <div className={styles.actions}>
          <ActionButton icon={IconCopy} keys={ENTRY_KEYS.copy} onClick={() => copyAddress(found)}>
            {say('address-book.entry.copy')}
          </ActionButton>
          <ActionButton icon={IconMapPinCheck} keys={ENTRY_KEYS.validate} onClick={() => validateAddress(found)}>
            {say('address-book.entry.validate')}
          </ActionButton>
          <ActionButton icon={IconReceipt} keys={ENTRY_KEYS.rate} onClick={() => askForRates(found)}>
            {say('address-book.entry.rates')}
          </ActionButton>
        </div>
      </div>
      <DetailFacts>
        {(['telephone', 'email', 'code', ...block.unwritten] as const).map((field) => (
          <DetailFact key={field} name={fieldName(field)}>
            {entry[field] === '' ? '' : <MarkedText of={found} field={field} />}
          </DetailFact>
        ))}
        {withAccount && (
          <DetailFact name={say('address-book.entry.account')}>
            <span className={styles.account}>
              <AccountDot colour={account.colour} /> {account.label}
            </span>
          </DetailFact>
        )}
        <DetailFact name={say('address-book.entry.id')}>
          {isNumberOfService(entry) ? <span className="mono">{String(entry.entryId)}</span> : ''}
        </DetailFact>
        {Object.entries(entry.other ?? {}).map(([name, words]) => (
          <DetailFact key={name} name={name}>
            {words}
          </DetailFact>
        ))}
      </DetailFacts>
    </>
  );
}

/** The address as it is copied, line by line. */
function Block({ block, found }: { readonly block: AddressBlock; readonly found: Found }) {
  return (
    <address className={styles.block} dir="auto">
      {block.lines.map((line) => (
        <p key={line.map(({ field, text }) => field ?? text).join()}>
          {line.map(({ field, text }) =>
            field === null ? <span key={text}>{text}</span> : <MarkedText key={field} of={found} field={field} />,
          )}
        </p>
      ))}
    </address>
  );
}

interface ActionButtonProps {
  readonly icon: Icon;
  readonly keys: string;
  readonly onClick: () => void;
  readonly children: string;
}

function ActionButton({ icon: IconShape, keys, onClick, children }: ActionButtonProps) {
  return (
    <Button
      variant="default"
      fullWidth
      justify="space-between"
      leftSection={<IconShape aria-hidden size={16} />}
      {...withKeys(keys)}
      classNames={{ label: styles.actionLabel ?? '' }}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
