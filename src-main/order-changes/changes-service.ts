/** Changes to orders at the service: archive, remove, assign. They start at once and then report slice by slice. */
import { randomUUID } from 'node:crypto';
import type { AccountId } from '../../src-preload/contract/account.ts';
import type {
  ChangeRun,
  ChangeRunResults,
  LeftUndone,
  OrderChange,
  OrderReference,
} from '../../src-preload/contract/change.ts';
import type { WriteKind } from '../../src-preload/contract/in-doubt.ts';
import type { Reasons } from '../../src-preload/contract/operations.ts';
import type { AccountsService } from '../accounts/accounts-service.ts';
import type { KnownOrders } from '../accounts/known-orders.ts';
import type { ServiceDoor } from '../accounts/service-door.ts';
import { csvBytes, regionHere } from '../csv.ts';
import { type FileCalls, saveDurably } from '../disk/durable-file.ts';
import { createStartTroubles, type StartTroubles } from '../disk/start-troubles.ts';
import { failureOf } from '../failures.ts';
import type { Happened } from '../happenings.ts';
import type { Ledger } from '../journal/ledger.ts';
import { createStoredLater } from '../journal/stored-later.ts';
import type { WriteRecord } from '../journal/write-record.ts';
import { finishLeftOpen, tell } from '../journal/write-run.ts';
import type { After, Announce, Clock, Log, SaveDialog } from '../ports.ts';
import { isOrderId, type OrderWriteKind, type ShippingClient } from '../shipping/shipping-client.ts';
import { dayHere } from '../time/day-here.ts';
import { pause } from '../time/pause.ts';
import { type RunningChange, type RunParts, startRun } from './change-run.ts';
import { type ChangeClient, type ChangeTarget, everyUnshippedOrder } from './change-slice.ts';
import { createLeftUndone, leftOfRun, leftOfWrite } from './left-undone.ts';
import { resultsTable } from './results-table.ts';
import { createChangesUnderWay } from './under-way.ts';
import { throwIfAnsweredByOthers } from './way-to-service.ts';

export interface ChangesService {
  /** At the start: settles what the last run left open, as `ManifestsService.recover` does. */
  recover(troubles?: StartTroubles): Promise<void>;
  /**
   * Answers when the first slice is about to go; 'changes.progressed' tells the rest. Throws PackbenchError
   * 'wrong-account', 'same-account', 'nothing-chosen', 'request-not-valid', 'account-unknown', 'account-needs-keys',
   * 'ledger-read-only'; what `throwIfAnsweredByOthers` throws; 'cancelled' after `close`.
   */
  start(accountId: AccountId, change: OrderChange): Promise<ChangeRun>;
  /** Those under way and the last that have ended, as they were begun. */
  list(): readonly ChangeRun[];
  /** The last runs stay known once they have ended. Throws PackbenchError 'request-not-valid'; so do the next two. */
  get(runId: string): ChangeRunResults;
  cancel(runId: string): ChangeRun;
  saveCsv(runId: string, reasons: Reasons): Promise<{ savedTo: string | null }>;
  /** What earlier runs of Packbench left undone as they ended. Told once. */
  leftUndone(): Promise<readonly LeftUndone[]>;
  /** Begins no further slice; resolves when those under way have finished, and what is left undone is kept. */
  close(): Promise<void>;
}

export interface ChangesParts {
  /** Holds what an end left undone. */
  readonly folder: string;
  readonly ledger: Ledger;
  readonly accounts: Pick<AccountsService, 'get'>;
  readonly door: Pick<ServiceDoor, 'open'>;
  readonly knownOrders: Pick<KnownOrders, 'assertHeldBy'>;
  readonly client: ChangeClient & Pick<ShippingClient, 'searchOrdersOnce'>;
  /** InDoubtService's: for changes that the service refused and may have done in part. */
  readonly lookUp: RunParts['lookUp'];
  readonly clock: Clock;
  readonly after: After;
  readonly log: Log;
  readonly happened: Happened;
  readonly announce: Announce;
  readonly saveDialog: SaveDialog;
  readonly fileCalls?: FileCalls;
  /** The operator's region, for tables (BCP 47); by default that of this computer. */
  readonly region?: string;
}

