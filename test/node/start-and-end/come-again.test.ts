/** A press starts Packbench again, and whoever starts it while it ends has it back: also as an AppImage, whose mount ends with it. */
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { comeAgain } from '../../../src-main/start-and-end/come-again.ts';

async function end(more: NodeJS.ProcessEnv, execPath: string) {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-again-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const image = join(folder, 'Packbench 1.0.AppImage');
  const startedAs = join(folder, 'started-as');
  await writeFile(
    image,
    `#!/bin/sh\npwd > '${startedAs}.part'\necho "$*" >> '${startedAs}.part'\nmv '${startedAs}.part' '${startedAs}'\n`,
  );
  await chmod(image, 0o755);
  const atExit: (() => void)[] = [];
  const relaunched: true[] = [];
  comeAgain(
    { relaunch: () => void relaunched.push(true) },
    {
      env: { APPIMAGE: image, ...more },
      execPath,
      argv: [execPath, '--user-data-dir=/home/bench/data'],
      prependOnceListener: (_, listener) => atExit.push(listener),
    },
  );
  for (const listener of atExit) listener();
  return { relaunched: relaunched.length, atExit: atExit.length, started: () => readFile(startedAs, 'utf8') };
}

test('of an AppImage its file is started, which needs nothing of the mount; otherwise Electron does it', async () => {
  const ofImage = await end({ APPDIR: '/tmp/.mount_PackbeX1' }, '/tmp/.mount_PackbeX1/packbench');
  expect(ofImage.relaunched).toBe(0);
  await vi.waitFor(async () =>
    expect(await ofImage.started()).toBe('/\n--appimage-extract-and-run --user-data-dir=/home/bench/data\n'),
  );
  for (const [environment, path] of [
    [{ APPDIR: '/tmp/.mount_OtherX2' }, '/opt/Packbench/packbench'],
    [{ APPDIR: '/tmp/.mount_PackbeX1' }, '/tmp/.mount_PackbeX12/packbench'],
    [{ APPIMAGE: '', APPDIR: '/tmp/.mount_PackbeX1' }, '/tmp/.mount_PackbeX1/packbench'],
    [{}, '/opt/Packbench/packbench'],
  ] as const) {
    expect(await end(environment, path)).toMatchObject({ relaunched: 1, atExit: 0 });
  }
});
