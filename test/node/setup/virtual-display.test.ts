/** What a person reads where the display for a machine without one does not do what it should. */
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openVirtualDisplay } from '../../../tools/setup/virtual-display.ts';

const size = { width: 640, height: 480 };
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-xvfb-'));
  vi.stubEnv('PATH', [folder, process.env.PATH].join(delimiter));
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });
});

/** In the place of the real one. */
async function xvfb(script: string): Promise<void> {
  await writeFile(join(folder, 'Xvfb'), `#!/bin/sh\n${script}\n`);
  await chmod(join(folder, 'Xvfb'), 0o755);
}

test('a display that has ended has no picture: its file is gone, which is no fault of a program', async () => {
  await xvfb(`echo $$ > ${folder}/pid; echo 7 >&3; exec sleep 600`);
  const display = await openVirtualDisplay(size);
  expect(display.name).toBe(':7');
  expect(display.takePicture()).toBeNull();
  display.close();
  const pid = Number(await readFile(join(folder, 'pid'), 'utf8'));
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'));
});

test('a display that does not begin is told in its own words, without the stack of a program', async () => {
  vi.stubEnv('TMPDIR', folder);
  await xvfb('echo "Fatal server error: no place" >&2; exit 1');
  const failure = await openVirtualDisplay(size).catch((error: unknown) => error);
  expect((failure as Error).constructor.name).toBe('StepFailed');
  expect((failure as Error).message).toMatch(/^the virtual display .*\(1\).*\nFatal server error: no place$/s);
  expect(await readdir(folder)).toEqual(['Xvfb']);
});
