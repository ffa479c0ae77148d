/** Which fields of an entry name another place than what was asked: another spelling is no difference. */
import type { AddressField } from '../../src-preload/contract/address.ts';
import type { CanonicalAddress } from './canonical-address.ts';

export function differingFields(asked: CanonicalAddress, held: CanonicalAddress): AddressField[] {
  const streetDiffers = (['unit', 'level', 'number', 'name'] as const).some((part) => asked[part] !== held[part]);
  const others = (['suburb', 'city', 'state', 'postCode', 'country'] as const).filter(
    (field) => asked[field] !== held[field],
  );
  return [...(streetDiffers ? (['street'] as const) : []), ...others];
}
