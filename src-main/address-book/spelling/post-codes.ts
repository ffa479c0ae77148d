/**
 * Brings post codes to one form: without spaces, dashes, the country's letter before the code, or a state that slipped
 * into the field.
 */
import type { Rules } from '../rules/address-rules.ts';
import { foldWritten, startsWithDigit } from '../text/written-text.ts';

export interface PostCode {
  readonly postCode: string;
  /** What narrows it down: the last four digits of a long ZIP code. */
  readonly addition: string;
  /** A state that stood before it: 'VIC 3065'. */
  readonly state: string;
}

export const noPostCode: PostCode = { postCode: '', addition: '', state: '' };
const notLetters = /[^\p{L}\p{N}]+/gu;
const plainNotLetters = /[^a-z0-9]+/g;
/** Japan's '１００ー０００５', with the sign of a long vowel for the dash. */
const longMark = /(?<=\d)ー(?=\d)/;
const plain = /^[\0-\x7F]*$/;
const beginning = /^(\p{L}+)(?=\p{N})/u;

export function readPostCode(written: string, rules: Rules): PostCode {
  if (rules.postCode.none === true || written === '') return noPostCode;
  const folded = foldWritten(written).replace(longMark, '-');
  const compact = folded.replace(plain.test(folded) ? plainNotLetters : notLetters, '');
  const letters = beginning.exec(compact)?.[1] ?? '';
  const state = letters.length > 1 ? (rules.states?.get(letters) ?? '') : '';
  const prefix = state === '' ? prefixOf(compact, rules) : letters;
  const rest = compact.slice(prefix.length);
  // Letters that belong to the code ('SW1A 1AA') are no prefix: the code has the right shape only with them.
  const isShaped = rules.postCodeShape === null || rules.postCodeShape.test(rest);
  const postCode = isShaped ? rest : compact;
  // 'C1043AAB' is the block of 1043: what counts is a group of the shape, and what narrows it down another.
  const [, long, block = '', short] = rules.postCodeShape?.exec(rest) ?? [];
  const core = long ?? short;
  if (core !== undefined) return { postCode: core, addition: block, state };
  const length = rules.postCode.length;
  if (length === undefined || !isShaped) return { postCode, addition: '', state };
  return { postCode: postCode.slice(0, length), addition: postCode.slice(length), state };
}

/** A prefix of the country: what is left is a post code, and the whole is not. */
function prefixOf(compact: string, { postCode: { prefixes = [] }, postCodeShape }: Rules): string {
  if (startsWithDigit(compact)) return '';
  if (postCodeShape === null) return prefixes.find((one) => one === beginning.exec(compact)?.[1]) ?? '';
  if (postCodeShape.test(compact)) return '';
  const fitting = prefixes.filter((one) => compact.startsWith(one) && postCodeShape.test(compact.slice(one.length)));
  return fitting.sort((one, other) => other.length - one.length)[0] ?? '';
}

/** What a spreadsheet's number column makes of '02116': '2116'. Pretoria's '0001' becomes '1'. */
export function withLostZeros(written: string, { postCode: { digits = 0, zeros } }: Rules): string {
  const text = written.trim();
  const fewest = zeros === undefined ? Math.max(3, digits - 2) : digits - zeros;
  const isShort = text.length < digits && text.length >= fewest;
  return isShort && /^\d+$/.test(text) ? text.padStart(digits, '0') : written;
}
