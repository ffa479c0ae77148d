/** Manifests: choose orders, send once, keep the PDF safe before anything else, and find it again for ever. */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type {
  MadeManifest,
  Manifest,
  ManifestHistory,
  ManifestOrder,
  ManifestPdf,
  ManifestSummary,
} from '../../src-preload/contract/manifest.ts';
import type { Request } from '../../src-preload/contract/operations.ts';
import type { ManifestMark } from '../../src-preload/contract/order.ts';
import type { AccountsService } from '../accounts/accounts-service.ts';
import type { KnownOrders } from '../accounts/known-orders.ts';
import type { ServiceDoor } from '../accounts/service-door.ts';
import { type FileCalls, realFileCalls } from '../disk/durable-file.ts';
import { createStartTroubles, type StartTroubles } from '../disk/start-troubles.ts';
import { afterChange, failureOf } from '../failures.ts';
import type { Happened } from '../happenings.ts';
import type { EnteredAgain } from '../journal/entered-again.ts';
import { dropOldestAnswers, roomForAnswers } from '../journal/kept-answers.ts';
import type { Ledger } from '../journal/ledger.ts';
import { createPrintLog } from '../journal/print-log.ts';
import { createStoredLater } from '../journal/stored-later.ts';
import type { WriteRecord } from '../journal/write-record.ts';
import { tell } from '../journal/write-run.ts';
import type { After, Announce, Clock, Log, SaveDialog } from '../ports.ts';
import { isOrderId, type ShippingClient } from '../shipping/shipping-client.ts';
import { hasDone } from './import-pdf.ts';
import { createManifestFiles } from './manifest-files.ts';
import { createManifestRoom } from './manifest-room.ts';
import { finishManifest, type ManifestRunParts, noteBegun, sendManifest, storeSettled } from './manifest-run.ts';
import { ordersNotOn, toManifest, toMarkState, toSummary } from './manifest-view.ts';
import { freeBytes, openVault } from './vault.ts';

/** Every method except `recover` may throw 'file-failed' when the ledger cannot be read. */
export interface ManifestsService {
  /**
   * At the start: settles what the last run left open, from the backup only. Sends nothing and never throws: what it
   * could not do goes into `troubles`.
   */
  recover(troubles?: StartTroubles): Promise<void>;
  /**
   * The question about a manifest of this many orders is on the screen: sets room aside for it, if the disk has enough.
   * Never throws.
   */
  expect(orderCount: number): void;
  /** At the end, when nothing is sent any more: frees room that was set aside and not used. Never throws. */
  close(): Promise<void>;
  /**
   * Throws PackbenchError 'wrong-account', 'nothing-chosen', 'request-not-valid', 'account-unknown',
   * 'account-needs-keys', 'disk-full'; and what `throwIfGone`, the ledger's `begin` and `sendManifest` throw. `begun` gets the
   * id before anything is sent; if it throws, nothing is sent.
   */
  create(request: Request<'manifests.create'>, begun?: (manifestId: string) => void): Promise<MadeManifest>;
  list(request: Request<'manifests.list'>): ManifestHistory;
  /** Throws PackbenchError 'manifest-unknown'; so does the next. */
  get(manifestId: string): Manifest;
  /** The orders that the service did not put on a manifest that was made, as a person settled it. */
  ordersNotOn(manifestId: string): readonly number[];
  /** Throws PackbenchError 'manifest-unknown', 'manifest-has-no-pdf', 'manifest-damaged'; so do the next two. */
  readPdf(manifestId: string, fileNumber: number): Promise<ManifestPdf>;
  /** Where the file is, for the spooler, after its bytes were checked. */
  checkedFilePath(manifestId: string, fileNumber: number): Promise<string>;
  /** Copies the PDF to where the operator chooses. Also throws 'file-failed' or 'disk-full'. */
  saveAs(manifestId: string, fileNumber: number): Promise<{ savedTo: string | null }>;
  /**
   * Stores a PDF from the service's own site as the manifest's. The manifest must be settled as done, or its last
   * look-up saw no order undone. Throws PackbenchError 'manifest-unknown', 'in-doubt' (look it up first),
   * 'already-manifested' (it has one), 'manifest-has-no-pdf' (it was not made), 'file-failed', 'disk-full'.
   */
  importPdf(manifestId: string, path: string, replaces?: number): Promise<Manifest>;
  /**
   * A write was settled: if it is a manifest that was made, and its answer holds the PDF all the same, that is stored. Never
   * throws: a person can still import it.
   */
  noteSettled(write: WriteRecord): Promise<void>;
  /** Tells the page the state of the manifest; does nothing for another kind of write. */
  announce(write: WriteRecord): void;
  /** The newest manifest of this computer that holds each order; refused ones hold none. */
  marksFor(accountId: AccountId, orderIds: readonly number[]): ReadonlyMap<number, ManifestMark>;
}

