/** What a hand-over says of the manifests that a parcel is on: each can be told from the others. */
import { expect, it } from 'vitest';
import type { ManifestPlace, Tally } from '../../../src-preload/contract/hand-over.ts';
import { leftByCarrier } from '../../../src-renderer/hand-over/left-by-carrier.ts';
import type { ShownTick } from '../../../src-renderer/hand-over/shown-tick.ts';
import { aboutParcel, choicesApart, placesWords, tickWords } from '../../../src-renderer/hand-over/tally-words.ts';
import { say, sayIn } from '../../helpers/texts.ts';
import { manifestOrder } from '../manifests/manifests-bench.ts';

const place = (manifestId: string, createdAt: string, accountLabel = 'North'): ManifestPlace => ({
  manifestId,
  accountLabel,
  createdAt,
  orderId: 7,
  orderNumber: 'PB-7',
  handedOverAt: null,
});
const early = place('m-1', '2026-11-20T08:00:05Z');
const sameMinute = place('m-2', '2026-11-20T08:00:50Z');
const later = place('m-3', '2026-11-20T09:30:00Z');

it('tells manifests of one minute apart, and says no more of others than their minute', () => {
  const [first, second, third] = placesWords([early, sameMinute, later]);
  expect(first).not.toBe(second);
  expect([first, second]).toEqual([expect.stringContaining(':05'), expect.stringContaining(':50')]);
  expect(third).not.toContain(':00 ');
  expect(placesWords([later])).toEqual([third]);
  expect(placesWords([early, { ...sameMinute, accountLabel: 'South' }])[0]).not.toContain(':05');
});

it('tells the two hours of one name apart that a clock has when summer time ends', async () => {
  const zone = process.env.TZ;
  process.env.TZ = 'America/New_York';
  try {
    await sayIn('de');
    const [summer, winter] = placesWords([place('m-1', '2026-11-01T05:40:30Z'), place('m-2', '2026-11-01T06:40:30Z')]);
    expect([summer, winter]).toEqual([expect.stringContaining('GMT-4'), expect.stringContaining('GMT-5')]);
  } finally {
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
    await sayIn('en');
  }
});

it('names the page of the manifest that was looked through, and none of the others', () => {
  const extra = {
    ...{ tickNo: 1, at: later.createdAt, code: 'PB-7', orderNumber: 'PB-7' },
    ...{ reason: 'other-manifest' as const, elsewhere: [early, later] },
  };
  const verdict = { kind: 'other-manifest' as const, extra };
  const { next } = tickWords({ shownId: 1, code: 'PB-7', verdict, tally: null, tallyId: 't' }, 3);
  expect(next.match(/page 3/g)).toHaveLength(1);
});

const ofOneNumber = [
  { ...early, receiverName: 'Ann', trackingNumber: 'TRK-1' },
  { ...early, orderId: 8, receiverName: 'Ann', trackingNumber: 'TRK-2' },
];
const several = (code: string): ShownTick => {
  const verdict = { kind: 'several' as const, orders: [], places: ofOneNumber };
  return { shownId: 1, code, verdict, tally: null, tallyId: 't' };
};

it('names several parcels of one number on one manifest by their labels, and the manifest once', () => {
  const choices = ofOneNumber.map((order) => ({ label: 'Count it', order }));
  expect(choicesApart(choices)).toEqual(['Count it (TRK-1)', 'Count it (TRK-2)']);
  const withoutLabels = choices.map(({ label, order: { orderId } }) => ({ label, order: { orderId } }));
  expect(choicesApart(withoutLabels)).toEqual(['Count it (7)', 'Count it (8)']);
  expect(choicesApart([{ label: 'Count it', order: early }])).toEqual(['Count it']);
  const extra = {
    ...{ tickNo: 1, at: later.createdAt, code: 'PB-7', orderNumber: 'PB-7' },
    ...{ reason: 'other-manifest' as const, elsewhere: ofOneNumber },
  };
  const { next } = tickWords({ ...several('PB-7'), verdict: { kind: 'other-manifest', extra } }, null);
  expect(next.split(placesWords([early])[0] ?? '-')).toHaveLength(2);
});

it('sends to no tracking number where that is what was scanned', () => {
  expect(tickWords(several('PB-7'), null).next).toContain('scan its tracking number');
  expect(tickWords(several('TRK-1'), null).next).not.toContain('tracking number');
});

