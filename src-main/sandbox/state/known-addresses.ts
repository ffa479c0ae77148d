/**
 * Which addresses exist in the practice world: those of all address books and, correctly written, of all demo orders.
 */
import type { DatabaseSync } from 'node:sqlite';
import { countryCodeOf, foldAddressLine, foldPostCode } from './address-folding.ts';
import { type Row, textOf } from './row-reading.ts';

export interface PostalAddress {
  readonly street: string;
  readonly suburb: string;
  readonly city: string;
  readonly state: string;
  readonly postCode: string;
  readonly country: string;
  readonly countryCode: string;
}

/** The address to judge. Empty: not given. `country` is a name or a code. */
export type AskedAddress = Omit<PostalAddress, 'countryCode'>;

export interface AddressVerdict {
  readonly valid: boolean;
  /** Similar known addresses, the likeliest first; empty for a valid address. */
  readonly suggestions: readonly PostalAddress[];
}

const mostSuggestions = 5;
/** Below this, it is another address rather than a slip of the pen. */
const leastLikeness = 0.6;

/** Adds each address once. One per fill, because it remembers what it has added. */
export function createKnownAddressFill(database: DatabaseSync): (address: PostalAddress) => void {
  const added = new Set<string>();
  const insert = database.prepare(`
    insert into known_addresses (street, suburb, city, state, post_code, country, country_code, street_key, post_code_key, city_key)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  return (address) => {
    const { street, suburb, city, state, postCode, country, countryCode } = address;
    const identity = `${street}\n${suburb}\n${city}\n${postCode}\n${countryCode}`;
    if (added.has(identity)) return;
    added.add(identity);
    const keys = [foldAddressLine(street), foldPostCode(postCode), foldAddressLine(city)];
    insert.run(street, suburb, city, state, postCode, country, countryCode, ...keys);
  };
}

/** Valid: a known address agrees with everything that is given, and the street with post code or city is given. */
export function judgeAddress(database: DatabaseSync, asked: AskedAddress): AddressVerdict {
  const candidates = readCandidates(database, asked);
  const saysWhere = asked.street !== '' && (asked.postCode !== '' || asked.city !== '');
  if (saysWhere && candidates.some((known) => agrees(known, asked))) return { valid: true, suggestions: [] };
  const likely = candidates
    .map((known) => ({ known, likeness: likenessOf(known, asked) }))
    .filter(({ likeness }) => likeness >= leastLikeness)
    .sort((left, right) => right.likeness - left.likeness);
  return { valid: false, suggestions: likely.slice(0, mostSuggestions).map(({ known }) => known) };
}

/** The delivery address of an order; null when the account has no such order. Archived orders are gone for the account. */
export function readOrderAddress(database: DatabaseSync, accountId: number, orderId: number): PostalAddress | null {
  const row = database
    .prepare('select * from orders where order_id = ? and account_id = ? and archived_at is null')
    .get(orderId, accountId);
  return row === undefined ? null : toPostalAddress(row);
}

/** Addresses with at least one matching part. */
function readCandidates(database: DatabaseSync, asked: AskedAddress): readonly PostalAddress[] {
  const keys = [foldAddressLine(asked.street), foldPostCode(asked.postCode), foldAddressLine(asked.city)];
  return database
    .prepare(`
      select * from known_addresses
      where (street_key = :street and :street <> '') or (post_code_key = :postCode and :postCode <> '')
        or (city_key = :city and :city <> '')`)
    .all({ street: keys[0] ?? '', postCode: keys[1] ?? '', city: keys[2] ?? '' })
    .map(toPostalAddress);
}

function agrees(known: PostalAddress, asked: AskedAddress): boolean {
  const says = (text: string, holds: boolean): boolean => text === '' || holds;
  return (
    says(asked.street, foldAddressLine(known.street) === foldAddressLine(asked.street)) &&
    says(asked.postCode, foldPostCode(known.postCode) === foldPostCode(asked.postCode)) &&
    says(asked.city, foldAddressLine(known.city) === foldAddressLine(asked.city)) &&
    says(asked.suburb, known.suburb === '' || foldAddressLine(known.suburb) === foldAddressLine(asked.suburb)) &&
    says(asked.state, known.state === '' || foldAddressLine(known.state) === foldAddressLine(asked.state)) &&
    says(asked.country, known.countryCode === countryCodeOf(asked.country))
  );
}

/** 0 to 1, over the given parts; the street counts most, because it tells neighbours apart. */
function likenessOf(known: PostalAddress, asked: AskedAddress): number {
  const parts: readonly [weight: number, said: string, likeness: number][] = [
    [3, asked.street, streetLikeness(foldAddressLine(known.street), foldAddressLine(asked.street))],
    [2, asked.postCode, pairLikeness(foldPostCode(known.postCode), foldPostCode(asked.postCode))],
    [2, asked.city, pairLikeness(foldAddressLine(known.city), foldAddressLine(asked.city))],
    [1, asked.suburb, pairLikeness(foldAddressLine(known.suburb), foldAddressLine(asked.suburb))],
    [1, asked.state, pairLikeness(foldAddressLine(known.state), foldAddressLine(asked.state))],
    [2, asked.country, known.countryCode === countryCodeOf(asked.country) ? 1 : 0],
  ];
  const said = parts.filter(([, text]) => text !== '');
  const most = said.reduce((sum, [weight]) => sum + weight, 0);
  return most === 0 ? 0 : said.reduce((sum, [weight, , likeness]) => sum + weight * likeness, 0) / most;
}

/**
 * A house number is more like its neighbours than like a number with the same digits: 99 is nearer to 100 than 141 is.
 */
function streetLikeness(left: string, right: string): number {
  const [leftNumber, leftName] = numberAndName(left);
  const [rightNumber, rightName] = numberAndName(right);
  const distance = Math.abs(Number.parseInt(leftNumber, 10) - Number.parseInt(rightNumber, 10));
  const neighbours = Number.isNaN(distance) || distance === 0 ? 0 : 1 / (1 + distance);
  const numbers = Math.max(pairLikeness(leftNumber, rightNumber) * 0.9, neighbours);
  return 0.7 * pairLikeness(leftName, rightName) + 0.3 * (leftNumber === rightNumber ? 1 : numbers);
}

/** Splits a folded line, which has its numbers first. */
function numberAndName(line: string): readonly [number: string, name: string] {
  const words = line.split(' ');
  const name = words.findIndex((word) => !/^\p{N}/u.test(word));
  const split = name < 0 ? words.length : name;
  return [words.slice(0, split).join(' '), words.slice(split).join(' ')];
}

/** Dice's measure over pairs of neighbouring characters. */
function pairLikeness(left: string, right: string): number {
  if (left === right) return 1;
  const pairs = pairsOf(left);
  const others = pairsOf(right);
  const shared = [...pairs].filter((pair) => others.has(pair)).length;
  return (2 * shared) / Math.max(1, pairs.size + others.size);
}

function pairsOf(text: string): ReadonlySet<string> {
  const padded = ` ${text} `;
  const pairs = new Set<string>();
  for (let index = 0; index + 1 < padded.length; index += 1) pairs.add(padded.slice(index, index + 2));
  return pairs;
}

function toPostalAddress(row: Row): PostalAddress {
  return {
    street: textOf(row, 'street'),
    suburb: textOf(row, 'suburb'),
    city: textOf(row, 'city'),
    state: textOf(row, 'state'),
    postCode: textOf(row, 'post_code'),
    country: textOf(row, 'country'),
    countryCode: textOf(row, 'country_code'),
  };
}
