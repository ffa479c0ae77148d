/** The texts of settings/. */
import type { settings as source } from '../en/settings.ts';
import type { TextsOf } from '../say.ts';

export const settings: TextsOf<typeof source> = {
  language: 'Sprache',
  'language.system': 'Wie das System',
};
