/** The order of calls that makes a file survive a power cut, and what happens when one of them fails. */
import { spawnSync } from 'node:child_process';
import { lstat, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type FileCalls,
  realFileCalls,
  saveDurably,
  sweepAbandoned,
  writeDurably,
} from '../../../src-main/disk/durable-file.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-durable-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The real calls, written down; `fail` makes one of them fail. */
function watched(fail: (call: string, count: number) => Error | null = () => null) {
  const calls: string[] = [];
  const opened: string[] = [];
  const note = (call: string): void => {
    calls.push(call);
    const error = fail(call, calls.filter((each) => each === call).length);
    if (error !== null) throw error;
  };
  const fileCalls: FileCalls = {
    async open(path, flags, mode) {
      const what = path === folder ? 'folder' : 'file';
      note(`open ${what}`);
      if (what === 'file') opened.push(path);
      const file = await realFileCalls.open(path, flags, mode);
      return {
        async writeFile(bytes) {
          note('write');
          await file.writeFile(bytes);
        },
        async sync() {
          note(`sync ${what}`);
          await file.sync();
        },
        truncate: (byteCount) => file.truncate(byteCount),
        close: () => file.close(),
      };
    },
    async rename(from, to) {
      note('rename');
      await realFileCalls.rename(from, to);
    },
    remove: (path) => realFileCalls.remove(path),
  };
  return { calls, opened, fileCalls };
}

const systemError = (code: string): Error => Object.assign(new Error(`${code}: said the disk`), { code });

test('write, fsync, rename, fsync of the folder: in this order', async () => {
  const { calls, fileCalls } = watched();
  const path = join(folder, 'kept.pdf');
  await writeDurably(path, Buffer.from('bytes'), { calls: fileCalls });
  expect(calls).toEqual(['open file', 'write', 'sync file', 'rename', 'open folder', 'sync folder']);
  expect(await readFile(path, 'utf8')).toBe('bytes');
  expect(await readdir(folder)).toEqual(['kept.pdf']);
});

for (const step of ['write', 'sync file', 'rename', 'sync folder']) {
  test(`${step} fails once: written again as another file, never the same one`, async () => {
    const { opened, fileCalls } = watched((call, count) => (call === step && count === 1 ? systemError('EIO') : null));
    const path = join(folder, 'kept.pdf');
    await writeDurably(path, Buffer.from('bytes'), { calls: fileCalls });
    expect(opened).toHaveLength(2);
    expect(new Set(opened).size).toBe(2);
    expect(await readFile(path, 'utf8')).toBe('bytes');
    expect(await readdir(folder)).toEqual(['kept.pdf']);
  });
}

test('saved where the operator said, but its folder is never safe: told as saved; before it had its name, as not saved', async () => {
  const path = join(folder, 'table.csv');
  const notThere = watched((call) => (call === 'rename' ? systemError('EIO') : null));
  await expect(saveDurably(path, Buffer.from('new'), notThere.fileCalls)).rejects.toMatchObject({
    failure: { code: 'file-failed', changed: 'nothing', facts: { path } },
  });
  const notSafe = watched((call) => (call === 'sync folder' ? systemError('EINVAL') : null));
  await expect(saveDurably(path, Buffer.from('new'), notSafe.fileCalls)).rejects.toMatchObject({
    failure: { code: 'saved-not-safe', changed: 'done', facts: { path } },
  });
  expect(await readFile(path, 'utf8')).toBe('new');
  expect(await readdir(folder)).toEqual(['table.csv']);
});

test('it goes on failing: told with the path, the old file stays, nothing is left behind', async () => {
  const path = join(folder, 'kept.pdf');
  await writeFile(path, 'old');
  for (const [systemCode, code] of [
    ['EIO', 'file-failed'],
    ['ENOSPC', 'disk-full'],
    ['EDQUOT', 'disk-full'],
  ] as const) {
    const { fileCalls } = watched((call) => (call === 'sync file' ? systemError(systemCode) : null));
    await expect(writeDurably(path, Buffer.from('new'), { calls: fileCalls })).rejects.toMatchObject({
      failure: { code, facts: { path } },
    });
  }
  expect(await readFile(path, 'utf8')).toBe('old');
  expect(await readdir(folder)).toEqual(['kept.pdf']);
});

