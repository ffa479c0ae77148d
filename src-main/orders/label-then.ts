/** The label that a parcel had when its manifest was made: a scan tells where it has another one by now. */
import type { ManifestOrder } from '../../src-preload/contract/manifest.ts';
import type { LabelThen, ListedOrder } from '../../src-preload/contract/order-list.ts';
import { foldNumber } from '../mirror/folded.ts';

/** The orders of a manifest as it was sent; null: it is not known. */
export type OrdersThen = (manifestId: string) => readonly ManifestOrder[] | null;

/**
 * The order with the label that its parcel has; unchanged if it is in no manifest, or if its label is still the same.
 * Throws what `ordersThen` throws.
 */
export function withLabelThen(order: ListedOrder, ordersThen: OrdersThen): ListedOrder {
  if (order.verdict !== 'in-manifest' || order.manifest === null) return order;
  const labelThen = anotherLabel(order, ordersThen(order.manifest.manifestId) ?? []);
  return labelThen === null ? order : { ...order, labelThen };
}

/** Null: it has the same one, or one of the two is not known. */
function anotherLabel(
  { orderId, trackingNumber: now }: ListedOrder,
  ordersThen: readonly ManifestOrder[],
): LabelThen | null {
  const then = ordersThen.find((one) => one.orderId === orderId);
  if (then === undefined || then.trackingNumber === '' || now === '') return null;
  if (foldNumber(then.trackingNumber) === foldNumber(now)) return null;
  return { carrierName: then.carrierName, trackingNumber: then.trackingNumber };
}
