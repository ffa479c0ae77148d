/** Under the list: how many are shown of how many, what the keys do, and how old the copies are. */
import { ageWords } from '../ui/age-words.ts';
import { useNow } from '../ui/now.ts';
import { Shortcut } from '../ui/shortcut.tsx';
import { Told } from '../ui/told.tsx';
import { useLasts } from '../ui/use-pace.ts';
import { useWordsOnceDone } from '../ui/words-once-done.ts';
import { say } from '../words/say.ts';
import styles from './address-book-footer.module.css';
import { BookAges } from './book-ages.tsx';
import type { AddressBookView, Book } from './use-address-book.ts';
import { ENTRY_KEYS } from './use-entry-actions.ts';

const KEY_HINTS = [
  ['enter', 'open'],
  [ENTRY_KEYS.copy, 'copy'],
  [ENTRY_KEYS.validate, 'validate'],
  [ENTRY_KEYS.rate, 'rates'],
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
        // Hidden from screen readers: the sheet of shortcuts and the buttons of the details say the same.
        <span aria-hidden className={styles.keys}>
          {KEY_HINTS.map(([keys, what]) => (
            <span key={keys} className={styles.hint}>
              <Shortcut keys={keys} /> {say(`address-book.keys.${what}`)}
            </span>
          ))}
        </span>
      )}
      <BookAges books={books} />
      <ReadingNews key={books.map(({ accountId }) => accountId).join()} books={books} />
    </div>
  );
}

/** Whoever asked for it without seeing the foot hears that it is read, and that it was; a notice says why it could not be. */
function ReadingNews({ books }: { readonly books: readonly Book[] }) {
  const isReading = books.some(({ refreshing }) => refreshing);
  const lasts = useLasts(isReading);
  const now = useNow();
  const words = useWordsOnceDone(isReading, () => readWords(books, now));
  return (
    <Told unseen saidBefore>
      {isReading && lasts ? say('address-book.age.being-read') : words}
    </Told>
  );
}

function readWords(books: readonly Book[], now: number): string {
  const [oldest = ''] = books.map(({ copyReadAt }) => copyReadAt ?? '').toSorted();
  if (oldest === '' || books.some(({ failure, aside }) => failure !== null || aside !== null)) return '';
  return say('address-book.age.read.spoken', { age: ageWords(oldest, now, 'after-verb') });
}

function shownWords({ books = [], found, text, without, isCut }: AddressBookView): string {
  const count = books.reduce((sum, book) => sum + book.totalCount, 0);
  const shown = found.length;
  if (without.length > 0) return say('address-book.shown.without', { shown, words: without.join(', ') });
  if (isCut) return say('address-book.shown.cut', { shown });
  if (text !== '') return say('address-book.shown.found', { shown, count });
  // The book was read a moment ago, and its entries are on their way.
  if (shown === 0 && count > 0) return '';
  return shown < count ? say('address-book.shown.first', { shown, count }) : say('address-book.entries', { count });
}
