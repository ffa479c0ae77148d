/** Is every order on the paper? Pure: takes the words of the pages and the orders, returns what is missing. */
import type { ManifestOrder } from '../../../src-preload/contract/manifest.ts';

/** Order id to page, from 1; null: it is on another PDF of its manifest. */
export type PageOf = ReadonlyMap<number, number | null>;

export type PaperVerdict =
  | { readonly kind: 'complete'; readonly pageOf: PageOf }
  | { readonly kind: 'missing'; readonly missing: readonly ManifestOrder[]; readonly pageOf: PageOf }
  /** The pages are pictures, without words to compare. */
  | { readonly kind: 'cannot-check' };

/** `pages`: the words of each page. An order is on a page by its order number or by its tracking number. */
export function checkPaper(pages: readonly string[], orders: readonly ManifestOrder[]): PaperVerdict {
  const texts = pages.map(normal);
  if (texts.every((text) => text.trim() === '')) return { kind: 'cannot-check' };
  const joined = texts.map(compact);
  const pageOf = new Map<number, number>();
  for (const order of orders) {
    const page = texts.findIndex((text, index) => isOn(text, joined[index] ?? '', order));
    if (page >= 0) pageOf.set(order.orderId, page + 1);
  }
  const missing = orders.filter(({ orderId }) => !pageOf.has(orderId));
  return missing.length === 0 ? { kind: 'complete', pageOf } : { kind: 'missing', missing, pageOf };
}

/** Long tracking numbers are unique, so a line break inside one does not matter; short ones are separate words. */
const LONG_NUMBER = 10;

function isOn(text: string, joined: string, { orderNumber, trackingNumber }: ManifestOrder): boolean {
  const tracking = compact(normal(trackingNumber));
  if (tracking.length >= LONG_NUMBER && joined.includes(tracking)) return true;
  return holdsWord(text, joined, normal(orderNumber)) || holdsWord(text, joined, normal(trackingNumber));
}

/** As a separate word: '12' is not in '1204', and 'PB-1' not in 'PB-10'. Any spaces match, also a line's end. */
function holdsWord(text: string, joined: string, number: string): boolean {
  const words = number.trim();
  // For thousands of orders on hundreds of pages: this alone decides most, without a pattern.
  if (words === '' || !joined.includes(compact(words))) return false;
  const pattern = words
    .split(/\s+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('\\s*');
  return new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'u').test(text);
}

function compact(words: string): string {
  return words.replace(/\s+/g, '');
}

/** One spelling for each character (full width, ligatures), ignoring case. */
function normal(words: string): string {
  return words.normalize('NFKC').toLowerCase();
}
