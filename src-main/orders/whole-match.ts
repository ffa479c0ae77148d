/** Whether a code is an order's number or tracking number as a whole. */

/** By the numbers themselves. The service's `exact_match` alone is no proof: it is also true for a receiver's name. */
export function isWholeMatch(
  order: { readonly orderNumber: string; readonly trackingNumber: string },
  code: string,
): boolean {
  const wanted = normal(code);
  return wanted !== '' && (normal(order.orderNumber) === wanted || normal(order.trackingNumber) === wanted);
}

function normal(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
