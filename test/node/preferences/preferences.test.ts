/** A change of preferences is stored and told; and what a missing one means for a sheet. */
import { expect, test } from 'vitest';
import { paperChoiceFor } from '../../../src-main/preferences/paper-choice.ts';
import { createPreferencesService } from '../../../src-main/preferences/preferences-service.ts';
import { openSettings } from '../../../src-main/settings.ts';
import { firstPreferences } from '../../../src-preload/contract/preferences.ts';
import { inMemoryLog, inMemorySettingsFile } from '../../helpers/in-memory-ports.ts';

test('a change is in the settings when it is told, beside what was there', () => {
  const settings = openSettings(inMemorySettingsFile(), inMemoryLog());
  const told: unknown[] = [];
  const preferences = createPreferencesService({
    settings,
    happened: (name, fact) => void told.push([name, fact, settings.content().preferences]),
  });
  preferences.change({ soundVolume: 25 });
  const after = preferences.change({ stationPrints: true });
  expect(after).toEqual({ ...firstPreferences, soundVolume: 25, stationPrints: true });
  expect(told.at(-1)).toEqual(['preferencesChanged', after, after]);
});

test('a sheet without a printer of its own goes where manifests go, and not onto their paper', () => {
  const printers = { manifestPrinter: 'bench', manifestMedia: 'na_index-4x6_4x6in', manifestTray: 'rear' };
  const own = { printer: 'office', media: null, tray: 'top' };
  const chosen = { ...firstPreferences, ...printers, sheetPrinters: { tally: own } };
  expect(paperChoiceFor('commands', chosen)).toEqual({ printer: 'bench', media: null, tray: null });
  expect(paperChoiceFor('tally', chosen)).toEqual(own);
  expect(paperChoiceFor('manifest', chosen)).toEqual({ printer: 'bench', media: 'na_index-4x6_4x6in', tray: 'rear' });
});
