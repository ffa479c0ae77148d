/** Suites side by side: one behind the others, its words kept until they have ended, all counted whatever becomes of each. */
import { writeSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Place, runSideBySide, type Suites } from '../../../tools/setup/side-by-side.ts';

const passed = { passed: 2, failures: [] };
const failed = { passed: 0, failures: [{ test: 'a', why: 'no paper' }] };

function bench() {
  const said: string[] = [];
  const places: string[] = [];
  const begun = Promise.withResolvers<void>();
  const suites: Suites = {
    check: async ({ output, priority }) => {
      places.push(`check ${output} ${priority}`);
      await begun.promise;
      said.push('check is at work');
      return failed;
    },
    slow: async ({ output, priority }) => {
      places.push(`slow ${typeof output} ${priority > 0 ? 'later' : 'as usual'}`);
      if (output !== 'inherit') writeSync(output, 'slow is at work');
      begun.resolve();
      return passed;
    },
    app: async ({ output, priority }) => {
      places.push(`app ${output} ${priority}`);
      said.push('app is at work');
      return passed;
    },
  };
  return {
    suites,
    said,
    places,
    say: (words: string) => said.push(...words.split('\n').filter((line) => line !== '')),
  };
}

test('one runs behind the others, which go on after a failure; what it printed is said after them', async () => {
  const { suites, said, places, say } = bench();
  // 'check' ends only once 'slow' has begun: they do run side by side.
  const ends = await runSideBySide(suites, ['check', 'slow', 'app'], ['slow'], say);
  expect(ends.map(({ name, count }) => [name, count])).toEqual([
    ['check', failed],
    ['slow', passed],
    ['app', passed],
  ]);
  expect(places.toSorted()).toEqual(['app inherit 0', 'check inherit 0', 'slow number later']);
  expect(said).toEqual([
    '(beside the others: slow; what they say follows when all have ended)',
    '== check',
    'check is at work',
    '== app',
    'app is at work',
    '== slow',
    'slow is at work',
  ]);
});

test('alone it runs as the others do', async () => {
  const { suites, said, places, say } = bench();
  const ends = await runSideBySide(suites, ['slow'], ['slow'], say);
  expect(ends).toMatchObject([{ name: 'slow', count: passed }]);
  expect(places).toEqual(['slow string as usual']);
  expect(said).toEqual(['== slow']);
});

test('several run behind the others one after the other, each with its own words', async () => {
  const { suites, said, say } = bench();
  const words = (name: string) => async (place: Place) => {
    if (place.output !== 'inherit') writeSync(place.output, `${name} at ${place.priority > 0 ? 'leisure' : 'once'}`);
    return passed;
  };
  const all = { ...suites, one: words('one'), two: words('two') };
  const ends = await runSideBySide(all, ['one', 'app', 'two'], ['one', 'two'], say);
  expect(ends.map(({ name }) => name)).toEqual(['one', 'app', 'two']);
  expect(said.slice(1)).toEqual(['== app', 'app is at work', '== one', 'one at leisure', '== two', 'two at leisure']);
});

test('one that cannot even be run ends the run with its error, and what ran behind is still said', async () => {
  const { suites, said, say } = bench();
  const check = () => Promise.reject(new Error('no program'));
  await expect(runSideBySide({ ...suites, check }, ['check', 'slow'], ['slow'], say)).rejects.toThrow('no program');
  expect(said).toContain('slow is at work');
});
