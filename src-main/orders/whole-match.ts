/** Whether a code is an order's number or tracking number as a whole. */
import { foldNumber } from '../mirror/folded.ts';

/**
 * By the numbers themselves, folded as the copy finds them: a scan is told the same whether the copy or the service answers it. The
 * service's `exact_match` alone is no proof: it is also true for a receiver's name.
 */
export function isWholeMatch(
  order: { readonly orderNumber: string; readonly trackingNumber: string },
  code: string,
): boolean {
  const wanted = foldNumber(code);
  return wanted !== '' && (foldNumber(order.orderNumber) === wanted || foldNumber(order.trackingNumber) === wanted);
}
