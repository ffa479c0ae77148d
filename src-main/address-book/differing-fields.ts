/** Which fields of an entry name something else than what was asked: another spelling is no difference, nor a place left out. */
import type { AddressField } from '../../src-preload/contract/address.ts';
import { type CanonicalAddress, placeWords, squeezed } from './canonical-address.ts';

/** In the order of the fields of an address. The post code and the country are told also when they were left out. */
export function differingFields(asked: CanonicalAddress, held: CanonicalAddress): AddressField[] {
  const known = placeWords(held);
  const isKnown = (words: string): boolean => words === '' || words.split(' ').every((word) => known.has(word));
  const additions = [asked.postCodeAddition, held.postCodeAddition];
  const differs: Record<AddressField, boolean> = {
    street: streetDiffers(asked, held) || !isKnown(asked.house),
    suburb: !isKnown(asked.suburb),
    city: !isKnown(asked.city),
    state: asked.state !== '' && asked.state !== held.state,
    postCode: asked.postCode !== held.postCode || (!additions.includes('') && additions[0] !== additions[1]),
    country: asked.country !== held.country,
  };
  return fields.filter((field) => differs[field]);
}

const fields = ['street', 'suburb', 'city', 'state', 'postCode', 'country'] as const;

function streetDiffers(asked: CanonicalAddress, held: CanonicalAddress): boolean {
  if (squeezed(asked.name) !== squeezed(held.name)) return true;
  if (asked.number === '' && asked.house !== held.house) return true;
  return (['unit', 'level', 'number'] as const).some((part) => asked[part] !== held[part]);
}
