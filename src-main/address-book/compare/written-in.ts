/**
 * In which fields the differences of two addresses are written. A flat may stand in the suburb's field and a ward in the street's: what is
 * called another place must be marked where a person reads it.
 */
import type { Address, DifferingPart } from '../../../src-preload/contract/address.ts';
import { canonicalAddress } from '../spelling/canonical-address.ts';
import { plainText } from '../text/written-text.ts';
import { differingFields } from './differing-fields.ts';

const fields = ['street', 'suburb', 'city', 'state', 'postCode'] as const;
type Field = (typeof fields)[number];

/** In the order of an address's fields. `differs`: what `differingFields` says of the two. */
export function writtenIn(asked: Address, held: Address, differs: readonly DifferingPart[]): readonly DifferingPart[] {
  const written = new Set(differs.flatMap((part) => fieldsOf(part, asked, held)));
  return order.filter((part) => written.has(part));
}

const order: readonly DifferingPart[] = ['street', 'building', 'suburb', 'city', 'state', 'postCode', 'country'];

function fieldsOf(part: DifferingPart, asked: Address, held: Address): readonly DifferingPart[] {
  const isOther = (field: DifferingPart): boolean =>
    field !== 'building' && plainText(asked[field]) !== plainText(held[field]);
  const isOfStreet = part === 'street' || part === 'building';
  if (!isOfStreet && isOther(part)) return [part];
  const others = fields.filter((field) => isOther(field) && (!isOfStreet || field === 'street' || field === 'suburb'));
  const named = others.length < 2 ? others : others.filter((field) => differsBy(field, part, asked, held));
  const found = named.length > 0 ? named : others.slice(0, 1);
  if (found.length === 0) return [part];
  return found.map((field) => (field === 'street' && part === 'building' ? part : field));
}

/** Is the difference there when only this field is written as it was asked? */
function differsBy(field: Field, part: DifferingPart, asked: Address, held: Address): boolean {
  const found = differingFields(canonicalAddress({ ...held, [field]: asked[field] }), canonicalAddress(held));
  return part === 'building' ? found.includes('building') || found.includes('street') : found.includes(part);
}
