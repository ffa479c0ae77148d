/** The folder in memory for the suites: only where there is room, and removed afterwards. */
import { existsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openQuickFolder } from '../../../tools/setup/quick-folder.ts';

test('is a folder that others may enter and that is gone afterwards', () => {
  const { path, close } = openQuickFolder(tmpdir(), 1);
  if (path === null) throw new Error('There is room for a byte here, and programs run.');
  expect((statSync(path).mode & 0o777).toString(8)).toBe('755');
  close();
  expect(existsSync(path)).toBe(false);
});

test('is none where there is no such place, or too little room', () => {
  expect(openQuickFolder(join(tmpdir(), 'no-such-place'), 1).path).toBeNull();
  expect(openQuickFolder(tmpdir(), Number.MAX_VALUE).path).toBeNull();
});
