/**
 * When books are read, what is reported meanwhile, and what happens to a reading when its account or the app ends
 * first.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { bookFilesOf } from '../../../../src-main/address-book/copies/book-files.ts';
import type { Account } from '../../../../src-preload/contract/account.ts';
import { answer, type Behaviour, bytes, bytesThenEnd } from '../../../helpers/misbehaving-server.ts';
import { addAccount } from '../../failures/stage.ts';
import {
  accountId,
  book,
  folderAfter,
  keys,
  otherAccountId,
  type ReadingBench,
  startReadingBench,
  wireEntries,
} from './reading-bench.ts';

let bench: ReadingBench;

afterEach(() => bench.close());

const bookRequests = () => bench.service.requests.filter(({ path }) => path.startsWith('/api/addressbook')).length;

test('entries that share a number with a later one are left out of the copy, and the log says how many', async () => {
  bench = await startReadingBench();
  const repeated = [...wireEntries('Ana', 12), ...wireEntries('Bo', 3)];
  bench.answerWith(answer({ body: JSON.stringify({ addresses: repeated, success: true }) }));
  expect(await bench.read()).toMatchObject({ totalCount: 12, failure: null });
  expect(bench.app.log.lines).toContainEqual({
    level: 'warn',
    message: 'Entries of the address book share a number. Only the last of each is kept.',
    facts: { accountId, count: 3 },
  });
});

test.each([
  ['a comment of thousands of characters', `<!--${'-a'.repeat(12_000)}-->`],
  ['a comment with elements', '<!-- <b>x</b> > -->'],
  ['an instruction with signs of elements', '<?x a<b>c ?>'],
])('a key that %s of XML cuts in two gets neither into the copy nor onto the screen', async (_name, cut) => {
  bench = await startReadingBench();
  const [key] = keys;
  const name = `Ana ${key.slice(0, 9)}${cut}${key.slice(9)}`;
  const entries = `<address><id>7</id><name>${name}</name><street>1 Cuba Street</street></address>`;
  const body = `<GetAddressBookResponse><addresses>${entries}</addresses><success>true</success></GetAddressBookResponse>`;
  bench.answerWith(answer({ headers: { 'content-type': 'application/xml' }, body }));
  expect(await bench.read()).toMatchObject({ totalCount: 1, failure: null });
  expect(await bench.namesFound('ana')).toEqual(['Ana [key]']);
});

describe('by itself', () => {
  beforeEach(async () => {
    bench = await startReadingBench();
  });

  /** Both accounts' books are there, and the rounds have begun. */
  async function keepFresh(): Promise<void> {
    bench.answerWith(book('Ana', 12));
    await bench.app.services.addressBook.keepFresh();
    expect(bookRequests()).toBe(2);
  }
  async function nextRound(): Promise<void> {
    const both = [bench.ended(accountId), bench.ended(otherAccountId)];
    bench.nextRound();
    await Promise.all(both);
  }

  test('a book is read again when its copy is older than the age set, while the app runs on', async () => {
    await keepFresh();
    bench.passHours(12.5);
    await nextRound();
    expect(bookRequests()).toBe(4);
    await bench.app.ask('preferences.change', { addressBookMaxAgeHours: 1 });
    bench.passHours(1.5);
    await nextRound();
    expect(bookRequests()).toBe(6);
    expect((await bench.status()).copyReadAt).toBe('2026-11-20T22:00:00.000Z');
    expect((await bench.app.ask('app.getStatus', {})).services.map((one) => one.addressBookReadAt)).toEqual([
      '2026-11-20T22:00:00.000Z',
      '2026-11-20T22:00:00.000Z',
    ]);
  });

  test('a book that is young enough is not read, also by the next start; one that is too old by then is', async () => {
    await keepFresh();
    bench.passHours(11.5);
    bench.nextRound();
    await bench.status();
    await bench.restart();
    await bench.app.services.addressBook.keepFresh();
    await bench.namesFound('ana', null);
    expect(bookRequests()).toBe(2);
    // What passed while the app was closed counts, too.
    await bench.restart(async () => bench.passHours(1));
    await bench.app.services.addressBook.keepFresh();
    expect(bookRequests()).toBe(4);
    // A copy from the future: the clock was set back meanwhile, and nobody knows how old it is.
    await bench.restart(async () => bench.setClock(-30 * 60 * 60 * 1_000));
    await bench.app.services.addressBook.keepFresh();
    expect(bookRequests()).toBe(6);
  });

  test('a reading that failed is begun again after an hour, not with every key typed', async () => {
    bench.answerWith(answer({ status: 400, body: '{}' }));
    await bench.app.services.addressBook.keepFresh();
    expect(bookRequests()).toBe(2);
    for (const text of ['a', 'an', 'ana']) await bench.namesFound(text);
    await bench.read();
    expect(bookRequests()).toBe(3);
    bench.answerWith(book('Ana', 12));
    bench.passHours(1.1);
    await nextRound();
    expect(await bench.namesFound('ana')).toHaveLength(12);
  });

  test('a reading that failed without the service is begun again when the service answers', async () => {
    bench.answerWith(bytesThenEnd(''));
    await bench.app.services.addressBook.keepFresh();
    expect(await bench.status()).toMatchObject({ failure: { code: 'connection-lost' } });
    bench.answerWith(book('Ana', 12), accountId);
    const end = bench.ended();
    await bench.app.search({ accountId, phrase: '', status: 'All', fields: 'All', page: 1, limit: 1 });
    expect(await end).toMatchObject({ totalCount: 12, failure: null });
  });

  test('an account whose service hangs holds up the book of no other, and one that was away is read as soon as it is back', async () => {
    bench.answerWith(() => undefined, accountId);
    bench.answerWith(bytesThenEnd(''), otherAccountId);
    const failed = bench.ended(otherAccountId);
    void bench.app.services.addressBook.keepFresh();
    await bench.service.received(1);
    expect(bookRequests()).toBe(1);
    // The time that the others give the one before them.
    bench.nextRound();
    expect(await failed).toMatchObject({ failure: { code: 'connection-lost' } });
    bench.answerWith(book('Ana', 12), otherAccountId);
    const read = bench.ended(otherAccountId);
    await bench.app.search({ accountId: otherAccountId, phrase: '', status: 'All', fields: 'All', page: 1, limit: 1 });
    expect(await read).toMatchObject({ totalCount: 12, failure: null });
  });

  test('an account that is mended while its book is being read is read again as it is now, not an hour later', async () => {
    const { promise: mended, resolve: mend } = Promise.withResolvers<void>();
    bench.answerWith((...asked) => void mended.then(() => answer({ status: 401, body: '{}' })(...asked)), accountId);
    bench.answerWith(book('Bo', 3), otherAccountId);
    const round = bench.app.services.addressBook.keepFresh();
    await bench.service.received(1);
    const { accounts, currentAccountId } = bench.app.services.accounts.list();
    const now = accounts.map((one) => (one.accountId === accountId ? { ...one, label: 'with other keys' } : one));
    bench.app.services.addressBook.noteAccounts({ accounts: now, currentAccountId });
    bench.answerWith(book('Ana', 12), accountId);
    mend();
    await round;
    expect(await bench.status()).toMatchObject({ totalCount: 12, failure: null });
    expect(bookRequests()).toBe(3);
  });

  test('a copy damaged where nobody has looked is found by the first round, thrown away, told and read again', async () => {
    bench.answerWith(book('Ana', 600));
    await bench.read();
    await bench.restart(async () => {
      const content = await readFile(bench.files.book);
      const page = 4_096;
      // One page of entries in the middle, the rest of the file as it was.
      const middle = Math.floor(content.indexOf('Ana 300') / page) * page;
      expect(middle).toBeGreaterThan(0);
      await writeFile(bench.files.book, content.fill(0xff, middle, middle + page));
    });
    expect(await bench.status()).toMatchObject({ totalCount: 600, wasDamaged: false });
    await bench.app.services.addressBook.keepFresh();
    const told = bench.app.announcements.all.flatMap((each) =>
      each.name === 'addressBook.changed' ? [each.event] : [],
    );
    const ofIt = told.filter((each) => each.accountId === accountId);
    expect(ofIt[0]).toMatchObject({ totalCount: 0, copyReadAt: null, wasDamaged: true });
    expect(ofIt.at(-1)).toMatchObject({ totalCount: 600, wasDamaged: false, failure: null });
  });
});

