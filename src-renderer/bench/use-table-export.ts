/** Saves a table where the operator chooses; under a name, so that it can be stopped. */
import { useState } from 'react';
import { failureFrom } from '../desktop.ts';
import { showFailure } from '../ui/show-failure.ts';

export interface TableExport {
  /** Null: nothing is being written. */
  readonly questionId: string | null;
  run(): void;
}

export function useTableExport(
  write: (questionId: string) => Promise<{ readonly savedTo: string | null }>,
  onSaved: (savedTo: string) => void,
): TableExport {
  const [questionId, setQuestionId] = useState<string | null>(null);
  const run = async (): Promise<void> => {
    if (questionId !== null) return;
    const name = crypto.randomUUID();
    setQuestionId(name);
    try {
      const { savedTo } = await write(name);
      if (savedTo !== null) onSaved(savedTo);
    } catch (error) {
      const failure = failureFrom(error);
      // A person stopped it, and as they wanted nothing was written.
      if (failure.code !== 'cancelled') showFailure({ failure });
    } finally {
      setQuestionId(null);
    }
  };
  return { questionId, run: () => void run() };
}
