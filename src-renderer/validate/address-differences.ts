/** Where a suggestion differs from what was asked, field by field. Pure: the words of people's addresses, compared kindly. */
import type { Address, AddressSuggestion } from '../../src-preload/contract/address.ts';

export type AddressField = keyof Address;

export const ADDRESS_FIELDS: readonly { readonly field: AddressField; readonly label: string }[] = [
  { field: 'street', label: 'Street and number' },
  { field: 'suburb', label: 'Suburb' },
  { field: 'city', label: 'City' },
  { field: 'state', label: 'State' },
  { field: 'postCode', label: 'Post code' },
  { field: 'country', label: 'Country' },
];

export const EMPTY_ADDRESS: Address = { street: '', suburb: '', city: '', state: '', postCode: '', country: '' };

export interface ComparedField {
  readonly field: AddressField;
  readonly label: string;
  readonly asked: string;
  readonly suggested: string;
  readonly differs: boolean;
}

/** `asked` null: the service took the address from an order, so nothing can be compared. */
export function comparedFields(asked: Address | null, suggestion: AddressSuggestion): readonly ComparedField[] {
  return ADDRESS_FIELDS.map(({ field, label }) => {
    const before = asked?.[field] ?? '';
    const isCode = field === 'country' && sameWords(before, suggestion.countryCode);
    return {
      field,
      label,
      asked: before,
      suggested: suggestion[field],
      differs: asked !== null && !isCode && !sameWords(before, suggestion[field]),
    };
  });
}

/** Capitals and spaces are no difference; an accent is one: it may be what is wrong with the label. */
function sameWords(a: string, b: string): boolean {
  const plain = (words: string): string => words.trim().replace(/\s+/g, ' ').toLocaleLowerCase();
  return plain(a) === plain(b);
}

/** As one writes it on a parcel, for the clipboard. */
export function addressLines({ street, suburb, city, state, postCode, country }: Address): string {
  const lines = [street, suburb, [city, state, postCode].filter((part) => part !== '').join(' '), country];
  return lines.filter((line) => line.trim() !== '').join('\n');
}
