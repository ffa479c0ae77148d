/** Whether something is the name or the code of a country. */
import { countryCodeOf } from '../address-book/rules/country-codes.ts';

/** The two-letter code; empty for what is no country. */
export function knownCountry(written: string): string {
  const code = countryCodeOf(written);
  return /^[A-Z]{2}$/.test(code) ? code : '';
}
