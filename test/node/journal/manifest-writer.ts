/**
 * The program that is killed: it makes manifests against a real HTTP server, on the folder of those killed before it, and
 * says on standard output, line by line, what it has acknowledged. Started by kill-proof.test.ts only.
 *
 * The argument is JSON: { folder, url, orderSets, stopAt }. At the moment named `stopAt` it says so and stands still until
 * it is killed, so that a kill can hit an exact place between two steps.
 */

import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { PackbenchError } from '../../../src-main/failures.ts';
import { type FileCalls, realFileCalls } from '../../../src-main/journal/durable-file.ts';
import { openLedger } from '../../../src-main/journal/ledger.ts';
import { createManifestsService } from '../../../src-main/manifests/manifests-service.ts';
import type { Log } from '../../../src-main/ports.ts';
import { createShippingClient } from '../../../src-main/shipping/index.ts';
import { systemClock } from '../../../src-main/system-time.ts';

export interface WriterTask {
  readonly folder: string;
  readonly url: string;
  readonly orderSets: readonly (readonly number[])[];
  /** Its id on this computer; 'one' unless given. */
  readonly accountId?: string;
  /** 'file 7': the seventh call to the file system · a line of the log with its count: 'ledger: manifest sent 2'. */
  readonly stopAt: string | null;
}

export type WriterLine =
  | { readonly said: 'ready' }
  | { readonly said: 'at'; readonly moment: string }
  | {
      readonly said: 'stored';
      readonly manifestId: string;
      readonly orderIds: readonly number[];
      readonly sha256: string;
    }
  | { readonly said: 'failed'; readonly code: string; readonly orderIds: readonly number[] }
  | { readonly said: 'finished' };

const task = JSON.parse(process.argv[2] ?? '') as WriterTask;

/** Synchronous, so that a line that was said has left this process whatever happens next. */
const say = (line: WriterLine): void => {
  writeSync(1, `${JSON.stringify(line)}\n`);
};

const counts = new Map<string, number>();

/** The moment `stopAt` never passes. */
function pass(kind: string): void {
  const count = (counts.get(kind) ?? 0) + 1;
  counts.set(kind, count);
  const moment = `${kind} ${count}`;
  if (moment !== task.stopAt) return;
  say({ said: 'at', moment });
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20_000);
}

const log: Log = { debug: pass, info() {}, warn() {}, error() {} };

const fileCalls: FileCalls = {
  async open(path, flags, mode) {
    pass('file');
    const file = await realFileCalls.open(path, flags, mode);
    return {
      async writeFile(bytes) {
        pass('file');
        await file.writeFile(bytes);
      },
      async sync() {
        pass('file');
        await file.sync();
      },
      close: () => file.close(),
    };
  },
  async rename(from, to) {
    pass('file');
    await realFileCalls.rename(from, to);
    pass('file');
  },
  remove: (path) => realFileCalls.remove(path),
};

const clock = systemClock;
const ledger = openLedger({ folder: join(task.folder, 'ledger'), clock, log, fileCalls });
const client = createShippingClient({ clock, log: { ...log, debug() {} }, proxyEnvironment: {} });
const manifests = createManifestsService({
  ledger,
  folder: join(task.folder, 'manifests'),
  accounts: {
    get: (accountId) => ({
      accountId,
      kind: 'live',
      label: 'Kill proof',
      baseAddress: task.url,
      colour: 'blue',
      format: 'json',
      serviceKeyLastFour: null,
      subscriptionKeyLastFour: null,
    }),
    shippingAccount: async () => ({ baseAddress: task.url, serviceKey: 'k1', subscriptionKey: 'k2', format: 'json' }),
  },
  client,
  clock,
  log,
  announce() {},
  saveDialog: { choosePath: async () => null },
  fileCalls,
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
