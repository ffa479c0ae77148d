/** Tracking numbers in the shapes carriers use, with their real check digits, so that scanners and check rules behave. */
import type { Random } from './random.ts';

/** Universal Postal Union S10: two letters, eight digits, a check digit, the country. Used by most posts. */
export function postalUnionNumber(random: Random, service: string, country: string): string {
  const serial = random.digits(8);
  const weights = [8, 6, 4, 2, 3, 5, 9, 7];
  let sum = 0;
  for (let index = 0; index < 8; index += 1) sum += Number(serial[index]) * (weights[index] ?? 0);
  const rest = 11 - (sum % 11);
  const check = rest === 10 ? 0 : rest === 11 ? 5 : rest;
  return `${service}${serial}${check}${country}`;
}

/** 1Z, six characters of the shipper, two of the service, seven digits, a check digit. */
export function unitedParcelNumber(random: Random): string {
  const body = `A${random.digits(2)}X${random.digits(2)}68${random.digits(7)}`;
  let sum = 0;
  for (const [index, character] of [...body].entries()) {
    const value = /\d/.test(character) ? Number(character) : (character.charCodeAt(0) - 63) % 10;
    sum += index % 2 === 0 ? value : value * 2;
  }
  return `1Z${body}${(10 - (sum % 10)) % 10}`;
}

/** Twenty digits of an SSCC (DHL Paket): the last one is the GS1 check digit. */
export function serialShippingContainerNumber(random: Random): string {
  const body = `0034043416${random.digits(9)}`;
  return `${body}${gs1CheckDigit(body)}`;
}

/** Twenty-two digits as on USPS labels, GS1 check digit last. */
export function uspsNumber(random: Random): string {
  const body = `940011189922${random.digits(9)}`;
  return `${body}${gs1CheckDigit(body)}`;
}

/** Yamato: eleven digits and their remainder by seven. */
export function yamatoNumber(random: Random): string {
  const body = `4${random.digits(10)}`;
  return `${body}${Number(body) % 7}`;
}

function gs1CheckDigit(body: string): number {
  let sum = 0;
  for (let index = 0; index < body.length; index += 1) {
    const weight = (body.length - index) % 2 === 1 ? 3 : 1;
    sum += Number(body[index]) * weight;
  }
  return (10 - (sum % 10)) % 10;
}
