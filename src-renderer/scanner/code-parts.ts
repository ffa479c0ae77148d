/**
 * What a code holds besides its characters: the AIM identifier in front (ISO/IEC 15424) and the parts of a GS1 element
 * string (GS1 General Specifications, 'GS1 Application Identifiers in numerical order' and 'Element strings with
 * predefined length'). Pure.
 */

export const GS = '\u001d';

export interface ReadCode {
  readonly kind: 'read';
  /** Without the AIM identifier. GS stays where it was. */
  readonly text: string;
  /** 'C1' of ']C1'; null when there was none. */
  readonly aim: string | null;
  /** The parts of a GS1 element string, in their order; empty for any other code. */
  readonly parts: readonly CodePart[];
  /** What may identify an order, likeliest first: the whole code, then the number parts. */
  readonly candidates: readonly string[];
}

export interface CodePart {
  /** The application identifier: '00', '01', '420'. */
  readonly identifier: string;
  readonly value: string;
}

export interface WrongCheckDigit {
  readonly kind: 'check-digit';
  readonly text: string;
  readonly aim: string | null;
  /** The part that has it: 'SSCC (00)', 'GTIN (01)', 'EAN-13'. */
  readonly name: string;
}

export function readCode(raw: string): ReadCode | WrongCheckDigit {
  const [, aim = null] = /^\]([A-Za-z][0-9A-Za-z])/.exec(raw) ?? [];
  const rest = aim === null ? raw : raw.slice(3);
  // Some scanners send a leading GS for the FNC1 that marks a GS1 code.
  const text = rest.startsWith(GS) && aim !== null ? rest.slice(1) : rest;
  const name = wrongCheckDigit(text, aim);
  if (name !== null) return { kind: 'check-digit', text, aim, name };

  const parts = isGs1(text, aim) ? (elementParts(text) ?? []) : [...unmarkedSscc(text), ...linkedShipment(text)];
  const wrong = parts.find((part) => !isRightPart(part));
  if (wrong !== undefined) {
    return { kind: 'check-digit', text, aim, name: `${CHECKED.get(wrong.identifier)} (${wrong.identifier})` };
  }
  return { kind: 'read', text, aim, parts, candidates: candidatesOf(text, parts) };
}

/**
 * GS1-128, GS1 DataBar and composites, DataMatrix, QR and DotCode; or FNC1 in a code that came without an identifier.
 */
function isGs1(text: string, aim: string | null): boolean {
  return aim === null ? text.includes(GS) : GS1_SYMBOLS.has(aim);
}

/** With FNC1 in front, and the same with characters of other alphabets. FNC1 in second place means another owner of the code. */
const GS1_SYMBOLS = new Set(['C1', 'e0', 'e1', 'e2', 'd2', 'd5', 'Q3', 'Q4', 'J1', 'J4']);

/** An SSCC that the scanner does not mark: 00, eighteen digits, and a correct check digit. */
function unmarkedSscc(text: string): readonly CodePart[] {
  const value = /^00(\d{18})$/.exec(text)?.[1];
  return value !== undefined && hasCheckDigit(value) ? [{ identifier: '00', value }] : [];
}

/**
 * The shipment that a GS1 Digital Link names ('GS1 Digital Link Standard: URI Syntax': keys and values are pairs of the path). What a link
 * says about goods or places names no parcel.
 */
