/** The texts of scan/. */
import type { scan as source } from '../en/scan.ts';
import type { TextsOf } from '../say.ts';
import { noneHad, noneHas } from './counts.ts';

export const scan: TextsOf<typeof source> = {
  flash: 'Scan',
  'flash.close': 'Zum Schließen drücken',
  'flash.selected': 'ausgewählt',
  waiting: 'Wird nachgesehen\u00a0…',
  added: '{order} hinzugefügt',
  'added.next': '{who, select, none {} other {{who}. }}Für das nächste Manifest ausgewählt.',
  'added.behind': 'Für das nächste Manifest ausgewählt. Das offene Fenster „{dialog}“ enthält sie nicht.',
  'added-beside.next':
    'Unter Bestellungen ausgewählt. In der offenen Runde ist sie nicht: Öffnen Sie den Packplatz und scannen Sie sie noch einmal.',
  'added-missing.next':
    'Für das nächste Manifest ausgewählt, aber der Dienst hat sie seit {time} nicht gezeigt: Sie kann schon versandt oder entfernt sein.',
  asking: '{code}: wird gesucht',
  'asking.next': 'Nicht in der Kopie auf diesem Computer. Gefragt: {accounts}\u00a0…',
  shipped: '{order} ist schon versandt',
  'shipped.next': '{account} zeigte sie unter den versandten, {time}. Sie wurde nicht hinzugefügt.',
  'under-way': '{order} ist in einer Anfrage, die gerade läuft',
  'under-way.next':
    'Der Dienst hat noch nicht geantwortet. Sie wurde nicht hinzugefügt: Scannen Sie sie gleich noch einmal.',
  'in-doubt': '{order} ist ungeklärt',
  'in-doubt.next':
    'Sie steht in einer Anfrage, deren Ausgang noch nicht bekannt ist. Sie wurde nicht hinzugefügt: Klären Sie sie erst unter Ungeklärt.',
  'not-known': 'Was mit {order} geschehen ist, ist nicht bekannt',
  'not-known.next':
    'Die Aufzeichnungen dieses Computers über Manifeste und Änderungen konnten nicht gelesen werden. Sie wurde nicht hinzugefügt: Scannen Sie sie noch einmal. Bleibt es so, starten Sie Packbench neu.',
  archived: '{order} ist archiviert',
  deleted: '{order} wurde entfernt',
  assigned: '{order} wurde an {to} abgegeben',
  'removed.next': 'Auf diesem Computer geschehen, {time}. Sie wurde nicht hinzugefügt.',
  gone: '{order} ist bei {account} nicht mehr da',
  'gone.next':
    '{time, select, none {Sie wurde nicht hinzugefügt.} other {Der Dienst fand sie nicht mehr, {time}. Sie wurde nicht hinzugefügt.}}',
  'no-room': '{order} wurde nicht hinzugefügt',
  'no-room.next': 'Die Auswahl ist voll: Erstellen Sie zuerst ihr Manifest, und scannen Sie dann noch einmal.',
  'already-selected': '{order} ist schon ausgewählt',
  'in-manifest': '{order} ist schon in einem Manifest',
  'in-manifest.next': 'Das Manifest ist vom {time}. Die Bestellung wurde nicht hinzugefügt.',
  'in-manifest.relabelled': '{order} bekam nach dem Manifest ein anderes Etikett',
  'in-manifest.relabelled.next':
    'Das Manifest ({time}) nennt das frühere Etikett, {number}{carrier, select, none {} other { ({carrier})}}. Sie wurde nicht hinzugefügt. Geht das Paket noch einmal, wählen Sie sie unter Bestellungen und erstellen Sie ein weiteres Manifest.',
  'other-account': '{order} gehört zu {account}',
  'other-account.next': 'Nicht hinzugefügt. Mit F8 wechseln Sie zu {account} und fügen sie hinzu.',
  'other-account.past':
    'Nicht hinzugefügt. Wählen Sie sie in der Leiste der Scans unter Bestellungen, oder scannen Sie sie noch einmal.',
  several: '{count, number} Bestellungen haben die Nummer {code}',
  'several.next': 'Wählen Sie eine mit Alt und ihrer Ziffer oder aus der Leiste der Scans: Alt 1 ist die erste.',
  'several.past': 'Wählen Sie eine in der Leiste der Scans unter Bestellungen, oder scannen Sie noch einmal.',
  'several.deselected':
    'Eine späte Antwort zeigte noch eine Bestellung mit dieser Nummer, deshalb ist {order} nicht mehr ausgewählt.',
  'not-heard': 'Von {accounts} kam nicht rechtzeitig eine vollständige Antwort: Die Nummer kann es auch dort geben.',
  'earlier-number':
    'Der Code trägt die frühere Nummer dieser Bestellung, {earlier}: Beim Dienst heißt sie jetzt {order}.',
  failed: '{code} wurde nicht nachgesehen',
  'not-found': '{code} ist unbekannt',
  'not-found.next': `Eben gefragt: {accounts}. ${noneHas} solche Bestell- oder Sendungsnummer. Prüfen Sie, ob das Etikett gedruckt ist, und scannen Sie noch einmal.`,
  'not-found.then': `Beim Scannen gefragt: {accounts}. ${noneHad} solche Bestell- oder Sendungsnummer. Prüfen Sie, ob das Etikett gedruckt ist, und scannen Sie noch einmal.`,
  'not-found-yet': '{code} ist noch nicht bekannt',
  'not-found-yet.next':
    'Keine vollständige Antwort: {accounts}.{asked, select, none {} other { Nicht bei: {asked}.}} {alike, select, yes {Scannen Sie einen anderen Code auf dem Etikett.} other {Scannen Sie später noch einmal.}}',
  'no-answer': 'noch keine Antwort',
  'not-asked': '{account} ({why})',
  'some-account': '(Konto unbekannt)',
  repeated: '{code} kam zweimal',
  'repeated.next': 'Derselbe Code kam gleich noch einmal. Er zählt einmal.',
  'check-digit': 'Falsch gelesen: Die Prüfziffer von {name} stimmt nicht',
  'check-digit.next': '{code} wurde nicht nachgesehen. Scannen Sie noch einmal.',
  refused: 'Nicht verstanden: {code}',
  'refused.too-slow':
    'Er kam so langsam, wie Menschen tippen, und blieb im Feld. Stellen Sie den Scanner auf Senden ohne Pausen ein, oder klicken Sie vor dem Scannen neben das Feld.',
  'refused.too-short':
    'Zwei oder drei Zeichen ohne Ende. Stellen Sie den Scanner so ein, dass er nach jedem Code Enter sendet.',
  'refused.no-end':
    'Nichts hat ihn beendet. Stellen Sie den Scanner so ein, dass er nach jedem Code Enter sendet, und scannen Sie noch einmal.',
  'refused.too-long': 'So lang ist keine Bestellnummer. Er wurde nicht nachgesehen.',
  'refused.run-together': 'Während des Scannens wurde getippt. Prüfen Sie das Feld und scannen Sie noch einmal.',
  'refused.layout-unknown':
    'Dieser Computer sagt nicht, welche Tasten der Scanner drückt. Öffnen Sie Einstellungen, Scanner, und scannen Sie einmal die Testkarte.',
  'refused.dead-key':
    'Ein Zeichen darin ist auf dieser Tastatur eine Tottaste. Stellen Sie die Tastatur des Scanners auf US-Englisch und scannen Sie noch einmal.',
  'refused.unknown-character':
    'Eine Taste darin steht für kein bekanntes Zeichen. Öffnen Sie Einstellungen, Scanner, und scannen Sie die Testkarte.',
  'refused.caps-lock':
    'Die Feststelltaste ist an und hat vielleicht ein Zeichen verändert. Schalten Sie sie aus und scannen Sie noch einmal.',
  'refused.alt-code': 'Der Scanner hat mit Alt Ziffern gesendet, die für kein Zeichen stehen. Scannen Sie noch einmal.',
  'refused.command-key':
    'Mittendrin kam ein Tastenkürzel. Scannen Sie noch einmal; geschieht es wieder, stellen Sie den Scanner so ein, dass er keine Steuerzeichen sendet.',
  settings: 'Scanner',
  device: 'Der Scanner ist angeschlossen als',
  'device.keys': 'Tastatur',
  'device.hid-pos': 'HID POS',
  'device.serial': 'Serieller Anschluss',
  'device.about':
    'Die meisten Scanner sind eine Tastatur und brauchen hier keine Wahl. Scanner mit HID POS oder seriellem Anschluss werden daneben gelesen und tippen nie in ein Feld.',
  'device.nameless.hid-pos': 'Der HID-POS-Scanner',
  'device.nameless.serial': 'Der serielle Scanner',
  'device.there': '{name} ist verbunden.',
  'device.away': '{name} ist nicht eingesteckt.',
  'device.unplugged': '{name} wurde ausgesteckt. Was er scannt, kommt nicht an: Stecken Sie ihn wieder ein.',
  'device.back': '{name} ist wieder eingesteckt.',
  'device.failed': '{name} lässt sich nicht öffnen: {why} Stecken Sie ihn neu ein oder wählen Sie einen anderen.',
  'device.none':
    'Es wurde kein Scanner gewählt und nichts geändert. Stecken Sie einen ein, der so eingestellt ist, und wählen Sie ihn dann noch einmal.',
  'device.not-asked': 'Es konnte kein Scanner gewählt werden: {why}',
  'device.unsupported': 'dieses System gibt Packbench solche Scanner nicht. Stellen Sie den Scanner als Tastatur ein.',
  'device.speed': 'Geschwindigkeit des seriellen Anschlusses',
  'device.baud': '{rate, number} Baud',
  'device.other': 'Einen anderen Scanner wählen',
  'device.which': 'Mehrere passen. Welcher ist es?',
  'device.which.none': 'Keiner davon',
  'not-whole': 'Der Scanner hat etwas gesendet, das kein ganzer Code ist',
  'not-whole.next': 'Es wurde nicht nachgesehen. Scannen Sie noch einmal.',
  layout: 'Der Scanner ist eingestellt auf',
  'layout.unknown': 'Noch nicht bekannt',
  'layout.us': 'US-Tastatur',
  'layout.same': 'Tastatur dieses Computers',
  'layout.about':
    'Solange das nicht bekannt ist, wird jeder Code auf beide Arten nachgesehen; die erste gefundene Bestellung entscheidet.',
  repeat: 'Derselbe Code zählt einmal innerhalb von',
  'repeat.never': 'Jeder Scan zählt',
  'repeat.within': '{milliseconds, number} ms',
  card: 'Testkarte für Scanner',
  'card.about':
    'Öffnen Sie in Packbench Einstellungen, Scanner, und drücken Sie „Scanner prüfen“. Scannen Sie den Strichcode oder das Quadrat darunter. Wenn danach gefragt wird, scannen Sie auch den zweiten Code. Drucken Sie mit 100 %.',
  'card.first': 'Erster Code',
  'card.second': 'Zweiter Code',
  'card.save': 'Testkarte speichern\u00a0…',
  'card.print': 'Testkarte drucken',
  'card.elsewhere':
    'Das ist die Testkarte. Öffnen Sie Einstellungen, Scanner, drücken Sie „Scanner prüfen“ und scannen Sie sie dort.',
  commands: 'Befehle zum Scannen',
  'commands.about':
    'Jeder dieser Codes tut dasselbe wie sein Knopf auf dem Bildschirm. Keiner archiviert oder entfernt eine Bestellung. Drucken Sie mit 100 %.',
  'commands.save': 'Befehlsblatt speichern\u00a0…',
  'commands.print': 'Befehlsblatt drucken',
  'sheet.saved': 'Gespeichert als {path}. Drucken Sie es mit 100 %, ohne Skalierung.',
  'command.confirm': 'Bestätigen',
  'command.cancel': 'Abbrechen',
  'command.undo': 'Rückgängig',
  'command.print': 'Manifest erstellen und drucken',
  'command.next': 'Weiter',
  'command.tally': 'Übergabe',
  'command.nothing':
    '„{command}“ hat hier nichts zu tun. Es wurde nichts geändert. Scannen Sie es dort, wo sein Knopf zu sehen ist.',
  'command.unknown':
    '{code} ist kein Befehl von Packbench. Es wurde nichts geändert. Scannen Sie einen Code des Befehlsblatts.',
  doctor: 'Ist der Scanner richtig eingestellt?',
  'doctor.about':
    'Die Testkarte zeigt, wie der Scanner eingestellt ist: Tastatur, Tempo, Ende, und was er um einen Code setzt.',
  'doctor.begin': 'Scanner prüfen',
  'doctor.end': 'Prüfung beenden',
  'doctor.scan': 'Scannen Sie jetzt den ersten Code der Testkarte. Was hier gescannt wird, wird nicht nachgesehen.',
  'doctor.use': 'Übernehmen',
  'doctor.layout.us': 'Jedes Zeichen kommt an: Der Scanner ist auf eine US-Tastatur eingestellt.',
  'doctor.layout.same': 'Jedes Zeichen kommt an: Der Scanner ist auf die Tastatur dieses Computers eingestellt.',
  'doctor.taught':
    'Dieser Computer sagt nicht, welche Tasten gedrückt werden, aber die Karte hat jedes Zeichen gezeigt. Übernehmen Sie es und scannen Sie die Karte noch einmal.',
  'doctor.taught-but': 'Die Karte hat jedes Zeichen gezeigt außer {signs}. Codes damit werden abgelehnt, nie geraten.',
  'doctor.proved':
    'Die Karte wird gelesen, wie sie gelernt wurde. Zeichen, die sich nicht unterscheiden lassen, werden abgelehnt.',
  'doctor.other-code':
    'Dieser Computer sagt nicht, welche Tasten gedrückt werden. Scannen Sie auch den anderen Code der Karte.',
  'doctor.not-the-card':
    'Das ist nicht, was auf der Testkarte steht. Stellen Sie die Tastatur des Scanners auf US-Englisch und scannen Sie die Karte noch einmal.',
  'doctor.slow':
    'Ein Zeichen dauert {milliseconds, number} ms. Stellen Sie den Scanner auf Senden ohne Pausen zwischen den Zeichen.',
  'doctor.no-end':
    'Nichts beendet einen Code. Stellen Sie den Scanner so ein, dass er nach jedem Code Enter sendet; sonst wartet Packbench 0,15 s.',
  'doctor.enter-in-front':
    'Enter kommt vor dem Code und drückt, was den Fokus hat. Schalten Sie dieses Präfix im Scanner aus.',
  'doctor.caps-lock': 'Die Feststelltaste ist an. Packbench rechnet sie heraus; schalten Sie sie trotzdem aus.',
  'doctor.in-front': 'Der Scanner setzt {signs} vor jeden Code. Schalten Sie dieses Präfix im Scanner aus.',
  'doctor.behind': 'Der Scanner setzt {signs} hinter jeden Code. Schalten Sie dieses Suffix im Scanner aus.',
  'doctor.twice': 'Derselbe Code kam zweimal. Innerhalb einer Sekunde einmal zählen:',
  last: 'Letzte Scans',
  'last.none': 'Seit dieses Fenster geöffnet wurde, wurde nichts gescannt.',
  'last.Enter': 'Gelesen; {milliseconds, number} ms je Zeichen, Enter am Ende',
  'last.Tab': 'Gelesen; {milliseconds, number} ms je Zeichen, Tab am Ende',
  'last.silence': 'Gelesen; {milliseconds, number} ms je Zeichen, nichts am Ende',
  'last.device': 'Gelesen; kam als Ganzes',
  'choice.switch': 'Zu {account} wechseln und {order} hinzufügen',
  'choice.one': '{order}, {receiver, select, none {} other {{receiver}, }}{account}',
  'choice.about': '{choice} ({about})',
  'choice.manifest': 'Manifest öffnen',
  'choice.in-doubt': 'Ungeklärt öffnen',
};
