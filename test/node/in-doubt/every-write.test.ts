/**
 * Every kind of write through the app's own operations, at the practice service behind a go-between that loses the answer or
 * the write: it is asked once, carried out at most once, in doubt, and a look-up tells which of the two it was.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type SandboxService, startSandboxService } from '../../../src-main/sandbox/service.ts';
import type { OrderChange } from '../../../src-preload/contract/change.ts';
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
  return (await app.ask('orders.search', query)).orders.slice(0, count);
}

const references = (orders: readonly Order[]) => orders.map(({ orderId, orderNumber }) => ({ orderId, orderNumber }));

/** Starts a change and waits for its end. */
async function change(wanted: OrderChange) {
  const { runId } = await app.ask('changes.start', { accountId, change: wanted });
  await app.announcements.first('changes.progressed', (run) => run.runId === runId && run.state === 'ended');
  return app.ask('changes.get', { runId });
}

async function manifest(orders: readonly Order[]): Promise<void> {
  const chosen = orders.map(({ orderId, orderNumber, receiverName, carrierName, trackingNumber }) => ({
    orderId,
    orderNumber,
    receiverName,
    carrierName,
    trackingNumber,
  }));
  await app.outcome('manifests.create', { accountId, orders: chosen });
}

interface Case {
  readonly kind: WriteKind;
  readonly path: string;
  readonly count: number;
  write(orders: readonly Order[]): Promise<unknown>;
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
    expect(looked.notDoneFrom).not.toBeNull();
  });
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
