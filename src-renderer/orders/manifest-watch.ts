/** Tells, on every screen, what became of manifests whose end no page has heard. */
import { useEffect } from 'react';
import { tellAskedEarlier } from '../manifests/asked-earlier.ts';
import { tellMadeUnheard } from './made-unheard.ts';

export function ManifestWatch(): null {
  useEffect(() => {
    // Either a page has ended, or all of Packbench.
    if (!tellAskedEarlier()) void tellMadeUnheard();
  }, []);
  return null;
}
