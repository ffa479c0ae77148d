/** A window before it is shown and while it is hidden, its least size and its menu bar. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { electronExecutable, type FixtureApp, rootSwitches, startFixture } from './shell.ts';

let fixture: FixtureApp;
test.beforeAll(async () => {
  fixture = await startFixture();
});
test.afterAll(() => fixture.close());

test('with show: false nothing is shown until it is asked for; ready-to-show comes once, before', async () => {
  const found = await fixture.app.evaluate(async () => {
    const window: Electron.BrowserWindow = Reflect.get(globalThis, 'fixture').openWindow();
    const seen: unknown[] = [];
    const ready = new Promise<void>((resolve) => {
      window.on('ready-to-show', () => {
        seen.push(['ready', window.isVisible(), window.isFocused()]);
        resolve();
      });
    });
    window.on('show', () => seen.push('show'));
    await window.loadURL('app://fixture/other.html');
    await ready;
    seen.push(await window.webContents.executeJavaScript('document.visibilityState'));
    window.show();
    await window.loadURL('app://fixture/index.html');
    seen.push(window.isVisible());
    window.destroy();
    return seen;
  });
  expect(found).toEqual([['ready', false, false], 'visible', 'show', true]);
});

test('the least size is what the window was made with, and can be changed', async () => {
  const found = await fixture.app.evaluate(({ BrowserWindow }) => {
    const window = new BrowserWindow({ show: false, width: 600, height: 500, minWidth: 400, minHeight: 300 });
    const made = window.getMinimumSize();
    window.setMinimumSize(450, 350);
    const changed = window.getMinimumSize();
    window.destroy();
    return [made, changed];
  });
  expect(found).toEqual([
    [400, 300],
    [450, 350],
  ]);
});

for (const [words, args, found] of [
  [
    'the page of a hidden window knows that it is hidden, and its timers run once a second',
    [],
    { states: ['visible', 'hidden', 'visible'], isSlow: true },
  ],
  [
    'with backgroundThrottling: false it knows of nothing',
    ['--at-full-speed'],
    { states: ['visible', 'visible', 'visible'], isSlow: false },
  ],
] as const) {
  test(words, async () => {
    const userData = `--user-data-dir=${join(fixture.folder, `hidden${args.length}`)}`;
    const app = spawn(electronExecutable(), [...rootSwitches, join(fixture.folder, 'hidden.mjs'), userData, ...args], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    expect(JSON.parse(await text(app.stdout))).toEqual(found);
  });
}

test('the menu bar: seen, hidden until Alt, or never seen', async () => {
  test.skip(process.platform === 'darwin', 'macOS has one menu bar for all windows');
  const found = await fixture.app.evaluate(({ BrowserWindow }) => {
    const state = (window: Electron.BrowserWindow): boolean[] => [
      window.isMenuBarVisible(),
      window.isMenuBarAutoHide(),
    ];
    const ordinary = new BrowserWindow({ show: false });
    const autoHiding = new BrowserWindow({ show: false, autoHideMenuBar: true });
    const states = [state(ordinary), state(autoHiding)];
    ordinary.setMenuBarVisibility(false);
    states.push(state(ordinary));
    ordinary.destroy();
    autoHiding.destroy();
    return states;
  });
  expect(found).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
});
