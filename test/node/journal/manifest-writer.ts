/**
 * A program that makes manifests against a real HTTP server, on the folder of earlier ones, and reports on standard
 * output, line by line, what it has acknowledged. The proof kills it and cuts it off from its disk; a test uses it as a
 * second program.
 *
 * The argument is JSON: { folder, url, orderSets }.
 */

import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { PackbenchError } from '../../../src-main/failures.ts';
import { openLedger } from '../../../src-main/journal/ledger.ts';
import { createManifestsService } from '../../../src-main/manifests/manifests-service.ts';
import type { Log } from '../../../src-main/ports.ts';
import { createShippingClient } from '../../../src-main/shipping/index.ts';
import { afterOnThisComputer, systemClock } from '../../../src-main/time/system-time.ts';
import { doorTo, enteredOnce, knowsNoneGone, knowsNoOrders, nobodyHears } from '../../helpers/alone.ts';
import { someAccount } from '../../helpers/some-account.ts';

export interface WriterTask {
  readonly folder: string;
  readonly url: string;
  readonly orderSets: readonly (readonly number[])[];
  /** Its id on this computer; 'one' unless given. */
  readonly accountId?: string;
}

export type WriterLine =
  | { readonly said: 'ready' }
  | {
      readonly said: 'stored';
      readonly manifestId: string;
      readonly orderIds: readonly number[];
      readonly sha256: string;
    }
  | { readonly said: 'failed'; readonly code: string; readonly orderIds: readonly number[] }
  | { readonly said: 'finished' };

const task = JSON.parse(process.argv[2] ?? '') as WriterTask;

/** Synchronous, so that a reported line has left this process whatever happens next. */
const say = (line: WriterLine): void => {
  writeSync(1, `${JSON.stringify(line)}\n`);
};

const log: Log = { debug() {}, info() {}, warn() {}, error() {} };
const clock = systemClock;
const ledger = openLedger({ folder: join(task.folder, 'ledger'), clock, log });
const client = createShippingClient({ clock, log, proxyEnvironment: {} });
const manifests = createManifestsService({
  enteredAgain: enteredOnce,
  ledger,
  folder: join(task.folder, 'manifests'),
  accounts: {
    get: (accountId) => someAccount(accountId, { label: 'Kill proof', baseAddress: task.url }),
  },
  door: doorTo(() => ({ baseAddress: task.url, serviceKey: 'k1', subscriptionKey: 'k2', format: 'json' })),
  knownOrders: knowsNoOrders,
  throwIfGone: knowsNoneGone,
  happened: nobodyHears,
  client,
  clock,
  after: afterOnThisComputer,
  log,
  announce() {},
  saveDialog: { choosePath: async () => null },
});

say({ said: 'ready' });
await manifests.recover();
for (const orderIds of task.orderSets) {
  const orders = orderIds.map((orderId) => ({
    orderId,
    orderNumber: `#${orderId}`,
    receiverName: '',
    carrierName: '',
    trackingNumber: '',
  }));
  try {
    const manifest = await manifests.create({ accountId: task.accountId ?? 'one', orders });
    say({ said: 'stored', manifestId: manifest.manifestId, orderIds, sha256: manifest.files[0]?.sha256 ?? '' });
  } catch (error) {
    if (!(error instanceof PackbenchError)) throw error;
    say({ said: 'failed', code: error.failure.code, orderIds });
  }
}
ledger.close();
await client.close();
say({ said: 'finished' });
