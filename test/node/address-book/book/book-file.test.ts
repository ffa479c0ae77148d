/**
 * The book's file: whole or as before, whatever happens while it is replaced; damage is found, reported and deleted.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type AddressBook,
  buildAddressBook,
  createAddressBook,
  isSoundBook,
} from '../../../../src-main/address-book/address-book.ts';
import fc from '../../../helpers/properties.ts';
import { bookEntry } from '../book-entry.ts';

const readAt = '2026-11-20T12:00:00.000Z';
const old = [
  bookEntry({ entryId: 1, name: 'Elizabeth Montgomery', street: '8 High Street', city: 'Leeds', country: 'GB' }),
];
let folder: string;
let path: string;
let book: AddressBook;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-book-file-'));
  path = join(folder, 'books', 'book.sqlite');
  book = createAddressBook({ path });
  await book.replaceAll(old, { readAt });
});
afterEach(async () => {
  book.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** Only the old book's own file, and it answers. */
async function expectOldBook(): Promise<void> {
  expect(book.state()).toEqual({ totalCount: 1, readAt, wasDamaged: false });
  expect(book.suggest('Elizabteh', 5)).toEqual(old);
  expect(await readdir(join(folder, 'books'))).toEqual(['book.sqlite']);
}

describe('replacing', () => {
  test('takes entries as they come, the last of those with one id, and fills in what is missing', async () => {
    async function* coming() {
      yield { entryId: 1, name: 'First' };
      yield { entryId: 2, name: 'Second', telephone: null as unknown as string };
      yield { entryId: 1, name: 'First again', postCode: 2_000 as unknown as string };
    }
    const counts: number[] = [];
    const state = await book.replaceAll(coming(), {
      readAt: '2026-11-21T12:00:00.000Z',
      onProgress: (count) => counts.push(count),
    });
    expect(state).toEqual({ totalCount: 2, readAt: '2026-11-21T12:00:00.000Z', wasDamaged: false });
    expect(book.suggest('', 5)).toEqual([
      bookEntry({ entryId: 1, name: 'First again', postCode: '2000' }),
      bookEntry({ entryId: 2, name: 'Second' }),
    ]);
    expect(counts.at(-1)).toBe(3);
  });

  test.each<[string, () => AsyncGenerator<{ entryId: number; name: string }>]>([
    [
      'the entries break off',
      async function* () {
        yield { entryId: 1, name: 'New' };
        throw new Error('broken off');
      },
    ],
    [
      'an entry has no id',
      async function* () {
        yield { entryId: 'x' as unknown as number, name: 'New' };
      },
    ],
  ])('when %s, the old book answers and nothing is left', async (_, entries) => {
    await expect(book.replaceAll(entries())).rejects.toThrow();
    await expectOldBook();
  });

  test('can be given up', async () => {
    const giveUp = new AbortController();
    const many = Array.from({ length: 3_000 }, (_, entryId) => ({ entryId }));
    const replaced = book.replaceAll(many, { signal: giveUp.signal, onProgress: () => giveUp.abort() });
    await expect(replaced).rejects.toMatchObject({ name: 'AbortError' });
    await expectOldBook();
  });

  test.each(['taking', 'filling'])(
    'killed while %s, the old book answers at the next start',
    async (moment) => {
      book.close();
      const child = spawn(process.execPath, [join(import.meta.dirname, 'endless-replacing.ts'), path, '60000'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      for await (const line of createInterface({ input: child.stdout })) {
        if (line === moment) child.kill('SIGKILL');
      }
      expect(child.signalCode ?? (await once(child, 'exit'))[1]).toBe('SIGKILL');
      book = createAddressBook({ path });
      await expectOldBook();
    },
    60_000,
  );

  test.skipIf(process.platform === 'win32')(
    'with a full disk, the old book answers and nothing is left',
    async () => {
      book.close();
      const program = `trap '' XFSZ; ulimit -f 4096; exec "$0" "$@"`;
      const child = spawn(
        'sh',
        ['-c', program, process.execPath, join(import.meta.dirname, 'endless-replacing.ts'), path, '20000'],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      const lines: string[] = [];
      for await (const line of createInterface({ input: child.stdout })) lines.push(line);
      expect(lines.at(-1)).toMatch(/^refused /);
      expect(await readdir(join(folder, 'books'))).toEqual(['book.sqlite']);
      book = createAddressBook({ path });
      await expectOldBook();
    },
    60_000,
  );

  test('a book that was built but not yet taken is cleared away', async () => {
    await buildAddressBook(`${path}.new`, [{ entryId: 2, name: 'New' }]);
    book.close();
    book = createAddressBook({ path });
    await expectOldBook();
  });
});

describe('a book built elsewhere', () => {
  test('is taken with all that is in it, and the file is moved', async () => {
    const built = join(folder, 'books', 'elsewhere');
    expect(await buildAddressBook(built, [{ entryId: 2, name: 'Newcomer' }], { readAt })).toEqual({ totalCount: 1 });
    expect(isSoundBook(built)).toBe(true);
    expect(book.adopt(built)).toEqual({ totalCount: 1, readAt, wasDamaged: false });
    expect(book.suggest('newcomre', 5)).toEqual([bookEntry({ entryId: 2, name: 'Newcomer' })]);
    expect(await readdir(join(folder, 'books'))).toEqual(['book.sqlite']);
  });

  test('that is not whole, or is not there, is refused and changes nothing', async () => {
    const built = join(folder, 'elsewhere');
    expect(() => book.adopt(built)).toThrow();
    await buildAddressBook(built, [{ entryId: 2 }]);
    const bytes = await readFile(built);
    await writeFile(built, bytes.subarray(0, bytes.length - 4_096));
    expect(() => book.adopt(built)).toThrow();
    await writeFile(built, 'no database at all');
    expect(() => book.adopt(built)).toThrow();
    await expectOldBook();
  });
});

test('nobody else may read the book', async () => {
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder, 'books'))).mode & 0o777).toBe(0o700);
});

