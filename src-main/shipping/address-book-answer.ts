/** Reads an answer of the address book where it holds nobody up: a large book takes seconds, and a thread of its own has them. */
import type { AddressBookEntry } from '../../src-preload/contract/address-book.ts';
import { readKeptAnswer, ShippingFault } from './faults.ts';
import { serviceLimits } from './limits.ts';
import type { RawAnswer } from './shipping-client.ts';
import { toAddressBook } from './wire/address-book.ts';

/** Throws ShippingError. */
export function readAddressBookAnswer(answer: RawAnswer): AddressBookEntry[] {
  try {
    return readKeptAnswer(answer, serviceLimits.addressBook.answerBytes, toAddressBook);
  } catch (error) {
    throw error instanceof ShippingFault ? error.asReadError() : error;
  }
}
