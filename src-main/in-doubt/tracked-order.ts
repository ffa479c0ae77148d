/**
 * What tracking tells of an order of a write in doubt, where the search does not tell it: it knows orders that are not
 * printed, too, and how far one has got.
 */
import type { OrderEvidence } from '../../src-preload/contract/in-doubt.ts';
import type { TrackingHistory } from '../../src-preload/contract/tracking.ts';
import { remark } from '../failures.ts';
import type { WriteOrder } from '../journal/write-record.ts';
import {
  canBeAsked,
  mayBeSameNumber,
  ShippingError,
  saysUnknown,
  type TrackingSubject,
} from '../shipping/shipping-client.ts';
import type { Asking } from './find-order.ts';
import type { Holder } from './who-looks.ts';

export type Seen = Required<Pick<OrderEvidence, 'seen' | 'showed'>>;

/**
 * What tracking tells of the order. The document calls no order's number unique: where another order is told, the tracking
 * number is asked for. Null: its number cannot be asked for.
 */
export async function askTracking(
  asking: Asking,
  holder: Holder,
  order: WriteOrder,
): Promise<readonly TrackingHistory[] | null> {
  const { orderNumber, trackingNumber } = order;
  if (!canBeAsked(orderNumber)) return null;
  const histories = await track(asking, holder, { orderNumber });
  const isOther = histories.length > 0 && !histories.some((history) => isOf(history, order));
  const isAskable = trackingNumber.trim() !== '' && canBeAsked(trackingNumber);
  return isOther && isAskable ? track(asking, holder, { trackingNumber }) : histories;
}

/** Tracking does not know an order that has left the account either: that is evidence, not a failed look-up. */
async function track(
  { client, signal }: Asking,
  holder: Holder,
  subject: TrackingSubject,
): Promise<readonly TrackingHistory[]> {
  try {
    const found = await holder.reach((account) => client.track(account, subject, 'background', signal));
    return found.histories;
  } catch (error) {
    if (saysUnknown(error) || isPageOfNoNumber(error)) return [];
    throw error;
  }
}

/** The searches before were answered: so a web page with 404 is what this service says of a number that it does not know. */
const isPageOfNoNumber = (error: unknown): boolean =>
  error instanceof ShippingError && error.failure.code === 'not-the-service' && error.failure.facts.httpStatus === 404;

/**
 * The document calls an order's id unique, and not its number: tracking may know another order of that number, or
 * of one that holds it. What several tell counts where they agree.
 */
export function fromTracking(histories: readonly TrackingHistory[] | null, order: WriteOrder): Seen {
  if (histories === null) return { seen: 'cannot-tell', showed: remark('order-not-first') };
  const own = histories.filter((history) => isOf(history, order));
  const statuses = [...new Set(own.map(({ orderStatus }) => orderStatus))].filter((status) => status !== '');
  const [seen = 'cannot-tell', ...others] = new Set(statuses.map(seenInStatus));
  if (seen === 'done' && others.length === 0) return { seen, showed: told(statuses) };
  const beyond = beyondUnshippedIn(own);
  if (statuses.length + beyond.length === 0) return { seen: 'cannot-tell', showed: remark('order-nowhere') };
  const isNotDone = seen === 'not-done' && others.length + beyond.length === 0;
  return { seen: isNotDone ? seen : 'cannot-tell', showed: told([...statuses, ...beyond]) };
}

/**
 * For an order that the search shows among the Unshipped. The document does not say among which orders one is that was
 * manifested and waits for its courier.
 */
export function amongUnshipped(
  histories: readonly TrackingHistory[] | null,
  order: WriteOrder,
  showed: Seen['showed'],
): Seen {
  const beyond = beyondUnshippedIn((histories ?? []).filter((history) => isOf(history, order)));
  return beyond.length > 0 ? { seen: 'cannot-tell', showed: told(beyond) } : { seen: 'not-done', showed };
}

const isOf = (history: TrackingHistory, order: WriteOrder): boolean =>
  mayBeSameNumber(history.orderNumber, order.orderNumber) &&
  mayBeSameNumber(history.trackingNumber, order.trackingNumber);

const told = (statuses: readonly string[]): Seen['showed'] =>
  remark('order-tracked', { status: [...new Set(statuses)].join(', ') });

/** The states that the document names for an order. Any other is shown as it came and decides nothing. */
function seenInStatus(status: string): Seen['seen'] {
  if (status === 'Dispatched' || status === 'Delivered') return 'done';
  return status === 'Unshipped' ? 'not-done' : 'cannot-tell';
}

/** The document's words for an order and its parcel after 'Unshipped', wherever tracking uses them. */
function beyondUnshippedIn(histories: readonly TrackingHistory[]): string[] {
  const statuses = histories.flatMap(({ orderStatus, trackingStatus, events }) => [
    orderStatus,
    trackingStatus,
    ...events.map(({ status }) => status),
  ]);
  return [...new Set(statuses)].filter((status) => beyondUnshipped.test(status.trim()));
}

const beyondUnshipped = /^(manifested|awaiting dispatch|shipped|dispatched|in transit|attempted delivery|delivered)$/i;
