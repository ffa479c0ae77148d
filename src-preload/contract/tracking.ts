/** Tracking of a shipment (service document, '10. Tracking Details'). Statuses are open strings: kept as they came. */
import type { FailureDetail } from './failure.ts';

export interface TrackingEvent {
  /** Instant, ISO 8601 with Z; null when the service gave none. */
  readonly happenedAt: string | null;
  readonly status: string;
  readonly details: string;
  /** As in TrackingHistory. */
  readonly other: Readonly<Record<string, string>>;
}

export interface TrackingHistory {
  readonly orderNumber: string;
  readonly orderStatus: string;
  readonly carrierName: string;
  readonly carrierService: string;
  readonly trackingNumber: string;
  /** When the shipment was picked up. */
  readonly shippedAt: string | null;
  readonly trackingStatus: string;
  readonly updatedAt: string | null;
  /** As the service ordered them. */
  readonly events: readonly TrackingEvent[];
  /** Fields we do not know, and dates that cannot be read, by their name on the wire, as text. */
  readonly other: Readonly<Record<string, string>>;
}

export interface TrackingAnswer {
  /** The number that was asked for, and which kind the service knew it as. */
  readonly number: string;
  readonly knownAs: 'tracking-number' | 'order-number';
  /** Usually one. */
  readonly histories: readonly TrackingHistory[];
  /** What the service said beside them; absent when it said nothing. */
  readonly words?: readonly FailureDetail[];
  readonly readAt: string;
}
