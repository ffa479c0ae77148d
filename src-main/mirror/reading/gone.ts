/**
 * Which orders are gone: absent from a whole walk in each direction, and then not found by their own number, or archived or removed
 * here.
 */
import type { AbsentOrder } from '../mirror-port.ts';
import type { GroupReading } from './group-reading.ts';
import { lookUp } from './look-up.ts';
import type { WrittenOrder } from './next-step.ts';
import { type ReadingDoors, takeIn } from './reading-doors.ts';

/** When more are absent, most have moved to the other group, whose walks then find them with fewer questions. */
const fewOrders = 25;

/** Others have their turn between two of these changes of the copy. */
const markedAtOnce = 50;

/** Call after a walk of either group. */
export async function listLookUps(doors: ReadingDoors, group: GroupReading, other: GroupReading): Promise<void> {
  const { accountId, mirror, clock } = doors;
  const absent = await mirror.absentFromBoth(accountId, group.group);
  // When hundreds are archived at once, the questions would take an hour, and an order that is taken back before its
  // own question would count as archived for good. The records say already that they are not there.
  const removed = absent.flatMap(({ orderId, wasRemovedHere }) => (wasRemovedHere === true ? [orderId] : []));
  for (let from = 0; from < removed.length; from += markedAtOnce) {
    const orderIds = removed.slice(from, from + markedAtOnce);
    await mirror.markGone({ accountId, orderIds, at: clock.now().toISOString() });
  }
  const orders = absent.filter(
    ({ orderId, wasRemovedHere }) => wasRemovedHere !== true && !group.lookedUp.has(orderId),
  );
  const othersWereRead = group.afterOthersWalks !== null && other.walksDone >= group.afterOthersWalks;
  if (orders.length <= fewOrders || othersWereRead) {
    group.lookUps = orders;
    if (orders.length === 0) group.afterOthersWalks = null;
  } else if (group.afterOthersWalks === null) {
    group.afterOthersWalks = other.walksDone + 2;
    other.roundEndedAt = null;
  }
}

export async function lookUpAbsent(doors: ReadingDoors, group: GroupReading, order: AbsentOrder): Promise<void> {
  const { accountId, mirror, clock } = doors;
  const found = await lookUp(doors.ask, order);
  if (found.kind === 'found') await takeIn(doors, found.group, [found.order], null);
  if (found.kind === 'absent') {
    await mirror.markGone({ accountId, orderIds: [order.orderId], at: clock.now().toISOString() });
  }
  noteLookedUp(group, order);
}

/** Each order is looked up once in a round. */
export function noteLookedUp(group: GroupReading, order: AbsentOrder): void {
  group.lookedUp.add(order.orderId);
  group.lookUps = group.lookUps.filter(({ orderId }) => orderId !== order.orderId);
}

/**
 * What the service says now about an order that was just written to, or that both groups show. That it is not found says nothing
 * yet, but for one that was archived: its service's search does not show what is archived, so that it was taken back once it is
 * shown again. It had its number a moment ago.
 */
export async function lookUpWritten(doors: ReadingDoors, order: WrittenOrder): Promise<void> {
  const { accountId, mirror, clock } = doors;
  const { wasArchived = false } = order;
  const found = await lookUp(doors.ask, wasArchived ? { ...order, wasNeverShown: true } : order);
  if (found.kind === 'found') await takeIn(doors, found.group, [found.order], null);
  if (found.kind === 'found' && wasArchived) doors.written.noteStillShown(order);
  if (found.kind === 'absent' && wasArchived) {
    await mirror.markGone({ accountId, orderIds: [order.orderId], at: clock.now().toISOString() });
  }
  doors.inBoth.noteAsked(order, found.kind === 'found' ? found.group : null);
}
