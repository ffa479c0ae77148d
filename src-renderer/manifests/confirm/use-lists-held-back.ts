/**
 * The lists of orders behind the wait for a manifest: nobody sees them, each step of the manifest makes them old, and the
 * computer is needed for the paper. They are read again when the wait ends, unless another screen is shown then.
 */
import { useEffect } from 'react';
import { holdListsBack } from '../../server-state.ts';

export function useListsHeldBack(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    const letGo = holdListsBack();
    // The lists go with the screen, in any order: what is still shown after that is read again.
    return () => void window.setTimeout(letGo);
  }, [isWaiting]);
}
