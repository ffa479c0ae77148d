/** Starts Packbench: the adapters to the system, then the services, the operations, the router, and the window. */
import { join } from 'node:path';
import { app } from 'electron';
import { createAppServices } from './app-services.ts';
import { registerAppScheme, serveApp } from './electron/app-protocol.ts';
import { createOpenDialog, createSaveDialog, operatorName, systemClipboard } from './electron/desktop-ports.ts';
import { createKeyVault } from './electron/key-vault.ts';
import { closeInOrder } from './electron/lifecycle.ts';
import { setMenu } from './electron/menu.ts';
import { startPractice } from './electron/practice.ts';
import { routeOperations } from './electron/router.ts';
import { denyWhatNoPageNeeds } from './electron/security.ts';
import { openSettingsFile } from './electron/settings-file.ts';
import { openWindow } from './electron/window.ts';
import { openLog } from './log.ts';
import { createOperations } from './operations.ts';
import { createCupsSpooler } from './printing/cups-spooler.ts';
import { createSecretRegister } from './secrets.ts';
import { trustSystemRoots } from './shipping/system-trust.ts';
import { afterOnThisComputer, systemClock } from './system-time.ts';

/** out/: this file is built to out/main/index.js. */
const built = join(import.meta.dirname, '..');

function start(): void {
  const folder = app.getPath('userData');
  const secrets = createSecretRegister();
  const log = openLog({ folder: join(folder, 'logs'), level: process.env.PACKBENCH_LOG, secrets });
  process.on('uncaughtExceptionMonitor', (error) => log.error('The app is ended by an error.', { err: error }));

  const practice = startPractice({ workerPath: join(built, 'main', 'practice-worker.js'), folder, log });
  const keyVault = createKeyVault(log);

  denyWhatNoPageNeeds();
  serveApp(join(built, 'renderer'));
  setMenu();

  const window = openWindow({
    preloadPath: join(built, 'preload', 'index.js'),
    shown() {
      log.info('window ready');
      process.stderr.write('window ready\n');
    },
  });
  app.on('second-instance', () => window.focus());
  const rootsWorker = join(built, 'main', 'system-roots.js');
  const trust = trustSystemRoots({ workerPath: rootsWorker, after: afterOnThisComputer, log });

  // A later turn, so that a settings file that cannot be opened is told on the page like every other failed start.
  const services = Promise.resolve().then(() =>
    createAppServices({
      version: app.getVersion(),
      folder,
      clock: systemClock,
      log,
      secrets,
      keyVault,
      settingsFile: openSettingsFile({ folder, clock: systemClock, log }),
      clipboard: systemClipboard,
      saveDialog: createSaveDialog(window.frame),
      openDialog: createOpenDialog(window.frame),
      operator: operatorName(),
      spooler: createCupsSpooler(process.env),
      announce: window.announce,
      addressBookWorkers: {
        copies: join(built, 'main', 'address-book-copies.js'),
        refresh: join(built, 'main', 'address-book-refresh.js'),
      },
      ordersWorker: join(built, 'main', 'orders.js'),
      practice: practice.started,
      connection: { trust, answersWorker: join(built, 'main', 'service-answers.js') },
    }),
  );
  services.catch((error: unknown) => log.error('The services could not start.', { err: error }));
  // The orders and the address books for the time without a network. That the services could not start is said above.
  void services.then(
    (running) => {
      running.ordersReading.start();
      running.mirror.keepTidy();
      return running.addressBook.keepFresh();
    },
    () => undefined,
  );

  routeOperations(services.then(createOperations), log);
  closeInOrder(() => services.then((running) => running.close()).finally(() => practice.close()), log);
}

app.enableSandbox();
registerAppScheme();
if (app.requestSingleInstanceLock()) void app.whenReady().then(start);
else app.quit();
