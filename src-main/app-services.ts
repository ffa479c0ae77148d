/** Wires the services of main: the same for the app and for tests. Everything from outside comes in as a port. */
import { join } from 'node:path';
import type { AccountId } from '../src-preload/contract/account.ts';
import type { ManifestOrder } from '../src-preload/contract/manifest.ts';
import type { AccountsService } from './accounts/accounts-service.ts';
import { type ActivityService, createActivityService } from './activity/activity-service.ts';
import { type AddressBookService, createAddressBookService } from './address-book/address-book-service.ts';
import { type AddressListsService, createAddressListsService } from './address-lists/address-lists-service.ts';
import { type AddressesService, createAddressesService } from './addresses/addresses-service.ts';
import { type AppStatusService, createAppStatusService } from './app-status.ts';
import { createDiagnosticsService, type DiagnosticsService } from './diagnostics/diagnostics-service.ts';
import { type Computer, holdFolder, thisComputer } from './disk/one-computer.ts';
import { dialogsOnce } from './disk/one-dialog.ts';
import { withOwnFilesKept } from './disk/own-files-stay.ts';
import { prepareOwnFolders } from './disk/own-folders.ts';
import { createStartTroubles } from './disk/start-troubles.ts';
import { failureOf } from './failures.ts';
import { createHandOverService, type HandOverService } from './hand-over/hand-over-service.ts';
import { createOpenTallies } from './hand-over/open-tallies.ts';
import { createInDoubtService, type InDoubtService } from './in-doubt/in-doubt-service.ts';
import { createActivityLog } from './journal/activity-log.ts';
import { begunCount } from './journal/begun-order.ts';
import { isCheckedAhead } from './journal/checked-ahead.ts';
import { createEnteredAgain } from './journal/entered-again.ts';
import { ledgerPath } from './journal/ledger.ts';
import { checkingLedger } from './journal/ledger-check.ts';
import { createPrintLog } from './journal/print-log.ts';
import { createLongQuestions, type LongQuestions } from './long-questions.ts';
import { createManifestsService, type ManifestsService } from './manifests/manifests-service.ts';
import { createMirrorService, type MirrorService } from './mirror/mirror-service.ts';
import { createOrdersReading, type OrdersReading } from './mirror/reading/orders-reading.ts';
import { type ChangesService, createChangesService } from './order-changes/changes-service.ts';
import { createOrdersService, type OrdersService } from './orders/orders-service.ts';
import { createSelectionService, type SelectionService } from './orders/selection.ts';
import { throwIfGone, throwIfShippedUnseen } from './orders/shipped-meanwhile.ts';
import type { Announce, OpenDialog, SaveDialog, ScannerPicker, Spooler } from './ports.ts';
import { paperChoiceFor } from './preferences/paper-choice.ts';
import { createPreferencesService, type PreferencesService } from './preferences/preferences-service.ts';
import { createPrintingService, type PrintingService } from './printing/printing-service.ts';
import { createRatesService, type RatesService } from './rates/rates-service.ts';
import { type GroundPorts, ledgerFolder, manifestsFolder, openServiceGround } from './service-ground.ts';
import {
  createSettingsTransferService,
  type SettingsTransferService,
} from './settings-transfer/settings-transfer-service.ts';
import { createSheetsService, type SheetsService } from './sheets/sheets-service.ts';
import { endServices } from './start-and-end/orderly-end.ts';
import { createPlaceKept, type PlaceKept } from './start-and-end/place-kept.ts';
import type { ProgramFaults } from './start-and-end/program-faults.ts';
import { createWorkUnderWay, unlessEnding } from './start-and-end/work-under-way.ts';
import { createNotAddedService, type NotAddedService } from './station/not-added.ts';
import { createOpenRounds } from './station/open-rounds.ts';
import { createStationService, type StationService } from './station/station-service.ts';
import { createTrackingService, type TrackingService } from './tracking/tracking-service.ts';
import { whatFollows } from './what-follows.ts';

export interface AppPorts extends GroundPorts {
  readonly version: string;
  readonly saveDialog: SaveDialog;
  readonly openDialog: OpenDialog;
  readonly scannerPicker: ScannerPicker;
  readonly programFaults: ProgramFaults;
  /** Who is signed in to this computer; noted with everything a person settles by hand. */
  readonly operator: string;
  readonly spooler: Spooler;
  readonly announce: Announce;
  /** Ends this program in order, and starts it again. */
  readonly startAgain: () => void;
  /** copy-worker.ts and refresh-worker.ts of src-main/address-book, or their built files. */
  readonly addressBookWorkers: { readonly copies: string; readonly refresh: string };
  /** mirror-worker.ts of src-main/mirror, or its built file. */
  readonly ordersWorker: string;
  /** By default this one. */
  readonly computer?: Computer;
  /** The operator's region, for tables (BCP 47); by default that of this computer. */
  readonly region?: string;
}

export interface AppServices {
  readonly accounts: AccountsService;
  readonly orders: OrdersService;
  readonly mirror: MirrorService;
  readonly ordersReading: OrdersReading;
  readonly selection: SelectionService;
  readonly station: StationService;
  readonly notAdded: NotAddedService;
  readonly handOver: HandOverService;
  readonly manifests: ManifestsService;
  /** As in orders/shipped-meanwhile.ts. */
  throwIfShippedUnseen(accountId: AccountId, orders: readonly ManifestOrder[]): Promise<void>;
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
  readonly placeKept: PlaceKept;
  /**
   * Runs an operation; `close` waits for it. Once the end has begun, throws PackbenchError 'cancelled' before anything
   * is done.
   */
  begin<Value>(run: () => Value | Promise<Value>): Promise<Value>;
  /** As `endServices` does. */
  close(): Promise<void>;
}

