/** Tracking events as the timeline shows them. */
import { expect, test } from 'vitest';
import type { TrackingEvent } from '../../../src-preload/contract/tracking.ts';
import { newestFirst, statusLook, wordsWithoutEvents } from '../../../src-renderer/tracking/tracking-words.ts';

function event(status: string, happenedAt: string | null): TrackingEvent {
  return { status, happenedAt, details: '', other: {} };
}

test('newest first, whatever the service’s order; equal times keep the later one on top', () => {
  const shown = newestFirst([
    event('first', '2026-11-17T03:00:00Z'),
    event('third', '2026-11-19T03:00:00Z'),
    event('second', '2026-11-18T03:00:00Z'),
    event('also third', '2026-11-19T03:00:00Z'),
  ]);
  expect(shown.map((line) => line.event.status)).toEqual(['also third', 'third', 'second', 'first']);
});

test('an event without a time is kept, at the end', () => {
  const shown = newestFirst([event('timeless', null), event('timed', '2026-11-17T03:00:00Z')]);
  expect(shown.map((line) => line.event.status)).toEqual(['timed', 'timeless']);
});

test('a status nobody named has a plain mark, and is no error', () => {
  expect(statusLook('Held at depot 4B').tone).toBe('quiet');
  expect(statusLook(' DELIVERED ').tone).toBe('good');
});

test('a service that gives the newest first keeps its own order where times are equal, as where it tells only the day', () => {
  const events = [
    event('Delivered', '2026-11-20T00:00:00Z'),
    event('Attempted Delivery', '2026-11-20T00:00:00Z'),
    event('In Transit', '2026-11-19T00:00:00Z'),
    event('Dispatched', '2026-11-19T00:00:00Z'),
  ];
  const shown = (given: readonly TrackingEvent[]) => newestFirst(given).map((one) => one.event.status);
  const expected = ['Delivered', 'Attempted Delivery', 'In Transit', 'Dispatched'];
  expect(shown(events)).toEqual(expected);
  expect(shown(events.toReversed())).toEqual(expected);
});

test('an event without a time stays beside the one that the service gives it with, and not below the oldest', () => {
  const events = [
    event('Dispatched', '2026-11-18T03:00:00Z'),
    event('In Transit', null),
    event('Delivered', '2026-11-20T03:00:00Z'),
  ];
  const shown = (given: readonly TrackingEvent[]) => newestFirst(given).map((one) => one.event.status);
  const expected = ['Delivered', 'In Transit', 'Dispatched'];
  expect(shown(events)).toEqual(expected);
  expect(shown(events.toReversed())).toEqual(expected);
});

test.each([
  ['no time', null],
  ['the same time', '2026-11-20T00:00:00Z'],
])('where all events have %s, the last status of the shipment tells which of them is the newest', (_name, at) => {
  const events = ['Dispatched', 'In Transit', 'Delivered'].map((status) => event(status, at));
  const shown = (given: readonly TrackingEvent[], status: string) =>
    newestFirst(given, status).map((one) => one.event.status);
  const expected = ['Delivered', 'In Transit', 'Dispatched'];
  expect(shown(events, 'Delivered')).toEqual(expected);
  expect(shown(events.toReversed(), ' delivered ')).toEqual(expected);
  expect(shown(events, '')).toEqual(expected);
});

test('of a parcel that a carrier has scanned nobody says that its first event is yet to come', () => {
  expect(wordsWithoutEvents({ trackingStatus: '', orderStatus: 'Awaiting Dispatch' })).toBe('tracking.events.none');
  expect(wordsWithoutEvents({ trackingStatus: 'In Transit', orderStatus: '' })).toBe('tracking.events.not-told');
  expect(wordsWithoutEvents({ trackingStatus: '', orderStatus: 'Delivered' })).toBe('tracking.events.not-told');
});
