/**
 * What a proposal changes. It reads addresses by the rules of all countries, 600 kB of code: loaded when it is first
 * asked.
 */
import type { Address, AddressSuggestion, DifferingPart } from '../../src-preload/contract/address.ts';
import { differingFields } from '../address-book/compare/differing-fields.ts';
import { writtenIn } from '../address-book/compare/written-in.ts';
import { canonicalAddress } from '../address-book/spelling/canonical-address.ts';

/**
 * Parts in which a proposal names something else than what was asked. Fields that the proposal leaves empty do not
 * count.
 */
export function proposedFields(asked: Address, proposal: AddressSuggestion): readonly DifferingPart[] {
  if (proposal.differs !== undefined) return proposal.differs;
  const country = proposal.countryCode === '' ? proposal.country : proposal.countryCode;
  // Without a country no country's rules would read the address, and everything would seem to differ.
  const readAsked = canonicalAddress(asked.country === '' ? { ...asked, country } : asked);
  const proposed = { ...proposal, country };
  const differing = new Set(differingFields(readAsked, canonicalAddress(proposed)));
  if (asked.country === '') differing.add('country');
  return writtenIn(asked, proposed, [...differing]).filter(
    (part) => proposal[part === 'building' ? 'street' : part] !== '',
  );
}
