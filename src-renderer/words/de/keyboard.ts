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
  'group.rates': 'Preise',
  'group.accounts': 'Konten',
  'group.go-to': 'Bereiche',
  'group.packbench': 'Packbench',
  palette: 'Aktionen',
  'palette.open': 'Aktion suchen',
  'palette.hint': 'Einen Teil des Namens eingeben',
  'palette.nothing': 'Keine Aktion heißt so. Versuchen Sie einen kürzeren Teil des Namens.',
  sheet: 'Tastenkürzel',
  'sheet.open': 'Alle Tastenkürzel zeigen',

  list: 'In einer Liste',
  'list.row': 'Eine Zeile vor oder zurück',
  'list.page': 'Eine Seite vor oder zurück',
  'list.first': 'Erste Zeile',
  'list.last': 'Letzte Zeile',
  'list.select': 'Die Zeile auswählen',
  'list.select-to': 'Von hier bis dort auswählen',
  'list.select-all': 'Alle Zeilen auswählen',
  'list.open': 'Die Zeile öffnen',
};
