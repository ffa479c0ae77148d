/** Who sent a message: the frame's address and origin for the sender check, and null once the document has gone. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { backToFirstPage, type FixtureApp, loadInMain, startFixture } from './shell.ts';

let fixture: FixtureApp;
test.beforeAll(async () => {
  fixture = await startFixture();
});
test.beforeEach(() => backToFirstPage(fixture));
test.afterAll(() => fixture.close());

test('senderFrame names the document and its origin', async () => {
  const who = () => fixture.page.evaluate(() => window.fixture.invoke('who'));
  expect(await who()).toEqual({ url: 'app://fixture/index.html', origin: 'app://fixture' });
  await fixture.page.evaluate(() => history.replaceState({}, '', 'index.html?page=2'));
  await expect.poll(who).toEqual({ url: 'app://fixture/index.html?page=2', origin: 'app://fixture' });
});

test('sender is the window that sent, and senderFrame its main frame', async () => {
  await fixture.app.evaluate(({ ipcMain, BrowserWindow }) => {
    ipcMain.handle('which', ({ sender, senderFrame, processId, frameId }) => [
      sender === BrowserWindow.getAllWindows()[0]?.webContents,
      BrowserWindow.fromWebContents(sender)?.id === BrowserWindow.getAllWindows()[0]?.id,
      senderFrame?.parent === null,
      typeof processId,
      typeof frameId,
    ]);
  });
  expect(await fixture.page.evaluate(() => window.fixture.invoke('which'))).toEqual([
    true,
    true,
    true,
    'number',
    'number',
  ]);
});

test('a frame is one object, wherever it is met', async () => {
  await fixture.app.evaluate(({ ipcMain, BrowserWindow }) => {
    let last: unknown = null;
    ipcMain.handle('same', (event) => {
      const main = BrowserWindow.getAllWindows()[0]?.webContents.mainFrame;
      const { senderFrame } = event;
      const found = [senderFrame === event.senderFrame, senderFrame === main, main?.top === main];
      const again = last === null || last === senderFrame;
      last = senderFrame;
      return [...found, again];
    });
  });
  const same = () => fixture.page.evaluate(() => window.fixture.invoke('same'));
  expect([await same(), await same()]).toEqual([
    [true, true, true, true],
    [true, true, true, true],
  ]);
});

test('senderFrame is null once the document has gone', async () => {
  await fixture.app.evaluate(({ ipcMain }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    ipcMain.on('waits', async (event) => {
      await promise;
      Object.assign(globalThis, { found: event.senderFrame === null });
    });
    ipcMain.handle('arrived', () => true);
    Object.assign(globalThis, { goOn: resolve });
  });
  await fixture.page.evaluate(async () => {
    window.fixture.sent('waits');
    await window.fixture.invoke('arrived');
  });
  await fixture.app.evaluate(async ({ BrowserWindow }) => {
    await BrowserWindow.getAllWindows()[0]?.loadURL('app://fixture/other.html');
    Reflect.get(globalThis, 'goOn')();
  });
  await expect.poll(() => fixture.app.evaluate(() => Reflect.get(globalThis, 'found'))).toBe(true);
});

test('a preload runs in the main frame only', async () => {
  await loadInMain(fixture, 'framed.html');
  const found = await Promise.all(fixture.page.frames().map((frame) => frame.evaluate(() => 'fixture' in window)));
  expect(found).toEqual([true, false]);
});

const broken: Readonly<Record<string, readonly [source: string, error: string]>> = {
  'does not compile': ['const = 1;', 'SyntaxError'],
  throws: ["throw new TypeError('refused to start');", 'refused to start'],
};
for (const [name, [source, error]] of Object.entries(broken)) {
  test(`a preload that ${name} is told by preload-error, and the page loads without it`, async () => {
    await writeFile(join(fixture.folder, 'broken.cjs'), source);
    const found = await fixture.app.evaluate(async () => {
      const window: Electron.BrowserWindow = Reflect.get(globalThis, 'fixture').openWindow('broken.cjs');
      const told = new Promise<string[]>((resolve) => {
        window.webContents.once('preload-error', (_event, path, it) => resolve([path, String(it)]));
      });
      await window.loadURL('app://fixture/other.html');
      const title = await window.webContents.executeJavaScript('[document.title, typeof fixture]');
      const [path, text] = await told;
      window.destroy();
      return { title, path, text };
    });
    expect(found.title).toEqual(['Other', 'undefined']);
    expect(found.path).toBe(join(fixture.folder, 'broken.cjs'));
    expect(found.text).toContain(error);
  });
}
