/** What a phrase finds: anywhere in order and tracking numbers, at the beginnings of words in names. */
import { foldName, foldNumber } from './folded.ts';
import type { MirrorDatabase } from './mirror-database.ts';

export interface PhraseSearch {
  /** Lets temp.found hold the keys of what the phrase finds. Answers how many; null: an empty phrase, which leaves nothing out. */
  fill(phrase: string): number | null;
}

/** SQL: of an order `o`; ?1 as a number, ?2 as a name. */
const isFound = `(?1 <> '' AND (instr(o.number_folded, ?1) > 0 OR instr(o.tracking_folded, ?1) > 0))
  OR (?2 <> '' AND instr(' ' || o.name_sort, ' ' || ?2) > 0)`;

export function createPhraseSearch(database: MirrorDatabase): PhraseSearch {
  database.script('CREATE TEMP TABLE found (key INTEGER PRIMARY KEY) STRICT');
  let filledFor: { readonly phrase: string; readonly version: number; readonly count: number } | null = null;
  return {
    fill(phrase) {
      const number = foldNumber(phrase);
      const name = foldName(phrase);
      if (number === '' && name === '') return null;
      const version = database.version();
      if (filledFor?.phrase === phrase && filledFor.version === version) return filledFor.count;
      database.run('DELETE FROM temp.found');
      const match = matchOf(number, name);
      const count =
        match === null
          ? database.run(`INSERT INTO temp.found SELECT o.key FROM orders o WHERE ${isFound}`, number, name)
          : database.run(
              `INSERT INTO temp.found SELECT o.key FROM texts JOIN orders o ON o.key = texts.rowid
               WHERE texts MATCH ?3 AND (${isFound})`,
              number,
              name,
              match,
            );
      filledFor = { phrase, version, count };
      return count;
    },
  };
}

/** Few of them already leave few orders to look at. */
const mostTrigrams = 12;

/** The trigrams of both forms, for FTS5 (sqlite.org/fts5.html, 3.7 and 4.3.4); null: too short for one of them. */
function matchOf(number: string, name: string): string | null {
  const forms = [...new Set([number, name])].filter((form) => form !== '');
  const trigrams = forms.map(trigramsOf);
  if (trigrams.some((each) => each.length === 0)) return null;
  return trigrams.map((each) => `(${each.map(quoted).join(' AND ')})`).join(' OR ');
}

function trigramsOf(text: string): string[] {
  const characters = [...text];
  const found = new Set<string>();
  for (let at = 0; at + 3 <= characters.length && found.size < mostTrigrams; at += 1) {
    found.add(characters.slice(at, at + 3).join(''));
  }
  return [...found];
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
