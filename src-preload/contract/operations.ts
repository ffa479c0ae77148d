/** The bridge's one table: every operation the page can ask for, and every event main tells it. Types only. */
import type {
  Account,
  AccountColour,
  AccountDraft,
  AccountId,
  AccountList,
  AccountTest,
  KeyKind,
  LostAccount,
  WireFormat,
} from './account.ts';
import type { ActivityDetail, ActivityFilter, ActivityPage } from './activity.ts';
import type { OfflineCheckCounts, OfflineCheckPage, ValidationAnswer, ValidationQuery } from './address.ts';
import type { AddressBookPage, AddressBookQuery, AddressBookStatus } from './address-book.ts';
import type {
  AddressList,
  AddressListRows,
  AddressListRun,
  ColumnMapping,
  ListField,
  ListOutcome,
  ListWay,
  OpenedList,
} from './address-list.ts';
import type { AppStatus } from './app-status.ts';
import type { BenchPlace } from './bench-place.ts';
import type { ChangeRun, ChangeRunResults, LeftUndone, OrderChange } from './change.ts';
import type { CodeSheet, TestPage } from './code-sheet.ts';
import type {
  HandOverState,
  RelabelledParcel,
  Tally,
  TallyFinish,
  TallyScan,
  TallySummary,
  WaitingManifests,
} from './hand-over.ts';
import type { Resolution, WriteInDoubt } from './in-doubt.ts';
import type {
  MadeManifest,
  Manifest,
  ManifestHistory,
  ManifestOrder,
  ManifestPdf,
  ManifestSummary,
} from './manifest.ts';
import type {
  ListedOrder,
  OrderCopyStatus,
  OrderCounts,
  OrderListQuery,
  OrderPlaceRequest,
  OrderReading,
  OrderSelection,
  OrdersChanged,
  OrderWindow,
  OrderWindowRequest,
  SelectableOrders,
  SelectedOrder,
} from './order-list.ts';
import type { Preferences } from './preferences.ts';
import type { PrinterList, PrintJob, PrintRequest } from './printing.ts';
import type { QuestionProgress } from './progress.ts';
import type { RateList, RateQuery } from './rates.ts';
import type { ResolvedCode, ScanResult } from './scan.ts';
import type { FoundScanner } from './scanner-device.ts';
import type { SettingsImport } from './settings-transfer.ts';
import type {
  NotAddedCodes,
  NotAddedReason,
  PaperFound,
  RoundPaper,
  RoundStep,
  StationScan,
  StationState,
} from './station.ts';
import type { TrackingAnswer } from './tracking.ts';

/** A request without fields. */
export type Nothing = Record<string, never>;

/**
 * The 'reason' column of an exported table, whose words main does not have: by order id (changes), or by code (the
 * others).
 */
export type Reasons = Readonly<Record<string, string>>;

/**
 * For requests that may take longer than a second: if the page gives a name, 'questions.progressed' reports progress
 * under it, and 'questions.stop' ends the request ('cancelled').
 */
interface Heard {
  readonly questionId?: string | undefined;
}

export interface Operations {
  'app.getStatus': { request: Nothing; reply: AppStatus };
  /** Ends Packbench in order and starts it again, where this start could not do all it should; otherwise does nothing. */
  'app.startAgain': { request: Nothing; reply: Nothing };
  /** The page has gone there; null: scans do not belong where it is now. Answers at once. */
  'app.keepPlace': { request: { place: BenchPlace | null }; reply: Nothing };

