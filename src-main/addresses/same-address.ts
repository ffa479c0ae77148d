/** Whether two addresses are one question. */
import type { Address, AddressField } from '../../src-preload/contract/address.ts';
import { plainText } from '../address-book/text/written-text.ts';

export const addressFields: readonly AddressField[] = ['street', 'suburb', 'city', 'state', 'postCode', 'country'];

/** Equal for addresses that differ only in capitals and spaces. */
export function addressKey(address: Address): string {
  return addressFields.map((field) => plainText(address[field])).join('\n');
}
