/** 8. Shipping Rates, which the document calls deprecated; every answer says so in a header. */
import { z } from 'zod';
import { type Rate, ratesFor } from '../demo-orders/rates.ts';
import type { Operation } from '../operation.ts';
import { envelope, succeeded } from '../wire/shapes.ts';

const filled = z.string().trim().min(1);
/** Far above any parcel. JSON cannot write an infinite price, which doubles without a bound come to. */
const double = z.number().positive().max(1_000_000);
const metres = double.optional().meta({ format: 'double', description: 'In metres' });

const ratesRequest = z.object({
  street: filled.meta({ description: 'Street number and name of the delivery address' }),
  post_code: filled,
  country_code: z
    .string()
    .trim()
    .regex(/^[A-Za-z]{2}$/, 'two letters')
    .meta({ description: 'ISO 3166-1, two letters' }),
  weight: double.meta({ format: 'double', description: 'Total weight of the order, in kg' }),
  suburb: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  height: metres,
  width: metres,
  length: metres,
});

const wireRate = z
  .object({
    service_name: z.string(),
    service_code: z.string(),
    total_price: z.number().meta({ format: 'double' }),
    description: z.string(),
  })
  .meta({ id: 'ShippingRate' });

const ratesAnswer = z.object({ rates: z.array(wireRate), ...envelope }).meta({ id: 'GetRatesResponse' });

export const shippingRatesOperation: Operation<z.infer<typeof ratesRequest>, z.infer<typeof ratesAnswer>> = {
  operationId: 'getRates',
  summary: 'Get shipping rates for a destination',
  method: 'GET',
  path: '/api/rates',
  deprecated: true,
  request: { carriedIn: 'query', schema: ratesRequest },
  answer: { xmlRoot: 'GetRatesResponse', schema: ratesAnswer },
  run: (_call, request) => {
    const { height = 0, width = 0, length = 0 } = request;
    const parcel = {
      countryCode: request.country_code.toUpperCase(),
      weightKg: request.weight,
      // Three measures make a volume; with fewer, only the weight counts.
      volumeCubicMetres: height * width * length,
    };
    return { rates: ratesFor(parcel).map(wireRateOf), ...succeeded };
  },
};

function wireRateOf({ service, code, price, description }: Rate): z.infer<typeof wireRate> {
  return { service_name: service, service_code: code, total_price: price, description };
}