describe('while it is read', () => {
  /** Twelve entries were read before: for all tests that begin there. */
  let readBefore: string;
  beforeAll(async () => {
    readBefore = await folderAfter(async (before) => {
      before.answerWith(book('Ana', 12));
      expect(await before.read()).toMatchObject({ totalCount: 12, failure: null });
    });
  });
  afterAll(() => rm(readBefore, { recursive: true, force: true }));
  beforeEach(async () => {
    bench = await startReadingBench(readBefore);
  });

  /** The answer waits until it is released. */
  function held(behaviour: Behaviour): { readonly behaviour: Behaviour; readonly release: () => void } {
    const gate = Promise.withResolvers<void>();
    return {
      behaviour: (socket, request) => void gate.promise.then(() => behaviour(socket, request)),
      release: gate.resolve,
    };
  }

  test('the copy before is found, and a second wish to read it changes nothing', async () => {
    const second = held(book('Bo', 12));
    bench.answerWith(second.behaviour);
    const end = bench.ended();
    expect(await bench.app.ask('addressBook.refresh', { accountId })).toMatchObject({
      refreshing: true,
      totalCount: 12,
    });
    expect(await bench.app.ask('addressBook.refresh', { accountId })).toMatchObject({ refreshing: true });
    await bench.service.received(1);
    expect(await bench.namesFound('ana')).toHaveLength(12);
    second.release();
    expect(await end).toMatchObject({ totalCount: 12, entriesRead: 0 });
    expect(await bench.namesFound('ana')).toEqual([]);
    expect(await bench.namesFound('bo')).toHaveLength(12);
    expect(bookRequests()).toBe(1);
  });

  test('how many entries have come is told', async () => {
    bench.answerWith(book('Ana', 1_000));
    await bench.read();
    const counts = bench.app.announcements.all.flatMap((each) =>
      each.name === 'addressBook.changed' && each.event.refreshing ? [each.event.entriesRead] : [],
    );
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(counts.some((count) => count > 0 && count < 1_000)).toBe(true);
    expect(counts.at(-1)).toBe(1_000);
  });

  const endless = bytes('HTTP/1.1 200 OK\r\ncontent-length: 900000\r\n\r\n', '{"addresses":[{"id":1},');
  const files = () => readdir(dirname(bench.files.book));

  test('an account that goes takes its book with it, and the reading ends without a word', async () => {
    bench.answerWith(endless, accountId);
    await bench.app.ask('addressBook.refresh', { accountId });
    await bench.service.received(1);
    bench.answerWith(book('Bo', 3));
    bench.app.services.addressBook.noteAccounts({ accounts: [], currentAccountId: '' });
    const end = bench.ended();
    // Asked for again, its book is read anew; the earlier reading ends silently.
    expect(await bench.namesFound('ana')).toEqual([]);
    expect(await end).toMatchObject({ totalCount: 3, failure: null });
  });

  test('an app that ends takes what was read with it, and has the copy at its next start', async () => {
    bench.answerWith(endless);
    await bench.app.ask('addressBook.refresh', { accountId });
    await bench.service.received(1);
    await bench.restart(async () => {
      expect((await files()).filter((name) => !name.endsWith('.sqlite'))).toEqual([]);
    });
    expect(await bench.namesFound('ana')).toHaveLength(12);
  });

  test('the book of an account that a person removed goes at once; it is swept away where the removal was killed before that', async () => {
    const { app } = bench;
    const removed = await addAccount(app, bench.service.url);
    bench.answerWith(book('Bo', 2));
    await bench.read(removed);
    const path = bookFilesOf(dirname(bench.files.book), removed).book;
    const content = await readFile(path);
    await app.ask('accounts.remove', { accountId: removed });
    await expect.poll(files).toEqual([basename(bench.files.book)]);
    await bench.restart(() => writeFile(path, content));
    expect(await files()).toEqual([basename(bench.files.book)]);
    expect(await bench.namesFound('ana')).toHaveLength(12);
  });

  test('a list that is compared with the book of an account that a person removes ends with that account, and brings no file of it back', async () => {
    const { app } = bench;
    const removed = await addAccount(app, bench.service.url);
    bench.answerWith(book('Bo', 2));
    await bench.read(removed);
    const rows = Array.from({ length: 300 }, (_, at) => `${at + 1} Cuba Street,Wellington,New Zealand`);
    const text = ['street,city,country', ...rows].join('\n');
    const list = await app.ask('addressLists.paste', { accountId: removed, text });
    const { listId, hasHeader, mapping, guessed: confirmed } = list;
    await app.ask('addressLists.start', { listId, hasHeader, mapping, confirmed, way: 'address-book' });
    await app.ask('accounts.remove', { accountId: removed });
    const run = await app.announcements.first('addressLists.progressed', ({ state }) => state !== 'running');
    expect(run).toMatchObject({ state: 'stopped', failure: { code: 'account-unknown' } });
    await expect.poll(files).toEqual([basename(bench.files.book)]);
  });

  test('an account that leads to another service, or has the key of another shop, has its book no more; one whose keys are not held just now keeps it', async () => {
    const { accounts, addressBook } = bench.app.services;
    const live = await addAccount(bench.app, bench.service.url);
    const note = (change: Partial<Account>): void => {
      const list = accounts.list();
      const changed = list.accounts.map((one) => (one.accountId === live ? { ...one, ...change } : one));
      addressBook.noteAccounts({ ...list, accounts: changed });
    };
    bench.answerWith(book('Bo', 2));
    await bench.read(live);
    note({ serviceKeyLastFour: null });
    note({ label: 'Quay Shop' });
    expect(await bench.status(live)).toMatchObject({ totalCount: 2, copyReadAt: expect.any(String) });
    for (const change of [{ baseAddress: 'https://other.example.com' }, { serviceKeyLastFour: 'wxyz' }]) {
      note({});
      await bench.read(live);
      note(change);
      await expect.poll(files).toEqual([basename(bench.files.book)]);
    }
  });

  test('what an app that was killed left is swept away by the next start, the book and what is aside are not', async () => {
    bench.answerWith(book('Bo', 2));
    await bench.read();
    await bench.restart(async () => {
      for (const path of [bench.files.answer, bench.files.built, `${bench.files.built}-journal`])
        await writeFile(path, 'x');
      await writeFile(join(dirname(bench.files.book), `${'0'.repeat(32)}.aside.sqlite`), 'x');
    });
    expect((await files()).map((name) => name.slice(name.indexOf('.'))).sort()).toEqual([
      '.aside.json',
      '.aside.sqlite',
      '.sqlite',
    ]);
    expect(await bench.status()).toMatchObject({ totalCount: 12, aside: { totalCount: 2 } });
  });
});

