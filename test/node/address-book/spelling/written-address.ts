/** An address of a test, in one line: street | suburb | city | state | post code | country | building. */
import type { WrittenAddress } from '../../../../src-main/address-book/spelling/canonical-address.ts';

export function writtenAddress(line: string): Required<WrittenAddress> {
  const [street = '', suburb = '', city = '', state = '', postCode = '', country = '', building = ''] = line
    .split('|')
    .map((part) => part.trim());
  return { street, suburb, city, state, postCode, country, building };
}
