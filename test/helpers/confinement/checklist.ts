/** Electron's security checklist, its twenty items in order, asserted on the running app and on the built files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ElectronApplication } from '@playwright/test';
import { expect, type OpenApp, test } from '../app.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');

export async function seeChecklist({ app, page }: OpenApp): Promise<void> {
  const own = new URL(page.url()).origin;
  const preferences = await preferencesOf(app);
  const built = builtMain();
  const item = (number: number, words: string, look: () => Promise<void> | void) =>
    test.step(`${number}. ${words}`, look);

  await item(1, 'only secure content is loaded: everything is of the app itself', async () => {
    const read = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    // The last of its fonts may still be on the way when the page is ready.
    await expect.poll(async () => (await read()).length).toBeGreaterThan(3);
    const loaded = await read();
    expect(loaded.filter((address) => !/^(data|blob):/.test(address) && new URL(address).origin !== own)).toEqual([]);
  });
  await item(2, 'the page has no Node', async () => {
    expect(preferences).toMatchObject({
      nodeIntegration: false,
      nodeIntegrationInSubFrames: false,
      nodeIntegrationInWorker: false,
    });
    const node = ['process', 'require', 'module', 'Buffer', '__dirname', 'electron', 'global'];
    expect(await page.evaluate((names) => names.filter((name) => name in globalThis), node)).toEqual([]);
  });
  await item(3, 'the preload has a world of its own', () =>
    expect(preferences).toMatchObject({ contextIsolation: true }),
  );
  await item(4, 'the page is sandboxed, and so would be any other', () => {
    expect(preferences).toMatchObject({ sandbox: true });
    expect(built).toContain('enableSandbox()');
  });
  await item(5, 'every permission is refused', async () => {
    const answers = await page.evaluate(async () => {
      const asked = await Promise.allSettled([
        navigator.mediaDevices.getUserMedia({ audio: true }),
        navigator.mediaDevices.getUserMedia({ video: true }),
        Notification.requestPermission(),
        navigator.clipboard.readText(),
        new Promise((granted, refused) => navigator.geolocation.getCurrentPosition(granted, refused)),
      ]);
      return asked.map((answer) => (answer.status === 'fulfilled' ? String(answer.value) : 'refused'));
    });
    expect(answers).toEqual(['refused', 'refused', 'denied', 'refused', 'refused']);
    const states = await page.evaluate(async () => {
      const names = [
        'camera',
        'microphone',
        'geolocation',
        'notifications',
        'midi',
        'clipboard-read',
        'persistent-storage',
      ];
      const asked = names.map((name) => navigator.permissions.query({ name } as never).then(({ state }) => state));
      return Promise.all(asked);
    });
    expect(states.filter((state) => state === 'granted')).toEqual([]);
  });
  await item(6, 'web security is on', () => expect(preferences).toMatchObject({ webSecurity: true }));
  await item(7, 'the content security policy is strict', async () => {
    const headers = await page.evaluate(async () => {
      const names = [
        'content-security-policy',
        'cross-origin-opener-policy',
        'cross-origin-resource-policy',
        'referrer-policy',
        'x-content-type-options',
      ];
      const answers = await Promise.all([fetch(location.href), fetch('./no-such-file')]);
      return answers.map((answer) => names.map((name) => answer.headers.get(name)));
    });
    // What is not named here is `default-src`.
    const policy = [
      "default-src 'none'",
      ...['script', 'worker', 'style', 'font'].map((kind) => `${kind}-src 'self'`),
      "img-src 'self' data: blob:",
      ...['media', 'connect'].map((kind) => `${kind}-src 'self'`),
      ...['base-uri', 'form-action', 'frame-src', 'frame-ancestors'].map((name) => `${name} 'none'`),
    ].join('; ');
    const all = [policy, 'same-origin', 'same-origin', 'no-referrer', 'nosniff'];
    expect(headers).toEqual([all, all]);
  });
  await item(8, 'no insecure content beside secure', () =>
    expect(preferences).toMatchObject({ allowRunningInsecureContent: false }),
  );
  await item(9, 'no experimental features', () => {
    expect(preferences.experimentalFeatures ?? false).toBe(false);
    expect(built).not.toContain('experimentalFeatures');
  });
  await item(10, 'no features of Blink switched on', () => {
    expect(preferences.enableBlinkFeatures ?? '').toBe('');
    expect(built).not.toContain('enableBlinkFeatures');
  });
  await item(11, 'there are no webviews, so none may open windows', async () => {
    expect(preferences).toMatchObject({ webviewTag: false });
    expect(await page.evaluate(() => 'src' in document.createElement('webview'))).toBe(false);
  });
  await item(12, 'a webview that came all the same would not be attached', async () =>
    expect(await listenersOf(app, 'will-attach-webview')).toBeGreaterThan(0),
  );
  await item(13, 'nothing navigates', async () => {
    for (const event of ['will-navigate', 'will-frame-navigate', 'will-redirect'])
      expect(await listenersOf(app, event)).toBeGreaterThan(0);
    const before = page.url();
    await page.evaluate(() => location.assign('https://example.com/'));
    expect(await page.evaluate(() => location.href)).toBe(before);
  });
  await item(14, 'no window is opened', async () => {
    expect(await page.evaluate(() => window.open('https://example.com/') === null)).toBe(true);
    expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
  });
  await item(15, 'no address is handed to the system', () => expect(built).not.toMatch(/openExternal|openPath/));
  await item(16, 'Electron is pinned to one version', async () => {
    const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(devDependencies.electron).toMatch(/^\d+\.\d+\.\d+$/);
    const running = await app.evaluate(() => process.versions.electron ?? '');
    expect(running.split('.')[0]).toBe(devDependencies.electron.split('.')[0]);
  });
  await item(17, 'senders are checked: test/app/confinement.spec.ts', () =>
    expect(existsSync(join(root, 'test', 'app', 'confinement.spec.ts'))).toBe(true),
  );
  await item(18, 'the page has an origin of its own, and no file: address', () => {
    expect(page.url()).not.toMatch(/^file:/);
    expect(built).not.toMatch(/loadFile\(|file:\/\/.*index\.html/);
  });
  await item(19, 'fuses are set where the app is packaged', () => {
    expect(readFileSync(join(root, 'electron-builder.yml'), 'utf8')).toMatch(/^electronFuses:/m);
  });
  await item(20, 'the page is given two functions, and nothing of Electron', async () => {
    const bridge = await page.evaluate(() => {
      const { packbench } = globalThis as unknown as { packbench: object };
      return { names: Object.keys(packbench).sort(), isFrozen: Object.isFrozen(packbench) };
    });
    expect(bridge).toEqual({ names: ['call', 'on'], isFrozen: true });
  });
}

function preferencesOf(app: ElectronApplication): Promise<Record<string, unknown>> {
  return app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    return (contents as unknown as { getLastWebPreferences(): Record<string, unknown> }).getLastWebPreferences();
  });
}

function listenersOf(app: ElectronApplication, event: string): Promise<number> {
  return app.evaluate(
    ({ BrowserWindow }, name) => BrowserWindow.getAllWindows()[0]?.webContents.listenerCount(name as never) ?? 0,
    event,
  );
}

/** The built main, all of its files as one text. */
function builtMain(): string {
  const folder = join(root, 'out', 'main');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(({ name }) =>
    name.endsWith('.js'),
  );
  return files.map((file) => readFileSync(join(file.parentPath, file.name), 'utf8')).join('\n');
}
