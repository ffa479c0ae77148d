/** Starts Packbench: the window first; what it asks is loaded while it loads its page. */
import { join } from 'node:path';
import { app } from 'electron';
import { registerAppScheme, serveApp } from './electron/app-protocol.ts';
import { closeInOrder } from './electron/lifecycle.ts';
import { setMenu } from './electron/menu.ts';
import { routeOperations } from './electron/router.ts';
import { createScannerDevices } from './electron/scanner-devices.ts';
import { denyWhatNoPageNeeds } from './electron/security.ts';
import { openWindow } from './electron/window.ts';
import { loadAgain } from './load-again.ts';
import { loadAhead } from './load-ahead.ts';
import { openLog } from './log.ts';
import { createSecretRegister } from './secrets.ts';
import { timerOnThisComputer } from './system-time.ts';

/** In milliseconds. A page that does not ask for its files, or whose files are lost on the way, keeps the services waiting no longer. */
const longestFirstLoad = 1_000;
/** From its last file on. A hidden window may paint nothing (Wayland), and a busy computer is late with it. */
const longestPainting = 250;

/**
 * What most services are made of, in two pieces that take main 30 to 50 ms each. With all of it main is still busy when Chromium has
 * started, and the window comes later.
 */
const largestParts = [() => import('./operations.ts'), () => import('./service-ground.ts')];

/** out/: this file is built to out/main/index.js. */
const built = join(import.meta.dirname, '..');

function start(): void {
  const folder = app.getPath('userData');
  const secrets = createSecretRegister();
  const log = openLog({ folder: join(folder, 'logs'), level: process.env.PACKBENCH_LOG, secrets });
  process.on('uncaughtExceptionMonitor', (error) => log.error('The app is ended by an error.', { err: error }));

  const scanners = createScannerDevices();
  denyWhatNoPageNeeds(scanners);
  const firstLoad = serveApp(join(built, 'renderer'));
  setMenu();

  const { promise: windowShown, resolve: showWindow } = Promise.withResolvers<void>();
  const window = openWindow({
    preloadPath: join(built, 'preload', 'index.js'),
    shown() {
      log.info('window ready');
      process.stderr.write('window ready\n');
      showWindow();
    },
    notLoaded: (error) => log.error('The page was not loaded.', { err: error }),
  });
  const loadPage = loadAgain(() => window.loadAgain(), timerOnThisComputer);
  window.frame.webContents.on('render-process-gone', (_event, { reason, exitCode }) => {
    log.error('The page has gone and is loaded again.', { reason, exitCode });
    // Not while Electron is still telling it.
    setImmediate(loadPage);
  });
  scanners.serve(window.frame.webContents, window.announce);
  app.on('second-instance', () => window.focus());

  // Loading them takes longer than all that stands above, and main answers nothing meanwhile: the page's own files come first, and
  // then its first picture, which shows the window. They are there all the same when the page has run its script.
  const within = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => void timerOnThisComputer(milliseconds, resolve));
  const painted = firstLoad.then(() => Promise.race([windowShown, within(longestPainting)]));
  const mayTakeTime = Promise.race([painted, window.pageSettled, within(longestFirstLoad)]);
  const services = mayTakeTime
    .then(() => import('./desktop-services.ts'))
    .then(({ startServices }) =>
      startServices({
        version: app.getVersion(),
        appFolder: app.getAppPath(),
        folder,
        threads: join(built, 'main'),
        log,
        secrets,
        window,
        scanners,
      }),
    );
  routeOperations(
    services.then(({ operations }) => operations),
    log,
  );
  closeInOrder(() => services.then((running) => running.close()), log);
}

app.enableSandbox();
// For the page and its threads; main's V8 has begun by now. Where a computer has much memory V8 lets much of it fill with what was just
// made before it looks through that, and keeps the room: megabytes, of each half. What has lasted it would let grow to hundreds of
// megabytes before its first look, and fourfold between two: 16 MB and a half do (docs/performance.md, Memory of the page).
app.commandLine.appendSwitch(
  'js-flags',
  '--max-semi-space-size=4 --initial-old-space-size=16 --heap-growing-percent=50',
);
registerAppScheme();
if (app.requestSingleInstanceLock()) {
  void app.whenReady().then(start);
  // While Chromium starts main has nothing to do. Where it is ready at once they are loaded behind the window's first picture.
  void loadAhead(largestParts, timerOnThisComputer, () => app.isReady());
} else app.quit();
