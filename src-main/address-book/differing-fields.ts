/** Which fields of an entry name something else than what was asked: another spelling is no difference, nor a place left out. */
import type { AddressField } from '../../src-preload/contract/address.ts';
import { rulesOf } from './address-rules.ts';
import { type CanonicalAddress, placeWords } from './canonical-address.ts';
import { placesBeside, sameStates } from './same-places.ts';
import { squeezed, wordsApart } from './written-text.ts';

/** In the order of the fields of an address. The post code and the country are told also when they were left out. */
export function differingFields(asked: CanonicalAddress, held: CanonicalAddress): AddressField[] {
  const places = new Set(placesBeside(held, asked).flatMap(wordsApart));
  const isKnown = (words: string, known: ReadonlySet<string>): boolean =>
    wordsApart(words).every((word) => known.has(word));
  const additions = [asked.postCodeAddition, held.postCodeAddition];
  const differs: Record<AddressField, boolean> = {
    street: streetDiffers(asked, held) || !isKnown(asked.house, placeWords(held)),
    suburb: !isKnown(asked.suburb, places),
    city: !isKnown(asked.city, places),
    state: !sameStates(asked, held) || isStateLeftOut(asked, held),
    postCode: asked.postCode !== held.postCode || (!additions.includes('') && additions[0] !== additions[1]),
    country: asked.country !== held.country,
  };
  return fields.filter((field) => differs[field]);
}

/** Where states have codes, and so belong to an address. */
function isStateLeftOut(asked: CanonicalAddress, held: CanonicalAddress): boolean {
  return asked.state !== '' && held.state === '' && rulesOf(asked.country).states !== null;
}

const fields = ['street', 'suburb', 'city', 'state', 'postCode', 'country'] as const;

function streetDiffers(asked: CanonicalAddress, held: CanonicalAddress): boolean {
  if (squeezed(asked.name) !== squeezed(held.name)) return true;
  if (asked.number === '' && asked.house !== held.house) return true;
  return (['unit', 'level', 'number'] as const).some((part) => asked[part] !== held[part]);
}
