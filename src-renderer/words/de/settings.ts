/** The texts of settings/. */
import type { settings as source } from '../en/settings.ts';
import type { TextsOf } from '../say.ts';

export const settings: TextsOf<typeof source> = {
  language: 'Sprache',
  'language.system': 'Wie das System',
  parts: 'Teil der Einstellungen',
  'part.accounts': 'Konten',
  'part.address-books': 'Adressbücher',
  'part.printing': 'Drucken',
  'part.scanner': 'Scanner',
  'part.appearance': 'Darstellung',
  'part.about': 'Über',

  'accounts.keys':
    'Die Schlüssel liegen im Schlüsselbund dieses Computers. Diese Seite sieht immer nur ihre letzten vier Zeichen.',
  'accounts.reading': 'Konten werden gelesen',
  'accounts.change': 'Ändern',
  'accounts.change-label': '{account} ändern',
  'accounts.remove': 'Entfernen',
  'accounts.remove-label': '{account} entfernen',
  'accounts.practice': 'Übung',
  'accounts.keys-missing': 'Schlüssel fehlen',

  'books.age': 'Adressbücher neu lesen nach',
  'books.age.1': '1 Std.',
  'books.age.4': '4 Std.',
  'books.age.12': '12 Std.',
  'books.age.24': '1 Tag',
  'books.age.168': '1 Woche',
  'books.how':
    'Eine ältere Kopie wird von selbst im Hintergrund neu gelesen. Bis die neue vollständig ist, wird in der alten gesucht und mit ihr verglichen; ihr Alter steht immer daneben.',
  'books.not-read': 'Noch nicht gelesen',
  'books.read': 'Stand: {age}',

  'printing.look': 'Drucker suchen',
  'printing.reading': 'Drucker werden gelesen',
  'printing.no-system': 'Auf diesem Computer antwortet kein Drucksystem',
  'printing.no-system.next':
    'Manifeste lassen sich trotzdem erstellen und als PDF speichern. Um hier zu drucken, installieren Sie CUPS, fügen Sie einen Drucker hinzu, und suchen Sie dann noch einmal.',
  'printing.no-printer': 'Kein Drucker eingerichtet',
  'printing.no-printer.next':
    'Fügen Sie in den Einstellungen dieses Computers einen hinzu, und suchen Sie dann noch einmal. Bis dahin lässt sich das PDF eines Manifests speichern.',
  'printing.printers': 'Drucker',
  'printing.for-manifests': 'Drucker für Manifeste',
  'printing.gone': '{printer} ist nicht mehr da; wählen Sie einen anderen.',
  'printing.choose': 'Drucker wählen',
  'printing.is-default': '{name} (Standard)',
  'printing.default': '· Standard',
  'printing.paper': 'Papier',
  'printing.paper-own': 'Wie am Drucker eingestellt',
  'printing.paper-unknown': 'Vom Drucker nicht gemeldet',
  'printing.no-sizes': 'Papierformate nicht gemeldet',
  'printing.sizes': 'Papier: {sizes}',
  'printing.sizes-more': 'Papier: {sizes} und {count, number} weitere',
  'printing.trays': '{paper} · Fächer: {trays}',

  theme: 'Farbschema',
  'theme.system': 'Wie das System',
  'theme.light': 'Hell',
  'theme.dark': 'Dunkel',
  'theme.high-contrast': 'Hoher Kontrast',
  density: 'Größen',
  'density.comfortable': 'Maus und Tastatur',
  'density.touch': 'Touch: größere Zeilen und Knöpfe',
  sounds: 'Töne für gute und schlechte Scans',
  'sounds.how': 'Ein kurzer Aufwärtston, wenn eine Bestellung hinzukam, zwei tiefe Summer, wenn nicht.',

  'about.version': 'Version {version}',
  'about.keys': 'Schlüssel',
  'about.keys.kept': 'Im Schlüsselbund dieses Computers. Nie in einer Datei, nie auf dieser Seite.',
  'about.keys.session': 'Im Arbeitsspeicher, bis Packbench geschlossen wird. {reason}',
  'about.records': 'Aufzeichnungen',
  'about.records.ok': 'Keine Probleme gefunden.',
  'about.records.rebuilt': 'Waren beschädigt und wurden aus den gespeicherten Antworten und PDFs neu aufgebaut.',
  'about.records.read-only': 'Gehören zu einem neueren Packbench: Dieses hier liest sie nur.',
  'about.records.not-writable': 'Lesbar, aber nicht beschreibbar: Der Datenträger lässt keine Änderung zu.',
  'about.records.not-readable': 'Lassen sich nicht öffnen.',
  'about.packbench':
    'Packbench erstellt Manifeste über den Order Shipping Service und speichert das PDF jedes Manifests auf diesem Computer, bevor irgendetwas anderes damit geschieht.',
};
