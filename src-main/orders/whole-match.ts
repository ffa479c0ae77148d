/** Whether a code is an order's number or tracking number as a whole. */
import { foldNumber } from '../mirror/folded.ts';

/**
 * Compares the numbers themselves, folded as the copy folds them, so that a scan gets the same answer from the copy and
 * from the service. The service's `exact_match` alone proves nothing: it is also true for a receiver's name.
 */
export function isWholeMatch(
  order: { readonly orderNumber: string; readonly trackingNumber: string },
  code: string,
): boolean {
  const wanted = foldNumber(code);
  return wanted !== '' && (foldNumber(order.orderNumber) === wanted || foldNumber(order.trackingNumber) === wanted);
}
