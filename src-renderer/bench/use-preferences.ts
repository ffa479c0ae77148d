/** The preferences of this bench, and how to change one. */
import type { Preferences } from '../../src-preload/contract/preferences.ts';
import { call, failureFrom } from '../desktop.ts';
import { setReply, useOperation } from '../server-state.ts';
import { showFailure } from '../ui/show-failure.ts';

/** What holds until the settings file has been read. */
const FIRST: Preferences = {
  language: 'system',
  theme: 'system',
  density: 'comfortable',
  sounds: true,
  manifestPrinter: null,
  manifestMedia: null,
  manifestTray: null,
  sheetPrinters: {},
  addressBookMaxAgeHours: 12,
  practiceOrders: 'by-itself',
  ordersEverySeconds: 30,
  shippedKeptDays: 90,
  scannerLayout: 'unknown',
  scannerKeys: null,
  scannerRepeatMilliseconds: 500,
  scannerDevice: null,
  ordersView: null,
  soundVolume: 100,
  stationOthers: 'take',
  stationPrints: true,
  tourOffered: false,
};

export function usePreferences(): Preferences {
  return useOperation('preferences.get', {}).data ?? FIRST;
}

export async function changePreferences(change: Partial<Preferences>): Promise<void> {
  try {
    setReply('preferences.get', {}, await call('preferences.change', change));
  } catch (error) {
    showFailure({ failure: failureFrom(error) });
  }
}
