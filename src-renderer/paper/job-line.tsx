/** One print job: its state now, when it was last looked at, what a person can do about it. */
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Printer, PrintJob } from '../../src-preload/contract/printing.ts';
import { call, failureFrom } from '../desktop.ts';
import { useHelpTopic } from '../ui/help-store.ts';
import { pressOnce } from '../ui/press-once.ts';
import { showFailure } from '../ui/show-failure.ts';
import { StatusBadge } from '../ui/status-badge.tsx';
import { TimeAgo } from '../ui/time-ago.tsx';
import { say, sayRich } from '../words/say.ts';
import styles from './job-line.module.css';
import { asksWhetherItCameOut, canBeCancelled, isJobOver, jobNextStep, jobReasons, jobWords } from './job-words.ts';

interface JobLineProps {
  readonly job: PrintJob;
  /** Undefined: the print system no longer knows it. */
  readonly printer: Printer | undefined;
  /** What was printed: 'Copy 2', 'Test page'. */
  readonly name: string;
}

export function JobLine({ job, printer, name }: JobLineProps) {
  const { word, tone, icon } = jobWords(job);
  useHelpTopic(['held', 'failed', 'unknown'].includes(job.state) && job.answer === null ? 'printer' : null);
  const media = printer?.media.find((one) => one.name === job.media)?.label ?? sizeIn(job.media);
  const id = job.spoolerJobId === null ? null : say('manifests.jobs.job', { id: String(job.spoolerJobId) });
  const about = [job.printer, media, job.tray, id].filter((part) => part !== null && part !== '');
  /** Distinguishes it from the other jobs of a list. */
  const what = [name, id].filter((part) => part !== null).join(', ');
  const nextStep = jobNextStep(job);
  const reasons = jobReasons(job);
  return (
    <li className={styles.job} data-state={job.state}>
      <div className={styles.head}>
        <StatusBadge tone={tone} icon={icon}>
          {word}
        </StatusBadge>
        <p className={styles.hint}>
          <TimeAgo at={job.submittedAt} />
        </p>
      </div>
      <p>
        <strong>{name}</strong> · {about.join(' · ')}
      </p>
      {reasons === '' ? null : <p>{reasons}</p>}
      {nextStep === null ? null : <p className="muted">{nextStep}</p>}
      {isJobOver(job) && job.state !== 'unknown' ? null : (
        <p className={styles.hint}>
          {sayRich('paper.looked', { age: <TimeAgo at={job.checkedAt} place="after-verb" /> })}
        </p>
      )}
      <Answer job={job} />
      {asksWhetherItCameOut(job) ? <Question job={job} printer={printer} what={what} /> : null}
      {!canBeCancelled(job) ? null : (
        <div>
          <Button
            variant="default"
            size="xs"
            aria-label={say('common.press-of', { press: say('paper.cancel'), what })}
            onClick={() => void cancelJob(job)}
          >
            {say('paper.cancel')}
          </Button>
        </div>
      )}
    </li>
  );
}

/** '210 x 297 mm' for 'iso_a4_210x297mm', which nobody says, and which only its printer has a label for. */
function sizeIn(media: string | null): string | null {
  return media?.replace(/^.*_([\d.]+)x([\d.]+)(in|mm)$/, '$1 x $2 $3') ?? null;
}

function Answer({ job: { answer } }: { readonly job: PrintJob }): ReactNode {
  if (answer === null) return null;
  const cameOut = answer.cameOut ? 'yes' : 'no';
  const age = <TimeAgo at={answer.answeredAt} />;
  return <p className="muted">{sayRich('paper.answered', { cameOut, operator: answer.operator, age })}</p>;
}

interface QuestionProps extends Pick<JobLineProps, 'job' | 'printer'> {
  readonly what: string;
}

function Question({ job, printer, what }: QuestionProps) {
  const where = printer === undefined || printer.location === '' ? job.printer : `${job.printer}, ${printer.location}`;
  return (
    <fieldset className={styles.question} aria-label={say('common.press-of', { press: say('paper.ask'), what })}>
      <legend>{say('paper.ask')}</legend>
      <p className="muted">{say('paper.ask.why', { printer: where })}</p>
      <div className="presses">
        <Button variant="default" size="xs" onClick={() => void run(() => answerJob(job, true))}>
          {say('paper.ask.yes')}
        </Button>
        <Button variant="default" size="xs" onClick={() => void run(() => answerJob(job, false))}>
          {say('paper.ask.no')}
        </Button>
      </div>
    </fieldset>
  );
}

/** Pressed again meanwhile, it would be told as not cancelled. */
export const cancelJob = ({ printJobId }: Pick<PrintJob, 'printJobId'>): Promise<void> =>
  pressOnce(['cancel', printJobId].join(' '), () => run(() => call('printing.cancel', { printJobId })));
const answerJob = ({ printJobId }: PrintJob, cameOut: boolean): Promise<unknown> =>
  call('printing.answer', { printJobId, cameOut });

async function run(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    showFailure({ failure: failureFrom(error) });
  }
}
