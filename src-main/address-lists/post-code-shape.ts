/** Whether something is written as the post codes of a country are. */
import type { Rules } from '../address-book/rules/address-rules.ts';
import { readPostCode } from '../address-book/spelling/post-codes.ts';

/** Also with the state or the country's letter before it. False where nothing is known of the country's post codes. */
export function isPostCodeOf(rules: Rules, written: string): boolean {
  const { postCode, addition } = readPostCode(written, rules);
  return rules.postCodeShape?.test(postCode + addition) === true;
}
