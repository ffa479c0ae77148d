/**
 * `npm start`: opens the built app in the real Electron when its binary is here or can be fetched, otherwise in the
 * Chromium runtime with the system's Chromium. Without a display it uses a virtual one and keeps a picture of the window.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { StepFailed, say } from './child.cjs';
import { findElectronBinary } from './electron-binary.ts';
import { countColours, encodePng, type Picture } from './framebuffer.ts';
import { checkSandbox } from './sandbox-rule.ts';
import { hasDisplay, installSystemPackages, packagesOfStart } from './system-packages.cjs';
import { openVirtualDisplay, type VirtualDisplay } from './virtual-display.ts';

const root = resolve(import.meta.dirname, '..', '..');
/** The window opens at this size (src-main/electron/window.ts), so the virtual display is no larger. */
const windowSize = { width: 1280, height: 800 };
const pictureFile = join(root, 'out', 'window.png');

async function start(): Promise<void> {
  const shell = await chooseShell();
  const display = await chooseDisplay();
  try {
    const app = openApp(shell, display);
    if (display !== null) {
      // Without a picture the app goes on, such as in a checkout that was built by another user.
      keepPicture(app, display).catch((error: unknown) => say(`no picture of the window is kept (${error})`));
    }
    process.exitCode = await exitCodeOf(app);
  } finally {
    display?.close();
  }
}

interface Shell {
  readonly env: NodeJS.ProcessEnv;
  readonly args: readonly string[];
}

async function chooseShell(): Promise<Shell> {
  const { isThere, why } = await findElectronBinary(root);
  // As root Chromium refuses its own sandbox; only the command line says so, never the product.
  const isRoot = process.getuid?.() === 0;
  if (isThere) {
    checkSandbox(root);
    say(`starting in Electron: ${why}`);
    return { env: {}, args: isRoot && process.platform === 'linux' ? ['--no-sandbox'] : [] };
  }
  say(`starting in the Chromium runtime, not in Electron: ${why}`);
  // Who has to ask somebody for packages asks once.
  await installSystemPackages(packagesOfStart());
  const dist = join(root, 'tools', 'chromium-runtime', 'dist');
  return { env: { ELECTRON_OVERRIDE_DIST_PATH: dist, CHROMIUM_RUNTIME_WINDOW: '1' }, args: [] };
}

/** Null: this machine has a display of its own. */
async function chooseDisplay(): Promise<VirtualDisplay | null> {
  if (hasDisplay()) return null;
  await installSystemPackages(['virtual-display']);
  const display = await openVirtualDisplay(windowSize);
  say(`there is no display here: using the virtual display ${display.name}; end with Ctrl+C`);
  return display;
}

/** The electron package's own launcher reads ELECTRON_OVERRIDE_DIST_PATH and passes signals on. */
function openApp(shell: Shell, display: VirtualDisplay | null): ChildProcess {
  const launcher = join(root, 'node_modules', 'electron', 'cli.js');
  return spawn(process.execPath, [launcher, ...shell.args, root, ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...shell.env, ...(display === null ? {} : { DISPLAY: display.name }) },
  });
}

function exitCodeOf(app: ChildProcess): Promise<number> {
  const passOn = (signal: NodeJS.Signals): void => void app.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, passOn);
  return new Promise((resolvePromise, reject) => {
    app.on('error', reject);
    app.on('close', (code) => resolvePromise(code ?? 0));
  });
}

/** Seconds after the first picture in which the window still fills, such as with the orders on a slow computer. */
const secondsOfFilling = 15;

/** Writes the picture once something is drawn and has not changed for a second, and anew while the window fills. */
async function keepPicture(app: ChildProcess, display: VirtualDisplay): Promise<void> {
  let last: Picture | null = null;
  let kept: Picture | null = null;
  for (let left = 60; left > 0; left -= 1) {
    await new Promise((resolvePromise) => setTimeout(resolvePromise, 1000));
    if (app.exitCode !== null) return;
    const picture = display.takePicture();
    if (picture === null) return;
    const isDrawn = countColours(picture, 32) >= 32;
    if (isDrawn && isSame(picture, last) && !isSame(picture, kept)) {
      mkdirSync(dirname(pictureFile), { recursive: true });
      writeFileSync(pictureFile, encodePng(picture));
      if (kept === null) {
        say(`the window is open; a picture of it is in ${relative(process.cwd(), pictureFile)}`);
        left = secondsOfFilling;
      }
      kept = picture;
    }
    last = picture;
  }
  if (kept === null) say('no window was drawn on the virtual display within a minute');
}

const isSame = (one: Picture, other: Picture | null): boolean =>
  other !== null && Buffer.compare(one.pixels, other.pixels) === 0;

start().catch((error: unknown) => {
  console.error(error instanceof StepFailed ? `packbench: ${error.message}` : error);
  process.exitCode = 1;
});
