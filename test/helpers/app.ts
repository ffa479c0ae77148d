/**
 * The fixture of the app tests: a packing bench of its own for every test (user-data folder, home, session bus with a
 * keyring, print system), and the built app opened on it as an operator would. Nothing is built here.
 */
import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base, type ElectronApplication, _electron as electron, type Page } from '@playwright/test';
import { knowFrames } from '../../tools/chromium-runtime/conformance/known-frames.ts';
import { evaluateInOwnTurn } from '../../tools/chromium-runtime/conformance/own-turn.ts';
import { talkUnpacked } from '../../tools/chromium-runtime/conformance/plain-wire.ts';
import { type AppFaults, collectFaults } from './app-faults.ts';
import { desktopSurroundings } from './desktop-surroundings.ts';
import { expect } from './expect.ts';
import { type Keyring, startKeyring } from './keyring.ts';
import { lastScene } from './last-scene.ts';
import { type PrintSystem, startPrintSystem } from './print-system.ts';

export { expect };

const root = resolve(import.meta.dirname, '..', '..');
const runtime = join(root, 'tools', 'chromium-runtime', 'dist', 'electron');
const closeWaitMilliseconds = 15_000;
/** What is pressed, filled in or waited for is there by then, or the step fails by its name. On a busy computer a start takes half of it. */
const stepWaitMilliseconds = 60_000;

talkUnpacked();
knowFrames();

export interface AppOptions {
  /** Set by the Playwright project: where the built app runs. */
  readonly shell: 'chromium-runtime' | 'electron';
  /** False: no Secret Service answers. */
  readonly withKeyring: boolean;
  /** False: no print system on this bench. */
  readonly withPrinter: boolean;
  /** Errors this test provokes on purpose. */
  readonly expectedFault: RegExp | null;
  /**
   * Set by the Playwright project: main and the page may use any amount of memory, because they are open for seconds
   * and nobody measures it.
   */
  readonly isForSeconds: boolean;
}

export interface OpenApp {
  readonly app: ElectronApplication;
  readonly page: Page;
  /** What the app has written to its two outputs so far. */
  output(): string;
  /** Ends the app as an operator does, and waits for it. */
  close(): Promise<void>;
}

export interface OpenOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** A CommonJS file that main loads before the app. */
  readonly mainModule?: string;
  /** The folder of a packed app instead of the one that was built here. */
  readonly program?: string;
}

export interface Bench {
  readonly userData: string;
  /** Null when the test wants none. */
  readonly keyring: Keyring | null;
  readonly printSystem: PrintSystem | null;
  /**
   * The app's environment: nothing of this machine except PATH, the temporary folder, Node's cache and, for the real
   * binary, the display.
   */
  readonly environment: Readonly<Record<string, string>>;
  /** Opens the app and answers when its first screen is ready to work with. */
  open(more?: OpenOptions): Promise<OpenApp>;
}

export const test = base.extend<AppOptions & { bench: Bench }>({
  shell: ['chromium-runtime', { option: true }],
  withKeyring: [true, { option: true }],
  withPrinter: [true, { option: true }],
  expectedFault: [null, { option: true }],
  isForSeconds: [false, { option: true }],
  bench: async ({ shell, withKeyring, withPrinter, expectedFault, isForSeconds }, use, testInfo) => {
    const folder = await mkdtemp(join(tmpdir(), 'packbench-app-'));
    const closers: (() => Promise<void>)[] = [() => rm(folder, { recursive: true, force: true, maxRetries: 5 })];
    const faults: AppFaults[] = [];
    let latest: Page | null = null;
    try {
      const keyring = withKeyring ? await startKeyring() : null;
      if (keyring !== null) closers.push(() => keyring.close());
      const printSystem = withPrinter ? await startPrintSystem() : null;
      if (printSystem !== null) closers.push(() => printSystem.close());
      const environment = await environmentOf(shell, folder, keyring, printSystem);
      const userData = join(folder, 'user-data');
      const open: Bench['open'] = async (more = {}) => {
        const forSeconds = isForSeconds ? { CHROMIUM_RUNTIME_FOR_SECONDS: '1' } : {};
        const env = { ...environment, ...forSeconds, ...more.environment };
        const { mainModule, program = root } = more;
        const opened = await launch({ shell, userData, environment: env, expectedFault, mainModule, program });
        closers.push(opened.close);
        faults.push(opened.faults);
        latest = opened.page;
        return opened;
      };
      await use({ userData, keyring, printSystem, environment, open });
      const unexpected = faults.flatMap((each) => each.unexpected());
      if (testInfo.error !== undefined && latest !== null) {
        const scene = await lastScene(latest, userData);
        throw new Error(['as it failed:', ...unexpected, ...scene].join('\n'));
      }
      expect(unexpected).toEqual([]);
    } finally {
      for (const close of closers.reverse()) await close();
    }
  },
});

