/** Follows manifests that a page before this one asked for, on every screen. */
import { useEffect } from 'react';
import { tellAskedEarlier } from './asked-earlier.ts';

export function ManifestWatch(): null {
  useEffect(tellAskedEarlier, []);
  return null;
}
