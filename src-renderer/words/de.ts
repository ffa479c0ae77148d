/**
 * Deutsch: 'Sie', kurz, wie man es am Packplatz sagt.
 *
 * Die Wörter des Fachs, eines für jede Sache, auf jeder Seite:
 *  account               Konto
 *  order                 Bestellung; order number: Bestellnummer
 *  manifest              Manifest (das Manifest); to manifest orders: manifestieren, oder ein Manifest erstellen
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
import { deFirst } from './de-first.ts';
import { deLater } from './de-later.ts';
import type { Catalogue } from './say.ts';

export const de: Catalogue = { ...deFirst, ...deLater };