  'accounts.list': { request: Nothing; reply: AccountList };
  'accounts.setCurrent': { request: { accountId: AccountId }; reply: AccountList };
  'accounts.openDraft': { request: { accountId: AccountId | null }; reply: AccountDraft };
  /** Main reads the clipboard, trims it, keeps the key in the draft and clears the clipboard if it is unchanged. */
  'accounts.pasteKey': { request: { draftId: string; which: KeyKind }; reply: AccountDraft };
  /** Without a format: the saved account's, or JSON for a new one. */
  'accounts.testDraft': {
    request: { draftId: string; baseAddress: string; format?: WireFormat | undefined };
    reply: AccountTest;
  };
  'accounts.saveDraft': {
    request: {
      draftId: string;
      label: string;
      baseAddress: string;
      colour: AccountColour;
      format?: WireFormat | undefined;
    };
    reply: Account;
  };
  'accounts.discardDraft': { request: { draftId: string }; reply: Nothing };
  /** Takes the keys out of the keychain; manifests and history stay. Practice accounts cannot be removed. */
  'accounts.remove': { request: { accountId: AccountId }; reply: AccountList };

  /**
   * Accounts that the settings no longer name but the ledger or the keychain still knows. May ask the person for the
   * keychain's password.
   */
  'accounts.listLost': { request: Nothing; reply: readonly LostAccount[] };
  /**
   * The account returns with its old id, and its keys if they are still there. 'account-unknown': nobody knows where
   * its service is.
   */
  'accounts.takeUp': { request: { accountId: AccountId }; reply: Account };
  /** These are no longer offered. Their keys stay in the keychain. */
  'accounts.declineLost': { request: { accountIds: readonly AccountId[] }; reply: readonly LostAccount[] };

  /** A window of the one list over every account, from the copy on this computer: with or without a network. */
  'orders.window': { request: OrderWindowRequest; reply: OrderWindow };
  'orders.counts': { request: { query: OrderListQuery }; reply: OrderCounts };
  /** The offset of the first order at or behind that place; the end of the list when nothing comes behind it. */
  'orders.positionOf': { request: OrderPlaceRequest; reply: { offset: number } };
  /** The orders of a query, in its order, at most 10,000. */
  'orders.select': { request: { query: OrderListQuery; count: number }; reply: SelectableOrders };
  /** Null: the copy does not know it. */
  'orders.details': { request: { accountId: AccountId; orderId: number }; reply: ListedOrder | null };
  /** Asks the services of these accounts for news now; answers at once. Null: every account that is shown. */
  'orders.lookNow': { request: { accountIds: readonly AccountId[] | null }; reply: Nothing };
  /** The progress of reading each account's orders. */
  'orders.reading': { request: Nothing; reply: readonly OrderReading[] };
  'orders.copyStatus': { request: Nothing; reply: OrderCopyStatus };
  /** Deletes the copy and reads everything again; answers at once. Null: every account. */
  'orders.readAgain': { request: { accountId: AccountId | null }; reply: OrderCopyStatus };

  /** The orders chosen on this bench. They are on the disk with every change, also after a crash. */
  'selection.get': { request: Nothing; reply: OrderSelection };
  /** Replaces the selection, at most 10,000; each order is in it once. */
  'selection.set': { request: { orders: readonly SelectedOrder[] }; reply: OrderSelection };

  /**
   * Whole order or tracking number, in every account: from the copy, and from the service where the copy has none.
   * `atOnce`: never waits for a service, and 'orders.found' reports their answers; otherwise it waits two seconds at
   * most. `otherReadings`: what else the same scan may mean (parts of a GS1 code, another keyboard).
   */
  'orders.find': {
    request: { code: string; otherReadings?: readonly string[] | undefined; atOnce?: boolean | undefined };
    reply: ScanResult;
  };
  /**
   * A pasted or scanned list of order numbers, tracking numbers or order ids, at most 500: one answer for each, in
   * order. When 'questions.stop' ends it, codes not asked yet have the failure 'cancelled'.
   */
  'orders.resolveCodes': {
    request: { accountId: AccountId; codes: readonly string[] } & Heard;
    reply: readonly ResolvedCode[];
  };

