/** What CUPS says of a job and of its printer. */
import type { Printer } from '../../../src-preload/contract/printing.ts';
import type { SpooledJob, SpoolState } from '../../ports.ts';
import { trueState } from '../reasons.ts';
import type { CupsQuestions } from './cups-questions.ts';
import { number, text, texts } from './ipp-attributes.ts';
import { hasTag, isOver, statedReasons, stateOfJob } from './ipp-job.ts';
import type { IppAttributes } from './ipp-message.ts';
import type { JobEnds } from './job-ends.ts';
import type { PrinterWord } from './printer-word.ts';

/** RFC 8011 section 5.4.11. */
function printerState(group: IppAttributes): Printer['state'] {
  const states: Readonly<Record<number, Printer['state']>> = { 3: 'idle', 4: 'printing', 5: 'stopped' };
  return states[number(group, 'printer-state')] ?? 'unknown';
}

const markAttribute = 'packbench-document';
const markValue = 'forbids-printing';

/** An option of a job whose PDF forbids to print it: CUPS keeps it with the job, also over a restart of either of us. */
export const forbiddenMark = `${markAttribute}=${markValue}`;

const messageAttribute = 'job-printer-state-message';

const jobAttributes = [
  'job-state',
  'job-state-reasons',
  'job-printer-uri-actual',
  messageAttribute,
  'job-media-sheets-completed',
  markAttribute,
];

/** What CUPS says of a job that it cancels itself, because the printer does not take it. In English, as all of ours. */
const refusedByPrinter = /^(Printer cannot print|Print job was not accepted)/;

/** The same of a job that was cancelled at the printer, or that the print server behind the queue gave up. */
const cancelledThere = /^Print job canceled at printer/;

export interface Asked {
  readonly cups: CupsQuestions;
  readonly jobEnds: JobEnds;
  readonly printerWord: PrinterWord;
}

/** Said of a job of which a filter made nothing without saying why. */
const filterFailed = 'Filter failed';
const asksForPassword = /^loadFilename failed: .*: invalid password$/;

/**
 * Said of a damaged PDF, or of pages that the filter does not take for pages. A PDF that it may not open is not meant.
 */
const makesNothing =
  /^(loadFilename failed: (?!open )|Exception: (\/Count |Unexpected \/Rotation |operation for |page o|\/.*: unable to find \/Root))/;

/** What CUPS's filters say of a PDF, as a reason where that is plainer. */
function saidOfDocument(words: string, isForbidden: boolean): string {
  if (isForbidden && words === filterFailed) return 'document-permission-error';
  if (asksForPassword.test(words)) return 'document-password-error';
  return makesNothing.test(words) ? 'document-unprintable-error' : words;
}

export async function readState({ cups, jobEnds, printerWord }: Asked, spooled: SpooledJob): Promise<SpoolState> {
  const job = (await ours(cups, spooled, jobAttributes)) ?? (await jobEnds.lastWord(spooled));
  if (job === null) return { state: 'unknown', reasons: [], sheetsPrinted: null };
  // CUPS leaves this reason on jobs that stopped long ago.
  const own = statedReasons(job, 'job-state-reasons').filter((reason) => reason !== 'processing-to-stop-point');
  // Killed before it wrote down that a job is over, CUPS gives it up once it starts again, because its PDF is removed.
  const isEndLost = stateOfJob(job) === 'failed' && own.length === 0 && !job.has(messageAttribute);
  const told = isEndLost ? 'unknown' : stateOfJob(job);
  const words = texts(job, messageAttribute).filter((one) => one !== '');
  const state = told === 'cancelled' && words.some((one) => refusedByPrinter.test(one)) ? 'failed' : told;
  const isThere = state === 'cancelled' && words.some((one) => cancelledThere.test(one));
  const sheets = job.get('job-media-sheets-completed')?.[0];
  const queue = queueIn(job, 'job-printer-uri') ?? spooled.printer;
  const there = isOver(state) ? await jobEnds.elsewhere(spooled.spoolerJobId, queue) : null;
  if (there !== null && (state === 'done' || isThere)) return { ...there, sheetsPrinted: null };
  // The queue of a class names the one of its printers that has the job.
  const actual = queueIn(job, 'job-printer-uri-actual') ?? queue;
  const said = state === 'done' || isThere ? await printerWord.of(spooled, actual) : null;
  const isForbidden = text(job, markAttribute) === markValue;
  const ofDocument = words
    .map((one) => saidOfDocument(one, isForbidden))
    // Left out where a reason of our own says as much.
    .filter((one) => one !== filterFailed || own.length === 0);
  const failed = ['failed', 'held', 'queued'].includes(state) ? ofDocument : [];
  const reasons = [...own, ...failed, ...(isThere ? ['job-canceled-at-device'] : [])];
  const reported = await Promise.all([...new Set([queue, actual])].map((name) => printerReasons(cups, name)));
  const found = trueState({
    ...(said ?? { state, reasons }),
    printerReasons: [...new Set(reported.flat())],
    // Some printers say -1 as long as they do not count.
    sheetsPrinted: typeof sheets === 'number' && sheets >= 0 ? sheets : null,
  });
  return queue === spooled.printer ? found : { ...found, printer: queue };
}

