/**
 * How a PDF is locked that everybody may read: with the empty password (ISO 32000-1 section 7.6, ISO 32000-2 section
 * 7.6.4.3.4). What asks for a password does not come out anyway.
 */

/** The length of one dictionary: far more than any program writes. */
const longestDictionary = 4096;
/** Far more parts than files have; also each '/EncryptMetadata' is found. */
const mostPlaces = 8;
/** Far more often than files have objects whose numbers end alike. */
const mostAlike = 100;

/** The dictionary that says so, with who may do what; null: it is not locked, or in another way. */
export function lockIn(pdf: Buffer): string | null {
  return lastFound(pdf, '/Encrypt', (text) => {
    const dictionary = lockAt(pdf, text);
    return /\/Filter\s*\/Standard\b/.test(dictionary) && rightsIn(dictionary) !== null ? dictionary : null;
  });
}

export function rightsIn(dictionary: string): number | null {
  const rights = /\/P\s+(-?\d{1,10})(?![\d.]|\s+\d+\s+R)/.exec(dictionary);
  return rights === null ? null : Number(rights[1]);
}

/** The first of the two marks that tell the file from all others. */
export function markOf(pdf: Buffer): Buffer {
  return lastFound(pdf, '/ID', (text) => bytesAt(text, /^\/ID\s*\[\s*/)) ?? Buffer.alloc(0);
}

const texts = { owner: /\/O\s*(?=[<(])/, user: /\/U\s*(?=[<(])/, lockedKey: /\/UE\s*(?=[<(])/ };

/** In figures or as they are. Null: it is not there. */
export const bytesOf = (dictionary: string, name: keyof typeof texts): Buffer | null =>
  bytesAt(dictionary, texts[name]);

function lastFound<Found>(pdf: Buffer, name: string, read: (text: string) => Found | null): Found | null {
  let at = pdf.lastIndexOf(name);
  for (let place = 0; at > 0 && place < mostPlaces; place += 1) {
    const found = read(pdf.toString('latin1', at, at + longestDictionary));
    if (found !== null) return found;
    at = pdf.lastIndexOf(name, at - 1);
  }
  return null;
}

/** Empty: what stands there is none. */
function lockAt(pdf: Buffer, text: string): string {
  const number = /^\/Encrypt\s+(\d{1,10})\s+\d{1,5}\s+R\b/.exec(text)?.[1];
  if (number !== undefined) return objectOf(pdf, number);
  return /^\/Encrypt\s*<</.test(text) ? text : '';
}

/** Empty: it is not there. It is in no stream, because it says how those are read. */
function objectOf(pdf: Buffer, number: string): string {
  const beginning = `${number} 0 obj`;
  let at = pdf.lastIndexOf(beginning);
  for (let alike = 0; at > 0 && /\d/.test(pdf.toString('latin1', at - 1, at)); alike += 1) {
    at = alike < mostAlike ? pdf.lastIndexOf(beginning, at - 1) : -1;
  }
  return at === -1 ? '' : (pdf.toString('latin1', at, at + longestDictionary).split('endobj')[0] ?? '');
}

const inFigures = /<([\dA-Fa-f\s]*)>/y;
const asTheyAre = /\(((?:[^\\()]|\\.)*)\)/sy;

function bytesAt(text: string, before: RegExp): Buffer | null {
  const found = before.exec(text);
  if (found === null) return null;
  const at = found.index + found[0].length;
  inFigures.lastIndex = at;
  asTheyAre.lastIndex = at;
  const figures = inFigures.exec(text)?.[1];
  if (figures !== undefined) return Buffer.from(figures.replace(/\s/g, ''), 'hex');
  const written = asTheyAre.exec(text)?.[1];
  return written === undefined ? null : Buffer.from(written.replace(escapes, plainly), 'latin1');
}

const escapes = /\\(?:([0-7]{1,3})|(\r?\n|\r)|(.))/gs;
const lettersOfEscapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

function plainly(_: string, octal: string | undefined, newLine: string | undefined, letter = ''): string {
  if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 0xff);
  return newLine === undefined ? (lettersOfEscapes[letter] ?? letter) : '';
}
