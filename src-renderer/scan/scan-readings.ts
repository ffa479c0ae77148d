/** What a scan may stand for, and what an order that settles it teaches about the scanner. Pure. */
import type { OrderMatch } from '../../src-preload/contract/scan.ts';
import type { Reading } from '../scanner/readings.ts';

/** The most that main looks up at once (operation 'orders.find'). */
const MOST_OTHERS = 16;
const LONGEST = 200;

export interface AskedCodes {
  readonly code: string;
  readonly otherReadings: readonly string[];
}

/** Each reading and each number in it, likeliest first. */
export function askedCodes(readings: readonly Reading[]): AskedCodes {
  const [code = '', ...others] = new Set(readings.flatMap(({ candidates }) => candidates));
  return { code, otherReadings: others.filter((other) => other.length <= LONGEST).slice(0, MOST_OTHERS) };
}

/** For people: both readings when they differ. */
export function shownCode(readings: readonly Reading[]): string {
  return readings.map(({ candidates, text }) => candidates[0] ?? text).join(' / ');
}

/** The reading that names the one order found; null when that settles nothing. */
export function settledBy(readings: readonly Reading[], matches: readonly OrderMatch[]): Reading | null {
  const [match, ...more] = matches;
  if (match === undefined || more.length > 0) return null;
  const numbers = [match.order.orderNumber, match.order.trackingNumber].map(folded);
  const naming = readings.filter(({ candidates }) => candidates.some((code) => numbers.includes(folded(code))));
  return naming.length === 1 ? (naming[0] ?? null) : null;
}

/** Case and width do not count when numbers are compared. */
function folded(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
