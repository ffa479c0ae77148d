/** The visible window of this runtime as a person meets it: clipboard, dialogs, keys, and closing. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { FixtureApp } from './shell.ts';
import { dialogClass, fixtureClass, openVirtualDesktop, type VirtualDesktop } from './virtual-desktop.ts';

// Each test has a desktop and an app of its own, which its steps share: one after the other they would take longer
// than all other files together.
test.describe.configure({ mode: 'parallel' });

let desktop: VirtualDesktop;
let fixture: FixtureApp;
test.beforeEach(async () => {
  desktop = await openVirtualDesktop();
  fixture = await desktop.startApp();
});
test.afterEach(async () => {
  await fixture.close();
  await desktop.close();
});

const readClipboard = () => fixture.app.evaluate(({ clipboard }) => clipboard.readText());

/** Starts the dialog and leaves its answer in main, where `answer` waits for it. */
const ask = async (
  kind: 'showSaveDialog' | 'showOpenDialog',
  defaultPath: string,
  properties: 'showOverwriteConfirmation'[] = [],
): Promise<void> => {
  await fixture.app.evaluate(
    ({ BrowserWindow, dialog }, [name, path, asksFirst]) => {
      const [window] = BrowserWindow.getAllWindows();
      if (!window) throw new Error('no window');
      const options = { title: 'Choose', defaultPath: path, filters: [{ name: 'PDF', extensions: ['pdf'] }] };
      const asked =
        name === 'showSaveDialog'
          ? dialog.showSaveDialog(window, { ...options, properties: asksFirst })
          : dialog.showOpenDialog(window, options);
      Object.assign(globalThis, { asked });
    },
    [kind, defaultPath, properties] as const,
  );
};
const answer = (): Promise<unknown> => fixture.app.evaluate(() => Reflect.get(globalThis, 'asked'));

test('clipboard and programs are the desktop’s', async () => {
  await test.step('the clipboard is read, written, changed by others, and cleared', useClipboard);
  await test.step('a program that is not installed is named with its package', missPrograms);
  await test.step('a page that has crashed, was loaded again and has the focus gets the keys', pressAfterCrash);
});

test('dialogs of files are the desktop’s', async () => {
  await test.step(
    'saving: the suggested name in Downloads, or nothing when cancelled; the page takes no input meanwhile',
    saveAs,
  );
  await test.step('a file that is there is not overwritten without asking, if the app wants that', overwriteNothing);
  await test.step('opening: the chosen file, or none when cancelled', openFile);
  await test.step('a dialog ends with its window', endWithWindow);
});

test('what a browser does by key or mouse it does not do here', async () => {
  await test.step('its keys do nothing; the page gets them all', pressBrowserKeys);
  await test.step('a middle click on a link opens nothing', clickMiddle);
  await test.step('Ctrl+Q quits an app whose menu can quit, and only that', quitByKeys);
});

async function useClipboard(): Promise<void> {
  expect(await readClipboard()).toBe('');
  await fixture.app.evaluate(({ clipboard }) => clipboard.writeText('ключ 値\nsecond line\n'));
  expect(await desktop.readClipboardElsewhere()).toBe('ключ 値\nsecond line\n');
  expect(await readClipboard()).toBe('ключ 値\nsecond line\n');
  await desktop.copyElsewhere('from elsewhere');
  expect(await readClipboard()).toBe('from elsewhere');
  const cleared = await fixture.app.evaluate(({ clipboard }) => {
    clipboard.clear();
    return clipboard.readText();
  });
  expect(cleared).toBe('');
  expect(await desktop.readClipboardElsewhere()).toBe('');
}

async function missPrograms(): Promise<void> {
  const words = await fixture.app.evaluate(async ({ clipboard, dialog }) => {
    process.env.PATH = '/nowhere';
    const wordsOf = (error: Error): string => error.message;
    return [await clipboard.readText().catch(wordsOf), await dialog.showSaveDialog({}).then(() => '', wordsOf)];
  });
  expect(words[0]).toContain('needs the Debian package xclip');
  expect(words[1]).toContain('needs the Debian package zenity');
}

