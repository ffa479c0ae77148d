/** Finds orders by a phrase: anywhere in order and tracking numbers, and at the beginnings of words in names. */
import { foldName, foldNumber } from './folded.ts';
import type { KeyTables } from './key-tables.ts';
import { kindColumns } from './kind-counts.ts';
import { columnsOfKinds } from './kinds-beside-keys.ts';
import type { MirrorDatabase } from './mirror-database.ts';

export interface PhraseSearch {
  /** Fills temp.found with the keys that the phrase finds. An empty phrase leaves nothing out, and is not searched. */
  fill(phrase: string): Promise<void>;
}

export const isPhrase = (phrase: string): boolean => foldNumber(phrase) !== '' || foldName(phrase) !== '';

/**
 * Words of a name begin behind these, too: 'Jones' finds 'Smith-Jones', and 'Neil' finds "O'Neil". A keyboard has one
 * apostrophe and one hyphen, and shops send others: each finds all.
 */
const betweenWords = [...'-‐–—\'’‘ʼ`.,/&+()"“”„«»'];
const wordBreaks = [...betweenWords, '  ', '  '];
const wordsIn = (name: string): string => wordBreaks.reduce((text, sign) => text.replaceAll(sign, ' '), name);
const wordsOfNames = wordBreaks.reduce(
  (text, sign) => `replace(${text}, '${sign.replace("'", "''")}', ' ')`,
  'name_sort',
);

/**
 * SQL: the phrase as a number four times, as a name twice, its words twice, its longest word and its words. Few names
 * have signs, and taking them out costs most.
 */
const isFound = `(? <> '' AND (instr(number_folded, ?) > 0 OR instr(tracking_folded, ?) > 0 OR instr(earlier_folded, ?) > 0))
  OR (? <> '' AND instr(' ' || name_sort, ' ' || ?) > 0)
  OR (? <> '' AND (instr(' ' || name_sort, ' ' || ?) > 0
    OR (instr(name_sort, ?) > 0 AND name_sort GLOB '*[^a-z0-9 ]*' AND instr(' ' || ${wordsOfNames}, ' ' || ?) > 0)))`;

/** The index of texts gives keys faster than the table of orders, and starts anew for each step. */
const moreOfTexts = 2;

/** `ordersInStep`: how many orders one step passes. */
export function createPhraseSearch(database: MirrorDatabase, keyTables: KeyTables, ordersInStep: number): PhraseSearch {
  database.script(`CREATE TEMP TABLE found ${columnsOfKinds}`);
  database.script('CREATE TEMP TABLE looked_at (key INTEGER PRIMARY KEY) STRICT');
  let filledFor: { readonly phrase: string; readonly version: number } | null = null;

  /** Reads the next candidates. Answers the last of them; null: there are no more. */
  const takeUp = (from: number, match: string | null): number | null => {
    database.run('DELETE FROM temp.looked_at');
    const behind = 'key > ? ORDER BY key LIMIT ?';
    if (match === null)
      database.run(`INSERT INTO temp.looked_at SELECT key FROM orders WHERE ${behind}`, from, ordersInStep);
    else {
      const sql = `SELECT rowid AS key FROM texts WHERE texts MATCH ? AND rowid > ? ORDER BY rowid LIMIT ?`;
      database.run(`INSERT INTO temp.looked_at ${sql}`, match, from, ordersInStep * moreOfTexts);
    }
    const last = database.get('SELECT max(key) AS key FROM temp.looked_at')?.key;
    return typeof last === 'number' ? last : null;
  };
  return {
    async fill(phrase) {
      const version = database.version();
      if (!isPhrase(phrase) || (filledFor?.phrase === phrase && filledFor.version === version)) return;
      filledFor = null;
      database.run('DELETE FROM temp.found');
      const [number, name] = [foldNumber(phrase), foldName(phrase)];
      const words = wordsIn(name).trim();
      const apart = words.split(' ');
      const longest = apart.reduce((one, other) => (other.length > one.length ? other : one));
      // The index finds no words that are all shorter: then they must stand with the same signs between them.
      const match = matchOf(number, longest.length < 3 ? [name] : apart);
      for (let last = takeUp(0, match); last !== null; last = takeUp(last, match)) {
        await keyTables.eachOf('looked_at', (from, keys) => {
          const sql = `INSERT INTO temp.found SELECT key, ${kindColumns}, gone ${from} WHERE ${isFound}`;
          database.run(sql, ...keys, number, number, number, number, name, name, words, words, longest, words);
        });
      }
      if (database.version() === version) filledFor = { phrase, version };
    },
  };
}

/** A few of them already leave few orders to look at. */
const mostTrigrams = 12;

/**
 * The trigrams of the number, and of the words, which may stand with any sign between them; for FTS5
 * (sqlite.org/fts5.html, 3.7 and 4.3.4). Null: one of them is too short.
 */
function matchOf(number: string, words: readonly string[]): string | null {
  const forms = [[number], words].filter((texts) => texts.some((text) => text !== ''));
  const trigrams = forms.map((texts) => [...new Set(texts.flatMap(trigramsOf))].slice(0, mostTrigrams));
  if (trigrams.some((each) => each.length === 0)) return null;
  return trigrams.map((each) => `(${each.map(quoted).join(' AND ')})`).join(' OR ');
}

function trigramsOf(text: string): string[] {
  const characters = [...text];
  const found = new Set<string>();
  for (let at = 0; at + 3 <= characters.length && found.size < mostTrigrams; at += 1) {
    const three = characters.slice(at, at + 3).join('');
    // It would end the question, whose rest is then no question.
    if (!three.includes('\0')) found.add(three);
  }
  return [...found];
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
