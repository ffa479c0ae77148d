/** Wires the services of main: the same for the app and for tests. Everything from outside comes in as a port. */
import { join } from 'node:path';
import { type AccountsService, createAccountsService } from './accounts/accounts-service.ts';
import { createKnownOrders } from './accounts/known-orders.ts';
import type { PracticeService } from './accounts/practice-service.ts';
import { createReachability } from './accounts/reachability.ts';
import { createServiceDoor } from './accounts/service-door.ts';
import { type ActivityService, createActivityService } from './activity/activity-service.ts';
import { type AddressBookService, createAddressBookService } from './address-book/address-book-service.ts';
import { type AddressListsService, createAddressListsService } from './address-lists/address-lists-service.ts';
import { type AddressesService, createAddressesService } from './addresses/addresses-service.ts';
import { type AppStatusService, createAppStatusService } from './app-status.ts';
import { createDiagnosticsService, type DiagnosticsService } from './diagnostics/diagnostics-service.ts';
import { failureOf } from './failures.ts';
import { createHandOverService, type HandOverService } from './hand-over/hand-over-service.ts';
import { createOpenTallies } from './hand-over/open-tallies.ts';
import { createHearing, type Happened } from './happenings.ts';
import { createInDoubtService, type InDoubtService } from './in-doubt/in-doubt-service.ts';
import { createActivityLog } from './journal/activity-log.ts';
import { openLedger } from './journal/ledger.ts';
import { createPrintLog } from './journal/print-log.ts';
import { createLongQuestions, type LongQuestions } from './long-questions.ts';
import { createManifestsService, type ManifestsService } from './manifests/manifests-service.ts';
import { createMirrorService, type MirrorService } from './mirror/mirror-service.ts';
import { createOrdersReading, type OrdersReading } from './mirror/reading/orders-reading.ts';
import { type ChangesService, createChangesService } from './order-changes/changes-service.ts';
import { createOrdersService, type OrdersService } from './orders/orders-service.ts';
import { createSelectionService, type SelectionService } from './orders/selection.ts';
import { prepareOwnFolders } from './own-folders.ts';
import type {
  After,
  Announce,
  Clipboard,
  Clock,
  KeyVault,
  Log,
  OpenDialog,
  SaveDialog,
  ScannerPicker,
  SettingsFile,
  Spooler,
} from './ports.ts';
import { paperChoiceFor } from './preferences/paper-choice.ts';
import { createPreferencesService, type PreferencesService } from './preferences/preferences-service.ts';
import { createPrintingService, type PrintingService } from './printing/printing-service.ts';
import { createRatesService, type RatesService } from './rates/rates-service.ts';
import type { SecretRegister } from './secrets.ts';
import { openSettings } from './settings.ts';
import {
  createSettingsTransferService,
  type SettingsTransferService,
} from './settings-transfer/settings-transfer-service.ts';
import { createSheetsService, type SheetsService } from './sheets/sheets-service.ts';
import { createShippingClient, type ShippingClientOptions } from './shipping/index.ts';
import { createStartTroubles } from './start-troubles.ts';
import { createOpenRounds } from './station/open-rounds.ts';
import { createStationService, type StationService } from './station/station-service.ts';
import { afterOnThisComputer } from './system-time.ts';
import { createTrackingService, type TrackingService } from './tracking/tracking-service.ts';
import { whatFollows } from './what-follows.ts';
import { createWorkUnderWay, unlessEnding } from './work-under-way.ts';

export interface AppPorts {
  readonly version: string;
  /** Holds ledger/ and manifests/; made when they are not there. */
  readonly folder: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly secrets: SecretRegister;
  readonly keyVault: KeyVault;
  readonly settingsFile: SettingsFile;
  readonly clipboard: Clipboard;
  readonly saveDialog: SaveDialog;
  readonly openDialog: OpenDialog;
  readonly scannerPicker: ScannerPicker;
  /** Who is signed in to this computer: written beside what a person settles by hand. */
  readonly operator: string;
  readonly spooler: Spooler;
  readonly announce: Announce;
  /** copy-worker.ts and refresh-worker.ts of src-main/address-book, or what they are built to. */
  readonly addressBookWorkers: { readonly copies: string; readonly refresh: string };
  /** mirror-worker.ts of src-main/mirror, or what it is built to. */
  readonly ordersWorker: string;
  /** Its accounts are there before it has started. */
  readonly practice: Promise<PracticeService>;
  /** Deadlines, pauses and proxy of the way to the service; those of the design and of this computer unless given. */
  readonly connection?: Omit<ShippingClientOptions, 'clock' | 'log' | 'secrets'>;
  /** The operator's, for tables (BCP 47); this computer's unless given. */
  readonly region?: string;
  /** For what is done again after a while; a timer of this computer unless given. */
  readonly after?: After;
}

