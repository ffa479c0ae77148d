/** Every unshipped order was removed, none of them by name: the copy shows none of them any more, however it became known that it was done. */
import { expect, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { createHearing } from '../../../src-main/happenings.ts';
import type { WriteRecord } from '../../../src-main/journal/write-record.ts';
import { type Hearers, whatFollows } from '../../../src-main/what-follows.ts';
import { write } from '../in-doubt/look-up-parts.ts';
import { silentLog } from '../journal/ledger-folder.ts';

/** Hearers of whom one notes which accounts' copies are emptied, and one which are read anew after that; the others hear nothing. */
async function emptiedBy(
  record: WriteRecord,
  reference = (accountId: string): object => ({ accountId, fingerprint: '' }),
): Promise<readonly string[]> {
  const emptied: string[] = [];
  const deaf = new Proxy({}, { get: () => () => undefined });
  const mirror = {
    noteChanged() {},
    async noteEmptied(accountId: string) {
      emptied.push(accountId);
    },
  };
  const ordersReading = {
    noteWrite() {},
    readAgain: (accountId: string) => void emptied.push(`${accountId} read again`),
  };
  const accounts = { list: () => ({ accounts: ['one', 'other'].map((accountId) => ({ accountId })) }) };
  const ledger = { accounts: { reference } };
  const heard: Readonly<Record<string | symbol, unknown>> = { mirror, ordersReading, accounts, ledger };
  const hearers = new Proxy({}, { get: (_, name) => heard[name] ?? deaf });
  const follows = whatFollows(hearers as unknown as Hearers);
  const { happened, listen } = createHearing(new AbortController().signal, silentLog);
  listen({ ...follows, writeChanged: { ...follows.writeChanged, page: () => undefined } });
  happened('writeChanged', record);
  await new Promise((resolve) => setImmediate(resolve));
  return emptied;
}

const settledAs = (resolution: 'done' | 'not-done' | 'split'): Partial<WriteRecord> => ({
  state: 'resolved',
  settlements: [{ at: '', by: '', resolution, done: [], notDone: [] }],
});

test.each([
  ['done', { state: 'stored' }, ['one', 'one read again']],
  ['settled as done by a person', settledAs('done'), ['one', 'one read again']],
  ['settled by a look-up after a refusal', settledAs('split'), ['one', 'one read again']],
  ['settled as not done', settledAs('not-done'), []],
  ['in doubt', {}, []],
  ['refused', { state: 'rejected' }, []],
] as const)('%s', async (_, became, emptied) => {
  const about = { remove: true, everyUnshipped: true } as const;
  expect(await emptiedBy(write('bulk-delete', [], { about, ...became }))).toEqual(emptied);
  expect(await emptiedBy(write('bulk-delete', [], became))).toEqual([]);
});

test('done where the ledger cannot be read just then, the account’s own copy is emptied all the same', async () => {
  const record = write('bulk-delete', [], { about: { remove: true, everyUnshipped: true }, state: 'stored' });
  const unreadable = (): object => {
    throw failureOf('file-failed');
  };
  expect(await emptiedBy(record, unreadable)).toEqual(['one', 'one read again']);
});
