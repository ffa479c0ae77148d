/**
 * Who gets the next scan. By default a scan finds an order and selects it; a screen or dialog that is scanned into
 * takes scans while it is shown. The one that came last has them.
 */
import { useLayoutEffect, useRef } from 'react';
import type { Refusal, Scan } from './scan-answers.ts';

/**
 * 'text': one text, settled when two readings differ (tracking, a list of numbers) · 'whole': the scan as it was read,
 * and also strokes that look like a scan but are not one (the station, a tally).
 */
export type ScanTaker =
  | { readonly wants: 'text'; take(code: string): void }
  | { readonly wants: 'whole'; take(scan: Scan): void; refuse(refusal: Refusal): void };

const takers: ScanTaker[] = [];

export function scanTaker(): ScanTaker | null {
  return takers.at(-1) ?? null;
}

export function useScanTaker(onScan: (code: string) => void): void {
  useTaker({ wants: 'text', take: onScan });
}

export function useWholeScans(onScan: (scan: Scan) => void, onRefused: (refusal: Refusal) => void): void {
  useTaker({ wants: 'whole', take: onScan, refuse: onRefused });
}

/** In the moment in which it is shown, and with what is shown: the next scan may come in the same frame. */
function useTaker(given: ScanTaker): void {
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  const { wants } = given;
  useLayoutEffect(() => {
    const taker = {
      wants,
      take: (scan: never) => latest.current.take(scan),
      refuse(refusal: Refusal) {
        if (latest.current.wants === 'whole') latest.current.refuse(refusal);
      },
    } as ScanTaker;
    takers.push(taker);
    return () => {
      takers.splice(takers.indexOf(taker), 1);
    };
  }, [wants]);
}