export interface AppServices {
  readonly accounts: AccountsService;
  readonly orders: OrdersService;
  readonly mirror: MirrorService;
  readonly ordersReading: OrdersReading;
  readonly selection: SelectionService;
  readonly station: StationService;
  readonly handOver: HandOverService;
  readonly manifests: ManifestsService;
  readonly changes: ChangesService;
  readonly inDoubt: InDoubtService;
  readonly questions: LongQuestions;
  readonly printing: PrintingService;
  readonly tracking: TrackingService;
  readonly rates: RatesService;
  readonly sheets: SheetsService;
  readonly addresses: AddressesService;
  readonly addressBook: AddressBookService;
  readonly addressLists: AddressListsService;
  readonly activity: ActivityService;
  readonly preferences: PreferencesService;
  readonly settingsTransfer: SettingsTransferService;
  readonly diagnostics: DiagnosticsService;
  readonly scannerPicker: ScannerPicker;
  readonly status: AppStatusService;
  /** Runs an operation; `close` waits for it. Throws PackbenchError 'cancelled', before anything was done, once the end has begun. */
  begin<Value>(run: () => Value | Promise<Value>): Promise<Value>;
  /**
   * Begins nothing more, calls reads off, waits for what was sent and for what follows its answer, but no longer than
   * `limitOfTheEnd`, and closes the ledger. What is cut then is in doubt, or read from its kept answer, at the next start.
   */
  close(): Promise<void>;
}

/** Milliseconds: `ServiceLimits.lastAnswers`, and a while for writing the answers down. */
export const limitOfTheEnd = 2_400;

