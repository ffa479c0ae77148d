/** The print system of Linux and macOS: jobs are handed over with `lp`, everything else is asked over IPP. */
import { execFile } from 'node:child_process';
import type { Media, Printer, PrinterList } from '../../src-preload/contract/printing.ts';
import { failureOf, PackbenchError } from '../failures.ts';
import type { Spooler, SpoolRequest, SpoolState } from '../ports.ts';
import { type CupsQuestions, createCupsQuestions } from './cups-questions.ts';
import type { IppAttributes } from './ipp-message.ts';
import { readMedia } from './media.ts';

/** `environment` is kept for `lp`: PATH finds it, CUPS_SERVER tells both of us where to print. */
export function createCupsSpooler(environment: NodeJS.ProcessEnv): Spooler {
  const cups = createCupsQuestions(environment);
  return {
    listPrinters: () => listPrinters(cups),
    submit: (request) => submit(cups, environment, request),
    readState: (printer, jobId) => readState(cups, printer, jobId),
  };
}

const printerAttributes = [
  'printer-name',
  'printer-info',
  'printer-location',
  'printer-state',
  'printer-state-reasons',
  'printer-is-accepting-jobs',
  'media-supported',
  'media-default',
  'media-source-supported',
];

async function listPrinters(cups: CupsQuestions): Promise<PrinterList> {
  try {
    const [groups, defaultName] = [await cups.printers(printerAttributes), await cups.defaultPrinter()];
    return { spooler: 'available', printers: groups.map((group) => tellPrinter(group, defaultName)) };
  } catch (error) {
    if (error instanceof PackbenchError && error.failure.code === 'spooler-missing') {
      return { spooler: 'missing', printers: [] };
    }
    throw error;
  }
}

function tellPrinter(group: IppAttributes, defaultName: string | null): Printer {
  const name = text(group, 'printer-name');
  const media = texts(group, 'media-supported').map(readMedia);
  return {
    name,
    description: text(group, 'printer-info'),
    location: text(group, 'printer-location'),
    isDefault: name === defaultName,
    state: printerState(group),
    stateReasons: reasons(group, 'printer-state-reasons'),
    acceptsJobs: group.get('printer-is-accepting-jobs')?.[0] === true,
    media: media.filter((one): one is Media => one !== null),
    defaultMedia: text(group, 'media-default') || null,
    trays: texts(group, 'media-source-supported'),
  };
}

/** RFC 8011 section 5.4.11. */
function printerState(group: IppAttributes): Printer['state'] {
  const states: Readonly<Record<number, Printer['state']>> = { 3: 'idle', 4: 'printing', 5: 'stopped' };
  return states[number(group, 'printer-state')] ?? 'unknown';
}

const handOverWaitMilliseconds = 60_000;

/**
 * The name and media come from outside, so both must be ones the print system itself listed; `lp` gets them as single
 * arguments and no shell ever sees them. A medium is always named, the pages are never scaled to it, and copies come out
 * one whole manifest after the other (CUPS would print every page N times).
 */
async function submit(cups: CupsQuestions, environment: NodeJS.ProcessEnv, request: SpoolRequest): Promise<number> {
  const { printers, spooler } = await listPrinters(cups);
  if (spooler === 'missing') throw failureOf('spooler-missing');
  const printer = printers.find((one) => one.name === request.printer);
  if (printer === undefined) throw failureOf('printer-unknown', { facts: { printer: request.printer } });
  const media = request.media ?? printer.defaultMedia;
  if (request.media !== null && !printer.media.some((one) => one.name === request.media)) {
    const message = 'The printer does not offer this paper size.';
    throw failureOf('print-refused', {
      details: [{ message, details: request.media }],
      facts: { printer: printer.name },
    });
  }
  const options = media === null ? [] : ['-o', `media=${media}`];
  const job = ['-d', printer.name, '-n', String(request.copies), '-t', request.title];
  const args = [...job, ...options, '-o', 'print-scaling=none', '-o', 'collate=true', '--', request.filePath];
  return handOver(args, environment, printer.name);
}

function handOver(args: readonly string[], environment: NodeJS.ProcessEnv, printer: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  // Plain language, so that the job number can be found in the answer on any computer.
  const env = { ...environment, LC_ALL: 'C', LANGUAGE: '' };
  execFile('lp', args, { env, timeout: handOverWaitMilliseconds }, (error, answer, complaint) => {
    const words = [{ message: (complaint.trim() || error?.message) ?? answer.trim(), details: '' }];
    const more = { details: words, facts: { printer }, cause: error };
    if (error?.code === 'ENOENT') return reject(failureOf('spooler-missing', more));
    if (error?.killed === true) return reject(failureOf('print-unknown', { ...more, changed: 'unknown' }));
    if (error !== null) return reject(failureOf('print-refused', more));
    const jobId = /^request id is \S+-(\d+) \(/m.exec(answer)?.[1];
    if (jobId === undefined) return reject(failureOf('print-unknown', { ...more, changed: 'unknown' }));
    resolve(Number(jobId));
  });
  return promise;
}

/** RFC 8011 section 5.3.7. CUPS calls a job whose printer was stopped under it 'processing-stopped'. */
const jobStates: Readonly<Record<number, SpoolState['state']>> = {
  3: 'queued',
  4: 'held',
  5: 'printing',
  6: 'held',
  7: 'cancelled',
  8: 'failed',
  9: 'done',
};

async function readState(cups: CupsQuestions, printer: string, jobId: number): Promise<SpoolState> {
  const job = await cups.job(jobId, ['job-state', 'job-state-reasons', 'job-printer-uri', 'job-printer-state-message']);
  if (job === null || !isFor(job, printer)) return { state: 'unknown', reasons: [] };
  const state = jobStates[number(job, 'job-state')] ?? 'unknown';
  // CUPS leaves this one on jobs that have long stopped.
  const own = reasons(job, 'job-state-reasons').filter((reason) => reason !== 'processing-to-stop-point');
  const waits = state === 'queued' || state === 'held' ? await printerReasons(cups, printer) : [];
  const words = state === 'failed' ? texts(job, 'job-printer-state-message').filter((one) => one !== '') : [];
  return { state, reasons: [...new Set([...own, ...waits, ...words])] };
}

/** Job numbers start again when a print system is set up anew: another queue's job is not ours. */
function isFor(job: IppAttributes, printer: string): boolean {
  const uri = URL.parse(text(job, 'job-printer-uri'));
  return uri !== null && decodeURIComponent(uri.pathname).split('/').at(-1) === printer;
}

/** Why a job waits is often only said by its printer: 'paused', 'media-empty'. */
async function printerReasons(cups: CupsQuestions, printer: string): Promise<readonly string[]> {
  const group = await cups.printer(printer, ['printer-state', 'printer-state-reasons']);
  if (group === null) return [];
  const stopped = printerState(group) === 'stopped' ? ['printer-stopped'] : [];
  return [...stopped, ...reasons(group, 'printer-state-reasons')];
}

function texts(group: IppAttributes, name: string): string[] {
  return (group.get(name) ?? []).filter((value) => typeof value === 'string');
}

function text(group: IppAttributes, name: string): string {
  return texts(group, name)[0] ?? '';
}

function number(group: IppAttributes, name: string): number {
  const value = group.get(name)?.[0];
  return typeof value === 'number' ? value : 0;
}

function reasons(group: IppAttributes, name: string): string[] {
  return texts(group, name).filter((reason) => reason !== 'none');
}
