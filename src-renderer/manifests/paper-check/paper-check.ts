/** Is every order on the paper? Pure: takes the words of the pages and the orders, returns what is missing. */
import type { ManifestOrder } from '../../../src-preload/contract/manifest.ts';
import { orderName } from '../../ui/order-name.ts';

/** Order id to page, from 1; null: it is on another PDF of its manifest. */
export type PageOf = ReadonlyMap<number, number | null>;

interface MissingOrder extends ManifestOrder {
  /** With its tracking number where its order number is on the paper for another order. */
  readonly name: string;
}

export type PaperVerdict =
  | { readonly kind: 'complete'; readonly pageOf: PageOf }
  | { readonly kind: 'missing'; readonly missing: readonly MissingOrder[]; readonly pageOf: PageOf }
  /** The pages are pictures, without words to compare. */
  | { readonly kind: 'cannot-check' };

/**
 * `pages`: the words of each page. An order is on a page by its order number or by its tracking number; of several with one
 * order number each by its own tracking number, once the paper has any of theirs.
 */
export function checkPaper(pages: readonly string[], orders: readonly ManifestOrder[]): PaperVerdict {
  const texts = pages.map(normal);
  if (texts.every((text) => text.trim() === '')) return { kind: 'cannot-check' };
  const joined = texts.map(compact);
  const numbers = allNumbers(orders);
  const pageOf = new Map<number, number>();
  const note = (order: ManifestOrder, isOn: IsOn): void => {
    const page = texts.findIndex((text, index) => isOn({ text, joined: joined[index] ?? '' }, order, numbers));
    if (page >= 0) pageOf.set(order.orderId, page + 1);
  };
  const missing: MissingOrder[] = [];
  for (const sharing of Map.groupBy(orders, ({ orderNumber }) => compact(normal(orderNumber))).values()) {
    if (sharing.length > 1) for (const order of sharing) note(order, isOnByTracking);
    const areToldApart = sharing.some(({ orderId }) => pageOf.has(orderId));
    for (const order of sharing) {
      const name = orderName(order);
      const hasOwn = areToldApart && order.trackingNumber.trim() !== '';
      if (!hasOwn) note(order, isOnByEither);
      if (!pageOf.has(order.orderId))
        missing.push({ ...order, name: hasOwn ? `${name} · ${order.trackingNumber}` : name });
    }
  }
  return missing.length === 0 ? { kind: 'complete', pageOf } : { kind: 'missing', missing, pageOf };
}

type IsOn = (page: PageWords, order: ManifestOrder, numbers: Numbers) => boolean;

interface PageWords {
  readonly text: string;
  /** Without any spaces. */
  readonly joined: string;
}

/** Order and tracking numbers of all orders; the longest first. */
type Numbers = ReadonlySet<string>;

function allNumbers(orders: readonly ManifestOrder[]): Numbers {
  const numbers = orders.flatMap(({ orderNumber, trackingNumber }) => [orderNumber, trackingNumber]);
  return new Set(numbers.map((one) => compact(normal(one))).sort((one, other) => other.length - one.length));
}

/** Long tracking numbers are unique, so a line break inside one does not matter; short ones are separate words. */
const LONG_NUMBER = 10;

function isOnByEither(page: PageWords, order: ManifestOrder, numbers: Numbers): boolean {
  return holdsWord(page, normal(order.orderNumber), numbers) || isOnByTracking(page, order, numbers);
}

function isOnByTracking(page: PageWords, { trackingNumber }: ManifestOrder, numbers: Numbers): boolean {
  const tracking = normal(trackingNumber);
  if (holdsWord(page, tracking, numbers)) return true;
  return compact(tracking).length >= LONG_NUMBER && holdsBroken(page, compact(tracking), numbers);
}

/**
 * As a separate word: '12' is not in '1204', and 'PB-1' not in 'PB-10'; nor in 'PB-1-2', where another order is called
 * that. Any spaces match, also a line's end, which may also come behind a hyphen.
 */
function holdsWord({ text, joined }: PageWords, number: string, numbers: Numbers): boolean {
  const words = number.trim();
  // For thousands of orders on hundreds of pages: this and the plain search decide most, without a pattern.
  if (words === '' || !joined.includes(compact(words))) return false;
  const isOwn = (place: Place): boolean => !isInAnothers(text, place, compact(words), numbers);
  return placesOf(text, words).some(isOwn) || brokenPlacesOf(text, words).some(isOwn);
}

interface Place {
  readonly from: number;
  readonly to: number;
}

const IN_WORD = /[\p{L}\p{N}]/u;

function placesOf(text: string, words: string): readonly Place[] {
  const places: Place[] = [];
  for (let from = text.indexOf(words); from !== -1; from = text.indexOf(words, from + 1)) {
    const to = from + words.length;
    if (!IN_WORD.test(text.charAt(from - 1)) && !IN_WORD.test(text.charAt(to))) places.push({ from, to });
  }
  return places;
}

function brokenPlacesOf(text: string, words: string): readonly Place[] {
  const pattern = words
    .split(/\s+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('\\s*')
    .replaceAll('-', '-\\s*')
    // Two beside each other would try every way to share a page of blanks between them.
    .replaceAll('\\s*\\s*', '\\s*');
  const found = text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'gu'));
  return [...found].map(({ 0: all, index }) => ({ from: index, to: index + all.length }));
}

/** Signs that numbers have inside. */
const JOINS = /[\p{L}\p{N}\-_/.:#+&]/u;
const LONGEST_NUMBER = 60;

function isInAnothers(text: string, place: Place, own: string, numbers: Numbers): boolean {
  let { from, to } = place;
  while (from > place.from - LONGEST_NUMBER && JOINS.test(text.charAt(from - 1))) from -= 1;
  while (to < place.from + LONGEST_NUMBER && JOINS.test(text.charAt(to))) to += 1;
  const whole = text.slice(from, to);
  if (whole === own) return false;
  const bare = whole.replace(/^[^\p{L}\p{N}]+/u, '').replace(/[^\p{L}\p{N}]$/u, '');
  return numbers.has(whole) || (bare !== own && numbers.has(bare));
}

function holdsBroken({ joined }: PageWords, number: string, numbers: Numbers): boolean {
  if (!joined.includes(number)) return false;
  let left = joined;
  for (const other of numbers) {
    if (other.length <= number.length) break;
    if (other.includes(number)) left = left.replaceAll(other, ' ');
  }
  return left.includes(number);
}

function compact(words: string): string {
  return words.replace(/\s+/g, '');
}

/** As fonts and word processors give them; the soft one too, which some fonts give for each. */
const HYPHENS = /[\u00ad\u2010-\u2015\u2212]/g;

/** One spelling for each character (full width, ligatures, hyphens), without marks that nobody sees, ignoring case. */
function normal(words: string): string {
  return words
    .normalize('NFKC')
    .replace(HYPHENS, '-')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase();
}
