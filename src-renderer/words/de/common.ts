/** What several screens say. */
import type { common as source } from '../en/common.ts';
import type { TextsOf } from '../say.ts';
import { orderCount } from './counts.ts';

export const common: TextsOf<typeof source> = {
  orders: orderCount,
  cancel: 'Abbrechen',
  close: 'Schließen',
  'go-on-working': 'Inzwischen weiterarbeiten',
  sentence: '{words}.',
  sentences: '{first}. {rest}',
  'try-again': 'Noch einmal versuchen',
  'not-given': 'Keine Angabe',
  'too-long': 'Höchstens {most, number} Zeichen',

  'screen.station': 'Packplatz',
  'screen.orders': 'Bestellungen',
  'screen.manifests': 'Manifeste',
  'screen.hand-over': 'Übergabe',
  'screen.address-book': 'Adressbuch',
  'press-of': '{press} ({what})',
  'screen.validate': 'Prüfen',
  'screen.track': 'Verfolgen',
  'screen.rates': 'Preise',
  'screen.activity': 'Verlauf',
  'screen.in-doubt': 'Ungeklärt',
  'screen.settings': 'Einstellungen',

  'printer.ready': 'Bereit',
  'printer.printing': 'Druckt',
  'printer.stopped': 'Angehalten',
  'printer.takes-no-jobs': 'Nimmt keine Aufträge an',
  'printer.unknown': 'Zustand nicht gemeldet',
  'printer.no-system': 'Kein Drucksystem',
  'printer.not-set-up': 'Kein Drucker eingerichtet',
  'printer.gone': '{printer} ist nicht mehr da',
  'field.street': 'Straße',
  'field.suburb': 'Ortsteil',
  'field.city': 'Ort',
  'field.state': 'Bundesstaat',
  'field.postCode': 'Postleitzahl',
  'field.country': 'Land',
  'field.street-and-number': 'Straße und Hausnummer',
  account: 'Konto',
  'saved-to': 'Gespeichert unter {path}',
};
