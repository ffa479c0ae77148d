/**
 * Whether two names are of one carrier, and whether the label that a parcel has by now is of another one than its round was closed
 * for, or its manifest names. Pure.
 */

import { plainCarrier } from '../../src-preload/contract/order.ts';

export const isSameCarrier = (one: string, other: string): boolean => plainCarrier(one) === plainCarrier(other);

/** A service that says nothing of the carrier has not changed it. */
export function isOfOtherCarrier({ carrierName }: { readonly carrierName: string }, before: string): boolean {
  return carrierName !== '' && !isSameCarrier(carrierName, before);
}
