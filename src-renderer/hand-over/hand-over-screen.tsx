/**
 * The hand-over: when the courier comes, the parcels of a manifest are scanned once more. Everything here works by
 * scanner and keys, without a network; a scan is on the disk before it is heard.
 */
import { useState } from 'react';
import type { Tally } from '../../src-preload/contract/hand-over.ts';
import { useNavigation } from '../bench/navigation-store.ts';
import { useReadyMark } from '../ready-mark.ts';
import { useOperation } from '../server-state.ts';
import { BenchScreen } from '../ui/bench-frame.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { WhatWasRead } from '../ui/what-was-read.tsx';
import { say } from '../words/say.ts';
import { DoneTally } from './done-tally.tsx';
import { OpenTally } from './open-tally.tsx';
import { StartScreen } from './start-screen.tsx';
import { TallyBand } from './tally-band.tsx';
import { useTallyScans } from './use-tally-scans.ts';

export function HandOverScreen() {
  const tallyId = useNavigation((state) => state.tallyId);
  return (
    <BenchScreen title={say('common.screen.hand-over')}>
      {tallyId === null ? <StartScreen /> : <OneTally key={tallyId} tallyId={tallyId} />}
    </BenchScreen>
  );
}

function OneTally({ tallyId }: { readonly tallyId: string }) {
  const { data: tally, error, refetch } = useOperation('handOver.tally', { tallyId });
  useReadyMark(tally !== undefined || error !== null);
  useTallyScans(tally?.state === 'handed-over');
  return (
    <>
      <EndOfTally state={tally?.state} />
      {/* Whoever scans on hears and sees that nothing is counted here. */}
      {tally === undefined && error !== null && (
        <TallyBand tallyId={tallyId} ready={say('common.screen.hand-over')} left={null} />
      )}
      <WhatWasRead
        read={tally}
        failure={error?.failure ?? null}
        onRepeat={() => void refetch()}
        reading={<SkeletonRows count={8} label={say('hand-over.reading')} />}
      >
        {(read) => (read.state === 'open' ? <OpenTally tally={read} /> : <DoneTally tally={read} />)}
      </WhatWasRead>
    </>
  );
}

/** Its band comes anew with the finished hand-over, which is not read aloud. One that was finished before is no news. */
function EndOfTally({ state }: { readonly state: Tally['state'] | undefined }) {
  const [wasOpen, setWasOpen] = useState(false);
  if (state === 'open' && !wasOpen) setWasOpen(true);
  return (
    <p className="unseen" aria-live="polite">
      {wasOpen && state === 'handed-over' && say('hand-over.done.title')}
    </p>
  );
}
