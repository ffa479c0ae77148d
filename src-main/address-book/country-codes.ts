/**
 * Country names in many languages, and the codes people write, to the two-letter code. The names are a file of
 * resources/address-rules: asking the system's ICU for 14 languages took 25 ms of the processor at the first question and
 * 10 MB more than this, which knows 45 languages and takes 4 ms.
 */
import aliases from '../../resources/address-rules/country-aliases.json' with { type: 'json' };
import names from '../../resources/address-rules/country-names.json' with { type: 'json' };
import { foldWritten, wordsOfFolded } from './written-text.ts';

/** Without its accent it would be Costa Rica. */
const written: ReadonlyMap<string, string> = new Map(Object.entries(aliases.written));

let codes: ReadonlyMap<string, string> | null = null;
/** What was written, to what was answered: a book has few countries and many entries. */
let answered = new Map<string, string>();
const mostAnswered = 500;
const longestName = 100;

/** The two-letter code; for a name nobody here knows, the folded name, so that equal names stay equal. Empty stays empty, and is the answer for what is too long. */
export function countryCodeOf(country: string): string {
  const known = answered.get(country);
  if (known !== undefined) return known;
  if (country.length > longestName) return '';
  const code = written.get(country.trim().normalize('NFC')) ?? codeOf(countryKey(country));
  if (answered.size >= mostAnswered) answered = new Map();
  answered.set(country, code);
  return code;
}

function codeOf(key: string): string {
  codes ??= readCodes();
  return codes.get(key) ?? codes.get(key.replaceAll(' ', '')) ?? key;
}

/** How a name is looked up: 'U.S.A.' as 'u s a'. */
export function countryKey(country: string): string {
  return wordsOfFolded(foldWritten(country)).join(' ');
}

function readCodes(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [code, words] of [...Object.entries(names.names), ...Object.entries(aliases.names)]) {
    found.set(code.toLowerCase(), code);
    for (const name of words) found.set(name, code);
  }
  return found;
}
