/**
 * The hand-over: when the courier comes, the parcels of a manifest are scanned once more. Everything here works by
 * scanner and keys, without a network; a scan is on the disk before it is heard.
 */
import { useNavigation } from '../bench/navigation-store.ts';
import { useReadyMark } from '../ready-mark.ts';
import { useOperation } from '../server-state.ts';
import { BenchScreen } from '../ui/bench-frame.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { SkeletonRows } from '../ui/skeleton-rows.tsx';
import { say } from '../words/say.ts';
import { DoneTally } from './done-tally.tsx';
import { OpenTally } from './open-tally.tsx';
import { StartScreen } from './start-screen.tsx';
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
  const failed = (size: 'page' | 'inline') =>
    error !== null && <FailureNotice size={size} failure={error.failure} onRepeat={() => void refetch()} />;
  if (tally === undefined) return failed('page') || <SkeletonRows count={8} label={say('hand-over.reading')} />;
  return (
    <>
      {failed('inline')}
      {tally.state === 'open' ? <OpenTally tally={tally} /> : <DoneTally tally={tally} />}
    </>
  );
}
