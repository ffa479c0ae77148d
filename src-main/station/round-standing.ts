/**
 * The standing of a closed round, read from its manifest in the ledger and from the print jobs of that manifest. Pure.
 */
import type { Failure } from '../../src-preload/contract/failure.ts';
import { isNoWay, traitsOf } from '../../src-preload/contract/failure-traits.ts';
import type { ManifestState } from '../../src-preload/contract/manifest.ts';
import type { PrintJob, PrintJobState } from '../../src-preload/contract/printing.ts';
import type { RoundState, RoundStep, RoundTrouble } from '../../src-preload/contract/station.ts';
import type { Round } from './round.ts';

export interface Known {
  /** This program is working on it: its manifest is being sent, or handed to the printer. */
  readonly isUnderWay: boolean;
  /**
   * Nothing of it is sent yet: it has its turn after another round of its account, or its service is asked for its orders
   * first. The service may be silent about either for a minute or more.
   */
  readonly isUnsent: boolean;
  /** The round belongs to an account of this computer. */
  readonly hasAccount: boolean;
  /** Its manifest as the manifests service has it; null: none was begun, or the ledger no longer knows it. */
  readonly manifest: {
    readonly state: ManifestState;
    readonly failure: Failure | null;
    readonly fileCount: number;
    /** 0: it was taken over from its PDF, because the records of this computer were lost. */
    readonly orderCount: number;
  } | null;
  /** The jobs of its manifest, newest first. */
  readonly jobs: readonly PrintJob[];
  /** Whether another program with that number runs. */
  readonly isAnotherRunning: (program: number) => boolean;
}

export interface Standing {
  readonly state: RoundState;
  readonly trouble: RoundTrouble | null;
  readonly failure: Failure | null;
  readonly steps: readonly RoundStep[];
  readonly isToPrint: boolean;
  readonly printed: PrintJobState | null;
  readonly printReasons: readonly string[];
}

const calm = { trouble: null, failure: null, steps: [], isToPrint: false, printed: null, printReasons: [] } as const;

export function standingOf(round: Round, known: Known): Standing {
  const { manifest } = known;
  if (round.settledAt !== null) {
    return { ...calm, state: 'done', ...paperOf(jobsOf(round, known.jobs, manifest?.fileCount ?? 1)) };
  }
  switch (manifest?.state) {
    case 'stored':
      return paperStanding(round, known, manifest);
    case 'in-doubt':
      return troubled('in-doubt', manifest.failure, []);
    case 'at-service':
      return troubled('at-service', null, ['put-away']);
    case 'sent':
      return { ...calm, state: 'being-made' };
    case undefined:
      return round.manifestId === null || known.isUnderWay ? unmadeStanding(round, known) : lost(round);
    case 'intent':
    case 'rejected':
      return unmadeStanding(round, known);
  }
}

/**
 * The ledger has each manifest before its round does, so ledger and backup were lost since. It may have been sent: only a person
 * who has looked at the service may send it again.
 */
const lost = ({ failure }: Round): Standing =>
  troubled('manifest-lost', failure, ['put-away', 'take-back', 'try-again']);

/** No manifest of it was made. */
function unmadeStanding(round: Round, { isUnderWay, isUnsent, hasAccount, manifest }: Known): Standing {
  if (isUnderWay) return { ...calm, state: isUnsent ? 'waiting' : 'being-made' };
  if (!hasAccount) return troubled('account-lost', null, ['take-back']);
  const failure = round.failure ?? manifest?.failure ?? null;
  const waits: Standing = { ...calm, state: 'waiting', failure, steps: ['try-again', 'take-back'] };
  // The round was closed, but this program or an earlier one ended before it began.
  if (failure === null) return manifest?.state === 'rejected' ? notDone() : waits;
  if (isForLater(failure)) return waits;
  if (isOfNamedOrders(failure)) return troubled('held', failure, ['leave-out', 'try-again', 'take-back']);
  // The service's own words may name the orders it refuses.
  const mayName: readonly RoundStep[] = failure.code === 'service-refused' ? ['leave-out'] : [];
  return troubled('failed', failure, [...mayName, 'try-again', 'take-back']);
}

/** A guard of this computer names the orders that are held elsewhere; the service was not asked. */
const isOfNamedOrders = ({ code, facts }: Failure): boolean =>
  traitsOf(code).answer === 'not-asked' && (facts.orderIds?.length ?? 0) > 0;

/** A look-up showed that it was not done, and a person has said so. */
const notDone = (): Standing => troubled('not-done', null, ['try-again', 'take-back']);

/** Nothing was sent, because there was no way to the service, or because the program ended. */
function isForLater(failure: Failure): boolean {
  return failure.changed === 'nothing' && (failure.code === 'cancelled' || isNoWay(failure));
}

