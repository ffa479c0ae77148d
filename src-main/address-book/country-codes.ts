/** Country names in many languages, and the codes people write, to the two-letter code. Names come from the system's ICU. */
import { foldText } from './folding.ts';

const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'sv', 'da', 'pl', 'ja', 'th', 'zh', 'ko'];

/** What people write besides the name: left the code, right the ways. */
const otherNames: Readonly<Record<string, string>> = {
  AU: 'aus',
  CA: 'can',
  CH: 'che,schweiz,suisse,svizzera',
  CN: 'chn,peoples republic of china,prc',
  CZ: 'cze,czech republic',
  DE: 'deu,brd,federal republic of germany',
  ES: 'esp',
  FR: 'fra',
  GB: 'uk,gbr,great britain,england,scotland,wales,northern ireland,britain,united kingdom of great britain',
  HK: 'hkg,hong kong',
  IT: 'ita',
  JP: 'jpn,日本国',
  KR: 'kor,south korea,korea,republic of korea',
  NL: 'nld,holland,the netherlands',
  NZ: 'nzl,aotearoa,aotearoa new zealand',
  SG: 'sgp',
  TH: 'tha,ประเทศไทย',
  TW: 'twn,taiwan',
  US: 'usa,u s a,u s,united states of america,america,the united states',
};

let codes: ReadonlyMap<string, string> | null = null;

/** The two-letter code; for a name nobody here knows, the folded name, so that equal names stay equal. Empty stays empty. */
export function countryCodeOf(country: string): string {
  const folded = nameKey(country);
  if (folded === '') return '';
  codes ??= readCodes();
  return codes.get(folded) ?? folded;
}

function readCodes(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
  const names = languages.map((language) => new Intl.DisplayNames([language], { type: 'region', fallback: 'none' }));
  for (const written of letters.flatMap((first) => letters.map((second) => first + second))) {
    // Codes of countries that are no more ('DD') stand for the country of today.
    const code = new Intl.Locale(`und-${written}`).region ?? written;
    for (const name of names) {
      const word = name.of(code);
      if (word !== undefined && !found.has(nameKey(word))) found.set(nameKey(word), code);
    }
    if (names[0]?.of(code) !== undefined) found.set(written.toLowerCase(), code);
  }
  for (const [code, others] of Object.entries(otherNames)) {
    for (const other of others.split(',')) found.set(nameKey(other), code);
  }
  return found;
}

function nameKey(country: string): string {
  return foldText(country)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
