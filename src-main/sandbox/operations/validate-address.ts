/**
 * 9. Address Validation of an order's delivery address, or of one given in fields. With order_id, any further field
 * replaces the order's own: what if the post code were this one?
 */
import { z } from 'zod';
import type { Call, Operation } from '../operation.ts';
import { badRequest, refused } from '../refusal.ts';
import { type AskedAddress, judgeAddress, type PostalAddress, readOrderAddress } from '../state/known-addresses.ts';
import { envelope, orderId, succeeded } from '../wire/shapes.ts';

const validateRequest = z.object({
  order_id: orderId.optional(),
  street: z.string().optional(),
  suburb: z.string().optional(),
  city: z.string().optional(),
  state: z.string().optional(),
  post_code: z.string().optional(),
  country: z.string().optional().meta({ description: 'Name or two-letter code' }),
});

const suggestion = z
  .object({
    street: z.string(),
    suburb: z.string(),
    city: z.string(),
    state: z.string(),
    post_code: z.string(),
    country: z.string(),
    country_code: z.string(),
  })
  .meta({ id: 'AddressSuggestion' });

const validateAnswer = z
  .object({ valid: z.boolean(), suggestions: z.array(suggestion), ...envelope })
  .meta({ id: 'ValidateAddressResponse' });

type ValidateRequest = z.infer<typeof validateRequest>;

export const validateAddressOperation: Operation<ValidateRequest, z.infer<typeof validateAnswer>> = {
  operationId: 'validateAddress',
  summary: 'Validate a delivery address and return suggestions if it is invalid',
  method: 'GET',
  path: '/api/address/validate',
  deprecated: false,
  request: { carriedIn: 'query', schema: validateRequest },
  answer: { xmlRoot: 'ValidateAddressResponse', schema: validateAnswer },
  run: (call, request) => {
    const { valid, suggestions } = judgeAddress(call.database, askedAddress(call, request));
    return { valid, suggestions: suggestions.map(wireSuggestion), ...succeeded };
  },
};

function askedAddress({ account, database }: Call, request: ValidateRequest): AskedAddress {
  const given = {
    ...(request.street === undefined ? {} : { street: request.street.trim() }),
    ...(request.suburb === undefined ? {} : { suburb: request.suburb.trim() }),
    ...(request.city === undefined ? {} : { city: request.city.trim() }),
    ...(request.state === undefined ? {} : { state: request.state.trim() }),
    ...(request.post_code === undefined ? {} : { postCode: request.post_code.trim() }),
    ...(request.country === undefined ? {} : { country: request.country.trim() }),
  };
  if (request.order_id === undefined) {
    if (Object.values(given).every((text) => text === '')) {
      throw badRequest('Neither order_id nor an address is given.', 'Give one of them.');
    }
    return { street: '', suburb: '', city: '', state: '', postCode: '', country: '', ...given };
  }
  const own = readOrderAddress(database, account.accountId, request.order_id);
  if (own === null) {
    throw refused([{ message: `Order ${request.order_id} is not an order of this account.`, details: '' }]);
  }
  return { ...own, ...given };
}

function wireSuggestion(address: PostalAddress): z.infer<typeof suggestion> {
  return {
    street: address.street,
    suburb: address.suburb,
    city: address.city,
    state: address.state,
    post_code: address.postCode,
    country: address.country,
    country_code: address.countryCode,
  };
}
