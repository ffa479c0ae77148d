/** 9. Address Validation. */
import type { AddressSuggestion, ValidationQuery } from '../../../src-preload/contract/address.ts';
import type { AddressValidation } from '../shipping-client.ts';
import type { BodyValue } from './body.ts';
import { openEnvelope, refuseOtherRecords, refuseUnlessVouched, wordsBeside } from './envelope.ts';
import { type WireOperation, withQuery } from './operation.ts';
import { field, toFlag, toRecords, toText, type WireRecord, withOtherFields } from './tolerant.ts';

export function wireValidateAddress(subject: ValidationQuery['subject']): WireOperation {
  const parameters =
    'orderId' in subject
      ? { order_id: subject.orderId }
      : {
          street: subject.address.street || undefined,
          suburb: subject.address.suburb || undefined,
          city: subject.address.city || undefined,
          state: subject.address.state || undefined,
          post_code: subject.address.postCode || undefined,
          country: subject.address.country || undefined,
        };
  const path = withQuery('/api/address/validate', parameters);
  return { name: 'Address Validation', method: 'GET', path, body: null };
}

export function toAddressValidation(body: BodyValue): AddressValidation {
  const record = openEnvelope(body, 'ValidateAddressResponse', 'valid');
  refuseOtherRecords(record, 'valid', 'suggestions');
  const valid = toFlag(field(record, 'valid'));
  refuseUnlessVouched(record, valid === null);
  return {
    verdict: valid === null ? 'cannot-tell' : valid ? 'valid' : 'not-valid',
    suggestions: toRecords(field(record, 'suggestions'), 'suggestions').filter(saysSomething).map(toSuggestion),
    ...wordsBeside(record),
  };
}

/** One in which nothing stands would empty whatever address it is taken for. */
function saysSomething(wireSuggestion: WireRecord): boolean {
  return Object.values(wireSuggestion).some((value) =>
    typeof value === 'object' ? value !== null : toText(value).trim() !== '',
  );
}

const suggestionFields = ['street', 'suburb', 'city', 'state', 'post_code', 'country', 'country_code'];

function toSuggestion(wireSuggestion: WireRecord): AddressSuggestion {
  const text = (name: string): string => toText(field(wireSuggestion, name));
  return {
    street: text('street'),
    suburb: text('suburb'),
    city: text('city'),
    state: text('state'),
    postCode: text('post_code'),
    country: text('country'),
    countryCode: text('country_code'),
    ...withOtherFields(wireSuggestion, suggestionFields),
  };
}
