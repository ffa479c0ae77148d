/**
 * Post codes whose leading zeros a spreadsheet took, because it holds them for numbers: '1067' for '01067'. They are put
 * back to ask, never in silence.
 */
import type { Address, AddressSuggestion } from '../../src-preload/contract/address.ts';
import { rulesOf } from '../address-book/rules/address-rules.ts';
import { isoCodeOf } from '../address-book/rules/country-codes.ts';
import { withLostZeros } from '../address-book/spelling/post-codes.ts';
import { isPostCodeOf } from './post-code-shape.ts';

/** Countries with post codes that begin with a zero. Elsewhere a short one is short for another reason. */
const withZeros: ReadonlySet<string> = new Set(
  (
    'AM AU AX BR CN CO DE DK DZ EC ES FI FR GE GF GP GT IT JP KE KR KZ LA LK LT MC MM MQ MX MY NO NZ PE PH PL PR PY RE ' +
    'RO SG SJ SK SM TR UA US VA ZA'
  ).split(' '),
);

const onlyFigures = /^\d+$/;

/** What to ask about instead; null: no zero is missing. */
export function withZerosBack(address: Address): AddressSuggestion | null {
  if (!onlyFigures.test(address.postCode)) return null;
  const countryCode = isoCodeOf(address.country);
  if (!withZeros.has(countryCode)) return null;
  const rules = rulesOf(countryCode);
  const postCode = withLostZeros(address.postCode, rules);
  if (postCode === address.postCode || !isPostCodeOf(rules, postCode)) return null;
  return { ...address, postCode, countryCode, differs: ['postCode'] };
}
