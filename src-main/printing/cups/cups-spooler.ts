/** The print system of Linux and macOS: `lp` hands jobs over, and IPP answers everything else. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import type { Printer, PrinterList } from '../../../src-preload/contract/printing.ts';
import type { PlainRemarkCode, Remark } from '../../../src-preload/contract/remark.ts';
import type { PaperSize } from '../../drawing/paper-size.ts';
import { failureOf, PackbenchError, remark } from '../../failures.ts';
import type { After, SpooledJob, Spooler, SpoolRequest } from '../../ports.ts';
import { taggedTitle } from '../job-tag.ts';
import { sizeOf, withSheetFile } from '../sheet-paper.ts';
import { watchCups } from './cups-news.ts';
import { mediaAttributes, mediaOf, paperOfClass } from './cups-paper.ts';
import { type CupsQuestions, createCupsQuestions } from './cups-questions.ts';
import { type Asked, forbiddenMark, ours, readState, standingOf, wordsAtQueue } from './cups-state.ts';
import { number, text, texts } from './ipp-attributes.ts';
import { hasTag, isOver, stateOfJob } from './ipp-job.ts';
import type { IppAttributes } from './ipp-message.ts';
import { createJobEnds } from './job-ends.ts';
import { ownDefault } from './own-default.ts';
import { forbidsPrinting } from './print-permission.ts';
import { createPrinterWord } from './printer-word.ts';
import { withShownBoxes } from './shown-boxes.ts';
import { leavesFieldsOut } from './undrawn-fields.ts';

/** `environment` is passed to `lp`: PATH finds it, and CUPS_SERVER tells both `lp` and us where to print. */
export function createCupsSpooler(environment: NodeJS.ProcessEnv, after: After): Spooler {
  const cups = createCupsQuestions(environment);
  const jobEnds = createJobEnds(cups);
  const asked = { cups, jobEnds, printerWord: createPrinterWord(cups, environment) };
  return {
    listPrinters: () => listPrinters(cups, environment),
    submit: (request) => submit(asked, environment, request),
    find: (printer, printJobId) => find(cups, printer, printJobId),
    readState: (job) => readState(asked, job),
    cancel: (job) => cancel(cups, environment, job),
    letGo: ({ spoolerJobId }) => jobEnds.letGo(spoolerJobId),
    watch: (changed) => watchCups({ cups, after, changed }),
  };
}

const printerAttributes = [
  'printer-name',
  'printer-info',
  'printer-location',
  'printer-state',
  'printer-state-reasons',
  'printer-state-message',
  'printer-is-accepting-jobs',
  'member-names',
  ...mediaAttributes,
];

async function listPrinters(cups: CupsQuestions, environment: NodeJS.ProcessEnv): Promise<PrinterList> {
  try {
    const groups = await cups.printers(printerAttributes);
    const defaultName = ownDefault(environment) ?? (await cups.defaultPrinter());
    const places = new Map(groups.map((group, at) => [text(group, 'printer-name'), at]));
    const membersOf = (names: readonly string[]): readonly IppAttributes[] =>
      [...new Set(names.flatMap((name) => places.get(name) ?? []))]
        .toSorted((one, other) => one - other)
        .flatMap((at) => groups[at] ?? []);
    return { spooler: 'available', printers: groups.map((group) => tellPrinter(group, membersOf, defaultName)) };
  } catch (error) {
    if (error instanceof PackbenchError && error.failure.code === 'spooler-missing') {
      return { spooler: 'missing', printers: [] };
    }
    throw error;
  }
}

function tellPrinter(
  group: IppAttributes,
  membersOf: (names: readonly string[]) => readonly IppAttributes[],
  defaultName: string | null,
): Printer {
  const memberNames = texts(group, 'member-names');
  const members = membersOf(memberNames);
  const name = text(group, 'printer-name');
  const acceptsJobs = group.get('printer-is-accepting-jobs')?.[0] === true;
  const { state, stateReasons } = standingOf(group, members);
  return {
    name,
    description: text(group, 'printer-info'),
    location: text(group, 'printer-location'),
    isDefault: name === defaultName,
    state,
    // A closed queue still prints the jobs that it has, and its words are then about them.
    stateReasons: [...new Set([...stateReasons, ...(acceptsJobs || state === 'printing' ? [] : wordsAtQueue(group))])],
    acceptsJobs,
    ...(memberNames.length === 0 ? mediaOf(group) : paperOfClass(members)),
  };
}

