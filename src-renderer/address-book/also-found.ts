/** Why an entry was found when no column shows it. Pure. */
import type { EntryField } from '../../src-preload/contract/address-book.ts';
import { FIELDS } from './entry-words.ts';
import { type MarkedEntry, markedPieces } from './marked-pieces.ts';

/**
 * The fields without a column whose marked words no column shows: a typed e-mail address, but not the '12' of a
 * customer code while the street's '12' is marked. The longest first, because a narrow column may have no room for
 * more.
 */
export function alsoFound(
  { entry, matchedParts }: MarkedEntry,
  columns: ReadonlySet<EntryField>,
): readonly EntryField[] {
  const markedWords = (field: EntryField): readonly string[] =>
    markedPieces(entry[field], matchedParts[field])
      .filter(({ marked }) => marked)
      .map(({ text }) => text.toLowerCase());
  const seen = new Set(FIELDS.filter((field) => columns.has(field)).flatMap(markedWords));
  const found = FIELDS.flatMap((field) => {
    const news = columns.has(field) ? [] : markedWords(field).filter((word) => !seen.has(word));
    for (const word of news) seen.add(word);
    return news.length === 0 ? [] : [{ field, letters: Math.max(...news.map(({ length }) => length)) }];
  });
  return found.toSorted((one, other) => other.letters - one.letters).map(({ field }) => field);
}
