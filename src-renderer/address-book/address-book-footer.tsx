/** Under the list: how many are shown of how many, what the keys do, and how old the copies are. */
import { Shortcut } from '../ui/shortcut.tsx';
import styles from './address-book-footer.module.css';
import { BookAges } from './book-ages.tsx';
import { entryCount } from './entry-words.ts';
import type { AddressBookView } from './use-address-book.ts';
import { ENTRY_KEYS } from './use-entry-actions.ts';

const KEY_HINTS = [
  ['enter', 'Open'],
  [ENTRY_KEYS.copy, 'Copy address'],
  [ENTRY_KEYS.validate, 'Validate'],
  [ENTRY_KEYS.rate, 'Rates'],
] as const;

export function AddressBookFooter({ view, withKeys }: { readonly view: AddressBookView; readonly withKeys: boolean }) {
  const { books = [], found } = view;
  const wasRead = books.some(({ copyReadAt }) => copyReadAt !== null);
  return (
    <div className={styles.footer}>
      <span aria-live="polite" className={styles.count}>
        {wasRead ? shownWords(view) : ''}
      </span>
      {withKeys && found.length > 0 && (
        // The sheet of shortcuts and the buttons of the details say the same to those who cannot see it.
        <span aria-hidden className={styles.keys}>
          {KEY_HINTS.map(([keys, words]) => (
            <span key={keys} className={styles.hint}>
              <Shortcut keys={keys} /> {words}
            </span>
          ))}
        </span>
      )}
      <BookAges books={books} />
    </div>
  );
}

function shownWords({ books = [], found, text, isCut }: AddressBookView): string {
  const totalCount = books.reduce((sum, book) => sum + book.totalCount, 0);
  const shown = found.length;
  if (isCut) return `The first ${shown} found; type more to narrow them down`;
  if (text !== '') return `${shown} of ${entryCount(totalCount)} found`;
  return shown < totalCount
    ? `The first ${shown} of ${entryCount(totalCount)}; type to find any`
    : entryCount(totalCount);
}
