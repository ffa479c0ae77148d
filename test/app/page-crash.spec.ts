/**
 * The page's process ends by itself, as Chromium's do now and then, or hangs: the window is not left empty or dead, and
 * no answer is lost.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ElectronApplication } from '@playwright/test';
import { answersByHand, askedCount, keepBack } from '../helpers/answers-by-hand.ts';
import { expect, test } from '../helpers/app.ts';
import { readLog } from '../helpers/app-faults.ts';
import { readOrderNumbers } from '../helpers/operator.ts';
import { restAfterCode, scan } from '../helpers/scan.ts';
import { cannotMount } from '../helpers/small-disk.ts';
import { anotherHolds } from '../helpers/started-again.ts';
import { say } from '../helpers/texts.ts';

test.use({
  expectedFault:
    /page: crashed|The page hangs and is ended|The page has gone and is loaded again|The page was not loaded|unheard by everybody|caught by nobody|Warning: Unhandled promise rejection\./,
});

/** Ctrl and the digit. */
const pressOf = (digit: string): string =>
  `void document.dispatchEvent(new KeyboardEvent('keydown', { key: '${digit}', code: 'Digit${digit}', ctrlKey: true, bubbles: true }))`;

/** Playwright's own page stays crashed, so main's is asked what it shows. */
const inPage = (app: ElectronApplication, code: string): Promise<unknown> =>
  app.evaluate(({ BrowserWindow }, it) => BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(it), code);

const shownWords = async (app: ElectronApplication): Promise<string> =>
  String(await inPage(app, 'document.body?.innerText'));

test.describe('records that cannot be written at the start', () => {
  test.use({ expectedFault: /ledger: it cannot be|EROFS|read-only|reserve/ });
  test.skip(cannotMount !== null, cannotMount ?? '');

  test('are told with a press that starts Packbench again, which writes them once the disk takes them', async ({
    bench,
  }) => {
    const ledger = join(bench.userData, 'ledger');
    mkdirSync(ledger, { recursive: true });
    execFileSync('mount', ['--bind', ledger, ledger]);
    let isMounted = true;
    const mend = (): void => {
      if (isMounted) execFileSync('umount', ['-l', ledger]);
      isMounted = false;
    };
    try {
      execFileSync('mount', ['-o', 'remount,bind,ro', ledger]);
      const { app, page } = await bench.open();
      const pid = app.process().pid;
      const startAgain = page.getByRole('button', { name: say('shell.start-again'), exact: true });
      await expect(
        page.getByText(say('shell.banner.ledger.not-readable', { full: 'no', path: join(ledger, 'ledger.sqlite') })),
      ).toBeVisible();
      mend();
      const isGone = page.waitForEvent('close');
      await startAgain.click();
      await isGone;
      try {
        await expect.poll(() => readdirSync(ledger)).toContain('ledger.sqlite');
      } finally {
        await anotherHolds(bench, pid);
      }
    } finally {
      mend();
    }
  });
});

/** Resolves when the next page is loaded. */
const crashPage = (app: ElectronApplication): Promise<void> =>
  app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    const { promise: isLoaded, resolve } = Promise.withResolvers<void>();
    contents?.once('did-finish-load', resolve);
    contents?.forcefullyCrashRenderer();
    return isLoaded;
  });

