/** A job as IPP describes it: a print system's, or a printer's own. */
import type { SpoolState } from '../../ports.ts';
import { jobTag } from '../job-tag.ts';
import { number, text } from './ipp-attributes.ts';
import type { IppAttributes } from './ipp-message.ts';

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

export const stateOfJob = (job: IppAttributes): SpoolState['state'] => jobStates[number(job, 'job-state')] ?? 'unknown';

export const isOver = (state: SpoolState['state']): boolean => ['done', 'cancelled', 'failed'].includes(state);

export const hasTag = (job: IppAttributes, printJobId: string): boolean =>
  text(job, 'job-name').endsWith(jobTag(printJobId));

/** Stands for what is no word, as a number would be: there is a reason, and it may be one to stop. */
const notReadable = 'not-readable';

/** 'none' says that there is none. */
export const statedReasons = (group: IppAttributes, name: string): readonly string[] =>
  (group.get(name) ?? [])
    .filter((reason) => reason !== null && reason !== 'none')
    .map((reason) => (typeof reason === 'string' ? reason : notReadable));
