/** The texts of help/. */
import type { help as source } from '../en/help.ts';
import type { TextsOf } from '../say.ts';

export const help: TextsOf<typeof source> = {
  open: 'Hilfe zu dem, was zu sehen ist',
  title: 'Hilfe',
  part: 'Teil der Hilfe',
  close: 'Hilfe schließen',
};
