/** The texts of tour/. */
import type { tour as source } from '../en/tour.ts';
import type { TextsOf } from '../say.ts';

export const tour: TextsOf<typeof source> = {
  title: 'Rundgang',
  take: 'Rundgang beginnen',
  action: 'Rundgang durch Packbench beginnen',
  'no-practice':
    'Der Rundgang braucht ein Übungskonto, und es gibt keines. Es wurde nichts geändert. Schließen Sie Packbench und starten Sie es neu: Die Übungskonten kommen mit ihm.',
  step: 'Schritt {step, number} von {count, number}.',
  welcome: 'In zwei Minuten vom Scan zum Papier. Dies ist ein Übungskonto: Nichts wird wirklich versandt.',
  scan: 'Scannen Sie zwei Pakete mit Ihrem Scanner, oder lassen Sie sie hier scannen. Jeder Scan wird nachgesehen und ausgewählt.',
  'scan.do': 'Ein Paket scannen',
  manifest: 'Erstellen Sie nun das Manifest der Auswahl: {keys}, und zur Bestätigung noch einmal.',
  'manifest.do': 'Manifest erstellen',
  paper: 'Das ist das Papier, und es liegt auf diesem Computer. {print} druckt es, {save} speichert es.',
  doubts:
    'Geht je eine Antwort des Dienstes verloren, steht die Anfrage hier und wird nicht von selbst noch einmal gesendet.',
  help: '{help} hilft auf jeder Seite, {all} findet jede Aktion. Den Rundgang gibt es wieder unter Einstellungen, Hilfe.',
  live: 'Der Rundgang geht weiter, wenn ein Übungskonto gezeigt wird. Auf diesem Konto tut er nichts.',
  next: 'Weiter',
  finish: 'Fertig',
  end: 'Rundgang beenden',
};
