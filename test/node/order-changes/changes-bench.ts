/** A changes service on a folder of its own, over the real client, with two accounts at one service. */

import { join } from 'node:path';
import { createInDoubtService } from '../../../src-main/in-doubt/in-doubt-service.ts';
import { type Ledger, openLedger } from '../../../src-main/journal/ledger.ts';
import {
  type ChangesParts,
  type ChangesService,
  createChangesService,
} from '../../../src-main/order-changes/changes-service.ts';
import type { After } from '../../../src-main/ports.ts';
import { createShippingClient } from '../../../src-main/shipping/index.ts';
import type { ShippingAccount, ShippingClient } from '../../../src-main/shipping/shipping-client.ts';
import type { Account } from '../../../src-preload/contract/account.ts';
import type { ChangeRun, ChangeRunResults, OrderChange, OrderReference } from '../../../src-preload/contract/change.ts';
import { doorTo, knowsNoOrders, nobodyHears } from '../../helpers/alone.ts';
import { someAccount } from '../../helpers/some-account.ts';
import { threadFile } from '../../helpers/thread-files.ts';
import type { TimeThatPasses } from '../../helpers/time-that-passes.ts';
import { onlySearchLag } from '../../helpers/timers-by-hand.ts';
import { clock, silentLog } from '../journal/ledger-folder.ts';

export interface ChangesBench {
  readonly changes: ChangesService;
  readonly client: ShippingClient;
  readonly ledger: Ledger;
  /** Every announced state of every run, in order. */
  readonly progress: ChangeRun[];
  /** Called when something left undone becomes known after the start. */
  onLeftUndone: () => void;
  /** Starts a change and waits for its end. */
  run(change: OrderChange, accountId?: string): Promise<ChangeRunResults>;
  /** Resolves when the run has ended. */
  ended(runId: string): Promise<ChangeRunResults>;
  close(): Promise<void>;
}

export interface ChangesBenchParts {
  readonly folder: string;
  readonly accounts: Readonly<Record<string, ShippingAccount>>;
  readonly savePath?: string;
  readonly knownOrders?: ChangesParts['knownOrders'];
  /** By default that of `onlySearchLag`. */
  readonly after?: After;
  /** The client's; by default its clock stands, and its pauses last. */
  readonly clientTime?: TimeThatPasses;
}

export const keysAt = (baseAddress: string, name: string): ShippingAccount => ({
  baseAddress,
  serviceKey: `service-key-of-${name}`,
  subscriptionKey: 'subscription-key',
  format: 'json',
});

export const orders = (...ids: number[]): OrderReference[] =>
  ids.map((orderId) => ({ orderId, orderNumber: `#${orderId}` }));

export const idsFrom = (first: number, count: number): number[] => Array.from({ length: count }, (_, at) => first + at);

export function openChanges({
  folder,
  accounts,
  savePath,
  knownOrders = knowsNoOrders,
  after = onlySearchLag,
  clientTime,
}: ChangesBenchParts): ChangesBench {
  const ledger = openLedger({ folder: join(folder, 'ledger'), clock, log: silentLog });
  const client = createShippingClient({
    clock,
    ...(clientTime === undefined ? {} : { clock: clientTime, after: clientTime.after }),
    log: silentLog,
    proxyEnvironment: {},
    answersWorker: threadFile('service-answers'),
  });
  const progress: ChangeRun[] = [];
  const labelled = (accountId: string): Account => someAccount(accountId, { label: `Label of ${accountId}` });
  const accountsService = {
    list: () => ({ accounts: Object.keys(accounts).map(labelled), currentAccountId: 'one' }),
    get: labelled,
  };
  const alone = { door: doorTo((accountId) => accounts[accountId]), knownOrders, happened: nobodyHears };
  const notHere = (): never => {
    throw new Error('Not asked for in these tests');
  };
  const inDoubt = createInDoubtService({
    ...alone,
    ledger,
    accounts: accountsService,
    client,
    manifests: { importPdf: notHere, noteSettled: async () => undefined },
    clock,
    log: silentLog,
    announce() {},
    openDialog: { choosePdf: notHere },
    operator: 'kim',
  });
  const waiting: { runId: string; resolve: () => void }[] = [];
  const changes = createChangesService({
    folder,
    region: 'en-NZ',
    ...alone,
    ledger,
    accounts: accountsService,
    client,
    lookUp: inDoubt.lookUp,
    clock,
    after,
    log: silentLog,
    announce(name, event) {
      if (name === 'changes.leftUndoneFound') bench.onLeftUndone();
      if (name !== 'changes.progressed') return;
      const run = event as ChangeRun;
      progress.push(run);
      if (run.state === 'ended') for (const { runId, resolve } of waiting) if (runId === run.runId) resolve();
    },
    saveDialog: { choosePath: async () => savePath ?? null },
  });
  const ended = async (runId: string): Promise<ChangeRunResults> => {
    if (changes.get(runId).state !== 'ended') await new Promise<void>((resolve) => waiting.push({ runId, resolve }));
    return changes.get(runId);
  };
  const bench: ChangesBench = {
    changes,
    client,
    ledger,
    progress,
    onLeftUndone: () => undefined,
    ended,
    run: async (change, accountId = 'one') => ended((await changes.start(accountId, change)).runId),
    async close() {
      ledger.close();
      await client.close();
    },
  };
  return bench;
}
