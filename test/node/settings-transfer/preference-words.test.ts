/** What a file of settings changes is said before it is done, each preference with its values as the settings say them. */
import { expect, test } from 'vitest';
import type { PreferenceChange } from '../../../src-preload/contract/settings-transfer.ts';
import { preferenceChangeWords } from '../../../src-renderer/settings/preference-words.ts';
import { say } from '../../helpers/texts.ts';

test.each<[change: PreferenceChange, before: string, after: string]>([
  [{ name: 'language', before: 'system', after: 'de' }, say('settings.language.system'), 'Deutsch'],
  [{ name: 'theme', before: 'light', after: 'high-contrast' }, 'Light', say('settings.theme.high-contrast')],
  [
    { name: 'density', before: 'comfortable', after: 'touch' },
    say('settings.density.comfortable'),
    say('settings.density.touch'),
  ],
  [{ name: 'sounds', before: true, after: false }, 'on', 'off'],
  [{ name: 'manifestPrinter', before: null, after: 'system' }, 'not set', 'system'],
  [{ name: 'soundVolume', before: 50, after: 100 }, '50', '100'],
  [
    { name: 'practiceOrders', before: 'by-itself', after: 'hidden' },
    say('settings.orders.practice.by-itself'),
    say('settings.orders.practice.hidden'),
  ],
  [
    { name: 'stationOthers', before: 'take', after: 'refuse' },
    say('station.settings.others.take'),
    say('station.settings.others.refuse'),
  ],
  [{ name: 'scannerLayout', before: 'unknown', after: 'us' }, say('scan.layout.unknown'), say('scan.layout.us')],
])('$name', (change, before, after) => {
  const name = say(`settings.preference.${change.name}`);
  expect(preferenceChangeWords(change)).toBe(say('settings.import.preference', { name, before, after }));
});

test.each<PreferenceChange>([
  { name: 'scannerKeys', before: null, after: { Digit1: 'a' } },
  { name: 'scannerKeys', before: { Digit1: 'a' }, after: null },
])('a table has no short words, on whichever side it stands', (change) => {
  const name = say('settings.preference.scannerKeys');
  expect(preferenceChangeWords(change)).toBe(say('settings.import.preference-other', { name }));
});
