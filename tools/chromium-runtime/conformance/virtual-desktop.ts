/** A display of its own for a visible window, and tools that act as the person in front of it: Xvfb, xdotool, xclip. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import type { Bounds } from '../src/window/bounds.ts';
import { type FixtureApp, startFixture } from './shell.ts';

const execute = promisify(execFile);

/** The name of the fixture app, by which the desktop finds its windows. */
export const fixtureClass = 'conformance-fixture';
export const dialogClass = 'zenity';

/** Milliseconds within which a dialog reacts to a key, also on a busy machine. */
const longestReaction = 3_000;

export interface VirtualDesktop {
  /** The person's home folder; it holds an empty Downloads, and the temporary files of the app. */
  readonly home: string;
  /** `folder`: of an app that has run before. */
  startApp(folder?: string): Promise<FixtureApp>;
  /** Runs xdotool with these arguments; answers what it printed. */
  tool(...args: string[]): Promise<string>;
  /** The id of the newest visible window of that class, once there is one. */
  windowOf(className: string): Promise<string>;
  /** Where that window is, in pixels. */
  placeOf(windowId: string): Promise<Bounds>;
  countWindows(className: string): Promise<number>;
  /** Presses keys while that window has the keyboard. */
  press(windowId: string, ...keys: string[]): Promise<void>;
  /**
   * Presses the key in the newest dialog until this many are open: a dialog that has just appeared still reads its
   * folder, and ignores Return until then. `thenFocus`: the window that gets the keyboard back.
   */
  pressInDialog(key: string, openDialogs: number, thenFocus?: string): Promise<void>;
  /** Another program puts this text on the clipboard. */
  copyElsewhere(text: string): Promise<void>;
  readClipboardElsewhere(): Promise<string>;
  close(): Promise<void>;
}

const displayNumber = async (server: ChildProcess): Promise<string> => {
  const [chunk] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer];
  return chunk.toString().trim();
};

/** `input` is the text; a program that holds the clipboard goes on in the background until the display ends. */
const feed = async (name: string, args: readonly string[], input: string, env: NodeJS.ProcessEnv): Promise<void> => {
  const child = spawn(name, args, { env, stdio: ['pipe', 'ignore', 'ignore'] });
  child.stdin?.end(input);
  expect((await once(child, 'exit'))[0]).toBe(0);
};

export const openVirtualDesktop = async (): Promise<VirtualDesktop> => {
  const home = await mkdtemp(join(tmpdir(), 'conformance-home-'));
  await mkdir(join(home, 'Downloads'));
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const env = {
    ...(process.env as Record<string, string>),
    DISPLAY: `:${await displayNumber(server)}`,
    HOME: home,
    TMPDIR: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    XDG_DATA_HOME: join(home, '.local'),
    XDG_CACHE_HOME: join(home, '.cache'),
    CHROMIUM_RUNTIME_WINDOW: '1',
    NO_AT_BRIDGE: '1',
    GSETTINGS_BACKEND: 'memory',
    WAYLAND_DISPLAY: '',
  };
  const tool = async (...args: string[]): Promise<string> =>
    (await execute('xdotool', args, { env, timeout: 10_000 })).stdout.trim();
  const windows = (className: string): Promise<string[]> =>
    tool('search', '--onlyvisible', '--class', className).then(
      (ids) => ids.split('\n').filter((id) => id !== ''),
      // It ends with 1 when there is none.
      () => [],
    );
  const windowOf = async (className: string): Promise<string> => {
    await expect.poll(() => windows(className)).not.toEqual([]);
    return (await windows(className)).at(-1) ?? '';
  };
  const press = async (windowId: string, ...keys: string[]): Promise<void> => {
    // Without a window manager nobody else gives the keyboard to a window.
    await tool('windowfocus', '--sync', windowId);
    await tool('key', '--delay', '40', ...keys);
  };
  const readClipboardElsewhere = async (): Promise<string> =>
    (await execute('xclip', ['-selection', 'clipboard', '-out'], { env, timeout: 10_000 })).stdout;
  return {
    home,
    tool,
    async startApp(folder) {
      const fixture = await startFixture({ ...(folder === undefined ? {} : { folder }), environment: env });
      // Chromium opens its window off the screen; it is moved there when the app shows it.
      await expect(async () => {
        const [window = 'none yet'] = await windows(fixtureClass);
        expect(await tool('getwindowgeometry', window)).toMatch(/Position: \d+,\d+ /);
      }).toPass({ timeout: 30_000 });
      return fixture;
    },
    async placeOf(windowId) {
      const words = await tool('getwindowgeometry', '--shell', windowId);
      const read = (name: string) => Number(new RegExp(`^${name}=(-?\\d+)$`, 'm').exec(words)?.[1]);
      return { x: read('X'), y: read('Y'), width: read('WIDTH'), height: read('HEIGHT') };
    },
    countWindows: async (className) => (await windows(className)).length,
    windowOf,
    press,
    async pressInDialog(key, openDialogs, thenFocus) {
      const back = thenFocus === undefined ? [] : ['windowfocus', thenFocus];
      const isDone = async (): Promise<void> => expect(await windows(dialogClass)).toHaveLength(openDialogs);
      await expect(async () => {
        const [dialog] = (await windows(dialogClass)).slice(-1);
        if (dialog !== undefined) await tool('windowfocus', '--sync', dialog, 'key', key, ...back);
        await expect(isDone).toPass({ timeout: longestReaction });
      }).toPass({ timeout: 30_000 });
    },
    async copyElsewhere(text) {
      await feed('xclip', ['-selection', 'clipboard', '-in'], text, env);
      // Its background process takes the clipboard a moment later.
      await expect.poll(readClipboardElsewhere).toBe(text);
    },
    readClipboardElsewhere,
    async close() {
      const ended = once(server, 'exit');
      server.kill();
      await ended;
      await rm(home, { recursive: true, force: true });
    },
  };
};