export interface ManifestsParts {
  readonly ledger: Ledger;
  /** Holds the PDF files; made when it is missing. */
  readonly folder: string;
  readonly accounts: Pick<AccountsService, 'get'>;
  readonly enteredAgain: EnteredAgain;
  readonly door: Pick<ServiceDoor, 'open'>;
  readonly knownOrders: Pick<KnownOrders, 'assertHeldBy'>;
  /** The last look at the copy of the orders, as in orders/shipped-meanwhile.ts. */
  readonly throwIfGone: (accountId: AccountId, orders: readonly ManifestOrder[]) => Promise<void>;
  readonly client: Pick<ShippingClient, 'createManifest' | 'readManifestAnswer'>;
  readonly clock: Clock;
  readonly after: After;
  readonly log: Log;
  readonly happened: Happened;
  readonly announce: Announce;
  readonly saveDialog: SaveDialog;
  readonly freeBytes?: (folder: string) => Promise<number>;
  /** The most bytes that kept answers of settled writes may take. */
  readonly keptAnswerBytes?: number;
  readonly fileCalls?: FileCalls;
}

export function createManifestsService(parts: ManifestsParts): ManifestsService {
  const { ledger, folder, client, clock, log } = parts;
  const fileCalls = parts.fileCalls ?? realFileCalls;
  const vault = openVault(folder, fileCalls, ledger.database);
  const prints = createPrintLog(ledger);
  /** Counts the copies of the PDF that it has now: an imported one may have taken the place of another. */
  const copiesOf = ({ writeId, files: [first, ...more] }: WriteRecord): number =>
    prints.copiesPrinted(writeId, more.length === 0 ? first?.fileNumber : undefined);
  const asShown = (record: WriteRecord): WriteRecord => ({
    ...record,
    accountId: parts.enteredAgain.shownAs(record.accountId),
  });
  const summaryOf = (record: WriteRecord): ManifestSummary => toSummary(asShown(record), copiesOf(record));
  const onChange = (record: WriteRecord): void => parts.happened('writeChanged', record);
  const later = createStoredLater({
    backup: ledger.backup,
    finish: (manifestId) =>
      files.inTurn(manifestId, async () => {
        const record = recordOf(manifestId);
        if (record.state === 'in-doubt') await finishManifest(run, record);
      }),
    after: parts.after,
    log,
  });
  const run: ManifestRunParts = { ledger, vault, client, clock, log, onChange, storeLater: later.note };

  /** The disk may give a moment later what it does not give at the start. */
  const finishOrLater = async (record: WriteRecord): Promise<void> => {
    try {
      await finishManifest(run, record);
    } catch (cause) {
      later.note(record.writeId, null);
      throw cause;
    }
  };

  const recordOf = (manifestId: string): WriteRecord => {
    const record = ledger.writes.get(manifestId);
    if (record?.kind !== 'manifest') throw failureOf('manifest-unknown', { facts: { manifestId } });
    return record;
  };
  const files = createManifestFiles({ run, recordOf, saveDialog: parts.saveDialog, fileCalls });
  const manifestOf = (record: WriteRecord): Manifest => toManifest(asShown(record), copiesOf(record));

  const room = createManifestRoom({
    vault,
    folder,
    freeBytes: parts.freeBytes ?? freeBytes,
    reserve: ledger.reserve,
    after: parts.after,
  });

  return {
    async recover(troubles = createStartTroubles(log)) {
      if (ledger.database.readOnly) return;
      await troubles.attempt(async () => troubles.noteKept(folder, await vault.prepare()));
      await troubles.attempt(() => ledger.backup.sweep());
      await troubles.attempt(() => dropOldestAnswers(ledger, parts.keptAnswerBytes ?? roomForAnswers));
      await troubles.attempt(async () => {
        for (const record of ledger.writes.unsettled()) {
          if (record.kind === 'manifest') await troubles.attempt(() => finishOrLater(record));
        }
      });
    },
    expect: room.expect,
    close() {
      later.close();
      return room.giveBack();
    },
    async create({ accountId, orders: chosen, again }, begun) {
      parts.knownOrders.assertHeldBy(accountId, chosen);
      const { label: accountLabel } = parts.accounts.get(accountId);
      const orders = distinctOrders(chosen);
      const opened = await parts.door.open(accountId);
      const reserve = await room.take(orders.length);
      try {
        // The keychain may have asked for its password, and the disk may be slow. Whether the others go where an order is gone
        // since, a person decides; without the keys of an account that was removed since, a doubt could never be settled.
        await parts.throwIfGone(accountId, orders);
        parts.knownOrders.assertHeldBy(accountId, orders);
        parts.accounts.get(accountId);
        const at = ledger.accounts.at(opened.account);
        const intent = ledger.writes.begin({ kind: 'manifest', accountId, accountLabel, ...at, orders }, again);
        tell(run, intent);
        await noteBegun(run, intent, begun);
        const { stored, pdfs } = await sendManifest(run, intent, opened, reserve);
        // Nobody has printed it yet: the ledger is not asked, because where it cannot be read the manifest was made all the same.
        return { ...toManifest(stored, 0), firstPdf: comesAlong(pdfs[0]) };
      } finally {
        await reserve.giveBack();
      }
    },
    list({ accountId, offset, limit }) {
      const accountIds = accountId === null ? null : parts.enteredAgain.idsOf(accountId);
      const records = ledger.writes.listMade('manifest', accountIds, offset, limit);
      return { manifests: records.map(summaryOf), totalCount: ledger.writes.countMade('manifest', accountIds) };
    },
    get: (manifestId) => manifestOf(recordOf(manifestId)),
    ordersNotOn: (manifestId) => ordersNotOn(recordOf(manifestId)),
    readPdf: files.read,
    checkedFilePath: files.checkedPath,
    saveAs: files.saveAs,
    async importPdf(manifestId, path, replaces) {
      const stored = await files.importPdf(manifestId, path, replaces);
      return afterChange(() => manifestOf(stored));
    },
    noteSettled: ({ kind, writeId }) =>
      files
        .inTurn(writeId, async () => {
          const record = kind === 'manifest' ? recordOf(writeId) : null;
          if (record?.state === 'resolved' && hasDone(record)) await storeSettled(run, record);
        })
        .catch((cause: unknown) => log.error('manifests: the PDF could not be kept', { manifestId: writeId, cause })),
    announce(write) {
      if (write.kind === 'manifest') parts.announce('manifests.changed', summaryOf(write));
    },
    marksFor(accountId, orderIds) {
      const marks = new Map<number, ManifestMark>();
      const account = ledger.accounts.reference(accountId);
      for (const { orderId, writeId, kind, state, createdAt } of ledger.writes.marksOf(account, orderIds)) {
        const held = kind === 'manifest' ? toMarkState(state) : null;
        if (held !== null && !marks.has(orderId)) marks.set(orderId, { manifestId: writeId, state: held, createdAt });
      }
      return marks;
    },
  };
}

const megabyte = 1024 * 1024;

/** In bytes. A paper of hundreds of pages must not delay or prevent the news that a manifest was made. */
const largestAlong = 8 * megabyte;

/**
 * A copy, because a transferred view brings its whole buffer along, which may hold other bytes. Null: the page asks for
 * it.
 */
function comesAlong(pdf: Uint8Array | undefined): Uint8Array | null {
  return pdf === undefined || pdf.byteLength > largestAlong ? null : new Uint8Array(pdf);
}

/** Each order once, in the order chosen. Throws PackbenchError 'nothing-chosen' or 'request-not-valid'. */
function distinctOrders(chosen: readonly ManifestOrder[]): ManifestOrder[] {
  const orders = new Map<number, ManifestOrder>();
  for (const [index, order] of chosen.entries()) {
    const { orderId, orderNumber, receiverName, carrierName, trackingNumber } = order;
    if (!isOrderId(orderId)) {
      throw failureOf('request-not-valid', { facts: { field: `orders.${index}.orderId` } });
    }
    if (orders.has(orderId)) continue;
    orders.set(orderId, { orderId, orderNumber, receiverName, carrierName, trackingNumber });
  }
  if (orders.size === 0) throw failureOf('nothing-chosen');
  return [...orders.values()];
}
