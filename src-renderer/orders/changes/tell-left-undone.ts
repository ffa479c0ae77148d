/** Tells what an earlier run of Packbench left undone of changes as it ended: nobody has heard of it yet. */
import { call, failureFrom, on } from '../../desktop.ts';
import { showNotice } from '../../ui/notices-store.ts';
import { showFailure } from '../../ui/show-failure.ts';
import { leftUndoneWords } from './change-words.ts';

/** Tells it now, and when more of it becomes known, as where the disk gave an answer late. Answers how to end that. */
export function watchLeftUndone(): () => void {
  const end = on('changes.leftUndoneFound', () => void tellLeftUndone());
  void tellLeftUndone();
  return end;
}

async function tellLeftUndone(): Promise<void> {
  try {
    for (const left of await call('changes.leftUndone', {})) showNotice('warn', leftUndoneWords(left));
  } catch (error) {
    showFailure({ failure: failureFrom(error) });
  }
}