function paperStanding(
  round: Round,
  { jobs, isUnderWay, isAnotherRunning }: Known,
  { fileCount, orderCount }: NonNullable<Known['manifest']>,
): Standing {
  const { paper, printing, printsAnyway } = round;
  if (!round.prints) return { ...calm, state: 'done' };
  const waits: Standing = { ...calm, state: 'being-printed' };
  if (isUnderWay) return waits;
  const own = jobsOf(round, jobs, fileCount);
  if (printing === null && own.length === 0) {
    const trouble = printsAnyway || paper === null ? null : paperTrouble(paper);
    return trouble === null ? { ...waits, isToPrint: true } : troubled(trouble, null, ['print', 'put-away']);
  }
  const reported = paperOf(own);
  const { printed } = reported;
  const isWhole = filesUnderWay(own).size >= fileCount;
  const failure = printing?.failure ?? null;
  // Where the print system did not say whether it took it, the job tells what is known.
  if (failure !== null && failure.code !== 'print-unknown' && !isWhole)
    return { ...troubled('print-failed', failure, ['print', 'put-away']), ...reported };
  if (printing !== null && failure === null && jobs.length <= printing.jobsBefore && !isWhole) {
    if (orderCount === 0) return troubled('print-unknown', null, ['came-out', 'print']);
    // Noted as begun, but nothing was handed over: the log has every job before the print system does.
    return isAnotherRunning(printing.by) ? waits : { ...waits, isToPrint: true };
  }
  if (printed === null || printed === 'unknown' || (!isWhole && printed === 'done')) {
    return { ...troubled('print-unknown', null, ['came-out', 'print']), ...reported };
  }
  if (printed === 'failed' || printed === 'cancelled') {
    return { ...troubled('print-failed', null, ['print', 'put-away']), ...reported };
  }
  return { ...waits, state: printed === 'done' ? 'done' : 'being-printed', ...reported };
}

function paperTrouble({ missing, fits, printer }: NonNullable<Round['paper']>): RoundTrouble | null {
  if (missing.length > 0) return 'paper-missing';
  if (printer === null) return 'no-printer';
  return fits ? null : 'paper-size';
}

/** From the worst to the best. */
const ranked: readonly PrintJobState[] = [
  'failed',
  'cancelled',
  'unknown',
  'held',
  'sending',
  'queued',
  'printing',
  'done',
];

/** What a person saw at the printer counts for more than what the print system said. */
function stateOf({ state, answer }: PrintJob): PrintJobState {
  if (answer === null) return state;
  return answer.cameOut ? 'done' : 'failed';
}

/** The worst state of the jobs and its words; null: nothing was handed over. */
function paperOf(own: readonly PrintJob[]): Pick<Standing, 'printed' | 'printReasons'> {
  const printed = ranked.find((state) => own.some((job) => stateOf(job) === state)) ?? null;
  return { printed, printReasons: own.find((job) => stateOf(job) === printed)?.reasons ?? [] };
}

/** It did not come out, or nobody knows whether it did. */
const isLacking = (job: PrintJob): boolean => ['failed', 'cancelled', 'unknown'].includes(stateOf(job));

/** The files of a manifest that have come out, or are on the way. */
function filesUnderWay(jobs: readonly PrintJob[]): ReadonlySet<number> {
  return new Set(jobs.flatMap((job) => (isLacking(job) ? [] : [job.fileNumber])));
}

/**
 * Those, and those of which nobody knows whether they came out, if they were handed over since these many jobs: a person looks at
 * the printer first.
 */
export function filesNotToPrint(jobs: readonly PrintJob[], jobsBefore: number): ReadonlySet<number> {
  const unknown = jobs.slice(0, jobs.length - jobsBefore).filter((job) => stateOf(job) === 'unknown');
  return new Set([...filesUnderWay(jobs), ...unknown.map(({ fileNumber }) => fileNumber)]);
}

/** Nobody knows whether they came out, nor is their file on paper, or on the way, by another job. */
export function jobsInQuestion(jobs: readonly PrintJob[]): readonly PrintJob[] {
  const underWay = filesUnderWay(jobs);
  return jobs.filter((job) => stateOf(job) === 'unknown' && !underWay.has(job.fileNumber));
}

/**
 * Those of its own printing, and what has come out before; before that, those that make it needless. Whoever prints a
 * file again after it did not come out has settled that: of such jobs only the last of a file counts.
 */
function jobsOf(
  { printing, prints, printsAnyway }: Round,
  jobs: readonly PrintJob[],
  fileCount: number,
): readonly PrintJob[] {
  if (printing === null) return prints && !printsAnyway ? printedByHand(jobs, fileCount) : [];
  const ownCount = jobs.length - printing.jobsBefore;
  const underWay = filesUnderWay(jobs);
  const isLastOfFile = ({ fileNumber }: PrintJob, at: number): boolean =>
    at === jobs.findIndex((other) => other.fileNumber === fileNumber);
  return jobs.filter((job, at) => {
    if (!isLacking(job)) return true;
    return at < ownCount && !underWay.has(job.fileNumber) && isLastOfFile(job, at);
  });
}

/**
 * Somebody has printed the manifest before its round did: it is not printed once more without being asked for. Empty:
 * nobody has, or it did not come out, or one of its files is missing.
 */
function printedByHand(jobs: readonly PrintJob[], fileCount: number): readonly PrintJob[] {
  const may = [...jobs.filter((job) => !isLacking(job)), ...jobsInQuestion(jobs)];
  return new Set(may.map(({ fileNumber }) => fileNumber)).size < fileCount ? [] : may;
}

function troubled(trouble: RoundTrouble, failure: Failure | null, steps: readonly RoundStep[]): Standing {
  return { ...calm, state: 'needs-you', trouble, failure, steps };
}
