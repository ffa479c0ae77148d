/** Where a parcel is: its carrier's events since it was manifested, as far as the practice time has come. */
import { createRandom } from './random.ts';

export interface JourneyStart {
  readonly orderId: number;
  /** Milliseconds since 1970, as all instants here. */
  readonly manifestedAt: number;
  readonly carrier: string;
  readonly city: string;
  /**
   * How many times faster than the clock time passes for this parcel. Demo parcels that were on their way from the
   * start take days, as real ones do. For a parcel that is manifested here an hour lasts a minute, so that a person who
   * practises sees it arrive.
   */
  readonly pace: number;
}

export interface JourneyEvent {
  readonly at: number;
  readonly status: string;
  readonly details: string;
}

export type JourneyState = 'Awaiting Dispatch' | 'Dispatched' | 'Delivered';

export interface Journey {
  readonly state: JourneyState;
  readonly pickedUpAt: number | null;
  /** Oldest first; only what has happened by now. */
  readonly events: readonly JourneyEvent[];
}

/** For parcels manifested in the sandbox: a minute is an hour. */
export const practicePace = 60;

const hour = 3_600_000;

export function journeyAt(start: JourneyStart, now: number): Journey {
  const events = planEvents(start).filter(({ at }) => at <= now);
  const last = events.at(-1);
  const state = last === undefined ? 'Awaiting Dispatch' : last.status === 'Delivered' ? 'Delivered' : 'Dispatched';
  return { state, pickedUpAt: events[0]?.at ?? null, events };
}

/** Always the same journey, because it depends only on the order. */
function planEvents({ orderId, manifestedAt, carrier, city, pace }: JourneyStart): readonly JourneyEvent[] {
  const random = createRandom(31_337, orderId);
  const events: JourneyEvent[] = [];
  let at = manifestedAt;
  const add = (hoursLater: number, status: string, details: string): void => {
    at += Math.round((hoursLater * hour) / pace);
    events.push({ at, status, details });
  };
  add(random.between(2, 7), 'Dispatched', `Picked up by ${carrier}`);
  add(random.between(2, 10), 'In Transit', 'Arrived at the sorting centre');
  for (let leg = random.between(0, 2); leg > 0; leg -= 1) {
    add(random.between(8, 30), 'In Transit', 'Departed the sorting centre');
  }
  add(random.between(6, 20), 'In Transit', `Arrived in ${city}`);
  if (random.chance(0.2)) {
    add(random.between(6, 14), 'Attempted Delivery', 'Nobody was in; a card was left');
  }
  add(random.between(4, 20), 'Delivered', random.chance(0.5) ? `Delivered in ${city}` : 'Delivered and signed for');
  return events;
}
