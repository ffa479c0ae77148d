/** Whether a code is an order's number or tracking number as a whole. */
import { trackingNumbersIn } from '../codes/carrier-codes.ts';
import { foldNumber } from '../mirror/folded.ts';

interface Numbered {
  readonly orderNumber: string;
  readonly trackingNumber: string;
}

/**
 * Compares the numbers themselves, folded as the copy folds them, so that a scan gets the same answer from the copy and
 * from the service. The service's `exact_match` alone proves nothing: it is also true for a receiver's name.
 */
export function wholeMatch(codes: readonly string[]): (order: Numbered) => boolean {
  const whole = new Set(codes.map(foldNumber));
  const tracking = new Set([...whole, ...codes.flatMap(trackingNumbersIn).map(foldNumber)]);
  for (const wanted of [whole, tracking]) wanted.delete('');
  return ({ orderNumber, trackingNumber }) =>
    whole.has(foldNumber(orderNumber)) || tracking.has(foldNumber(trackingNumber));
}
