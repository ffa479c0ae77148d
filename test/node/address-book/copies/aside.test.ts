/** An answer of the service that is empty, much smaller or broken never becomes the book by itself; the operator decides. */

import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, open, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createAddressBookService } from '../../../../src-main/address-book/address-book-service.ts';
import { failureOf } from '../../../../src-main/failures.ts';
import { inMemoryLog } from '../../../helpers/in-memory-ports.ts';
import { answer, answerBytes, bytesThenEnd } from '../../../helpers/misbehaving-server.ts';
import { someAccount } from '../../../helpers/some-account.ts';
import { threadFile } from '../../../helpers/thread-files.ts';
import { TimeThatPasses } from '../../../helpers/time-that-passes.ts';
import {
  accountId,
  book,
  folderAfter,
  keys,
  type ReadingBench,
  startReadingBench,
  wireEntries,
} from './reading-bench.ts';

const account = someAccount(accountId, { label: 'Harbour Shop', baseAddress: 'https://api.example.com' });

let bench: ReadingBench;
/** Twelve entries were read before, the answer of three since then lies aside: for all tests that begin there. */
let undecided: string;

beforeAll(async () => {
  undecided = await folderAfter(async (before) => {
    before.answerWith(book('Ana', 12));
    await before.read();
    before.answerWith(book('Bo', 3));
    before.passHours(1);
    expect(await before.read()).toMatchObject({ totalCount: 12, aside: { reason: 'much-smaller', totalCount: 3 } });
  });
});
afterAll(() => rm(undecided, { recursive: true, force: true }));
afterEach(() => bench.close());

async function hold(name: string, count: number): Promise<void> {
  bench.answerWith(book(name, count));
  expect(await bench.read()).toMatchObject({ totalCount: count, aside: null, failure: null });
}

function settle(use: boolean) {
  return bench.app.ask('addressBook.settleAside', { accountId, use });
}

const fileNames = () => readdir(dirname(bench.files.book));

describe('is set aside, and the book answers as before', () => {
  beforeEach(async () => {
    bench = await startReadingBench();
  });

  test.each([
    ['an empty answer', 12, 0, 'empty'],
    ['an empty answer to a book of one', 1, 0, 'empty'],
    ['less than half of it', 12, 5, 'much-smaller'],
    ['less than half of ten', 10, 4, 'much-smaller'],
  ] as const)('%s', async (_name, held, now, reason) => {
    await hold('Ana', held);
    const { copyReadAt } = await bench.status();
    bench.passHours(1);
    bench.answerWith(book('Bo', now));
    const after = await bench.read();
    const readAt = '2026-11-20T09:00:00.000Z';
    expect(after).toMatchObject({
      totalCount: held,
      copyReadAt,
      failure: null,
      aside: { reason, totalCount: now, readAt },
    });
    expect(await bench.namesFound('ana')).toHaveLength(held);
    expect(await bench.namesFound('bo')).toEqual([]);
  });

  test.each([
    ['half of it', 12, 6],
    ['less than half of nine', 9, 1],
    ['an empty first one', 0, 0],
    ['a larger one', 12, 30],
  ])('not: %s', async (_name, held, now) => {
    await hold('Ana', held);
    bench.answerWith(book('Bo', now));
    expect(await bench.read()).toMatchObject({ totalCount: now, aside: null, failure: null });
    expect(await bench.namesFound('bo')).toHaveLength(now);
  });

  test('a broken answer, with what stood before the break', async () => {
    await hold('Ana', 12);
    const body = `{"addresses":${JSON.stringify(wireEntries('Bo', 7)).slice(0, -1)},{"id":8,"na`;
    bench.answerWith(answer({ body }));
    expect(await bench.read()).toMatchObject({
      totalCount: 12,
      failure: { code: 'answer-unreadable' },
      aside: { reason: 'unreadable', totalCount: 7 },
    });
    expect(await bench.namesFound('ana')).toHaveLength(12);
    expect(await readFile(bench.files.asideAnswer, 'utf8')).toBe(body);
  });

  test('an answer that broke off each time, and a web page', async () => {
    await hold('Ana', 12);
    const body = `{"addresses":${JSON.stringify(wireEntries('Bo', 3))}`;
    bench.answerWith(bytesThenEnd(answerBytes({ body, length: 9_000 })));
    expect(await bench.read()).toMatchObject({
      failure: { code: 'connection-lost' },
      aside: { reason: 'unreadable', totalCount: 3 },
    });
    bench.answerWith(answer({ body: '<html>Sign in</html>' }));
    expect(await bench.read()).toMatchObject({
      failure: { code: 'not-the-service' },
      aside: { reason: 'unreadable', totalCount: 0 },
    });
  });

  test.each([
    ['a refusal', answer({ body: '{"success":false,"addresses":[],"errors":[{"message":"No"}]}' }), 'service-refused'],
    ['a status', answer({ status: 401, body: '{}' }), 'keys-refused'],
    ['nothing at all', bytesThenEnd(''), 'connection-lost'],
  ] as const)('not: %s is only told', async (_name, behaviour, code) => {
    await hold('Ana', 12);
    bench.answerWith(behaviour);
    expect(await bench.read()).toMatchObject({ totalCount: 12, failure: { code }, aside: null });
  });

  test('no key stands in what is kept, and nobody else may read it', async () => {
    await hold('Ana', 12);
    bench.answerWith(answer({ body: `{"addresses":[{"id":1,"name":"${keys[0]}"},{"id":"${keys[1]}"}]}` }));
    expect(await bench.read()).toMatchObject({ aside: { reason: 'unreadable', totalCount: 1 } });
    for (const name of await fileNames()) {
      const path = join(dirname(bench.files.book), name);
      const text = await readFile(path, 'latin1');
      expect(
        keys.filter((key) => text.includes(key)),
        name,
      ).toEqual([]);
      expect((await stat(path)).mode & 0o077, name).toBe(0);
    }
  });
});