/** Milliseconds. Many a service brings its search up to date a moment after a write: asked at once, it shows what was. */
const searchLagsBehind = 3_000;

export function createChangesService(parts: ChangesParts): ChangesService {
  const { ledger, accounts, client, clock, log, announce, saveDialog } = parts;
  const lookUp: RunParts['lookUp'] = async (writeId, signal) => {
    await pause(parts.after, searchLagsBehind, signal);
    return parts.lookUp(writeId, signal);
  };
  const runs = new Map<string, RunningChange>();
  const left = createLeftUndone(parts);
  const underWay = createChangesUnderWay(parts);
  let isClosed = false;
  const onChange = (record: WriteRecord): void => parts.happened('writeChanged', record);
  const onProgress = (run: ChangeRun): void => announce('changes.progressed', run);

  /** Finishes a write of an earlier run. Answers with it if it is now known to be refused or never sent. */
  const finish = async (writeId: string, tellIt: typeof onChange): Promise<WriteRecord[]> => {
    const record = ledger.writes.get(writeId);
    if (record === null || record.kind === 'manifest') return [];
    await finishChange(parts, record, wireKinds[record.kind], tellIt);
    const ended = ledger.writes.get(writeId);
    return ended?.state === 'rejected' ? [ended] : [];
  };
  const later = createStoredLater({
    ...{ backup: ledger.backup, after: parts.after, log },
    async finish(writeId) {
      if (ledger.writes.get(writeId)?.state !== 'in-doubt') return;
      const refused = await finish(writeId, onChange);
      await left.add(refused.map(leftOfWrite));
      // The page asked at its start, when this was not known.
      if (refused.length > 0) announce('changes.leftUndoneFound', {});
    },
  });
  /** The disk may give a moment later what it does not give at the start. */
  const finishOrLater = (writeId: string): Promise<WriteRecord[]> =>
    finish(writeId, () => undefined).catch((cause: unknown) => {
      later.note(writeId, null);
      throw cause;
    });

  const runOf = (runId: string): RunningChange => {
    const run = runs.get(runId);
    if (run === undefined) throw failureOf('request-not-valid', { facts: { field: 'runId' } });
    return run;
  };

  const partyOf = async (accountId: AccountId): Promise<Omit<ChangeTarget, 'to'>> => {
    const { label: accountLabel } = accounts.get(accountId);
    const opened = await parts.door.open(accountId);
    return { accountId, accountLabel, opened, at: ledger.accounts.at(opened.account) };
  };
  const targetOf = async (accountId: AccountId, toAccountId: AccountId | null): Promise<ChangeTarget> => {
    const own = await partyOf(accountId);
    if (toAccountId === null) return { ...own, to: null };
    const to = await partyOf(toAccountId);
    // Both keys travel in one body: a key is never shown to a service that did not issue it.
    if (toAccountId === accountId || to.opened.account.baseAddress !== own.opened.account.baseAddress) {
      throw failureOf('request-not-valid', { facts: { accountId, field: 'change.toAccountId' } });
    }
    // The service would change nothing, and the orders would count as gone from both entries.
    if (to.at.fingerprint === own.at.fingerprint)
      throw failureOf('same-account', { facts: { accountId: toAccountId } });
    return { ...own, to };
  };

  return {
    async recover(troubles = createStartTroubles(log)) {
      if (ledger.database.readOnly) return;
      const refused: WriteRecord[] = [];
      await troubles.attempt(async () => {
        for (const { writeId } of ledger.writes.unsettled()) {
          await troubles.attempt(async () => void refused.push(...(await finishOrLater(writeId))));
        }
      });
      await troubles.attempt(() => left.add(refused.map(leftOfWrite)));
      await troubles.attempt(() => underWay.handOn((writeId) => ledger.writes.get(writeId) !== null, left.add));
    },
    async start(accountId, change) {
      if (change.kind !== 'remove-all-unshipped') parts.knownOrders.assertHeldBy(accountId, change.orders);
      if (ledger.state === 'read-only') throw failureOf('ledger-read-only');
      const orders = ordersOf(change, accounts.get(accountId).label);
      const target = await targetOf(accountId, change.kind === 'assign' ? change.toAccountId : null);
      await throwIfAnsweredByOthers(client, target.opened);
      // Reading the keys and the question may have taken a while.
      if (isClosed) throw failureOf('cancelled');
      const runId = randomUUID();
      const run = startRun(
        { ledger, clock, log, client, lookUp, onChange, onProgress, assertAccount: accounts.get, underWay },
        runId,
        change.kind,
        orders,
        target,
      );
      forgetOld(runs);
      runs.set(runId, run);
      return run.summary();
    },
    list: () => [...runs.values()].map((run) => run.summary()),
    get: (runId) => runOf(runId).results(),
    cancel(runId) {
      const run = runOf(runId);
      run.cancel();
      return run.summary();
    },
    async saveCsv(runId, reasons) {
      const { results } = runOf(runId).results();
      const savedTo = await saveDialog.choosePath(`results-${dayHere(clock.now())}.csv`);
      if (savedTo === null) return { savedTo };
      // 100,000 results take 100 ms: nobody waits for them, and scans have their turn in between.
      const bytes = await csvBytes(resultsTable(results, reasons), parts.region ?? regionHere(), {});
      await saveDurably(savedTo, bytes, parts.fileCalls);
      return { savedTo };
    },
    leftUndone: left.take,
    async close() {
      isClosed = true;
      later.close();
      const cutShort = [...runs.values()].filter((run) => run.summary().state !== 'ended');
      for (const run of cutShort) run.cancel();
      const keepLeft = (): Promise<void> => left.addAtEnd(cutShort.flatMap((run) => leftOfRun(run.results())));
      // What will not be sent is known already, and the end may not wait for the slices under way: it is kept now, and
      // once more when they have ended.
      await keepLeft();
      await underWay.forget([...runs.keys()]);
      await Promise.all(cutShort.map(({ ended }) => ended));
      await keepLeft();
    },
  };
}

