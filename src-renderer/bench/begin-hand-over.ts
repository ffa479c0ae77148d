/** The start of a hand-over, from every screen that has a press for it. */
import { call, failureFrom } from '../desktop.ts';
import { showFailure } from '../ui/show-failure.ts';
import { useNavigation } from './navigation-store.ts';

/** The manifest that somebody wanted to hand over last. */
let lastBegun = '';

/** Begins or takes up the hand-over of a manifest, and shows it. `again`: as in the contract. `begun`: before it is shown. */
export async function beginHandOver(manifestId: string, again: boolean, begun?: () => void): Promise<void> {
  const pressedAt = useNavigation.getState();
  lastBegun = manifestId;
  try {
    const { tallyId } = await call('handOver.begin', { manifestId, again });
    // Whoever has gone elsewhere, or pressed for another one, meanwhile finds it among the open ones.
    if (useNavigation.getState() !== pressedAt || lastBegun !== manifestId) return;
    begun?.();
    pressedAt.openTally(tallyId);
  } catch (error) {
    showFailure({ failure: failureFrom(error) });
  }
}
