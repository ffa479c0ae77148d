/** The density of the page, for code that must know sizes in numbers. */
import { createContext, useContext } from 'react';
import type { Preferences } from '../../src-preload/contract/preferences.ts';

export const DensityContext = createContext<Preferences['density']>('comfortable');

export const useDensity = (): Preferences['density'] => useContext(DensityContext);
