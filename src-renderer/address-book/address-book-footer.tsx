/** Under the list: how many are shown of how many, and how old the copy is. */
import { TimeAgo } from '../ui/time-ago.tsx';
import styles from './address-book-screen.module.css';
import { entryCount } from './entry-words.ts';
import type { BookPage } from './use-address-book.ts';

interface AddressBookFooterProps {
  readonly page: BookPage | undefined;
  readonly searched: boolean;
  readonly limit: number;
}

export function AddressBookFooter({ page, searched, limit }: AddressBookFooterProps) {
  return (
    <div className={styles.footer}>
      <span aria-live="polite">{page?.copyReadAt == null ? '' : shownWords(page, searched, limit)}</span>
      <span className="muted">{page !== undefined && <CopyAge page={page} />}</span>
    </div>
  );
}

function CopyAge({ page: { copyReadAt, refreshing } }: { readonly page: BookPage }) {
  if (copyReadAt === null) return refreshing ? 'Reading the address book from the service…' : 'Not read yet';
  return (
    <>
      Copy on this computer, read <TimeAgo at={copyReadAt} />
      {refreshing && ' · being read again'}
    </>
  );
}

function shownWords({ entries, totalCount }: BookPage, searched: boolean, limit: number): string {
  const shown = entries.length;
  if (searched && shown >= limit) return `The first ${shown} found; type more to narrow them down`;
  if (searched) return `${shown} of ${entryCount(totalCount)} found`;
  return shown < totalCount
    ? `The first ${shown} of ${entryCount(totalCount)}; type to find any`
    : entryCount(totalCount);
}
