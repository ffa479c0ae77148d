/** A press starts Packbench again, and whoever starts it while it ends has it back: also as an AppImage, whose mount ends with it. */
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { comeAgain } from '../../../src-main/start-and-end/come-again.ts';

async function end(more: NodeJS.ProcessEnv, execPath: string) {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-again-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const image = join(folder, 'Packbench 1.0.AppImage');
  const startedAs = join(folder, 'started-as');
  const unpacked = join(folder, 'appimage_extracted_5d41');
  await writeFile(image, imageThatUnpacks(unpacked, startedAs));
  await chmod(image, 0o755);
  const atExit: (() => void)[] = [];
  const relaunched: true[] = [];
  const own = {
    env: { PATH: process.env.PATH, APPIMAGE: image, ...more },
    execPath,
    argv: [execPath, '--user-data-dir=/home/bench/data'],
    prependOnceListener: (_: 'exit', listener: () => void) => atExit.push(listener),
  };
  // By a press, and by somebody who starts it while it ends: one comes.
  for (let asked = 0; asked < 2; asked += 1) comeAgain({ relaunch: () => void relaunched.push(true) }, own);
  for (const listener of atExit) listener();
  const started = () => readFile(startedAs, 'utf8');
  const left = () => readdir(unpacked);
  return { relaunched: relaunched.length, atExit: atExit.length, started, left };
}

/**
 * Does with its word what the runtime of AppImageKit does (src/runtime.c), and then electron-builder's AppRun: a program that
 * was in an AppImage hands its environment on, with the mount that it came from.
 */
const imageThatUnpacks = (unpacked: string, startedAs: string): string => `#!/bin/sh
mkdir '${unpacked}'
cat > '${unpacked}/packbench' <<'END'
#!/bin/sh
(pwd; echo "$*") > '${startedAs}.part'
END
chmod +x '${unpacked}/packbench'
"\${APPDIR:-${unpacked}}/packbench" "$@"
[ -n "$NO_CLEANUP" ] || rm -r '${unpacked}'
mv '${startedAs}.part' '${startedAs}'
`;

test('what it unpacked stays for the next time: its runtime takes it away as the program ends, which starts from there then', async () => {
  const { started, left } = await end({ APPDIR: '/tmp/.mount_PackbeX1' }, '/tmp/.mount_PackbeX1/packbench');
  await vi.waitFor(started, { timeout: 30_000 });
  expect(await left()).toEqual(['packbench']);
});

test('of an AppImage its file is started, which needs nothing of the mount; otherwise Electron does it', async () => {
  const ofImage = await end({ APPDIR: '/tmp/.mount_PackbeX1' }, '/tmp/.mount_PackbeX1/packbench');
  expect(ofImage.relaunched).toBe(0);
  await expect.poll(ofImage.started).toBe('/\n--appimage-extract-and-run --user-data-dir=/home/bench/data\n');
  for (const [environment, path] of [
    [{ APPDIR: '/tmp/.mount_OtherX2' }, '/opt/Packbench/packbench'],
    [{ APPDIR: '/tmp/.mount_PackbeX1' }, '/tmp/.mount_PackbeX12/packbench'],
    [{ APPIMAGE: '', APPDIR: '/tmp/.mount_PackbeX1' }, '/tmp/.mount_PackbeX1/packbench'],
    [{ APPDIR: '' }, '/opt/Packbench/packbench'],
    [{}, '/opt/Packbench/packbench'],
  ] as const) {
    expect(await end(environment, path)).toMatchObject({ relaunched: 1, atExit: 0 });
  }
});
