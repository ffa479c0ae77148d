/**
 * What the ledger knows about orders, in tables of this run: each order's standing, and which orders the list's filters
 * show.
 */
import type { ManifestMark } from '../../src-preload/contract/order.ts';
import type { OrderRemoval } from '../../src-preload/contract/order-list.ts';
import { columnsOfKinds, putWithKind, type RecordsTable, recordsTables } from './kinds-beside-keys.ts';
import type { MirrorDatabase, Row } from './mirror-database.ts';

export interface Standing {
  readonly manifest: ManifestMark | null;
  readonly removal: OrderRemoval | null;
}

export interface StandingTables {
  put(key: number, standing: Standing): void;
  /** Null: the ledger does not know the order. */
  of(key: number): Standing | null;
  clear(): void;
}

const tables = `
  CREATE TEMP TABLE standings (
    key INTEGER PRIMARY KEY,
    manifest_id TEXT, manifest_state TEXT, manifest_at TEXT,
    removal_id TEXT, removal_kind TEXT, removal_state TEXT, removal_at TEXT, removal_to TEXT
  ) STRICT;
  ${recordsTables.map((table) => `CREATE TEMP TABLE ${table} ${columnsOfKinds};`).join('\n')}
`;
const insertNew = 'INSERT OR IGNORE INTO temp.standings VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)';
/** The first one names every order that is in any of the others. */
const allTables = ['standings', ...recordsTables] as const;

export function createStandingTables(database: MirrorDatabase): StandingTables {
  database.script(tables);
  return {
    put(key, { manifest, removal }) {
      const values = [
        key,
        manifest?.manifestId ?? null,
        manifest?.state ?? null,
        manifest?.createdAt ?? null,
        removal?.writeId ?? null,
        removal?.kind ?? null,
        removal?.state ?? null,
        removal?.at ?? null,
        removal?.toAccountId ?? null,
      ];
      // Nearly all are new where years of writes are joined.
      if (database.run(insertNew, ...values) === 0) {
        for (const table of allTables) database.run(`DELETE FROM temp.${table} WHERE key = ?`, key);
        database.run(insertNew, ...values);
      }
      const isIn = (table: RecordsTable): number => database.run(putWithKind(table), key);
      const manifestIsOpen = manifest !== null && !isDone(manifest);
      const removalIsOpen = removal !== null && removal.state !== 'done';
      if (manifestIsOpen || removalIsOpen) isIn('doubtful');
      if (removal !== null && !removalIsOpen) isIn('removed');
      if (manifest !== null && !manifestIsOpen) isIn('manifested');
    },
    of(key) {
      const row = database.get('SELECT * FROM temp.standings WHERE key = ?', key);
      return row === undefined ? null : { manifest: manifestOf(row), removal: removalOf(row) };
    },
    clear() {
      for (const table of allTables) database.run(`DELETE FROM temp.${table}`);
      database.noteChange();
    },
  };
}

const isDone = ({ state }: ManifestMark): boolean => state === 'stored' || state === 'at-service';

function manifestOf({ manifest_id, manifest_state, manifest_at }: Row): ManifestMark | null {
  if (manifest_id === null) return null;
  return {
    manifestId: String(manifest_id),
    state: String(manifest_state) as ManifestMark['state'],
    createdAt: String(manifest_at),
  };
}

function removalOf({ removal_id, removal_kind, removal_state, removal_at, removal_to }: Row): OrderRemoval | null {
  if (removal_id === null) return null;
  return {
    writeId: String(removal_id),
    kind: String(removal_kind) as OrderRemoval['kind'],
    state: String(removal_state) as OrderRemoval['state'],
    at: String(removal_at),
    toAccountId: removal_to === null ? null : String(removal_to),
  };
}
