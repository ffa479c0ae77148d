/** A change that was not all done says that an action shows why: it does, also once others have ended. */
import { expect, test } from 'vitest';
import type { ChangeRun, OrderResultState } from '../../../src-preload/contract/change.ts';
import { followedRuns, offeredRuns } from '../../../src-renderer/orders/changes/followed-runs.ts';

const none = { left: 0, sending: 0, 'looking-up': 0, done: 0, refused: 0, 'in-doubt': 0, cancelled: 0 };
const run = (
  runId: string,
  counts: Partial<Record<OrderResultState, number>>,
  state: ChangeRun['state'] = 'ended',
) => ({
  ...{ runId, accountId: 'north', kind: 'archive' as const, state },
  counts: { ...none, ...counts },
});
const idsOf = (news: readonly ChangeRun[]): readonly string[] =>
  offeredRuns(news.reduce<readonly ChangeRun[]>(followedRuns, [])).map(({ runId }) => runId);

test('what was not all done is shown until ten others have ended', () => {
  expect(idsOf([run('a', { done: 2, refused: 1 }), run('b', { done: 3 })])).toEqual(['a', 'b']);
  const done = Array.from({ length: 10 }, (_, at) => run(String(at), { done: 1 }));
  expect(idsOf([run('a', { refused: 1 }), ...done.slice(1)])).toEqual(['a', '9']);
  expect(idsOf([run('a', { refused: 1 }), ...done])).toEqual(['9']);
  const many = Array.from({ length: 12 }, (_, at) => run(String(at), { refused: 1 }));
  expect(idsOf(many)).toEqual(['2', '3', '4', '5', '6', '7', '8', '9', '10', '11']);
});

test('what was done is shown until another one ends, and what is under way until it ends', () => {
  expect(idsOf([run('a', { done: 2 }), run('b', { done: 3 })])).toEqual(['b']);
  expect(idsOf([run('a', { left: 2 }, 'running'), run('b', { done: 3 })])).toEqual(['a', 'b']);
  expect(idsOf([run('a', { left: 2 }, 'running'), run('a', { done: 2 })])).toEqual(['a']);
});