const handOverWaitMilliseconds = 60_000;

/**
 * A queue, or a person in `lpoptions`, may have defaults for all jobs that leave pages out, put two on a sheet, or turn
 * or mirror them: named here, they do not apply. Copies come out one whole manifest after the other (CUPS would print
 * every page N times). 7 is 'none' (PWG 5100.13), so that a page still turns by itself to fit the paper.
 */
const wholePages = [
  'print-scaling=none',
  'collate=true',
  'number-up=1',
  'page-ranges=1-2147483647',
  'page-set=all',
  'page-border=none',
  'page-label=',
  'booklet=false',
  'mirror=false',
  'landscape=false',
  'pdfAutoRotate=true',
  'pdftopdfAutoRotate=true',
  'orientation-requested=7',
];

/**
 * What a person has set in `lpoptions`, in the driver's own words, would win over the paper or the tray that is asked
 * for. An empty paper takes it back, but also keeps CUPS from telling older drivers the paper by that name: only sent
 * where there is something to take back. An empty tray would leave the tray open, so the driver's name for it is sent.
 */
async function overOwnDefaults(
  cups: CupsQuestions,
  { name, trays }: Printer,
  isSet: (option: string) => boolean,
  asked: { readonly media: string | null; readonly tray: string | null },
): Promise<readonly string[]> {
  const paper = asked.media === null ? [] : ['PageSize', 'PageRegion'].filter(isSet).map((option) => `${option}=`);
  if (asked.tray === null) return paper;
  const source = isSet('media-source') ? [`media-source=${asked.tray}`] : [];
  if (!isSet('InputSlot')) return [...paper, ...source];
  // CUPS lists the trays in the order of the driver.
  const slots = [...(await cups.driver(name)).matchAll(/^\*InputSlot ([^/:\s]+)/gm)].map(([, slot = '']) => slot);
  const slot = slots.length === trays.length ? slots[trays.findIndex((one) => one.name === asked.tray)] : undefined;
  return [...paper, ...source, ...(slot === undefined ? [] : [`InputSlot=${slot}`])];
}

/**
 * With 'raw' in `lpoptions` a PDF goes to the printer as it is: label printers print its letters, and nobody places or
 * copies its pages. No option takes that back. A set of options of that name is in nobody's `lpoptions`: `lp` then
 * uses none of them.
 */
const withoutOwnDefaults = (printer: string): string => `${printer}/packbench`;

/** Empty where it cannot be asked: `lp` has no such defaults then either, or says what is wrong. */
function lpoptions(environment: NodeJS.ProcessEnv, printer: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  execFile('lpoptions', ['-p', printer], commandOptions(environment), (_error, answer) => resolve(answer));
  return promise;
}

/**
 * Name and media come from outside, so the print system itself must have listed both; `lp` gets them as single
 * arguments, and no shell ever sees them. The medium is always named, and the pages are never scaled to it.
 */
