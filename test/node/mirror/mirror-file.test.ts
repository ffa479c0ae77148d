/** The mirror's file is a cache: whatever replaced it, the orders are read again, and the ledger is unchanged. */
import { spawn } from 'node:child_process';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { seededNumbers } from '../../helpers/seeded-numbers.ts';
import { type MirrorBench, order, query, startMirror, takeIn } from './mirror-bench.ts';

async function filled(): Promise<MirrorBench> {
  const bench = await startMirror();
  await takeIn(
    bench.mirror,
    Array.from({ length: 300 }, (_, at) => order(at + 1)),
  );
  bench.mirror.close();
  return bench;
}

test('what was read is there after a restart', async () => {
  const { reopen } = await filled();
  const again = reopen();
  expect((await again.window(query(), 0, 9)).totalCount).toBe(300);
  expect(again.status()).toMatchObject({ orderCount: 300, startedAnew: null, failure: null });
  expect(again.status().byteCount).toBeGreaterThan(10_000);
});

test.each([
  [
    'is not SQLite',
    (path: string) => writeFileSync(path, 'not a database, but long enough to look like a file'),
    'damaged',
  ],
  ['is empty', (path: string) => writeFileSync(path, ''), 'damaged'],
  ['is cut short', (path: string) => writeFileSync(path, readFileSync(path).subarray(0, 20_000)), 'damaged'],
  ['is of another layout', (path: string) => pragma(path, 'user_version = 999'), 'other-layout'],
  ['is another program’s', (path: string) => pragma(path, 'application_id = 77'), 'foreign'],
] as const)('a file that %s is read again', async (_, harm, startedAnew) => {
  const { path, reopen, ledgerPath } = await filled();
  const ledger = readFileSync(ledgerPath);
  harm(path);
  const again = reopen();
  expect((await again.window(query(), 0, 9)).totalCount).toBe(0);
  expect(again.status()).toMatchObject({ orderCount: 0, startedAnew, failure: null });
  await takeIn(again, [order(1)]);
  expect((await again.window(query(), 0, 9)).totalCount).toBe(1);
  expect(readFileSync(ledgerPath).equals(ledger)).toBe(true);
});

test('a file of another program is moved aside, not deleted', async () => {
  const { path, reopen } = await filled();
  pragma(path, 'application_id = 77');
  const { startedAnew, keptAs } = reopen().status();
  expect(startedAnew).toBe('foreign');
  expect(readdirSync(dirname(path)).filter((name) => name.includes('.kept-'))).toEqual([basename(keptAs ?? '')]);
});

test('a folder in the place of the file is moved aside', async () => {
  const { path, reopen, mirror } = await startMirror();
  mirror.close();
  for (const suffix of ['', '-wal', '-shm']) rmSync(path + suffix, { force: true });
  mkdirSync(path);
  const { keptAs, ...status } = reopen().status();
  expect(status).toMatchObject({ orderCount: 0, failure: null, startedAnew: 'foreign' });
  expect(readdirSync(dirname(path)).filter((name) => name.includes('.kept-'))).toEqual([basename(keptAs ?? '')]);
});

test('without a place for the file the orders are kept in memory, and why is said', async () => {
  const { path, reopen, mirror } = await startMirror();
  mirror.close();
  rmSync(dirname(path), { recursive: true });
  symlinkSync(dirname(path), dirname(path));
  const again = reopen();
  await takeIn(again, [order(1)]);
  expect((await again.window(query(), 0, 9)).totalCount).toBe(1);
  expect(again.status()).toMatchObject({ byteCount: 0, orderCount: 1, failure: { code: 'file-failed' } });
});

test('a copy that is to be read again and cannot be deleted goes on in memory: every scan after it failed', async () => {
  const { path, mirror } = await filled();
  const folder = dirname(path);
  renameSync(folder, `${folder}-away`);
  symlinkSync(folder, folder);
  expect(await mirror.startAnew()).toMatchObject({ byteCount: 0, orderCount: 0, failure: { code: 'file-failed' } });
  await takeIn(mirror, [order(1)]);
  expect(await mirror.find(['PB-1'], null)).toHaveLength(1);
});

test('bytes that flip in the middle of a run cost what was in the file, never an answer', async () => {
  const numbers = seededNumbers(7);
  const bench = await filled();
  for (let round = 0; round < 6; round += 1) {
    const bytes = readFileSync(bench.path);
    for (let flip = 0; flip < 40; flip += 1) bytes[Math.floor(numbers() * bytes.length)] = Math.floor(numbers() * 256);
    writeFileSync(bench.path, bytes);
    const mirror = bench.reopen();
    for (const phrase of ['', 'receiver 1', '7']) {
      for (const by of ['orderNumber', 'carrierName', 'orderedAt'] as const) {
        await mirror.window(query({ phrase, sort: { by, descending: true } }), 0, 300);
      }
      await mirror.counts(query({ phrase }));
    }
    await mirror.find(['PB-7'], null);
    await takeIn(
      mirror,
      Array.from({ length: 300 }, (_, at) => order(at + 1)),
    );
    expect((await mirror.details('north', 7))?.orderId).toBe(7);
    mirror.close();
  }
});

test('a program that is killed while it takes orders in leaves a file that opens, or that is read again', async () => {
  const bench = await startMirror();
  bench.mirror.close();
  for (let round = 0; round < 2; round += 1) {
    const program = spawn(
      process.execPath,
      [new URL('./endless-taking-in.ts', import.meta.url).pathname, bench.path, bench.ledgerPath],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    await new Promise((resolve) => program.stdout.once('data', resolve));
    program.kill('SIGKILL');
    await new Promise((resolve) => program.once('exit', resolve));
    const again = bench.reopen();
    expect(again.status()).toMatchObject({ startedAnew: null, failure: null });
    const { rows, totalCount } = await again.window(query(), 0, 500);
    expect(new Set(rows.map(({ orderId }) => orderId)).size).toBe(Math.min(500, totalCount));
    again.close();
  }
});

test('the file is ours alone to read', async () => {
  const { path } = await filled();
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

function pragma(path: string, text: string): void {
  const database = new DatabaseSync(path);
  database.exec(`PRAGMA ${text}`);
  database.close();
}

test('with whose keys an account was read is there after a restart, in a file that had no place for it, too', async () => {
  const bench = await startMirror();
  expect(bench.mirror.readAs('north')).toBeNull();
  await takeIn(bench.mirror, [order(1)]);
  expect(bench.reopen().readAs('north')).toBeNull();
  await bench.mirror.noteReadAs('north', 'one');
  await bench.mirror.noteReadAs('north', 'another');
  const again = bench.reopen();
  expect([again.readAs('north'), again.readAs('south')]).toEqual(['another', null]);
  expect(again.status()).toMatchObject({ orderCount: 1, startedAnew: null });
});
