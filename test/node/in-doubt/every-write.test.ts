/**
 * Every kind of write through the app's own operations, at the practice service behind a go-between that counts, and
 * loses the answer or the write. Refused: asked once, never carried out. Not sent: never asked. Lost: asked once,
 * carried out at most once, in doubt, and a look-up tells which of the two happened.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SandboxService, startSandboxService } from '../../../src-main/sandbox/service.ts';
import type { ActivityOutcome } from '../../../src-preload/contract/activity.ts';
import type { OrderChange } from '../../../src-preload/contract/change.ts';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import type { WriteKind } from '../../../src-preload/contract/in-doubt.ts';
import type { Order } from '../../../src-preload/contract/order.ts';
import { type GoBetween, startGoBetween } from '../../helpers/go-between.ts';
import { type ServicesOnTestPorts, startServices } from '../../helpers/services-on-test-ports.ts';

let folder = '';
let service: SandboxService;
let goBetween: GoBetween;
let app: ServicesOnTestPorts;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'packbench-every-write-'));
  service = await startSandboxService({ port: 0, folder: join(folder, 'practice'), orders: 40, addresses: 2 });
  goBetween = await startGoBetween(service.url);
  const accounts = service.accounts.map((one) => ({
    serviceKey: one.service_api_key,
    subscriptionKey: one.subscription_key,
  }));
  app = await startServices({ folder, practice: { running: true, url: goBetween.url, accounts } });
});

afterEach(async () => {
  await app.close();
  await goBetween.close();
  await service.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
});

const accountId = 'practice-1';

async function unshipped(count: number): Promise<readonly Order[]> {
  const query = { accountId, phrase: '', status: 'Unshipped', fields: 'All', page: 1, limit: 50 } as const;
  return (await app.search(query)).orders.slice(0, count);
}

const references = (orders: readonly Order[]) => orders.map(({ orderId, orderNumber }) => ({ orderId, orderNumber }));

/** The failure of each order that the write itself reports. */
type Failures = readonly (Failure | null)[];

/** Starts a change and waits for its end. */
async function change(wanted: OrderChange): Promise<Failures> {
  const { runId } = await app.ask('changes.start', { accountId, change: wanted });
  await app.announcements.first('changes.progressed', (run) => run.runId === runId && run.state === 'ended');
  return (await app.ask('changes.get', { runId })).results.map(({ failure }) => failure);
}

async function manifest(orders: readonly Order[]): Promise<Failures> {
  const chosen = orders.map(({ orderId, orderNumber, receiverName, carrierName, trackingNumber }) => ({
    orderId,
    orderNumber,
    receiverName,
    carrierName,
    trackingNumber,
  }));
  const outcome = await app.outcome('manifests.create', { accountId, orders: chosen });
  return [outcome.ok ? null : outcome.failure];
}

