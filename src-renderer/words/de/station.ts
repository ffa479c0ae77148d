/** The texts of station/. */
import type { station as source } from '../en/station.ts';
import type { TextsOf } from '../say.ts';
import { moreCount, noneHas, orderCount } from './counts.ts';

export const station: TextsOf<typeof source> = {
  ready: 'Paket scannen',
  card: 'Gescannte Bestellung',
  'card.empty': 'Hier steht die Bestellung, die Sie scannen.',
  'card.country': 'Land',
  'card.carrier': 'Versanddienst',

  added: '{order} hinzugefügt',
  'added.next': `In der Runde von {account}, jetzt ${orderCount}.`,
  'added.other': `Sie gehört zu {account} und kam in dessen Runde, jetzt ${orderCount}.`,
  'in-round': '{order} ist schon in dieser Runde',
  'in-round.next': 'Gescannt {time}. Sie zählt einmal.',
  'in-closed': '{order} ist schon in einer geschlossenen Runde',
  'in-closed.next': 'Geschlossen {time}. Wie es um sie steht, sehen Sie unter Geschlossene Runden.',
  'in-manifest': '{order} ist schon in einem Manifest',
  'in-manifest.next': 'Manifest: {time}. Sie wurde nicht hinzugefügt.',
  'in-manifest.page': 'Manifest: {time}, Seite {page, number}. Sie wurde nicht hinzugefügt.',
  'other-account': '{order} gehört zu {account}',
  'other-account.next': 'Nicht hinzugefügt. Mit F8 wechseln Sie zu {account} und fügen sie hinzu.',
  several: '{count, number} Bestellungen haben die Nummer {code}',
  'several.next': 'Wählen Sie eine mit Alt und ihrer Ziffer.',
  'several.taken-out':
    'Eine späte Antwort zeigte noch eine Bestellung mit dieser Nummer, deshalb wurde {order} wieder aus der Runde genommen. Wählen Sie eine mit Alt und ihrer Ziffer.',
  asking: '{code}: wird gesucht',
  'asking.next': 'Nicht in der Kopie auf diesem Computer. Die Dienste werden gefragt.',
  unknown: '{code} ist unbekannt',
  'unknown.next': `Eben gefragt: {accounts}. ${noneHas} solche Bestell- oder Sendungsnummer. Prüfen Sie das Etikett.`,
  'not-known': '{code} ist noch nicht bekannt',
  'not-known.next':
    'Keine vollständige Antwort: {accounts}. Es wurde nicht hinzugefügt. {alike, select, yes {Scannen Sie einen anderen Code auf dem Etikett.} other {Legen Sie das Paket beiseite und scannen Sie es später noch einmal.}}',
  'not-printed': '{order} ist nicht unter den gedruckten Bestellungen',
  'not-printed.next':
    '{status, select, none {{account} kennt die Bestellung, zeigt sie aber nicht als gedruckt. Sie wurde nicht hinzugefügt. Drucken Sie ihr Etikett und scannen Sie dann.} other {{account} kennt die Bestellung als „{status}“, zeigt sie aber nicht als gedruckt. Sie wurde nicht hinzugefügt. Sehen Sie unter Verfolgen nach.}}',
  'in-doubt': '{order} ist ungeklärt',
  'in-doubt.next':
    'Sie steht in einer Anfrage, deren Ausgang noch nicht bekannt ist. Klären Sie sie erst unter Ungeklärt.',
  archived: '{order} ist archiviert',
  deleted: '{order} wurde entfernt',
  assigned: '{order} wurde an ein anderes Konto abgegeben',
  gone: '{order} ist bei {account} nicht mehr da',
  shipped: '{order} ist schon versandt',
  'not-added': 'Sie wurde nicht hinzugefügt.',
  failed: '{code} wurde nicht hinzugefügt',
  'since.closed': 'Die Runde mit {order} ist geschlossen.',
  'since.taken-out': '{order} wurde aus der Runde genommen.',
  'in-round.count': '{count, plural, one {Bestellung in der Runde} other {Bestellungen in der Runde}}',
  'in-rounds.count': '{count, plural, one {Bestellung in offenen Runden} other {Bestellungen in offenen Runden}}',

  'not-taken': 'Nicht hinzugefügt',
  'not-taken.more': moreCount,
  'scan-to-choose': 'Es wurde nicht hinzugefügt. Scannen Sie es noch einmal, um zu wählen.',
  earlier: '{code} wurde nicht hinzugefügt',
  'earlier.next':
    'Es wurde vor diesem Start von Packbench gescannt. Scannen Sie es noch einmal, um den Grund zu sehen.',
  'seen-to': 'Erledigt: {code}',

  rounds: 'Offene Runden',
  'round.since': 'Begonnen: {age}',
  'round.carriers': 'Versanddienste in der Runde von {account}',
  'close.carrier': 'Manifestieren',
  'close.carrier.long': `Manifestieren: {carrier} von {account}, ${orderCount}`,

  last: 'Die letzten zehn Scans',
  'news.round': '{round}: {state}.',
  'last.out': 'Herausgenommen',
  'take-out': 'Herausnehmen',
  'take-out.long': 'Herausnehmen: {order}',
  'put-back': 'Zurücklegen',
  'put-back.long': 'Zurücklegen: {order}',

  done: 'Fertige Runden',
  closed: 'Geschlossene Runden',
  'closed.needs-you': 'Geschlossene Runden, bei denen Sie gefragt sind',
  'round.what': `${orderCount}{carrier, select, all {} other {, {carrier}}}, geschlossen {time}`,
  'round.waiting': 'Wartet auf den Dienst',
  'round.waiting.next': 'Nichts davon wurde gesendet. Es geht von selbst weiter, wenn der Dienst antwortet.',
  'round.being-made': 'In Arbeit',
  'round.being-made.next':
    'Der Dienst erstellt das Manifest, meist in Sekunden. Was gesendet ist, lässt sich nicht zurückrufen. Scannen Sie weiter.',
  'round.being-printed': 'Erstellt, wird gedruckt',
  'round.being-printed.next': 'Das Manifest ist auf diesem Computer.',
  'round.held': 'Der Drucker hält es zurück: Sehen Sie am Drucker nach.',
  'round.held-because': 'Es wartet am Drucker: {reasons}.',
  'round.given-up':
    'Das Drucksystem hat es angehalten: {reasons}. Es geht nicht von selbst weiter: Öffnen Sie das Manifest, brechen Sie den Auftrag ab und drucken Sie noch einmal.',
  'round.printer-says': 'Der Drucker meldet: {reasons}.',
  'round.done': 'Fertig',
  'round.printed': 'Der Drucker meldet es fertig.',
  'round.made': 'Das Manifest ist auf diesem Computer.',
  'round.needs-you': 'Sie sind gefragt',
  'trouble.failed': 'Es wurde kein Manifest erstellt.',
  'trouble.held':
    '{count, plural, one {Eine Bestellung daraus ist im Weg: {orders}. Legen Sie ihr Paket beiseite und lassen Sie sie weg, dann geht der Rest weiter.} other {# Bestellungen daraus sind im Weg: {orders}. Legen Sie ihre Pakete beiseite und lassen Sie sie weg, dann geht der Rest weiter.}}',
  'left-out':
    '{count, plural, one {Weggelassen: {orders}. Legen Sie ihr Paket beiseite.} other {# Bestellungen weggelassen: {orders}. Legen Sie ihre Pakete beiseite.}}',
  'trouble.in-doubt':
    'Ob der Dienst das Manifest erstellt hat, ist nicht bekannt. Es wird nicht noch einmal gesendet: Sehen Sie nach.',
  'trouble.at-service':
    'Der Dienst hat das Manifest erstellt. Holen Sie das PDF von der Website des Dienstes und importieren Sie es unter Manifeste.',
  'trouble.not-done': 'Der Dienst hat das Manifest nicht erstellt.',
  'trouble.manifest-lost':
    'Das Manifest dieser Runde steht nicht mehr in den Aufzeichnungen dieses Computers. Ob der Dienst es erstellt hat, ist nicht bekannt. Suchen Sie die Bestellungen auf der Website des Dienstes, bevor Sie sie noch einmal senden.',
  'trouble.account-lost':
    'Es wurde kein Manifest erstellt: Das Konto ist nicht mehr auf diesem Computer. Fügen Sie es mit denselben Schlüsseln wieder hinzu, dann geht die Runde weiter.',
  'trouble.paper-missing':
    '{count, plural, one {# Bestellung steht} other {# Bestellungen stehen}} nicht auf dem Papier: {orders}. Es wurde nicht gedruckt.',
  'trouble.paper-size': 'Die Seiten passen nicht auf das Papier des Druckers. Es wurde nicht gedruckt.',
  'printer-gone':
    '{printer} ist nicht mehr da: Schließen Sie ihn wieder an, oder öffnen Sie das Manifest und wählen Sie einen anderen Drucker',
  'printer-not-chosen':
    'Für Manifeste ist kein Drucker gewählt: Wählen Sie einen in den Einstellungen, oder drucken Sie vom Manifest aus',
  'trouble.no-printer':
    '{lack, select, none {Es war kein Drucker da} other {{lack}}}. Das Manifest ist auf diesem Computer.',
  'trouble.print-failed': 'Das Manifest ist auf diesem Computer, kam aber nicht aus dem Drucker.',
  'trouble.print-unknown': 'Ob es aus dem Drucker kam, ist nicht bekannt. Sehen Sie dort nach.',
  'step.try-again': 'Noch einmal versuchen',
  'step.leave-out': 'Weglassen',
  'step.take-back': 'Zurück in die offene Runde',
  'step.print': 'Drucken',
  'step.came-out': 'Es kam heraus',
  'step.put-away': 'Ablegen',
  'step.look-up': 'Ungeklärt öffnen',
  'needs-you.elsewhere':
    'Bei {count, plural, one {einer geschlossenen Runde} other {# geschlossenen Runden}} sind Sie gefragt: Öffnen Sie Packplatz.',
  'no-round.elsewhere': '{code} ist in keiner Runde: Öffnen Sie Packplatz.',
  'no-round.beside': '{code} ist in keiner Runde: siehe Nicht hinzugefügt.',

  'close.none': 'Paket scannen, um eine Runde zu beginnen',
  close: `${orderCount} manifestieren und drucken`,
  'close.without-print': `${orderCount} manifestieren`,
  carriers: 'Nur ein Versanddienst',
  undo: '{order, select, none {Rückgängig} other {{order} rückgängig}}',
  full: 'Vollbild',
  'full.leave': 'Vollbild verlassen',

  settings: 'Packplatz',
  'settings.others': 'Gescannte Bestellung eines anderen Kontos',
  'settings.others.take': 'Kommt in dessen Runde',
  'settings.others.refuse': 'Wird abgelehnt',
  'settings.prints': 'Jedes Manifest von selbst drucken',
  'settings.prints.how': 'Auf dem Drucker für Manifeste, sobald die Seiten mit den Bestellungen verglichen sind.',
  'settings.volume': 'Lautstärke der Töne',
  'settings.volume.percent': '{percent, number} %',
  'settings.sounds': 'Anhören',
  'settings.sounds.hear': 'Anhören: {sound}',
  'settings.sound.good': 'Hinzugefügt',
  'settings.sound.again': 'Schon gescannt',
  'settings.sound.other-account': 'Für ein anderes Konto hinzugefügt',
  'settings.sound.in-manifest': 'In einem Manifest',
  'settings.sound.choose': 'Ihre Wahl',
  'settings.sound.not-this-account': 'Von einem anderen Konto, abgelehnt',
  'settings.sound.unknown': 'Unbekannt',
  'settings.sound.not-printed': 'Nicht gedruckt',
  'settings.sound.in-doubt': 'Ungeklärt',
  'settings.sound.archived': 'Archiviert oder versandt',
  'settings.sound.trouble': 'Störung',
};
