/** How tracking statuses look. The field is an open string: an unknown status has a plain mark. */
import {
  type Icon,
  IconAlertTriangle,
  IconCircleCheck,
  IconMapPin,
  IconPackage,
  IconTruckDelivery,
} from '@tabler/icons-react';
import type { TrackingEvent, TrackingHistory } from '../../src-preload/contract/tracking.ts';
import type { Tone } from '../ui/status-badge.tsx';

interface StatusLook {
  readonly tone: Tone;
  readonly icon: Icon;
}

/** The kinds the service document names. */
const KNOWN: Readonly<Record<string, StatusLook>> = {
  dispatched: { tone: 'accent', icon: IconPackage },
  'in transit': { tone: 'accent', icon: IconTruckDelivery },
  'attempted delivery': { tone: 'warn', icon: IconAlertTriangle },
  delivered: { tone: 'good', icon: IconCircleCheck },
};

const UNKNOWN: StatusLook = { tone: 'quiet', icon: IconMapPin };

export function statusLook(status: string): StatusLook {
  return KNOWN[status.trim().toLowerCase()] ?? UNKNOWN;
}

/**
 * `place` is the event's place in the service's own order, which decides where times are equal. An event without a time has
 * that of the one before it there. `lastStatus`: the shipment's, which belongs to the newest.
 */
export function newestFirst(
  events: readonly TrackingEvent[],
  lastStatus = '',
): readonly { readonly event: TrackingEvent; readonly place: number }[] {
  const times = events.flatMap(({ happenedAt }) => (happenedAt === null ? [] : [Date.parse(happenedAt)]));
  const [first = 0] = times;
  const last = times.at(-1) ?? 0;
  // Some give the newest first, and where times are equal only their order tells.
  const isFalling =
    first === last ? isNewest(events[0], lastStatus) && !isNewest(events.at(-1), lastStatus) : first > last;
  let before = first;
  return events
    .map((event, place) => {
      before = event.happenedAt === null ? before : Date.parse(event.happenedAt);
      return { event, place, time: before };
    })
    .sort((a, b) => b.time - a.time || (isFalling ? a.place - b.place : b.place - a.place));
}

function isNewest(event: TrackingEvent | undefined, lastStatus: string): boolean {
  const status = lastStatus.trim().toLowerCase();
  return status !== '' && event?.status.trim().toLowerCase() === status;
}

/** A carrier that has told a status has scanned the parcel, and no scan is to come of one that has arrived. */
export function wordsWithoutEvents({
  trackingStatus,
  orderStatus,
}: Pick<TrackingHistory, 'trackingStatus' | 'orderStatus'>) {
  const isScanned = trackingStatus.trim() !== '' || /^delivered$/i.test(orderStatus.trim());
  return isScanned ? 'tracking.events.not-told' : 'tracking.events.none';
}
