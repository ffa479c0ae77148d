/** Accounts, carriers and countries by number: an order's row holds only the number. */
import { foldName } from './folded.ts';
import type { MirrorDatabase, Row } from './mirror-database.ts';

export interface NumberedTexts {
  no(text: string): number;
  known(text: string): number | null;
  text(no: number): string;
}

/** Texts by number. The file is asked once for each, because a number never changes its text. */
export function createNumberedTexts(
  database: MirrorDatabase,
  table: string,
  noColumn: string,
  textColumn: string,
): NumberedTexts {
  const numbers = new Map<string, number>();
  const texts = new Map<number, string>();
  let undone = database.undoneCount();
  const forgetWhatWasUndone = (): void => {
    if (undone === database.undoneCount()) return;
    undone = database.undoneCount();
    numbers.clear();
    texts.clear();
  };
  const remember = (text: string, row: Row | undefined): number | null => {
    if (row === undefined) return null;
    const no = Number(row[noColumn]);
    numbers.set(text, no);
    texts.set(no, text);
    return no;
  };
  const known = (text: string): number | null => {
    forgetWhatWasUndone();
    const read = (): Row | undefined => database.get(`SELECT ${noColumn} FROM ${table} WHERE ${textColumn} = ?`, text);
    return numbers.get(text) ?? remember(text, read());
  };
  return {
    known,
    no(text) {
      const found = known(text);
      if (found !== null) return found;
      const row = database.get(`INSERT INTO ${table} (${textColumn}) VALUES (?) RETURNING ${noColumn}`, text);
      return Number(row?.[noColumn]);
    },
    text(no) {
      forgetWhatWasUndone();
      const remembered = texts.get(no);
      if (remembered !== undefined) return remembered;
      const row = database.get(`SELECT ${textColumn} FROM ${table} WHERE ${noColumn} = ?`, no);
      const text = String(row?.[textColumn] ?? '');
      if (row !== undefined) texts.set(no, text);
      return text;
    },
  };
}

/**
 * Carriers and countries. Names that differ only in case or accents are one, and the way it was written first is shown:
 * lists, counts and couriers go by them, and 'dhl' is no other carrier than 'DHL'.
 */
export function createNamesOnce(database: MirrorDatabase): NumberedTexts {
  const exact = createNumberedTexts(database, 'names', 'name_no', 'name');
  let first: Map<string, number> | null = null;
  let undone = database.undoneCount();
  const byForm = (): Map<string, number> => {
    if (undone !== database.undoneCount()) first = null;
    undone = database.undoneCount();
    const rows = first === null ? database.all('SELECT name_no, name FROM names ORDER BY name_no DESC') : [];
    first ??= new Map(rows.map(({ name_no, name }) => [formOf(String(name)), Number(name_no)]));
    return first;
  };
  return {
    known: (name) => byForm().get(formOf(name)) ?? null,
    no(name) {
      const no = byForm().get(formOf(name)) ?? exact.no(name);
      byForm().set(formOf(name), no);
      return no;
    },
    text: exact.text,
  };
}

/** A name that consists only of accents keeps them. */
const formOf = (name: string): string => foldName(name) || name;
