/** The print jobs of this manifest, newest first, each with the state the print system reports now. */
import type { Printer, PrintJob } from '../../../src-preload/contract/printing.ts';
import { reasonWords } from '../../ui/printer-state.ts';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { TimeAgo } from '../../ui/time-ago.tsx';
import { say } from '../../words/say.ts';
import styles from './print-panel.module.css';
import { jobNextStep, jobWords } from './print-words.ts';

interface PrintJobsProps {
  readonly jobs: readonly PrintJob[];
  readonly printers: readonly Printer[];
}

export function PrintJobs({ jobs, printers }: PrintJobsProps) {
  if (jobs.length === 0) return null;
  return (
    <section aria-label={say('manifests.jobs.label')} className={styles.panel}>
      <h3>{say('manifests.jobs.label')}</h3>
      <ol className={styles.jobs} aria-live="polite">
        {jobs.map((job) => (
          <JobLine key={job.printJobId} job={job} printer={printers.find(({ name }) => name === job.printer)} />
        ))}
      </ol>
    </section>
  );
}

function JobLine({ job, printer }: { readonly job: PrintJob; readonly printer: Printer | undefined }) {
  const { word, tone, icon } = jobWords(job.state);
  const nextStep = jobNextStep(job);
  const reasons = job.reasons.map(reasonWords).filter((words) => words !== '');
  const media = printer?.media.find(({ name }) => name === job.media)?.label ?? job.media;
  return (
    <li className={styles.job} data-state={job.state}>
      <div className={styles.jobHead}>
        <StatusBadge tone={tone} icon={icon}>
          {word}
        </StatusBadge>
        <span className={styles.hint}>
          <TimeAgo at={job.submittedAt} />
        </span>
      </div>
      <p>
        <strong>{copyWords(job)}</strong> · {job.printer}
        {media === null ? '' : ` · ${media}`}
        {job.spoolerJobId === null ? '' : ` · ${say('manifests.jobs.job', { id: String(job.spoolerJobId) })}`}
      </p>
      {reasons.length === 0 ? null : <p>{reasons.join(', ')}</p>}
      {nextStep === null ? null : <p className="muted">{nextStep}</p>}
    </li>
  );
}

/** 'Copy 1', 'Copy 2', 'Copies 2 to 4'. */
function copyWords({ copyNumber, copies }: PrintJob): string {
  return copies === 1
    ? say('manifests.jobs.copy', { copy: copyNumber })
    : say('manifests.jobs.copies', { from: copyNumber, to: copyNumber + copies - 1 });
}
