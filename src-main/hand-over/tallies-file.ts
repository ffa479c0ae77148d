/**
 * The tallies on the disk: SQLite beside the ledger, every change fsynced when it returns. Two programs may have it
 * open, so whatever depends on its content is checked inside the transaction that changes it.
 */
import { join } from 'node:path';
import type { BegunCount } from '../journal/begun-order.ts';
import type { LedgerDatabase, RunStatement } from '../journal/ledger-database.ts';
import { type OwnDatabaseParts, openOwnDatabase } from '../journal/own-database.ts';
import { takeOutDamaged } from '../journal/sealed-rows.ts';
import { sealOf } from '../journal/write-record.ts';
import { createTalliesRead, indexesOfRecords, type TalliesRead } from './tallies-read.ts';
import { isExtra, type KeptTick, keyOf, type NewTick, stateOf, type TallyRecord, type Tick } from './tally.ts';

/** Every method throws PackbenchError 'disk-full' or 'file-failed'. */
export interface TalliesFile extends TalliesRead {
  /** The file that stood in its place, damaged or not ours; null: there was none. */
  readonly keptAs: string | null;
  /** The open tally of that manifest, if there is one. Null: `again` is false and a tally was handed over already. */
  begin(tally: TallyRecord, again: boolean): TallyRecord | null;
  /** 'double': the tally already has the answered tick; 'closed': the tally is not open. */
  tick(tallyId: string, tick: NewTick): { readonly kind: 'added' | 'double'; readonly tick: KeptTick } | 'closed';
  /** False: the tick is gone, or its tally is not open. */
  takeBack(tallyId: string, tickNo: number): boolean;
  /** `alter` gets the tally and its ticks as they are on the disk; when it returns null, nothing changes. */
  change(
    tallyId: string,
    alter: (before: TallyRecord, ticks: readonly KeptTick[]) => TallyRecord | null,
  ): TallyRecord | null;
  shut(): void;
}

export const talliesFileName = 'tallies.sqlite';
const layout = 1;
const tables = `
  CREATE TABLE tallies (
    tally_no INTEGER PRIMARY KEY AUTOINCREMENT,
    tally_id TEXT NOT NULL UNIQUE,
    manifest_id TEXT NOT NULL,
    state TEXT NOT NULL,
    content TEXT NOT NULL,
    seal TEXT NOT NULL
  ) STRICT;
  CREATE INDEX tallies_by_manifest ON tallies (manifest_id);
  CREATE INDEX tallies_by_state ON tallies (state);
  CREATE TABLE ticks (
    tick_no INTEGER PRIMARY KEY AUTOINCREMENT,
    tally_id TEXT NOT NULL REFERENCES tallies (tally_id),
    tick_key TEXT NOT NULL,
    is_extra INTEGER NOT NULL,
    taken_back_at TEXT,
    content TEXT NOT NULL,
    seal TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX ticks_once ON ticks (tally_id, tick_key) WHERE taken_back_at IS NULL`;

/** As `stateOf` says. */
const stateInText = `CASE WHEN content ->> '$.discardedAt' IS NOT NULL THEN 'discarded'
  WHEN content ->> '$.end' IS NULL THEN 'open' ELSE 'handed-over' END`;

/** A tally that is damaged takes its ticks with it. */
export const sealedTables = [
  { name: 'ticks', id: 'tick_no', parts: [], repeated: { is_extra: "(content -> '$.order' IS NULL)" } },
  {
    name: 'tallies',
    id: 'tally_id',
    parts: ['ticks'],
    indexes: indexesOfRecords,
    repeated: { state: stateInText },
  },
];

export interface TalliesFileParts extends Pick<OwnDatabaseParts, 'clock' | 'isChecked' | 'assertFolderHeld'> {
  readonly folder: string;
  /** Writes, prints and tallies have one order; the ledger counts. */
  readonly begun: BegunCount;
}

