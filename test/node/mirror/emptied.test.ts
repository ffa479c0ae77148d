/** Every unshipped order was removed, none of them by name: the copy shows none of them any more, however it became known that it was done. */
import { expect, test } from 'vitest';
import type { WriteRecord } from '../../../src-main/journal/write-record.ts';
import { type Hearers, whatFollows } from '../../../src-main/what-follows.ts';
import { write } from '../in-doubt/look-up-parts.ts';

/** Hearers of whom one notes which accounts' copies are emptied; the others hear nothing. */
function emptiedBy(record: WriteRecord): readonly string[] {
  const emptied: string[] = [];
  const deaf = new Proxy({}, { get: () => () => undefined });
  const mirror = {
    noteChanged() {},
    async noteEmptied(accountId: string) {
      emptied.push(accountId);
    },
  };
  const hearers = new Proxy({ mirror }, { get: (known, name) => (name === 'mirror' ? known.mirror : deaf) });
  for (const follow of whatFollows(hearers as unknown as Hearers).writeChanged.main) follow(record);
  return emptied;
}

const settledAs = (resolution: 'done' | 'not-done' | 'split'): Partial<WriteRecord> => ({
  state: 'resolved',
  settlements: [{ at: '', by: '', resolution, done: [], notDone: [] }],
});

test.each([
  ['done', { state: 'stored' }, ['one']],
  ['settled as done by a person', settledAs('done'), ['one']],
  ['settled by a look-up after a refusal', settledAs('split'), ['one']],
  ['settled as not done', settledAs('not-done'), []],
  ['in doubt', {}, []],
  ['refused', { state: 'rejected' }, []],
] as const)('%s', (_, became, emptied) => {
  const about = { remove: true, everyUnshipped: true } as const;
  expect(emptiedBy(write('bulk-delete', [], { about, ...became }))).toEqual(emptied);
  expect(emptiedBy(write('bulk-delete', [], became))).toEqual([]);
});
