/** One press looks up every write in doubt, one after the other. A look-up sends nothing; what each showed stands on its card. */
import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { WriteInDoubt } from '../../src-preload/contract/in-doubt.ts';
import type { Progress } from '../../src-preload/contract/progress.ts';
import { useAccounts } from '../bench/use-accounts.ts';
import { stopQuestion } from '../bench/use-question.ts';
import { call, failureFrom } from '../desktop.ts';
import { showNotice } from '../ui/notices-store.ts';
import { ProgressLine } from '../ui/progress-line.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { Told } from '../ui/told.tsx';
import { say } from '../words/say.ts';
import { settledWords, writeTitle } from './in-doubt-words.ts';
import { type LookedUp, lookUpInTurn } from './look-up-in-turn.ts';

export function LookUpAll({ writes }: { readonly writes: readonly WriteInDoubt[] }) {
  const { accounts } = useAccounts();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [end, setEnd] = useState<'over' | 'stopped' | null>(null);
  /** The write that is looked up now; null: none, or it was stopped. */
  const current = useRef<string | null>(null);
  // Whoever leaves the screen sees no result any more.
  useEffect(() => () => stop(current), []);
  const run = async (): Promise<void> => {
    setEnd(null);
    await lookUpInTurn(writes, {
      lookUp: (writeId) => lookUp(writeId, titleOf),
      begins(writeId, doneCount) {
        current.current = writeId;
        setProgress({ doneCount, totalCount: writes.length });
      },
      isStopped: () => current.current === null,
      failed: (failure) => showFailure({ failure }),
      settled: (words) => showNotice('good', words),
    });
    setEnd(current.current === null ? 'stopped' : 'over');
    current.current = null;
    setProgress(null);
  };
  const titleOf = (write: WriteInDoubt): string =>
    writeTitle(write, accounts.find(({ accountId }) => accountId === write.toAccountId)?.label ?? null);

  if (progress === null && writes.length < 2 && end === null) return null;
  return (
    <>
      {progress === null && writes.length >= 2 && (
        <Button variant="default" leftSection={<IconSearch aria-hidden size={16} />} onClick={() => void run()}>
          {say('in-doubt.look-up.all', { count: writes.length })}
        </Button>
      )}
      {progress !== null && (
        <ProgressLine label={say('in-doubt.look-up.requests')} progress={progress} isRunning>
          <Button variant="default" size="xs" onClick={() => stop(current)}>
            {say('in-doubt.look-up.stop')}
          </Button>
        </ProgressLine>
      )}
      <Told className="muted small">{end === null ? '' : say(`in-doubt.look-up.all.${end}`)}</Told>
    </>
  );
}

function stop(current: RefObject<string | null>): void {
  const writeId = current.current;
  current.current = null;
  if (writeId !== null) void stopQuestion(writeId);
}

async function lookUp(writeId: string, titleOf: (write: WriteInDoubt) => string): Promise<LookedUp> {
  try {
    const looked = await call('inDoubt.lookUp', { writeId });
    return looked.settled ? { settledWords: settledWords(titleOf(looked), looked) } : {};
  } catch (error) {
    const failure = failureFrom(error);
    // It was settled meanwhile.
    return failure.code === 'changed-meanwhile' ? {} : { failure };
  }
}
