/** Loads the app's main module, starts Chromium and emits ready; ends everything when one of them fails. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { wantsSandbox } from '../chromium/flags.ts';
import { type Chromium, launchChromium } from '../chromium/launch.ts';
import { hasDesktop } from '../desktop/programs.ts';
import { setDisplay } from '../desktop/shell-and-screen.ts';
import { leaveError } from '../desktop/zenity.ts';
import { app } from '../electron.ts';
import { appIcon, closeSchemeRegistration } from '../protocol.ts';
import { chromiumStarted, wantsWindow } from '../running.ts';
import { startSession } from '../session.ts';
import { BrowserWindow } from '../window/browser-window.ts';
import { allTargetsGone, readWorkArea, watchTargets } from '../window/targets.ts';
import type { Arguments } from './command-line.ts';

/** Whoever started the app from a menu sees no terminal. */
const tell = (message: string, error: unknown): void => {
  const isError = error instanceof Error;
  process.stderr.write(`${message}\n${isError ? (error.stack ?? error.message) : error}\n`);
  if (hasDesktop) leaveError(app._name, `${message}\n\n${isError ? error.message : error}`);
};

const die = (message: string, error: unknown): never => {
  tell(message, error);
  return process.exit(1);
};

/** The main module of a folder, with the names from its package.json; or the file itself. */
const findMain = (appPath: string): string => {
  const path = resolve(appPath);
  if (!existsSync(path)) throw new Error(`Unable to find Electron app at ${path}`);
  if (statSync(path).isFile()) {
    app._appPath = dirname(path);
    return path;
  }
  app._appPath = path;
  const icon = join(path, 'resources', 'icon.png');
  if (wantsWindow && existsSync(icon)) appIcon.path = icon;
  const text = readFileSync(join(path, 'package.json'), 'utf8');
  const about = JSON.parse(text) as { productName?: string; name?: string; version?: string; main?: string };
  app._name = about.productName ?? about.name ?? app._name;
  app._version = about.version ?? '';
  return join(path, about.main ?? 'index.js');
};

const startChromium = (args: Arguments): Promise<Chromium> => {
  const started = launchChromium({
    headed: wantsWindow,
    appName: app._name,
    sandbox: wantsSandbox(process.getuid?.(), args.switches),
    debuggingPort: args.switches.get('remote-debugging-port') ?? null,
    appended: app._appended,
  });
  chromiumStarted(started);
  return started;
};

/** Electron's main process is its browser: when Chromium is gone, the app ends, too, and has its last word. */
const endWith = (browser: Chromium): void => {
  void browser.ended.then(async ({ wanted, inOrder, lastWords }) => {
    // A log-out tells both of them to end: main hears of that first.
    await new Promise(setImmediate);
    if (wanted || BrowserWindow.getAllWindows().length === 0) return;
    // With its last window it ends by itself, at times before it has said that the window is closed.
    if (!inOrder) {
      tell('Chromium has ended unexpectedly', lastWords);
      process.exitCode = 1;
    }
    allTargetsGone();
  });
};

export const loadApp = async (args: Arguments): Promise<void> => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => app.quit());
  process.on('exit', () => app._instance.release());
  if (args.appPath === null) die('chromium-runtime: no app', 'usage: electron [switches] path-to-app');
  try {
    const main = findMain(args.appPath ?? '');
    await import(pathToFileURL(main).href);
  } catch (error) {
    die('App threw an error during load', error);
  }
  if (app._hasEnded) return;
  try {
    const browser = await startChromium(args);
    Object.assign(process.versions, { chrome: browser.version });
    endWith(browser);
    const [workArea] = await Promise.all([watchTargets().then(readWorkArea), startSession()]);
    if (workArea !== null) setDisplay(workArea);
  } catch (error) {
    // Told to end meanwhile: what is still being asked is cut off, and nothing has failed.
    if (!app._hasEnded) die('Chromium could not be started', error);
  }
  if (app._hasEnded) return;
  closeSchemeRegistration();
  app._isReady = true;
  app.emit('ready', {}, {});
  app._resolveReady();
};
