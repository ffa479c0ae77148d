/** The life of the program: names and places, one instance, windows, permissions and an orderly end. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readlink, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { _electron, expect, test } from '@playwright/test';
import {
  electronExecutable,
  type FixtureApp,
  makeFixtureFolder,
  rootSwitches,
  runsOnElectron,
  runtimeExecutable,
  startFixture,
} from './shell.ts';

// Each test has an app of its own.
test.describe.configure({ mode: 'parallel' });

const started: { close(): Promise<void> }[] = [];
const start = async (choices: Parameters<typeof startFixture>[0] = {}) => {
  const fixture = await startFixture(choices);
  started.push(fixture);
  return fixture;
};
test.afterEach(async () => {
  for (const fixture of started.splice(0)) await fixture.close();
});

test('a program that runs: its names, windows, theme, menus and permissions', async () => {
  const fixture = await start();
  await test.step('names, places and versions', () => seeNames(fixture));
  await test.step('windows: size, title, visibility and the list of them', () => seeWindows(fixture));
  await test.step('nativeTheme reaches the page', () => chooseTheme(fixture));
  await test.step('menus are what they were made of, and can be clicked', () => clickMenus(fixture));
  await test.step('permissions are what the app answers', () => askPermissions(fixture));
  await test.step('the proxy of the system', () => askProxy(fixture));
});

async function seeNames({ app, folder, page }: FixtureApp): Promise<void> {
  const found = await app.evaluate(({ app: it }) => ({
    name: it.getName(),
    version: it.getVersion(),
    path: it.getAppPath(),
    userData: it.getPath('userData'),
    logs: it.getPath('logs'),
    packaged: it.isPackaged,
    ready: it.isReady(),
    type: process.type,
    electron: process.versions.electron,
    node: process.versions.node.split('.')[0],
    default: Reflect.get(globalThis, 'fixture').defaultExport.app === it,
  }));
  const userData = join(folder, 'user-data');
  expect(found).toEqual({
    name: 'conformance-fixture',
    version: '3.2.1',
    path: folder,
    userData,
    logs: join(userData, 'logs'),
    packaged: false,
    ready: true,
    type: 'browser',
    electron: await page.evaluate(() => window.fixture.electronVersion),
    node: '24',
    default: true,
  });
}

async function seeWindows({ app, page }: FixtureApp): Promise<void> {
  const state = () =>
    app.evaluate(({ BrowserWindow }) => {
      const windows = BrowserWindow.getAllWindows();
      return { count: windows.length, title: windows[0]?.getTitle(), visible: windows[0]?.isVisible() };
    });
  await expect.poll(state).toEqual({ count: 1, title: 'Fixture', visible: true });
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(1024, 768));
  await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([1024, 768]);
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getContentSize())).toEqual([
    1024, 768,
  ]);
}

async function chooseTheme({ app, page }: FixtureApp): Promise<void> {
  const isDark = () => page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const choose = (source: 'dark' | 'light') =>
    app.evaluate(({ nativeTheme }, it) => {
      const updated = new Promise<void>((resolve) => nativeTheme.once('updated', () => resolve()));
      nativeTheme.themeSource = it;
      return updated.then(() => nativeTheme.shouldUseDarkColors);
    }, source);
  expect(await choose('dark')).toBe(true);
  await expect.poll(isDark).toBe(true);
  expect(await choose('light')).toBe(false);
  await expect.poll(isDark).toBe(false);
}

async function clickMenus({ app }: FixtureApp): Promise<void> {
  const found = await app.evaluate(({ Menu }) => {
    const clicked: string[] = [];
    const click = (item: Electron.MenuItem): void => void clicked.push(item.label);
    const submenu = [
      { id: 'one', label: 'One', click },
      { type: 'separator' as const },
      { id: 'two', label: 'Two', type: 'checkbox' as const, click },
    ];
    Menu.setApplicationMenu(Menu.buildFromTemplate([{ label: 'File', submenu }, { role: 'quit' }]));
    const menu = Menu.getApplicationMenu();
    menu?.getMenuItemById('one')?.click();
    menu?.getMenuItemById('two')?.click();
    return { labels: menu?.items.map((item) => item.label), clicked, checked: menu?.getMenuItemById('two')?.checked };
  });
  expect(found).toEqual({ labels: ['File', 'Quit'], clicked: ['One', 'Two'], checked: true });
}

async function askPermissions({ app, page }: FixtureApp): Promise<void> {
  await app.evaluate(async ({ session }) => {
    session.defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
    session.defaultSession.setPermissionCheckHandler(() => false);
  });
  const states = () =>
    page.evaluate(async () => {
      const names = ['geolocation', 'notifications', 'clipboard-read', 'camera'] as PermissionName[];
      return Promise.all(names.map(async (name) => (await navigator.permissions.query({ name })).state));
    });
  await expect.poll(states).toEqual(['denied', 'denied', 'denied', 'denied']);
  const refused = await page.evaluate(
    () =>
      new Promise((resolve) =>
        navigator.geolocation.getCurrentPosition(
          () => resolve(null),
          ({ code }) => resolve(code),
        ),
      ),
  );
  expect(refused).toBe(1);
  expect(await page.evaluate(() => Notification.requestPermission())).toBe('denied');
}

/** For a computer that nobody set a proxy for. */
async function askProxy({ app }: FixtureApp): Promise<void> {
  const answer = await app.evaluate(({ session }) => session.defaultSession.resolveProxy('https://service.example'));
  expect(answer).toBe('DIRECT');
}

