/** What the reading of one account uses: the service and the mirror. */
import type { AccountId } from '../../../src-preload/contract/account.ts';
import { traitsOf } from '../../../src-preload/contract/failure-traits.ts';
import type { OrderGroup } from '../../../src-preload/contract/order-list.ts';
import { PackbenchError } from '../../failures.ts';
import type { Clock } from '../../ports.ts';
import { type FoundOrder, saysUnknown } from '../../shipping/shipping-client.ts';
import type { MirrorIntake, TakenIn, WalkId } from '../mirror-port.ts';
import type { InBothGroups } from './in-both-groups.ts';
import type { AskOrders } from './look-up.ts';
import type { WrittenLately } from './written-lately.ts';

export interface ReadingDoors {
  readonly accountId: AccountId;
  readonly mirror: MirrorIntake;
  readonly ask: AskOrders;
  readonly clock: Clock;
  readonly inBoth: InBothGroups;
  readonly written: Pick<WrittenLately, 'noteStillShown'>;
  /** Milliseconds since 1970: older Shipped orders are not kept. */
  readonly shippedSince: () => number;
}

export function takeIn(
  doors: ReadingDoors,
  seenAs: OrderGroup | null,
  orders: readonly FoundOrder[],
  walkId: WalkId | null,
): Promise<TakenIn> {
  const seenAt = doors.clock.now().toISOString();
  return doors.mirror.takeIn({ accountId: doors.accountId, seenAs, orders, seenAt, walkId });
}

/** The same for a page of a group. */
export async function takePageIn(
  doors: ReadingDoors,
  group: OrderGroup,
  orders: readonly FoundOrder[],
  walkId: WalkId | null,
): Promise<TakenIn> {
  if (group === 'shipped') return takeIn(doors, group, orders, walkId);
  const held = orders.filter(doors.inBoth.holds);
  if (held.length > 0) await takeIn(doors, null, held, walkId);
  const others = orders.filter((order) => !held.includes(order));
  const taken = await takeIn(doors, group, others, walkId);
  const back = others.filter(({ orderId }) => taken.back?.includes(orderId));
  if (back.length > 0) doors.inBoth.noteBack(back, orders.length - back.length);
  return taken;
}

/** The service answers, but this page of the answer cannot be read. */
export function isBadPage(error: unknown): boolean {
  if (!(error instanceof PackbenchError)) return false;
  const { code } = error.failure;
  return traitsOf(code).answer === 'unusable' || code === 'service-broken' || saysUnknown(error);
}