  /**
   * The page asks a person about a manifest of this many orders: main begins what takes a while and sends nothing.
   * Answers at once; a failure shows when the manifest is made.
   */
  'manifests.expect': { request: { orderCount: number }; reply: Nothing };
  /**
   * Answers when the PDF is on disk. A failure names the manifest in `facts.manifestId` if one was written down.
   * `again`: the newest stored manifest of each order that has one, as the operator saw them; they want another one
   * anyway. A manifest stored since is refused again, so that a second press makes no third manifest. `askId`: a name for
   * 'manifests.endOf'.
   */
  'manifests.create': {
    request: {
      accountId: AccountId;
      orders: readonly ManifestOrder[];
      again?: readonly string[] | undefined;
      askId?: string | undefined;
    };
    reply: MadeManifest;
  };
  /**
   * Sends nothing: answers as 'manifests.create' does under that name, for a page that takes the place of the one that asked. Null:
   * nothing was asked under it since Packbench was started.
   */
  'manifests.endOf': { request: { askId: string }; reply: Manifest | null };
  /** accountId null: all accounts. */
  'manifests.list': {
    request: { accountId: AccountId | null; offset: number; limit: number };
    reply: ManifestHistory;
  };
  'manifests.get': { request: { manifestId: string }; reply: Manifest };
  'manifests.readPdf': { request: { manifestId: string; fileNumber: number }; reply: ManifestPdf };
  /** Asks the operator where; savedTo is null when they cancelled. */
  'manifests.saveAs': { request: { manifestId: string; fileNumber: number }; reply: { savedTo: string | null } };

  /** Answers at once; 'changes.progressed' tells the rest. */
  'changes.start': { request: { accountId: AccountId; change: OrderChange }; reply: ChangeRun };
  /** Those under way, and the last that have ended since Packbench was started; the last begun last. */
  'changes.list': { request: Nothing; reply: readonly ChangeRun[] };
  'changes.get': { request: { runId: string }; reply: ChangeRunResults };
  /** Begins no further slice. */
  'changes.cancel': { request: { runId: string }; reply: ChangeRun };
  'changes.saveCsv': { request: { runId: string; reasons: Reasons }; reply: { savedTo: string | null } };
  /** By an earlier run of Packbench. Told once: main forgets it then. */
  'changes.leftUndone': { request: Nothing; reply: readonly LeftUndone[] };

  /** The rounds of this bench. */
  'station.get': { request: Nothing; reply: StationState };
  /**
   * Looks a scan up in every account and puts its order into the round of its account. The answer is already on the
   * disk. Never waits for a service: 'station.scanned' tells what they answer. `otherReadings`: as for 'orders.find'.
   */
  'station.scan': {
    request: { code: string; otherReadings?: readonly string[] | undefined };
    reply: StationScan;
  };
  /** The order that a person chose: one of several, one of another account, or one that was taken out. */
  'station.take': { request: { accountId: AccountId; orderId: number }; reply: StationScan };
  /** Takes an order out of a round that is still open. */
  'station.takeOut': { request: { roundId: string; orderId: number }; reply: StationState };
  /**
   * Closes with the parcels whose scans came before, and answers at once: the next round is open, and 'station.changed'
   * tells what becomes of the closed ones. accountId null: the rounds of every account; carrierName null: whole rounds.
   * `prints`: also on the station's printer. 'nothing-chosen': no such parcel. 'changed-meanwhile': all of the
   * carrier's parcels got another carrier's label since they were scanned.
   */
  'station.close': {
    request: { accountId: AccountId | null; carrierName: string | null; prints: boolean };
    reply: StationState;
  };
  /**
   * The next step of a closed round. 'changed-meanwhile': it is no longer possible. `orderIds`: which ones 'leave-out' means;
   * empty otherwise.
   */
  'station.settle': {
    request: { roundId: string; step: RoundStep; orderIds: readonly number[] };
    reply: StationState;
  };
  /** The pages of a round that `isToPrint` were compared; it is printed once, unless the result stops it. */
  'station.print': {
    request: { roundId: string; found: PaperFound; on: RoundPaper };
    reply: StationState;
  };
  'station.notAdded': { request: Nothing; reply: NotAddedCodes };
  /** Replaces them. `reasons`: of each code. */
  'station.keepNotAdded': {
    request: { codes: readonly string[]; reasons?: readonly NotAddedReason[] | undefined };
    reply: NotAddedCodes;
  };

