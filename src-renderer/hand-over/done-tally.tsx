/** A finished hand-over: what left the house, what did not, its sheet, and the way to the next one. */
import { IconArrowLeft, IconDeviceFloppy, IconFileText, IconPrinter, IconTruckDelivery } from '@tabler/icons-react';
import type { Tally } from '../../src-preload/contract/hand-over.ts';
import { useNavigation } from '../bench/navigation-store.ts';
import { useActions } from '../keyboard/actions-store.ts';
import { handedOverWords } from '../manifests/history/hand-over-words.ts';
import { JobLine } from '../paper/job-line.tsx';
import { JobsPlace } from '../paper/jobs-place.tsx';
import { useOperation } from '../server-state.ts';
import { BarButton } from '../ui/bar-button.tsx';
import { BenchBar, BenchWork } from '../ui/bench-frame.tsx';
import { BenchList } from '../ui/bench-list.tsx';
import { listWords } from '../words/locale.ts';
import { say } from '../words/say.ts';
import styles from './hand-over.module.css';
import { CountedParcels, ExtraParcels } from './scanned-parcels.tsx';
import { printTallySheet, saveTallySheet } from './sheet-actions.ts';
import { StayedParcels } from './stayed-parcels.tsx';
import { TallyBand } from './tally-band.tsx';
import { TallyHead } from './tally-head.tsx';
import { leaveTally } from './use-tally-scans.ts';

export function DoneTally({ tally }: { readonly tally: Tally }) {
  const { tallyId, manifestId, isSigned, notWritable } = tally;
  const openManifest = useNavigation((state) => state.openManifest);
  const print = (): void => void printTallySheet(tallyId);
  const save = (): void => void saveTallySheet(tallyId);
  useActions([
    { label: say('hand-over.print'), group: 'scanning', keys: 'mod+p', run: print },
    { label: say('hand-over.save'), group: 'scanning', keys: 'mod+s', run: save },
    { label: say('hand-over.next'), group: 'scanning', keys: 'F9', command: 'next', run: leaveTally },
    { label: say('hand-over.leave'), group: 'scanning', command: 'tally', run: leaveTally },
  ]);
  return (
    <>
      <TallyBand tallyId={tallyId} ready={say('hand-over.done.title')} icon={IconTruckDelivery} left={null} />
      <BenchWork
        front={
          <>
            <TallyHead tally={tally} />
            <p>
              {handedOverWords(tally)}
              {isSigned && ` ${say('hand-over.done.signed')}`}
            </p>
            {notWritable.length > 0 && (
              <p className={styles.notice}>{say('hand-over.not-writable', { texts: listWords(notWritable) })}</p>
            )}
            <StayedParcels tally={tally} />
          </>
        }
        side={
          <>
            <SheetJobs tallyId={tallyId} />
            <ExtraParcels tally={tally} />
            <CountedParcels tally={tally} />
          </>
        }
      />
      <BenchBar
        end={
          <BarButton icon={IconArrowLeft} keys="F9" onClick={leaveTally}>
            {say('hand-over.next')}
          </BarButton>
        }
      >
        <BarButton isMain icon={IconPrinter} keys="mod+p" onClick={print}>
          {say('hand-over.print')}
        </BarButton>
        <BarButton icon={IconDeviceFloppy} keys="mod+s" onClick={save}>
          {say('hand-over.save')}
        </BarButton>
        <BarButton icon={IconFileText} onClick={() => openManifest(manifestId)}>
          {say('scan.choice.manifest')}
        </BarButton>
      </BenchBar>
    </>
  );
}

const MOST_JOBS = 3;

/** The last prints of its sheet. Those of another hand-over would be taken for its own. */
function SheetJobs({ tallyId }: { readonly tallyId: string }) {
  const { data: jobs } = useOperation('printing.listJobs', { manifestId: '', limit: 100 });
  const { data: list } = useOperation('printing.listPrinters', {});
  if (jobs === undefined) return null;
  const sheets = jobs.filter((job) => job.tallyId === tallyId).slice(0, MOST_JOBS);
  return (
    <JobsPlace>
      {sheets.length > 0 && (
        <div className={styles.jobs}>
          <BenchList title={say('hand-over.prints')}>
            {sheets.map((job) => (
              <JobLine
                key={job.printJobId}
                job={job}
                printer={list?.printers.find(({ name }) => name === job.printer)}
                name={say('paper.job.tally')}
              />
            ))}
          </BenchList>
        </div>
      )}
    </JobsPlace>
  );
}
