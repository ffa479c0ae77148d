/**
 * The printers of this computer as they report themselves, where this station prints what, and the last sheets it
 * printed.
 */
import { Button } from '@mantine/core';
import { IconPrinterOff } from '@tabler/icons-react';
import type { Printer } from '../../src-preload/contract/printing.ts';
import { JobLine } from '../paper/job-line.tsx';
import { JobsPlace } from '../paper/jobs-place.tsx';
import { printerWords } from '../paper/printer-words.ts';
import { trayWords } from '../paper/tray-field.tsx';
import { useOperation } from '../server-state.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import { listWords } from '../words/locale.ts';
import { say } from '../words/say.ts';
import { PaperPlaces } from './paper-places.tsx';
import rows from './setting-rows.module.css';
import styles from './settings.module.css';
import { SettingsPart } from './settings-part.tsx';

export function PrintingSettings() {
  const { data, error, isFetching, refetch } = useOperation('printing.listPrinters', {});
  const again = (): void => void refetch();
  return (
    <SettingsPart
      title={say('settings.part.printing')}
      beside={
        <Button variant="default" loading={isFetching} onClick={again}>
          {say('settings.printing.look')}
        </Button>
      }
    >
      {error !== null && <FailureNotice failure={error.failure} onRepeat={again} />}
      {data === undefined && error === null && <SkeletonRows count={3} label={say('settings.printing.reading')} />}
      {data?.spooler === 'missing' && (
        <EmptyState icon={IconPrinterOff} title={say('common.printer.no-system')}>
          {say('settings.printing.no-system.next')}
        </EmptyState>
      )}
      {data?.spooler === 'available' && data.printers.length === 0 && (
        <EmptyState icon={IconPrinterOff} title={say('common.printer.not-set-up')}>
          {say('settings.printing.no-printer.next')}
        </EmptyState>
      )}
      {data !== undefined && data.printers.length > 0 && <Printers printers={data.printers} />}
    </SettingsPart>
  );
}

function Printers({ printers }: { readonly printers: readonly Printer[] }) {
  return (
    <>
      <ul className={rows.list} aria-label={say('settings.printing.printers')}>
        {printers.map((printer) => (
          <PrinterRow key={printer.name} printer={printer} />
        ))}
      </ul>
      <PaperPlaces printers={printers} />
      <SheetJobs printers={printers} />
    </>
  );
}

function PrinterRow({ printer }: { readonly printer: Printer }) {
  const { tone, word, icon } = printerWords(printer);
  const about = [printer.description, printer.location].filter((words) => words !== '' && words !== printer.name);
  return (
    <li className={rows.row}>
      <div className={rows.rowWords}>
        <p className={rows.rowName}>
          {printer.name}
          {printer.isDefault && <span className="muted"> {say('settings.printing.default')}</span>}
        </p>
        <p className="muted small">{about.join(' · ')}</p>
        <p className="muted small">{paperWords(printer)}</p>
      </div>
      <StatusBadge tone={tone} icon={icon}>
        {word}
      </StatusBadge>
    </li>
  );
}

const MOST_PAPERS = 4;

function paperWords(printer: Printer): string {
  const { media, trays, loadedMedia } = printer;
  if (media.length === 0) return say('settings.printing.no-sizes');
  const sizes = media
    .slice(0, MOST_PAPERS)
    .map(({ label }) => label)
    .join(', ');
  const paper =
    media.length > MOST_PAPERS
      ? say('settings.printing.sizes-more', { sizes, count: media.length - MOST_PAPERS })
      : say('settings.printing.sizes', { sizes });
  const loaded = media.filter(({ name }) => loadedMedia.includes(name)).map(({ label }) => label);
  const more = loaded.length === 0 ? [] : [say('paper.loaded', { papers: listWords(loaded) })];
  const words = [paper, ...more].join(' · ');
  const names = trays.map((tray) => trayWords(tray, printer)).join(', ');
  return trays.length === 0 ? words : say('settings.printing.trays', { paper: words, trays: names });
}

const MOST_JOBS = 5;

/** Jobs of manifests are shown beside their manifest. */
function SheetJobs({ printers }: { readonly printers: readonly Printer[] }) {
  const { data: jobs } = useOperation('printing.listJobs', { manifestId: '', limit: MOST_JOBS });
  if (jobs === undefined) return null;
  return (
    <JobsPlace>
      {jobs.length > 0 && (
        <section className={styles.choice} aria-label={say('settings.printing.sheets')}>
          <h3>{say('settings.printing.sheets')}</h3>
          <ol className={styles.answers}>
            {jobs.map((job) => (
              <JobLine
                key={job.printJobId}
                job={job}
                name={job.kind === 'manifest' ? '' : say(`paper.job.${job.kind}`)}
                printer={printers.find(({ name }) => name === job.printer)}
              />
            ))}
          </ol>
        </section>
      )}
    </JobsPlace>
  );
}
