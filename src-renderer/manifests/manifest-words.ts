/** The words for a manifest's state, contents and orders, the same in the list, the detail and the confirmation. */

import {
  type Icon,
  IconCircleCheck,
  IconCircleX,
  IconFileAlert,
  IconHelpCircle,
  IconLoader2,
  IconPlugConnectedX,
} from '@tabler/icons-react';
import { isAnswered } from '../../src-preload/contract/failure-traits.ts';
import type { ManifestSummary } from '../../src-preload/contract/manifest.ts';
import { plainCarrier } from '../../src-preload/contract/order.ts';
import type { Tone } from '../ui/status-badge.tsx';
import { isolated } from '../words/isolated.ts';
import { compareWords } from '../words/locale.ts';
import { say } from '../words/say.ts';

export interface StateWords {
  readonly word: string;
  readonly tone: Tone;
  readonly icon: Icon;
}

/**
 * 'rejected' in the ledger means two things to a person: the service refused it, or nothing ever left this computer.
 */
export function stateWords({ state, failure }: Pick<ManifestSummary, 'state' | 'failure'>): StateWords {
  switch (state) {
    case 'intent':
    case 'sent':
      return { word: say('manifests.state.sending'), tone: 'accent', icon: IconLoader2 };
    case 'stored':
      return { word: say('manifests.state.stored'), tone: 'good', icon: IconCircleCheck };
    case 'in-doubt':
      return { word: say('manifests.state.in-doubt'), tone: 'warn', icon: IconHelpCircle };
    case 'at-service':
      // Made, but its parcels have no paper yet.
      return { word: say('manifests.state.at-service'), tone: 'warn', icon: IconFileAlert };
    case 'rejected':
      return failure === null || isAnswered(failure.code)
        ? { word: say('manifests.state.refused'), tone: 'bad', icon: IconCircleX }
        : { word: say('manifests.state.not-sent'), tone: 'quiet', icon: IconPlugConnectedX };
  }
}

type CarrierCount = ManifestSummary['carriers'][number];

/** 'Australia Post 8 · DHL 4'; a single carrier needs no number. */
export function carrierWords(carriers: readonly CarrierCount[]): string {
  const [only] = carriers;
  if (only === undefined) return say('manifests.carrier.unknown');
  if (carriers.length === 1) return carrierName(only);
  return carriers.map((carrier) => `${carrierName(carrier)} ${carrier.orderCount}`).join(' · ');
}

function carrierName({ carrierName: name }: CarrierCount): string {
  return name === '' ? say('manifests.carrier.none') : isolated(name);
}

/** Carrier names, as the first order writes each, with the number of orders of each, largest first, as the ledger counts them. */
export function carriersOf(orders: readonly { readonly carrierName: string }[]): readonly CarrierCount[] {
  return [...Map.groupBy(orders, ({ carrierName }) => plainCarrier(carrierName)).values()]
    .map((ofCarrier) => ({ carrierName: ofCarrier[0]?.carrierName ?? '', orderCount: ofCarrier.length }))
    .sort((a, b) => b.orderCount - a.orderCount || compareWords(a.carrierName, b.carrierName));
}

/** The records of this computer were lost, and it was taken over from its PDF: no manifest is made of no orders. */
export const hasUnknownOrders = (orderCount: number): boolean => orderCount === 0;

/** '3 orders', in the list and above them. */
export function manifestOrdersWords(orderCount: number): string {
  return hasUnknownOrders(orderCount) ? say('manifests.orders.unknown') : say('common.orders', { count: orderCount });
}

export function manifestTitle(orderCount: number): string {
  return hasUnknownOrders(orderCount)
    ? say('manifests.detail.title.unknown')
    : say('manifests.detail.title', { count: orderCount });
}

export function copiesWords(copiesPrinted: number): string {
  return copiesPrinted === 0 ? say('manifests.copies.none') : say('manifests.copies.sent', { count: copiesPrinted });
}