function linkedShipment(text: string): readonly CodePart[] {
  const [, path = ''] = /^https?:\/\/[^/?#]+\/([^?#]+)/i.exec(text) ?? [];
  const steps = path.split('/');
  return steps.flatMap((identifier, at) => {
    const value = steps[at + 1] ?? '';
    return SHIPMENT_KEYS.get(identifier)?.test(value) === true ? [{ identifier, value }] : [];
  });
}

/** SSCC, consignment and shipment. */
const SHIPMENT_KEYS: ReadonlyMap<string, RegExp> = new Map([
  ['00', /^\d{18}$/],
  ['401', /^[0-9A-Za-z-]{8,30}$/],
  ['402', /^\d{17}$/],
]);

/** Codes whose kind has a check digit of its own. */
function wrongCheckDigit(text: string, aim: string | null): string | null {
  if (aim === 'E0' && /^\d{13}$/.test(text)) return hasCheckDigit(text) ? null : 'EAN-13';
  if (aim === 'E4' && /^\d{8}$/.test(text)) return hasCheckDigit(text) ? null : 'EAN-8';
  return null;
}

/** Parts with a digit that checks the others: the last, or the one before what LED_BY names. */
const CHECKED: ReadonlyMap<string, string> = new Map([
  ['00', 'SSCC'],
  ['01', 'GTIN'],
  ['02', 'GTIN'],
  ['03', 'GTIN'],
  ['402', 'GSIN'],
  ...['410', '411', '412', '413', '414', '415', '416', '417'].map((place): [string, string] => [place, 'GLN']),
  ['8017', 'GSRN'],
  ['8018', 'GSRN'],
  ['253', 'GDTI'],
  ['255', 'GCN'],
  ['8003', 'GRAI'],
  ['8006', 'ITIP'],
  ['8026', 'ITIP'],
]);

/** How many digits lead what has a serial number or more behind its check digit. */
const LED_BY: ReadonlyMap<string, number> = new Map([
  ['253', 13],
  ['255', 13],
  ['8003', 14],
  ['8006', 14],
  ['8026', 14],
]);

function isRightPart({ identifier, value }: CodePart): boolean {
  return !CHECKED.has(identifier) || hasCheckDigit(value.slice(0, LED_BY.get(identifier) ?? value.length));
}

/** Weights 3 and 1 from the right; the sum with the check digit is a multiple of ten. */
function hasCheckDigit(digits: string): boolean {
  if (!/^\d{2,}$/.test(digits)) return false;
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** Number of characters after the identifier, for identifiers with a fixed length, by their first two digits. */
const FIXED: ReadonlyMap<string, number> = new Map([
  ['00', 18],
  ['01', 14],
  ['02', 14],
  ['03', 14],
  ['04', 16],
  ...['11', '12', '13', '14', '15', '16', '17', '18', '19'].map((two): [string, number] => [two, 6]),
  ['20', 2],
  ...['31', '32', '33', '34', '35', '36'].map((two): [string, number] => [two, 6]),
  ['41', 13],
]);

/** Length of the identifier by its first two digits; two for any that are not listed. */
const IDENTIFIER_LENGTH: ReadonlyMap<string, number> = new Map([
  ...['23', '24', '25', '40', '41', '42', '71'].map((two): [string, number] => [two, 3]),
  ...['31', '32', '33', '34', '35', '36', '39', '43', '70', '72', '80', '81', '82'].map((two): [string, number] => [
    two,
    4,
  ]),
]);

/** The longest part without a fixed length. */
const LONGEST = 90;

/** Null when the text is not an element string: an unknown identifier, or a part that is cut short or empty. */
function elementParts(text: string): readonly CodePart[] | null {
  const parts: CodePart[] = [];
  let at = text.startsWith(GS) ? 1 : 0;
  while (at < text.length) {
    const two = text.slice(at, at + 2);
    const identifier = text.slice(at, at + (IDENTIFIER_LENGTH.get(two) ?? 2));
    const start = at + identifier.length;
    const length = FIXED.get(two);
    const separator = text.indexOf(GS, start);
    const end = length !== undefined ? start + length : separator === -1 ? text.length : separator;
    const value = text.slice(start, end);
    const isWhole = length === undefined ? value.length > 0 && value.length <= LONGEST : value.length === length;
    if (!/^\d{2,4}$/.test(identifier) || !isWhole || value.includes(GS)) return null;
    parts.push({ identifier, value });
    at = text[end] === GS ? end + 1 : end;
  }
  return parts;
}

/** Parts that may identify an order, likeliest first. */
const NUMBERS = ['00', '21', '400', '401', '402', '01', '420', '421'];

function candidatesOf(text: string, parts: readonly CodePart[]): readonly string[] {
  const numbers = NUMBERS.flatMap((wanted) => parts.filter(({ identifier }) => identifier === wanted));
  // Carriers number parcels by a part of their own, 91 to 99, and include its identifier (USPS: 420, ZIP code, 92...). The first:
  // with Australia Post 92 behind it is where the parcel goes.
  const own = parts.filter(({ identifier }) => /^9[1-9]$/.test(identifier)).slice(0, 1);
  const whole = text.replaceAll(GS, '');
  const routed = /^420(?:\d{5}|\d{9})(9[1-5]\d{20})$/.exec(whole)?.[1];
  const all = [
    whole,
    ...own.flatMap(({ identifier, value }) => [identifier + value, value]),
    ...(routed === undefined ? [] : [routed]),
    ...numbers.flatMap(({ identifier, value }) => (identifier === '00' ? [`00${value}`, value] : [value])),
  ];
  return [...new Set(all.map((code) => code.trim()))].filter((code) => code !== '');
}
