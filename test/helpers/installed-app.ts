/**
 * `node test/helpers/installed-app.ts PROGRAM [ARGUMENT ...]`: starts an installed Packbench in an empty folder of its
 * own, scans an order, manifests it, and ends the app. Every package of ours must do this once before anybody gets it.
 * The page is reached by Chromium's own debugging port, which no fuse closes.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, chromium, type Page } from '@playwright/test';
import { manifestSelection, readOrderNumbers, scanAll } from './operator.ts';

export interface InstalledApp {
  readonly program: string;
  readonly args: readonly string[];
  readonly environment?: NodeJS.ProcessEnv;
  /** Starts it as another user than root. */
  readonly userId?: number;
  readonly userData: string;
  /** After the manifest, before the end. */
  whileOpen?(): Promise<void>;
}

/** For its start, and for each later step. */
const waitMilliseconds = 60_000;

/** Answers how many orders were manifested: 1. Throws with the app's last words. */
export async function scanAndManifestOnce(installed: InstalledApp): Promise<number> {
  const { program, args, environment = process.env, userId, userData } = installed;
  const words: string[] = [];
  const child = spawn(program, [...args, '--remote-debugging-port=0', `--user-data-dir=${userData}`], {
    env: environment,
    cwd: tmpdir(),
    stdio: ['ignore', 'pipe', 'pipe'],
    // In a group of its own, so that its end reaches the app where that is not the program itself, as in an AppImage.
    detached: process.platform !== 'win32',
    ...(userId === undefined ? {} : { uid: userId, gid: userId }),
  });
  try {
    const browser = await chromium.connectOverCDP(await debuggingAddress(child, words), { timeout: waitMilliseconds });
    const page = await firstPage(browser);
    page.setDefaultTimeout(waitMilliseconds);
    await page.locator('html[data-ready="true"]').waitFor({ state: 'attached' });
    const count = await manifestOne(page).catch(async (cause: unknown) => {
      const shown = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String);
      throw new Error(`${cause}; shown:\n${shown}`, { cause });
    });
    await installed.whileOpen?.();
    await browser.close();
    return count;
  } catch (cause) {
    throw new Error(`the installed app failed: ${cause}; its last words:\n${words.slice(-20).join('\n')}`, { cause });
  } finally {
    await endOf(child);
  }
}

async function debuggingAddress(child: ChildProcess, words: string[]): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const timer = setTimeout(() => reject(new Error('it did not start in time')), waitMilliseconds);
  const read = (line: string): void => {
    words.push(line);
    const address = /^DevTools listening on (\S+)/.exec(line)?.[1];
    if (address !== undefined) resolve(address);
  };
  for (const stream of [child.stdout, child.stderr])
    if (stream !== null) createInterface({ input: stream }).on('line', read);
  child.once('error', reject);
  child.once('exit', (code) => reject(new Error(`it ended (${code}) before its window was there`)));
  return promise.finally(() => clearTimeout(timer));
}

/** Chromium names its debugging port before the app has opened its window. */
async function firstPage(browser: Browser): Promise<Page> {
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('it has no context');
  return context.pages()[0] ?? context.waitForEvent('page', { timeout: waitMilliseconds });
}

/** Scans an order and manifests it. */
async function manifestOne(page: Page): Promise<number> {
  await scanAll(page, await readOrderNumbers(page, 1));
  await manifestSelection(page, 1);
  return 1;
}

async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('close', resolve));
  const end = (signal: NodeJS.Signals): void => {
    if (process.platform === 'win32' || child.pid === undefined) child.kill(signal);
    else process.kill(-child.pid, signal);
  };
  end('SIGTERM');
  const timer = setTimeout(() => end('SIGKILL'), 15_000);
  await ended;
  clearTimeout(timer);
}

if (import.meta.filename === process.argv[1]) {
  const [program = '', ...args] = process.argv.slice(2);
  const userData = await mkdtemp(join(tmpdir(), 'packbench-installed-'));
  try {
    const count = await scanAndManifestOnce({ program, args, userData });
    console.log(`${program}: started, ${count} order scanned and manifested, ended`);
  } finally {
    await rm(userData, { recursive: true, force: true, maxRetries: 5 });
  }
}
