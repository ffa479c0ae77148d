/** What the page learns about a failure in main: Electron keeps the text of a thrown error and nothing else. */
import { expect, test } from '@playwright/test';
import { type FixtureApp, startFixture } from './shell.ts';

let fixture: FixtureApp;
test.beforeAll(async () => {
  fixture = await startFixture();
});
test.afterAll(() => fixture.close());

const failureOf = (channel: string) =>
  fixture.page.evaluate(
    (name) =>
      window.fixture.invoke(name).then(
        () => null,
        (error) => ({
          text: String(error),
          isError: error instanceof Error,
          name: error.name,
          code: error.code ?? null,
          cause: error.cause ?? null,
        }),
      ),
    channel,
  );

test('a thrown error keeps its text; name, code and cause are lost', async () => {
  expect(await failureOf('throw-type-error')).toEqual({
    text: "Error: Error invoking remote method 'throw-type-error': TypeError: no such thing",
    isError: true,
    name: 'Error',
    code: null,
    cause: null,
  });
});

test('a thrown text is passed on', async () => {
  expect((await failureOf('throw-text'))?.text).toBe("Error: Error invoking remote method 'throw-text': only text");
});

test('a channel nobody listens on rejects', async () => {
  expect((await failureOf('nobody'))?.text).toBe(
    "Error: Error invoking remote method 'nobody': Error: No handler registered for 'nobody'",
  );
});

test('an answer that cannot be cloned rejects', async () => {
  expect((await failureOf('answer-function'))?.text).toBe(
    "Error: Error invoking remote method 'answer-function': Error: An object could not be cloned.",
  );
});

test('a channel has one listener, until it is removed', async () => {
  const second = await fixture.app.evaluate(({ ipcMain }) => {
    ipcMain.handle('once only', () => 'first');
    try {
      ipcMain.handle('once only', () => 'second');
      return 'no error';
    } catch (error) {
      return String(error);
    }
  });
  expect(second).toBe("Error: Attempted to register a second handler for 'once only'");
  expect(await fixture.page.evaluate(() => window.fixture.invoke('once only'))).toBe('first');
  await fixture.app.evaluate(({ ipcMain }) => ipcMain.removeHandler('once only'));
  expect((await failureOf('once only'))?.text).toContain("No handler registered for 'once only'");
});

test('a page that cannot be reached rejects loadURL with code, number and address', async () => {
  const failure = await fixture.app.evaluate(async ({ BrowserWindow }) => {
    const window = new BrowserWindow({ show: false });
    const events: unknown[] = [];
    window.webContents.on('did-fail-load', (_event, code, description, url, isMainFrame) => {
      events.push([code, description, url, isMainFrame]);
    });
    const error = await window.loadURL('http://127.0.0.1:9/').catch((it: Error) => it);
    window.destroy();
    const { errno, code, url } = error as Error & { errno: number; code: string; url: string };
    return { message: String(error), errno, code, url, events };
  });
  expect(failure).toEqual({
    message: expect.stringMatching(
      /^Error: ERR_(CONNECTION_REFUSED \(-102\)|UNSAFE_PORT \(-312\)) loading 'http:\/\/127\.0\.0\.1:9\/'$/,
    ),
    code: expect.stringMatching(/^ERR_/),
    errno: expect.any(Number),
    url: 'http://127.0.0.1:9/',
    events: [[failure.errno, failure.code, 'http://127.0.0.1:9/', true]],
  });
});

test('methods of a destroyed window throw', async () => {
  const found = await fixture.app.evaluate(({ BrowserWindow }) => {
    const window = new BrowserWindow({ show: false });
    window.destroy();
    try {
      window.show();
      return 'no error';
    } catch (error) {
      return [window.isDestroyed(), String(error)];
    }
  });
  expect(found).toEqual([true, 'TypeError: Object has been destroyed']);
});
