/** Starts Packbench: the window first; the services are loaded while it loads its page. */
import { join } from 'node:path';
import { app, nativeTheme, protocol, session } from 'electron';
import { registerAppScheme, serveApp } from './electron/app-protocol.ts';
import { firstColours, readFirstLook, withFirstPicture } from './electron/first-picture.ts';
import { closeInOrder, startAgain } from './electron/lifecycle.ts';
import { setMenu } from './electron/menu.ts';
import { routeOperations } from './electron/router.ts';
import { createScannerDevices } from './electron/scanner-devices.ts';
import { denyWhatNoPageNeeds, keepPageOffNetwork } from './electron/security.ts';
import { openWindow } from './electron/window.ts';
import { createSecretRegister } from './redaction/secrets.ts';
import { endHungPage } from './start-and-end/end-hung-page.ts';
import { createPageLoads } from './start-and-end/load-again.ts';
import { loadAhead } from './start-and-end/load-ahead.ts';
import { readPlaceAtStart } from './start-and-end/place-at-start.ts';
import { createProgramFaults } from './start-and-end/program-faults.ts';
import { collectsAtRest } from './threads/collect-at-rest.ts';
import { afterRunning, systemClock, timerOnThisComputer } from './time/system-time.ts';

/** In milliseconds. The services wait no longer for a page that does not ask for its files, or whose files get lost. */
const longestFirstLoad = 1_000;
/**
 * In milliseconds, from its first script on. A hidden window may paint nothing (Wayland), and a busy computer
 * paints late.
 */
const longestPainting = 250;

/**
 * In milliseconds, until Chromium has what was given out. A large file goes there in many turns of main, and loading the
 * services leaves none: the page's script was there 45 ms later.
 */
const delivering = 25;

/** Chromium starts once the code above has been loaded, and this is not needed before it runs. */
const loadLog = () => import('./redaction/log.ts');

/**
 * Most of the services' code, in pieces that take main 5 to 30 ms each: settings.ts brings Zod. A larger piece would
 * keep main busy when Chromium has started, and delay the window. So would all of it, because Chromium needs both cores.
 */
const largestParts = [
  loadLog,
  () => import('./settings.ts'),
  () => import('./operations.ts'),
  () => import('./service-ground.ts'),
];

/** out/: this file is built to out/main/index.js. */
const built = join(import.meta.dirname, '..');

async function start(): Promise<void> {
  const { openLog } = await loadLog();
  const folder = app.getPath('userData');
  const secrets = createSecretRegister();
  const log = openLog({ folder: join(folder, 'logs'), level: process.env.PACKBENCH_LOG, secrets });
  const programFaults = createProgramFaults();
  // Electron would show a box of its own with the program's stack, and warn of promises on stderr, where nobody reads it.
  process.on('uncaughtException', (error) => {
    log.error('Nobody caught an error.', { err: error });
    programFaults.note();
  });
  process.on('unhandledRejection', (error) => {
    log.error('Nobody heard of a promise that failed.', { err: error });
    programFaults.note();
  });

  const scanners = createScannerDevices();
  const { defaultSession } = session;
  denyWhatNoPageNeeds({ app, session: defaultSession, scanners });
  const within = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => void timerOnThisComputer(milliseconds, resolve));
  const firstLook = () => readFirstLook(folder, nativeTheme.shouldUseDarkColors);
  const place = readPlaceAtStart(folder, systemClock.now());
  const { promise: windowShown, resolve: showWindow } = Promise.withResolvers<void>();
  const firstLoad = serveApp({
    protocol,
    folder: join(built, 'renderer'),
    asShownFirst: (html) => withFirstPicture(html, firstLook(), place),
    painted: () => Promise.race([windowShown, within(longestPainting)]),
  });
  setMenu();

  const window = openWindow({
    preloadPath: join(built, 'preload', 'index.js'),
    ground: firstColours[firstLook().theme].desk,
    shown() {
      log.info('window ready');
      process.stderr.write('window ready\n');
      showWindow();
    },
  });
  const pageLoads = createPageLoads({
    load: () => window.load(),
    notLoaded: (error) => log.error('The page was not loaded.', { err: error }),
    after: timerOnThisComputer,
  });
  pageLoads.begin();
  const endPage = (): void => {
    log.error('The page hangs and is ended.');
    window.endPage();
  };
  endHungPage(window.frame.webContents, endPage, afterRunning);
  window.frame.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    log.error('The page has gone and is loaded again.', { reason, exitCode });
    // Not while Electron is still emitting the event.
    setImmediate(pageLoads.gone);
  });
  scanners.serve(window.frame.webContents, defaultSession, window.announce);
  app.on('second-instance', () => window.focus());

  // Loading the services takes longer than everything above, and main answers nothing meanwhile. So the page's own
  // files come first; its script comes behind its first picture, which shows the window. The services are still there by
  // the time the page has run that script.
  const mayTakeTime = Promise.race([
    firstLoad.then(() => within(delivering)),
    window.pageSettled,
    within(longestFirstLoad),
  ]);
  const services = mayTakeTime
    .then(() => import('./desktop-services.ts'))
    .then(({ startServices }) =>
      startServices({
        version: app.getVersion(),
        systemLocale: app.getSystemLocale(),
        appFolder: app.getAppPath(),
        folder,
        threads: join(built, 'main'),
        log,
        secrets,
        window,
        scanners,
        programFaults,
        startAgain: () => startAgain(app, process),
      }),
    );
  routeOperations(
    services.then(({ operations }) => operations),
    log,
    collectsAtRest(),
  );
  closeInOrder(() => services.then((running) => running.close()), {
    app,
    own: process,
    after: timerOnThisComputer,
    log,
  });
}

app.enableSandbox();
// For the page and its threads; main's V8 has already started. On a computer with much memory V8 lets many megabytes
// of young objects fill up, in each half, before it looks through them, and keeps the room. It would let old objects
// grow to hundreds of megabytes before its first look, and fourfold between two looks: 16 MB and a half are enough
// (docs/performance.md, Memory of the page).
app.commandLine.appendSwitch(
  'js-flags',
  '--expose-gc --max-semi-space-size=4 --initial-old-space-size=16 --heap-growing-percent=50',
);
keepPageOffNetwork(app.commandLine);
registerAppScheme(protocol);
// The installer's shortcuts have this name (electron-builder.yml), and Electron gives its windows another: pinned to the taskbar,
// Packbench would be there twice.
if (process.platform === 'win32') app.setAppUserModelId('app.packbench.desktop');
if (app.requestSingleInstanceLock()) {
  void app.whenReady().then(start);
  // Main has nothing to do while Chromium starts. Where Chromium is ready at once, the rest is loaded after the
  // window's first picture.
  void loadAhead(largestParts, timerOnThisComputer, () => app.isReady());
} else {
  // Whoever started it in a terminal may not see that window, such as on a virtual display.
  process.stderr.write('Packbench is already open: its window comes to the front.\n');
  app.quit();
}
