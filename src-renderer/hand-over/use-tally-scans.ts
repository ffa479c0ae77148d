/** Scans of the hand-over, whichever of its parts is shown. */
import { useNavigation } from '../bench/navigation-store.ts';
import { useWholeScans } from '../scanner/scan-taker.ts';
import { useHandOverStore } from './hand-over-store.ts';

/**
 * `isDone`: a finished hand-over is shown. Nothing is counted in it any more: the parcel is the next courier's, and
 * says which manifest it belongs to.
 */
export function useTallyScans(isDone: boolean): void {
  const { scan, refuse } = useHandOverStore();
  useWholeScans(({ readings }) => {
    if (isDone) leaveTally();
    scan(readings);
  }, refuse);
}

/** A tally that is open stays open, and is listed at the start of the screen. */
export function leaveTally(): void {
  useHandOverStore.getState().forget();
  useNavigation.getState().go('hand-over');
}
