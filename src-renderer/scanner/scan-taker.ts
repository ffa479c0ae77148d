/**
 * Who gets the next scan. By default a scan finds an order and selects it; a screen or dialog whose own work is to be
 * scanned into (tracking, a list of numbers) takes scans while it is shown. The one that came last has them.
 */
import { useEffect, useRef } from 'react';

export type ScanTaker = (code: string) => void;

const takers: ScanTaker[] = [];

export function scanTaker(): ScanTaker | null {
  return takers.at(-1) ?? null;
}

export function useScanTaker(onScan: ScanTaker): void {
  const latest = useRef(onScan);
  useEffect(() => {
    latest.current = onScan;
  });
  useEffect(() => {
    const taker: ScanTaker = (code) => latest.current(code);
    takers.push(taker);
    return () => {
      takers.splice(takers.indexOf(taker), 1);
    };
  }, []);
}
