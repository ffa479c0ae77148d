/** 8. Shipping Rates, which the service document calls deprecated. */
import type { Rate, RateQuery } from '../../../src-preload/contract/rates.ts';
import type { BodyValue } from './body.ts';
import { openEnvelope } from './envelope.ts';
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

export function toRates(body: BodyValue): Rate[] {
  const record = openEnvelope(body, 'GetRatesResponse', 'rates');
  return toRecords(field(record, 'rates'), 'rates').map(toRate);
}

const rateFields = ['service_name', 'service_code', 'total_price', 'description'];

function toRate(wireRate: WireRecord): Rate {
  return {
    serviceName: toText(field(wireRate, 'service_name')),
    serviceCode: toText(field(wireRate, 'service_code')),
    totalPrice: toNumber(field(wireRate, 'total_price')),
    description: toText(field(wireRate, 'description')),
    other: otherFields(wireRate, rateFields),
  };
}
