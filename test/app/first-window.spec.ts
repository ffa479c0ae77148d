/**
 * The window on machines unlike ours: it appears whatever the system does not report, and a lone Alt leaves the
 * keyboard in the page.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openVirtualDisplay } from '../../tools/setup/virtual-display.ts';
import { type Bench, expect, type OpenApp, test } from '../helpers/app.ts';
import { readLog } from '../helpers/app-faults.ts';
import { readOrderNumbers } from '../helpers/operator.ts';
import { startOnceMore } from '../helpers/started-again.ts';
import { say } from '../helpers/texts.ts';

const mainModule = join(import.meta.dirname, '..', 'helpers', 'no-first-picture.cjs');

const isVisible = ({ app }: OpenApp): Promise<boolean | undefined> =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible());

/** What the page asked for before it had run its script, though only once that was there: main then loads its services. */
function askedForLate({ page }: OpenApp): Promise<string[]> {
  return page.evaluate(() => {
    const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const [start] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const script = files.find(({ initiatorType }) => initiatorType === 'script');
    if (start === undefined || script === undefined) throw new Error('The page has run no script.');
    const isLate = ({ startTime }: PerformanceEntry): boolean =>
      startTime >= script.responseEnd && startTime < start.domContentLoadedEventStart;
    return files.filter(isLate).map(({ name }) => name);
  });
}

/** Those that are there before the first text is drawn, and those that a person's own names need. */
async function seeFonts({ page }: OpenApp): Promise<void> {
  const named = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name, initiatorType }) => name.endsWith('.woff2') && initiatorType === 'link')
      .map(({ name }) => /([a-z-]+)-wght-normal/.exec(name)?.[1]),
  );
  // They come in either order.
  expect(named.toSorted()).toEqual(['inter-latin', 'jetbrains-mono-latin']);
  const loaded = (font: string) =>
    page.evaluate(
      async (asked) => (await document.fonts.load(asked, 'Łódź Жук Ωμέγα')).map(({ status }) => status),
      font,
    );
  for (const font of ['16px "Inter Variable"', '16px "JetBrains Mono Variable"']) {
    await expect.poll(() => loaded(font)).toEqual(['loaded', 'loaded', 'loaded', 'loaded']);
  }
}

/** As the page gets it now, and would at the next start. */
async function seeFirstPicture({ page }: OpenApp): Promise<void> {
  const drawing = page.locator('#first-picture');
  await expect(drawing).toBeAttached();
  await expect(drawing).toBeHidden();
  const first = () => page.evaluate(async () => (await fetch('./index.html')).text());
  expect(await first()).toContain('data-theme="light" data-density="comfortable"');
  await page.evaluate(() => window.packbench.call('preferences.change', { theme: 'dark', density: 'touch' }));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await first()).toContain('data-theme="dark" data-density="touch"');
}

async function callToFront(bench: Bench, opened: OpenApp): Promise<void> {
  const { app } = opened;
  const isPutAway = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isMinimized());
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.minimize());
  await expect.poll(isPutAway).toBe(true);
  expect(await startOnceMore(bench, opened)).toContain('Packbench is already open');
  await expect.poll(isPutAway).toBe(false);
  // In front of the others, where the next scan goes into it.
  const isInFront = () => app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isFocused());
  await expect.poll(isInFront).toBe(true);
}

/** To a port where nobody listens. */
async function callOverHttps({ app, page }: OpenApp): Promise<void> {
  const call = (name: string, request: object) =>
    page.evaluate(([operation, asked]) => window.packbench.call(operation as 'accounts.openDraft', asked as never), [
      name,
      request,
    ] as const);
  const draft = await call('accounts.openDraft', { accountId: null });
  if (!draft.ok) throw new Error('No draft was opened.');
  const { draftId } = draft.value;
  for (const which of ['service', 'subscription']) {
    await app.evaluate(({ clipboard }) => clipboard.writeText('a key that no service knows'));
    await call('accounts.pasteKey', { draftId, which });
  }
  const tested = await call('accounts.testDraft', { draftId, baseAddress: 'https://127.0.0.1:9' });
  expect(tested).toMatchObject({ ok: false });
}