async function saveAs(): Promise<void> {
  await fixture.page.evaluate(() => {
    Object.assign(window, { keysSeen: '' });
    addEventListener('keydown', (event) =>
      Object.assign(window, { keysSeen: `${Reflect.get(window, 'keysSeen')}${event.key}` }),
    );
  });
  await ask('showSaveDialog', 'Ünïcode 値.pdf');
  const dialog = await desktop.windowOf(dialogClass);
  expect(await desktop.tool('getwindowname', dialog)).toBe('Choose');
  const windowId = await desktop.windowOf(fixtureClass);
  await desktop.press(windowId, 'x');
  // A window manager gives the keyboard back like this, a moment before the app knows the answer.
  await desktop.pressInDialog('Return', 0, windowId);
  expect(await answer()).toEqual({ canceled: false, filePath: join(desktop.home, 'Downloads', 'Ünïcode 値.pdf') });
  const typeAndRead = async (): Promise<unknown> => {
    await desktop.tool('key', 'y');
    return fixture.page.evaluate(() => Reflect.get(window, 'keysSeen'));
  };
  await expect.poll(typeAndRead).toMatch(/^y+$/);

  await ask('showSaveDialog', 'other.pdf');
  await desktop.windowOf(dialogClass);
  await desktop.pressInDialog('Escape', 0);
  expect(await answer()).toEqual({ canceled: true, filePath: '' });
}

async function overwriteNothing(): Promise<void> {
  const file = join(desktop.home, 'Downloads', 'there.pdf');
  await writeFile(file, 'kept');
  await ask('showSaveDialog', 'there.pdf', ['showOverwriteConfirmation']);
  await desktop.windowOf(dialogClass);
  // First the question whether to overwrite; then back, and out.
  await desktop.pressInDialog('Return', 2);
  await desktop.pressInDialog('Escape', 1);
  await desktop.pressInDialog('Escape', 0);
  expect(await answer()).toEqual({ canceled: true, filePath: '' });
  expect(await readFile(file, 'utf8')).toBe('kept');
  await ask('showSaveDialog', 'there.pdf');
  await desktop.windowOf(dialogClass);
  await desktop.pressInDialog('Return', 0);
  expect(await answer()).toEqual({ canceled: false, filePath: file });
}

async function openFile(): Promise<void> {
  const file = join(desktop.home, 'Downloads', 'chosen.pdf');
  await writeFile(file, 'x');
  await ask('showOpenDialog', file);
  await desktop.windowOf(dialogClass);
  await desktop.pressInDialog('Return', 0);
  expect(await answer()).toEqual({ canceled: false, filePaths: [file] });
  await ask('showOpenDialog', file);
  await desktop.windowOf(dialogClass);
  await desktop.pressInDialog('Escape', 0);
  expect(await answer()).toEqual({ canceled: true, filePaths: [] });
}

async function endWithWindow(): Promise<void> {
  await ask('showSaveDialog', 'left.pdf');
  await desktop.windowOf(dialogClass);
  await fixture.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.close());
  expect((await fixture.ended)[0]).toBe(0);
  await expect.poll(() => desktop.countWindows(dialogClass)).toBe(0);
}

async function pressAfterCrash(): Promise<void> {
  const windowId = await desktop.windowOf(fixtureClass);
  await fixture.app.evaluate(async ({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    const { promise: isLoaded, resolve } = Promise.withResolvers<void>();
    contents?.once('render-process-gone', () => {
      contents.once('did-finish-load', resolve);
      setImmediate(() => contents.reload());
    });
    contents?.forcefullyCrashRenderer();
    await isLoaded;
    await contents?.executeJavaScript("addEventListener('keydown', ({ key }) => (document.title = key))");
    contents?.focus();
  });
  await expect(async () => {
    await desktop.press(windowId, 'x');
    const title = await fixture.app.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript('document.title'),
    );
    expect(title).toBe('x');
  }).toPass({ timeout: 30_000 });
}

async function pressBrowserKeys(): Promise<void> {
  await fixture.page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    addEventListener('keydown', (event) => {
      if (!['Control', 'Alt', 'Shift'].includes(event.key)) seen.push(`${event.key} ${event.defaultPrevented}`);
    });
  });
  const windowId = await desktop.windowOf(fixtureClass);
  await desktop.press(
    windowId,
    'F5',
    'ctrl+r',
    'ctrl+n',
    'ctrl+t',
    'alt+Left',
    'ctrl+u',
    'F12',
    'ctrl+p',
    'shift+Escape',
  );
  const seen = ['F5', 'r', 'n', 't', 'ArrowLeft', 'u', 'F12', 'p', 'Escape'].map((key) => `${key} false`);
  await expect.poll(() => fixture.page.evaluate(() => Reflect.get(window, 'seen'))).toEqual(seen);
  expect(fixture.page.url()).toContain('/index.html');
  expect(await desktop.countWindows(fixtureClass)).toBe(1);
}

