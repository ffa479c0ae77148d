/**
 * A print job in five words: sent · waiting (why) · printing 3 of 12 pages · the printer reports done · did not come
 * out, or not known. Only what the printer reports done is green.
 */
import {
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconHelpCircle,
  IconPlayerPause,
  IconPrinter,
  IconSend,
  IconUserCheck,
} from '@tabler/icons-react';
import type { PrintJob } from '../../src-preload/contract/printing.ts';
import { sentenceStart } from '../words/locale.ts';
import { say } from '../words/say.ts';
import { reasonsWords, type StateWords } from './printer-words.ts';

/** All of it was handed to the printer, which has not said that it is done. */
const AT_PRINTER = 'queued-in-device';

/** The print system says that it prints, and has said nothing else for long: the printer may be switched off. */
const NO_NEWS = 'no-news';

/** The print system gave up on the job, of which its filters made nothing, and keeps it: nothing takes it on by itself. */
const GIVEN_UP: readonly string[] = ['job-completed-with-errors', 'cups-filter-crashed'];

/** The print system may have the job, and has not been asked: it did not answer. */
const MAY_BE_THERE: readonly string[] = [AT_PRINTER, 'spooler-not-answering', 'print-unknown'];

/** What the PDF itself does not allow: the next job would end as this one. */
const LOCKED: readonly string[] = ['document-permission-error', 'document-password-error'];

/** Somebody, or a default of the queue, holds the job back in the print system; the printer may be ready. */
const HELD_BACK: readonly string[] = [
  'job-hold-until-specified',
  'job-held-on-create',
  'job-held-for-review',
  'cups-held-for-authentication',
  'job-suspended',
  'job-suspended-by-operator',
  'job-suspended-by-system',
  'job-suspended-by-user',
];

/** The printer holds it back until somebody there gives a PIN, or lets it go on. */
const HELD_THERE: readonly string[] = ['job-password-wait', 'job-release-wait'];

type JobFacts = Pick<PrintJob, 'state' | 'reasons' | 'sheetsPrinted' | 'sheetsInAll' | 'answer'>;

export function jobWords(job: JobFacts): StateWords {
  if (job.answer !== null) {
    return job.answer.cameOut
      ? { word: say('paper.state.came-out'), tone: 'quiet', icon: IconUserCheck }
      : { word: say('paper.state.did-not-come-out'), tone: 'bad', icon: IconCircleX };
  }
  const reasons = waitsFor(job.reasons);
  switch (job.state) {
    case 'sending':
    case 'queued':
      return reasons === ''
        ? { word: say('paper.state.sent'), tone: 'accent', icon: IconSend }
        : { word: say('paper.state.waiting-because', { reasons }), tone: 'accent', icon: IconClock };
    case 'held': {
      if (isGivenUp(job.reasons)) {
        return { word: say('paper.state.stopped-because', { reasons }), tone: 'bad', icon: IconPlayerPause };
      }
      const word = reasons === '' ? say('paper.state.waiting') : say('paper.state.waiting-because', { reasons });
      return { word, tone: 'warn', icon: IconPlayerPause };
    }
    case 'printing':
      return { word: printingWords(job), tone: 'accent', icon: IconPrinter };
    case 'done':
      return { word: say('paper.state.done'), tone: 'good', icon: IconCircleCheck };
    case 'failed':
      return { word: say('paper.state.did-not-come-out'), tone: 'bad', icon: IconCircleX };
    case 'cancelled':
      return { word: say('paper.state.cancelled'), tone: 'quiet', icon: IconCircleX };
    case 'unknown':
      return { word: say('paper.state.not-known'), tone: 'warn', icon: IconHelpCircle };
  }
}

/** Empty where nobody says it. */
const waitsFor = (reasons: readonly string[]): string => reasonsWords(reasons.filter((one) => one !== AT_PRINTER));

/**
 * CUPS counts the pages of a PDF as it hands them over, at once, and again after a restart: that all are counted while
 * the printer prints says nothing of what has come out.
 */
function printingWords({ sheetsPrinted: printed, sheetsInAll: all }: JobFacts): string {
  if (printed === null || printed === 0 || (all !== null && printed >= all)) return say('paper.state.printing');
  if (all === null) return say('paper.state.printing-some', { printed });
  return say('paper.state.printing-pages', { printed, all });
}

/** What the printer or the print system adds; empty when the state already says it. */
export function jobReasons({ state, reasons }: JobFacts): string {
  const isSaid = state === 'sending' || state === 'queued' || state === 'held';
  return sentenceStart(reasonsWords(isSaid ? reasons.filter((one) => one === AT_PRINTER) : reasons));
}

/** `reasons`: of a job that is held. */
export const isGivenUp = (reasons: readonly string[]): boolean => reasons.some((one) => GIVEN_UP.includes(one));

/** The print system cannot take back what the printer already has. */
export function canBeCancelled(job: JobFacts & Pick<PrintJob, 'spoolerJobId'>): boolean {
  return !isJobOver(job) && job.spoolerJobId !== null && !job.reasons.includes(AT_PRINTER);
}

/** What the state means for the person at the bench; null when the words say it all. */
export function jobNextStep({ state, reasons, answer }: JobFacts): string | null {
  if (answer !== null) return answer.cameOut ? null : mayComeLater({ state, reasons });
  switch (state) {
    case 'held':
      if (isGivenUp(reasons))
        return say(reasons.some((one) => LOCKED.includes(one)) ? 'paper.locked.next' : 'paper.given-up.next');
      return say(heldNext(reasons));
    case 'failed':
      return say('paper.failed.next');
    case 'cancelled':
      return say('paper.cancelled.next');
    case 'done':
      return say('paper.done.next');
    case 'sending':
    case 'queued':
    case 'printing':
    case 'unknown':
      return null;
  }
}

type HeldNext = `paper.${'held-there' | 'held-back' | 'held-unsaid' | 'held'}.next`;

function heldNext(reasons: readonly string[]): HeldNext {
  const isHeldBack = reasons.some((one) => HELD_BACK.includes(one));
  if (reasons.some((one) => HELD_THERE.includes(one)) || (isHeldBack && reasons.includes(AT_PRINTER))) {
    return 'paper.held-there.next';
  }
  if (isHeldBack) return 'paper.held-back.next';
  return waitsFor(reasons) === '' ? 'paper.held-unsaid.next' : 'paper.held.next';
}

/** For a job that did not come out, as somebody saw. */
function mayComeLater({ state, reasons }: Pick<JobFacts, 'state' | 'reasons'>): string | null {
  if (state === 'cancelled') return say('paper.taken-back.next');
  if (state === 'done') return say('paper.came-later.next');
  return reasons.some((one) => MAY_BE_THERE.includes(one)) ? say('paper.may-come.next') : null;
}

/**
 * It may have come out, and only a person can see that: the end is not known, or the printer has all of it and says no
 * more, or nothing is heard of it.
 */
export function asksWhetherItCameOut({ state, reasons, answer }: JobFacts): boolean {
  if (answer !== null) return false;
  if (state === 'unknown' || (state === 'printing' && reasons.includes(NO_NEWS))) return true;
  return (state === 'held' || state === 'printing') && reasons.includes(AT_PRINTER);
}

export const isJobOver = ({ state }: JobFacts): boolean => ['done', 'failed', 'cancelled', 'unknown'].includes(state);
