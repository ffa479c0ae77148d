/** Where the carriers stand above the list of orders while its orders come and go: what is about to be pressed stays. */
import { expect, test } from 'vitest';
import type { CountedName } from '../../../src-preload/contract/order-list.ts';
import { type CarrierPlaces, carrierPlaces, noPlaces } from '../../../src-renderer/orders/filters/carrier-places.ts';

const morning = { DHL: 29, UPS: 19, 'NZ Post': 15, Kerry: 12, Aramex: 12 };
const list = 'unshipped orders of Practice North';

test('a list begins with its largest carriers', () => {
  expect(shown(after(noPlaces, list, morning))).toEqual(['DHL', 'UPS', 'NZ Post', 'Kerry']);
});

test.each([
  ['they change their order', { UPS: 19, 'NZ Post': 15, DHL: 14, Kerry: 12, Aramex: 12 }],
  ['another one grows larger', { Aramex: 40, DHL: 29, UPS: 19, 'NZ Post': 15, Kerry: 12 }],
  ['two of the same number change places', { DHL: 29, UPS: 19, 'NZ Post': 15, Aramex: 12, Kerry: 12 }],
])('carriers keep their places while %s', (_, counts) => {
  const before = after(noPlaces, list, morning);
  expect(after(before, list, counts)).toBe(before);
});

test('the largest that has none yet takes the place of a carrier whose last order went', () => {
  const { DHL, 'NZ Post': nzPost, Kerry, Aramex } = morning;
  const places = after(after(noPlaces, list, morning), list, { DHL, 'NZ Post': nzPost, Kerry, Aramex, FedEx: 3 });
  expect(shown(places)).toEqual(['DHL', 'Aramex', 'NZ Post', 'Kerry']);
});

test('where no other takes its place, it stays, so that those behind it do', () => {
  const places = after(after(noPlaces, list, { DHL: 2, UPS: 1 }), list, { UPS: 1 });
  expect(shown(places)).toEqual(['DHL', 'UPS']);
  // Another one that comes later has it.
  expect(shown(after(places, list, { Aramex: 5, UPS: 1 }))).toEqual(['Aramex', 'UPS']);
});

test('a carrier that comes stands behind the others', () => {
  const places = after(after(noPlaces, list, { DHL: 2, UPS: 1 }), list, {
    FedEx: 9,
    DHL: 2,
    UPS: 1,
    Kerry: 1,
    Aramex: 1,
  });
  expect(shown(places)).toEqual(['DHL', 'UPS', 'FedEx', 'Kerry']);
});

test('another list, such as the shipped orders, begins anew', () => {
  const before = after(noPlaces, list, morning);
  expect(shown(after(before, 'shipped orders', { Aramex: 3, DHL: 1 }))).toEqual(['Aramex', 'DHL']);
});

function after(before: CarrierPlaces, ofList: string, counts: Readonly<Record<string, number>>): CarrierPlaces {
  const carriers: readonly CountedName[] = Object.entries(counts).map(([name, count]) => ({ name, count }));
  return carrierPlaces(before, ofList, carriers);
}

const shown = ({ names }: CarrierPlaces): readonly string[] => names;
