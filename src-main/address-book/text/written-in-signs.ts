/**
 * Text that a shop or a file hands on in the signs of another writing: 'O&#39;Connor', 'M&uuml;ller', '12 High Street<br />' of a web
 * page, and 'StraÃŸe', whose UTF-8 was read as Windows' Western letters.
 */
const sign = /&(?:#(\d{2,6})|#x([\da-f]{2,5})|([a-z]{2,6}));/gi;
const lineBreak = /<br\s?\/?>/gi;

/** 'uml' of '&uuml;', as a mark behind the letter. */
const marks: Readonly<Record<string, string>> = {
  uml: '\u0308',
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030a',
  caron: '\u030c',
};
const named: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", lsquo: "'", rsquo: "'", nbsp: ' ' },
  ...{
    ndash: '-',
    szlig: 'ß',
    oslash: 'ø',
    aelig: 'æ',
    oelig: 'œ',
    eth: 'ð',
    thorn: 'þ',
    ordm: 'º',
    ordf: 'ª',
    deg: '°',
  },
};

/** The text as a person wrote it. A shop that shows a page's text in a page writes its signs twice: '&amp;#39;'. */
export function fromSigns(text: string): string {
  const read = text.includes('&') ? text.replace(sign, signRead).replace(sign, signRead) : text;
  return fromWestern(read.replace(lineBreak, ', '));
}

function signRead(written: string, decimal?: string, hexadecimal?: string, name: string = ''): string {
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  if (name === '') return code > 0x1f && code <= 0x10ffff ? String.fromCodePoint(code) : written;
  const mark = marks[name.slice(1).toLowerCase()];
  return mark === undefined ? (named[name.toLowerCase()] ?? written) : `${name[0]}${mark}`.normalize('NFC');
}

/** What Windows' Western letters have from 0x80 on, where Latin 1 has no letters; a space where they have none either. */
const windows = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';
/** A first byte of UTF-8 and one that follows it. */
const looksRead = /[\u00c2-\u00f4][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u;

function fromWestern(text: string): string {
  if (!looksRead.test(text)) return text;
  const bytes = [...text].map((letter) => {
    const at = letter === ' ' ? -1 : windows.indexOf(letter);
    return at === -1 ? (letter.codePointAt(0) ?? 0) : 0x80 + at;
  });
  if (bytes.some((byte) => byte > 0xff)) return text;
  const read = Buffer.from(bytes).toString('utf8');
  return read.includes('\ufffd') ? text : read;
}