/** An open tally of two carriers: two parcels are left of the one and one of the other. */
const open = {
  ...{ carriers: ['NZ Post', 'DHL'].map((carrierName) => ({ carrierName, orderCount: 2 })), ticked: [] },
  left: [parcel(1, 'NZ Post'), parcel(2, 'NZ Post'), parcel(3, 'DHL')],
} as unknown as Tally;

function parcel(orderId: number, carrierName: string) {
  return { orderId, orderNumber: `PB-${orderId}`, carrierName, receiverName: 'Ana', trackingNumber: `T${orderId}` };
}

it('a parcel that got another label since is left for the carrier that it goes with now', () => {
  const relabelled = [{ orderId: 2, carrierName: 'DHL' }];
  const { carriers } = leftByCarrier(open, relabelled, new Map([['NZ Post', false]]));
  expect(carriers).toEqual([
    { carrierName: 'DHL', orderCount: 2, isTaken: true },
    { carrierName: 'NZ Post', orderCount: 1, isTaken: false },
  ]);
  const split = leftByCarrier(open, relabelled, new Map([['DHL', false]]));
  expect(split.missing.map(({ orderId }) => orderId)).toEqual([1]);
  expect(split.forOthers.map(({ orderId }) => orderId)).toEqual([2, 3]);
  expect(open.left.map((order) => aboutParcel(order, open, relabelled))).toEqual([
    'Ana · NZ Post · T1',
    `Ana · ${say('hand-over.left.relabelled', { carrier: 'DHL' })}`,
    'Ana · DHL · T3',
  ]);
});

it('also of a manifest of one carrier: this driver is not to take it, whoever was counted', () => {
  const one = { ...open, carriers: open.carriers.slice(0, 1), left: open.left.slice(0, 2) };
  // After the end, with the label of then: of the only carrier of a manifest it need not be said, of another it must.
  expect(aboutParcel(parcel(1, 'NZ Post'), one)).toBe('Ana · T1');
  expect(aboutParcel(parcel(3, 'DHL'), one)).toBe('Ana · DHL · T3');
  expect(aboutParcel(parcel(1, 'nz post '), one)).toBe('Ana · T1');
  expect(leftByCarrier(one, [], new Map())).toEqual({ missing: one.left, forOthers: [], carriers: [] });
  const { missing, forOthers, carriers } = leftByCarrier(one, [{ orderId: 2, carrierName: 'DHL' }], new Map());
  expect([missing, forOthers].map((orders) => orders.map(({ orderId }) => orderId))).toEqual([[1], [2]]);
  expect(carriers.map(({ carrierName, isTaken }) => [carrierName, isTaken])).toEqual([
    ['DHL', false],
    ['NZ Post', true],
  ]);
});

it('asks once about a carrier that the service writes in several ways, with all its parcels', () => {
  const left = [parcel(1, 'NZ Post'), parcel(2, 'nz post '), parcel(3, 'DHL'), parcel(4, 'dhl')];
  const { carriers, forOthers } = leftByCarrier({ ...open, left }, [], new Map([['DHL', false]]));
  expect(carriers).toEqual([
    { carrierName: 'DHL', orderCount: 2, isTaken: false },
    { carrierName: 'NZ Post', orderCount: 2, isTaken: true },
  ]);
  expect(forOthers.map(({ orderId }) => orderId)).toEqual([3, 4]);
});

it('takes one carrier for one driver’s, in whichever way the service writes it', () => {
  const order = (orderId: number, carrierName: string) => ({ ...manifestOrder(orderId), carrierName });
  const at = '2026-03-02T09:00:00.000Z';
  const counted = { tickNo: 1, tallyId: 'one', at, byHand: false, order: order(1, 'NZ Post') };
  const carriers = ['NZ Post', 'nz post ', 'DHL'].map((carrierName) => ({ carrierName, orderCount: 1 }));
  const left = [order(2, 'nz post '), order(3, 'DHL')];
  const { missing, forOthers } = leftByCarrier({ left, ticked: [counted], carriers }, [], new Map());
  expect([missing, forOthers].map((some) => some.map(({ orderId }) => orderId))).toEqual([[2], [3]]);
});