test('what a killed program left half written is swept, files of running programs and others are not', async () => {
  const ended = spawnSync(process.execPath, ['--version']).pid;
  const names = {
    ofEnded: `a.pdf.${ended}-001122334455.part`,
    ofRunning: `b.pdf.${process.ppid}-001122334455.part`,
    ofOurs: `c.pdf.${process.pid}-001122334455.part`,
    whole: 'd.pdf',
    notOurs: 'e.part',
  };
  // Whatever the clock says: it may have been set by days, in either direction, since they were written.
  for (const [days, name] of [[-40], [0], [40]].flatMap(([shift = 0]) =>
    Object.values(names).map((one) => [shift, `${shift}${one}`] as const),
  )) {
    await writeFile(join(folder, name), '');
    const at = new Date(Date.now() + days * 86_400_000);
    await utimes(join(folder, name), at, at);
  }
  await sweepAbandoned(folder);
  const { ofEnded: _gone, ...left } = names;
  const expected = ['-40', '0', '40'].flatMap((shift) => Object.values(left).map((name) => `${shift}${name}`));
  expect((await readdir(folder)).sort()).toEqual(expected.sort());
});

test('a folder that cannot be swept is named', async () => {
  const nowhere = join(folder, 'nowhere');
  await expect(sweepAbandoned(nowhere)).rejects.toMatchObject({
    failure: { code: 'file-failed', changed: 'nothing', facts: { path: nowhere } },
  });
});

test('what a person saves replaces no folder and no pipe, as a device is one, also behind a link', async () => {
  const pipe = join(folder, 'pipe');
  const link = join(folder, 'link');
  const below = join(folder, 'below');
  spawnSync('mkfifo', [pipe]);
  await symlink(pipe, link);
  await mkdir(below);
  for (const path of [pipe, link, below]) {
    await expect(saveDurably(path, Buffer.from('bytes'))).rejects.toMatchObject({
      failure: { code: 'file-failed', changed: 'nothing', facts: { path, remarks: [{ code: 'no-plain-file' }] } },
    });
  }
  expect((await readdir(folder)).sort()).toEqual(['below', 'link', 'pipe']);
  expect((await lstat(pipe)).isFIFO()).toBe(true);
});

test('a link to itself is replaced by what a person saves', async () => {
  const path = join(folder, 'link');
  await symlink(path, path);
  await saveDurably(path, Buffer.from('bytes'));
  expect(await readFile(path, 'utf8')).toBe('bytes');
});

test('ours is for this user alone, what a person saves is not; a file that fails twice is told with both causes', async () => {
  const modeOf = async (name: string): Promise<number> => (await stat(join(folder, name))).mode & 0o777;
  await writeDurably(join(folder, 'ours'), Buffer.from('bytes'));
  await writeDurably(join(folder, 'asked'), Buffer.from('bytes'), { mode: 0o640 });
  await saveDurably(join(folder, 'theirs'), Buffer.from('bytes'));
  const umask = process.umask();
  expect([await modeOf('ours'), await modeOf('asked'), await modeOf('theirs')]).toEqual([
    0o600,
    0o640 & ~umask,
    0o666 & ~umask,
  ]);
  let count = 0;
  const { fileCalls, opened } = watched((call) =>
    call === 'write' ? systemError(++count === 1 ? 'EIO' : 'ENOSPC') : null,
  );
  const thrown = await writeDurably(join(folder, 'twice'), Buffer.from('x'), { calls: fileCalls }).catch(
    (cause) => cause,
  );
  expect(thrown).toMatchObject({
    failure: { code: 'disk-full', details: [{ message: 'ENOSPC: said the disk', details: '' }] },
  });
  expect(thrown.cause.errors.map(({ code }: { code: string }) => code)).toEqual(['EIO', 'ENOSPC']);
  for (const part of opened)
    expect(part).toMatch(new RegExp(`^${join(folder, 'twice')}\\.${process.pid}-[0-9a-f]{12}\\.part$`));
  expect((await readdir(folder)).sort()).toEqual(['asked', 'ours', 'theirs']);
});

test('a part that cannot be taken away hides nothing of why it failed', async () => {
  const { fileCalls } = watched((call) => (call === 'write' ? systemError('EIO') : null));
  const calls = { ...fileCalls, remove: () => Promise.reject(systemError('EACCES')) };
  await expect(writeDurably(join(folder, 'kept'), Buffer.from('x'), { calls })).rejects.toMatchObject({
    failure: { code: 'file-failed', details: [{ message: 'EIO: said the disk' }] },
  });
});

test('a folder that is named like a part is nobody’s, and stays', async () => {
  const name = 'a.pdf.4194305-001122334455.part';
  await mkdir(join(folder, name));
  await writeFile(join(folder, `${name}s`), '');
  await writeFile(join(folder, 'b.4194305-00112233445.part'), '');
  await sweepAbandoned(folder);
  expect(await readdir(folder)).toHaveLength(3);
});
