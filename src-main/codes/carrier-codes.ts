/**
 * A carrier's code often holds more than the number that the service knows the parcel by: a postcode, a product, a
 * prefix, a check digit. What follows from a code this way is only ever a tracking number, and only as a whole: an
 * order's own number may well look like a piece of some code. Pure.
 */
import {
  hasFedExCheck,
  hasGs1Check,
  hasPostalUnionCheck,
  hasUpsCheck,
  withDpdCheck,
  withGlsCheck,
} from './check-digits.ts';

type Rule = readonly [shape: RegExp, numbers: (whole: string, ...parts: string[]) => readonly (string | false)[]];

const rules: readonly Rule[] = [
  // DPD: %, postcode, number, service, country. The number is printed with a check character.
  [/^%?[0-9A-Z]{7}(\d{14})\d{6}$/, (_, number) => [number, withDpdCheck(number)]],
  // All of it is printed below the code, with a check character of its own.
  [/^[0-9A-Z]{7}\d{20}[0-9A-Z]$/, (whole) => [withDpdCheck(whole.slice(0, -1)) === whole && whole.slice(0, -1)]],
  // FedEx Express and Ground: a number of 12 digits, or 14, at the end of 34.
  [/^(?:1\d|96)\d{18}(\d{14})$/, (_, number) => [hasFedExCheck(number) && number.replace(/^00/, '')]],
  [/^96\d{5}(\d{15})$/, (_, number) => [hasGs1Check(number) && number]],
  // USPS: 420 and the ZIP code in front; an old number of 20 digits behind 91 or 92.
  [/^420\d{5}(9[1-5]\d{20}(?:\d{4})?)$/, (_, number) => [hasGs1Check(number) && number]],
  [/^420\d{9}(9[1-5]\d{20}(?:\d{4})?)$/, (_, number) => [hasGs1Check(number) && number]],
  [/^9[12](\d{20})$/, (_, number) => [hasGs1Check(number) && number]],
  // Australia Post: its own product, then the article; a consignment of several articles has the same beginning.
  [/^01(\d{14})91([0-9A-Z]{10,30})$/, (_, product, article) => [hasGs1Check(product) && article]],
  [/^((?=\d*[A-Z])[0-9A-Z]{3}(?:[0-9A-Z]{2})?\d{7})\d{11}$/, (_, consignment) => [consignment]],
  // StarTrack.
  [/^([0-9A-Z]{4}\d{8})[A-Z]{3}\d{5}$/, (_, consignment) => [consignment]],
  // Licence plates, as of DHL, have a J in front that is not always taken for a part of the number.
  [/^J([A-Z]{2,3}\d{10,})$/, (_, number) => [number]],
  [/^(?:JD|VGL)\d{10,}$/, (number) => [`J${number}`]],
  // GLS: with or without its check digit.
  [/^(\d{11})\d$/, (whole, number) => [hasGs1Check(whole, 1) && number]],
  [/^\d{11}$/, (number) => [withGlsCheck(number)]],
  // SSCC, as it is printed and as it is read.
  [/^(?:00)?(\d{18})$/, (_, number) => (hasGs1Check(number) ? [number, `00${number}`, `(00)${number}`] : [])],
  // Codabar with its start and stop, and how Japan's carriers and the Swiss Post print their digits.
  [/^[A-D](\d{10,16})[A-D]$/, (_, digits) => [digits]],
  [/^(\d{4})(\d{4})(\d{3,4})$/, (_, ...parts) => [parts.slice(0, 3).join('-')]],
  [/^(\d\d)(\d\d)(\d{6})(\d{8})$/, (_, ...parts) => [parts.slice(0, 4).join('.')]],
  [/^[\d.()-]{10,}$/, (digits) => [digits.replace(/\D/g, '')]],
  // A link to the carrier's page.
  [/^HTTPS?:\/\/[^/?#]+[/?#](.+)$/, (_, steps) => numbersOfLink(steps)],
  // FedEx's square code: the number and the form it is on. UPS leaves out of its own what stands elsewhere in it.
  [/(\d{12})\d{4}FDE/, (_, number) => [hasFedExCheck(number) && number]],
  [
    /(\d\d)1Z(\d{8})UPSN([0-9A-Z]{6})/,
    (_, service, end, shipper) => [`1Z${shipper}${service}${end}`].filter(hasUpsCheck),
  ],
];

/** By the keys of GS1 only those of a shipment: goods, places and days have long numbers too. */
function numbersOfLink(steps: string): readonly string[] {
  const pieces = steps.split(/[/?#&=;]/);
  return pieces
    .filter((_, at) => !/^\d{2,4}$/.test(pieces[at - 1] ?? '') || /^(?:00|40[12])$/.test(pieces[at - 1] ?? ''))
    .map((piece) => piece.split('-')[0] ?? '')
    .filter((piece) => /^[0-9A-Z]{10,35}$/.test(piece) && piece.replace(/\D/g, '').length >= 6)
    .slice(0, 3);
}

/** Some of them follow from each other; more than this few no label holds. */
const most = 12;

/** Folded as a code may be; the likeliest first, the code itself not among them. */
export function trackingNumbersIn(code: string): readonly string[] {
  const whole = code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\p{Cc}\s]/gu, '');
  const found = new Set([whole, ...postalUnionNumbers(whole)]);
  for (const one of found) {
    if (found.size > most) break;
    for (const number of rules.flatMap(([shape, numbers]) => applied(shape, numbers, one))) found.add(number);
  }
  found.delete(whole);
  return [...found];
}

/** A service is asked for these one after the other, while a person waits. */
const mostAsked = 2;

/** Those that stand in the code, letter by letter. */
export function numbersInside(code: string): readonly string[] {
  const letters = code.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return trackingNumbersIn(code)
    .filter((number) => letters.includes(number))
    .slice(0, mostAsked);
}

function applied(shape: RegExp, numbers: Rule[1], code: string): readonly string[] {
  const match = shape.exec(code);
  return match === null ? [] : numbers(match[0], ...match.slice(1)).filter((number) => number !== false);
}

/** A post's number anywhere in a longer code, such as Royal Mail's square one: it has a check digit. */
function postalUnionNumbers(code: string): readonly string[] {
  return [...code.matchAll(/[A-Z]{2}\d{9}[A-Z]{2}/g)].map(([number]) => number).filter(hasPostalUnionCheck);
}
