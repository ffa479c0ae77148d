/**
 * A printer of the network that is switched off or cut off in the middle of a job is waited for by its print system for
 * ever, and without a word: as long as it counts no sheet and says nothing else, nobody knows any more that it prints. More
 * sheets than the job has are no news either: a queue that tries a job again without a pause counts them with each try.
 */
import type { PrintJob } from '../../src-preload/contract/printing.ts';
import type { Clock, SpoolState } from '../ports.ts';

/** The reason given for it; a person can see what came out. */
const noNews = 'no-news';

const patienceMilliseconds = 120_000;
/** How long a slow printer that does not count its sheets takes for one. */
const sheetMilliseconds = 6_000;

/** Hears of each look at one job, and adds the reason where there was no news for long. */
export function createSilenceWatch(
  clock: Pick<Clock, 'passed'>,
  { sheetsInAll }: PrintJob,
): (found: SpoolState) => SpoolState {
  const patience = Math.max(patienceMilliseconds, (sheetsInAll ?? 0) * sheetMilliseconds);
  let last = '';
  let since = clock.passed();
  return (found) => {
    const sheets = Math.min(found.sheetsPrinted ?? 0, sheetsInAll ?? Number.POSITIVE_INFINITY);
    const now = [found.state, sheets, ...found.reasons].join(' ');
    if (now !== last) since = clock.passed();
    last = now;
    if (found.state !== 'printing' || clock.passed() - since < patience) return found;
    return { ...found, reasons: [...found.reasons, noNews] };
  };
}
