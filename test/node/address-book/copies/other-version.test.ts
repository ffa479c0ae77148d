/**
 * After an update of Packbench the copies are of other rules. Their entries are not: nobody has to wait for the service
 * until the bench knows addresses again.
 */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answer, bytesThenEnd } from '../../../helpers/misbehaving-server.ts';
import { accountId, book, otherAccountId, type ReadingBench, startReadingBench } from './reading-bench.ts';

let bench: ReadingBench;
beforeEach(async () => {
  bench = await startReadingBench();
  bench.answerWith(book('Ana', 12));
  await bench.app.services.addressBook.keepFresh();
});
afterEach(() => bench.close());

const bookRequests = () => bench.service.requests.filter(({ path }) => path.startsWith('/api/addressbook')).length;
const left = async () => (await readdir(dirname(bench.files.book))).map((name) => name.slice(name.indexOf('.') + 1));

/** As another version wrote it, and `change` to it. */
function ofOtherVersion(change = ''): void {
  const file = new DatabaseSync(bench.files.book);
  const { user_version } = file.prepare('PRAGMA user_version').get() ?? {};
  file.exec(`PRAGMA user_version = ${Number(user_version) ^ 1}; ${change}`);
  file.close();
}

const street = { street: '7 Cuba Street', suburb: '', city: 'Wellington', state: '', postCode: '', country: '' };

test('the copy of another version is there again without the service, as old as it was', async () => {
  await bench.restart(async () => ofOtherVersion());
  bench.answerWith(bytesThenEnd(''));
  await bench.app.services.addressBook.keepFresh();
  expect(await bench.namesFound('ana 007')).toEqual(['Ana 007']);
  expect(await bench.status()).toMatchObject({
    ...{ totalCount: 12, copyReadAt: '2026-11-20T08:00:00.000Z', wasDamaged: false, failure: null },
  });
  expect(await bench.app.services.addressBook.check(accountId, street)).toMatchObject({
    readAt: '2026-11-20T08:00:00.000Z',
  });
  // It is young: nobody was asked. The other account's was there all the time.
  expect([bookRequests(), (await left()).sort()]).toEqual([2, ['sqlite', 'sqlite']]);
});

test('an old one is there at once, and read from the service as ever', async () => {
  await bench.restart(async () => ofOtherVersion());
  bench.passHours(13);
  bench.answerWith(book('Bo', 12));
  await bench.app.services.addressBook.keepFresh();
  const told = bench.app.announcements.all.flatMap((each) =>
    each.name === 'addressBook.changed' && each.event.accountId === accountId ? [each.event] : [],
  );
  expect(told).toContainEqual(
    expect.objectContaining({ totalCount: 12, copyReadAt: '2026-11-20T08:00:00.000Z', refreshing: true }),
  );
  expect(await bench.namesFound('bo 007')).toEqual(['Bo 007']);
});

test('an address that is checked before anybody looked at the copies has them made', async () => {
  await bench.restart(async () => ofOtherVersion());
  const made = bench.ended();
  await bench.app.services.addressBook.check(accountId, street);
  expect(await made).toMatchObject({ totalCount: 12, failure: null });
  expect(bookRequests()).toBe(2);
});

test('a person who asks for the book gets what the service has', async () => {
  await bench.restart(async () => ofOtherVersion());
  bench.answerWith(book('Bo', 12));
  expect(await bench.read()).toMatchObject({ totalCount: 12, failure: null });
  expect(await bench.namesFound('bo 007')).toEqual(['Bo 007']);
});

test('an end before it was made loses nothing, nor does a second update', async () => {
  await bench.restart(async () => ofOtherVersion());
  // Opens it, and no more.
  await bench.namesFound('ana', otherAccountId);
  bench.answerWith(bytesThenEnd(''));
  await bench.app.ask('addressBook.settleAside', { accountId, use: false });
  await bench.restart(async () => {
    expect(existsSync(bench.files.earlier)).toBe(true);
    ofOtherVersion();
  });
  await bench.app.services.addressBook.keepFresh();
  expect(await bench.namesFound('ana 007')).toEqual(['Ana 007']);
});

test.each([
  ['an entry is not what we write', "UPDATE entries SET fields = '[1]' WHERE slot = (SELECT max(slot) FROM entries)"],
  ['the entries lie in another table', 'ALTER TABLE entries RENAME TO addresses'],
  ['the age is no date', "UPDATE facts SET read_at = 'yesterday'"],
])('where %s, the book is read from the service, and nothing is left', async (_name, change) => {
  await bench.restart(async () => ofOtherVersion(change));
  bench.answerWith(book('Bo', 3));
  await bench.app.services.addressBook.keepFresh();
  expect(await bench.namesFound('bo')).toHaveLength(3);
  expect((await left()).sort()).toEqual(['sqlite', 'sqlite']);
});

test('it goes with its account', async () => {
  await bench.restart(async () => ofOtherVersion());
  await bench.app.ask('addressBook.settleAside', { accountId, use: false });
  bench.answerWith(answer({ status: 400, body: '{}' }));
  bench.app.services.addressBook.noteAccounts({ accounts: [], currentAccountId: '' });
  await bench.restart();
  expect(await left()).toEqual([]);
});
