/** What stood in the way is kept, however often that happens in one moment. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isAsideName, moveAside } from '../../../src-main/disk/move-aside.ts';

test('two that are moved aside in the same moment are both there, under names that are known as such', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-aside-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'settings.json');
  const now = new Date('2026-11-20T10:15:00Z');
  const kept: string[] = [];
  for (const text of ['first', 'second', 'third']) {
    await writeFile(path, text);
    kept.push(moveAside(path, now));
  }
  expect(await Promise.all(kept.map((one) => readFile(one, 'utf8')))).toEqual(['first', 'second', 'third']);
  expect([...kept, path].map((one) => isAsideName(basename(one)))).toEqual([true, true, true, false]);
});