/** Ended runs that can still be asked about. Their writes are in the ledger for ever. */
const runsKept = 20;
const resultsKept = 200_000;

/** Each result of a run takes memory, and a bench runs for weeks. */
function forgetOld(runs: Map<string, RunningChange>): void {
  let runCount = 0;
  let resultCount = 0;
  for (const [runId, run] of [...runs].reverse()) {
    const { state, counts } = run.summary();
    if (state !== 'ended') continue;
    runCount += 1;
    resultCount += Object.values(counts).reduce((sum, count) => sum + count, 0);
    if (runCount > 1 && (runCount > runsKept || resultCount > resultsKept)) runs.delete(runId);
  }
}

const wireKinds: Readonly<Record<Exclude<WriteKind, 'manifest'>, OrderWriteKind>> = {
  archive: 'archive',
  delete: 'delete',
  'bulk-delete': 'delete-many',
  assign: 'assign',
};

function finishChange(
  parts: ChangesParts,
  record: WriteRecord,
  kind: OrderWriteKind,
  onChange: (record: WriteRecord) => void,
): Promise<void> {
  const { ledger, clock, log, client } = parts;
  const run = { ledger, clock, log, onChange };
  return finishLeftOpen(run, record, {
    read: (answer) => client.readWriteAnswer(kind, answer),
    async store({ record: answered, answeredAt }) {
      tell(run, await ledger.writes.conclude(answered, 'stored', { answeredAt, failure: null }));
    },
  });
}

/** Each order once, as chosen. Throws PackbenchError 'nothing-chosen' or 'request-not-valid'. */
function ordersOf(change: OrderChange, accountLabel: string): OrderReference[] {
  if (change.kind === 'remove-all-unshipped') {
    if (change.typedAccountLabel.trim() !== accountLabel.trim()) {
      throw failureOf('request-not-valid', { facts: { field: 'change.typedAccountLabel' } });
    }
    return [everyUnshippedOrder];
  }
  const orders = new Map<number, OrderReference>();
  for (const [index, { orderId, orderNumber }] of change.orders.entries()) {
    if (!isOrderId(orderId)) {
      throw failureOf('request-not-valid', { facts: { field: `change.orders.${index}.orderId` } });
    }
    if (!orders.has(orderId)) orders.set(orderId, { orderId, orderNumber });
  }
  if (orders.size === 0) throw failureOf('nothing-chosen');
  return [...orders.values()];
}
