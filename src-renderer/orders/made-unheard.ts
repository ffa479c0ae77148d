/**
 * Where Packbench ended, or the power was cut, between a manifest and the news of it, the next start has it on the disk, and its
 * orders are still selected: that is told then, and they leave the selection.
 */
import type { Manifest } from '../../src-preload/contract/manifest.ts';
import { mostSelected, useSelectionStore } from '../bench/selection-store.ts';
import { call, failureFrom } from '../desktop.ts';
import { tellStored } from '../manifests/asked-earlier.ts';
import { showFailure } from '../ui/show-failure.ts';

/** Call once the selection is being read, and the page can tell something. */
export async function tellMadeUnheard(): Promise<void> {
  await useSelectionStore.getState().kept();
  const { byAccount } = useSelectionStore.getState();
  const accountIds = [...byAccount].filter(([, selected]) => selected.size > 0).map(([accountId]) => accountId);
  if (accountIds.length === 0) return;
  const filters = { group: null, carrierName: null, country: null, records: 'manifested', selectedOnly: true } as const;
  const sort = { by: 'orderNumber', descending: false } as const;
  try {
    const { orders } = await call('orders.select', {
      query: { accountIds, phrase: '', filters, sort },
      count: mostSelected,
    });
    const made = orders.flatMap(({ manifest }) => (manifest?.state === 'stored' ? [manifest.manifestId] : []));
    for (const manifestId of new Set(made)) {
      const manifest = await call('manifests.get', { manifestId });
      if (isOfSelection(manifest)) tellStored(manifest);
    }
  } catch (error) {
    showFailure({ failure: failureFrom(error) });
  }
}

/** It was made of orders that are selected still, and that nobody has chosen anew since. */
function isOfSelection({ accountId, createdAt, orders }: Manifest): boolean {
  const selected = useSelectionStore.getState().byAccount.get(accountId);
  return orders.every(({ orderId }) => {
    const foundAt = selected?.get(orderId)?.foundAt;
    return foundAt !== undefined && foundAt <= createdAt;
  });
}
