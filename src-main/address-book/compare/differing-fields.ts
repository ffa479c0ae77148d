/**
 * Which fields of an entry name something else than what was asked. Another spelling is no difference, and neither is a
 * place left out.
 */
import type { DifferingPart } from '../../../src-preload/contract/address.ts';
import { rulesOf } from '../rules/address-rules.ts';
import type { CanonicalAddress } from '../spelling/canonical-address.ts';
import { isFieldNamed, isHouseNamed } from '../spelling/same-places.ts';
import { sameStates } from '../spelling/same-states.ts';
import { squeezedName } from '../spelling/short-words.ts';

/** In the order of an address's fields. The post code and the country are listed also when they were left out. */
export function differingFields(asked: CanonicalAddress, held: CanonicalAddress): DifferingPart[] {
  const additions = [asked.postCodeAddition, held.postCodeAddition];
  const isOtherStreet = streetDiffers(asked, held);
  const differs: Record<DifferingPart, boolean> = {
    street: isOtherStreet,
    building: !isOtherStreet && (['unit', 'level', 'house'] as const).some((part) => differsIn(part, asked, held)),
    suburb: !isFieldNamed(asked.suburb, asked, held),
    city: !isFieldNamed(asked.city, asked, held),
    state: !sameStates(asked, held) || isStateLeftOut(asked, held),
    postCode: asked.postCode !== held.postCode || (!additions.includes('') && additions[0] !== additions[1]),
    country: asked.country !== held.country,
  };
  return fields.filter((field) => differs[field]);
}

/** Only where states have codes, and so belong to an address. */
function isStateLeftOut(asked: CanonicalAddress, held: CanonicalAddress): boolean {
  return asked.state !== '' && held.state === '' && rulesOf(asked.country).states !== null;
}

const fields = ['street', 'building', 'suburb', 'city', 'state', 'postCode', 'country'] as const;

function streetDiffers(asked: CanonicalAddress, held: CanonicalAddress): boolean {
  const rules = rulesOf(asked.country);
  if (squeezedName(asked.name, rules) !== squeezedName(held.name, rules) || asked.number !== held.number) return true;
  return (['unit', 'level', 'house'] as const).some(
    (part) => differsIn(part, asked, held) && !isMissing(part, asked, held),
  );
}

function isMissing(part: 'unit' | 'level' | 'house', asked: CanonicalAddress, held: CanonicalAddress): boolean {
  return asked[part] === '' || held[part] === '';
}

/** Where there is a number, a house's name that the entry has and nobody asked for is no difference. */
function differsIn(part: 'unit' | 'level' | 'house', asked: CanonicalAddress, held: CanonicalAddress): boolean {
  if (part !== 'house' || asked.number === '') return asked[part] !== held[part];
  return !isHouseNamed(asked, held);
}