/**
 * The job of that number, if it is ours: numbers start again when a print system is set up anew, so our mark in its name
 * must match too. Its queue need not: somebody may have moved it. CUPS hides the names of other people's jobs.
 */
export async function ours(
  cups: CupsQuestions,
  { printJobId, spoolerJobId }: SpooledJob,
  attributes: readonly string[],
): Promise<IppAttributes | null> {
  const job = await cups.job(spoolerJobId, ['job-name', 'job-printer-uri', ...attributes]);
  return job !== null && hasTag(job, printJobId) ? job : null;
}

/** The queue of an address: 'Bench' of 'ipp://localhost/printers/Bench'; null: there is none that can be read. */
function queueIn(job: IppAttributes, name: string): string | null {
  const uri = URL.parse(text(job, name));
  if (uri === null) return null;
  try {
    return decodeURIComponent(uri.pathname).split('/').at(-1) ?? null;
  } catch {
    // Some print servers leave '%' in their addresses as it is, or name their queues in an old encoding.
    return null;
  }
}

const standing = ['printer-state', 'printer-state-reasons', 'printer-state-message', 'member-names'];

/** Often only the printer says why a job waits: 'paused', 'media-empty'. */
async function printerReasons(cups: CupsQuestions, printer: string): Promise<readonly string[]> {
  const group = await cups.printer(printer, standing);
  if (group === null) return [];
  const members = await Promise.all(texts(group, 'member-names').map((name) => cups.printer(name, standing)));
  const { state, stateReasons } = standingOf(
    group,
    members.filter((one) => one !== null),
  );
  return [...(state === 'stopped' ? ['printer-stopped'] : []), ...stateReasons];
}

/** A class of printers that all stand still is for CUPS itself idle, and its jobs wait without a word. */
export function standingOf(
  group: IppAttributes,
  members: readonly IppAttributes[],
): Pick<Printer, 'state' | 'stateReasons'> {
  const own = { state: printerState(group), stateReasons: reasonsOfPrinter(group) };
  if (members.length === 0 || members.some((one) => printerState(one) !== 'stopped')) return own;
  return { state: 'stopped', stateReasons: [...new Set([...own.stateReasons, ...members.flatMap(reasonsOfPrinter)])] };
}

/**
 * What CUPS's programs say of a printer that is switched off or cut off while they go on trying: in words only, and no
 * reason. The words are in the language of the job, which is English for ours (`commandOptions`).
 */
const saidOfPrinter: readonly (readonly [words: RegExp, reason: string])[] = [
  [/^The printer is (in use|busy)/, 'busy'],
  [/^The printer (is not responding|is unreachable|is not connected|may not exist)/, 'timed-out'],
  [/^Unable to (locate printer|get printer status|contact printer)/, 'timed-out'],
  [/^Waiting for printer to become available/, 'timed-out'],
];

const saidOf = (message: string): string | undefined => saidOfPrinter.find(([words]) => words.test(message))?.[1];

/** What CUPS itself writes when a person paused or closed a queue and gave no reason. */
const saidByCups: ReadonlySet<string> = new Set(['', 'Paused', 'Rejecting Jobs']);

/**
 * The reason that a person gave for pausing or closing a queue, or what CUPS last heard of a printer that it stopped
 * itself.
 */
export function wordsAtQueue(group: IppAttributes): readonly string[] {
  const message = text(group, 'printer-state-message');
  return saidByCups.has(message) || saidOf(message) !== undefined ? [] : [message];
}

/** Words that a printer keeps while it does nothing are of an earlier job. */
function reasonsOfPrinter(group: IppAttributes): readonly string[] {
  const state = printerState(group);
  const said = state === 'printing' ? saidOf(text(group, 'printer-state-message')) : undefined;
  const words = state === 'stopped' ? wordsAtQueue(group) : [];
  return [...statedReasons(group, 'printer-state-reasons'), ...(said === undefined ? [] : [said]), ...words];
}
