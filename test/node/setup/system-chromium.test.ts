/** Which Chromium a window is opened in: any that the set-up takes for one. */
import { spawnSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { headedChromium } from '../../../tools/chromium-runtime/src/chromium/executable.ts';

test('a Chromium in any folder of the search path is found, as the set-up finds it, and none in the folder one works in', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-chromium-'));
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', ['', 'test', folder].join(delimiter));
  const program = join(folder, 'chromium');
  await writeFile(program, '');
  await chmod(program, 0o755);
  expect((await headedChromium()).path).toBe(program);
});

test('one that cannot start is told in a window, too: whoever opens the app from a menu sees no terminal', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-chromium-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const place = async (name: string, script: string) =>
    writeFile(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  // What it has started outlives it, and holds its pipe and its words open.
  await place('chromium', 'sleep 60 & echo "a library is missing" >&2; exit 127');
  // In one step: whoever reads it finds all of it.
  await place('zenity', `printf '%s\\n' "$LC_ALL" "$@" > ${folder}/part && mv ${folder}/part ${folder}/shown`);
  await writeFile(join(folder, 'package.json'), JSON.stringify({ productName: 'Bench', main: 'main.cjs' }));
  await writeFile(join(folder, 'main.cjs'), '');
  const launcher = join(import.meta.dirname, '..', '..', '..', 'tools', 'chromium-runtime', 'dist', 'electron');
  const start = (desktop: object) =>
    spawnSync(launcher, [folder], {
      env: { PATH: [folder, process.env.PATH].join(delimiter), HOME: folder, CHROMIUM_RUNTIME_WINDOW: '1', ...desktop },
      encoding: 'utf8',
      timeout: 30_000,
    });
  const shown = () => readFile(join(folder, 'shown'), 'utf8').catch(() => null);
  const { status, stderr } = start({ DISPLAY: ':0' });
  expect([status, stderr]).toEqual([1, expect.stringContaining('a library is missing')]);
  // No language is set here: the words' own letters are read all the same.
  await expect.poll(shown).toContain('C.UTF-8\n--error\n');
  expect(await shown()).toMatch(/^--title=Bench\n--text=Chromium could not be started\n\n.*\na library is missing\n$/m);
});

test('a named one that is not there is told by its name', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(headedChromium()).rejects.toThrow('no Chromium with windows at /nowhere/chromium;');
});