async function submit(asked: Asked, environment: NodeJS.ProcessEnv, request: SpoolRequest): Promise<number> {
  const { cups, jobEnds } = asked;
  const { printers, spooler } = await listPrinters(cups, environment);
  if (spooler === 'missing') throw failureOf('spooler-missing');
  const printer = printers.find((one) => one.name === request.printer);
  if (printer === undefined) throw failureOf('printer-unknown', { facts: { printer: request.printer } });
  const media = request.media ?? printer.defaultMedia;
  const refuse = (why: Remark): PackbenchError =>
    failureOf('print-refused', { facts: { printer: printer.name, remarks: [why] } });
  if (request.media !== null && !printer.media.some((one) => one.name === request.media)) {
    throw refuse(remark('paper-not-offered', { paper: request.media }));
  }
  if (request.tray !== null && !printer.trays.some((one) => one.name === request.tray)) {
    throw refuse(remark('tray-not-there', { tray: request.tray }));
  }
  const tray = request.tray === null ? [] : [`media-col={media-source=${escaped(request.tray)}}`];
  const paper = media === null ? [] : [`media=${media}`];
  const ownDefaults = (await lpoptions(environment, printer.name)).split(/\s/);
  const isSet = (option: string): boolean => ownDefaults.some((one) => one.startsWith(`${option}=`));
  const isRaw = isSet('raw') || isSet('document-format');
  const own = isRaw ? [] : await overOwnDefaults(cups, printer, isSet, { media, tray: request.tray });
  // If it cannot be read here, `lp` says so in its own words.
  const pdf = await readFile(request.filePath).catch(() => null);
  if (pdf !== null && (await leavesFieldsOut(pdf))) throw refuse(remark('print-form-not-drawn'));
  const mark = pdf !== null && forbidsPrinting(pdf) ? [forbiddenMark] : [];
  const options = [...tray, ...paper, ...own, ...wholePages, ...mark].flatMap((option) => ['-o', option]);
  const destination = isRaw ? withoutOwnDefaults(printer.name) : printer.name;
  const job = ['-d', destination, '-n', String(request.copies), '-t', taggedTitle(request)];
  const send = (filePath: string): Promise<number> =>
    handOver([...job, ...options, '--', filePath], environment, printer.name);
  const heardOf = await jobEnds.listen();
  let spoolerJobId: number | null = null;
  try {
    const shown = pdf === null ? null : await withShownBoxes(pdf, sizeOfMedia(printer, media));
    spoolerJobId = await (shown === null ? send(request.filePath) : withSheetFile(shown, send));
    return spoolerJobId;
  } catch (error) {
    if (!(error instanceof PackbenchError)) throw error;
    spoolerJobId = await inQueueAfterAll(asked, request, error.failure);
    if (spoolerJobId === null) throw error;
    return spoolerJobId;
  } finally {
    heardOf(spoolerJobId);
  }
}

function sizeOfMedia({ media }: Printer, name: string | null): PaperSize | null {
  const one = media.find((each) => each.name === name);
  return one === undefined ? null : sizeOf(one);
}

/**
 * `lp` also fails where CUPS has the job and its answer was lost, as when CUPS restarts: then nobody may call it
 * refused and print it again. Null: CUPS has no such job that may still come out. Throws 'print-unknown' when CUPS
 * cannot be asked; 'spooler-missing' where it is gone, and nothing was handed over.
 */
async function inQueueAfterAll(
  asked: Asked,
  { printer, printJobId }: SpoolRequest,
  failure: Failure,
): Promise<number | null> {
  if (failure.code === 'spooler-missing') return null;
  try {
    const spoolerJobId = await find(asked.cups, printer, printJobId);
    if (spoolerJobId === null) return null;
    const { state } = await readState(asked, { printer, printJobId, spoolerJobId });
    // `lp` takes back a job whose document was refused.
    return state === 'cancelled' || state === 'failed' ? null : spoolerJobId;
  } catch (cause) {
    if (!(cause instanceof PackbenchError)) throw cause;
    const isGone = failure.code === 'printer-unknown' && cause.failure.code === 'spooler-missing';
    if (isGone) throw failureOf('spooler-missing', { cause });
    throw new PackbenchError({ ...failure, code: 'print-unknown', changed: 'unknown' }, { cause });
  }
}

/** Escapes a value inside a collection of CUPS's options (cupsParseOptions): no character of it can end the value. */
const escaped = (value: string): string => value.replace(/[^\w.-]/g, '\\$&');

