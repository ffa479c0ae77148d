/**
 * The service document has tracking answer for one number, and the answer names its own: a service that also finds what a
 * number is a part of, or answers another question, is not believed to speak of the parcel in hand.
 */
import { expect, test } from 'vitest';
import type { ServiceDoor } from '../../../src-main/accounts/service-door.ts';
import { failureOf } from '../../../src-main/failures.ts';
import { ShippingError, type TrackingSubject } from '../../../src-main/shipping/shipping-client.ts';
import { findNotPrinted } from '../../../src-main/station/not-printed.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import { createTrackingService } from '../../../src-main/tracking/tracking-service.ts';
import type { TrackingHistory } from '../../../src-preload/contract/tracking.ts';

const shipment = (orderNumber: string, trackingNumber = '', orderStatus = 'Unshipped'): TrackingHistory => ({
  ...{ orderNumber, trackingNumber, orderStatus, carrierName: '', carrierService: '', trackingStatus: '' },
  ...{ shippedAt: null, updatedAt: null, events: [], other: {} },
});

type Told = readonly TrackingHistory[];

/** A service that answers so by tracking number, and so by order number. */
function trackingOf(byTrackingNumber: Told, byOrderNumber: Told) {
  return trackingBy((subject) => ('trackingNumber' in subject ? byTrackingNumber : byOrderNumber));
}

function trackingBy(tell: (subject: TrackingSubject) => Told) {
  const track = async (_account: unknown, subject: TrackingSubject) => ({ histories: tell(subject) });
  const door = { reach: (_accountId, run) => run({} as never) } as Pick<ServiceDoor, 'reach'>;
  return createTrackingService({ client: { track }, door, clock: systemClock });
}

const other = shipment('PB-10010', 'TRK-8');

test.each<readonly [string, string, byTrackingNumber: Told, byOrderNumber: Told, told: string | null]>([
  ['of its own number', 'PB-1001', [], [shipment('PB-1001')], 'PB-1001'],
  ['in another writing', 'pb-1001', [], [shipment('PB-1001 ')], 'PB-1001 '],
  ['by its tracking number', 'TRK-7', [shipment('PB-5', 'TRK-7')], [], 'PB-5'],
  ['of an order whose number holds it', 'PB-1001', [], [other], null],
  ['of any other, whichever is asked', 'PB-1001', [other], [other], null],
  ['of another first, and of its own then', 'PB-1001', [other], [shipment('PB-1001')], 'PB-1001'],
  ['of another and of its own in one answer', 'PB-1001', [], [other, shipment('PB-1001')], 'PB-1001'],
  ['without a number', 'PB-1001', [shipment('')], [], null],
])('a parcel is told as not printed by an answer %s', async (_, code, byTrackingNumber, byOrderNumber, told) => {
  const tracking = trackingOf(byTrackingNumber, byOrderNumber);
  const verdict = await findNotPrinted({ mirror: { shownAccountIds: () => ['north'] }, tracking }, [code]);
  expect(verdict === null ? null : verdict.kind === 'not-printed' && verdict.orderNumber).toBe(told);
});

test('whoever asks for an order is shown that one, though the service first tells of another', async () => {
  const asked = trackingOf([other], [shipment('PB-1001')]).get({ accountId: 'north', number: 'PB-1001' });
  expect(await asked).toMatchObject({ knownAs: 'order-number', histories: [{ orderNumber: 'PB-1001' }] });
});

test('where the service only repeats a number that it does not know, it is asked by the other one', async () => {
  const repeated = [shipment('', 'PB-1001', '')];
  const asked = trackingOf(repeated, [shipment('PB-1001', 'TRK-7')]).get({ accountId: 'north', number: 'PB-1001' });
  expect(await asked).toMatchObject({ knownAs: 'order-number', histories: [{ trackingNumber: 'TRK-7' }] });
  // Nothing better is known of it: it is shown as it came.
  const alone = trackingOf(repeated, []).get({ accountId: 'north', number: 'PB-1001' });
  expect(await alone).toMatchObject({ knownAs: 'tracking-number', histories: repeated });
});

test('a number that a label prints in groups is found without the spaces between them, too', async () => {
  const asked: TrackingSubject[] = [];
  const tracking = trackingBy((subject) => {
    asked.push(subject);
    return 'trackingNumber' in subject && subject.trackingNumber === 'JD1460003456'
      ? [shipment('PB-5', 'JD1460003456')]
      : [];
  });
  expect(await tracking.get({ accountId: 'north', number: 'JD14 6000 3456' })).toMatchObject({
    ...{ number: 'JD14 6000 3456', knownAs: 'tracking-number' },
    histories: [{ orderNumber: 'PB-5' }],
  });
  await tracking.get({ accountId: 'north', number: 'Order 7' }).catch(() => undefined);
  expect(asked.slice(-3)).toEqual([
    { trackingNumber: 'Order 7' },
    { trackingNumber: 'Order7' },
    { orderNumber: 'Order 7' },
  ]);
});

test('what the service tells of other numbers alone is shown with those', async () => {
  const asked = trackingOf([other], []).get({ accountId: 'north', number: 'PB-1001' });
  expect(await asked).toMatchObject({ knownAs: 'tracking-number', histories: [{ orderNumber: 'PB-10010' }] });
});

test('a number that the service knows as neither is told in its words about both, and about none that nobody typed', async () => {
  const tracking = trackingBy((subject) => {
    const details = [{ message: `No ${Object.entries(subject)}`, details: '' }];
    throw new ShippingError({ code: 'service-refused', changed: 'nothing', details, facts: {} }, 'rejected');
  });
  await expect(tracking.get({ accountId: 'north', number: 'PB 1001' })).rejects.toMatchObject({
    failure: {
      code: 'not-found',
      details: [{ message: 'No trackingNumber,PB 1001' }, { message: 'No orderNumber,PB 1001' }],
    },
  });
});

test('of what the service tells of other numbers the first answer is shown', async () => {
  const asked = trackingOf([other], [shipment('PB-9', 'TRK-9')]).get({ accountId: 'north', number: 'PB-1001' });
  expect(await asked).toMatchObject({ knownAs: 'tracking-number', histories: [{ orderNumber: 'PB-10010' }] });
});

test('a service that does not answer is not asked for the same by the other number, and is not told as one that knows neither', async () => {
  const asked: TrackingSubject[] = [];
  const tracking = trackingBy((subject) => {
    asked.push(subject);
    throw failureOf('timed-out');
  });
  await expect(tracking.get({ accountId: 'north', number: 'PB-1001' })).rejects.toMatchObject({
    failure: { code: 'timed-out' },
  });
  expect(asked).toEqual([{ trackingNumber: 'PB-1001' }]);
});

test.each([
  [undefined, 'interactive'],
  ['background', 'background'],
] as const)('who says nothing of it waits for the answer: %s is %s', async (said, expected) => {
  const urgencies: string[] = [];
  const track = async (_account: unknown, _subject: unknown, urgency: string) => {
    urgencies.push(urgency);
    return { histories: [shipment('PB-1', 'TRK-7')] };
  };
  const door = { reach: (_accountId, run) => run({} as never) } as Pick<ServiceDoor, 'reach'>;
  const tracking = createTrackingService({ client: { track }, door, clock: systemClock });
  await tracking.get({ accountId: 'north', number: 'TRK-7' }, said);
  expect(urgencies).toEqual([expected]);
});
