/** Instants, and other things, that must be told from each other, in the shortest words that do. */
import { expect, test } from 'vitest';

import { timesApart } from '../../../src-renderer/ui/times-apart.ts';
import { wordsApart } from '../../../src-renderer/ui/words-apart.ts';
import { dateWords } from '../../../src-renderer/words/locale.ts';

const dayTimeWords = (at: string): string => dateWords('dayTime', at);

test('one instant twice is no reason for seconds; another one in its minute is', () => {
  const [at, soon] = ['2026-11-20T10:00:05Z', '2026-11-20T10:00:40Z'];
  expect(timesApart([at, at], dayTimeWords)(at)).toBe(dayTimeWords(at));
  const apart = timesApart([at, soon], dayTimeWords);
  expect(apart(at)).not.toBe(apart(soon));
});

test('two that read alike are told by what differs', () => {
  const two = [
    { name: 'PB-7', from: 'North' },
    { name: 'PB-7', from: 'South' },
    { name: 'PB-8', from: 'South' },
  ];
  expect(wordsApart(two, [({ name }) => name, ({ name, from }) => `${name} ${from}`])).toEqual([
    'PB-7 North',
    'PB-7 South',
    'PB-8',
  ]);
});