async function quitByKeys(): Promise<void> {
  const window = await desktop.windowOf(fixtureClass);
  await fixture.page.evaluate(() => {
    addEventListener('keydown', ({ key }) => Object.assign(globalThis, { lastKey: key }));
  });
  await desktop.press(window, 'ctrl+q');
  await expect.poll(() => fixture.page.evaluate(() => Reflect.get(globalThis, 'lastKey'))).toBe('q');
  // What the page told main about it has arrived before this.
  await fixture.page.evaluate(() => globalThis.window.fixture.invoke('echo', 1));
  await fixture.app.evaluate(({ Menu }) =>
    Menu.setApplicationMenu(Menu.buildFromTemplate([{ label: 'File', submenu: [{ role: 'quit' }] }])),
  );
  await desktop.press(window, 'ctrl+q');
  expect((await fixture.ended)[0]).toBe(0);
}

test('Ctrl+W closes the window, and the app ends in order; the next start finds the window where a person has put it', async () => {
  const { folder } = fixture;
  const put = { x: 40, y: 30, width: 1010, height: 720 };
  const place = async () => desktop.placeOf(await desktop.windowOf(fixtureClass));
  const keptPlaces = () => readFile(join(folder, 'user-data', 'window-places.json'), 'utf8').catch(() => '');
  const window = await desktop.windowOf(fixtureClass);
  await desktop.tool('windowsize', '--sync', window, `${put.width}`, `${put.height}`);
  await desktop.tool('windowmove', '--sync', window, `${put.x}`, `${put.y}`);
  await expect.poll(keptPlaces).toContain('"x":40,"y":30,"width":1010,"height":720');
  await desktop.press(window, 'ctrl+w');
  expect((await fixture.ended)[0]).toBe(0);
  expect(fixture.output).toContain('event: window-all-closed');

  fixture = await desktop.startApp(folder);
  await expect.poll(place).toEqual(put);
  expect(await fixture.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds())).toEqual(put);
  await desktop.tool('windowmove', '--sync', await desktop.windowOf(fixtureClass), '5000', '100');
  await expect.poll(keptPlaces).toContain('"x":5000');
  await fixture.app.close();

  // That screen is gone: in the middle of the one that is there.
  fixture = await desktop.startApp(folder);
  const middle = { ...put, x: (1280 - put.width) / 2, y: (900 - put.height) / 2 };
  await expect.poll(place).toEqual(middle);
  await desktop.tool('windowsize', '--sync', await desktop.windowOf(fixtureClass), '1500', `${put.height}`);
  await expect.poll(keptPlaces).toContain('"width":1500');
  await fixture.app.close();

  // It was larger than the one that is there: no button of it stands outside.
  fixture = await desktop.startApp(folder);
  await expect.poll(place).toEqual({ ...middle, x: 0, width: 1280 });
  await fixture.app.close();
  await rm(folder, { recursive: true, force: true });
});

test('a window that a person closes while main is busy ends the app in order, although Chromium has no time to say that it is closed', async () => {
  const { app, page, folder } = fixture;
  const profiles = async () => (await readdir(desktop.home)).filter((name) => name.startsWith('packbench-chromium-'));
  expect(await profiles()).toHaveLength(1);
  app.process().kill('SIGSTOP');
  try {
    // More than the pipe to main holds.
    await page.evaluate(() => console.log('x'.repeat(4_000_000)));
    await desktop.press(await desktop.windowOf(fixtureClass), 'ctrl+w');
    await expect.poll(profiles).toEqual([]);
  } finally {
    app.process().kill('SIGCONT');
  }
  expect((await fixture.ended)[0]).toBe(0);
  expect(fixture.output).toEqual(expect.arrayContaining(['event: window-all-closed', 'event: will-quit']));
  await rm(folder, { recursive: true, force: true });
});

async function clickMiddle(): Promise<void> {
  await fixture.page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'other.html';
    link.textContent = 'Other';
    Object.assign(link.style, { position: 'fixed', inset: '0', background: 'white' });
    document.body.append(link);
    link.addEventListener('auxclick', () => Object.assign(globalThis, { wasClicked: true }));
  });
  const windowId = await desktop.windowOf(fixtureClass);
  // A window that has just appeared accepts no click before it has painted that place.
  await expect(async () => {
    await desktop.tool('mousemove', '--window', windowId, '300', '300', 'click', '2');
    expect(await fixture.page.evaluate(() => Reflect.get(window, 'wasClicked'))).toBe(true);
  }).toPass();
  await expect.poll(() => fixture.app.context().pages().length).toBe(1);
  await expect.poll(() => desktop.countWindows(fixtureClass)).toBe(1);
  expect(fixture.page.url()).toContain('/index.html');
}