  'handOver.get': { request: Nothing; reply: HandOverState };
  /** Manifests whose hand-over nobody has begun, among the `lookedThrough` newest. */
  'handOver.waiting': { request: { lookedThrough: number }; reply: WaitingManifests };
  /** Every tally of these manifests; the last begun first. */
  'handOver.ofManifests': { request: { manifestIds: readonly string[] }; reply: readonly TallySummary[] };
  'handOver.tally': { request: { tallyId: string }; reply: Tally };
  /** Orders of its manifest, counted or not, as the copy of the orders has them; none where that cannot be read. */
  'handOver.relabelled': { request: { tallyId: string }; reply: readonly RelabelledParcel[] };
  /** The manifest's open tally if there is one. 'already-handed-over': it was handed over, and `again` is false. */
  'handOver.begin': { request: { manifestId: string; again: boolean }; reply: Tally };
  /**
   * Ticks the order of a scan; the answer is already on the disk. tallyId null: opens the tally of the manifest that
   * holds it. `otherReadings`: as for 'orders.find'.
   */
  'handOver.scan': {
    request: { tallyId: string | null; code: string; otherReadings?: readonly string[] | undefined };
    reply: TallyScan;
  };
  /**
   * The order that a person chose: by hand, one of several, or a parcel that was scanned in another tally. By hand one that got
   * another label is asked about, unless `isSure`.
   */
  'handOver.tick': {
    request: { tallyId: string; orderId: number; byHand: boolean; isSure?: boolean | undefined };
    reply: TallyScan;
  };
  'handOver.takeBack': { request: { tallyId: string; tickNo: number }; reply: Tally };
  /**
   * Makes the sheet as well. 'cancelled': the person was shown something else than what is left now, or it is handed
   * over already.
   */
  'handOver.finish': { request: TallyFinish; reply: Tally };
  /** For a tally that was begun by mistake. Its scans stay on the disk but are no longer shown. */
  'handOver.discard': { request: { tallyId: string }; reply: Nothing };
  /**
   * These parcels stayed behind at the manifest's last hand-over, and do not go any more. Nothing changes on its sheet;
   * later ones say it. 'changed-meanwhile': they did not stay behind, or another hand-over was begun.
   */
  'handOver.setNotGoing': {
    request: { tallyId: string; orderIds: readonly number[]; why: string; by: string };
    reply: Tally;
  };
  /** Takes that back. */
  'handOver.setGoing': { request: { tallyId: string; orderIds: readonly number[] }; reply: Tally };
  /** On the printer for tallies. */
  'handOver.printSheet': { request: { tallyId: string }; reply: PrintJob };
  /** Saves where the operator chooses; savedTo is null when they cancelled. */
  'handOver.saveSheet': { request: { tallyId: string }; reply: { savedTo: string | null } };

  /** Stops questions that were asked under this name; requests on their way still finish. */
  'questions.stop': { request: { questionId: string }; reply: Nothing };

  'inDoubt.list': { request: Nothing; reply: readonly WriteInDoubt[] };
  /**
   * Asks the service what became of each order. Sends no write. When 'questions.stop' ends it (with the writeId), it
   * keeps nothing.
   */
  'inDoubt.lookUp': { request: { writeId: string }; reply: WriteInDoubt };
  'inDoubt.resolve': {
    request: { writeId: string; resolution: Resolution };
    reply: { remaining: readonly WriteInDoubt[] };
  };
  /**
   * Asks the operator for the PDF of a manifest settled as done; null when they cancelled. `replaces`: the number of the
   * imported one that they see, and whose place it takes.
   */
  'inDoubt.importPdf': { request: { writeId: string; replaces?: number | undefined }; reply: Manifest | null };

