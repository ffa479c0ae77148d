/** The texts of keyboard/. */
import type { keyboard as source } from '../en/keyboard.ts';
import type { TextsOf } from '../say.ts';

export const keyboard: TextsOf<typeof source> = {
  'group.scanning': 'Scannen',
  'group.orders': 'Bestellungen',
  'group.tracking': 'Verfolgen',
  'group.manifests': 'Manifeste',
  'group.address-book': 'Adressbuch',
  'group.validate': 'Prüfen',
  'group.accounts': 'Konten',
  'group.go-to': 'Gehe zu',
  'group.packbench': 'Packbench',
};
