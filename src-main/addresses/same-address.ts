/** Addresses compared as text: good enough to ask nothing twice, and to see that a proposal says something else. */
import type { Address, AddressField, AddressSuggestion } from '../../src-preload/contract/address.ts';

export const addressFields: readonly AddressField[] = ['street', 'suburb', 'city', 'state', 'postCode', 'country'];

/** Equal for addresses that differ in nothing but capitals and spaces. */
export function addressKey(address: Address): string {
  return addressFields.map((field) => plain(address[field])).join('\n');
}

/** Fields in which a proposal says something else than what was asked. A field the proposal leaves empty says nothing. */
export function proposedFields(asked: Address, proposal: AddressSuggestion): readonly AddressField[] {
  if (proposal.differs !== undefined) return proposal.differs;
  return addressFields.filter((field) => {
    const proposed = plain(proposal[field]);
    const isCode = field === 'country' && plain(asked.country) === plain(proposal.countryCode);
    return proposed !== '' && !isCode && proposed !== plain(asked[field]);
  });
}

function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ').normalize('NFC').toLowerCase();
}
