/**
 * Letters and signs as web pages write them, which shops also hand on in their tables: 'O&#39;Connell', 'M&uuml;ller'. Read as they stand,
 * 39 would be the number of a flat.
 */

const named = /&([a-z]{2,6});/gi;
const numbered = /&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi;

const signs: Readonly<Record<string, string>> = {
  ...{ quot: '"', apos: "'", lt: '<', gt: '>', nbsp: ' ', lsquo: '‘', rsquo: '’', ndash: '–', mdash: '—' },
  ...{ szlig: 'ß', aelig: 'æ', AElig: 'Æ', oelig: 'œ', OElig: 'Œ', oslash: 'ø', Oslash: 'Ø' },
  ...{ eth: 'ð', ETH: 'Ð', thorn: 'þ', THORN: 'Þ', ordm: 'º', ordf: 'ª', deg: '°' },
};

/** 'uuml' is a u with what 'uml' stands for. */
const accents: Readonly<Record<string, string>> = {
  ...{ grave: '\u0300', acute: '\u0301', circ: '\u0302', tilde: '\u0303', uml: '\u0308', ring: '\u030a' },
  ...{ caron: '\u030c', cedil: '\u0327' },
};

/** A name or a number that no page knows stays as it is. */
export function fromPageText(text: string): string {
  if (!text.includes('&')) return text;
  // Some programs write what was written so before: '&amp;#39;'.
  return text
    .replace(/&(?:amp;)+/gi, '&')
    .replace(numbered, (written, hex?: string, decimal?: string) => lettersOf(hex, decimal) ?? written)
    .replace(named, (written, name: string) => signs[name] ?? accented(name) ?? written);
}

function lettersOf(hex?: string, decimal?: string): string | null {
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  // As pages read it: shops of old wrote the apostrophe of Windows, 146.
  if (code >= 0x80 && code < 0xa0) return new TextDecoder('windows-1252').decode(Uint8Array.of(code));
  return code === 0 || code > 0x10ffff ? null : String.fromCodePoint(code);
}

/** Null: there is no such letter. */
function accented(name: string): string | null {
  const [letter = '', accent = ''] = [name.slice(0, 1), accents[name.slice(1)]];
  const joined = `${letter}${accent}`.normalize('NFC');
  return accent !== '' && joined.length === 1 ? joined : null;
}