/** Recovers what an earlier run left open before it resolves. Throws PackbenchError 'open-elsewhere', and has then touched nothing. */
export async function createAppServices(outside: AppPorts): Promise<AppServices> {
  const work = createWorkUnderWay();
  const saveDialog = withOwnFilesKept(outside.folder, outside.saveDialog);
  const ports = untilTheEnd({ ...outside, ...dialogsOnce({ ...outside, saveDialog }) }, work.ending);
  const { clock, log, announce } = ports;
  const held = holdFolder({ folder: ports.folder, computer: ports.computer ?? thisComputer(), log });
  const startTroubles = createStartTroubles(log);
  await prepareOwnFolders({ folder: ports.folder, startTroubles });
  const isLedgerChecked = await isCheckedAhead(ledgerPath(ledgerFolder(ports.folder)), checkingLedger);
  /** The parts that most services need. */
  const ground = {
    ...ports,
    ...openServiceGround({ ...ports, isLedgerChecked, assertFolderHeld: held.assertHeld }, startTroubles, work.ending),
  };
  const { ledger, accounts, knownOrders, happened } = ground;
  const enteredAgain = createEnteredAgain(ledger.accounts, () => accounts.list().accounts.map((one) => one.accountId));
  const preferences = createPreferencesService(ground);
  const mirror = createMirrorService({ ...ground, preferences, workerPath: ports.ordersWorker });
  const manifests = createManifestsService({
    ...{ ...ground, enteredAgain },
    folder: manifestsFolder(ports.folder),
    throwIfGone: (accountId, orders) => throwIfGone({ mirror, log }, accountId, orders),
  });
  const selection = createSelectionService({ ...ground, chosen: mirror.choose });
  const { shownAccountIds } = mirror;
  const ordersReading = createOrdersReading({
    ...{ ...ground, shownAccountIds },
    mirror: mirror.intake,
    every: () => preferences.get().ordersEverySeconds * 1_000,
    shippedSince: mirror.shippedSince,
    fingerprintOf: (account) => ledger.accounts.at(account).fingerprint,
  });
  const { readSince, isBeingRead } = ordersReading;
  const lookNow = (accountId: AccountId): void => ordersReading.lookNow(accountId, 'round');
  const orders = createOrdersService({ ...ground, manifests, mirror, isBeingRead, known: knownOrders });
  const inDoubt = createInDoubtService({ ...ground, manifests, numberNow: mirror.numberNow });
  const { lookUp } = inDoubt;
  const changes = createChangesService({ ...ground, lookUp });
  const questions = createLongQuestions(ground);
  const printLog = createPrintLog(ledger);
  const printing = createPrintingService({
    ...ground,
    printLog,
    manifests,
    choiceFor: (kind) => paperChoiceFor(kind, preferences.get()),
  });
  const tracking = createTrackingService(ground);
  const kept = { clock, startTroubles, assertFolderHeld: held.assertHeld };
  const rounds = createOpenRounds({ ...kept, folder: join(ports.folder, 'station') });
  const asks = { orders, mirror, manifests, printing, tracking, preferences, lookNow, readSince };
  const station = createStationService({ ...ground, ...asks, rounds });
  const notAdded = createNotAddedService(ground);
  const begun = begunCount(ledger.database, log);
  const tallies = createOpenTallies({ ...kept, folder: join(ports.folder, 'hand-over'), begun });
  const handOver = createHandOverService({
    ...ground,
    ...{ tallies, mirror, printing },
    folder: manifestsFolder(ports.folder),
  });
  const rates = createRatesService(ground);
  const sheets = createSheetsService({ ...ground, printing });
  const addressBook = createAddressBookService({
    ...{ ...ground, shownAccountIds },
    workers: ports.addressBookWorkers,
    maxAgeHours: () => preferences.get().addressBookMaxAgeHours,
  });
  const addresses = createAddressesService({ ...ground, addressBook });
  const addressLists = createAddressListsService({ ...ground, addresses });
  const activityLog = createActivityLog(ledger, enteredAgain, handOver.activity);
  const { readAhead } = handOver;
  const activity = createActivityService({ ...ground, activityLog, readAhead });
  const settingsTransfer = createSettingsTransferService(ground);
  const status = createAppStatusService({ ...ground, inDoubt, addressBook, ending: work.ending });
  const placeKept = createPlaceKept(ground);
  const diagnostics = createDiagnosticsService({
    ...{ ...ground, status, activityLog, readAhead, printing, mirror, ordersReading },
  });
  const hearers = { announce, status, knownOrders, manifests, inDoubt, mirror, ordersReading, addressBook, addresses };
  ground.listen(whatFollows({ ...hearers, accounts, ledger, station }));
  ledger.unwritten.watch(() => happened('unwrittenChanged', {}));
  ports.programFaults.watch(status.announce);

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
    notAdded,
    handOver,
    manifests,
    throwIfShippedUnseen: (accountId, orders) => throwIfShippedUnseen({ ...ground, ...asks }, accountId, orders),
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
    placeKept,
    async begin(run) {
      if (work.ending.aborted) throw failureOf('cancelled');
      return work.follow((async () => run())());
    },
    close: () =>
      endServices({
        ...ground,
        ...{ work, printing, orders, addressLists, addresses, addressBook, ordersReading, mirror, changes },
        ...{ station, handOver, manifests, placeKept },
      }).finally(held.letGo),
  };
}

/** At the end nobody waits for a person: open dialogs count as cancelled. */
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