test('a window that is never ready to show is shown when its page has loaded', async ({ bench }) => {
  const opened = await bench.open({ mainModule });
  await expect.poll(() => isVisible(opened)).toBe(true);
  await expect.poll(() => opened.app.evaluate(() => Reflect.get(globalThis, 'wasShownWithTheLoad'))).toBe(true);
  const lines = (words: string) => readLog(bench.userData).filter((line) => line.includes(words));
  await expect.poll(() => lines('window ready')).toHaveLength(1);
  expect(await askedForLate(opened)).toEqual([]);
  await test.step('its own fonts are there for the first text, and for the letters of other scripts', () =>
    seeFonts(opened));
  await test.step('what is shown before the page has run its script is as the person chose it', () =>
    seeFirstPicture(opened));
  await test.step('whoever starts Packbench again sees its window, though it was put away', () =>
    callToFront(bench, opened));
  // Nothing has needed this computer's root certificates. The first call over https does; a thread of the built app
  // reads them.
  expect(lines('own root certificates')).toEqual([]);
  await callOverHttps(opened);
  await expect.poll(() => lines('own root certificates')).toEqual([expect.stringContaining('have been read')]);
});

/** Narrower than the window would be, and lower than it may be made on a larger one. */
const screenSize = { width: 1080, height: 690 };

/** All of it can be seen where no window manager makes it fit. */
async function seeWholeWindow({ page }: OpenApp): Promise<void> {
  const outside = () =>
    page.evaluate(() => {
      const [right, bottom] = [screenX + outerWidth, screenY + outerHeight];
      return [-screenX, -screenY, right - screen.width, bottom - screen.height].filter((pixels) => pixels > 0);
    });
  await expect.poll(outside).toEqual([]);
}

test('a window whose page says nothing at all is shown after two seconds; a lone Alt leaves the keyboard in the page: the next scan arrives, and the next start finds the window as large', async ({
  bench,
}) => {
  const display = await openVirtualDisplay(screenSize);
  const desktop = { DISPLAY: display.name, CHROMIUM_RUNTIME_WINDOW: '1' };
  try {
    const opened = await bench.open({ mainModule, environment: { ...desktop, PACKBENCH_TEST_NO_LOAD: '1' } });
    await expect.poll(() => isVisible(opened)).toBe(true);
    await test.step('on a screen that is smaller it is no larger than that', () => seeWholeWindow(opened));
    await test.step('a lone Alt leaves the keyboard in the page', () => pressAltAndScan(opened, desktop));
    await test.step('the next start finds it as large as a person has made it', async () => {
      await typeKeys(desktop, 'windowsize', await windowOf(desktop), '1040', '690');
      await expect.poll(() => sizeOf(opened)).toEqual([1040, 690]);
      await opened.close();
    });
  } finally {
    display.close();
  }
  // The display ends with its last window.
  const another = await openVirtualDisplay({ ...screenSize, width: 1400 });
  try {
    const next = await bench.open({ environment: { ...desktop, DISPLAY: another.name } });
    await expect.poll(() => sizeOf(next)).toEqual([1040, 690]);
  } finally {
    another.close();
  }
});

const sizeOf = ({ app }: OpenApp): Promise<number[] | undefined> =>
  app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getSize());

const typeKeys = (desktop: NodeJS.ProcessEnv, ...keys: readonly string[]) =>
  promisify(execFile)('xdotool', keys, { env: { ...process.env, ...desktop }, timeout: 10_000 });

async function windowOf(desktop: NodeJS.ProcessEnv): Promise<string> {
  const { stdout } = await typeKeys(desktop, 'search', '--onlyvisible', '--class', 'Packbench');
  return stdout.trim().split('\n').at(-1) ?? '';
}

async function pressAltAndScan({ app, page }: OpenApp, desktop: NodeJS.ProcessEnv): Promise<void> {
  // An order that a scanner with any keyboard layout can type.
  const orderNumber = (await readOrderNumbers(page, 8)).find((number) => /^[A-Z0-9]+$/.test(number)) ?? '';
  const type = (...keys: string[]) => typeKeys(desktop, ...keys);
  const window = await windowOf(desktop);
  await type('windowfocus', '--sync', window);
  await type('key', 'Alt_L');
  // Alt is released before the digit of a shortcut.
  await type('keydown', 'Alt_L', 'keydown', '1', 'keyup', 'Alt_L', 'keyup', '1');
  await type('type', '--delay', '6', `${orderNumber}\n`);
  await expect(page.getByText(say('orders.selected', { count: 1 }))).toBeVisible();
  const bar = await app.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    return [window?.isMenuBarVisible(), window?.isMenuBarAutoHide()];
  });
  expect(bar).toEqual([false, false]);
}
