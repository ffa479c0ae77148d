/** A preference and its value in words, the same as in its part of the settings. */
import type { Preferences } from '../../src-preload/contract/preferences.ts';
import type { PreferenceChange } from '../../src-preload/contract/settings-transfer.ts';
import { languageNames } from '../words/language.ts';
import { numberWords } from '../words/locale.ts';
import { say } from '../words/say.ts';

/** 'Theme: Light → Dark'. When there is no short value, only that it changes. */
export function preferenceChangeWords(change: PreferenceChange): string {
  const name = say(`settings.preference.${change.name}`);
  const [before, after] = [valueWords(change.name, change.before), valueWords(change.name, change.after)];
  return before === null || after === null
    ? say('settings.import.preference-other', { name })
    : say('settings.import.preference', { name, before, after });
}

/** Null: the value is a table, or holds many things. */
function valueWords(name: keyof Preferences, value: Preferences[keyof Preferences]): string | null {
  if (value === null) return say('settings.value.none');
  switch (typeof value) {
    case 'boolean':
      return say(value ? 'settings.value.on' : 'settings.value.off');
    case 'number':
      return numberWords(value);
    case 'string':
      return chosenWords(name, value);
    default:
      return null;
  }
}

function chosenWords(name: keyof Preferences, value: string): string {
  if (name === 'language' && value in languageNames) return languageNames[value as keyof typeof languageNames];
  if (name === 'theme') return say(`settings.theme.${value as Preferences['theme']}`);
  if (name === 'density') return say(`settings.density.${value as Preferences['density']}`);
  if (name === 'practiceOrders') return say(`settings.orders.practice.${value as Preferences['practiceOrders']}`);
  if (name === 'stationOthers') return say(`station.settings.others.${value as Preferences['stationOthers']}`);
  if (name === 'scannerLayout') return say(`scan.layout.${value as Preferences['scannerLayout']}`);
  return name === 'language' && value === 'system' ? say('settings.language.system') : value;
}
