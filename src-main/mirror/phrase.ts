/**
 * Finds orders by a phrase: anywhere in order and tracking numbers, and at the beginnings of words in names, in any order: one shop
 * writes 'Anna Schmidt', another 'Schmidt, Anna'.
 */
import { writtenOut } from '../codes/folded-letters.ts';
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

/** More words than a name has stand as they are typed. */
const mostWords = 8;

/** What is looked for in an order. */
interface Asked {
  readonly number: string;
  /** The number without the signs that a spreadsheet, a mail or another shop puts around it; '' where it has none. */
  readonly bareNumber: string;
  readonly name: string;
  readonly words: readonly Word[];
}

interface Word {
  /** As it is typed, and with two letters for each umlaut. */
  readonly writings: readonly string[];
  /** With one letter for two: 'muller' for 'mueller', of names that have an umlaut. */
  readonly contracted: string | null;
}

function askedFor(phrase: string): Asked {
  const [number, name] = [foldNumber(phrase), foldName(phrase)];
  const bare = number.replace(signsAround, '');
  const [typed, inFull] = [name, foldName(writtenOut(phrase))].map((text) => wordsIn(text).trim().split(' '));
  return { number, bareNumber: bare === number ? '' : bare, name, words: wordsOf(typed ?? [], inFull ?? []) };
}

const signsAround = /^[#'"‘’“”„«»`=]{1,3}|['"‘’“”„«»`,;]{1,2}$/gu;

function wordsOf(typed: readonly string[], inFull: readonly string[]): readonly Word[] {
  if (typed.length > mostWords) return [{ writings: [typed.join(' ')], contracted: null }];
  return typed
    .map((word, at) => ({
      word,
      full: inFull[at] ?? word,
      contracted: word.replace(twoLetters, (pair) => pair.slice(0, 1)),
    }))
    .filter(({ word }) => word !== '')
    .map(({ word, full, contracted }) => ({
      writings: [...new Set([word, full])],
      contracted: contracted === word ? null : contracted,
    }));
}

/** Not behind another vowel or a q, as in 'Bauer' and 'Quelle', nor at the end of what is typed so far. */
const twoLetters = /(?<![aeiouq])(?:[aou]e|aa)(?=\p{L})/gu;

/** The letters that `writtenOut` writes as two, or their marks where these stand apart. */
const hasUmlaut = `receiver_name GLOB '*[äöüøåÄÖÜØÅ\u0308\u030a]*'`;

/** SQL, and what stands for its question marks. */
interface Condition {
  readonly sql: string;
  readonly values: readonly string[];
}

function joined(conditions: readonly Condition[], word: 'AND' | 'OR'): Condition {
  const sql = `(${conditions.map((one) => one.sql).join(` ${word} `)})`;
  return { sql, values: conditions.flatMap(({ values }) => values) };
}

function isFound({ number, bareNumber, name, words }: Asked): Condition {
  const inNumbers = ['number_folded', 'tracking_folded', 'earlier_folded'];
  const found: Condition[] = [];
  if (number !== '') found.push(...inNumbers.map((column) => ({ sql: `instr(${column}, ?) > 0`, values: [number] })));
  if (bareNumber !== '')
    found.push(...inNumbers.map((column) => ({ sql: `instr(${column}, ?) = 1`, values: [bareNumber] })));
  if (name !== '') found.push({ sql: `instr(' ' || name_sort, ' ' || ?) > 0`, values: [name] });
  if (words.length > 0) found.push(joined(words.map(beginsWord), 'AND'));
  return joined(found, 'OR');
}

function beginsWord({ writings, contracted }: Word): Condition {
  const conditions = writings.map(beginsWordSo);
  if (contracted === null) return joined(conditions, 'OR');
  const marked = joined([beginsWordSo(contracted), { sql: hasUmlaut, values: [] }], 'AND');
  return joined([...conditions, marked], 'OR');
}

/** Few names have signs, and taking them out costs most. */
function beginsWordSo(word: string): Condition {
  const sql = `(instr(' ' || name_sort, ' ' || ?) > 0
    OR (instr(name_sort, ?) > 0 AND name_sort GLOB '*[^a-z0-9 ]*' AND instr(' ' || ${wordsOfNames}, ' ' || ?) > 0))`;
  return { sql, values: [word, word, word] };
}

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
      const asked = askedFor(phrase);
      const match = matchOf(asked);
      const { sql: condition, values } = isFound(asked);
      for (let last = takeUp(0, match); last !== null; last = takeUp(last, match)) {
        await keyTables.eachOf('looked_at', (from, keys) => {
          database.run(
            `INSERT INTO temp.found SELECT key, ${kindColumns}, gone ${from} WHERE ${condition}`,
            ...keys,
            ...values,
          );
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
function matchOf({ number, bareNumber, name, words }: Asked): string | null {
  const forms = [number, bareNumber].filter((text) => text !== '').map(allIn);
  const said = words.map(({ writings, contracted }) =>
    [...writings, ...(contracted === null ? [] : [contracted])].map(allIn),
  );
  const longEnough = said.filter((writings) => !writings.includes(null));
  if (longEnough.length > 0) forms.push(longEnough.map((writings) => `(${writings.join(' OR ')})`).join(' AND '));
  // The index finds no words that are all shorter: every order is looked at, except for figures, which stand as they are typed.
  else if (name !== '') forms.push(/\p{L}/u.test(name) ? null : allIn(name));
  return forms.includes(null) ? null : forms.map((form) => `(${form})`).join(' OR ');
}

/** Null: there are none. */
function allIn(text: string): string | null {
  const trigrams = trigramsOf(text);
  return trigrams.length === 0 ? null : trigrams.map(quoted).join(' AND ');
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
