/** 8. Shipping Rates, which the service document calls deprecated. */
import type { Rate, RateQuery } from '../../../src-preload/contract/rates.ts';
import type { RatesFound } from '../shipping-client.ts';
import type { BodyValue } from './body.ts';
import { openList, refuseUnlessVouched, wordsBeside } from './envelope.ts';
import { type WireOperation, withQuery } from './operation.ts';
import { field, otherFields, toNumber, toRecords, toText, type WireRecord } from './tolerant.ts';

export function wireRates(query: Omit<RateQuery, 'accountId'>): WireOperation {
  const path = withQuery('/api/rates', {
    street: query.street,
    post_code: query.postCode,
    country_code: query.countryCode,
    weight: query.weight,
    suburb: query.suburb || undefined,
    city: query.city || undefined,
    state: query.state || undefined,
    height: query.heightMetres ?? undefined,
    width: query.widthMetres ?? undefined,
    length: query.lengthMetres ?? undefined,
  });
  return { name: 'Shipping Rates', method: 'GET', path, body: null };
}

export function toRates(body: BodyValue): RatesFound {
  const record = openList(body, 'GetRatesResponse', 'rates');
  const rates = toRecords(field(record, 'rates'), 'rates').map(toRate);
  refuseUnlessVouched(record, rates.length === 0);
  return { rates, ...wordsBeside(record) };
}

const textFields = ['service_name', 'service_code', 'description'];
const rateFields = [...textFields, 'total_price'];

function toRate(wireRate: WireRecord): Rate {
  const price = field(wireRate, 'total_price');
  const isPlain = toNumber(price) !== null || price === '';
  return {
    serviceName: toText(field(wireRate, 'service_name')),
    serviceCode: toText(field(wireRate, 'service_code')),
    totalPrice: toPrice(price),
    description: toText(field(wireRate, 'description')),
    // A price in words is shown as it came: a currency, or what could not be read, is not lost.
    other: otherFields(wireRate, isPlain ? rateFields : textFields),
  };
}

/** One number with a dot. */
const amount = /^\d{1,15}(?:\.\d{1,6})?$/;
/** Before the number or behind it. A sign may have letters before it, as in 'NZ$'; some currencies are only letters. */
const unitInFront = /^(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3}|kr\.?|Rs\.?|zł|Kč|Ft)/u;
const unitBehind = /(?:[A-Z]{0,3}\p{Sc}|[A-Z]{3}|kr\.?|Rs\.?|zł|Kč|Ft)$/u;
const longestPrice = 40;
/** 1.250 is one and a quarter or a thousand and some, by the country. */
const mayBeThousands = /^[1-9]\d{0,2}\.\d{3}$/;

/** Null for nothing, and for all that leaves a doubt: a wrong price is worse than none. */
function toPrice(value: unknown): number | null {
  const plain = toNumber(value);
  if (plain !== null) return plain;
  const text = toText(value).trim();
  if (text.length > longestPrice) return null;
  const unit = (unitInFront.exec(text) ?? unitBehind.exec(text))?.[0] ?? '';
  const number = (text.startsWith(unit) ? text.slice(unit.length) : text.slice(0, -unit.length)).trim();
  if (unit === '' || !amount.test(number) || mayBeThousands.test(number)) return null;
  if (/^[A-Z]{3}$/.test(unit) && !currencies().includes(unit)) return null;
  return Number(number);
}
const currencies = (): readonly string[] => Intl.supportedValuesOf('currency');
