/** Loading ahead gives way between two pieces, and ends when there is something else to do. */
import { expect, test } from 'vitest';
import type { After } from '../../../src-main/ports.ts';
import { loadAhead } from '../../../src-main/start-and-end/load-ahead.ts';

/** What is waited for, and the pieces that were loaded meanwhile. */
function bench(fails: readonly string[] = []) {
  const said: string[] = [];
  const after: After = (milliseconds, run) => {
    said.push(`wait ${milliseconds}`);
    queueMicrotask(run);
    return () => undefined;
  };
  const piece = (name: string) => async (): Promise<void> => {
    said.push(name);
    if (fails.includes(name)) throw new Error(name);
  };
  return { said, after, pieces: ['first', 'second', 'third'].map(piece) };
}

test('one piece comes after the other, with a wait before each; one that fails holds up no other', async () => {
  const { said, after, pieces } = bench(['second']);
  await loadAhead(pieces, after, () => false);
  expect(said).toEqual(['wait 1', 'first', 'wait 1', 'second', 'wait 1', 'third']);
});

test('nothing more is loaded when main has something else to do', async () => {
  const { said, after, pieces } = bench();
  await loadAhead(pieces, after, () => said.includes('first'));
  expect(said).toEqual(['wait 1', 'first', 'wait 1']);
});
