/**
 * What became of a job, where CUPS itself does not say so when it is asked: its news still have it (RFC 3995, RFC 3996). Of
 * a job on a printer that another computer's CUPS shares, CUPS here calls completed also what was held, cancelled or given
 * up there, and says that only in passing, as a reason of the queue just before the job's end. A job that was purged, or
 * that CUPS is not to keep (PreserveJobHistory No), it does not know any more.
 */
import { PackbenchError } from '../../failures.ts';
import type { SpooledJob, SpoolState } from '../../ports.ts';
import type { CupsQuestions } from './cups-questions.ts';
import { number, text, texts } from './ipp-attributes.ts';
import { hasTag, isOver, stateOfJob } from './ipp-job.ts';
import type { IppAttributes } from './ipp-message.ts';

/** A subscription that a crash leaves behind ends by itself. */
const leaseSeconds = 24 * 60 * 60;

/** Twice as many as CUPS itself keeps, unless it is told otherwise (MaxJobs): a bench runs for weeks. */
const endsKept = 1_000;

const ends: Readonly<Record<string, SpoolState['state']>> = {
  'cups-remote-pending': 'unknown',
  'cups-remote-pending-held': 'unknown',
  'cups-remote-stopped': 'unknown',
  'cups-remote-canceled': 'cancelled',
  'cups-remote-aborted': 'failed',
};

export type RemoteEnd = Pick<SpoolState, 'state' | 'reasons'>;

export interface JobEnds {
  /**
   * Call it before a job is handed over. The function that it returns is told the job's number, or null if the job was
   * not taken. Never throws.
   */
  listen(): Promise<(spoolerJobId: number | null) => void>;
  /**
   * How a job that is over here ended on the other computer; null: nothing more is known of it. Throws
   * 'spooler-missing'; so does the next.
   */
  elsewhere(spoolerJobId: number, queue: string): Promise<RemoteEnd | null>;
  /** What CUPS said at the end of a job that it does not know any more; null: nothing is known. */
  lastWord(job: SpooledJob): Promise<IppAttributes | null>;
  /** Call it when nobody will ask for its end any more, for instance after a person's answer. */
  letGo(spoolerJobId: number): void;
}

interface End {
  readonly remote: RemoteEnd | null;
  readonly last: IppAttributes | null;
}

export function createJobEnds(cups: Pick<CupsQuestions, 'subscribe' | 'allNews' | 'unsubscribe'>): JobEnds {
  const subscriptions = new Map<number, number>();
  const known = new Map<number, End>();
  const keep = (spoolerJobId: number, end: End): void => {
    known.set(spoolerJobId, end);
    const [oldest] = known.keys();
    if (known.size > endsKept && oldest !== undefined) known.delete(oldest);
  };
  const forget = (subscription: number): void => void cups.unsubscribe(subscription).catch(noAnswer);
  const endOf = async (spoolerJobId: number, queue: string): Promise<End | null> => {
    const subscription = subscriptions.get(spoolerJobId);
    if (subscription !== undefined) {
      const news = (await cups.allNews(subscription).catch(unlessSilent)) ?? [];
      // Another question may have been faster meanwhile, and has ended the subscription.
      if (subscriptions.delete(spoolerJobId)) {
        forget(subscription);
        keep(spoolerJobId, { remote: remoteEnd(news, spoolerJobId, queue), last: lastOf(news, spoolerJobId) });
      }
    }
    return known.get(spoolerJobId) ?? null;
  };
  return {
    async listen() {
      const events = ['printer-state-changed', 'job-completed'];
      // If CUPS gives no news, or does not answer, there is only what it says of the job.
      const subscription = await cups.subscribe(leaseSeconds, events).catch(noAnswer);
      return (spoolerJobId) => {
        // A print system that was set up anew begins with the same numbers.
        if (spoolerJobId !== null) known.delete(spoolerJobId);
        if (subscription === null) return;
        if (spoolerJobId === null) forget(subscription);
        else subscriptions.set(spoolerJobId, subscription);
      };
    },
    elsewhere: async (spoolerJobId, queue) => (await endOf(spoolerJobId, queue))?.remote ?? null,
    async lastWord({ printJobId, printer, spoolerJobId }) {
      const last = (await endOf(spoolerJobId, printer))?.last ?? null;
      return last !== null && hasTag(last, printJobId) ? last : null;
    },
    letGo(spoolerJobId) {
      const subscription = subscriptions.get(spoolerJobId);
      if (subscription !== undefined && subscriptions.delete(spoolerJobId)) forget(subscription);
    },
  };
}

function lastOf(news: readonly IppAttributes[], spoolerJobId: number): IppAttributes | null {
  return news.findLast((one) => number(one, 'notify-job-id') === spoolerJobId && isOver(stateOfJob(one))) ?? null;
}

function remoteEnd(news: readonly IppAttributes[], spoolerJobId: number, queue: string): RemoteEnd | null {
  const last = lastRemote(news, spoolerJobId, queue);
  const state = last === null ? undefined : ends[last];
  return last === null || state === undefined ? null : { state, reasons: [last] };
}

/** The last word of the other computer before that job's end; what was said before another job's end is of that one. */
function lastRemote(news: readonly IppAttributes[], spoolerJobId: number, queue: string): string | null {
  let last: string | null = null;
  for (const one of news) {
    const jobId = number(one, 'notify-job-id');
    if (jobId === spoolerJobId) return last;
    if (text(one, 'printer-name') !== queue) continue;
    const said = texts(one, 'printer-state-reasons').find((reason) => reason.startsWith('cups-remote-'));
    if (jobId !== 0) last = null;
    else if (said !== undefined) last = said;
  }
  return null;
}

function noAnswer(error: unknown): null {
  if (!(error instanceof PackbenchError)) throw error;
  return null;
}

/** A CUPS that is there, and tells none, is not asked again. */
function unlessSilent(error: unknown): null {
  if (error instanceof PackbenchError && error.failure.code !== 'spooler-missing') return null;
  throw error;
}
