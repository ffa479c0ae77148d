/**
 * Reads one field as real services send it: numbers as text, booleans as 0 and 1, one element where a list is due, null
 * for nothing. Only a field that we cannot do without (an order's id) may fail.
 */
import { mostRecords, UnreadableAnswer } from './unreadable.ts';

export type WireRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is WireRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A record with something in it, or a list with a record. */
export function holdsRecords(value: unknown): boolean {
  return Array.isArray(value) ? value.some(isRecord) : isRecord(value) && Object.keys(value).length > 0;
}

/** Own fields only, so that 'constructor' is not a field. */
export function field(record: WireRecord, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Empty for nothing, and for anything that is not text. */
export function toText(value: unknown): string {
  if (typeof value === 'string') {
    return value;
  }
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** Null for nothing, and for anything that is neither true nor false. */
export function toFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  const word = toText(value).trim().toLowerCase();
  if (word === 'true' || word === '1') {
    return true;
  }
  return word === 'false' || word === '0' ? false : null;
}

/** The greatest double has 309 digits. */
const longestNumber = 400;

/** Null for nothing, and for anything that is not a finite number. */
export function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const text = toText(value).trim();
  if (text.length > longestNumber || !/^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text)) {
    return null;
  }
  const number = Number(text);
  return Number.isFinite(number) ? number : null;
}

/** True for whole numbers that JavaScript holds exactly. */
export function isWholeNumber(value: unknown): boolean {
  return Number.isSafeInteger(toNumber(value));
}

/**
 * A whole number that JavaScript tells exactly; otherwise UnreadableAnswer, which names the field. Beyond the document's int32,
 * as no request names it: one entry with a larger id would cost the whole address book.
 */
export function toWholeNumber(value: unknown, path: string): number {
  const number = toNumber(value);
  if (number === null || !isWholeNumber(number)) {
    throw new UnreadableAnswer(`${path} is not a whole number`);
  }
  // '-0' is 0, and JavaScript tells the two apart.
  return number + 0;
}

/**
 * The records of a list. One record stands for a list of one, and a record that holds nothing but records only names their
 * kind (`<orders><order>...</order></orders>`) or numbers them (`{"0": {...}, "2": {...}}`), unless that is a field of
 * theirs. An empty record is an empty list: some languages write both alike. An entry that is nothing hides none of the
 * others: it is a record in which nothing stands. What else is not a record is refused, by its place.
 */
export function toRecords(
  value: unknown,
  path: string,
  listFields: readonly string[] = [],
  most = mostRecords,
): WireRecord[] {
  if (isNothing(value) || (isRecord(value) && isBlank(value))) {
    return [];
  }
  const entries = (Array.isArray(value) ? value : [value]).flatMap((entry) => unwrap(entry, listFields));
  if (entries.length > most) {
    throw new UnreadableAnswer(`${path} holds more than ${most}`, { code: 'answer-too-large' });
  }
  return entries.map((entry, index) => {
    if (isNothing(entry)) return {};
    if (!isRecord(entry)) {
      throw new UnreadableAnswer(`${path}.${index} is not an object`);
    }
    return entry;
  });
}

function unwrap(entry: unknown, listFields: readonly string[]): readonly unknown[] {
  const names = isRecord(entry) ? Object.keys(entry) : [];
  const isOnlyTheirName = names.length === 1 || (names.length > 1 && names.every((name) => /^\d+$/.test(name)));
  if (!isRecord(entry) || !isOnlyTheirName || names.some((name) => listFields.includes(name))) return [entry];
  const records = Object.values(entry).flat();
  // `{"order": []}`: the kind of which there is none.
  if (records.length === 0) return records;
  return records.some(isRecord) && records.every((one) => isRecord(one) || isNothing(one)) ? records : [entry];
}

export const isBlank = (record: WireRecord): boolean => Object.keys(record).length === 0;

/**
 * XML gives an element without content like this, and some services answer so for a record that their query did not find.
 */
const isNothing = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * Fields that the service document does not name, as text; anything else is shown as JSON. Nothing is left out: a date
 * among `dateFields` that cannot be read is shown as it came, and so is anything that stands in the place of a text and
 * is no text.
 */
export function otherFields(
  record: WireRecord,
  knownFields: readonly string[],
  dateFields: readonly string[] = [],
  listFields: readonly string[] = [],
): Record<string, string> {
  const isToldElsewhere = (name: string, value: unknown): boolean =>
    knownFields.includes(name) &&
    !(dateFields.includes(name) && isUnreadableDate(value)) &&
    (listFields.includes(name) || !holdsParts(value));
  const others = Object.entries(record).filter(([name, value]) => !isToldElsewhere(name, value) && value !== null);
  return Object.fromEntries(
    others.map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : toText(value)]),
  );
}

/** A parcel in pieces has a list of tracking numbers. */
function holdsParts(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((part) => part !== null && part !== '');
}

/** The same for a part that seldom has any: `{ other }` with them, or nothing to spread. */
export function withOtherFields(
  record: WireRecord,
  knownFields: readonly string[],
  dateFields: readonly string[] = [],
): { other?: Record<string, string> } {
  // True for nearly every one of a hundred thousand entries.
  const isKnown = Object.keys(record).every((name) => knownFields.includes(name) && !holdsParts(record[name]));
  if (isKnown && !dateFields.some((name) => isUnreadableDate(field(record, name)))) {
    return {};
  }
  const other = otherFields(record, knownFields, dateFields);
  return Object.keys(other).length === 0 ? {} : { other };
}

const isoDate =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

function isUnreadableDate(value: unknown): boolean {
  const text = toText(value).trim();
  return text !== '' && !text.startsWith('0001-01-01') && toInstant(text) === null;
}

/** As most services write it, and as Date reads it without help. */
const plainInstant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z$/;

/** The last instant that was read: each order's is asked for twice. */
let known: { readonly text: string; readonly instant: string | null } = { text: '', instant: null };

/**
 * An instant as ISO 8601 with Z. UTC when no zone is given; null for nothing, for 0001-01-01 and for an invalid date.
 */
export function toInstant(value: unknown): string | null {
  const text = toText(value).trim();
  if (text !== known.text) known = { text, instant: instantIn(text) };
  return known.instant;
}

function instantIn(text: string): string | null {
  const written = plainInstant.test(text) ? text : inFull(text);
  if (written === null || written.startsWith('0001') || !isDayOfItsMonth(written)) {
    return null;
  }
  const instant = new Date(written);
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString();
}

/** Adds missing parts and the zone. */
function inFull(text: string): string | null {
  const match = isoDate.exec(text);
  if (match === null) {
    return null;
  }
  const [, year, month, day, hour = '00', minute = '00', second = '00', fraction = '', zone = 'Z'] = match;
  const milliseconds = fraction.padEnd(3, '0').slice(0, 3);
  const offset = zone.toUpperCase() === 'Z' ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3).slice(-2).padEnd(2, '0')}`;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}.${milliseconds}${offset}`;
}

/** Date takes 30 February for 2 March. */
function isDayOfItsMonth(written: string): boolean {
  const [year, month, day] = [written.slice(0, 4), written.slice(5, 7), written.slice(8, 10)].map(Number) as Day;
  return day <= 28 || day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

type Day = [year: number, month: number, day: number];
