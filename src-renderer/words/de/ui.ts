/** The texts of ui/. */
import type { ui as source } from '../en/ui.ts';
import type { TextsOf } from '../say.ts';
import { hourCount, minuteCount } from './counts.ts';

export const ui: TextsOf<typeof source> = {
  'age.now': 'gerade eben',
  'age.now-of': 'gerade eben',
  'age.minutes': 'vor {count, number}\u00a0Min.',
  'age.hours': 'vor {count, number}\u00a0Std.',
  // One letter each for day, month and year, in this order: a field's 'TT.MM.JJJJ' is made from them.
  'day.letters': 'TMJ',
  'age.days': '{count, plural, one {vor #\u00a0Tag} other {vor #\u00a0Tagen}}',
  'age.on': 'am {day}',

  'what-to-do': 'Was zu tun ist, Schritt für Schritt',
  'what-to-do.about': 'Was zu tun ist, Schritt für Schritt: {about}',
  'more-selected':
    'und {count, plural, one {# weitere} other {# weitere}}: „Nur ausgewählte“ in Bestellungen zeigt alle',
  'dialog.close': 'Dieses Fenster schließen',

  'clipboard-failed':
    'In die Zwischenablage konnte nicht geschrieben werden. Markieren Sie den Text, und kopieren Sie ihn von Hand.',

  'not-loaded':
    'Dieser Teil von Packbench konnte nicht geladen werden: Seine Datei fehlt oder ist beschädigt. Es wurde nichts geändert. Schließen Sie Packbench, und starten Sie es neu; wenn das nicht hilft, installieren Sie es neu.',

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

  'status.unshipped': 'Nicht versandt',
  'status.awaiting-dispatch': 'Wartet auf Versand',
  'status.dispatched': 'Versandt',
  'status.in-transit': 'Unterwegs',
  'status.attempted-delivery': 'Zustellversuch',
  'status.delivered': 'Zugestellt',

  'time.few-seconds': 'ein paar Sekunden',
  'time.seconds': 'etwa {count, number} Sekunden',
  'time.minutes': `etwa ${minuteCount}`,
  'time.hours': `etwa ${hourCount}`,
  'progress.count': '{done, number} von {total, number}',
  'progress.so-far': 'bisher {done, number}',
  'progress.per-second': '{count, number} in der Sekunde',
  'progress.per-minute': '{count, number} in der Minute',
  'progress.left': 'noch {time}',
  'progress.quarter': '{what}: {percent, number} %',

  notices: 'Mitteilungen',
  'moved-press':
    'Die Zeile war eben erst dorthin gerückt, deshalb geschah nichts. Sehen Sie nach und drücken Sie noch einmal.',
  'notice.close': 'Mitteilung schließen',
  'failure.details': 'Im Wortlaut',

  'table.select': '{row} auswählen',
  still: '{what}\u00a0…',
  'slow-service':
    'Der Dienst braucht länger als sonst. Packbench fragt höchstens drei Minuten lang weiter; inzwischen können Sie anderswo arbeiten.',
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
};
