/** What only this runtime promises: gaps are loud, and nothing of it outlives the app. */
import { mkdtemp, readdir, readFile, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createSingleInstance } from '../src/app/single-instance.ts';
import { systemLanguages, systemLocale } from '../src/chromium/system-languages.ts';
import { type FixtureApp, startFixture } from './shell.ts';

const austrian = { LC_ALL: '', LC_MESSAGES: '', LANGUAGE: '', LANG: 'de_AT.UTF-8' };

const languages: readonly [environment: Readonly<Record<string, string>>, languages: string][] = [
  [{}, ''],
  [{ LANG: 'C.UTF-8' }, ''],
  [{ LANG: 'POSIX', LANGUAGE: 'de' }, ''],
  [{ LANG: 'de_DE.UTF-8' }, 'de-DE,de'],
  [{ LANG: 'de_DE@euro', LC_ALL: 'en_GB.UTF-8' }, 'en-GB,en'],
  [{ LANG: 'de_DE.UTF-8', LC_MESSAGES: 'C' }, ''],
  [{ LANG: 'en_US.UTF-8', LANGUAGE: 'de_CH:de:fr' }, 'de-CH,de,fr,en-US,en'],
  [{ LANG: '--no-sandbox' }, ''],
];
for (const [environment, expected] of languages) {
  test(`the languages of ${JSON.stringify(environment)} are '${expected}'`, () => {
    expect(systemLanguages(environment).join()).toBe(expected);
  });
}

const locales: readonly [environment: Readonly<Record<string, string>>, locale: string][] = [
  [{ LANG: 'de_CH.UTF-8', LANGUAGE: 'en_GB:en' }, 'de-CH'],
  [{ LANG: 'C.UTF-8' }, 'en-US'],
];
for (const [environment, expected] of locales) {
  test(`numbers are written by ${JSON.stringify(environment)} as in '${expected}'`, () => {
    expect(systemLocale(environment)).toBe(expected);
  });
}

const message = (error: Error): string => error.message;

test.describe('gaps', () => {
  let fixture: FixtureApp;
  test.beforeAll(async () => {
    fixture = await startFixture({ environment: austrian });
  });
  test.afterAll(() => fixture.close());

  test('a page has the languages of the system, also from a Chromium that has English texts alone', async () => {
    expect(await fixture.page.evaluate(() => navigator.languages)).toEqual(['de-AT', 'de']);
  });

  const inMain: Readonly<Record<string, (electron: typeof Electron.CrossProcessExports) => unknown>> = {
    'safeStorage.encryptString': ({ safeStorage }) => safeStorage.encryptString('x'),
    'new Tray': ({ Tray, nativeImage }) => new Tray(nativeImage.createEmpty()),
    'electron.noSuchModule': (electron) => Reflect.get(electron, 'noSuchModule'),
    'app.getLoginItemSettings': ({ app }) => app.getLoginItemSettings(),
    "app.on('gpu-info-update')": ({ app }) => app.on('gpu-info-update', () => undefined),
    'BrowserWindow.setKiosk': ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setKiosk(true),
    'webContents.print': ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.webContents.print(),
    "webContents.on('login')": ({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]?.webContents.on('login', () => undefined),
    'session.webRequest.onHeadersReceived': ({ session }) => session.defaultSession.webRequest.onHeadersReceived(null),
    'webPreferences.nodeIntegration = true': ({ BrowserWindow }) =>
      new BrowserWindow({ webPreferences: { nodeIntegration: true } }),
  };
  for (const [name, use] of Object.entries(inMain)) {
    test(`${name} throws by name`, async () => {
      expect(await fixture.app.evaluate(use).then(() => 'no error', message)).toContain(
        `not in the Chromium runtime: ${name}`,
      );
    });
  }

  test('dialogs say that they need replacing, and a replacement is used', async () => {
    const refusal = await fixture.app.evaluate(({ dialog }) => dialog.showSaveDialog({})).catch(message);
    expect(refusal).toContain('dialog.showSaveDialog: the Chromium runtime has no desktop');
    const chosen = await fixture.app.evaluate(({ dialog }) => {
      dialog.showSaveDialog = async () => ({ canceled: false, filePath: '/chosen' });
      return dialog.showSaveDialog({});
    });
    expect(chosen).toEqual({ canceled: false, filePath: '/chosen' });
  });
});

/** Processes whose arguments name a folder: all of the app's own Chromium, and the shell that keeps its profile. */
const processesNaming = async (folder: string): Promise<number[]> => {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')));
  return ids.filter((_, index) => lines[index]?.includes(folder)).map(Number);
};

const ends: Readonly<Record<string, (fixture: FixtureApp, temporary: string) => Promise<unknown>>> = {
  'app.quit': ({ app }) => app.close(),
  SIGTERM: async ({ app, ended }) => {
    app.process().kill('SIGTERM');
    await ended;
  },
  SIGKILL: async ({ app, ended }) => {
    app.process().kill('SIGKILL');
    await ended;
  },
  'a log-out, which tells every program to end': async ({ app, ended, output }, temporary) => {
    for (const id of [...(await processesNaming(temporary)), app.process().pid ?? 0]) process.kill(id, 'SIGTERM');
    // Its terminal goes with it.
    app.process().kill('SIGHUP');
    expect(await ended, output.join('\n')).toEqual([0, null]);
    expect(output).toContain('event: will-quit');
  },
  'an uncaught exception': async ({ app, ended }) => {
    const thrown = app.evaluate(() => {
      setImmediate(() => {
        throw new Error('uncaught on purpose');
      });
    });
    // The app ends while the answer is on its way, so it may not arrive.
    await thrown.catch(() => undefined);
    expect((await ended)[0]).toBe(1);
  },
};
for (const [name, end] of Object.entries(ends)) {
  test(`after ${name} no Chromium, no profile and no lock is left`, async () => {
    const temporary = await mkdtemp(join(tmpdir(), 'conformance-temp-'));
    const fixture = await startFixture({ args: ['--single'], environment: { TMPDIR: temporary } });
    expect((await readdir(temporary)).filter((it) => it.startsWith('packbench-chromium-'))).toHaveLength(1);
    expect((await processesNaming(temporary)).length).toBeGreaterThan(0);
    await end(fixture, temporary);
    await expect.poll(() => processesNaming(temporary)).toEqual([]);
    await expect.poll(() => readdir(temporary)).toEqual([]);
    if (name !== 'SIGKILL') {
      const left = await readdir(join(fixture.folder, 'user-data'));
      expect(left.filter((it) => it.startsWith('Singleton'))).toEqual([]);
    }
    await rm(temporary, { recursive: true, force: true });
    await rm(fixture.folder, { recursive: true, force: true });
  });
}

test('of two starts at the same moment one holds the folder, and the other leaves its note whether the inbox is there yet or not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'one-instance-'));
  const start = () =>
    createSingleInstance(
      () => folder,
      () => undefined,
    );
  const lock = join(folder, 'SingletonLock');
  try {
    const first = start();
    expect(first.request(null)).toBe(true);
    const holder = await readlink(lock);
    first.release();
    // It runs and has the lock, and its inbox is about to be made.
    await symlink(holder, lock);
    expect(start().request(null)).toBe(false);
    expect(await readdir(join(folder, 'SingletonInbox'))).toHaveLength(1);
  } finally {
    await rm(folder, { recursive: true });
  }
});