  /**
   * Saves a sheet of codes for the scanner as a PDF (A4) where the operator chooses; savedTo is null when they
   * cancelled.
   */
  'sheets.save': { request: CodeSheet; reply: { savedTo: string | null } };
  /** Prints on the printer that the station's preferences name for it. */
  'sheets.print': { request: CodeSheet; reply: PrintJob };
  'sheets.printTestPage': { request: TestPage; reply: PrintJob };

  'printing.listPrinters': { request: Nothing; reply: PrinterList };
  'printing.print': { request: PrintRequest; reply: PrintJob };
  'printing.cancel': { request: { printJobId: string }; reply: PrintJob };
  /** What a person saw at the printer. */
  'printing.answer': { request: { printJobId: string; cameOut: boolean }; reply: PrintJob };
  /** Newest first; manifestId null: all manifests and sheets; empty: only the sheets. */
  'printing.listJobs': { request: { manifestId: string | null; limit: number }; reply: readonly PrintJob[] };

  /** By tracking number, then by order number: one field takes both. */
  'tracking.get': { request: { accountId: AccountId; number: string }; reply: TrackingAnswer };
  /** Deprecated by the service: 'not-found' once it is gone. */
  'rates.get': { request: RateQuery; reply: RateList };
  /** Without the network the address is compared with the address book's copy: `source` says which. */
  'addresses.validate': { request: ValidationQuery; reply: ValidationAnswer };
  /** accountId null: all accounts. */
  'addresses.listOfflineChecks': {
    request: { accountId: AccountId | null; offset: number; limit: number };
    reply: OfflineCheckPage;
  };
  /**
   * Answers at once; 'addresses.offlineChecksChanged' tells the results. Without this they are asked as soon as
   * possible.
   */
  'addresses.recheckNow': { request: { accountId: AccountId | null }; reply: OfflineCheckCounts };
  'addresses.dismissOfflineCheck': { request: { checkId: string }; reply: OfflineCheckCounts };
  'addresses.dismissAgreeing': { request: Nothing; reply: OfflineCheckCounts };

  /** Asks the operator for a file with a table of addresses; null when they cancelled. */
  'addressLists.open': { request: { accountId: AccountId } & Heard; reply: AddressList | null };
  /**
   * A file that was dropped on the page, with what the page read of it. `size` in bytes, as the system says: when the
   * file is too large, its bytes may be left out.
   */
  'addressLists.readDropped': {
    request: { accountId: AccountId; fileName: string; size: number; bytes: Uint8Array } & Heard;
    reply: AddressList;
  };
  'addressLists.paste': { request: { accountId: AccountId; text: string } & Heard; reply: AddressList };
  /** The one that was opened last; null: none is open. A page that takes another's place goes on with it. */
  'addressLists.last': { request: Nothing; reply: OpenedList | null };
  /**
   * Answers at once; 'addressLists.progressed' tells the rest. Nothing is applied: the list stays as it is.
   * `confirmed`: guessed fields whose column the operator confirmed or chose; an unconfirmed one keeps the list from
   * being started.
   */
  'addressLists.start': {
    request: {
      listId: string;
      mapping: ColumnMapping;
      confirmed: readonly ListField[];
      hasHeader: boolean;
      way: ListWay;
    };
    reply: AddressListRun;
  };
  /** Also stops the question under way; the answers so far are kept. */
  'addressLists.cancel': { request: { listId: string }; reply: AddressListRun };
  /** As the last start mapped them; `totalCount` counts the rows of `only`. */
  'addressLists.getRows': {
    request: { listId: string; offset: number; limit: number; only: ListOutcome | 'all' };
    reply: AddressListRows;
  };
  /** Saves the list with its answers (CSV) where the operator chooses; savedTo is null when they cancelled. */
  'addressLists.export': { request: { listId: string; reasons: Reasons } & Heard; reply: { savedTo: string | null } };
  'addressLists.close': { request: { listId: string }; reply: Nothing };

