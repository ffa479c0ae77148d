/**
 * Tells how the manifests have ended that a page of this window asked for before its process ended by itself: nobody has heard
 * of them yet, and their orders are still selected.
 */
import type { Failure } from '../../src-preload/contract/failure.ts';
import type { Manifest } from '../../src-preload/contract/manifest.ts';
import { useSelectionStore } from '../bench/selection-store.ts';
import { call, failureFrom } from '../desktop.ts';
import { failureLine } from '../ui/failure-words.ts';
import { showNotice } from '../ui/notices-store.ts';
import { say } from '../words/say.ts';
import { awaitedEnds } from './awaited-ends.ts';

export const askedManifests = awaitedEnds('packbench.manifests');

/** Its orders leave the selection. */
export function tellStored({ accountId, orderCount, orders }: Manifest): void {
  useSelectionStore.getState().deselect(
    accountId,
    orders.map(({ orderId }) => orderId),
  );
  showNotice('good', say('manifests.created.stored', { count: orderCount }));
}

/** Where the operator is at something else, so that the screen must not change under their hands. */
export function tellFailed(failure: Failure): void {
  const words = say('manifests.created.failed', { words: failureLine(failure) });
  showNotice(failure.changed === 'unknown' ? 'warn' : 'bad', words);
}

/** Call once the page can tell something. What is still under way is told as it ends. Answers whether there is any. */
export function tellAskedEarlier(): boolean {
  const earlier = askedManifests.takeEarlier();
  for (const askId of earlier) void tellEnd(askId);
  return earlier.length > 0;
}

async function tellEnd(askId: string): Promise<void> {
  try {
    const manifest = await call('manifests.endOf', { askId });
    if (manifest === null) showNotice('warn', say('manifests.created.not-asked'));
    else tellStored(manifest);
  } catch (error) {
    tellFailed(failureFrom(error));
  }
  askedManifests.told(askId);
}
