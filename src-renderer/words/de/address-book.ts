/** The texts of address-book/: finding an entry, and how old the copies on this computer are. */
import type { addressBook as source } from '../en/address-book.ts';
import type { TextsOf } from '../say.ts';
import { entryCount, entryCountDative } from './counts.ts';

export const addressBook: TextsOf<typeof source> = {
  label: 'Adressbuch',
  search: 'Adressbuch durchsuchen',
  'search.fields': 'Name, Straße, Ort, Telefon, Kundennr.',
  'search.clear': 'Suchfeld leeren',
  refresh: 'Aktualisieren',
  stop: 'Anhalten',
  'stop.long': 'Lesen des Adressbuchs von {account} anhalten',
  // {keys}: 'Alt A'.
  scope: 'Durchsuchte Adressbücher ({keys})',
  'scope.current': 'Dieses Konto',
  'scope.all': 'Alle Konten',
  'action.search-current': 'Nur das Adressbuch dieses Kontos durchsuchen',
  'action.search-all': 'Die Adressbücher aller Konten durchsuchen',
  'action.copy': 'Die Adresse des Eintrags kopieren',
  'action.validate': 'Die Adresse des Eintrags prüfen',
  'action.rates': 'Preise für die Adresse des Eintrags holen',
  'action.read': 'Das Adressbuch neu lesen',
  'action.close': 'Einzelheiten des Eintrags schließen',
  'action.clear': 'Die Suche im Adressbuch leeren',

  // Beside keys, below the list.
  'keys.open': 'Öffnen',
  'keys.copy': 'Adresse kopieren',
  'keys.validate': 'Prüfen',
  'keys.rates': 'Preise',
  entries: entryCount,
  'shown.cut': 'Die ersten {shown, number} Treffer; geben Sie mehr ein, um sie einzugrenzen',
  'shown.without': '{shown, plural, one {# Eintrag} other {# Einträge}} gefunden, ohne: {words}',
  'shown.found': `{shown, number} von ${entryCountDative} gefunden`,
  'shown.first': `Die ersten {shown, number} von ${entryCountDative}; zum Finden tippen`,

  // An entry without a name. {id}: the service's.
  'entry.unnamed': 'Eintrag {id}',
  'entry.nameless': 'Eintrag ohne Namen',
  'entry.row': 'Eintrag {name}',
  'entry.copied': 'Die Adresse von {name} ist kopiert.',
  'entry.copy': 'Adresse kopieren',
  'entry.validate': 'Adresse prüfen',
  'entry.rates': 'Preise holen',
  'entry.account': 'Konto',
  'entry.id': 'Kennung beim Dienst',
  'field.name': 'Name',
  'field.company': 'Firma',
  'field.building': 'Gebäude',
  'field.code': 'Kundennummer',
  'field.telephone': 'Telefon',
  'field.email': 'E-Mail',
  'column.place': 'Ortsteil, Ort',
  // For screen readers, in an empty cell.
  'column.none': 'nichts',

  'none.fits': 'Kein Eintrag passt zu „{text}“',
  'none.clear': 'Suche leeren',
  'none.searched':
    'Durchsucht wurden Namen, Firmen, Adressen, Kundennummern, Telefonnummern und E-Mail-Adressen, mit bis zu zwei falschen Buchstaben in einem Wort.',
  'none.search-all': 'Alle Konten durchsuchen',
  'none.unread': 'Noch nicht gelesen',
  'none.unread.several': 'Noch ist keines der Adressbücher gelesen',
  'none.read-now': 'Jetzt lesen',
  'none.read-now.several': 'Jetzt lesen',
  'none.why-copy': 'Eine Kopie liegt auf diesem Computer, damit auch ohne Netz etwas gefunden wird.',
  'none.empty': 'Dieses Adressbuch ist leer',
  'none.empty.next':
    'Einträge legen Sie auf der Website des Dienstes an; nach dem nächsten Aktualisieren stehen sie hier.',

  // {age}: '2 h ago', 'on 3 May 2026'.
  'age.read': 'Stand: {age}',
  'age.read-again': 'Stand: {age} · wird neu gelesen',
  'age.read-again.so-far': `Stand: {age} · wird neu gelesen: ${entryCount} bisher`,
  'age.being-read': 'Wird beim Dienst gelesen',
  'age.being-read.so-far': `Wird beim Dienst gelesen: ${entryCount} bisher`,
  'age.unread': 'Noch nicht gelesen',
  'age.failed': 'Konnte nicht gelesen werden',
  'age.oldest': 'Ältestes von {count, number} Adressbüchern: Stand {age}',
  'age.not-every': 'Noch sind nicht alle Adressbücher gelesen',
  'age.not-every.failed': 'Nicht alle Adressbücher konnten gelesen werden',
  'age.reading': '· {count, plural, one {# wird} other {# werden}} gelesen',

  'notice.read-again': 'Neu lesen',
  'notice.damaged': 'Die Kopie auf diesem Computer war beschädigt und wurde verworfen.',
  'notice.damaged.reading': 'Sie wird beim Dienst neu gelesen.',
  'notice.damaged.unread': 'Sie muss beim Dienst neu gelesen werden.',
  'notice.nothing-yet': 'Das Adressbuch ist noch nicht gelesen: Nichts daraus wird gefunden.',
  'notice.seen': 'Sie sehen das Adressbuch. Stand: {age}.',
  // {words}: what the service said, as it said it.
  'notice.own-words': 'Im Wortlaut: {words}',

  'aside.empty': 'Der Dienst hat ein leeres Adressbuch geschickt ({age}).',
  'aside.much-smaller': `Der Dienst hat ein Adressbuch mit ${entryCountDative} statt {present, number} geschickt ({age}).`,
  'aside.far-fewer': `Der Dienst hat ein Adressbuch mit ${entryCountDative} geschickt, weit weniger als zuvor ({age}).`,
  'aside.unreadable': 'Die Antwort des Dienstes lässt sich nicht lesen ({age}).',
  'aside.breaks-off': `Die Antwort des Dienstes bricht nach ${entryCountDative} ab ({age}).`,
  'aside.still-seen': 'Sie sehen noch das Adressbuch von vorher. Stand: {age}.',
  'aside.none-seen': 'Auf diesem Computer gibt es kein anderes, und nichts daraus wird gefunden.',
  'aside.use': 'Das neue verwenden\u00a0…',
  'aside.keep': 'Das jetzige behalten',
  'aside.delete': 'Das neue löschen',
  'aside.question': `Das Adressbuch mit ${entryCountDative} verwenden?`,
  'aside.question.empty': 'Das leere Adressbuch verwenden?',
  'aside.confirm': `${entryCount} verwenden`,
  'aside.confirm.empty': 'Das leere verwenden',
  'aside.present': `Das jetzige Adressbuch von {account} hat ${entryCount} und wurde gelesen: {age}.`,
  'aside.present.none': 'Auf diesem Computer gibt es kein anderes Adressbuch von {account}.',
  'aside.fewer': `Das neue hat ${entryCount}: {fewer, plural, one {# Eintrag} other {# Einträge}} weniger als jetzt.`,
  'aside.no-fewer': `Das neue hat ${entryCount}: nicht weniger als jetzt.`,
  'aside.what-changes':
    'Nur die Kopie auf diesem Computer wird ersetzt. Beim Dienst ändert sich nichts, und ein späteres Lesen bringt zurück, was er noch hat.',
};
