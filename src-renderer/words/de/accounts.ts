/** The texts of accounts/. */
import type { accounts as source } from '../en/accounts.ts';
import type { TextsOf } from '../say.ts';

export const accounts: TextsOf<typeof source> = {
  'action.switch': 'Zu {account} wechseln',
  'switcher.unseen': 'Konto: ',
  switcher: 'Konten',
  'switcher.edit': 'Konten hinzufügen oder ändern\u00a0…',
  'place.practice': 'Übung, auf diesem Computer',

  'form.add': 'Konto hinzufügen',
  'form.change': '{account} ändern',
  'form.save': 'Konto speichern',
  'form.test': 'Testen',
  'form.saved': '{account} wurde gespeichert.',
  label: 'Name',
  'label.hint': 'Wie es an diesem Arbeitsplatz heißt, zum Beispiel wie der Shop.',
  address: 'Basisadresse',
  'address.hint': 'Wie die Website des Dienstes sie nennt. Sie beginnt mit https://.',
  format: 'Spricht mit dem Dienst in',
  'test.asking':
    'Der Dienst unter dieser Adresse wird gefragt, höchstens drei Minuten lang. Wird die Adresse geändert, endet der Test.',
  'test.passed': '{host} hat in {milliseconds, number} ms geantwortet und beide Schlüssel angenommen.',
  'key.service': 'Service key',
  'key.subscription': 'Subscription key',
  'key.state': 'Stand: {key}',
  'key.hint': 'Kopieren Sie jeden Schlüssel auf der Website des Dienstes, und drücken Sie dann „Schlüssel einfügen“.',
  'key.none': 'Noch keiner',
  'key.ends-in': 'Endet auf <mono>{lastFour}</mono>',
  'key.short': 'Eingefügt. Zu kurz zum Anzeigen.',
  'key.paste': 'Schlüssel einfügen',
  'key.paste-label': 'Schlüssel einfügen: {key}',
  colour: 'Farbe',
  'colour.blue': 'Blau',
  'colour.orange': 'Orange',
  'colour.teal': 'Türkis',
  'colour.magenta': 'Magenta',
  'colour.gold': 'Gold',
  'colour.purple': 'Violett',
  'colour.brown': 'Braun',
  'colour.slate': 'Schiefer',

  lost: 'Verlorene Konten',
  'lost.lead':
    '{count, plural, one {Ein Konto ist} other {# Konten sind}} auf diesem Computer bekannt, aber nicht in den Einstellungen. Es wurde nichts gesendet und nichts davon gelöscht.',
  'lost.no-name': 'Ein Konto ohne Namen',
  'lost.keys': 'die Schlüssel sind noch da',
  'lost.no-keys': 'die Schlüssel müssen neu eingefügt werden',
  'lost.keys-unknown': 'der Schlüsselbund hat nicht gesagt, ob die Schlüssel noch da sind',
  'lost.place': '{origin}, {keys}',
  'lost.used': ', zuletzt {age} benutzt',
  'lost.take-up': 'Wieder aufnehmen',
  'lost.take-up-form': 'Wieder aufnehmen\u00a0…',
  'lost.leave': 'Nein, so lassen',
  'lost.back': '{account} ist wieder da, mit seinen Schlüsseln.',
  'lost.back-only': '{account} ist wieder da.',

  'remove.question': '{account} von diesem Computer entfernen?',
  'remove.confirm': 'Konto entfernen',
  'remove.what-stays':
    'Seine beiden Schlüssel werden von diesem Computer entfernt, ebenso die Kopien seiner Bestellungen und seines Adressbuchs. Fertige Manifeste, ihre PDFs und der Verlauf bleiben auf diesem Computer, und beim Dienst ändert sich nichts.',
  'remove.rounds':
    '{count, plural, one {# Bestellung steht in seinen Runden am Packplatz. Sie kann nicht manifestiert werden} other {# Bestellungen stehen in seinen Runden am Packplatz. Sie können nicht manifestiert werden}}, bis das Konto mit denselben Schlüsseln wieder hinzugefügt ist.',
  'remove.done': '{account} wurde von diesem Computer entfernt.',
};