/** What `lp` says, and what it means (with CUPS 2.4.2). It breaks off where CUPS has no room, or not for so large a job. */
const saidByLp: readonly (readonly [words: RegExp, meaning: PlainRemarkCode])[] = [
  [/^lp: (Request Entity Too Large|Broken pipe)/m, 'print-copy-broke-off'],
  [/^lp: (Forbidden|Unauthorized|Not allowed to print)/m, 'print-not-allowed'],
  [/^lp: Quota limit reached/m, 'print-quota-reached'],
  [/^lp: Too many active jobs/m, 'print-queue-full'],
  [/^lp: Destination .* is not accepting jobs/m, 'print-queue-closed'],
];

/** Before it hands anything over; of each printer where CUPS does not answer. */
const foundNoPrinter = /: Error - The printer or class does not exist/;

/** Empty where it ended without a word, or was ended: nobody is to read how it was called. */
const saidBy = (command: string): Failure['details'] => (command === '' ? [] : [{ message: command, details: '' }]);

function handOver(args: readonly string[], environment: NodeJS.ProcessEnv, printer: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  execFile('lp', args, commandOptions(environment), (error, answer, complaint) => {
    const details = saidBy(complaint.trim() || answer.trim());
    const remarks = saidByLp.flatMap(([said, meaning]) => (said.test(complaint) ? [remark(meaning)] : []));
    const facts = { printer, ...(remarks.length > 0 && { remarks }) };
    const more = { details, facts, cause: error };
    if (error?.code === 'ENOENT') return reject(failureOf('spooler-missing', more));
    if (foundNoPrinter.test(complaint))
      return reject(failureOf('printer-unknown', { facts: { printer }, cause: error }));
    if (error?.killed === true) return reject(failureOf('print-unknown', { ...more, changed: 'unknown' }));
    if (error !== null) return reject(failureOf('print-refused', more));
    const jobId = /^request id is \S+-(\d+) \(/m.exec(answer)?.[1];
    if (jobId === undefined) return reject(failureOf('print-unknown', { ...more, changed: 'unknown' }));
    resolve(Number(jobId));
  });
  return promise;
}

/** Plain language, so that the job number can be found in the answer on any computer. */
function commandOptions(environment: NodeJS.ProcessEnv): { env: NodeJS.ProcessEnv; timeout: number } {
  return { env: { ...environment, LC_ALL: 'C', LANGUAGE: '' }, timeout: handOverWaitMilliseconds };
}

async function cancel(cups: CupsQuestions, environment: NodeJS.ProcessEnv, job: SpooledJob): Promise<void> {
  await throwIfGone(cups, job);
  try {
    await cancelByCommand(environment, job);
  } catch (error) {
    // One that ended meanwhile is refused in the words of the command.
    if (error instanceof PackbenchError && error.failure.changed === 'nothing') await throwIfGone(cups, job);
    throw error;
  }
}

async function throwIfGone(cups: CupsQuestions, spooled: SpooledJob): Promise<void> {
  const job = await ours(cups, spooled, ['job-state']);
  if (job !== null && !isOver(stateOfJob(job))) return;
  throw failureOf('print-not-cancelled', { facts: { printer: spooled.printer, remarks: [remark('print-job-gone')] } });
}

/** CUPS's own, which can prove to any CUPS that the job is ours. */
function cancelByCommand(environment: NodeJS.ProcessEnv, { printer, spoolerJobId }: SpooledJob): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  execFile('cancel', [String(spoolerJobId)], commandOptions(environment), (error, _, complaint) => {
    if (error === null) return resolve();
    const more = { details: saidBy(complaint.trim()), facts: { printer }, cause: error };
    if (error.code === 'ENOENT') reject(failureOf('spooler-missing', more));
    else reject(failureOf('print-not-cancelled', { ...more, ...(error.killed ? { changed: 'unknown' } : {}) }));
  });
  return promise;
}

async function find(cups: CupsQuestions, printer: string, printJobId: string): Promise<number | null> {
  const jobs = await cups.jobs(printer, ['job-id', 'job-name']);
  const found = jobs.find((job) => hasTag(job, printJobId));
  return found === undefined ? null : number(found, 'job-id');
}
