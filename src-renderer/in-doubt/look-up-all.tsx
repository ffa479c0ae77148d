/** One press looks up every write in doubt, one after the other. A look-up sends nothing; what each showed stands on its card. */
import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Failure } from '../../src-preload/contract/failure.ts';
import type { WriteInDoubt } from '../../src-preload/contract/in-doubt.ts';
import type { Progress } from '../../src-preload/contract/progress.ts';
import { stopQuestion } from '../bench/use-question.ts';
import { call, failureFrom } from '../desktop.ts';
import { ProgressLine } from '../ui/progress-line.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { say } from '../words/say.ts';
import { lookUpInTurn } from './look-up-in-turn.ts';

export function LookUpAll({ writes }: { readonly writes: readonly WriteInDoubt[] }) {
  const [progress, setProgress] = useState<Progress | null>(null);
  /** The write that is looked up now; null: none, or it was stopped. */
  const current = useRef<string | null>(null);
  // Whoever leaves the screen sees no result any more.
  useEffect(() => () => stop(current), []);
  const run = async (): Promise<void> => {
    await lookUpInTurn(writes, {
      lookUp,
      begins(writeId, doneCount) {
        current.current = writeId;
        setProgress({ doneCount, totalCount: writes.length });
      },
      isStopped: () => current.current === null,
      failed: (failure) => showFailure({ failure }),
    });
    current.current = null;
    setProgress(null);
  };

  if (progress === null) {
    if (writes.length < 2) return null;
    return (
      <Button variant="default" leftSection={<IconSearch aria-hidden size={16} />} onClick={() => void run()}>
        {say('in-doubt.look-up.all', { count: writes.length })}
      </Button>
    );
  }
  return (
    <ProgressLine label={say('in-doubt.look-up.requests')} progress={progress} isRunning>
      <Button variant="default" size="xs" onClick={() => stop(current)}>
        {say('in-doubt.look-up.stop')}
      </Button>
    </ProgressLine>
  );
}

function stop(current: RefObject<string | null>): void {
  const writeId = current.current;
  current.current = null;
  if (writeId !== null) void stopQuestion(writeId);
}

async function lookUp(writeId: string): Promise<Failure | null> {
  try {
    await call('inDoubt.lookUp', { writeId });
    return null;
  } catch (error) {
    const failure = failureFrom(error);
    // It was settled meanwhile.
    return failure.code === 'request-not-valid' ? null : failure;
  }
}
