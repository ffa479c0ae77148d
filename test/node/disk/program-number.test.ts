/** Each program on a folder has a number of its own while it runs; the lowest free one is taken again. */
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { takeProgramNumber } from '../../../src-main/disk/program-number.ts';
import { inFolder } from '../journal/ledger-folder.ts';

test('the lowest that nobody holds; held until it is given back', () =>
  inFolder(async (folder) => {
    const first = takeProgramNumber(folder);
    const second = takeProgramNumber(folder);
    expect([first.own, second.own]).toEqual([1, 2]);
    expect([1, 2, 3].map((number) => first.isHeld(number))).toEqual([true, true, false]);
    first.release();
    first.release();
    expect([first.isHeld(1), second.isHeld(1)]).toEqual([false, false]);
    const third = takeProgramNumber(folder);
    expect(third.own).toBe(1);
    second.release();
    third.release();
  }));

test('what stands in the place of a lock is passed by, and is nobody’s', () =>
  inFolder(async (folder) => {
    await mkdir(join(folder, 'program-1.lock'));
    await writeFile(
      join(folder, 'program-2.lock'),
      'a text that is no lock of anybody, and long enough to be read as one',
    );
    const number = takeProgramNumber(folder);
    expect(number.own).toBe(3);
    expect([1, 2].map((other) => number.isHeld(other))).toEqual([false, false]);
    number.release();
  }));

test('where no number can be held, the failure names the last place that was tried', () =>
  inFolder(async (folder) => {
    const nowhere = join(folder, 'nowhere');
    expect(() => takeProgramNumber(nowhere)).toThrow(
      expect.objectContaining({
        failure: expect.objectContaining({
          code: 'file-failed',
          facts: { path: join(nowhere, 'program-64.lock') },
          details: [{ message: expect.stringContaining('open'), details: '' }],
        }),
      }),
    );
  }));

test('the lock leaves nothing behind but an empty file, and its number is free for whoever comes next', () =>
  inFolder(async (folder) => {
    const number = takeProgramNumber(folder);
    expect(await readdir(folder)).toEqual(['program-1.lock']);
    number.release();
    expect((await stat(join(folder, 'program-1.lock'))).size).toBe(0);
    expect([number.isHeld(1), number.isHeld(7)]).toEqual([false, false]);
    expect(await readdir(folder)).toEqual(['program-1.lock']);
  }));
