/** The texts of activity/. */
import type { activity as source } from '../en/activity.ts';
import type { TextsOf } from '../say.ts';
import { entryCount } from './counts.ts';

export const activity: TextsOf<typeof source> = {
  'action.refresh': 'Verlauf neu lesen',
  'action.export': 'Verlauf als CSV exportieren\u00a0…',
  export: 'Als CSV exportieren\u00a0…',
  entry: '{kind}, {account}',

  filters: 'Verlauf eingrenzen',
  'filter.all-accounts': 'Alle Konten',
  'filter.all-kinds': 'Alles',
  'filter.all-outcomes': 'Jeder Ausgang',
  'filter.from': 'Vom Tag',
  'filter.until': 'bis',
  'filter.to': 'Bis zum Tag',
  'filter.clear': 'Zurücksetzen',

  'column.at': 'Wann',
  'column.kind': 'Was',
  'column.orders': 'Best.',
  'column.outcome': 'Ausgang',
  'column.about': 'Näheres',

  'kind.manifest': 'Manifest',
  'kind.hand-over': 'Übergabe',
  'kind.print': 'Druck',
  'kind.archive': 'Archivieren',
  'kind.delete': 'Entfernen',
  'kind.bulk-delete': 'Viele entfernen',
  'kind.assign': 'Abgeben',
  'outcome.under-way': 'Läuft',
  'outcome.done': 'Erledigt',
  'outcome.partly': 'Zum Teil erledigt',
  'outcome.refused': 'Abgelehnt',
  'outcome.not-sent': 'Nicht gesendet',
  'outcome.in-doubt': 'Ungeklärt',
  'outcome.resolved': 'Geklärt',
  'outcome.cancelled': 'Abgebrochen',
  'outcome.unknown': 'Unbekannt',
  'about.print': 'auf {about}',
  'about.assign': 'an {about}',
  'about.hand-over': '{about} gezählt',

  'detail.reading': 'Bestellungen werden gelesen',
  'detail.orders': 'Bestellungen, um die es ging',
  'detail.not-done': 'nicht erledigt',
  'detail.orders-unknown': 'Um welche Bestellungen es ging, ist hier nicht bekannt.',
  'detail.every-unshipped': 'Es ging um alle nicht versandten Bestellungen des Kontos.',

  pages: 'Seiten des Verlaufs',
  'pages.all': entryCount,
  'pages.one': '{first, number} von {count, number}',
  'pages.shown': '{first, number} bis {last, number} von {count, number}',
  'pages.newer': 'Neuere',
  'pages.older': 'Ältere',

  'empty.title': 'Noch nichts geschehen',
  'empty.next':
    'Hier steht jedes Manifest, jede Übergabe, jeder Druck und jede Änderung an Bestellungen von diesem Computer.',
  'nothing-fits.title': 'Nichts gefunden',
  'nothing-fits.next': 'Nichts passt zu diesen Filtern.',
  'nothing-fits.clear': 'Alles zeigen',
};