// Of the kernel: not even root makes anything there.
for (const folder of ['/sys', '/sys/of-nobody']) {
  test(`a folder that cannot be written to keeps no start out, and the app says what it lacks: ${folder}`, () => {
    const first = createSingleInstance(
      () => folder,
      () => undefined,
    );
    expect(first.request(null)).toBe(true);
    first.release();
  });
}

test('a start that is told to a program in its last moment is heard by it, also one that comes while it hears another', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'one-instance-'));
  const heard: unknown[] = [];
  const another = (word: string): boolean =>
    createSingleInstance(
      () => folder,
      () => undefined,
    ).request(word);
  const first = createSingleInstance(
    () => folder,
    ({ additionalData }) => {
      heard.push(additionalData);
      if (heard.length === 1) expect(another('the next one')).toBe(false);
    },
  );
  try {
    expect(first.request(null)).toBe(true);
    expect(another('a start')).toBe(false);
    first.release();
    expect(heard).toEqual(['a start', 'the next one']);
    expect(await readdir(folder)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('where the temporary folder takes nothing, as on a full disk, the profile is in the folder of the session', async () => {
  const session = await mkdtemp(join(tmpdir(), 'conformance-session-'));
  // Of the kernel: not even root makes anything there.
  const fixture = await startFixture({ environment: { TMPDIR: '/sys', XDG_RUNTIME_DIR: session } });
  expect(await fixture.page.title()).toBe('Fixture');
  expect((await readdir(session)).filter((it) => it.startsWith('packbench-chromium-'))).toHaveLength(1);
  await fixture.close();
  await expect.poll(() => readdir(session)).toEqual([]);
  await rm(session, { recursive: true, force: true });
  await rm(fixture.folder, { recursive: true, force: true });
});

test('the main process ends in order when Chromium does', async () => {
  const temporary = await mkdtemp(join(tmpdir(), 'conformance-temp-'));
  const fixture = await startFixture({ environment: { TMPDIR: temporary } });
  for (const name of (await readdir('/proc')).filter((it) => /^\d+$/.test(it))) {
    const line = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '');
    if (line.includes(`--user-data-dir=${temporary}`) && !line.includes('--type=') && !line.startsWith('/bin/sh')) {
      process.kill(Number(name), 'SIGKILL');
    }
  }
  expect((await fixture.ended)[0]).toBe(1);
  expect(fixture.output).toEqual(expect.arrayContaining(['event: window-all-closed', 'event: will-quit']));
  await expect.poll(() => readdir(temporary)).toEqual([]);
  await rm(temporary, { recursive: true, force: true });
  await rm(fixture.folder, { recursive: true, force: true });
});
