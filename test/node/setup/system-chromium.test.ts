/** Which Chromium a window is opened in: any that the set-up takes for one. */
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
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

test('a named one that is not there is told by its name', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(headedChromium()).rejects.toThrow('no Chromium with windows at /nowhere/chromium;');
});
