/** A tally that is being scanned: what is left, what was counted, what is extra, and the way to its end. */
import { useState } from 'react';
import type { RelabelledParcel, Tally } from '../../src-preload/contract/hand-over.ts';
import { useActions } from '../keyboard/actions-store.ts';
import { useOperation } from '../server-state.ts';
import { BenchWork } from '../ui/bench-frame.tsx';
import { say } from '../words/say.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import { takeBackLast, useHandOverStore } from './hand-over-store.ts';
import { LeftParcels } from './left-parcels.tsx';
import { CountedParcels, ExtraParcels } from './scanned-parcels.tsx';
import { TallyBand } from './tally-band.tsx';
import { TallyBar } from './tally-bar.tsx';
import { TallyChoices } from './tally-choices.tsx';
import { TallyHead } from './tally-head.tsx';
import { leftIn } from './tally-words.ts';
import { leaveTally } from './use-tally-scans.ts';

const NONE: readonly RelabelledParcel[] = [];

export function OpenTally({ tally }: { readonly tally: Tally }) {
  const [asks, setAsks] = useState<'finish' | 'discard' | null>(null);
  const { tallyId, lastTickNo } = tally;
  const { data: relabelled = NONE } = useOperation('handOver.relabelled', { tallyId });
  const close = (): void => setAsks(null);
  const isWaiting = useHandOverStore(({ latest }) => latest?.verdict.kind === 'waiting');
  const canUndo = lastTickNo !== null || isWaiting;
  const undo = (): void => takeBackLast(tallyId, lastTickNo);
  const canAct = asks === null;
  useActions([
    {
      label: say('hand-over.finish'),
      group: 'scanning',
      keys: 'F9',
      command: 'next',
      enabled: canAct,
      run: () => setAsks('finish'),
    },
    {
      label: say('hand-over.undo'),
      group: 'scanning',
      keys: 'mod+z',
      command: 'undo',
      enabled: canAct && canUndo,
      run: undo,
    },
    {
      label: say('hand-over.leave'),
      group: 'scanning',
      keys: 'alt+l',
      command: 'tally',
      enabled: canAct,
      run: leaveTally,
    },
    { label: say('hand-over.discard'), group: 'scanning', enabled: canAct, run: () => setAsks('discard') },
  ]);
  const left = leftIn(tally);
  return (
    <>
      <TallyBand
        tallyId={tallyId}
        ready={say(left === 0 ? 'hand-over.all-counted' : 'hand-over.ready.tally')}
        left={left}
      />
      <TallyChoices tallyId={tallyId} />
      <BenchWork
        front={
          <>
            <TallyHead tally={tally} />
            <LeftParcels tally={tally} relabelled={relabelled} />
          </>
        }
        side={
          <>
            <ExtraParcels tally={tally} />
            <CountedParcels tally={tally} />
          </>
        }
      />
      <TallyBar
        canUndo={canUndo}
        lastTickNo={lastTickNo}
        onFinish={() => setAsks('finish')}
        onUndo={undo}
        onLeave={leaveTally}
        onDiscard={() => setAsks('discard')}
      />
      <FinishDialog opened={asks === 'finish'} tally={tally} relabelled={relabelled} onClosed={close} />
      <DiscardDialog opened={asks === 'discard'} tally={tally} onClosed={close} />
    </>
  );
}