  /** Searches the copies on this computer. The first search of a run starts the reading of a missing or old copy. */
  'addressBook.search': { request: AddressBookQuery; reply: AddressBookPage };
  /** Answers at once; 'addressBook.changed' tells how it ended. */
  'addressBook.refresh': { request: { accountId: AccountId }; reply: AddressBookStatus };
  /** Stops a reading under way: the copy stays as it was. Does nothing when there is none. */
  'addressBook.stop': { request: { accountId: AccountId }; reply: AddressBookStatus };
  /** Uses the book that the status has aside, or deletes it. 'answer-unreadable': it cannot be used. */
  'addressBook.settleAside': { request: { accountId: AccountId; use: boolean }; reply: AddressBookStatus };

  'activity.list': { request: { filter: ActivityFilter; offset: number; limit: number }; reply: ActivityPage };
  /** Null: there is no such entry (any more). */
  'activity.get': { request: { activityId: string }; reply: ActivityDetail | null };
  /** Saves a table of every entry that fits (CSV) where the operator chooses; savedTo is null when they cancelled. */
  'activity.export': {
    request: { filter: ActivityFilter; reasons: Reasons } & Heard;
    reply: { savedTo: string | null };
  };

  /** Answers 'scanner.found' with the chosen one; null: none. */
  'scanner.pick': { request: { deviceId: string | null }; reply: Nothing };

  'preferences.get': { request: Nothing; reply: Preferences };
  'preferences.change': { request: Partial<Preferences>; reply: Preferences };

  /**
   * Saves accounts without keys, and preferences (JSON), where the operator chooses; savedTo is null when they
   * cancelled.
   */
  'settings.export': { request: Nothing; reply: { savedTo: string | null } };
  /** Asks the operator for such a file and answers what it would change; null when they cancelled. Changes nothing. */
  'settings.openImport': { request: Nothing; reply: SettingsImport | null };
  /** Applies all that was shown, in one step. */
  'settings.applyImport': { request: { importId: string }; reply: Nothing };

  /**
   * Saves a file for the person who helps, without keys and without anything about orders, where the operator chooses;
   * savedTo is null when they cancelled.
   */
  'diagnostics.save': { request: Nothing; reply: { savedTo: string | null } };
}

export interface Events {
  /** At most four times a second. */
  'orders.changed': OrdersChanged;
  'orders.readingChanged': readonly OrderReading[];
  /**
   * For a scan that was answered with `asking`: when every account has answered, or after two seconds, and once more
   * for each late answer.
   */
  'orders.found': ScanResult;
  /** What the services answered to a scan of the station that this computer could not answer. */
  'station.scanned': StationScan;
  /** A round has changed: ask again for what is on the screen. */
  'station.changed': Record<string, never>;
  /** A tally has changed: ask again for what is on the screen. */
  'handOver.changed': Record<string, never>;
  'changes.progressed': ChangeRun;
  /** More became known of what an earlier run left undone: 'changes.leftUndone' tells it. */
  'changes.leftUndoneFound': Record<string, never>;
  /** For 'orders.resolveCodes' and 'inDoubt.lookUp': at most four times a second. */
  'questions.progressed': QuestionProgress;
  /** Writes in doubt, of every kind. */
  'inDoubt.changed': { count: number };
  'addressBook.changed': AddressBookStatus;
  'addresses.offlineChecksChanged': OfflineCheckCounts;
  /** At most ten times a second, and when it ends. */
  'addressLists.progressed': AddressListRun;
  'app.statusChanged': AppStatus;
  'accounts.changed': AccountList;
  'manifests.changed': ManifestSummary;
  'printing.jobChanged': PrintJob;
  'printing.printersChanged': PrinterList;
  'preferences.changed': Preferences;
  /** The page has asked for a scanner that is not a keyboard, and several fit: 'scanner.pick' answers. */
  'scanner.found': { scanners: readonly FoundScanner[] };
}

export type OperationName = keyof Operations;
export type Request<Name extends OperationName> = Operations[Name]['request'];
export type Reply<Name extends OperationName> = Operations[Name]['reply'];
export type EventName = keyof Events;
