/**
 * Shows from time to time how far a row is and how long it will take, and at once what was broken, because a row may go
 * on for hours.
 */
import type { Breach, ProofRow } from './proof-row.ts';
import { reproduction } from './proof-row.ts';

export interface Progress {
  reached(count: number, breaches: readonly Breach[]): void;
  end(): void;
}

/** On a terminal one line that changes; in a file a line now and then. */
export function startProgress(row: Pick<ProofRow, 'name' | 'unit'>, count: number): Progress {
  const startedAt = performance.now();
  const everyMilliseconds = process.stdout.isTTY ? 500 : 20_000;
  let toldAt = startedAt;
  let isLineOpen = false;
  let toldBreaches = 0;
  const endLine = (): void => {
    if (isLineOpen) process.stdout.write('\n');
    isLineOpen = false;
  };
  return {
    reached(reached, breaches) {
      for (const breach of breaches.slice(toldBreaches)) {
        endLine();
        console.log(`  broken: ${breach.words}\n    again: ${reproduction(row, breach)}`);
      }
      toldBreaches = breaches.length;
      const now = performance.now();
      if (now - toldAt < everyMilliseconds) return;
      toldAt = now;
      const left = ((now - startedAt) / Math.max(reached, 1)) * Math.max(count - reached, 0);
      const broken = breaches.length === 0 ? '' : `, ${breaches.length} broken`;
      const line = `  ${reached} of ${count} ${row.unit}${broken}, ${timeIn(left)} left`;
      if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line}`);
      else console.log(line);
      isLineOpen = process.stdout.isTTY;
    },
    end: endLine,
  };
}

function timeIn(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 90) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
