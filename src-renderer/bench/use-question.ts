/** Questions to a service that take long: their progress, by the name they were asked under, and how to stop them. */
import { useEffect, useState } from 'react';
import type { Progress } from '../../src-preload/contract/progress.ts';
import { call, failureFrom, on } from '../desktop.ts';
import { showFailure } from '../ui/show-failure.ts';

/** Null: no question is asked, or it has not reported anything yet. */
export function useQuestion(questionId: string, isAsked: boolean): Progress | null {
  const [progress, setProgress] = useState<Progress | null>(null);
  useEffect(() => {
    setProgress(null);
    if (!isAsked) return;
    return on('questions.progressed', (told) => {
      if (told.questionId === questionId) setProgress(told);
    });
  }, [questionId, isAsked]);
  return progress;
}

/** Requests on their way still finish; nothing further is asked. */
export async function stopQuestion(questionId: string): Promise<void> {
  try {
    await call('questions.stop', { questionId });
  } catch (error) {
    showFailure({ failure: failureFrom(error) });
  }
}
