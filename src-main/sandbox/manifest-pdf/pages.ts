/**
 * Which orders are on which page. All rows have one height, so the number of pages is known before the first is drawn.
 */
import type { ManifestOrder } from '../state/manifests.ts';

export interface ManifestPage {
  readonly carrier: string;
  readonly orders: readonly ManifestOrder[];
  /** Number of the page's first order among the carrier's orders, from 1. */
  readonly firstRow: number;
  /** All orders of the carrier. */
  readonly carrierOrderCount: number;
  readonly carrierWeightKg: number;
  /** The courier signs here. */
  readonly last: boolean;
}

/** Each carrier starts on a page of its own: its driver takes these pages and no others. */
export function planPages(orders: readonly ManifestOrder[], rowsPerPage: number): readonly ManifestPage[] {
  const pages: ManifestPage[] = [];
  const byCarrier = [...Map.groupBy(orders, (order) => order.carrier)];
  byCarrier.sort(([left], [right]) => (left < right ? -1 : 1));
  for (const [carrier, ofCarrier] of byCarrier) {
    const carrierWeightKg = ofCarrier.reduce((sum, order) => sum + order.weightKg, 0);
    for (let start = 0; start < ofCarrier.length; start += rowsPerPage) {
      pages.push({
        carrier,
        orders: ofCarrier.slice(start, start + rowsPerPage),
        firstRow: start + 1,
        carrierOrderCount: ofCarrier.length,
        carrierWeightKg,
        last: start + rowsPerPage >= ofCarrier.length,
      });
    }
  }
  return pages;
}
