/** The texts of tracking/: where a shipment is. */
import type { tracking as source } from '../en/tracking.ts';
import type { TextsOf } from '../say.ts';

export const tracking: TextsOf<typeof source> = {
  refresh: 'Aktualisieren',
  search: 'Nummer verfolgen',
  field: 'Sendungs- oder Bestellnummer',
  'empty.title': 'Wo ist die Sendung?',
  'empty.next':
    'Scannen Sie ein Etikett, oder geben Sie eine Sendungs- oder Bestellnummer ein. Gefragt wird das Konto, das oben gewählt ist.',
  asking: 'Es wird nachgefragt, wo {number} ist',
  words: 'Was der Dienst dazu gesagt hat',
  'found.tracking-number': 'Über die Sendungsnummer gefunden · {age} gelesen',
  'found.order-number': 'Über die Bestellnummer gefunden · {age} gelesen',
  'found.spoken': 'Sendung {number}: {status}',
  'action.type': 'Nummer zum Verfolgen eingeben',
  'action.again': 'Noch einmal fragen, wo die Sendung ist',

  shipment: 'Sendung {number}',
  'fact.order': 'Bestellung',
  'fact.status': 'Stand der Bestellung',
  'fact.carrier': 'Versanddienst',
  'fact.picked-up': 'Abgeholt',
  'fact.updated': 'Letzte Änderung',
  events: 'Ereignisse, die neuesten zuerst',
  'events.none': 'Noch keine Ereignisse. Sie erscheinen hier nach dem nächsten Scan des Versanddienstes.',
  'events.not-told': 'Der Dienst nennt keine Ereignisse dieser Sendung.',
  'event.no-status': 'Ohne Status',
  'event.no-time': 'Ohne Zeitangabe',
};
