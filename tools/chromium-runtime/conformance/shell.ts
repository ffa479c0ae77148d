/** Starts the fixture app on the shell under test: this runtime, or the real binary with CONFORMANCE_SHELL=electron. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { _electron, type ElectronApplication, expect, type Page } from '@playwright/test';
import { evaluateInOwnTurn } from './own-turn.ts';
import { talkUnpacked } from './plain-wire.ts';

talkUnpacked();

export const runsOnElectron = process.env.CONFORMANCE_SHELL === 'electron';
export const runtimeExecutable = join(import.meta.dirname, '../dist/electron');

/** For a start without Playwright; the electron package says where its binary is. */
export const electronExecutable = (): string =>
  runsOnElectron ? String(createRequire(import.meta.url)('electron')) : runtimeExecutable;

/** As root the real binary refuses its sandbox, as Chromium does; this runtime handles that by itself. */
export const rootSwitches = runsOnElectron && process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export interface FixtureApp {
  readonly app: ElectronApplication;
  readonly page: Page;
  /** The app's own folder; its user data is in `user-data` inside. */
  readonly folder: string;
  /** Lines the main process has written so far; all of them once `ended` has answered. */
  readonly output: readonly string[];
  /** Its exit code and its signal, when it has ended and all it wrote has been read. */
  readonly ended: Promise<readonly [code: number | null, signal: string | null]>;
  close(): Promise<void>;
}

/** A folder that holds the app and, beside it, everything the app writes. */
export const makeFixtureFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'conformance-'));
  const source = join(import.meta.dirname, 'fixture');
  await cp(source, folder, { recursive: true });
  const values = await readFile(join(source, 'values.cjs'), 'utf8');
  const preload = await readFile(join(source, 'preload.cjs'), 'utf8');
  // Main's export line does not belong in a preload.
  await writeFile(join(folder, 'preload.cjs'), `${values.replace(/^if \(typeof module.*$/m, '')}\n${preload}`);
  return folder;
};

export const startFixture = async (
  choices: {
    readonly folder?: string;
    readonly args?: readonly string[];
    readonly environment?: Record<string, string>;
  } = {},
): Promise<FixtureApp> => {
  const folder = choices.folder ?? (await makeFixtureFolder());
  const app = await _electron.launch({
    ...(runsOnElectron ? {} : { executablePath: runtimeExecutable }),
    args: [...rootSwitches, folder, `--user-data-dir=${join(folder, 'user-data')}`, ...(choices.args ?? [])],
    env: { ...(process.env as Record<string, string>), ...choices.environment },
    colorScheme: null,
  });
  evaluateInOwnTurn(app);
  const { output, ended } = watch(app.process());
  const page = await app.firstWindow();
  await firstPageReady(page);
  const close = async (): Promise<void> => {
    await app.close();
    if (choices.folder === undefined) await rm(folder, { recursive: true, force: true });
  };
  return { app, page, folder, output, ended, close };
};

const firstPageReady = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { name: 'Fixture' }).waitFor();
  await expect.poll(() => page.evaluate(() => 'fixture' in window)).toBe(true);
  // A busy main may know less than the page by now, and what it sends to a document that it does not know yet is lost.
  // It knows the one that it answers.
  expect(await page.evaluate(() => window.fixture.invoke('echo', 'known'))).toBe('known');
};

/** Opens a new document of the first page: a new start costs several times as much. What a test added in main stays. */
export const backToFirstPage = async (fixture: FixtureApp): Promise<void> => {
  await loadInMain(fixture, 'index.html');
  await firstPageReady(fixture.page);
};

/** From the start on: an event that a test listens for only later may already have come. */
const watch = (program: ChildProcess): Pick<FixtureApp, 'output' | 'ended'> => {
  const output: string[] = [];
  for (const stream of [program.stdout, program.stderr]) {
    createInterface({ input: stream as Readable }).on('line', (line) => output.push(line));
  }
  return { output, ended: once(program, 'close') as unknown as FixtureApp['ended'] };
};

/** Main loads a page of the fixture; the test's own connection hears of it a little later. */
export const loadInMain = async ({ app, page }: FixtureApp, path: string): Promise<void> => {
  const arrived = page.waitForURL(new RegExp(`/${path}$`));
  await app.evaluate(
    ({ BrowserWindow }, url) => BrowserWindow.getAllWindows()[0]?.loadURL(url),
    `app://fixture/${path}`,
  );
  await arrived;
};

/** What the fixture's preload and main expose to the specs. */
export interface FixtureBridge {
  invoke(channel: string, ...args: unknown[]): Promise<unknown>;
  describedByMain(name: string): Promise<string>;
  describedHere(name: string): Promise<string>;
  sendNamed(name: string): void;
  sent(channel: string, ...args: unknown[]): void;
  received(): string[][];
  onTold(listener: (...args: unknown[]) => void): () => void;
  onceTold(listener: (...args: unknown[]) => void): void;
  required(name: string): string;
  readonly processType: string;
  readonly electronVersion: string;
}

declare global {
  interface Window {
    readonly fixture: FixtureBridge;
  }
}
