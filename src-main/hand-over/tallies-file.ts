/**
 * The tallies on the disk: SQLite beside the ledger, every change fsynced when it returns. Two programs may have it
 * open, so whatever depends on its content is checked inside the transaction that changes it.
 */
import { join } from 'node:path';
import { PackbenchError } from '../failures.ts';
import type { BegunCount } from '../journal/begun-order.ts';
import type { LedgerDatabase, Row, RunStatement } from '../journal/ledger-database.ts';
import { type OwnDatabaseParts, openOwnDatabase } from '../journal/own-database.ts';
import { readSealed, takeOutDamaged } from '../journal/sealed-rows.ts';
import { sealOf } from '../journal/write-record.ts';
import {
  againIn,
  type CountedAgain,
  isExtra,
  type KeptTick,
  keyOf,
  type NewTick,
  type TallyRecord,
  type Tick,
} from './tally.ts';

export interface TallyCounts {
  readonly ticked: number;
  readonly extra: number;
  /** Of the ticked ones. */
  readonly again: CountedAgain;
}

/** Every method throws PackbenchError 'disk-full' or 'file-failed'. */
export interface TalliesFile {
  /** The file that stood in its place, damaged or not ours; null: there was none. */
  readonly keptAs: string | null;
  get(tallyId: string): TallyRecord | null;
  /** Neither handed over nor discarded; the last begun first. */
  open(): TallyRecord[];
  /** Not discarded; the last begun or ended first. */
  ofManifests(manifestIds: readonly string[]): TallyRecord[];
  /** Handed over, and not among `partly`; the last first. */
  done(count: number): TallyRecord[];
  /** As HandOverState.partly says. */
  partly(count: number): TallyRecord[];
  partlyCount(): number;
  /** Null: none was handed over. */
  lastEnded(): TallyRecord | null;
  /** Of those that are not discarded; the last begun or ended first. Another content has another seal. */
  seals(): readonly { readonly tallyId: string; readonly seal: string }[];
  /** Not discarded; the last begun or ended first. */
  list(tallyIds: readonly string[]): TallyRecord[];
  countsOf(record: TallyRecord): TallyCounts;
  /** Ticks that nobody has taken back, the last first; empty for tallies that ended long ago. */
  ticksOf(tallyId: string): KeptTick[];
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

/** A tally that is damaged takes its ticks with it. */
const sealedTables = [
  { name: 'ticks', id: 'tick_no', parts: [] },
  { name: 'tallies', id: 'tally_id', parts: ['ticks'], indexes: ['tallies_with_left'] },
];

export interface TalliesFileParts extends Pick<OwnDatabaseParts, 'clock' | 'assertFolderHeld'> {
  readonly folder: string;
  /** Writes, prints and tallies have one order; the ledger counts. */
  readonly begun: BegunCount;
}

/** Opens the file, or makes it when it is missing. */
export function openTalliesFile({ folder, begun, ...parts }: TalliesFileParts): TalliesFile {
  const { clock } = parts;
  const path = join(folder, talliesFileName);
  const opened = openOwnDatabase({ ...parts, path, layout, tables, tableNames: ['tallies', 'ticks'] });
  const { database } = opened;
  forgetOldTicks(database);
  const keptAs = takeOutDamaged(database, clock, sealedTables) ?? opened.keptAs;
  const withParcelsHere = parcelsHere(indexLeft(database));
  begun.from(lastPlace(database));
  const now = (): string => clock.now().toISOString();
  const where = (condition: string, ...values: (string | number)[]): TallyRecord[] =>
    database
      .all(`SELECT * FROM tallies WHERE ${condition} ORDER BY tally_no DESC`, ...values)
      .map((row) => recordIn(database, row));
  const get = (tallyId: string): TallyRecord | null => where('tally_id = ?', tallyId)[0] ?? null;
  const isOpen = (tallyId: string): boolean => {
    const record = get(tallyId);
    return record !== null && stateOf(record) === 'open';
  };
  const ticksWhere = (condition: string, ...values: (string | number)[]): KeptTick[] =>
    database
      .all(`SELECT * FROM ticks WHERE ${condition} AND taken_back_at IS NULL ORDER BY tick_no DESC`, ...values)
      .map((row) => tickIn(database, row));
  const ticksOf = (tallyId: string): KeptTick[] => ticksWhere('tally_id = ?', tallyId);
  const open = (): TallyRecord[] => where("state = 'open'");
  /** A parcel of this manifest was scanned in another open tally: now it is where it belongs. */
  const dropElsewhere = (run: RunStatement, manifestId: string, orderId: number): void => {
    for (const { tallyId } of open()) {
      for (const tick of ticksWhere('tally_id = ? AND is_extra = 1', tallyId)) {
        const isIt =
          isExtra(tick) && tick.elsewhere.some((place) => place.manifestId === manifestId && place.orderId === orderId);
        if (isIt) run('UPDATE ticks SET taken_back_at = ? WHERE tick_no = ?', now(), tick.tickNo);
      }
    }
  };

  return {
    keptAs,
    get,
    open,
    ofManifests: (manifestIds) =>
      where("manifest_id IN (SELECT value FROM json_each(?)) AND state <> 'discarded'", JSON.stringify(manifestIds)),
    done: (count) =>
      where(
        `tally_no IN (
          SELECT tally_no FROM tallies WHERE state = 'handed-over' AND tally_no NOT IN (${withParcelsHere})
          ORDER BY tally_no DESC LIMIT ?
        )`,
        count,
      ),
    partly: (count) => where(`tally_no IN (${withParcelsHere} ORDER BY tally_no DESC LIMIT ?)`, count),
    partlyCount: () => Number(database.all(`SELECT count(*) AS found FROM (${withParcelsHere})`)[0]?.found),
    lastEnded: () => where(`tally_no = (SELECT max(tally_no) FROM tallies WHERE state = 'handed-over')`)[0] ?? null,
    seals: () =>
      database
        .all("SELECT tally_id, seal FROM tallies WHERE state <> 'discarded' ORDER BY tally_no DESC")
        .map(({ tally_id: tallyId, seal }) => ({ tallyId: String(tallyId), seal: String(seal) })),
    list: (tallyIds) =>
      where("tally_id IN (SELECT value FROM json_each(?)) AND state <> 'discarded'", JSON.stringify(tallyIds)),
    countsOf(record) {
      const { tallyId } = record;
      const rows = database.all(
        'SELECT is_extra, count(*) AS found FROM ticks WHERE tally_id = ? AND taken_back_at IS NULL GROUP BY is_extra',
        tallyId,
      );
      const countIn = (kind: number): number => Number(rows.find((row) => row.is_extra === kind)?.found ?? 0);
      const mayBeAgain = record.earlier !== undefined && record.end === null;
      const again = againIn(record, mayBeAgain ? ticksOf(tallyId) : []);
      return { ticked: countIn(0), extra: countIn(1), again };
    },
    ticksOf,
    begin: (tally, again) =>
      database.change((run) => {
        const known = where('manifest_id = ?', tally.manifestId);
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
        const { key, before } = keyOf(tick);
        const [same] = ticksWhere('tally_id = ? AND tick_key IN (?, ?)', tallyId, key, before ?? key);
        if (same !== undefined) return { kind: 'double', tick: same };
        if (!isExtra(tick)) dropElsewhere(run, record.manifestId, tick.order.orderId);
        const kept: Tick = { ...tick, tallyId, at: now() };
        const text = JSON.stringify(kept);
        run(
          'INSERT INTO ticks (tally_id, tick_key, is_extra, content, seal) VALUES (?, ?, ?, ?, ?)',
          ...[tallyId, key, Number(isExtra(tick)), text, sealOf(text)],
        );
        const tickNo = Number(database.all('SELECT last_insert_rowid() AS tick_no')[0]?.tick_no);
        return { kind: 'added', tick: { ...kept, tickNo } };
      }),
    takeBack: (tallyId, tickNo) =>
      database.change((run) => {
        if (!isOpen(tallyId) || !ticksOf(tallyId).some((tick) => tick.tickNo === tickNo)) return false;
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

/** What stayed behind is still to go, but for what was said not to (tally.ts). */
const leftParcels = `state = 'handed-over'
  AND json_array_length(content, '$.end.missing') > coalesce(json_array_length(content, '$.end.notGoing'), 0)`;
/** A record with a signature is long, and this is asked with every scan: an index knows the few. */
const indexOfLeft = `CREATE INDEX IF NOT EXISTS tallies_with_left ON tallies (tally_no) WHERE ${leftParcels}`;
const parcelsHere = (isIndexed: boolean): string => `
  SELECT tally_no FROM tallies AS ended ${isIndexed ? 'INDEXED BY tallies_with_left' : ''} WHERE ${leftParcels} AND NOT EXISTS (
    SELECT 1 FROM tallies AS later
    WHERE later.manifest_id = ended.manifest_id AND later.tally_no > ended.tally_no AND later.state <> 'discarded'
  )`;

/** False: the disk has no room for the index now. They are found all the same, by a look at each record. */
function indexLeft(database: LedgerDatabase): boolean {
  try {
    database.change(() => database.runScript(indexOfLeft));
    return true;
  } catch (error) {
    if (error instanceof PackbenchError) return false;
    throw error;
  }
}

/** A tally may be left and taken up days later: what has ended stands where it ended, whatever the clock said. */
const nextNo = '(SELECT max(tally_no) + 1 FROM tallies)';

type StoredState = 'open' | 'handed-over' | 'discarded';

export function stateOf({ end, discardedAt }: TallyRecord): StoredState {
  if (discardedAt !== null) return 'discarded';
  return end === null ? 'open' : 'handed-over';
}

/** State, content and seal, as in the table. */
function sealedState(record: TallyRecord): [string, string, string] {
  const text = JSON.stringify(record);
  return [stateOf(record), text, sealOf(text)];
}

/** A tally's record says how it ended; its single scans are kept for this many ended tallies. */
const endedWithTicks = 100;

function forgetOldTicks(database: LedgerDatabase): void {
  const old = `SELECT tally_id FROM tallies WHERE state <> 'open' ORDER BY tally_no DESC LIMIT -1 OFFSET ${endedWithTicks}`;
  if (database.all(`SELECT 1 FROM ticks WHERE tally_id IN (${old}) LIMIT 1`).length === 0) return;
  database.change((run) => run(`DELETE FROM ticks WHERE tally_id IN (${old})`));
}

const lastPlace = (database: LedgerDatabase): number =>
  Number(database.all(`SELECT coalesce(max(content ->> '$.begunAfter'), 0) AS last FROM tallies`)[0]?.last);

const what = (row: Row): string => `tally ${row.tally_id}`;
const recordIn = (database: LedgerDatabase, row: Row): TallyRecord => readSealed(database, row, what(row));
const tickIn = (database: LedgerDatabase, row: Row): KeptTick => ({
  ...readSealed<Tick>(database, row, what(row)),
  tickNo: Number(row.tick_no),
});
