/** What a scan may stand for, and what an order that settles it teaches about the scanner. Pure. */
import { longestScan, mostOtherReadings, type OrderMatch } from '../../src-preload/contract/scan.ts';
import type { Reading } from '../scanner/readings.ts';

export interface AskedCodes {
  readonly code: string;
  readonly otherReadings: readonly string[];
}

/** Each reading and each number in it, likeliest first. */
export function askedCodes(readings: readonly Reading[]): AskedCodes {
  const [code = '', ...others] = new Set(readings.flatMap(namingParcels).map((one) => one.slice(0, longestScan)));
  return { code, otherReadings: others.slice(0, mostOtherReadings) };
}

/**
 * Without the postcode that routes the parcel (420, 421): it names no parcel, but it may well be the number of another order, which
 * would be taken for this one.
 */
function namingParcels({ candidates, parts }: Reading): readonly string[] {
  const routing = parts.filter(({ identifier }) => identifier === '420' || identifier === '421');
  return candidates.filter((code) => !routing.some(({ value }) => value.trim() === code));
}

/** As people read it: both readings where they differ. */
export function shownCode(readings: readonly Reading[]): string {
  return readings.map(({ candidates, text }) => candidates[0] ?? text).join(' / ');
}

/** The reading that names the one order found, as main says; null when that settles nothing. */
export function settledBy(readings: readonly Reading[], matches: readonly OrderMatch[]): Reading | null {
  const [match, ...more] = matches;
  if (match === undefined || more.length > 0) return null;
  const { codes = [] } = match;
  const naming = readings.filter(({ candidates }) => candidates.some((code) => codes.includes(code)));
  return naming.length === 1 ? (naming[0] ?? null) : null;
}
