/**
 * Which reasons of a printer or a job contradict 'done'. The keywords are those registered for IPP (RFC 8011 5.3.8 and
 * 5.4.12, PWG 5100.9, PWG 5100.13 and others); the flags of Windows are mapped to the same ones.
 *
 * The severity at the end of a keyword is ignored: CUPS says 'media-empty-warning' and 'door-open-report' about a
 * printer that stands still. So each keyword stops unless it is known to be harmless, and an unknown one stops.
 */
import type { SpoolState } from '../ports.ts';

/** 'media-empty' from 'media-empty-warning'. */
function bareReason(reason: string): string {
  return reason.toLowerCase().replace(/-(report|warning|error)$/, '');
}

/** Endings of keywords for events that can happen to any part of a printer without stopping a sheet. */
const harmlessEnds = [
  'added',
  'almost-empty',
  'almost-full',
  'closed',
  'configuration-change',
  'life-almost-over',
  'life-warn',
  'near-eol',
  'near-limit',
  'power-saver',
  'turned-on',
  'warming-up',
];

const harmless: ReadonlySet<string> = new Set([
  'none',
  // Reasons of a printer.
  'alert-removal-of-binary-change-entry',
  'configuration-change',
  'developer-low',
  'identify-printer-requested',
  'interpreter-cartridge-deleted',
  'interpreter-memory-decrease',
  'interpreter-memory-increase',
  'interpreter-resource-deleted',
  'marker-adjusting-print-quality',
  'marker-supply-low',
  'media-low',
  'power-up',
  'printer-manual-reset',
  'printer-nms-reset',
  'printer-ready-to-print',
  'toner-low',
  // Many printers say this all their life, because they hang on a cable.
  'wifi-not-configured',
  // Reasons of a printer in CUPS's own words, about the connection to it.
  'cups-insecure-filter',
  'cups-missing-filter',
  // Reasons of a printer that another computer shares. 'cups-remote-pending' stops: nothing else tells that it is
  // paused there.
  'cups-remote-completed',
  'cups-remote-processing',
  'cups-waiting-for-job-completed',
  // Reasons of a job.
  'job-completed-successfully',
  'job-completed-with-warnings',
  'job-incoming',
  'job-interpreting',
  'job-outgoing',
  'job-printed-successfully',
  'job-printed-with-warnings',
  'job-printing',
  'job-queued',
  'job-queued-for-marker',
  'job-restartable',
  'job-spooling',
  'job-streaming',
  'job-transferring',
  'job-transforming',
  'processing-to-stop-point',
  'warnings-detected',
]);

/** How a printer of the network speaks IPP. CUPS keeps these words at the queue for good, also over its own restart. */
const speech = 'cups-ipp-';

/** Those of them that leave CUPS without an answer to what became of a job, which it then calls completed. */
const unseenEnds: ReadonlySet<string> = new Set([
  'cups-ipp-missing-get-job-attributes',
  'cups-ipp-missing-job-history',
  'cups-ipp-missing-job-id',
  'cups-ipp-missing-job-state',
]);

export function stopsPrinting(reason: string): boolean {
  const bare = bareReason(reason);
  if (harmless.has(bare) || bare.startsWith(speech)) return false;
  return !harmlessEnds.some((end) => bare.endsWith(`-${end}`));
}

/** The printer has all of the job and has not said that it is done: only a person can see what came out. */
export const handedToPrinter = 'queued-in-device';

/** Somebody is taking the job out of the queue. */
export const leavesQueue = 'job-deleting';

/** The printer holds back the jobs that come now, and goes on with what it has. */
const holdsBack = 'hold-new-jobs';

/** What a spooler reports about a job and about its printer, before the two are compared. */
export interface Reported extends SpoolState {
  readonly printerReasons: readonly string[];
}

/**
 * Never 'done' beside a reason to stop. When a job is over but its printer stands still, the job is still in the
 * printer, which holds many pages: it waits until the printer goes on. When a job's own reasons contradict its end, or
 * its printer does not say what becomes of its jobs, the end is not known.
 */
export function trueState({ state, reasons, printerReasons, sheetsPrinted }: Reported): SpoolState {
  const all = (more: readonly string[] = []): readonly string[] => [
    ...new Set([...reasons, ...printerReasons, ...more]),
  ];
  const printerStops = printerReasons.some(
    (one) => stopsPrinting(one) && (state === 'queued' || bareReason(one) !== holdsBack),
  );
  if (state === 'done') {
    if (reasons.some(stopsPrinting)) return { state: 'unknown', reasons: all(), sheetsPrinted };
    if (printerStops) return { state: 'held', reasons: all([handedToPrinter]), sheetsPrinted };
    const unseen = printerReasons.filter((one) => unseenEnds.has(bareReason(one)));
    return {
      state: unseen.length > 0 ? 'unknown' : state,
      reasons: [...new Set([...reasons, ...unseen])],
      sheetsPrinted,
    };
  }
  if (state === 'printing' || state === 'queued') {
    const stands = printerStops || reasons.some((one) => one !== handedToPrinter && stopsPrinting(one));
    return { state: stands ? 'held' : state, reasons: all(), sheetsPrinted };
  }
  return { state, reasons: state === 'held' ? all() : [...new Set(reasons)], sheetsPrinted };
}
