/**
 * The weight of the mirror in a process that only answers. Arguments: the number of orders, the folder that our-run.ts
 * filled, the thread's file.
 */
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { createMirrorThread } from '../../../src-main/mirror/mirror-thread.ts';
import type { Log } from '../../../src-main/ports.ts';
import { accountIds, madeOrder } from './made-orders.ts';

export interface MemoryMeasures {
  readonly memoryMb: number;
}

const [countText = '', folder = '', workerPath = ''] = process.argv.slice(2);
const count = Number(countText);
const log: Log = { debug() {}, info() {}, warn() {}, error: (message, facts) => console.error(message, facts) };
// The app has other threads before this one: what Node loads for the first thread of a process is not the mirror's.
const other = new Worker("require('node:worker_threads').parentPort.on('message', () => undefined)", { eval: true });
await once(other, 'online');
// The app's main has compiled code of its own: the memory that V8's compiler works in belongs to the process, which
// keeps and reuses it.
for (let at = 0; at < 50_000; at += 1) JSON.stringify(madeOrder(at));
globalThis.gc?.();
const before = process.memoryUsage().rss;
const thread = createMirrorThread({
  workerPath,
  places: { folder, ledgerPath: join(folder, 'ledger', 'ledger.sqlite') },
  started: (started) => void started.ask('noteAccounts', accountIds),
  log,
});
const filters = { group: null, carrierName: null, country: null, records: 'any', selectedOnly: false } as const;
for (let at = 0; at < count; at += Math.ceil(count / 200)) {
  await thread.ask('find', [madeOrder(at).order.orderNumber], accountIds);
}
for (const by of ['orderedAt', 'receiverName', 'carrierName'] as const) {
  for (const phrase of ['', 'ngu', '4711']) {
    const query = { accountIds, phrase, filters, sort: { by, descending: true } };
    await thread.ask('window', query, 0, 100);
    await thread.ask('window', query, Math.floor(count / 2), 100);
    await thread.ask('counts', query);
  }
}
globalThis.gc?.();
const measures: MemoryMeasures = { memoryMb: (process.memoryUsage().rss - before) / 1e6 };
console.log(JSON.stringify(measures));
await thread.close();
await other.terminate();
