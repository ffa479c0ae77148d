/** The texts of ui/. */
import type { ui as source } from '../en/ui.ts';
import type { TextsOf } from '../say.ts';

export const ui: TextsOf<typeof source> = {
  'age.now': 'gerade eben',
  'age.now-of': 'gerade eben',
  'age.minutes': 'vor {count, number} Min.',
  'age.hours': 'vor {count, number} Std.',
  'age.days': '{count, plural, one {vor # Tag} other {vor # Tagen}}',
  'age.on': 'am {day}',

  'clipboard-failed':
    'In die Zwischenablage konnte nicht geschrieben werden. Markieren Sie den Text, und kopieren Sie ihn von Hand.',

  'detail.title': '{thing, select, order {Bestellung} entry {Eintrag} address {Adresse} other {Einzelheiten}}',
  'detail.label':
    '{thing, select, order {Einzelheiten der Bestellung} entry {Einzelheiten des Eintrags} address {Einzelheiten der Adresse} other {Einzelheiten}}',
  'detail.close':
    '{thing, select, order {Einzelheiten der Bestellung schließen} entry {Einzelheiten des Eintrags schließen} address {Einzelheiten der Adresse schließen} other {Einzelheiten schließen}}',
  'detail.next':
    '{thing, select, order {Nächste Bestellung} entry {Nächster Eintrag} address {Nächste Adresse} other {Weiter}}',
  'detail.choose':
    '{thing, select, order {Wählen Sie in der Liste eine Bestellung, um sie hier zu sehen.} entry {Wählen Sie in der Liste einen Eintrag, um ihn hier zu sehen.} address {Wählen Sie in der Liste eine Adresse, um sie hier zu sehen.} other {Wählen Sie etwas in der Liste, um es hier zu sehen.}}',
  'detail.back': 'Zurück zur Liste',

  notices: 'Mitteilungen',
  'notice.close': 'Mitteilung schließen',
  'failure.details': 'Im Wortlaut',

  'table.select': '{row} auswählen',
  'table.reading': 'Die Liste wird gelesen',

  'key.ctrl': 'Strg',
  'key.alt': 'Alt',
  'key.shift': 'Umschalt',
  'key.enter': 'Eingabe',
  'key.escape': 'Esc',
  'key.space': 'Leertaste',
  'key.home': 'Pos1',
  'key.end': 'Ende',
  'key.pagedown': 'Bild ab',
  'key.pageup': 'Bild auf',
  'key.delete': 'Entf',
  // What a printer reports of itself or of a job (RFC 8011, 5.3.8 and 5.4.12), inside a sentence.
  'printer-reason.paused': 'pausiert',
  'printer-reason.media-empty': 'kein Papier',
  'printer-reason.media-low': 'wenig Papier',
  'printer-reason.media-needed': 'Papier nötig',
  'printer-reason.media-jam': 'Papierstau',
  'printer-reason.door-open': 'Klappe offen',
  'printer-reason.cover-open': 'Abdeckung offen',
  'printer-reason.toner-empty': 'Toner leer',
  'printer-reason.toner-low': 'wenig Toner',
  'printer-reason.marker-supply-empty': 'Tinte oder Toner leer',
  'printer-reason.marker-supply-low': 'wenig Tinte oder Toner',
  'printer-reason.spool-area-full': 'Warteschlange voll',
  'printer-reason.connecting-to-device': 'Verbindung zum Drucker wird aufgebaut',
  'printer-reason.timed-out': 'der Drucker hat nicht geantwortet',
  'printer-reason.offline': 'offline',
  'printer-reason.printer-stopped': 'der Drucker ist angehalten',
  'printer-reason.job-incoming': 'kommt noch an',
  'printer-reason.job-hold-until-specified': 'zurückgehalten',
  'printer-reason.job-canceled-by-user': 'von einer Person abgebrochen',
  'printer-reason.job-canceled-at-device': 'am Drucker abgebrochen',
  'printer-reason.job-completed-with-errors': 'mit Fehlern beendet',
  'printer-reason.job-completed-with-warnings': 'mit Warnungen beendet',
  'printer-reason.aborted-by-system': 'vom Drucksystem angehalten',
  'printer-reason.document-format-error': 'der Drucker konnte das PDF nicht lesen',
  'printer-reason.unsupported-document-format': 'der Drucker kann keine PDFs drucken',
};
