/** Listeners in main and in a preload: they behave as in Node's EventEmitter, with its limit, also when one throws. */
import { expect, test } from '@playwright/test';
import { type FixtureApp, startFixture } from './shell.ts';

let fixture: FixtureApp;
test.beforeAll(async () => {
  fixture = await startFixture();
});
test.afterAll(() => fixture.close());

test('in a preload, a listener that throws stops those after it, and is told in the console', async () => {
  const errors: string[] = [];
  fixture.page.on('pageerror', (error) => errors.push(error.message));
  await fixture.page.evaluate(() => {
    const heard: string[] = [];
    window.fixture.onTold(() => heard.push('first'));
    window.fixture.onTold(() => {
      throw new Error('thrown on purpose');
    });
    window.fixture.onTold(() => heard.push('third'));
    Object.assign(window, { heard });
  });
  const tell = () =>
    fixture.app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.send('told', 'word'));
  await tell();
  await tell();
  const found = async () => ({
    heard: await fixture.page.evaluate(() => Reflect.get(window, 'heard')),
    otherErrors: errors.filter((message) => !message.includes('thrown on purpose')),
    lost: fixture.output.filter((line) => line.includes('was lost')),
  });
  await expect.poll(found).toEqual({ heard: ['first', 'first'], otherErrors: [], lost: [] });
});

test('in a preload, the eleventh listener of a channel is warned of, once', async () => {
  const warnings: string[] = [];
  fixture.page.on('console', (message) => warnings.push(message.text()));
  await fixture.page.evaluate(() => {
    // The fixture's preload has one already.
    for (let count = 2; count <= 12; count += 1) window.fixture.onTold(() => undefined);
  });
  await expect.poll(() => warnings.length).toBe(1);
  expect(warnings[0]).toContain('Possible EventEmitter memory leak detected. 11 told listeners added');
});

test('in main, the eleventh listener of an event is warned of', async () => {
  const warnings = await fixture.app.evaluate(async ({ app, BrowserWindow, ipcMain }) => {
    const seen: string[] = [];
    process.on('warning', (warning) => seen.push(`${warning.name}: ${warning.message}`));
    const nothing = (): void => undefined;
    const [window] = BrowserWindow.getAllWindows();
    for (let count = 0; count < 12; count += 1) {
      app.on('activate', nothing);
      window?.on('blur', nothing);
      ipcMain.on('many', nothing);
    }
    await new Promise((resolve) => setImmediate(resolve));
    return seen;
  });
  expect(warnings).toEqual(
    ['activate', 'blur', 'many'].map((name) =>
      expect.stringContaining(`MaxListenersExceededWarning: Possible EventEmitter memory leak detected. 11 ${name}`),
    ),
  );
});
