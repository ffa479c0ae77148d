/** Whether two addresses are one question, and what a proposal changes. */
import type { Address, AddressField, AddressSuggestion, DifferingPart } from '../../src-preload/contract/address.ts';
import { differingFields } from '../address-book/compare/differing-fields.ts';
import { canonicalAddress } from '../address-book/spelling/canonical-address.ts';

export const addressFields: readonly AddressField[] = ['street', 'suburb', 'city', 'state', 'postCode', 'country'];

/** Equal for addresses that differ only in capitals and spaces. */
export function addressKey(address: Address): string {
  return addressFields.map((field) => plain(address[field])).join('\n');
}

/**
 * Parts in which a proposal names something else than what was asked. Fields that the proposal leaves empty do not
 * count.
 */
export function proposedFields(asked: Address, proposal: AddressSuggestion): readonly DifferingPart[] {
  if (proposal.differs !== undefined) return proposal.differs;
  const country = proposal.countryCode === '' ? proposal.country : proposal.countryCode;
  // Without a country no country's rules would read the address, and everything would seem to differ.
  const readAsked = canonicalAddress(asked.country === '' ? { ...asked, country } : asked);
  const differing = new Set(differingFields(readAsked, canonicalAddress({ ...proposal, country })));
  if (asked.country === '') differing.add('country');
  return [...differing].filter((part) => proposal[part === 'building' ? 'street' : part] !== '');
}

function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ').normalize('NFC').toLowerCase();
}
