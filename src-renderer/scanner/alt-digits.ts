/**
 * Characters typed as Alt and digits, as Windows reads them: with a leading 0 a byte of Windows-1252, otherwise a byte
 * of the computer's old code page (437). Below 32 a scanner means the control character (029 is GS, 013 the end), not
 * the old page's picture of it.
 */

import { charactersOf } from './us-keys.ts';

/** Bytes 128 to 255 of code page 437. */
const PAGE_437 = charactersOf(
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒ',
  'áíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐',
  '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀',
  'αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
);

/** The characters of one or more Alt sequences; null when the digits cannot be told apart or name no character. */
export function altCharacters(digits: string): string | null {
  // Even without the strokes of Alt itself, sequences of four digits with a leading 0 can be split by their length.
  if (digits.length > 4 && /^(?:0\d{3})+$/.test(digits)) {
    const parts = (digits.match(/\d{4}/g) ?? []).map(altCharacters);
    return parts.includes(null) ? null : parts.join('');
  }
  const value = Number(digits);
  // NUL is in no code; a 0 alone is the beginning of a sequence that a pause cut off.
  if (!/^\d{1,4}$/.test(digits) || value === 0 || value > 255 || (digits.length === 4 && !digits.startsWith('0')))
    return null;
  if (value < 128) return String.fromCharCode(value);
  return digits.startsWith('0')
    ? new TextDecoder('windows-1252').decode(Uint8Array.of(value))
    : (PAGE_437[value - 128] ?? null);
}