/** As somebody else would ask the service: without the app and its go-between. */
async function askDirectly(path: string, body?: object): Promise<unknown> {
  const [account] = service.accounts;
  const answer = await fetch(service.url + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'Service-Api-Key': account?.service_api_key ?? '',
      'Ocp-Apim-Subscription-Key': account?.subscription_key ?? '',
      Accept: 'application/json',
      'Content-Type': 'application/json',
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return answer.json();
}

async function idsUnshipped(): Promise<readonly number[]> {
  const found = await askDirectly('/api/orders/search?status=Unshipped&limit=250');
  return (found as { orders: readonly { order_id: number }[] }).orders.map((order) => order.order_id);
}

interface Case {
  readonly kind: WriteKind;
  readonly path: string;
  readonly count: number;
  write(orders: readonly Order[]): Promise<Failures>;
}

const cases: readonly Case[] = [
  { kind: 'manifest', path: 'POST /api/orders/manifest', count: 2, write: manifest },
  {
    kind: 'archive',
    path: 'POST /api/orders/archive',
    count: 1,
    write: (orders) => change({ kind: 'archive', orders: references(orders) }),
  },
  {
    kind: 'delete',
    path: 'DELETE /api/orders/delete',
    count: 1,
    write: (orders) => change({ kind: 'remove', orders: references(orders) }),
  },
  {
    kind: 'bulk-delete',
    path: 'POST /api/orders/delete',
    count: 3,
    write: (orders) => change({ kind: 'remove', orders: references(orders) }),
  },
  {
    kind: 'assign',
    path: 'POST /api/orders/assign',
    count: 2,
    write: (orders) => change({ kind: 'assign', orders: references(orders), toAccountId: 'practice-2' }),
  },
];

for (const { kind, path, count, write } of cases) {
  test(`${kind}: the service refuses, in its own words`, async () => {
    const orders = await unshipped(count);
    const shipped = orders.at(-1)?.orderId ?? 0;
    expect(await askDirectly('/api/orders/manifest', { order_ids: [shipped] })).toMatchObject({ success: true });
    const before = await idsUnshipped();
    const failures = await write(orders);
    expect(failures).not.toHaveLength(0);
    for (const failure of failures) {
      expect(failure).toMatchObject({ code: 'service-refused', changed: 'nothing' });
      expect(failure?.details.map(({ message }) => message)).toEqual([expect.stringContaining(String(shipped))]);
    }
    expect(goBetween.asked).toEqual([path]);
    expect(goBetween.executed).toEqual([]);
    expect(before.length).toBeGreaterThan(count);
    expect(await idsUnshipped()).toEqual(before);
    await expectNotDone(kind, count, 'refused', 'service-refused');
    // Nothing blocks the orders: the next attempt goes to the service again.
    expect((await write(orders)).map((failure) => failure?.code)).toEqual(failures.map(() => 'service-refused'));
    expect(goBetween.asked).toEqual([path, path]);
  });

  test(`${kind}: nobody answers, and it is known not to be sent`, async () => {
    const orders = await unshipped(count);
    const before = await idsUnshipped();
    await goBetween.close();
    const failures = await write(orders);
    expect(failures).not.toHaveLength(0);
    for (const failure of failures) expect(failure).toMatchObject({ code: 'unreachable', changed: 'nothing' });
    expect(goBetween.asked).toEqual([]);
    expect(before).toEqual(expect.arrayContaining(orders.map(({ orderId }) => orderId)));
    expect(await idsUnshipped()).toEqual(before);
    await expectNotDone(kind, count, 'not-sent', 'unreachable');
    expect((await write(orders)).map((failure) => failure?.code)).toEqual(failures.map(() => 'unreachable'));
  });

  test(`${kind}: the service acts and the answer is lost`, async () => {
    const orders = await unshipped(count);
    goBetween.writes = 'lose the answer';
    await write(orders);
    expect(await app.ask('inDoubt.list', {})).toMatchObject([{ kind, accountId }]);
    expect((await app.ask('app.getStatus', {})).inDoubtCount).toBe(1);
    goBetween.writes = 'pass';
    await write(orders);
    expect(goBetween.asked).toEqual([path]);
    expect(goBetween.executed).toEqual([path]);

    const [open] = await app.ask('inDoubt.list', {});
    const writeId = open?.writeId ?? '';
    const looked = await app.ask('inDoubt.lookUp', { writeId });
    expect(looked.readings[0]?.orders.map(({ seen }) => seen)).toEqual(orders.map(() => 'done'));
    expect(looked.mayResolve).toEqual(['done']);
    expect(await app.ask('inDoubt.resolve', { writeId, resolution: 'done' })).toEqual({ remaining: [] });
    expect((await app.ask('app.getStatus', {})).inDoubtCount).toBe(0);
    expect(goBetween.executed).toHaveLength(1);
  });

  test(`${kind}: the write itself is lost`, async () => {
    const orders = await unshipped(count);
    goBetween.writes = 'lose the write';
    await write(orders);
    goBetween.writes = 'pass';
    await write(orders);
    expect(goBetween.asked).toEqual([path]);
    expect(goBetween.executed).toEqual([]);

    const [open] = await app.ask('inDoubt.list', {});
    const looked = await app.ask('inDoubt.lookUp', { writeId: open?.writeId ?? '' });
    expect(looked.readings[0]?.orders.map(({ seen }) => seen)).toEqual(orders.map(() => 'not-done'));
    expect(looked.mayResolve).toEqual([]);
    expect(looked.notDoneIn).not.toBeNull();
  });
}

/** One write, settled as never done; nothing is in doubt. */
async function expectNotDone(
  kind: WriteKind,
  orderCount: number,
  outcome: ActivityOutcome,
  failureCode: string,
): Promise<void> {
  const filter = { accountId: null, kind: null, outcome: null, from: null, to: null };
  const { entries } = await app.ask('activity.list', { filter, offset: 0, limit: 9 });
  expect(entries).toMatchObject([{ kind, accountId, orderCount, outcome, failureCode }]);
  expect(await app.ask('inDoubt.list', {})).toEqual([]);
  expect((await app.ask('app.getStatus', {})).inDoubtCount).toBe(0);
}

test('an account with a write in doubt stays until it is settled: only its keys can look it up', async () => {
  const { draftId } = await app.ask('accounts.openDraft', { accountId: null });
  const [keys] = service.accounts;
  app.clipboard.text = keys?.service_api_key ?? '';
  await app.ask('accounts.pasteKey', { draftId, which: 'service' });
  app.clipboard.text = keys?.subscription_key ?? '';
  await app.ask('accounts.pasteKey', { draftId, which: 'subscription' });
  const saved = { draftId, label: 'Live', baseAddress: goBetween.url, colour: 'blue' } as const;
  const live = await app.ask('accounts.saveDraft', saved);

  goBetween.writes = 'lose the answer';
  const ended = app.announcements.first('changes.progressed', (run) => run.state === 'ended');
  await app.ask('changes.start', {
    accountId: live.accountId,
    change: { kind: 'remove-all-unshipped', typedAccountLabel: 'Live' },
  });
  await ended;
  goBetween.writes = 'pass';
  expect(await app.outcome('accounts.remove', { accountId: live.accountId })).toMatchObject({
    ok: false,
    failure: { code: 'account-in-use', changed: 'nothing', facts: { accountId: live.accountId } },
  });

  const [open] = await app.ask('inDoubt.list', {});
  await app.ask('inDoubt.lookUp', { writeId: open?.writeId ?? '' });
  expect(await app.ask('inDoubt.resolve', { writeId: open?.writeId ?? '', resolution: 'done' })).toEqual({
    remaining: [],
  });
  const { accounts } = await app.ask('accounts.remove', { accountId: live.accountId });
  expect(accounts.map((one) => one.accountId)).not.toContain(live.accountId);
});
