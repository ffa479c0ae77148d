/** The print settings: the pages, the paper, the printer as it reports itself, the copies; then Print. */
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Manifest } from '../../../src-preload/contract/manifest.ts';
import type { PrintJob } from '../../../src-preload/contract/printing.ts';
import { failureFrom } from '../../desktop.ts';
import { ImportPdfButton } from '../../in-doubt/import-pdf-button.tsx';
import { useOperation } from '../../server-state.ts';
import { Fact } from '../../ui/fact.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Told } from '../../ui/told.tsx';
import { say } from '../../words/say.ts';
import { PaperCheckLine } from '../paper-check/paper-check-line.tsx';
import type { PaperCheck } from '../paper-check/use-paper-check.ts';
import type { PaperStanding } from '../preview/use-paper-shown.ts';
import type { PdfState } from '../preview/use-pdf.ts';
import { papersOf, paperWords } from './paper-size.ts';
import { PrintForbidden } from './print-forbidden.tsx';
import { PrintJobs } from './print-jobs.tsx';
import styles from './print-panel.module.css';
import { PrintSettings } from './print-settings.tsx';

interface PrintPanelProps {
  readonly manifest: Manifest;
  readonly fileNumber: number;
  readonly pdf: PdfState;
  readonly paper: PaperStanding;
  readonly check: PaperCheck;
}

/** Enough to count every copy of a file that is printed again and again. */
const MOST_JOBS = 200;

export function PrintPanel({ manifest, fileNumber, pdf, paper, check }: PrintPanelProps) {
  const { manifestId } = manifest;
  const printers = useOperation('printing.listPrinters', {});
  const jobs = useOperation('printing.listJobs', { manifestId, limit: MOST_JOBS });

  return (
    <>
      <section aria-label={say('manifests.print.label')} className={styles.panel}>
        <h3>{say('manifests.print.label')}</h3>
        <dl className={styles.facts}>
          <PageFacts pdf={pdf} />
        </dl>
        <PaperCheckLine check={check} orderCount={manifest.orders.length} />
        {pdf.kind === 'shown' ? <PrintForbidden file={pdf.file} /> : null}
        {mayBeAnothers(manifest, check) && (
          <div>
            <ImportPdfButton writeId={manifestId} replaces={fileNumber} />
          </div>
        )}
        {printers.data === undefined ? (
          <PrintersMissing>
            {printers.error === null ? (
              <Told className="muted">{say('manifests.print.asking')}</Told>
            ) : (
              <FailureNotice failure={failureFrom(printers.error)} onRepeat={() => void printers.refetch()} />
            )}
          </PrintersMissing>
        ) : printers.data.spooler === 'missing' || printers.data.printers.length === 0 ? (
          <NoPrinter spooler={printers.data.spooler} onLookAgain={() => void printers.refetch()} />
        ) : (
          <PrintSettings
            manifestId={manifestId}
            fileNumber={fileNumber}
            copiesPrinted={copiesPrinted(jobs.data, manifest, fileNumber)}
            sizes={pdf.kind === 'shown' ? pdf.sizes : null}
            isReading={pdf.kind === 'reading' || (pdf.kind === 'shown' && !pdf.areMeasured)}
            printers={printers.data.printers}
            isPaperShown={paper !== 'awaited'}
          />
        )}
      </section>
      <PrintJobs jobs={jobs.data} printers={printers.data?.printers ?? []} fileCount={manifest.files.length} />
    </>
  );
}

/** A person chose the PDF, and the paper check does not say that it is the right one. */
function mayBeAnothers({ files }: Manifest, { kind }: PaperCheck): boolean {
  return files.every(({ isImported }) => isImported) && kind !== 'reading' && kind !== 'complete';
}

function PageFacts({ pdf }: { readonly pdf: PdfState }) {
  if (pdf.kind === 'reading')
    return <Fact name={say('manifests.print.pages')}>{say('manifests.print.pages.reading')}</Fact>;
  if (pdf.kind !== 'shown')
    return <Fact name={say('manifests.print.pages')}>{say('manifests.print.pages.unknown')}</Fact>;
  const papers = papersOf(pdf.sizes);
  return (
    <>
      <Fact name={say('manifests.print.pages')}>{say('manifests.print.page-count', { count: pdf.sizes.length })}</Fact>
      <Fact name={say('manifests.print.page-size')}>
        {papers.map(({ paper, pageCount }) => (
          <p key={paperWords(paper)}>
            {papers.length > 1
              ? say('manifests.print.papers', { paper: paperWords(paper), count: pageCount })
              : paperWords(paper)}
          </p>
        ))}
      </Fact>
    </>
  );
}

function PrintersMissing({ children }: { readonly children: ReactNode }) {
  return <div className={styles.missing}>{children}</div>;
}

interface NoPrinterProps {
  readonly spooler: 'available' | 'missing';
  readonly onLookAgain: () => void;
}

function NoPrinter({ spooler, onLookAgain }: NoPrinterProps) {
  return (
    <div className={styles.noPrinter}>
      <IconPrinter aria-hidden size={24} stroke={1.5} />
      <h4>{say(spooler === 'missing' ? 'common.printer.no-system' : 'common.printer.not-set-up')}</h4>
      <p>{say(spooler === 'missing' ? 'manifests.print.no-system.next' : 'manifests.print.no-printer.next')}</p>
      <Button variant="default" size="xs" onClick={onLookAgain}>
        {say('manifests.print.look-again')}
      </Button>
    </div>
  );
}

/**
 * Counted as main does for the next copy: of this file, by every job except those that failed, were cancelled or did
 * not come out.
 */
function copiesPrinted(jobs: readonly PrintJob[] | undefined, manifest: Manifest, fileNumber: number): number {
  if (manifest.files.length < 2 || jobs === undefined) return manifest.copiesPrinted;
  return jobs
    .filter((job) => job.fileNumber === fileNumber && job.state !== 'failed' && job.state !== 'cancelled')
    .filter((job) => job.answer?.cameOut !== false)
    .reduce((sum, job) => sum + job.copies, 0);
}
