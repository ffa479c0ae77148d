/**
 * The status flags of Windows in our words. For a job: JOB_STATUS_* of winspool.h, as Get-PrintJob reports them; for a
 * printer: PRINTER_STATUS_*. Both may have any number of flags at once, and a flag that stops beats every other.
 */
import type { SpoolState } from '../../ports.ts';
import { handedToPrinter, leavesQueue } from '../reasons.ts';

const jobFlags = {
  paused: 0x1,
  error: 0x2,
  deleting: 0x4,
  spooling: 0x8,
  printing: 0x10,
  offline: 0x20,
  paperOut: 0x40,
  printed: 0x80,
  deleted: 0x100,
  blocked: 0x200,
  userIntervention: 0x400,
  restarted: 0x800,
  /** All data was handed to the printer. That is not 'printed'. */
  complete: 0x1000,
  retained: 0x2000,
} as const;

const stopping: Readonly<Partial<Record<keyof typeof jobFlags, string>>> = {
  error: 'job-error',
  offline: 'offline',
  paperOut: 'media-empty',
  blocked: 'driver-blocked',
  userIntervention: 'user-intervention',
  paused: 'job-suspended',
};

export function stateOfJob(status: number): Pick<SpoolState, 'state' | 'reasons'> {
  const has = (flag: keyof typeof jobFlags): boolean => (status & jobFlags[flag]) !== 0;
  const stops = (Object.keys(stopping) as (keyof typeof jobFlags)[]).flatMap((flag) =>
    has(flag) ? [stopping[flag] ?? ''] : [],
  );
  const atPrinter = has('complete') || has('printed') ? [handedToPrinter] : [];
  if (stops.length > 0) return { state: 'held', reasons: [...stops, ...atPrinter] };
  // The job prints again from the beginning, so earlier pages do not count.
  if (has('restarted')) return { state: 'queued', reasons: ['job-restarted'] };
  if (has('printed')) return { state: 'done', reasons: [] };
  // Somebody removed it from the queue; what had come out by then is not known.
  if (has('deleted')) return { state: 'unknown', reasons: [leavesQueue] };
  if (has('deleting')) return { state: 'held', reasons: [leavesQueue, ...atPrinter] };
  if (has('complete')) return { state: 'printing', reasons: [handedToPrinter] };
  if (has('printing')) return { state: 'printing', reasons: [] };
  return { state: 'queued', reasons: has('spooling') ? ['job-spooling'] : [] };
}

/** PRINTER_STATUS_* by its bit, with the keyword of IPP where there is one. */
const printerFlags: readonly (readonly [flag: number, reason: string])[] = [
  [0x1, 'paused'],
  [0x2, 'printer-error'],
  [0x4, 'pending-deletion'],
  [0x8, 'media-jam'],
  [0x10, 'media-empty'],
  [0x20, 'input-manual-input-request'],
  [0x40, 'media-needed'],
  [0x80, 'offline'],
  [0x800, 'output-area-full'],
  [0x1000, 'timed-out'],
  [0x10000, 'subunit-warming-up'],
  [0x20000, 'toner-low'],
  [0x40000, 'toner-empty'],
  [0x80000, 'page-punt'],
  [0x100000, 'user-intervention'],
  [0x200000, 'subunit-memory-exhausted'],
  [0x400000, 'door-open'],
  [0x800000, 'server-unknown'],
  [0x1000000, 'subunit-power-saver'],
  [0x2000000, 'service-off-line'],
  [0x4000000, 'driver-update-needed'],
];
const printingFlags = 0x100 | 0x400 | 0x4000;

export function reasonsOfPrinter(status: number): readonly string[] {
  return printerFlags.filter(([flag]) => (status & flag) !== 0).map(([, reason]) => reason);
}

export const isPrinterPrinting = (status: number): boolean => (status & printingFlags) !== 0;
