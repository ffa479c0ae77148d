/** The texts of station/. */
import type { station as source } from '../en/station.ts';
import type { TextsOf } from '../say.ts';

export const station: TextsOf<typeof source> = {
  ready: 'Paket scannen',
  card: 'Gescannte Bestellung',
  'card.empty': 'Hier steht die Bestellung, die Sie scannen.',
  'card.country': 'Land',
  'card.carrier': 'Versanddienst',

  added: '{order} hinzugefügt',
  'added.next': 'In der Runde von {account}, jetzt {count, plural, one {# Bestellung} other {# Bestellungen}}.',
  'added.other':
    'Sie gehört zu {account} und kam in dessen Runde, jetzt {count, plural, one {# Bestellung} other {# Bestellungen}}.',
  'in-round': '{order} ist schon in dieser Runde',
  'in-round.next': 'Gescannt {time}. Sie zählt einmal.',
  'in-closed': '{order} ist schon in einer geschlossenen Runde',
  'in-closed.next': 'Geschlossen {time}, das Manifest ist noch nicht fertig: siehe Geschlossene Runden.',
  'in-manifest': '{order} ist schon in einem Manifest',
  'in-manifest.next': 'Manifest vom {time}. Sie wurde nicht hinzugefügt.',
  'in-manifest.page': 'Manifest vom {time}, Seite {page, number}. Sie wurde nicht hinzugefügt.',
  'other-account': '{order} gehört zu {account}',
  'other-account.next': 'Nicht hinzugefügt. Mit F8 wechseln Sie zu {account} und fügen sie hinzu.',
  several: '{count, number} Bestellungen haben die Nummer {code}',
  'several.next': 'Wählen Sie eine mit Alt und ihrer Ziffer.',
  asking: '{code}: wird gefragt',
  'asking.next': 'Nicht in der Kopie auf diesem Computer. Die Dienste werden gefragt.',
  unknown: '{code} ist unbekannt',
  'unknown.next':
    'Eben gefragt: {accounts}. Keines hat eine solche Bestell- oder Sendungsnummer. Prüfen Sie das Etikett.',
  'not-known': '{code} ist noch nicht bekannt',
  'not-known.next': 'Nicht gefragt: {accounts}. Legen Sie es beiseite und scannen Sie es später noch einmal.',
  'not-printed': '{order} ist noch nicht gedruckt',
  'not-printed.next':
    '{account} kennt die Bestellung, aber ihr Etikett wurde nicht gedruckt. Drucken Sie es und scannen Sie dann.',
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
  'in-round.count': '{count, plural, one {Bestellung in der Runde} other {Bestellungen in der Runde}}',
  'in-rounds.count': '{count, plural, one {Bestellung in offenen Runden} other {Bestellungen in offenen Runden}}',

  'not-taken': 'Nicht hinzugefügt',
  'seen-to': 'Erledigt: {code}',

  rounds: 'Offene Runden',
  'round.since': 'Begonnen {age}',
  'round.carriers': 'Versanddienste in der Runde von {account}',
  'close.carrier': 'Schließen',
  'close.carrier.long':
    'Schließen: {carrier} von {account}, {count, plural, one {# Bestellung} other {# Bestellungen}}',

  last: 'Die letzten zehn Scans',
  'last.out': 'Herausgenommen',
  'take-out': 'Herausnehmen',
  'take-out.long': 'Herausnehmen: {order}',
  'put-back': 'Zurücklegen',
  'put-back.long': 'Zurücklegen: {order}',

  done: 'Fertige Runden',
  closed: 'Geschlossene Runden',
  'round.what':
    '{count, plural, one {# Bestellung} other {# Bestellungen}}{carrier, select, all {} other {, {carrier}}}, geschlossen {time}',
  'round.waiting': 'Wartet auf den Dienst',
  'round.waiting.next': 'Nichts davon wurde gesendet. Es geht von selbst weiter, wenn der Dienst antwortet.',
  'round.being-made': 'In Arbeit',
  'round.being-printed': 'Erstellt, wird gedruckt',
  'round.being-printed.next': 'Das Manifest ist auf diesem Computer.',
  'round.held': 'Der Drucker hält es zurück: Sehen Sie am Drucker nach.',
  'round.done': 'Fertig',
  'round.printed': 'Der Drucker meldet es fertig.',
  'round.made': 'Das Manifest ist auf diesem Computer.',
  'round.needs-you': 'Braucht Sie',
  'trouble.failed': 'Es wurde kein Manifest erstellt.',
  'trouble.held':
    'Bestellungen daraus stehen in einem anderen Manifest oder einer anderen Anfrage. Lassen Sie sie weg, dann geht der Rest weiter.',
  'trouble.in-doubt':
    'Ob der Dienst das Manifest erstellt hat, ist nicht bekannt. Es wird nicht noch einmal gesendet: Sehen Sie nach.',
  'trouble.at-service':
    'Der Dienst hat das Manifest erstellt. Holen Sie das PDF von der Seite des Dienstes und importieren Sie es unter Manifeste.',
  'trouble.not-done': 'Der Dienst hat das Manifest nicht erstellt.',
  'trouble.account-lost':
    'Das Konto ist nicht mehr auf diesem Computer. Fügen Sie es wieder hinzu und versuchen Sie es dann noch einmal.',
  'trouble.paper-missing':
    '{count, plural, one {# Bestellung steht} other {# Bestellungen stehen}} nicht auf dem Papier: {orders}. Es wurde nicht gedruckt.',
  'trouble.paper-size': 'Die Seiten passen nicht auf das Papier des Druckers. Es wurde nicht gedruckt.',
  'trouble.no-printer': 'Es gibt keinen Drucker. Das Manifest ist auf diesem Computer.',
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
    '{count, plural, one {Eine geschlossene Runde braucht} other {# geschlossene Runden brauchen}} Sie: Öffnen Sie Packplatz.',

  'close.none': 'Paket scannen, um eine Runde zu beginnen',
  close: 'Manifest für {count, plural, one {# Bestellung} other {# Bestellungen}} drucken',
  'close.without-print': 'Manifest für {count, plural, one {# Bestellung} other {# Bestellungen}}',
  carriers: 'Ein Versanddienst',
  undo: '{order, select, none {Rückgängig} other {{order} rückgängig}}',
  full: 'Vollbild',
  'full.leave': 'Vollbild verlassen',

  settings: 'Packplatz',
  'settings.others': 'Ein Scan einer Bestellung eines anderen Kontos',
  'settings.others.take': 'Kommt in dessen Runde',
  'settings.others.refuse': 'Wird abgewiesen',
  'settings.prints': 'Jedes Manifest von selbst drucken',
  'settings.prints.how': 'Auf dem Drucker für Manifeste, sobald die Seiten mit den Bestellungen verglichen sind.',
  'settings.volume': 'Lautstärke der Töne',
  'settings.volume.percent': '{percent, number} %',
  'settings.sounds': 'Anhören',
  'settings.sound.good': 'Hinzugefügt',
  'settings.sound.again': 'Schon gescannt',
  'settings.sound.other-account': 'Für ein anderes Konto hinzugefügt',
  'settings.sound.unknown': 'Unbekannt',
  'settings.sound.trouble': 'Störung',
};
