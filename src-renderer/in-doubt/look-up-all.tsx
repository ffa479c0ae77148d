/** One press looks up every write in doubt, one after the other. A look-up sends nothing; what each showed stands on its card. */
import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { WriteInDoubt } from '../../src-preload/contract/in-doubt.ts';
import type { Progress } from '../../src-preload/contract/progress.ts';
import { stopQuestion } from '../bench/use-question.ts';
import { call, failureFrom } from '../desktop.ts';
import { ProgressLine } from '../ui/progress-line.tsx';
import { showFailure } from '../ui/show-failure.ts';
import { say } from '../words/say.ts';

export function LookUpAll({ writes }: { readonly writes: readonly WriteInDoubt[] }) {
  const [progress, setProgress] = useState<Progress | null>(null);
  /** The write that is looked up now; null: none, or it was stopped. */
  const current = useRef<string | null>(null);
  // Whoever leaves the screen sees no result any more.
  useEffect(() => () => stop(current), []);
  const run = async (): Promise<void> => {
    const writeIds = writes.map(({ writeId }) => writeId);
    for (const [doneCount, writeId] of writeIds.entries()) {
      setProgress({ doneCount, totalCount: writeIds.length });
      current.current = writeId;
      if (!(await isLookedUp(writeId)) || current.current === null) break;
    }
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

/** False: the next would fail as well, or somebody stopped it. */
async function isLookedUp(writeId: string): Promise<boolean> {
  try {
    await call('inDoubt.lookUp', { writeId });
    return true;
  } catch (error) {
    const failure = failureFrom(error);
    // It was settled meanwhile, or its account is no longer here: that says nothing of the others.
    if (failure.code === 'request-not-valid' || failure.code === 'account-lost') return true;
    if (failure.code !== 'cancelled') showFailure({ failure });
    return false;
  }
}
