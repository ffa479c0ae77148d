/**
 * The services on this computer: the adapters to the system, the services on top of them, and the operations the page
 * may ask for.
 */
import { join } from 'node:path';
import type { PracticeService } from './accounts/practice-service.ts';
import { createAppServices } from './app-services.ts';
import { regionNamed } from './csv.ts';
import { isChosenPlaceAsked } from './disk/chosen-place.ts';
import { createOpenDialog, createSaveDialog, operatorName, systemClipboard } from './electron/desktop-ports.ts';
import { createKeyVault } from './electron/key-vault.ts';
import { endWithoutThreads } from './electron/lifecycle.ts';
import { type RunningPractice, startPractice } from './electron/practice.ts';
import type { ScannerDevices } from './electron/scanner-devices.ts';
import { openSettingsFile } from './electron/settings-file.ts';
import { askSystemProxy } from './electron/system-proxy.ts';
import type { AppWindow } from './electron/window.ts';
import { failureOf } from './failures.ts';
import { createOperations } from './operations.ts';
import type { OperationTable } from './perform.ts';
import type { Log } from './ports.ts';
import { spoolerOfThisSystem } from './printing/spooler-of-this-system.ts';
import type { SecretRegister } from './redaction/secrets.ts';
import { trustSystemRoots } from './shipping/system-trust.ts';
import { awaitFirstRows } from './start-and-end/first-rows.ts';
import type { ProgramFaults } from './start-and-end/program-faults.ts';
import { afterOnThisComputer, systemClock } from './time/system-time.ts';

export interface DesktopServices {
  /** Rejects when the services could not start; the log has it by then. */
  readonly operations: Promise<OperationTable>;
  close(): Promise<void>;
}

export interface DesktopParts {
  readonly version: string;
  /** As the system writes numbers and dates: 'de-DE'. */
  readonly systemLocale: string;
  /** Where the app's own built files and resources are. */
  readonly appFolder: string;
  /** The person's own folder for this app. */
  readonly folder: string;
  /** The folder of the built threads. */
  readonly threads: string;
  readonly log: Log;
  readonly secrets: SecretRegister;
  readonly window: AppWindow;
  readonly scanners: ScannerDevices;
  readonly programFaults: ProgramFaults;
  readonly startAgain: () => void;
}

export function startServices({
  version,
  systemLocale,
  appFolder,
  folder,
  threads,
  log,
  secrets,
  window,
  scanners,
  programFaults,
  startAgain,
}: DesktopParts): DesktopServices {
  const thread = (name: string): string => join(threads, `${name}.js`);
  const firstRows = awaitFirstRows(afterOnThisComputer);
  let practice: RunningPractice | null = null;
  /** On a bench with live accounts perhaps nobody ever needs it. */
  const practiceWanted = Promise.withResolvers<void>();
  const practiceStarted = practiceWanted.promise
    .then(() => firstRows.answered)
    .then((isAnswered): PracticeService | Promise<PracticeService> => {
      if (!isAnswered) return { running: false, failure: failureOf('cancelled').failure };
      practice = startPractice({ workerPath: thread('practice-worker'), folder, log });
      return practice.started;
    });
  const keyVault = createKeyVault(log);
  endWithoutThreads(() => keyVault.isAsked() || isChosenPlaceAsked());
  const print = spoolerOfThisSystem({
    platform: process.platform,
    environment: process.env,
    after: afterOnThisComputer,
    appFolder,
  });
  const trust = trustSystemRoots({ workerPath: thread('system-roots'), after: afterOnThisComputer, log });

  // In a later turn, so that a settings file that cannot be opened is reported on the page like every other failed
  // start.
  const services = Promise.resolve().then(() =>
    createAppServices({
      version,
      ...regionNamed(systemLocale),
      folder,
      clock: systemClock,
      log,
      secrets,
      keyVault,
      settingsFile: openSettingsFile({ folder, clock: systemClock, log, storeCode: thread('electron-store') }),
      clipboard: systemClipboard,
      saveDialog: createSaveDialog(window.frame),
      openDialog: createOpenDialog(window.frame),
      scannerPicker: scanners,
      programFaults,
      operator: operatorName(),
      spooler: print.spooler,
      announce: window.announce,
      startAgain,
      addressBookWorkers: { copies: thread('address-book-copies'), refresh: thread('address-book-refresh') },
      ordersWorker: thread('orders'),
      practice: practiceStarted,
      startPractice: practiceWanted.resolve,
      connection: { trust, askSystemProxy, answersWorker: thread('service-answers') },
    }),
  );
  services.catch((error: unknown) => log.error('The services could not start.', { err: error }));
  // Reads the orders and the address books for times without a network. A failed start is already reported above.
  void services.then(
    async (running) => {
      // The page asks for the list as soon as its script has run.
      running.mirror.begin();
      scanners.remember(() => running.preferences.get().scannerDevice);
      if (!(await firstRows.answered)) return;
      running.ordersReading.start();
      running.mirror.keepTidy();
      await running.addressBook.keepFresh();
    },
    () => undefined,
  );

  return {
    operations: services.then((running) => firstRows.watched(createOperations(running))),
    close() {
      firstRows.giveUp();
      return services
        .then((running) => running.close())
        .finally(print.close)
        .finally(() => practice?.close());
    },
  };
}