describe('damage', () => {
  test('anywhere in the file: an answer, or an empty book that says so, and never an error', async () => {
    await book.replaceAll(
      Array.from({ length: 400 }, (_, at) =>
        bookEntry({
          entryId: at,
          name: `Anna Number ${at}`,
          street: `${at} High Street`,
          country: 'GB',
          postCode: 'LS1 4AP',
        }),
      ),
      { readAt },
    );
    book.close();
    const sound = await readFile(path);
    const flips = fc.array(fc.tuple(fc.nat({ max: sound.length - 1 }), fc.integer({ min: 1, max: 255 })), {
      minLength: 1,
      maxLength: 200,
    });
    await fc.assert(
      fc.asyncProperty(flips, async (changes) => {
        const bytes = Buffer.from(sound);
        for (const [at, change] of changes) bytes[at] = (bytes[at] ?? 0) ^ change;
        await writeFile(path, bytes);
        book = createAddressBook({ path });
        for (const text of ['', 'anna', 'number 17', 'anan', 'hihg streer', '9876']) book.suggest(text, 20);
        book.validate({ street: '17 High St', postCode: 'LS1 4AP', country: 'GB' });
        book.upsert({ entryId: 17, name: 'Changed' });
        expect(book.suggest('changed', 5).length).toBeLessThanOrEqual(5);
        const { totalCount, wasDamaged } = book.state();
        if (wasDamaged) expect(totalCount).toBeLessThanOrEqual(1);
        book.close();
      }),
      { numRuns: 60 },
    );
    await writeFile(path, sound);
    book = createAddressBook({ path });
    expect(book.state()).toEqual({ totalCount: 400, readAt, wasDamaged: false });
  }, 60_000);

  test('a file that was cut short shows it at once, wherever it was cut', async () => {
    await book.replaceAll(
      Array.from({ length: 2_000 }, (_, at) => bookEntry({ entryId: at, name: `Anna ${at}` })),
      { readAt },
    );
    book.close();
    const bytes = await readFile(path);
    for (const missing of [1, 4_096, bytes.length >> 1]) {
      await writeFile(path, bytes.subarray(0, bytes.length - missing));
      book = createAddressBook({ path });
      expect([missing, book.state()]).toEqual([missing, { totalCount: 0, readAt: null, wasDamaged: true }]);
      book.close();
    }
  });

  test('that only shows when the whole file is read is found by who has the time', async () => {
    await book.replaceAll(
      Array.from({ length: 2_000 }, (_, at) => bookEntry({ entryId: at, name: `Anna ${at}` })),
      { readAt },
    );
    book.close();
    expect(isSoundBook(path)).toBe(true);
    const bytes = await readFile(path);
    bytes.fill(0, bytes.length - 40_960, bytes.length - 36_864);
    await writeFile(path, bytes);
    expect(isSoundBook(path)).toBe(false);
  });
});
