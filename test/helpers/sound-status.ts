/** What main says of itself where nothing is wrong: no line stands above the screens. */
import type { StandingStatus } from '../../src-renderer/shell/banner-words.ts';

export const soundStatus: StandingStatus = {
  keychain: { kind: 'keychain', reason: '' },
  settings: 'ok',
  settingsCopy: null,
  settingsLeftOut: [],
  ledger: 'ok',
  ledgerRefusal: null,
  unwritten: { count: 0, failure: null },
  startTroubles: [],
  practiceInMemory: false,
  programFaulted: false,
};
