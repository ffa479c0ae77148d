/** A service may repeat a key in its own words ('Unknown key ...'). Those words are shown and logged; keys are neither. */
import { ShippingError } from './shipping-client.ts';

export function concealKeys(error: ShippingError, keys: readonly string[]): ShippingError {
  const { failure, fate, cause } = error;
  const conceal = (text: string): string =>
    keys.filter((key) => key !== '').reduce((concealed, key) => concealed.replaceAll(key, '[key]'), text);
  const details = failure.details.map((words) => ({
    message: conceal(words.message),
    details: conceal(words.details),
  }));
  return new ShippingError({ ...failure, details }, fate, { cause });
}
