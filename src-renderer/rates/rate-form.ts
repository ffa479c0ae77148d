/** The text in the rates form, the question made from it, and how the rates of the answer read. */
import type { AccountId } from '../../src-preload/contract/account.ts';
import { mostAddressText } from '../../src-preload/contract/address.ts';
import { mostRateMetres, mostRateWeight, type Rate, type RateQuery } from '../../src-preload/contract/rates.ts';
import { isolated } from '../words/isolated.ts';
import { countryCalled, priceWords } from '../words/locale.ts';
import { say } from '../words/say.ts';

/** As typed. Sizes in metres; an empty one is left out of the question. */
export interface RateForm {
  readonly street: string;
  readonly suburb: string;
  readonly city: string;
  readonly state: string;
  readonly postCode: string;
  /** Or the country's name. */
  readonly countryCode: string;
  readonly weight: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
}

export type RateField = keyof RateForm;

export const EMPTY_RATE_FORM: RateForm = {
  street: '',
  suburb: '',
  city: '',
  state: '',
  postCode: '',
  countryCode: '',
  weight: '',
  length: '',
  width: '',
  height: '',
};

/** The fields that are missing or make no sense, each with words; nothing when the form can be sent. */
export function rateFaults(form: RateForm): Partial<Record<RateField, string>> {
  const faults: Partial<Record<RateField, string>> = {};
  if (form.street.trim() === '') faults.street = say('rates.fault.street');
  if (form.postCode.trim() === '') faults.postCode = say('rates.fault.postCode');
  if (countryCodeOf(form.countryCode) === null) faults.countryCode = say('rates.fault.countryCode');
  for (const field of ['street', 'postCode', 'suburb', 'city', 'state'] as const) {
    if (form[field].trim().length > mostAddressText) faults[field] = say('common.too-long', { most: mostAddressText });
  }
  const weight = numberOf(form.weight);
  if (weight === null || weight <= 0 || weight > mostRateWeight) {
    faults.weight = say('rates.fault.weight', { most: mostRateWeight });
  }
  for (const field of ['length', 'width', 'height'] as const) {
    const size = numberOf(form[field]);
    if (form[field].trim() === '') continue;
    if (size === null || size <= 0 || size > mostRateMetres) faults[field] = say('rates.fault.size');
  }
  return faults;
}

/** Null while the form has faults. */
export function rateQuery(accountId: AccountId, form: RateForm): RateQuery | null {
  const weight = numberOf(form.weight);
  const countryCode = countryCodeOf(form.countryCode);
  if (weight === null || countryCode === null || Object.keys(rateFaults(form)).length > 0) return null;
  return {
    accountId,
    street: form.street.trim(),
    suburb: form.suburb.trim(),
    city: form.city.trim(),
    state: form.state.trim(),
    postCode: form.postCode.trim(),
    countryCode,
    weight,
    lengthMetres: numberOf(form.length),
    widthMetres: numberOf(form.width),
    heightMetres: numberOf(form.height),
  };
}

export function sameQuery(a: RateQuery | null, b: RateQuery | null): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** Two letters are the service's own word and go as they are, known or not; a name is looked up. Null: no country. */
function countryCodeOf(typed: string): string | null {
  const text = typed.trim();
  return /^[a-z]{2}$/i.test(text) ? text.toUpperCase() : (countryCalled(text) ?? null);
}

/** People type a comma or a point; anything else is not a number. */
function numberOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.');
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : null;
}

/** Cheapest first; rates without a price last, as the service ordered them. */
export function byPrice(rates: readonly Rate[]): readonly Rate[] {
  return rates.toSorted((a, b) => priceOrder(a) - priceOrder(b));
}

const priceOrder = ({ totalPrice }: Rate): number => totalPrice ?? Number.MAX_VALUE;

/** In the service's own words where they are no number for certain. */
export function priceOf({ totalPrice, other }: Rate): string {
  return totalPrice === null ? (other.total_price ?? say('rates.no-price')) : priceWords(totalPrice);
}

/** What the service says beside its prices may name a currency. */
export function footOf(rates: readonly Rate[]) {
  return rates.some(({ other }) => Object.keys(other).length > 0) ? 'rates.foot-read' : 'rates.foot';
}

/** What the service says of a rate beside the columns: where its price is no number, the words of it stand in theirs (`priceOf`). */
export function otherWords({ totalPrice, other }: Rate): string {
  return Object.entries(other)
    .filter(([name]) => totalPrice !== null || name !== 'total_price')
    .map(([name, value]) => `${isolated(name)}: ${isolated(value)}`)
    .join(' · ');
}