async function environmentOf(
  shell: AppOptions['shell'],
  folder: string,
  keyring: Keyring | null,
  printSystem: PrintSystem | null,
): Promise<Record<string, string>> {
  const home = join(folder, 'home');
  const runtimeFolder = join(folder, 'run');
  await mkdir(home, { recursive: true });
  await mkdir(runtimeFolder, { recursive: true, mode: 0o700 });
  return {
    ...(shell === 'electron' ? desktopSurroundings(process.env) : {}),
    PATH: process.env.PATH ?? '',
    ...(process.env.TMPDIR ? { TMPDIR: process.env.TMPDIR } : {}),
    // Node's compiled code of the runtime and of main is kept from one start to the next.
    ...(process.env.NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE } : {}),
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    HOME: home,
    XDG_RUNTIME_DIR: runtimeFolder,
    PACKBENCH_LOG: 'debug',
    // Addresses where nobody listens: the app never meets this machine's bus or printers.
    DBUS_SESSION_BUS_ADDRESS: `unix:path=${join(folder, 'no-bus')}`,
    CUPS_SERVER: join(folder, 'no-cups'),
    ...keyring?.environment,
    ...printSystem?.environment,
  };
}

interface Launch extends Pick<AppOptions, 'shell' | 'expectedFault'> {
  readonly userData: string;
  readonly environment: Record<string, string>;
  readonly mainModule: string | undefined;
  readonly program: string;
}

async function launch(how: Launch): Promise<OpenApp & { faults: AppFaults }> {
  const { shell, userData, environment, expectedFault, mainModule, program } = how;
  const isRoot = process.getuid?.() === 0;
  const app = await electron.launch({
    ...(shell === 'chromium-runtime' ? { executablePath: runtime } : {}),
    args: [
      // As root Chromium refuses its own sandbox; only the tests say so, never the product.
      ...(shell === 'electron' && isRoot ? ['--no-sandbox'] : []),
      ...(mainModule === undefined ? [] : ['-r', mainModule]),
      program,
      `--user-data-dir=${userData}`,
    ],
    cwd: program,
    env: environment,
    // The product chooses its own theme; Playwright would force the light one.
    colorScheme: null,
    timeout: stepWaitMilliseconds,
  });
  app.context().setDefaultTimeout(stepWaitMilliseconds);
  evaluateInOwnTurn(app);
  const words: string[] = [];
  app.process().stdout?.on('data', (chunk) => words.push(String(chunk)));
  app.process().stderr?.on('data', (chunk) => words.push(String(chunk)));
  // After a kill the app itself can no longer be asked.
  const child = app.process();
  const faults = collectFaults(app, userData, expectedFault);
  const page = await app.firstWindow();
  faults.watchPage(page);
  await page
    .locator('html[data-ready="true"]')
    .waitFor({ state: 'attached' })
    .catch(async (error: unknown) => {
      const shown = await page.locator('body').ariaSnapshot({ timeout: 1_000 }).catch(String);
      throw new Error(`no first screen; shown: ${shown}; main said: ${words.join('')}${lastLog(userData)}`, {
        cause: error,
      });
    });
  let closing: Promise<void> | null = null;
  const close = (): Promise<void> => {
    closing ??= closeInTime(app, child);
    return closing;
  };
  return { app, page, close, faults, output: () => words.join('') };
}

function lastLog(userData: string): string {
  const path = join(userData, 'logs', 'packbench.log');
  return existsSync(path) ? readFileSync(path, 'utf8').slice(-3_000) : 'no log';
}

/** An app that does not end is killed, and the test fails: hanging at the end is a fault. */
async function closeInTime(app: ElectronApplication, child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the app did not end when it was closed')), closeWaitMilliseconds);
  try {
    await Promise.race([app.close(), late]);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
