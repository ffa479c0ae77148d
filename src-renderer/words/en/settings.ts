/** The texts of settings/. */
import { orderCount } from './counts.ts';

export const settings = {
  // The copy of the orders on this computer.
  orders: 'Orders',
  'orders.every': 'Look for new orders every',
  'orders.seconds': '{count, plural, =30 {30 s} =60 {1 min} =120 {2 min} other {5 min}}',
  'orders.every.effect':
    'For each account, in the background; scans go first. After ten minutes without work, half as often, but at least every 5 min.',
  'orders.kept': 'Keep shipped orders for',
  'orders.days': '{count, plural, =365 {1 year} other {# days}}',
  'orders.kept.effect': 'Unshipped orders are always kept, and those in a manifest of this computer.',
  'orders.practice': 'Practice orders in lists of all accounts and in scans',
  'orders.practice.by-itself': 'Until there is a live account',
  'orders.practice.shown': 'Always',
  'orders.practice.hidden': 'Never',
  'orders.copy': 'Copy on this computer',
  'orders.size': `${orderCount}, {megabytes} MB`,
  'orders.anew.damaged': 'The copy of an earlier run was damaged: it is read again.',
  // {path}: where the file is that was there before.
  'orders.anew.foreign':
    'Something that is no copy of orders stood in its place. It was kept as {path}, and the orders are read again.',
  'orders.anew.other-layout': 'The copy was made by another version of Packbench: it is read again.',
  'orders.in-memory': 'The copy cannot be kept on this disk and is read again at each start. {why}',
  // Over a bar that counts pages.
  'orders.being-read': 'The orders of {account} are being read, page by page.',
  'orders.pages': 'Pages read',
  'orders.again': 'Read everything again now',
  'orders.again.question': 'Read every order again now?',
  'orders.again.effect':
    'The copy is thrown away and read again from the services. Until it is whole, scans of what is missing ask the service. Manifests, records and the selection stay.',
  'orders.again.silent':
    'The service of {account} does not answer now. Until it answers again, its orders would be missing from the list, and scans would not find them.',
  language: 'Language',
  'language.system': 'As the system',
  parts: 'Part of the settings',
  'part.accounts': 'Accounts',
  'part.orders': 'Orders',
  'part.address-books': 'Address books',
  'part.printing': 'Printing',
  'part.scanner': 'Scanner',
  'part.station': 'Station',
  'part.appearance': 'Appearance',
  'part.help': 'Help',

  transfer: 'Settings of another bench',
  'transfer.what':
    'The file holds the accounts (name, address, colour, format) and every preference of this bench. It holds no keys, not even a part of one, and no orders, manifests or records.',
  export: 'Export settings…',
  import: 'Import settings…',
  'import.question': 'Import the settings of {file}?',
  'import.from': 'Exported {time}. Nothing has been changed yet.',
  'import.added':
    '{count, plural, one {# new account, without keys: paste them afterwards} other {# new accounts, without keys: paste them afterwards}}',
  'import.changed':
    '{count, plural, one {# account changes; its keys stay} other {# accounts change; their keys stay}}',
  'import.preferences': 'Preferences that change',
  // {name}: a preference; {before} and {after}: its values.
  'import.preference': '{name}: {before} → {after}',
  'import.preference-other': '{name}: as in the file',
  'import.stays':
    '{count, plural, =0 {Accounts that the file does not name stay as they are.} one {# account of the file is here already. Accounts that the file does not name stay as they are.} other {# accounts of the file are here already. Accounts that the file does not name stay as they are.}}',
  'import.confirm': 'Import settings',
  'import.left': '{file} was read after you had left Settings. Nothing was imported: choose the file there again.',
  'import.nothing': 'Nothing to import: the settings here are as in the file.',
  'import.done':
    '{count, plural, =0 {Settings imported} one {Settings imported; # account needs its keys} other {Settings imported; # accounts need their keys}}',
  'preference.language': 'Language',
  'preference.theme': 'Theme',
  'preference.density': 'Sizes',
  'preference.sounds': 'Sounds',
  'preference.manifestPrinter': 'Printer for manifests',
  'preference.manifestMedia': 'Paper for manifests',
  'preference.manifestTray': 'Tray for manifests',
  'preference.sheetPrinters': 'Printers for sheets',
  'preference.addressBookMaxAgeHours': 'Hours until address books are read again',
  'preference.practiceOrders': 'Practice orders',
  'preference.ordersEverySeconds': 'Seconds between looks for new orders',
  'preference.shippedKeptDays': 'Days for which shipped orders are kept',
  'preference.scannerLayout': 'Keyboard of the scanner',
  'preference.scannerKeys': 'Keys taught to the scanner',
  'preference.scannerRepeatMilliseconds': 'Milliseconds in which a repeated scan counts once',
  'preference.scannerDevice': 'Scanner that is no keyboard',
  'preference.ordersView': 'Columns, sorting and filters of orders',
  'preference.soundVolume': 'Loudness of the sounds',
  'preference.stationOthers': 'A scan of another account’s order',
  'preference.stationPrints': 'Print each manifest by itself',
  'preference.tourOffered': 'Offer the tour',
  // F1 opens it too, at the part for what is on the screen.
  'help.open': 'Open the help (F1)',
  diagnostics: 'For whoever helps you',
  'diagnostics.what': 'One file that says how Packbench stands on this computer. It holds:',
  'diagnostics.in.versions': 'versions of Packbench and of this system, memory and free space',
  'diagnostics.in.settings': 'settings, with the names and addresses of accounts',
  'diagnostics.in.records':
    'how many requests and prints ended in which way, and the failures of the last two weeks by kind',
  'diagnostics.in.printers': 'printers, their states, and the last print jobs',
  'diagnostics.in.copies': 'how large and how old the copies of orders are, and how large the files of Packbench are',
  'diagnostics.in.log': 'the last lines of the log, without the words of errors',
  'diagnostics.not-in':
    'It holds no keys, no receiver’s name, no address of a parcel and no order number. It is plain text: read it before you hand it on.',
  'diagnostics.save': 'Save diagnostics…',
  'value.none': 'not set',
  'value.on': 'on',
  'value.off': 'off',

  'accounts.keys':
    'Keys are kept in the keychain of this computer. This page only ever sees their last four characters.',
  'accounts.keys.session':
    'No keychain answers: keys are kept until Packbench is closed. This page only ever sees their last four characters.',
  'accounts.reading': 'Reading accounts',
  'accounts.change': 'Change',
  'accounts.change-label': 'Change {account}',
  'accounts.remove': 'Remove',
  'accounts.remove-label': 'Remove {account}',
  'accounts.practice': 'Practice',
  'accounts.keys-missing': 'Keys missing',

  'books.age': 'Read address books again after',
  'books.age.1': '1 h',
  'books.age.4': '4 h',
  'books.age.12': '12 h',
  'books.age.24': '1 day',
  'books.age.168': '1 week',
  'books.how':
    'An older copy is read again by itself, in the background. Until the new one is whole, the old one is searched and compared.',
  'books.not-read': 'Not read yet',
  'books.read': 'Read {age}',

  'printing.look': 'Look for printers',
  'printing.reading': 'Reading printers',
  'printing.no-system.next':
    'Manifests can still be made, and their PDF saved. To print here, install or start CUPS and add a printer; on Windows start the service ‘Print Spooler’. Then look again.',
  'printing.no-printer.next':
    'Add one in the settings of this computer, then look again. Until then a manifest’s PDF can be saved.',
  'printing.printers': 'Printers',
  'printing.printer': 'Printer',
  'printing.gone': '{printer} is gone; choose another.',
  'printing.choose': 'Choose a printer',
  // {name}: a printer; the system's default one.
  'printing.is-default': '{name} (default)',
  'printing.is-only': '{name} (the only one)',
  'printing.as-manifests': '{name}, as for manifests',
  'printing.sheets': 'Sheets printed here',
  'test-page.print': 'Print the test page',
  // On the paper, beside the bar.
  'test-page.about':
    'Measure the bar with a ruler: it must be exactly {millimetres} mm long. The frame is 5 mm from each edge of the paper. If the bar is shorter or longer, something scales the pages: switch off ‘fit to page’ in the printer’s settings.',
  'test-page.bar': 'exactly {millimetres} mm',
  'printing.default': '· default',
  'printing.paper': 'Paper',
  'printing.paper-own': 'The printer’s own default',
  'printing.paper-unknown': 'Not reported by the printer',
  'printing.no-sizes': 'Paper sizes not reported',
  'printing.sizes': 'Paper: {sizes}',
  'printing.sizes-more': 'Paper: {sizes} and {count, number} more',
  'printing.trays': '{paper} · Trays: {trays}',

  theme: 'Theme',
  'theme.system': 'As the system',
  'theme.light': 'Light',
  'theme.dark': 'Dark',
  'theme.high-contrast': 'High contrast',
  density: 'Sizes',
  'density.comfortable': 'Mouse and keyboard',
  'density.touch': 'Touch: larger rows and buttons',
  sounds: 'Sounds for good and bad scans',
  'sounds.how': 'Settings, Station, lets you hear each of them, and sets how loud they are.',

  about: 'About',
  'about.version': 'Version {version}',
  'about.keys': 'Keys',
  'about.keys.kept': 'Kept in the keychain of this computer. Never in a file, never in this page.',
  // {reason}: why no keychain answers, as the system says it.
  'about.keys.session': 'Kept in memory until Packbench is closed. {reason}',
  'about.records': 'Records',
  'about.records.ok': 'No problems found.',
  'about.records.rebuilt': 'Were damaged, and rebuilt from the kept answers and PDFs.',
  'about.records.read-only': 'Belong to a newer Packbench: this one only reads them.',
  'about.records.not-writable': 'Can be read, but not written: the disk does not let them be changed.',
  'about.records.not-readable': 'Cannot be opened.',
  'about.packbench':
    'Packbench makes manifests through the Order Shipping Service, and keeps each one’s PDF on this computer before anything else happens to it.',
} as const;