describe('several accounts', () => {
  let bothRead: string;
  beforeAll(async () => {
    const named = (names: readonly string[]): Behaviour =>
      answer({
        body: JSON.stringify({
          addresses: names.map((name, index) => ({ ...wireEntries('', 1)[0], id: index, name })),
        }),
      });
    bothRead = await folderAfter(async (before) => {
      before.answerWith(named(['Anna Berg', 'Annabel Zorn', 'Cleo Anna']), accountId);
      before.answerWith(named(['Anna Abel', 'Annabel Moss', 'Dora Anna']), otherAccountId);
      await before.read(accountId);
      await before.read(otherAccountId);
    });
  });
  afterAll(() => rm(bothRead, { recursive: true, force: true }));
  beforeEach(async () => {
    bench = await startReadingBench(bothRead);
  });

  test('are searched together: the surest hits first, then by name, each with its account', async () => {
    const { books, hits } = await bench.app.ask('addressBook.search', { accountId: null, text: 'anna', limit: 5 });
    expect(books.map((each) => [each.accountId, each.totalCount])).toEqual([
      [accountId, 3],
      [otherAccountId, 3],
    ]);
    expect(hits.map((hit) => `${hit.entry.name} of ${hit.accountId}`)).toEqual([
      `Anna Abel of ${otherAccountId}`,
      `Anna Berg of ${accountId}`,
      `Cleo Anna of ${accountId}`,
      `Dora Anna of ${otherAccountId}`,
      `Annabel Moss of ${otherAccountId}`,
    ]);
  });

  test('where one holds all that was typed, entries of another that lack a part of it are left out', async () => {
    expect(await bench.namesFound('anna berg', null)).toEqual(['Anna Berg']);
    expect(await bench.namesFound('anna berg', otherAccountId)).toContain('Anna Abel');
  });

  test('without text the lists are one, by name', async () => {
    expect(await bench.namesFound('', null)).toEqual([
      'Anna Abel',
      'Anna Berg',
      'Annabel Moss',
      'Annabel Zorn',
      'Cleo Anna',
      'Dora Anna',
    ]);
  });

  test('a folder in the place of a book is moved aside and said, and hides no other', async () => {
    await bench.restart(async () => {
      await rm(bench.files.book);
      await mkdir(bench.files.book);
    });
    const { books, hits } = await bench.app.ask('addressBook.search', { accountId: null, text: 'annabel', limit: 5 });
    expect(hits.map(({ entry }) => entry.name)).toEqual(['Annabel Moss']);
    expect(books).toMatchObject([
      { accountId, totalCount: 0, copyReadAt: null },
      { accountId: otherAccountId, totalCount: 3, failure: null },
    ]);
    const { startTroubles } = await bench.app.ask('app.getStatus', {});
    expect(startTroubles.map(({ failure }) => failure.facts.path)).toContain(bench.files.book);
  });
});
