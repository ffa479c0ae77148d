/**
 * What a printer of the network says of a job itself. CUPS calls a job completed as soon as it waits for it no more: also
 * one that waits at the printer for a PIN, or that was cancelled or given up there. Its own questions to the printer stay
 * inside it, unless the printer is another CUPS (job-ends.ts).
 */
import { PackbenchError } from '../../failures.ts';
import type { SpooledJob, SpoolState } from '../../ports.ts';
import { handedToPrinter } from '../reasons.ts';
import { findUser } from './cups-address.ts';
import type { CupsQuestions } from './cups-questions.ts';
import { number, text } from './ipp-attributes.ts';
import { hasTag, isOver, statedReasons, stateOfJob } from './ipp-job.ts';
import { groupTags, type IppAttributes, type IppRequest } from './ipp-message.ts';
import { type PrinterAddress, postIpp } from './ipp-post.ts';

export type SaidByPrinter = Pick<SpoolState, 'state' | 'reasons'>;

export interface PrinterWord {
  /**
   * What the printer says of a job that is over for CUPS; null: the printer cannot be asked, or does not know it. Never
   * throws.
   */
  of(job: SpooledJob, queue: string): Promise<SaidByPrinter | null>;
}

/** RFC 8011 section 4.2.6. */
const getJobs = 0x000a;

/** What CUPS itself says of such a printer. */
const forgotten: SaidByPrinter = { state: 'unknown', reasons: ['cups-ipp-missing-job-history'] };

export function createPrinterWord(cups: Pick<CupsQuestions, 'printer'>, environment: NodeJS.ProcessEnv): PrinterWord {
  /** Jobs that the printer had not ended when it was asked last. */
  const underWay = new Map<string, SaidByPrinter>();
  return {
    async of({ printJobId }, queue) {
      const before = underWay.get(printJobId);
      const found = await askPrinter(cups, queue, printJobId, findUser(environment));
      // One that does not answer now may answer at the next look.
      if (found === 'silent') return before ?? null;
      if (found !== null && !isOver(found.state)) underWay.set(printJobId, found);
      else underWay.delete(printJobId);
      return found ?? (before === undefined ? null : forgotten);
    },
  };
}

async function askPrinter(
  cups: Pick<CupsQuestions, 'printer'>,
  queue: string,
  printJobId: string,
  user: string,
): Promise<SaidByPrinter | 'silent' | null> {
  try {
    const uri = text((await cups.printer(queue, ['device-uri'])) ?? new Map(), 'device-uri');
    const address = addressOf(uri);
    if (address === null) return null;
    const jobs: IppAttributes[] = [];
    for (const which of ['completed', 'not-completed']) {
      const question = jobsQuestion(uriOf(address), user, which);
      const { groups } = await postIpp(address, user, question);
      jobs.push(...groups.filter(({ tag }) => tag === groupTags.job).map(({ attributes }) => attributes));
    }
    return lastSaid(jobs.filter((job) => hasTag(job, printJobId)));
  } catch (error) {
    if (!(error instanceof PackbenchError)) throw error;
    return 'silent';
  }
}

/** Null: it is not asked over IPP, or nobody here knows where it is ('dnssd://'). */
function addressOf(uri: string): PrinterAddress | null {
  const url = URL.parse(uri);
  const isSecured = url?.protocol === 'ipps:';
  if (url === null || !(isSecured || url.protocol === 'ipp:')) return null;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return { host, port: Number(url.port || 631), path: url.pathname || '/', isSecured };
}

/** In the form that IPP wants, without what CUPS adds for itself ('?waitjob=false'). */
function uriOf({ host, port, path, isSecured }: PrinterAddress): string {
  return `${isSecured ? 'ipps' : 'ipp'}://${host.includes(':') ? `[${host}]` : host}:${port}${path}`;
}

const jobsQuestion = (printerUri: string, user: string, which: string): IppRequest => ({
  operation: getJobs,
  attributes: [
    { tag: 'uri', name: 'printer-uri', values: [printerUri] },
    { tag: 'name', name: 'requesting-user-name', values: [user] },
    { tag: 'keyword', name: 'which-jobs', values: [which] },
    {
      tag: 'keyword',
      name: 'requested-attributes',
      values: ['job-id', 'job-name', 'job-state', 'job-state-reasons'],
    },
  ],
});

/** CUPS tries a job anew where the printer broke it off: what counts is the last try. */
function lastSaid(jobs: readonly IppAttributes[]): SaidByPrinter | null {
  const [last] = [...jobs].sort((one, other) => number(other, 'job-id') - number(one, 'job-id'));
  if (last === undefined) return null;
  const state = stateOfJob(last);
  const reasons = statedReasons(last, 'job-state-reasons').filter((one) => one !== 'job-completed-successfully');
  if (!isOver(state)) return { state, reasons: [...reasons, handedToPrinter] };
  const isUnexplained = state === 'cancelled' && !reasons.some((one) => one.startsWith('job-canceled'));
  return { state, reasons: isUnexplained ? [...reasons, 'job-canceled-at-device'] : reasons };
}
