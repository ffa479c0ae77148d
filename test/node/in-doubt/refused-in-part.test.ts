/**
 * The document has no rule for a batch that fails in part: 'success: false' to an assign or a bulk delete does not
 * prove that nothing was changed. Each order gets the result that the service shows, and until then 'not known'.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SandboxService, startSandboxService } from '../../../src-main/sandbox/service.ts';
import type { ActivityOutcome } from '../../../src-preload/contract/activity.ts';
import type { ChangeRunResults, OrderChange, OrderReference } from '../../../src-preload/contract/change.ts';
import { type GoBetween, startGoBetween } from '../../helpers/go-between.ts';
import { asChosen, query } from '../../helpers/orders-bench.ts';
import { atOnce, type ServicesOnTestPorts, startServices } from '../../helpers/services-on-test-ports.ts';

let folder = '';
let service: SandboxService;
let goBetween: GoBetween;
let app: ServicesOnTestPorts;

const accountId = 'practice-1';

const start = () =>
  startServices({
    folder,
    after: atOnce,
    practice: {
      running: true,
      url: goBetween.url,
      accounts: service.accounts.map((one) => ({
        serviceKey: one.service_api_key,
        subscriptionKey: one.subscription_key,
      })),
    },
  });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-refused-in-part-'));
  service = await startSandboxService({ port: 0, folder: join(folder, 'practice'), orders: 40, addresses: 2 });
  goBetween = await startGoBetween(service.url);
  app = await start();
});

afterEach(async () => {
  await app.close();
  await goBetween.close();
  await service.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

async function unshipped(count: number): Promise<readonly OrderReference[]> {
  const { orders } = await app.search(query({ accountId, status: 'Unshipped', limit: 250 }));
  return orders.slice(0, count).map(({ orderId, orderNumber }) => ({ orderId, orderNumber }));
}

async function change(wanted: OrderChange): Promise<ChangeRunResults> {
  const { runId } = await app.ask('changes.start', { accountId, change: wanted });
  await app.announcements.first('changes.progressed', (run) => run.runId === runId && run.state === 'ended');
  return app.ask('changes.get', { runId });
}

const activity = async (outcome: ActivityOutcome | null = null) => {
  const filter = { accountId: null, kind: null, outcome, from: null, to: null };
  return (await app.ask('activity.list', { filter, offset: 0, limit: 9 })).entries;
};

const changes: readonly ((orders: readonly OrderReference[]) => OrderChange)[] = [
  (orders) => ({ kind: 'remove', orders }),
  (orders) => ({ kind: 'archive', orders }),
  (orders) => ({ kind: 'assign', orders, toAccountId: 'practice-2' }),
];

for (const toChange of changes) {
  const { kind } = toChange([]);
  test(`${kind}: refused after a part of it: each order is told by what the service shows of it`, async () => {
    const orders = await unshipped(4);
    goBetween.writes = 'refuse after a part';
    const run = await change(toChange(orders));
    expect(run.results.map(({ state }) => state)).toEqual(['done', 'done', 'refused', 'refused']);
    expect(run.results.map(({ failure }) => failure?.changed)).toEqual(['done', 'done', 'nothing', 'nothing']);
    for (const { failure } of run.results) {
      expect(failure?.details.map(({ message }) => message)).toContain('The last of them is locked');
    }
    // During the look-up nothing else was reported.
    const looking = app.announcements.all.flatMap(({ name, event }) =>
      name === 'changes.progressed' && event.counts['looking-up'] > 0 ? [event.counts] : [],
    );
    expect(looking).toEqual([expect.objectContaining({ 'looking-up': 4, done: 0, refused: 0 })]);
    expect(await app.ask('inDoubt.list', {})).toEqual([]);
    // Nobody settled it by hand, and half of it was not done.
    const [entry, ...others] = await activity();
    expect([entry, others]).toMatchObject([{ outcome: 'partly', failureCode: null }, []]);
    const told = await app.ask('activity.get', { activityId: entry?.activityId ?? '' });
    expect(told?.notDone).toEqual(orders.slice(2).map(({ orderId }) => orderId));
    expect(await activity('partly')).toEqual([entry]);
    expect(await activity('resolved')).toEqual([]);
    expect(goBetween.asked).toHaveLength(1);

    // Orders that were not done are free again, and go when they are asked for.
    goBetween.writes = 'pass';
    expect((await change(toChange(orders.slice(2)))).results.map(({ state }) => state)).toEqual(['done', 'done']);
  });

  test(`${kind}: refused, and the look-up fails: in doubt until it is looked up, also over a restart`, async () => {
    const orders = await unshipped(2);
    goBetween.writes = 'refuse after a part';
    goBetween.reads = 'lose';
    const run = await change(toChange(orders));
    expect(run.results.map(({ state, failure }) => [state, failure?.code, failure?.changed])).toEqual(
      orders.map(() => ['in-doubt', 'in-doubt', 'unknown']),
    );
    expect(run.results[0]?.failure?.facts.reason).toBe('service-refused');
    expect(await activity()).toMatchObject([{ outcome: 'in-doubt' }]);
    await app.close();
    app = await start();
    expect(await activity()).toMatchObject([{ outcome: 'in-doubt' }]);
    goBetween.reads = 'pass';
    const [doubt] = await app.ask('inDoubt.list', {});
    expect(doubt?.failure?.facts.reason).toBe('service-refused');
    // Several are archived by the operation that removes, and only what is removed can come again.
    expect(doubt?.kind).toBe({ remove: 'bulk-delete', archive: 'archive', assign: 'assign' }[kind as string]);
    const looked = await app.ask('inDoubt.lookUp', { writeId: doubt?.writeId ?? '' });
    expect(looked.readings[0]?.orders.map(({ seen }) => seen)).toEqual(['done', 'not-done']);
    expect(looked.settled).toBe(true);
    expect(await app.ask('inDoubt.list', {})).toEqual([]);
    expect(await activity()).toMatchObject([{ outcome: 'partly' }]);
    expect(goBetween.asked).toHaveLength(1);
  });
}

test('a manifest that is refused beside its PDF: once a person has settled it as done, the PDF is there', async () => {
  const { orders } = await app.search(query({ accountId, status: 'Unshipped', limit: 1 }));
  goBetween.writes = 'refuse after a part';
  const made = await app.outcome('manifests.create', { accountId, orders: orders.map(asChosen) });
  expect(made).toMatchObject({ ok: false, failure: { code: 'in-doubt', facts: { reason: 'service-refused' } } });
  const [doubt] = await app.ask('inDoubt.list', {});
  const lastTold = () => app.announcements.all.findLast(({ name }) => name === 'inDoubt.changed')?.event;
  expect(lastTold()).toEqual({ count: 1 });
  const manifestId = doubt?.writeId ?? '';
  expect((await app.ask('inDoubt.lookUp', { writeId: manifestId })).mayResolve).toEqual(['done']);
  await app.ask('inDoubt.resolve', { writeId: manifestId, resolution: 'done' });
  expect(lastTold()).toEqual({ count: 0 });
  expect(await app.ask('manifests.get', { manifestId })).toMatchObject({
    state: 'stored',
    files: [{ fileNumber: 1 }],
    failure: { code: 'service-refused', changed: 'done', details: [{ message: 'The last of them is locked' }] },
  });
  const { bytes } = await app.ask('manifests.readPdf', { manifestId, fileNumber: 1 });
  expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-');
  // Its file is damaged later: the answer that is kept still holds it, refused or not.
  await writeFile(join(folder, 'manifests', `manifest-${manifestId}-1.pdf`), 'junk');
  const restored = await app.ask('manifests.readPdf', { manifestId, fileNumber: 1 });
  expect(Buffer.from(restored.bytes).equals(bytes)).toBe(true);
  expect(goBetween.asked).toHaveLength(1);
});

test('refused as a whole: nothing was changed is said once it is seen, and the run goes on', async () => {
  const orders = await unshipped(3);
  const shipped = orders[1]?.orderId ?? 0;
  const [account] = service.accounts;
  await fetch(`${service.url}/api/orders/manifest`, {
    method: 'POST',
    headers: {
      'Service-Api-Key': account?.service_api_key ?? '',
      'Ocp-Apim-Subscription-Key': account?.subscription_key ?? '',
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ order_ids: [shipped] }),
  });
  const run = await change({ kind: 'remove', orders });
  expect(run.results.map(({ state, failure }) => [state, failure?.code, failure?.changed])).toEqual(
    orders.map(() => ['refused', 'service-refused', 'nothing']),
  );
  expect(await activity()).toMatchObject([{ outcome: 'refused', failureCode: 'service-refused' }]);
});

test('every unshipped order, refused: what is left is told, and nothing else is sent until a person settled it', async () => {
  const [order] = await unshipped(1);
  const everyUnshipped = { kind: 'remove-all-unshipped', typedAccountLabel: 'Practice North' } as const;
  // The service refuses before it does anything: the go-between cannot name half of a write without orders.
  goBetween.writes = 'refuse before anything';
  const run = await change(everyUnshipped);
  expect(run.results).toMatchObject([{ state: 'in-doubt', failure: { code: 'in-doubt', changed: 'unknown' } }]);
  expect(run.results[0]?.failure?.facts.remarks).toMatchObject([{ code: 'unshipped-orders' }]);
  goBetween.writes = 'pass';
  const next = await change({ kind: 'remove', orders: order === undefined ? [] : [order] });
  expect(next.results).toMatchObject([{ state: 'refused', failure: { code: 'unshipped-being-removed' } }]);
  // An answer came, so nothing is under way at the service any more: there are no five minutes to wait for.
  const [doubt] = await app.ask('inDoubt.list', {});
  expect(doubt?.mayResolve).toContain('not-done');
  await app.ask('inDoubt.resolve', { writeId: doubt?.writeId ?? '', resolution: 'not-done' });
  expect((await change({ kind: 'remove', orders: order === undefined ? [] : [order] })).results[0]?.state).toBe('done');
});

test('every unshipped order, refused and none of them left: done', async () => {
  goBetween.writes = 'refuse after a part';
  const run = await change({ kind: 'remove-all-unshipped', typedAccountLabel: 'Practice North' });
  expect(run.results).toMatchObject([{ state: 'done', failure: { code: 'service-refused', changed: 'done' } }]);
  expect(await app.ask('inDoubt.list', {})).toEqual([]);
  expect(await activity()).toMatchObject([{ outcome: 'done' }]);
});