/** Recovers what an earlier run left open before it answers. */
export async function createAppServices(given: AppPorts): Promise<AppServices> {
  const work = createWorkUnderWay();
  const ports = untilTheEnd(given, work.ending);
  const { clock, log, after = afterOnThisComputer } = ports;
  const settings = openSettings(ports.settingsFile, log);
  const startTroubles = createStartTroubles(log);
  await prepareOwnFolders({ folder: ports.folder, startTroubles });
  const ledger = openLedger({
    folder: join(ports.folder, 'ledger'),
    clock,
    log,
    after,
    startTroubles,
    vaultFolder: join(ports.folder, 'manifests'),
  });
  const client = createShippingClient({ ...ports.connection, clock, log, secrets: ports.secrets });
  const { announce } = ports;
  const { happened, listen } = createHearing(work.ending);

  const accounts = createAccountsService({ ...ports, settings, client, ledger, happened });
  const reachability = createReachability({
    clock,
    changed: (accountId, reachable) => happened('reachabilityChanged', { accountId, reachable }),
  });
  const door = createServiceDoor({ accounts, reachability });
  const knownOrders = createKnownOrders({ accounts });
  /** What most services need. */
  const ground = { ...ports, after, ledger, accounts, door, knownOrders, client, happened };
  const manifests = createManifestsService({ ...ground, folder: join(ports.folder, 'manifests') });
  const preferences = createPreferencesService({ settings, happened });
  const mirror = createMirrorService({ ...ground, preferences, workerPath: ports.ordersWorker });
  const selection = createSelectionService({ ...ground, chosen: mirror.choose });
  const ordersReading = createOrdersReading({
    ...ground,
    mirror: mirror.intake,
    every: () => preferences.get().ordersEverySeconds * 1_000,
    shippedSince: mirror.shippedSince,
  });
  const { wholeAt } = ordersReading;
  const orders = createOrdersService({ ...ground, manifests, mirror, wholeAt, known: knownOrders });
  const inDoubt = createInDoubtService({ ...ground, manifests });
  const { lookUp } = inDoubt;
  const changes = createChangesService({ ...ground, lookUp });
  const questions = createLongQuestions(ground);
  const printLog = createPrintLog(ledger);
  const printing = createPrintingService({
    ...ground,
    printLog,
    manifests,
    announce: hearJobs(announce, happened),
    choiceFor: (kind) => paperChoiceFor(kind, preferences.get()),
  });
  const tracking = createTrackingService(ground);
  const rounds = createOpenRounds({ folder: join(ports.folder, 'station'), clock, startTroubles });
  const asks = { orders, mirror, manifests, printing, tracking, preferences, lookNow: ordersReading.lookNow };
  const station = createStationService({ ...ground, ...asks, rounds });
  const tallies = createOpenTallies({ folder: join(ports.folder, 'hand-over'), clock, startTroubles });
  const handOver = createHandOverService({
    ...ground,
    ...{ tallies, mirror, printing },
    folder: join(ports.folder, 'manifests'),
  });
  const rates = createRatesService(ground);
  const sheets = createSheetsService({ ...ground, printing });
  const addressBook = createAddressBookService({
    ...ground,
    workers: ports.addressBookWorkers,
    maxAgeHours: () => preferences.get().addressBookMaxAgeHours,
  });
  const addresses = createAddressesService({ ...ground, reachability, addressBook });
  const addressLists = createAddressListsService({ ...ground, addresses });
  const activityLog = createActivityLog(ledger, handOver.activity);
  const activity = createActivityService({ ...ground, activityLog });
  const settingsTransfer = createSettingsTransferService({ ...ground, settings });
  const status = createAppStatusService({
    ...ground,
    settings,
    startTroubles,
    inDoubt,
    reachability,
    addressBook,
    ending: work.ending,
  });
  const diagnostics = createDiagnosticsService({
    ...ground,
    settings,
    status,
    activityLog,
    printing,
    mirror,
    ordersReading,
  });
  const hearers = { announce, status, knownOrders, manifests, inDoubt, mirror, ordersReading, addressBook, addresses };
  listen(whatFollows({ ...hearers, station }));
  ledger.unwritten.watch(() => happened('unwrittenChanged', {}));

  await manifests.recover(startTroubles);
  await changes.recover(startTroubles);
  if (!ledger.database.readOnly) await printing.resume(startTroubles);
  await startTroubles.attempt(() => station.resume());
  await startTroubles.attempt(() => handOver.resume());
  void accounts
    .checkSessionKeys()
    .catch((error: unknown) => log.error('The keys could not be checked.', { err: error }));
  return {
    accounts,
    orders,
    mirror,
    ordersReading,
    selection,
    station,
    handOver,
    manifests,
    changes,
    inDoubt,
    questions,
    printing,
    tracking,
    rates,
    sheets,
    addresses,
    addressBook,
    addressLists,
    activity,
    preferences,
    settingsTransfer,
    diagnostics,
    scannerPicker: ports.scannerPicker,
    status,
    async begin(run) {
      if (work.ending.aborted) throw failureOf('cancelled');
      return work.follow((async () => run())());
    },
    async close() {
      const operations = work.end();
      printing.close();
      orders.close();
      addressLists.closeAll();
      // In the same turn as the client calls their reads off: that one was called off is no failure of its address.
      const calledOff = Promise.all([
        addresses.callOff(),
        addressBook.close(),
        ordersReading.close().finally(() => mirror.close()),
      ]);
      const written = Promise.all([operations, changes.close(), client.close(), station.ended()]);
      await Promise.allSettled([calledOff, atMost(after, limitOfTheEnd, written)]);
      ledger.close();
      station.shut();
      handOver.shut();
      addresses.close();
      await calledOff;
    },
  };
}

/** What is told of print jobs is heard in main, too. */
function hearJobs(announce: Announce, happened: Happened): Announce {
  return (name, event) => {
    announce(name, event);
    if (name === 'printing.jobChanged') happened('printJobChanged', {});
  };
}

/** At the end nobody waits for a person: dialogs then count as cancelled. */
function untilTheEnd(ports: AppPorts, ending: AbortSignal): AppPorts {
  const { saveDialog, openDialog } = ports;
  return {
    ...ports,
    saveDialog: { choosePath: (name) => unlessEnding(ending, saveDialog.choosePath(name), null) },
    openDialog: {
      choosePdf: () => unlessEnding(ending, openDialog.choosePdf(), null),
      chooseTable: () => unlessEnding(ending, openDialog.chooseTable(), null),
      chooseSettings: () => unlessEnding(ending, openDialog.chooseSettings(), null),
    },
  };
}

async function atMost(after: After, milliseconds: number, work: Promise<unknown>): Promise<void> {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const callOff = after(milliseconds, resolve);
  await Promise.race([work, late]);
  callOff();
}
