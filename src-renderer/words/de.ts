/**
 * Deutsch: 'Sie', kurz, wie man es an der Packstation sagt.
 *
 * Die Wörter des Fachs, eines für jede Sache, auf jeder Seite:
 *  account               Konto
 *  order                 Bestellung; order number: Bestellnummer
 *  manifest              Manifest (das Manifest); to manifest orders: ein Manifest erstellen
 *  address book          Adressbuch; entry: Eintrag
 *  in doubt              ungeklärt (nicht 'offen': offen ist auch, was noch läuft)
 *  settle                klären
 *  look up               nachsehen
 *  print job             Druckauftrag
 *  practice              Übung
 *  scan                  scannen; der Scan
 *  tracking number       Sendungsnummer; to track: verfolgen
 *  carrier               Versanddienst
 *  bench                 Arbeitsplatz
 *  remove                entfernen; to save: speichern
 *  courier, driver       Fahrer
 *  hand-over             Übergabe; its sheet: Beleg (Übergabebeleg); sheet of commands: Befehlsblatt
 * Zustände: Bestellungen sind 'nicht versandt', 'versandt', 'archiviert'; Manifeste 'manifestiert', 'abgelehnt', 'ungeklärt', 'nicht gesendet'.
 */
import { accounts } from './de/accounts.ts';
import { activity } from './de/activity.ts';
import { addressBook } from './de/address-book.ts';
import { bench } from './de/bench.ts';
import { common } from './de/common.ts';
import { failures } from './de/failures.ts';
import { handOver } from './de/hand-over.ts';
import { help } from './de/help.ts';
import { inDoubt } from './de/in-doubt.ts';
import { keyboard } from './de/keyboard.ts';
import { manifests } from './de/manifests.ts';
import { orders } from './de/orders.ts';
import { paper } from './de/paper.ts';
import { rates } from './de/rates.ts';
import { remarks } from './de/remarks.ts';
import { scan } from './de/scan.ts';
import { settings } from './de/settings.ts';
import { shell } from './de/shell.ts';
import { station } from './de/station.ts';
import { tour } from './de/tour.ts';
import { tracking } from './de/tracking.ts';
import { ui } from './de/ui.ts';
import { validate } from './de/validate.ts';
import type { Catalogue } from './say.ts';

export const de: Catalogue = {
  common,
  failures,
  ui,
  shell,
  bench,
  keyboard,
  help,
  scan,
  tour,
  tracking,
  rates,
  remarks,
  settings,
  accounts,
  activity,
  orders,
  station,
  'hand-over': handOver,
  manifests,
  paper,
  'in-doubt': inDoubt,
  'address-book': addressBook,
  validate,
};
