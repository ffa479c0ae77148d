/** In the end: what the service has and was asked, beside what Packbench says of each write. */
import type { AccountId } from '../../../src-preload/contract/account.ts';
import type { ActivityDetail, ActivityKind, ActivityOutcome } from '../../../src-preload/contract/activity.ts';
import { type Bridge, storedManifests } from '../bridge.ts';
import type { GoBetween } from '../go-between.ts';
import { ordersAt } from '../orders-at-service.ts';
import type { RunningService } from '../practice-service.ts';

/** What may be asked at each of these paths (the service document, 'Operations'): several orders are archived as they are deleted. */
const kindsAt: readonly { readonly paths: readonly string[]; readonly kinds: readonly ActivityKind[] }[] = [
  { paths: ['POST /api/orders/assign'], kinds: ['assign'] },
  { paths: ['POST /api/orders/manifest'], kinds: ['manifest'] },
  {
    paths: ['POST /api/orders/delete', 'POST /api/orders/archive', 'DELETE /api/orders/delete'],
    kinds: ['archive', 'delete', 'bulk-delete'],
  },
];
/** Packbench says of these that nothing was changed. */
const saysUnchanged: ReadonlySet<ActivityOutcome> = new Set(['refused', 'not-sent', 'cancelled']);

export interface ServiceState {
  /** Ids of orders. */
  readonly unshipped: ReadonlySet<number>;
  readonly shipped: ReadonlySet<number>;
}

export async function stateOf({ url, accounts: [account] }: RunningService): Promise<ServiceState> {
  const idsIn = async (status: 'Unshipped' | 'Shipped'): Promise<ReadonlySet<number>> =>
    new Set((await ordersAt(url, account, status)).map(({ order_id: id }) => id));
  return { unshipped: await idsIn('Unshipped'), shipped: await idsIn('Shipped') };
}

interface Records {
  readonly bridge: Bridge;
  readonly accountId: AccountId;
  readonly goBetween: Pick<GoBetween, 'asked' | 'executed'>;
  readonly before: ServiceState;
  readonly after: ServiceState;
}

/** What Packbench's records leave out, or say untruly. */
export async function untrueRecords({ bridge, accountId, goBetween, before, after }: Records): Promise<string[]> {
  const writes = (await writesOf(bridge, accountId)).filter(({ entry }) => entry.outcome !== 'not-sent');
  const maybeDone = writes.filter(({ entry }) => !saysUnchanged.has(entry.outcome));
  const gone = (id: number): boolean => !after.unshipped.has(id) && !after.shipped.has(id);
  const isNamed = (id: number, kinds: readonly ActivityKind[]): boolean =>
    maybeDone.some(({ entry, orders }) => kinds.includes(entry.kind) && orders.some(({ orderId }) => orderId === id));
  const told = (id: number): string =>
    writes
      .filter(({ orders }) => orders.some(({ orderId }) => orderId === id))
      .map(({ entry }) => `${entry.kind} ${entry.outcome}`)
      .join() || 'nothing';
  const faults = [
    ...[...after.shipped]
      .filter((id) => before.unshipped.has(id) && !isNamed(id, ['manifest', 'archive', 'bulk-delete']))
      .map((id) => `the service shipped order ${id}, of which Packbench says ${told(id)}`),
    ...[...before.unshipped, ...before.shipped]
      .filter((id) => gone(id) && !isNamed(id, ['archive', 'delete', 'bulk-delete', 'assign']))
      .map((id) => `the service has order ${id} no more, of which Packbench says ${told(id)}`),
  ];
  for (const { paths, kinds } of kindsAt) {
    const ofKinds = (list: readonly ActivityDetail[]): number =>
      list.filter(({ entry }) => kinds.includes(entry.kind)).length;
    const at = (list: readonly string[]): number => list.filter((one) => paths.includes(one)).length;
    if (at(goBetween.asked) > ofKinds(writes))
      faults.push(`${kinds} was asked ${at(goBetween.asked)} times for ${ofKinds(writes)} writes`);
    if (at(goBetween.executed) > ofKinds(maybeDone))
      faults.push(`${kinds} was carried out ${at(goBetween.executed)} times, and ${ofKinds(maybeDone)} may be done`);
  }
  return [...faults, ...(await onTwoManifests(bridge))];
}

async function writesOf(bridge: Bridge, accountId: AccountId): Promise<readonly ActivityDetail[]> {
  const filter = { accountId, kind: null, outcome: null, from: null, to: null };
  const details: (ActivityDetail | null)[] = [];
  for (let offset = 0, total = 1; offset < total; offset += 50) {
    const page = await bridge.ask('activity.list', { filter, offset, limit: 50 });
    total = page.totalCount;
    for (const { activityId } of page.entries) details.push(await bridge.ask('activity.get', { activityId }));
  }
  return details.filter((one) => one !== null);
}

async function onTwoManifests(bridge: Bridge): Promise<readonly string[]> {
  const ids = (await storedManifests(bridge)).flatMap(({ accountId, orders }) =>
    orders.map(({ orderId }) => `${orderId} of account ${accountId}`),
  );
  return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `order ${id} is on two manifests`);
}