test('the end: windows close, then will-quit and quit', async () => {
  const { app, output, ended } = await start();
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
  await app.close();
  await ended;
  const events = output.filter((line) => line.startsWith('event: ')).map((line) => line.slice(7));
  expect(events).toEqual(['window-all-closed', 'before-quit', 'will-quit', 'quit']);
});

test('a page closes its window with window.close, and the app hears of it', async () => {
  const { app, output, page, ended } = await start();
  await app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    window?.on('close', () => console.log('event: close'));
    window?.on('closed', () => console.log('event: closed'));
  });
  await page.evaluate(() => void setTimeout(() => window.close()));
  await ended;
  const events = output.filter((line) => line.startsWith('event: ')).map((line) => line.slice(7));
  expect(events.slice(0, 3)).toEqual(['close', 'closed', 'window-all-closed']);
});

test('a page whose process has crashed says so once, and can be loaded again with its preload', async () => {
  const { app } = await start();
  const told = await app.evaluate(async ({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    if (window === undefined) throw new Error('no window');
    const gone: Electron.RenderProcessGoneDetails[] = [];
    const loadedAgain = new Promise<void>((resolve) => {
      window.webContents.on('render-process-gone', (_event, details) => {
        gone.push(details);
        window.webContents.once('did-finish-load', () => resolve());
        setImmediate(() => window.webContents.reload());
      });
    });
    window.webContents.forcefullyCrashRenderer();
    await loadedAgain;
    return { gone, isDestroyed: window.isDestroyed() };
  });
  expect(told).toEqual({
    gone: [{ reason: expect.stringMatching(/^(crashed|killed)$/), exitCode: expect.any(Number) }],
    isDestroyed: false,
  });
  // Playwright's own page stays crashed.
  const inPage = (code: string): Promise<unknown> =>
    app.evaluate(({ BrowserWindow }, it) => BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(it), code);
  expect(await inPage('document.title')).toBe('Fixture');
  expect(await inPage('window.pageRan')).toBe(true);
  expect(await inPage('window.fixture.electronVersion')).toBe(await app.evaluate(() => process.versions.electron));
});

test('a load whose page crashes fails, and the next one loads', async () => {
  const { app } = await start();
  const found = await app.evaluate(async ({ BrowserWindow, protocol }) => {
    const [window] = BrowserWindow.getAllWindows();
    if (window === undefined) throw new Error('no window');
    const { webContents } = window;
    const url = webContents.getURL();
    protocol.unhandle('app');
    let asked = 0;
    const { promise: isAsked, resolve } = Promise.withResolvers<void>();
    protocol.handle('app', () => {
      asked += 1;
      // Its picture never comes, so the first page is never loaded.
      if (asked === 1) return new Response('<img src="never">', { headers: { 'content-type': 'text/html' } });
      if (asked > 2) return new Response('<title>Next</title>', { headers: { 'content-type': 'text/html' } });
      resolve();
      return new Promise<Response>(() => undefined);
    });
    const isGone = new Promise<void>((tell) => webContents.once('render-process-gone', () => tell()));
    const first = webContents.loadURL(url).then(
      () => 'loaded',
      (error: Error) => error.message.replace(url, 'it'),
    );
    await isAsked;
    webContents.forcefullyCrashRenderer();
    await isGone;
    // Not while the event is still being emitted.
    await new Promise((next) => void setImmediate(next));
    const outcome = await first;
    await webContents.loadURL(url);
    return [outcome, await webContents.executeJavaScript('document.title')];
  });
  expect(found).toEqual(["ERR_FAILED (-2) loading 'it'", 'Next']);
});

test('what main says to a page that has crashed is not heard by the one that is loaded after it', async () => {
  const { app, output } = await start();
  const heard = await app.evaluate(async ({ BrowserWindow, ipcMain }) => {
    const [window] = BrowserWindow.getAllWindows();
    if (window === undefined) throw new Error('no window');
    const { webContents } = window;
    const answers: (() => void)[] = [];
    ipcMain.handle('held', (_event, name) => new Promise((resolve) => answers.push(() => resolve(name))));
    const ask = (name: string): Promise<unknown> =>
      webContents.executeJavaScript(
        `window.heard = []; for (let i = 0; i < 3; i += 1) void fixture.invoke('held', '${name}').then((it) => heard.push(it))`,
      );
    const loaded = (): Promise<void> => new Promise((resolve) => webContents.once('did-finish-load', () => resolve()));
    const crash = async (): Promise<void> => {
      const isGone = new Promise<void>((resolve) => webContents.once('render-process-gone', () => resolve()));
      webContents.forcefullyCrashRenderer();
      await isGone;
      // Not while the event is still being emitted.
      await new Promise((next) => void setImmediate(next));
    };
    // Chromium numbers the documents of a new process from the start again: the second crash also comes after the
    // first document.
    await crash();
    for (const name of ['of the first', 'of the second']) {
      const isLoaded = loaded();
      webContents.reload();
      await isLoaded;
      await ask(name);
      if (name === 'of the first') await crash();
    }
    for (const answer of answers) {
      answer();
      await webContents.executeJavaScript('0');
    }
    return await webContents.executeJavaScript('heard');
  });
  expect(heard).toEqual(['of the second', 'of the second', 'of the second']);
  expect(output.filter((line) => line.includes('was lost'))).toEqual([]);
});

test('a window and the app may refuse to end', async () => {
  const { app } = await start();
  const found = await app.evaluate(({ app: it, BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    window?.once('close', (event) => event.preventDefault());
    window?.close();
    const windowStays = !window?.isDestroyed();
    it.once('before-quit', (event) => event.preventDefault());
    it.quit();
    return [windowStays, !window?.isDestroyed()];
  });
  expect(found).toEqual([true, true]);
});

test('a window that has been destroyed says nothing more of its page', async () => {
  const { app } = await start();
  const heard = await app.evaluate(async () => {
    const { openWindow } = Reflect.get(globalThis, 'fixture') as { openWindow(): Electron.BrowserWindow };
    const said: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      const window = openWindow();
      const { webContents } = window;
      const isDestroyed = new Promise<void>((resolve) => {
        webContents.once('did-navigate', () => {
          window.destroy();
          resolve();
        });
      });
      window.on('ready-to-show', () => said.push('ready-to-show'));
      webContents.on('dom-ready', () => said.push('dom-ready'));
      webContents.on('did-finish-load', () => said.push('did-finish-load'));
      webContents.on('did-stop-loading', () => said.push('did-stop-loading'));
      window.loadURL('app://fixture/index.html').catch((error: Error) => said.push(error.message));
      await isDestroyed;
      // Once a page that was begun later is there, Chromium has said everything about this one.
      const next = openWindow();
      await next.loadURL('app://fixture/index.html');
      next.destroy();
    }
    return said;
  });
  expect(heard).toEqual(Array(5).fill(expect.stringContaining('ERR_FAILED')));
});

test('an async end: will-quit may be put off until app.exit', async () => {
  const { app, output, ended } = await start();
  await app.evaluate(({ app: it }) => {
    it.once('will-quit', (event) => {
      event.preventDefault();
      setImmediate(() => it.exit(7));
    });
  });
  await app.close();
  expect(await ended, output.join('\n')).toEqual([7, null]);
  expect(output.filter((line) => line === 'event: quit')).toHaveLength(1);
});

test('SIGTERM ends the app in order', async () => {
  const { app, output, ended } = await start();
  app.process().kill('SIGTERM');
  await ended;
  expect(output).toContain('event: will-quit');
});

test('an app that is told to end while it starts ends in order: it opens nothing any more, and nothing has failed', async () => {
  const folder = await makeFixtureFolder();
  const args = [folder, `--user-data-dir=${join(folder, 'user-data')}`, '--quits-at-its-start'];
  const app = spawn(electronExecutable(), [...rootSwitches, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  for (const stream of [app.stdout, app.stderr])
    createInterface({ input: stream }).on('line', (line) => said.push(line));
  expect(await once(app, 'close')).toEqual([0, null]);
  expect(said.filter((line) => line.startsWith('event: '))).toEqual([
    'event: before-quit',
    'event: will-quit',
    'event: quit',
  ]);
  expect(said.filter((line) => /error|the window is shown/i.test(line))).toEqual([]);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

test('the second instance tells the first and ends', async () => {
  const first = await start({ args: ['--single'] });
  const electron = runsOnElectron ? await first.app.evaluate(() => process.execPath) : runtimeExecutable;
  const args = [first.folder, `--user-data-dir=${join(first.folder, 'user-data')}`, '--single', '--word=hello'];
  const second = spawn(electron, [...rootSwitches, ...args], { stdio: 'ignore' });
  expect(await once(second, 'exit')).toEqual([0, null]);
  const log = () =>
    first.app.evaluate(() => Reflect.get(globalThis, 'fixture').log as { argv: string[]; note: unknown }[]);
  await expect.poll(async () => (await log()).length).toBe(1);
  const [note] = await log();
  expect(note?.argv).toContain('--word=hello');
  expect(note?.note).toEqual({ note: 'from the second' });
});

test('started again while it ends, the app comes again with the same arguments once it has ended', async () => {
  const folder = await makeFixtureFolder();
  const userData = join(folder, 'user-data');
  const start = (...args: string[]): ChildProcess =>
    spawn(electronExecutable(), [...rootSwitches, folder, `--user-data-dir=${userData}`, '--single', ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  // As Chromium has it, too: HOST-PID, and in this runtime when that process was started.
  const holder = async (): Promise<number> => {
    const link = await readlink(join(userData, 'SingletonLock')).catch(() => '');
    return Number(/-(\d+)(-\w+)?$/.exec(link)?.[1] ?? 0);
  };
  // Without Playwright: its loader would hold the one that comes again back for ever.
  const first = start('--comes-again');
  const output = createInterface({ input: first.stdout as Readable });
  const said = (line: string) => new Promise<void>((resolve) => output.on('line', (it) => it === line && resolve()));
  const [willQuit, shown] = [said('event: will-quit'), said('the window is shown')];
  await shown;
  const ended = once(first, 'exit');
  first.kill('SIGTERM');
  await willQuit;
  expect(await once(start(), 'exit')).toEqual([0, null]);
  expect(await ended).toEqual([0, null]);
  let again = 0;
  await expect
    .poll(async () => {
      again = await holder();
      return again !== 0 && again !== first.pid;
    })
    .toBe(true);
  // It waits for another start before it ends, as the first one did.
  process.kill(again, 'SIGKILL');
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

test('the lock of an instance that was killed does not keep the next one out', async () => {
  const first = await start({ args: ['--single'] });
  first.app.process().kill('SIGKILL');
  await first.ended;
  const next = await start({ folder: first.folder, args: ['--single'] });
  expect(await next.page.title()).toBe('Fixture');
});

test('instances with different data folders do not know each other', async () => {
  const [first, second] = [await start({ args: ['--single'] }), await start({ args: ['--single'] })];
  expect(await Promise.all([first.page.title(), second.page.title()])).toEqual(['Fixture', 'Fixture']);
});

test('the loader of Playwright holds ready back until it is connected', async () => {
  // Without an executablePath the electron package names the binary, and Playwright adds `-r loader`.
  const fixture = await start();
  if (!runsOnElectron) process.env.ELECTRON_OVERRIDE_DIST_PATH = dirname(runtimeExecutable);
  const app = await _electron.launch({
    args: [...rootSwitches, fixture.folder, `--user-data-dir=${join(fixture.folder, 'other-user-data')}`],
  });
  started.push({ close: () => app.close() });
  const page = await app.firstWindow();
  await page.getByRole('heading', { name: 'Fixture' }).waitFor();
  expect(await app.evaluate(() => process.argv.some((it) => it.includes('loader.js')))).toBe(false);
});
