/** How tracking statuses look. The field is an open string: an unknown status has a plain mark. */
import {
  type Icon,
  IconAlertTriangle,
  IconCircleCheck,
  IconMapPin,
  IconPackage,
  IconTruckDelivery,
} from '@tabler/icons-react';
import type { TrackingEvent } from '../../src-preload/contract/tracking.ts';
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

/** `place` is the event's place in the service's own order, which also decides where times are equal or missing. */
export function newestFirst(
  events: readonly TrackingEvent[],
): readonly { readonly event: TrackingEvent; readonly place: number }[] {
  const instant = ({ happenedAt }: TrackingEvent): number =>
    happenedAt === null ? Number.NEGATIVE_INFINITY : Date.parse(happenedAt);
  const times = events.map(instant).filter(Number.isFinite);
  // Some give the newest first, and where times are equal only their order tells.
  const isFalling = (times[0] ?? 0) > (times.at(-1) ?? 0);
  return events
    .map((event, place) => ({ event, place }))
    .sort((a, b) => {
      const [first, second] = [instant(a.event), instant(b.event)];
      if (first !== second) return second - first;
      return isFalling ? a.place - b.place : b.place - a.place;
    });
}
