/** What a run of a list starts with, and what must be true before anything is asked. */
import type { AddressList, ColumnMapping, ListField, ListWay } from '../../src-preload/contract/address-list.ts';
import { failureOf } from '../failures.ts';

/** What the answers depend on. */
export interface AskedList {
  readonly mapping: ColumnMapping;
  readonly hasHeader: boolean;
  readonly way: ListWay;
}

export interface StartedList extends AskedList {
  readonly listId: string;
  /** Guessed fields whose column the operator confirmed or chose. */
  readonly confirmed: readonly ListField[];
}

/** At least one column is named, and every named column exists. Throws PackbenchError 'request-not-valid'. */
export function assertMapping(mapping: ColumnMapping, width: number): void {
  const places = Object.entries(mapping);
  const wrong = places.find(([, place]) => place !== null && place >= width);
  if (wrong !== undefined) throw failureOf('request-not-valid', { facts: { field: `mapping.${wrong[0]}` } });
  if (places.every(([, place]) => place === null))
    throw failureOf('request-not-valid', { facts: { field: 'mapping' } });
}

/** A guessed column is used only after the operator has confirmed it. Throws PackbenchError 'request-not-valid'. */
export function assertConfirmed(list: AddressList, { mapping, confirmed }: StartedList): void {
  const open = list.guessed.find((field) => mapping[field] === list.mapping[field] && !confirmed.includes(field));
  if (open !== undefined) throw failureOf('request-not-valid', { facts: { field: `mapping.${open}` } });
}

export function isSame(a: AskedList, b: AskedList): boolean {
  const places = (mapping: ColumnMapping): string => JSON.stringify(Object.entries(mapping).sort());
  return a.way === b.way && a.hasHeader === b.hasHeader && places(a.mapping) === places(b.mapping);
}
