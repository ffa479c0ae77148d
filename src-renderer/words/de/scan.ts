/** The texts of scan/. */
import type { scan as source } from '../en/scan.ts';
import type { TextsOf } from '../say.ts';

export const scan: TextsOf<typeof source> = {
  flash: 'Scan',
  'flash.close': 'Zum Schließen drücken',
  waiting: 'Wird nachgesehen …',
  added: '{order} hinzugefügt',
  'added.next': '{receiver}, {country}. Für das nächste Manifest ausgewählt.',
  'added.behind': 'Für das nächste Manifest ausgewählt. Das offene Fenster „{dialog}“ enthält sie nicht.',
  'already-selected': '{order} ist schon ausgewählt',
  'in-manifest': '{order} ist schon in einem Manifest',
  'in-manifest.next': 'Das Manifest ist vom {time}. Die Bestellung wurde nicht hinzugefügt.',
  'other-account': '{order} gehört zu {account}',
  'other-account.next': 'Nicht hinzugefügt. Mit F8 wechseln Sie zu {account} und fügen sie hinzu.',
  several: '{count, number} Bestellungen haben die Nummer {code}',
  'several.next': 'Wählen Sie eine aus der Leiste der Scans.',
  failed: '{code} wurde nicht nachgesehen',
  'not-found': '{code} nicht gefunden',
  'not-found.next':
    'Kein Konto hat eine solche Bestell- oder Sendungsnummer. Prüfen Sie, ob das Etikett gedruckt ist, und scannen Sie noch einmal.',
  'not-found-yet': '{code} noch nicht gefunden',
  'not-found-yet.next': 'Nicht jedes Konto konnte gefragt werden: {accounts}. Scannen Sie später noch einmal.',
  'not-asked': '{account} ({why})',
  'some-account': 'ein Konto',
};