test('a page that crashes is opened again where one was, says so, and has every scan', async ({ bench }) => {
  const { app, page } = await bench.open();
  const crash = (): Promise<void> => crashPage(app);
  const [first = '', second = '', third = ''] = await readOrderNumbers(page, 3);
  // Shown a second time, with its load, a window would come before another that a person has turned to meanwhile.
  expect(readLog(bench.userData).filter((line) => line.includes('window ready'))).toHaveLength(1);
  await scan(page, first);
  await expect(page.getByText(say('orders.selected', { count: 1 }))).toBeVisible();
  await page.keyboard.press('F11');
  const station = page.getByRole('region', { name: say('common.screen.station'), exact: true });
  for (const code of [second, third]) {
    await scan(page, code);
    await expect(station.getByRole('alert', { name: say('scan.flash') })).toContainText(`${code} added`);
  }
  // The next one crashes while it is being loaded: main, which waits for it, goes on.
  await app.evaluate(({ BrowserWindow }) => {
    const contents = BrowserWindow.getAllWindows()[0]?.webContents;
    contents?.once('did-navigate', () => contents.forcefullyCrashRenderer());
  });
  await crash();
  await expect.poll(() => shownWords(app)).toContain(say('shell.opened-again'));
  await expect.poll(() => shownWords(app)).toContain(`Manifest and print ${say('common.orders', { count: 2 })}`);
  // The station has the whole window.
  expect(await shownWords(app)).not.toContain(say('common.screen.settings'));
  // The next scan is typed into it.
  await expect.poll(() => inPage(app, 'document.hasFocus()')).toBe(true);
  // What was scanned before is not in the list of Settings, which says no more than that.
  await inPage(app, pressOf('9'));
  await expect.poll(() => shownWords(app)).toContain(say('settings.part.scanner'));
  await inPage(
    app,
    `[...document.querySelectorAll('label')].find((one) => one.textContent === '${say('settings.part.scanner')}').click()`,
  );
  await expect.poll(() => shownWords(app)).toContain(say('scan.last'));
  await expect.poll(() => shownWords(app)).toContain('Nothing was scanned since this window was opened.');
  const failures = readLog(bench.userData).filter((line) => line.includes('The page was not loaded'));
  expect(failures).toEqual([expect.stringContaining('ERR_FAILED')]);

  const faults = {
    'a promise of main that fails unheard': () => void Promise.reject(new Error('unheard by everybody')),
    'an error in main that nobody catches': () =>
      void setImmediate(() => {
        throw new Error('caught by nobody');
      }),
  };
  for (const [name, fault] of Object.entries(faults)) {
    await test.step(`${name} stands in the log and ends nothing; a line says that something may be unfinished`, async () => {
      await app.evaluate(fault);
      await expect.poll(() => readLog(bench.userData).join('\n')).toContain(String(fault).match(/'(.* by .*)'/)?.[1]);
      await expect.poll(() => shownWords(app)).toContain(say('shell.banner.program'));
    });
  }

  await test.step('one that shows papers is opened there once: if it crashes of what it shows, it begins with the orders', async () => {
    const manifests = say('manifests.list.none.next');
    await inPage(app, pressOf('2'));
    await expect.poll(() => shownWords(app)).toContain(manifests);
    await crash();
    await expect.poll(() => shownWords(app)).toContain(manifests);
    await crash();
    await expect.poll(() => shownWords(app)).toContain(say('shell.opened-again'));
    expect(await shownWords(app)).not.toContain(manifests);
    await expect.poll(() => shownWords(app)).toContain(say('orders.selected', { count: 1 }));
  });

  await test.step('a list of addresses that main has is gone on with where its page had ended', async () => {
    await inPage(
      app,
      `packbench.call('accounts.list', {}).then(({ value: { currentAccountId: accountId } }) =>
        packbench.call('addressLists.paste', { accountId, text: 'Street,City\\n1 Test Road,Napier' }))`,
    );
    await crash();
    await expect.poll(() => shownWords(app)).toContain(say('shell.opened-again'));
    await inPage(app, pressOf('4'));
    await expect.poll(() => shownWords(app)).toContain(say('validate.part.list'));
    await inPage(
      app,
      `[...document.querySelectorAll('label')].find((one) => one.textContent === '${say('validate.part.list')}').click()`,
    );
    await expect.poll(() => shownWords(app)).toContain('1 Test Road');
    await inPage(app, pressOf('1'));
  });

  await test.step('one that hangs is ended and opened again', async () => {
    await app.evaluate(({ BrowserWindow }) => {
      const contents = BrowserWindow.getAllWindows()[0]?.webContents;
      const { promise: isLoaded, resolve } = Promise.withResolvers<void>();
      contents?.once('did-finish-load', resolve);
      contents?.executeJavaScript('for (;;);').catch(() => undefined);
      // Chromium says so half a minute after a key that was not answered.
      contents?.emit('unresponsive');
      return isLoaded;
    });
    await expect.poll(() => shownWords(app)).toContain(say('shell.opened-again'));
    await expect.poll(() => shownWords(app)).toContain(say('orders.selected', { count: 1 }));
  });
});

test('a manifest whose page crashes before its answer is told by the next page, once, and its orders are selected no more', async ({
  bench,
}) => {
  const { app, page } = await bench.open({ mainModule: answersByHand });
  const [first = '', second = '', third = '', fourth = ''] = await readOrderNumbers(page, 4);
  for (const code of [first, second, third]) await scan(page, code);
  await expect(page.getByText(say('orders.selected', { count: 3 }))).toBeVisible();
  await keepBack(app, 'manifests.create');
  await restAfterCode(page);
  await page.keyboard.press('Control+Enter');
  const question = page.getByRole('dialog', { name: say('manifests.question.title', { count: 3 }) });
  await question.getByRole('button', { name: say('manifests.question.confirm', { count: 3 }) }).click();
  await expect.poll(() => askedCount(app, 'manifests.create')).toBe(1);
  await crashPage(app);
  await expect.poll(() => shownWords(app)).toContain(say('manifests.created.stored', { count: 3 }));
  await expect.poll(() => shownWords(app)).not.toContain(say('orders.selected', { count: 3 }));
  await crashPage(app);
  await expect.poll(() => shownWords(app)).toContain(fourth);
  await expect.poll(() => shownWords(app)).toContain(say('shell.opened-again'));
  expect(await shownWords(app)).not.toContain(say('manifests.created.stored', { count: 3 }));
  expect(await askedCount(app, 'manifests.create')).toBe(1);
});

test.describe('a window that is closed while its page is still being loaded', () => {
  test.use({ withKeyring: false, withPrinter: false });

  test('ends the app, and nothing says that a page was not loaded', async ({ bench }) => {
    const { app, close } = await bench.open();
    await app.evaluate(({ BrowserWindow, protocol }) => {
      protocol.unhandle('app');
      const { promise: isAsked, resolve } = Promise.withResolvers<void>();
      protocol.handle('app', ({ url }) => {
        if (url.endsWith('/index.html')) resolve();
        return new Promise<Response>(() => undefined);
      });
      BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer();
      return isAsked;
    });
    await close();
    const log = readLog(bench.userData).join('\n');
    expect(log).toContain('The page has gone and is loaded again');
    expect(log).not.toContain('The page was not loaded');
  });
});
