/** What the next start of the app finds in the folder of ended manifest writers, compared with what the service did. */

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { openLedger } from '../../../src-main/journal/ledger.ts';
import { createManifestsService, type ManifestsService } from '../../../src-main/manifests/manifests-service.ts';
import { createShippingClient } from '../../../src-main/shipping/index.ts';
import { afterOnThisComputer } from '../../../src-main/time/system-time.ts';
import { doorTo, enteredOnce, knowsNoneGone, knowsNoOrders, nobodyHears } from '../../helpers/alone.ts';
import { someAccount } from '../../helpers/some-account.ts';
import { writesOf } from '../../helpers/writes-of.ts';
import { clock, order, silentLog } from '../../node/journal/ledger-folder.ts';
import type { ProofRun } from '../proof-row.ts';
import { orderIdsOf } from '../service/answers.ts';
import type { CountingService } from '../service/counting-service.ts';
import type { Acknowledged } from './writer-run.ts';

/** The states in which the orders of a request are found: '7,8' -> ['rejected', 'stored']. */
type States = ReadonlyMap<string, readonly string[]>;

/**
 * Every acknowledged manifest is there with its bytes; everything that reached the service is stored or in doubt, once;
 * a start sends nothing. Throws AssertionError
 */
export function lookAfterwards(
  folder: string,
  acknowledged: readonly Acknowledged[],
  service: CountingService,
): Promise<States> {
  const requests = new Map<string, number>();
  for (const request of service.writes) {
    const key = orderIdsOf(request).join();
    requests.set(key, (requests.get(key) ?? 0) + 1);
  }
  return reopen(folder, service.url, async (manifests, states) => {
    await assertKept(manifests, acknowledged);
    await assertHonest(manifests, states, requests);
    return states;
  });
}

/** Adds to the report how the manifests of a story ended. */
export function tallyStates(run: ProofRun, states: States): void {
  for (const state of ['stored', 'in-doubt', 'rejected']) {
    run.tally(`manifests ${state} in the end`, [...states.values()].flat().filter((one) => one === state).length);
  }
}

async function reopen<Found>(
  folder: string,
  baseAddress: string,
  look: (manifests: ManifestsService, states: States) => Promise<Found>,
): Promise<Found> {
  const complaints: unknown[] = [];
  const log = { ...silentLog, error: (message: string, facts?: object) => void complaints.push(message, facts) };
  const ledger = openLedger({ folder: join(folder, 'ledger'), clock, log });
  const client = createShippingClient({ clock, log: silentLog, proxyEnvironment: {} });
  const manifests = createManifestsService({
    enteredAgain: enteredOnce,
    ledger,
    folder: join(folder, 'manifests'),
    accounts: {
      get: (accountId) => someAccount(accountId, { baseAddress }),
    },
    door: doorTo(() => ({ baseAddress, serviceKey: 'k1', subscriptionKey: 'k2', format: 'json' })),
    knownOrders: knowsNoOrders,
    throwIfGone: knowsNoneGone,
    happened: nobodyHears,
    client: {
      createManifest: () => Promise.reject(new Error('Sent something after a restart')),
      readManifestAnswer: (answer) => client.readManifestAnswer(answer),
    },
    clock,
    after: afterOnThisComputer,
    log: silentLog,
    announce() {},
    saveDialog: { choosePath: async () => null },
  });
  try {
    // Neither a kill nor a power cut harms a file: what looks like damage here is our own fault.
    assert.equal(ledger.state, 'ok', `the ledger was ${ledger.state}: ${inspect(complaints, { depth: 4 })}`);
    await manifests.recover();
    const states = new Map<string, string[]>();
    for (const record of writesOf(ledger, 'manifest')) {
      const key = record.orders.map((each) => each.orderId).join();
      states.set(key, [...(states.get(key) ?? []), record.state]);
    }
    return await look(manifests, states);
  } finally {
    ledger.close();
    await client.close();
  }
}

async function assertKept(manifests: ManifestsService, acknowledged: readonly Acknowledged[]): Promise<void> {
  for (const { manifestId, orderIds, sha256 } of acknowledged) {
    const { state, files } = manifests.get(manifestId);
    assert.deepEqual({ state, sha256: files[0]?.sha256 }, { state: 'stored', sha256 });
    const pdf = await manifests.readPdf(manifestId, 1);
    assert.ok(Buffer.from(pdf.bytes).toString().includes(`orders ${orderIds.join()} `), 'another PDF');
  }
}

async function assertHonest(manifests: ManifestsService, states: States, requests: ReadonlyMap<string, number>) {
  const repeated = [...requests].filter(([, count]) => count > 1);
  assert.deepEqual(repeated, [], 'sent twice');
  for (const [key, found] of states) {
    const held = found.filter((state) => state !== 'rejected');
    assert.ok(held.length < 2, `orders ${key} are ${held.join(' and ')}`);
    // What is in doubt may not have reached the service.
    const honest = requests.has(key) ? ['stored', 'in-doubt'] : ['in-doubt', undefined];
    const came = requests.has(key) ? 'reached' : 'never reached';
    assert.ok(honest.includes(held[0]), `orders ${key} ${came} the service and are ${found.join(' and ')}`);
    if (held[0] !== 'in-doubt') continue;
    const orders = key.split(',').map((id) => order(Number(id)));
    await assert.rejects(manifests.create({ accountId: 'one', orders }), /already-open/);
  }
  for (const key of requests.keys()) assert.ok(states.has(key), `the ledger does not know of orders ${key}`);
}
