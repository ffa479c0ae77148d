/** 10. Tracking Details. `results` is one object in the document; services also send a list, or null. */
import type { TrackingEvent, TrackingHistory } from '../../../src-preload/contract/tracking.ts';
import type { ShipmentsFound, TrackingSubject } from '../shipping-client.ts';
import type { BodyValue } from './body.ts';
import { openList, refuseUnlessVouched, wordsBeside } from './envelope.ts';
import { type WireOperation, withQuery } from './operation.ts';
import { field, otherFields, toInstant, toRecords, toText, type WireRecord } from './tolerant.ts';

export function wireTracking(subject: TrackingSubject): WireOperation {
  const parameters =
    'trackingNumber' in subject ? { tracking_number: subject.trackingNumber } : { order_number: subject.orderNumber };
  return { name: 'Tracking Details', method: 'GET', path: withQuery('/api/track', parameters), body: null };
}

export function toShipments(body: BodyValue): ShipmentsFound {
  const record = openList(body, 'GetTrackingResponse', 'results');
  const results = toRecords(field(record, 'results'), 'results', ['tracking_events']).map(toTrackingHistory);
  const histories = results.filter(saysSomething);
  refuseUnlessVouched(record, histories.length === 0);
  return { histories, ...wordsBeside(record) };
}

/** Some write the object with nothing in it where they know no shipment: it must not pass for one that was found. */
function saysSomething({ events, other, ...facts }: TrackingHistory): boolean {
  return events.length > 0 || Object.keys(other).length > 0 || Object.values(facts).some((fact) => fact);
}

const historyFields = [
  'order_number',
  'order_status',
  'carrier_name',
  'carrier_service',
  'tracking_number',
  'shipment_date',
  'tracking_status',
  'last_updated_date',
  'tracking_events',
];

function toTrackingHistory(wireHistory: WireRecord, index: number): TrackingHistory {
  const text = (name: string): string => toText(field(wireHistory, name));
  const events = toRecords(field(wireHistory, 'tracking_events'), `results.${index}.tracking_events`);
  return {
    orderNumber: text('order_number'),
    orderStatus: text('order_status'),
    carrierName: text('carrier_name'),
    carrierService: text('carrier_service'),
    trackingNumber: text('tracking_number'),
    shippedAt: toInstant(field(wireHistory, 'shipment_date')),
    trackingStatus: text('tracking_status'),
    updatedAt: toInstant(field(wireHistory, 'last_updated_date')),
    events: events.map(toTrackingEvent),
    other: otherFields(wireHistory, historyFields, ['shipment_date', 'last_updated_date'], ['tracking_events']),
  };
}

function toTrackingEvent(wireEvent: WireRecord): TrackingEvent {
  return {
    happenedAt: toInstant(field(wireEvent, 'event_datetime')),
    status: toText(field(wireEvent, 'status')),
    details: toText(field(wireEvent, 'details')),
    other: otherFields(wireEvent, ['event_datetime', 'status', 'details'], ['event_datetime']),
  };
}