test('a window with show: false is nowhere on the screen until it is shown; a person cannot make it too small', async () => {
  const [screenWidth, screenHeight] = [1280, 900];
  const before = await desktop.windowOf(fixtureClass);
  await fixture.app.evaluate(async ({ BrowserWindow }) => {
    const size = { width: 700, height: 600, minWidth: 500, minHeight: 400 };
    const second = new BrowserWindow({ show: false, title: 'Second', ...size });
    const ready = new Promise<void>((resolve) => second.once('ready-to-show', () => resolve()));
    await Promise.all([second.loadURL('app://fixture/other.html'), ready]);
    Object.assign(globalThis, { second });
  });
  await expect.poll(() => desktop.countWindows(fixtureClass)).toBe(2);
  const both = (await desktop.tool('search', '--onlyvisible', '--class', fixtureClass)).split('\n');
  const id = both.find((each) => each !== before) ?? '';
  const hidden = await desktop.placeOf(id);
  expect(hidden.x + hidden.width <= 0 || hidden.x >= screenWidth || hidden.y >= screenHeight).toBe(true);

  await fixture.app.evaluate(() => Reflect.get(globalThis, 'second').show());
  await expect.poll(async () => (await desktop.placeOf(id)).x).toBeGreaterThanOrEqual(0);
  await desktop.tool('windowsize', id, '300', '200');
  await expect.poll(async () => (await desktop.placeOf(id)).width).toBe(500);
  await expect.poll(async () => (await desktop.placeOf(id)).height).toBe(400);
});

test('a window is brought onto the screen also while its page works, and then loads another document', async () => {
  await fixture.app.evaluate(async ({ BrowserWindow }) => {
    const second = new BrowserWindow({ show: false, title: 'Second', width: 700, height: 600 });
    await second.loadURL('app://fixture/other.html');
    const works = new Promise((resolve) => second.webContents.once('console-message', resolve));
    const work = 'console.log("works"); for (const end = Date.now() + 3000; Date.now() < end; );';
    // It ends with its page.
    second.webContents.executeJavaScript(work).catch(() => undefined);
    await works;
    second.show();
    Object.assign(globalThis, { second });
  });
  // Time for the question where its screen is, which a page that works answers later.
  for (let frame = 0; frame < 10; frame += 1) await fixture.page.evaluate(() => new Promise(requestAnimationFrame));
  await fixture.app.evaluate(() => Reflect.get(globalThis, 'second').loadURL('data:text/html,Third'));
  const outside = async (): Promise<number> => {
    const all = (await desktop.tool('search', '--onlyvisible', '--class', fixtureClass)).split('\n');
    const places = await Promise.all(all.map(desktop.placeOf));
    return places.filter(({ x, y }) => x < 0 || y < 0).length;
  };
  await expect.poll(() => desktop.countWindows(fixtureClass)).toBe(2);
  await expect.poll(outside).toBe(0);
});

test('a lone Alt moves the keyboard into the menu bar, and into none that cannot be seen', async () => {
  await fixture.page.evaluate(() => {
    Object.assign(globalThis, { seen: '' });
    addEventListener('keydown', ({ key }) => {
      if (key !== 'Alt') Object.assign(globalThis, { seen: Reflect.get(globalThis, 'seen') + key });
    });
  });
  const seen = () => fixture.page.evaluate(() => Reflect.get(globalThis, 'seen'));
  const showBar = (visible: boolean) =>
    fixture.app.evaluate(
      ({ BrowserWindow }, it) => BrowserWindow.getAllWindows()[0]?.setMenuBarVisibility(it),
      visible,
    );
  const id = await desktop.windowOf(fixtureClass);
  await showBar(false);
  await desktop.press(id, 'Alt_L', 'a');
  await expect.poll(seen).toBe('a');
  await showBar(true);
  await desktop.press(id, 'Alt_L');
  // A moment later the page is told to accept no more keys.
  const typeAndRead = async (): Promise<string> => {
    const before = await seen();
    await desktop.press(id, 'b');
    return String(await seen()).slice(before.length);
  };
  await expect.poll(typeAndRead).toBe('');
});
