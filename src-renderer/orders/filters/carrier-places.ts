/**
 * Which carriers have a chip above the list, and where. A carrier keeps its place while orders come and go: a chip that
 * moved under the pointer would filter by another carrier than the one that was about to be pressed.
 */
import type { CountedName, OrderListQuery } from '../../../src-preload/contract/order-list.ts';

/** How many carriers have a chip; all of them are in the menu. */
const mostChips = 4;

export interface CarrierPlaces {
  /** Names the list that they belong to: another list begins anew. */
  readonly list: string;
  readonly names: readonly string[];
}

export const noPlaces: CarrierPlaces = { list: '', names: [] };

/** `carriers`: the largest first. Answers `before` where nothing changed. */
export function carrierPlaces(before: CarrierPlaces, list: string, carriers: readonly CountedName[]): CarrierPlaces {
  const held = before.list === list ? before.names : [];
  const present = new Set(carriers.map(({ name }) => name));
  const waiting = carriers.map(({ name }) => name).filter((name) => !held.includes(name));
  const kept = held.map((name) => (present.has(name) ? name : (waiting.shift() ?? name)));
  const names = [...kept, ...waiting].slice(0, mostChips);
  const isSame = before.list === list && names.length === held.length && names.every((name, at) => name === held[at]);
  return isSame ? before : { list, names };
}

/** Whichever carrier is chosen, and however the list is sorted, it is the same list. */
export function listOfCarriers({ accountIds, phrase, filters }: OrderListQuery): string {
  return JSON.stringify([accountIds, phrase, { ...filters, carrierName: null }]);
}
