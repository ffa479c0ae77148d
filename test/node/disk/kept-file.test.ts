/** What people have begun is on the disk as it was last, however the writes and the changes fall. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { createKeptFile } from '../../../src-main/disk/kept-file.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import { inMemoryLog } from '../../helpers/in-memory-ports.ts';

test('a change that comes while the one before it is being written is written, too, and both are answered then', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-kept-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'begun.json');
  const file = createKeptFile({ path, shape: z.string(), empty: '', clock: systemClock, log: inMemoryLog() });
  const first = file.set('first');
  // The first is on its way to the disk by now, which takes more turns than one.
  await setImmediate();
  const second = file.set('second');
  const kept = { content: 'second', failure: null };
  expect(await Promise.all([first, second, file.get()])).toEqual([kept, kept, kept]);
  expect(await readFile(path, 'utf8')).toBe('"second"');
});

test('what nobody has read is not written over: it is kept aside', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-kept-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'begun.json');
  await writeFile(path, 'cut sho');
  const file = createKeptFile({ path, shape: z.string(), empty: '', clock: systemClock, log: inMemoryLog() });
  expect(await file.set('first')).toEqual({ content: 'first', failure: null });
  expect(await readFile(path, 'utf8')).toBe('"first"');
  const aside = (await readdir(folder)).filter((name) => name !== 'begun.json');
  expect(await Promise.all(aside.map((name) => readFile(join(folder, name), 'utf8')))).toEqual(['cut sho']);
});
