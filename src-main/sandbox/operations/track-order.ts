/** 10. Tracking Details, by tracking number or order number. When both are given they must belong to one order. */
import { z } from 'zod';
import { type Journey, journeyAt, practicePace } from '../demo-orders/parcel-journey.ts';
import type { Call, Operation } from '../operation.ts';
import { badRequest, refused, shown } from '../refusal.ts';
import { readOrderByNumber, readOrderByTrackingNumber, type TrackedOrder } from '../state/tracked-order.ts';
import { envelope, instant, succeeded, wireInstant } from '../wire/shapes.ts';

const trackRequest = z.object({
  tracking_number: z.string().optional().meta({ description: 'Tracking number used in the shipment' }),
  order_number: z.string().optional().meta({ description: 'Identifier from the source e-commerce platform' }),
});

const trackingEvent = z
  .object({ event_datetime: instant, status: z.string(), details: z.string() })
  .meta({ id: 'TrackingEvent' });

/** What has not happened yet has no instant: null in JSON, no element in XML. */
const trackingResult = z
  .object({
    order_number: z.string(),
    order_status: z.string().meta({ description: 'Unshipped, Awaiting Dispatch, Dispatched or Delivered' }),
    carrier_name: z.string(),
    carrier_service: z.string(),
    tracking_number: z.string(),
    shipment_date: instant.nullable().meta({ description: 'When the shipment was picked up' }),
    tracking_status: z.string().meta({ description: 'Last tracking status from the carrier' }),
    last_updated_date: instant.nullable().meta({ description: 'Last tracking update from the carrier' }),
    tracking_events: z.array(trackingEvent),
  })
  .meta({ id: 'TrackingResult' });

const trackAnswer = z.object({ results: trackingResult, ...envelope }).meta({ id: 'GetTrackingResponse' });

type TrackRequest = z.infer<typeof trackRequest>;

export const trackOrderOperation: Operation<TrackRequest, z.infer<typeof trackAnswer>> = {
  operationId: 'trackOrder',
  summary: 'Read carrier tracking details for a shipment',
  method: 'GET',
  path: '/api/track',
  deprecated: false,
  request: { carriedIn: 'query', schema: trackRequest },
  answer: { xmlRoot: 'GetTrackingResponse', schema: trackAnswer },
  run: (call, request) => {
    const order = wantedOrder(call, request);
    return { results: wireTracking(order, journeyOf(order, call.now().getTime())), ...succeeded };
  },
};

function wantedOrder({ account, database }: Call, request: TrackRequest): TrackedOrder {
  const { tracking_number: trackingNumber = '', order_number: orderNumber = '' } = request;
  if (trackingNumber.trim() === '' && orderNumber.trim() === '') {
    throw badRequest('Neither tracking_number nor order_number is given.', 'Give one of them.');
  }
  const found: TrackedOrder[] = [];
  if (trackingNumber.trim() !== '') {
    const order = readOrderByTrackingNumber(database, account.accountId, trackingNumber);
    if (order === null) throw unknown('tracking_number', trackingNumber);
    found.push(order);
  }
  if (orderNumber.trim() !== '') {
    const order = readOrderByNumber(database, account.accountId, orderNumber);
    if (order === null) throw unknown('order_number', orderNumber);
    found.push(order);
  }
  const [first, second] = found;
  if (first === undefined) throw badRequest('Neither tracking_number nor order_number is given.');
  if (second !== undefined && second.orderId !== first.orderId) {
    throw refused([
      {
        message: `tracking_number ${shown(trackingNumber)} and order_number ${shown(orderNumber)} are of different orders.`,
        details: 'Give one of them.',
      },
    ]);
  }
  return first;
}

function unknown(name: string, number: string): Error {
  return refused([{ message: `No order of this account has the ${name} ${shown(number)}.`, details: '' }]);
}

function journeyOf(order: TrackedOrder, now: number): Journey | null {
  if (order.manifestedAt === null) return null;
  const pace = order.manifestedHere ? practicePace : 1;
  return journeyAt({ ...order, manifestedAt: order.manifestedAt, pace }, now);
}

function wireTracking(order: TrackedOrder, journey: Journey | null): z.infer<typeof trackingResult> {
  const events = journey?.events ?? [];
  const last = events.at(-1);
  const pickedUpAt = journey?.pickedUpAt ?? null;
  return {
    order_number: order.orderNumber,
    order_status: journey?.state ?? 'Unshipped',
    carrier_name: order.carrier,
    carrier_service: order.carrierService,
    tracking_number: order.trackingNumber,
    shipment_date: pickedUpAt === null ? null : wireInstant(pickedUpAt),
    tracking_status: last?.status ?? '',
    last_updated_date: last === undefined ? null : wireInstant(last.at),
    tracking_events: events.map(({ at, status, details }) => ({ event_datetime: wireInstant(at), status, details })),
  };
}
