/**
 * Takes an address written in one piece apart at its lines and commas: street, town with post code, country. Only clear
 * cases: a wrong guess here would send parcels to the wrong place.
 */
import type { Address } from '../../src-preload/contract/address.ts';
import { type Rules, rulesOf } from '../address-book/rules/address-rules.ts';
import { isoCodeOf } from '../address-book/rules/country-codes.ts';
import { readPostCode } from '../address-book/spelling/post-codes.ts';
import { isPostCodeOf } from './post-code-shape.ts';

/** Longer than any address: a megabyte would take a second. */
const longestWritten = 2_000;
/** Two lines of street, suburb, town, post code, country. */
const mostParts = 6;
const digit = /\p{N}/u;

/**
 * The country is the last part, and its rules say how a post code looks; the part before has the post code at its end or its
 * beginning, beside the town or behind it. Null for anything else.
 */
export function takeApart(written: string): Address | null {
  if (written.length > longestWritten) return null;
  const parts = written
    .split(/[\n\r,;]+/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '');
  const country = parts.pop() ?? '';
  const code = isoCodeOf(country);
  const rules = code === '' ? null : rulesOf(code);
  const town = rules === null ? null : townIn(parts.pop() ?? '', rules);
  if (rules === null || town === null || parts.length + 2 > mostParts) return null;
  const { state, postCode } = town;
  const city = town.city === '' ? (parts.pop() ?? '') : town.city;
  const street = streetIn(parts);
  if (street === null || city === '' || digit.test(city)) return null;
  return { ...street, city, state, postCode, country };
}

type Town = Pick<Address, 'city' | 'state' | 'postCode'>;

/** 'Fitzroy VIC 3065', '50667 Köln', 'NY 10118', 'LS1 4AP'. */
function townIn(part: string, rules: Rules): Town | null {
  const words = part.split(' ');
  const found = [2, 1].flatMap((count) => [
    { code: words.slice(-count), rest: words.slice(0, -count), count },
    { code: words.slice(0, count), rest: words.slice(count), count },
  ]);
  for (const { code, rest, count } of found) {
    if (code.length < count) continue;
    const [stateBefore, postCode] = postCodeIn(code, rules);
    if (postCode === '') continue;
    const last = rest.at(-1) ?? '';
    const isState = stateBefore === '' && /^[A-Z]{2,3}$/.test(last) && rules.states?.has(last.toLowerCase()) === true;
    return {
      city: (isState ? rest.slice(0, -1) : rest).join(' '),
      state: isState ? last : stateBefore,
      postCode,
    };
  }
  return null;
}

/** The state before it, where there is one, and the post code as written; both empty where it is none. */
function postCodeIn(words: readonly string[], rules: Rules): readonly [state: string, postCode: string] {
  const written = words.join(' ');
  if (!isPostCodeOf(rules, written)) return ['', ''];
  const { state } = readPostCode(written, rules);
  const [first = '', ...others] = words;
  return state !== '' && !digit.test(first) ? [first, others.join(' ')] : ['', written];
}

/** Everything up to the last part with a number is the street; one part behind it is the suburb. */
function streetIn(parts: readonly string[]): Pick<Address, 'street' | 'suburb'> | null {
  const last = parts.findLastIndex((part) => digit.test(part));
  const [suburb = '', ...others] = parts.slice(last + 1);
  if (last === -1 || others.length > 0) return null;
  return { street: parts.slice(0, last + 1).join(', '), suburb };
}