/** Opens the file, or makes it when it is missing. */
export function openTalliesFile({ folder, begun, ...parts }: TalliesFileParts): TalliesFile {
  const { clock } = parts;
  const path = join(folder, talliesFileName);
  const opened = openOwnDatabase({ ...parts, path, layout, tables, sealedTables });
  const { database } = opened;
  const damagedCopy = parts.isChecked === true ? null : takeOutDamaged(database, clock, sealedTables);
  forgetOldTicks(database);
  const read = createTalliesRead(database);
  const { get, open, ofManifests, ticksOf } = read;
  begun.from(read.lastPlace());
  const now = (): string => clock.now().toISOString();
  /** A parcel of this manifest was scanned in another open tally: now it is where it belongs. */
  const dropElsewhere = (run: RunStatement, manifestId: string, orderId: number): void => {
    for (const { tallyId } of open()) {
      for (const tick of read.extraTicksOf(tallyId)) {
        const isIt =
          isExtra(tick) && tick.elsewhere.some((place) => place.manifestId === manifestId && place.orderId === orderId);
        if (isIt) run('UPDATE ticks SET taken_back_at = ? WHERE tick_no = ?', now(), tick.tickNo);
      }
    }
  };

  return {
    keptAs: damagedCopy ?? opened.keptAs,
    ...read,
    begin: (tally, again) =>
      database.change((run) => {
        const known = ofManifests([tally.manifestId]);
        const stillOpen = known.find((one) => stateOf(one) === 'open');
        if (stillOpen !== undefined) return stillOpen;
        if (!again && known.some((one) => stateOf(one) === 'handed-over')) return null;
        const placed = { ...tally, begunAfter: begun.last() };
        run(
          'INSERT INTO tallies (tally_id, manifest_id, state, content, seal) VALUES (?, ?, ?, ?, ?)',
          tally.tallyId,
          tally.manifestId,
          ...sealedState(placed),
        );
        return placed;
      }),
    tick: (tallyId, tick) =>
      database.change((run) => {
        const record = get(tallyId);
        if (record === null || stateOf(record) !== 'open') return 'closed';
        const same = read.sameTick(tallyId, tick);
        if (same !== null) return { kind: 'double', tick: same };
        if (!isExtra(tick)) dropElsewhere(run, record.manifestId, tick.order.orderId);
        const kept: Tick = { ...tick, tallyId, at: now() };
        const text = JSON.stringify(kept);
        run(
          'INSERT INTO ticks (tally_id, tick_key, is_extra, content, seal) VALUES (?, ?, ?, ?, ?)',
          ...[tallyId, keyOf(tick).key, Number(isExtra(tick)), text, sealOf(text)],
        );
        const tickNo = Number(database.all('SELECT last_insert_rowid() AS tick_no')[0]?.tick_no);
        return { kind: 'added', tick: { ...kept, tickNo } };
      }),
    takeBack: (tallyId, tickNo) =>
      database.change((run) => {
        const record = get(tallyId);
        if (record === null || stateOf(record) !== 'open' || !ticksOf(tallyId).some((tick) => tick.tickNo === tickNo))
          return false;
        run('UPDATE ticks SET taken_back_at = ? WHERE tick_no = ?', now(), tickNo);
        return true;
      }),
    change: (tallyId, alter) =>
      database.change((run) => {
        const before = get(tallyId);
        const altered = before === null ? null : alter(before, ticksOf(tallyId));
        if (before === null || altered === null) return null;
        const moves = stateOf(before) !== stateOf(altered);
        const after = moves ? { ...altered, begunAfter: begun.last() } : altered;
        if (moves) run(`UPDATE tallies SET tally_no = ${nextNo} WHERE tally_id = ?`, tallyId);
        run('UPDATE tallies SET state = ?, content = ?, seal = ? WHERE tally_id = ?', ...sealedState(after), tallyId);
        return after;
      }),
    shut: () => database.close(),
  };
}

/** A tally may be left and taken up days later: what has ended stands where it ended, whatever the clock said. */
const nextNo = '(SELECT max(tally_no) + 1 FROM tallies)';

/** State, content and seal, as in the table. */
function sealedState(record: TallyRecord): [string, string, string] {
  const text = JSON.stringify(record);
  return [stateOf(record), text, sealOf(text)];
}

/** A tally's record says how it ended; its single scans are kept for this many ended tallies. */
const endedWithTicks = 100;

/** Call for rows that are whole: the columns of others may say what is not so. */
function forgetOldTicks(database: LedgerDatabase): void {
  const old = `SELECT tally_id FROM tallies WHERE state <> 'open' ORDER BY tally_no DESC LIMIT -1 OFFSET ${endedWithTicks}`;
  if (database.all(`SELECT 1 FROM ticks WHERE tally_id IN (${old}) LIMIT 1`).length === 0) return;
  database.change((run) => run(`DELETE FROM ticks WHERE tally_id IN (${old})`));
}
