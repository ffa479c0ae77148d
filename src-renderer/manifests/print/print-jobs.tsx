/** The print jobs of this manifest, newest first, each with the state that the print system reports now. */
import type { Printer, PrintJob } from '../../../src-preload/contract/printing.ts';
import { JobLine } from '../../paper/job-line.tsx';
import { JobsPlace } from '../../paper/jobs-place.tsx';
import { say } from '../../words/say.ts';
import styles from './print-panel.module.css';

interface PrintJobsProps {
  /** Undefined until they have been read. */
  readonly jobs: readonly PrintJob[] | undefined;
  readonly printers: readonly Printer[];
  /** How many files the manifest has. */
  readonly fileCount: number;
}

export function PrintJobs({ jobs, printers, fileCount }: PrintJobsProps) {
  if (jobs === undefined) return null;
  return (
    <JobsPlace>
      {jobs.length > 0 && (
        <section aria-label={say('manifests.jobs.label')} className={styles.panel}>
          <h3>{say('manifests.jobs.label')}</h3>
          <ol className={styles.jobs}>
            {jobs.map((job) => (
              <JobLine
                key={job.printJobId}
                job={job}
                name={fileCount === 1 ? copyWords(job) : `${fileWords(job)}, ${copyWords(job)}`}
                printer={printers.find(({ name }) => name === job.printer)}
              />
            ))}
          </ol>
        </section>
      )}
    </JobsPlace>
  );
}

const fileWords = ({ fileNumber }: PrintJob): string => say('manifests.facts.pdf', { place: fileNumber });

/** 'Copy 1', 'Copy 2', 'Copies 2 to 4'. */
function copyWords({ copyNumber, copies }: PrintJob): string {
  return copies === 1
    ? say('manifests.jobs.copy', { copy: copyNumber })
    : say('manifests.jobs.copies', { from: copyNumber, to: copyNumber + copies - 1 });
}
