/**
 * Until the station knows how its scanner is set, an order tells which of two readings is right, and the station learns
 * it.
 */
import type { OrderMatch } from '../../src-preload/contract/scan.ts';
import { changePreferences } from '../bench/use-preferences.ts';
import { call, failureFrom } from '../desktop.ts';
import type { Reading } from '../scanner/readings.ts';
import type { Scan } from '../scanner/scan-answers.ts';
import { showFailure } from '../ui/show-failure.ts';
import { askedCodes, settledBy } from './scan-readings.ts';

/** Learns from the hits of both readings: the one that is an order shows how this scanner is set. */
export function learnLayout(readings: readonly Reading[], matches: readonly OrderMatch[]): void {
  if (readings.length < 2) return;
  const settled = settledBy(readings, matches);
  if (settled !== null) void changePreferences({ scannerLayout: settled.by === 'code' ? 'us' : 'same' });
}

/** Resolves once the text of the last scan is settled. */
let settling: Promise<unknown> = Promise.resolve();

/**
 * For fields that take one text: when two readings differ, the one that is an order, otherwise the first. In the order of the scans:
 * the answer about an earlier one may come later, and would take the place of what was scanned last.
 */
export function settledText(scan: Scan): Promise<string> {
  const text = textOf(scan);
  const inTurn = settling.then(() => text);
  settling = inTurn;
  return inTurn;
}

/** Never rejects. */
async function textOf({ readings, text, sure }: Scan): Promise<string> {
  const first = readings[0]?.candidates[0] ?? text;
  if (sure || readings.length < 2) return first;
  try {
    const { matches } = await call('orders.find', { ...askedCodes(readings), atOnce: true });
    learnLayout(readings, matches);
    return settledBy(readings, matches)?.candidates[0] ?? first;
  } catch (error) {
    showFailure({ failure: failureFrom(error) });
    return first;
  }
}
