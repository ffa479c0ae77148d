/** The texts of in-doubt/: requests whose end is not known, and how each is settled. */
import type { inDoubt as source } from '../en/in-doubt.ts';
import type { TextsOf } from '../say.ts';
import { minuteCount, orderCount } from './counts.ts';

export const inDoubt: TextsOf<typeof source> = {
  title: 'Ungeklärt',
  about: 'Gesendet, doch was daraus wurde, ist nicht bekannt. Packbench sendet nichts von selbst noch einmal.',
  reading: 'Ungeklärtes wird gelesen',
  'none.title': 'Nichts ist ungeklärt',
  'none.next': 'Keine Anfrage dieses Arbeitsplatzes ist zu klären. Hier ist nichts zu tun.',
  list: 'Ungeklärte Anfragen',

  'write.manifest': `Manifest über ${orderCount}`,
  'write.archive': `Archivieren von ${orderCount}`,
  'write.delete': `Entfernen von ${orderCount}`,
  // {account}: who gets the orders.
  'write.assign': `Abgeben von ${orderCount} an {account}`,
  'write.assign.other': `Abgeben von ${orderCount} an ein anderes Konto`,
  // A request without numbers: about all orders.
  'write.manifest.all': 'Manifest über alle importierten, nicht versandten Bestellungen',
  'write.archive.all': 'Archivieren aller importierten, nicht versandten Bestellungen',
  'write.delete.all': 'Entfernen aller importierten, nicht versandten Bestellungen',
  'write.assign.all': 'Abgeben aller importierten, nicht versandten Bestellungen an {account}',
  'write.assign.other.all': 'Abgeben aller importierten, nicht versandten Bestellungen an ein anderes Konto',
  name: '{title}, {order}{more, plural, =0 {} one { und # weitere} other { und # weitere}}, {account}',
  'name.all': '{title}, {account}',
  // {age}: '2 h ago', 'just now'.
  sent: '{age} gesendet',
  'closed-meanwhile': 'Packbench wurde geschlossen, während die Anfrage unterwegs war.',
  'own-words': 'Im Wortlaut',
  'look-up': 'Nachsehen',
  'look-up.again': 'Noch einmal nachsehen',
  'look-up.all': 'Bei allen {count, plural, one {#} other {#}} nachsehen',
  'look-up.all.over': 'Das Nachsehen ist beendet. Was zu sehen war, steht auf den Karten.',
  'look-up.all.stopped':
    'Das Nachsehen wurde angehalten. Was bei ganzen Anfragen schon zu sehen war, steht auf ihren Karten.',
  'look-up.requests': 'Nachgesehene Anfragen',
  'look-up.orders': 'Nachgesehene Bestellungen',
  'look-up.stop': 'Nicht weiter nachsehen',
  'look-up.stopped':
    'Das Nachsehen wurde angehalten. Was dabei zu sehen war, wurde nicht behalten, und nichts wurde geändert.',
  'open-manifest': 'Manifest öffnen',
  import: 'PDF importieren\u00a0…',
  'import.another': 'Anderes PDF importieren\u00a0…',
  imported: 'Das PDF ist auf diesem Computer gespeichert.',

  'seen.done': 'Erledigt',
  'seen.not-done': 'Nicht erledigt',
  'seen.held-by-other': 'Bei einem anderen Konto',
  'seen.cannot-tell': 'Nicht zu erkennen',
  'evidence.every-unshipped': 'Alle nicht versandten Bestellungen',
  'evidence.label': 'Was zuletzt zu sehen war',
  'evidence.order': 'Bestellung',
  'evidence.seen': 'Gesehen',
  'evidence.showed': 'Was der Dienst zeigte',
  'evidence.read': 'Gelesen',
  'evidence.none': 'Noch nicht nachgesehen',
  // {times}: when each was. {count} is more than one.
  'evidence.times': '{count, number}-mal nachgesehen: {times}',

  'done.choose': 'Es wurde erledigt\u00a0…',
  'done.question': 'Als erledigt klären?',
  'done.consequence.manifest':
    'Die Bestellungen gelten als manifestiert und können von hier aus nicht noch einmal manifestiert werden. Holen Sie das PDF von der Website des Dienstes und importieren Sie es.',
  'done.consequence.change': 'Die Bestellungen gelten als geändert. Nichts wird gesendet.',
  'done.confirm': 'Als erledigt klären',
  'not-done.choose': 'Es wurde nicht erledigt\u00a0…',
  'not-done.question': 'Als nicht erledigt klären?',
  'not-done.consequence':
    'Beim Nachsehen war nichts davon erledigt. Die Bestellungen sind wieder frei; gesendet wird erst, wenn Sie es neu verlangen.',
  'not-done.confirm': 'Als nicht erledigt klären',
  'split.choose': 'Jede nach ihrem Befund klären\u00a0…',
  'split.question': 'Jede Bestellung nach ihrem eigenen Befund klären?',
  'split.consequence':
    'Als erledigt gesehene Bestellungen werden als erledigt geklärt; zweimal als nicht erledigt gesehene sind wieder frei. Was nicht zu erkennen ist, bleibt ungeklärt; sobald alles geklärt ist, stehen die freien einer Runde des Packplatzes wieder in der offenen Runde. Nichts wird gesendet.',
  'split.confirm': 'Nach Befund klären',

  // {title}: 'Removing 4 orders'.
  settled: '{title}: geklärt.',
  'settled.no-pdf': '{title}: geklärt. Das PDF fehlt noch: Importieren Sie es unter Manifeste.',
  'settled.partly': '{title}: teilweise geklärt, der Rest bleibt ungeklärt.',
  'settled.done': '{title}: Der Dienst zeigt {done, number} als erledigt. Damit ist es geklärt.',
  'settled.not-done': '{title}: Der Dienst zeigt {notDone, number} als nicht erledigt. Damit ist es geklärt.',
  'settled.both':
    '{title}: Der Dienst zeigt {done, number} als erledigt, {notDone, number} als nicht erledigt. Damit ist es geklärt.',
  'wait.look-up': 'Sehen Sie zuerst nach: Der Dienst wird nur gefragt, nichts wird noch einmal gesendet.',
  'wait.once-more':
    'Nichts davon war zu sehen. Sehen Sie noch einmal nach: Bleibt es dabei, können Sie es als nicht erledigt klären.',
  'wait.minutes': `Bisher war nichts davon zu sehen, aber der Dienst arbeitet vielleicht noch daran. Sehen Sie in ${minuteCount} oder später noch einmal nach.`,
  'wait.unclear.once-more': 'Nicht von jeder Bestellung war es zu erkennen. Sehen Sie noch einmal nach.',
  'wait.unclear.minutes': `Bisher war es nicht von jeder Bestellung zu erkennen, und der Dienst arbeitet vielleicht noch daran. Sehen Sie in ${minuteCount} oder später noch einmal nach.`,
  'next.done': 'Der Dienst zeigt alles als erledigt. Klären Sie es als erledigt.',
  'next.done.manifest':
    'Der Dienst zeigt alles als erledigt. Importieren Sie das PDF von der Website des Dienstes; haben Sie es nicht zur Hand, klären Sie es als erledigt.',
  'next.split': 'Manches ist erledigt, manches nicht. Klären Sie jede Bestellung nach ihrem Befund.',
  'next.not-done':
    'Zweimal, im Abstand von fünf Minuten, war nichts davon zu sehen. Klären Sie es als nicht erledigt: Die Bestellungen sind dann wieder frei.',
  'next.look-later': 'Noch ist es nicht zu erkennen. Sehen Sie in fünf Minuten noch einmal nach.',
  'next.cannot-tell':
    'Hier sagt der Dienst es nicht. Sehen Sie auf seiner Website nach den Bestellungen, und klären Sie es dann.',
  'next.said-done':
    'Der Dienst hat es erledigt, was immer beim Nachsehen zu sehen ist. Das PDF wird von selbst gespeichert, sobald dieser Computer es annimmt; hilft das nicht, sehen Sie nach und importieren Sie dann das PDF.',
  looked: 'Nachgesehen: {done, number} erledigt, {notDone, number} nicht erledigt, {unclear, number} unklar.',
};
