/** A printer as the print system tells it: ready, and nothing is known of its paper. */
import type { Printer } from '../../src-preload/contract/printing.ts';

export const printerNamed = (name: string, more: Partial<Printer> = {}): Printer => ({
  name,
  description: '',
  location: '',
  isDefault: false,
  state: 'idle',
  stateReasons: [],
  acceptsJobs: true,
  media: [],
  defaultMedia: null,
  loadedMedia: [],
  trays: [],
  ...more,
});
