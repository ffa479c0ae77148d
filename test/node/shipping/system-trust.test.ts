/**
 * The system's root certificates: read beside everything else, awaited only by https, and named when they cannot be
 * read.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { ShippingClient } from '../../../src-main/shipping/shipping-client.ts';
import { trustSystemRoots } from '../../../src-main/shipping/system-trust.ts';
import { answer } from '../../helpers/misbehaving-server.ts';
import { makeSelfSignedCertificate } from '../../helpers/self-signed-certificate.ts';
import { createTimersByHand } from '../../helpers/timers-by-hand.ts';
import { accountAt, RememberingSteps, search, shippingErrorOf, silentLog, startClient, startServer } from './bench.ts';
import { goodBody } from './faults.ts';

const realWorker = join(import.meta.dirname, '../../../src-main/shipping/system-roots-worker.ts');
const minute = 60_000;
const done = '{"success":true,"errors":[]}';

beforeEach(() => {
  const before = tls.getCACertificates('default');
  onTestFinished(() => tls.setDefaultCACertificates(before));
  tls.setDefaultCACertificates([makeSelfSignedCertificate().certificate]);
});

/** A worker of the test's own in place of the real one, timers by hand, and what is logged. */
async function trustBy(script: string | null) {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-roots-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const workerPath = script === null ? realWorker : join(folder, 'worker.mjs');
  if (script !== null) await writeFile(workerPath, script);
  const warnings: object[] = [];
  const timers = createTimersByHand();
  const log = { ...silentLog, warn: (_message: string, facts?: object) => void warnings.push(facts ?? {}) };
  return { timers, warnings, trust: trustSystemRoots({ workerPath, after: timers.after, log }) };
}

/** Keeps its thread alive and says nothing. */
const silentWorker = 'setInterval(() => {}, 1_000_000)';

test('they are not read until a connection needs them', async () => {
  const { trust, warnings, timers } = await trustBy("throw new Error('nobody asked')");
  timers.pass(minute);
  const open = await startServer([answer({ body: goodBody })]);
  expect(await search(startClient({ trust }), accountAt(open.url))).toMatchObject({ orders: [] });
  expect(trust.missing()).toMatch(/not been read yet/);
  expect(warnings).toEqual([]);
  // A call that fails for another reason does not mention them.
  await open.close();
  const { failure } = await shippingErrorOf(search(startClient({ trust }), accountAt(open.url)));
  expect([failure.code, failure.facts.remarks]).toEqual(['unreachable', undefined]);
});

test("this computer's roots count, once a connection needs them", async () => {
  const { trust, warnings } = await trustBy(null);
  expect(trust.missing()).not.toBeNull();
  await trust.settled();
  expect(trust.missing()).toBeNull();
  const system = tls.getCACertificates('system');
  expect(tls.getCACertificates('default')).toEqual(expect.arrayContaining(system.slice(0, 5)));
  expect(warnings).toEqual([]);
});

test.each([
  ['read', (client: ShippingClient, url: string) => search(client, accountAt(url))],
  ['write', (client: ShippingClient, url: string) => client.archiveOrder(accountAt(url), 71, new RememberingSteps())],
] as const)('a %s over https waits for them; one over http does not', async (_, call) => {
  const { certificate, key } = makeSelfSignedCertificate();
  const read = `parentPort.postMessage(${JSON.stringify([certificate])})`;
  const { trust } = await trustBy(`import { parentPort } from 'node:worker_threads'; ${read}`);
  const open = await startServer([answer({ body: done })]);
  const secure = await startServer([answer({ body: done })], { certificate: { certificate, key } });
  const client = startClient({ trust });
  await call(client, open.url);
  expect(tls.getCACertificates('default')).not.toEqual([certificate]);
  await call(client, secure.url);
  expect([open, secure].map(({ requests }) => requests.length)).toEqual([1, 1]);
});

test.each([
  ['that take longer than a minute', silentWorker, /not handed them out after 60 s/],
  ['that cannot be read', "throw new Error('the store is broken')", /the store is broken/],
  [
    'that are none',
    "import { parentPort } from 'node:worker_threads'; parentPort.postMessage([])",
    /the system handed out none/,
  ],
])("roots %s leave Node's own, and the failed call says so", async (_, script, reason) => {
  const { trust, timers, warnings } = await trustBy(script);
  const server = await startServer([answer({ body: goodBody })], { certificate: makeSelfSignedCertificate() });
  const work = search(startClient({ trust }), accountAt(server.url));
  void trust.settled();
  if (script === silentWorker) timers.pass(minute);
  const { failure } = await shippingErrorOf(work);
  expect(failure).toMatchObject({
    code: 'tls-failed',
    facts: { remarks: [{ code: 'own-certificates-unread', facts: { why: expect.stringMatching(reason) } }] },
  });
  expect(warnings).toEqual([{ reason: expect.stringMatching(reason) }]);
});

test('roots that come after the minute count from then on', async () => {
  const { certificate, key } = makeSelfSignedCertificate();
  const folder = await mkdtemp(join(tmpdir(), 'packbench-roots-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const goOn = join(folder, 'go-on');
  const script = `import { existsSync } from 'node:fs'; import { parentPort } from 'node:worker_threads';
    const timer = setInterval(() => {
      if (!existsSync(${JSON.stringify(goOn)})) return;
      clearInterval(timer);
      parentPort.postMessage(${JSON.stringify([certificate])});
    }, 5);`;
  const { trust, timers } = await trustBy(script);
  void trust.settled();
  timers.pass(minute);
  const server = await startServer([answer({ body: goodBody })], { certificate: { certificate, key } });
  const client = startClient({ trust });
  await shippingErrorOf(search(client, accountAt(server.url)));
  await writeFile(goOn, '');
  await expect.poll(() => trust.missing()).toBeNull();
  expect(await search(client, accountAt(server.url))).toMatchObject({ orders: [] });
});

test('the end calls off what waits for them: nothing was sent', async () => {
  const { trust } = await trustBy(silentWorker);
  const server = await startServer([answer({ body: goodBody })], { certificate: makeSelfSignedCertificate() });
  const client = startClient({ trust });
  const steps = new RememberingSteps();
  const asked = shippingErrorOf(search(client, accountAt(server.url)));
  const manifest = shippingErrorOf(client.createManifest(accountAt(server.url), [1], steps));
  await client.close();
  expect((await asked).failure.code).toBe('cancelled');
  expect(await manifest).toMatchObject({ fate: 'not-sent', failure: { code: 'cancelled', changed: 'nothing' } });
  expect(steps).toEqual(new RememberingSteps());
  expect(server.requests).toEqual([]);
});
