/** What the ledger holds of one kind, also what was refused: the app itself asks only for what was made. */
import type { Ledger } from '../../src-main/journal/ledger.ts';
import type { WriteRecord } from '../../src-main/journal/write-record.ts';
import type { WriteKind } from '../../src-preload/contract/in-doubt.ts';

/** The last begun first. */
export const writesOf = ({ database, writes }: Pick<Ledger, 'database' | 'writes'>, kind: WriteKind): WriteRecord[] =>
  database
    .all('SELECT write_id FROM writes WHERE kind = ? ORDER BY rowid DESC', kind)
    .flatMap((row) => writes.get(String(row.write_id)) ?? []);
