/** The texts of bench/. */
import type { bench as source } from '../en/bench.ts';
import type { TextsOf } from '../say.ts';

export const bench: TextsOf<typeof source> = {
  'other-account.asked': 'Gefragt wird {dot} <b>{account}</b>, aus dessen Adressbuch die Adresse stammt.',
  'needs-service':
    'Der Dienst von {account} antwortet gerade nicht, und hierfür wird er gebraucht. Bevor er wieder antwortet, ändert sich nichts.',
  stop: 'Anhalten',
  'export.rows': 'Geschriebene Zeilen',
  'export.stop': 'Export anhalten: Es wird keine Datei geschrieben',
  'other-account.ask-current': 'Stattdessen {account} fragen',
};