describe('the decision', () => {
  beforeEach(async () => {
    bench = await startReadingBench(undecided);
    // As in the folder.
    bench.passHours(1);
    bench.answerWith(book('Bo', 3));
  });

  test('to use it makes it the book, and is told', async () => {
    const told = bench.ended();
    const expected = { totalCount: 3, aside: null, failure: null, copyReadAt: '2026-11-20T09:00:00.000Z' };
    expect(await settle(true)).toMatchObject(expected);
    expect(await told).toMatchObject(expected);
    expect(await bench.namesFound('')).toEqual(['Bo 001', 'Bo 002', 'Bo 003']);
    expect((await bench.app.ask('app.getStatus', {})).services[0]?.addressBookReadAt).toBe(expected.copyReadAt);
  });

  test('not to use it deletes it', async () => {
    expect(await settle(false)).toMatchObject({ totalCount: 12, aside: null });
    expect((await fileNames()).filter((name) => name.includes('aside'))).toEqual([]);
    expect(await bench.namesFound('ana')).toHaveLength(12);
    expect(await settle(true)).toMatchObject({ totalCount: 12, aside: null });
  });

  test('waits over a restart', async () => {
    await bench.restart();
    expect(await bench.status()).toMatchObject({ totalCount: 12, aside: { reason: 'much-smaller', totalCount: 3 } });
    await bench.service.close();
    expect(await settle(true)).toMatchObject({ totalCount: 3, aside: null });
    await bench.restart();
    expect(await bench.namesFound('')).toEqual(['Bo 001', 'Bo 002', 'Bo 003']);
  });

  test('is no longer asked for after a good answer', async () => {
    await hold('Cy', 11);
    expect((await fileNames()).filter((name) => name.includes('aside'))).toEqual([]);
    expect(await settle(true)).toMatchObject({ totalCount: 11, aside: null });
  });

  test('is not taken away by an answer that is broken', async () => {
    bench.answerWith(answer({ body: '{"addresses":[' }));
    expect(await bench.read()).toMatchObject({
      failure: { code: 'answer-unreadable' },
      aside: { reason: 'much-smaller', totalCount: 3 },
    });
  });

  test('to use what cannot be read is refused, and changes nothing', async () => {
    await settle(false);
    bench.answerWith(answer({ body: '{"addresses":[{"id":1},' }));
    await bench.read();
    expect(await bench.app.outcome('addressBook.settleAside', { accountId, use: true })).toMatchObject({
      failure: { code: 'answer-unreadable', changed: 'nothing' },
    });
    expect(await bench.status()).toMatchObject({ totalCount: 12, aside: { reason: 'unreadable', totalCount: 1 } });
    expect(await settle(false)).toMatchObject({ totalCount: 12, aside: null });
  });

  test.each([
    ['is damaged', () => writeFile(bench.files.asideBook, 'no book')],
    ['is gone', () => rm(bench.files.asideBook)],
  ])('to use what %s is refused, and changes nothing', async (_name, change) => {
    await bench.restart(change);
    expect(await bench.app.outcome('addressBook.settleAside', { accountId, use: true })).toMatchObject({
      failure: { code: 'answer-unreadable', changed: 'nothing' },
    });
    expect(await bench.namesFound('ana')).toHaveLength(12);
    expect(await settle(false)).toMatchObject({ totalCount: 12, aside: null });
  });

  test('is lost with the note that asked for it, never the book', async () => {
    await bench.restart(() => writeFile(bench.files.asideNote, '{"reason":"much-sm'));
    expect(await bench.status()).toMatchObject({ totalCount: 12, aside: null });
    expect((await fileNames()).filter((name) => name.includes('aside'))).toEqual([]);
  });

  test('is lost with a note that the disk does not give, and the book answers', async () => {
    await bench.restart(async () => {
      await rm(bench.files.asideNote);
      await symlink('/proc/self/mem', bench.files.asideNote);
    });
    expect(await bench.namesFound('ana')).toHaveLength(12);
    expect(await bench.status()).toMatchObject({ totalCount: 12, aside: null, failure: null });
  });

  test('waits while the book is looked over for damage: a damaged one that is thrown away does not take it along', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'packbench-aside-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await cp(undecided, folder, { recursive: true });
    const [gate, inspector] = [join(folder, 'gate'), join(folder, 'inspector.mjs')];
    execFileSync('mkfifo', [gate]);
    await writeFile(
      inspector,
      `import { readFileSync } from 'node:fs'; import { parentPort } from 'node:worker_threads';
      readFileSync(${JSON.stringify(gate)}); parentPort.postMessage({ kind: 'done', answer: { isSound: false } });`,
    );
    const time = new TimeThatPasses('2026-11-20T10:00:00Z');
    const service = createAddressBookService({
      folder,
      workers: { copies: threadFile('address-book-copies'), refresh: inspector },
      accounts: {
        get: () => account,
        goneIds: () => [],
        list: () => ({ accounts: [account], currentAccountId: accountId }),
      },
      client: { readAddressBook: () => Promise.reject(failureOf('unreachable')) },
      door: { reach: () => Promise.reject(failureOf('unreachable')) },
      maxAgeHours: () => 168,
      happened: () => undefined,
      clock: time,
      after: () => () => undefined,
      log: inMemoryLog(),
      announce: () => undefined,
    });
    onTestFinished(() => service.close());
    const lookedOver = service.keepFresh();
    // Open as soon as somebody reads from it.
    const held = await open(gate, 'w');
    const settled = service.settleAside(accountId, true);
    await held.close();
    expect(await settled).toMatchObject({ totalCount: 3, aside: null });
    await lookedOver;
    expect(await service.search({ accountId, text: '', limit: 5 })).toMatchObject({ books: [{ totalCount: 3 }] });
  });

  test('of an account that nobody knows is refused', async () => {
    const asked = { accountId: 'nobody', use: true };
    expect(await bench.app.outcome('addressBook.settleAside', asked)).toMatchObject({
      failure: { code: 'account-unknown' },
    });
  });
});
