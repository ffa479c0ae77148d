/** What the tallies file holds. */
import { PackbenchError } from '../failures.ts';
import type { LedgerDatabase, Row } from '../journal/ledger-database.ts';
import { readSealed } from '../journal/sealed-rows.ts';
import {
  againIn,
  type CountedAgain,
  type KeptTick,
  keyOf,
  type NewTick,
  type TallyRecord,
  type Tick,
} from './tally.ts';

export interface TallyCounts {
  readonly ticked: number;
  readonly extra: number;
  /** How many of the ticked ones were counted before. */
  readonly again: CountedAgain;
}

/** Every method throws PackbenchError 'disk-full' or 'file-failed'. */
export interface TalliesRead {
  /** As LedgerDatabase's. */
  version(): string;
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
  /** The highest number of the ledger's count that a tally began or ended after; 0: none has one. */
  lastPlace(): number;
  /** Every tally that is not discarded; the last begun or ended first. When a tally changes, so does its seal. */
  seals(): readonly { readonly tallyId: string; readonly seal: string }[];
  /** Not discarded; the last begun or ended first. */
  list(tallyIds: readonly string[]): TallyRecord[];
  countsOf(record: TallyRecord): TallyCounts;
  /** Ticks that nobody has taken back, the last first; empty for tallies that ended long ago. */
  ticksOf(tallyId: string): KeptTick[];
  /** Those of them that were not to be scanned in this tally. */
  extraTicksOf(tallyId: string): KeptTick[];
  /** The tick of the same parcel; null: nobody has counted it here. */
  sameTick(tallyId: string, tick: NewTick): KeptTick | null;
}

/** Makes the indexes of the file first, where the disk has room for them. */
export function createTalliesRead(database: LedgerDatabase): TalliesRead {
  const withParcelsHere = parcelsHere(makeIndexes(database));
  const where = (condition: string, ...values: (string | number)[]): TallyRecord[] =>
    database
      .all(`SELECT * FROM tallies WHERE ${condition} ORDER BY tally_no DESC`, ...values)
      .map((row) => recordIn(database, row));
  const get = (tallyId: string): TallyRecord | null => where('tally_id = ?', tallyId)[0] ?? null;
  const ticksWhere = (condition: string, ...values: (string | number)[]): KeptTick[] =>
    database
      .all(`SELECT * FROM ticks WHERE ${condition} AND taken_back_at IS NULL ORDER BY tick_no DESC`, ...values)
      .map((row) => tickIn(database, row));
  const ticksOf = (tallyId: string): KeptTick[] => ticksWhere('tally_id = ?', tallyId);

  return {
    version: database.version,
    get,
    open: () => where("state = 'open'"),
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
    lastPlace: () => Number(database.all(`SELECT coalesce(max(${begunAfter}), 0) AS last FROM tallies`)[0]?.last),
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
    extraTicksOf: (tallyId) => ticksWhere('tally_id = ? AND is_extra = 1', tallyId),
    sameTick(tallyId, tick) {
      const { key, before } = keyOf(tick);
      return ticksWhere('tally_id = ? AND tick_key IN (?, ?)', tallyId, key, before ?? key)[0] ?? null;
    },
  };
}

/** What stayed behind is still to go, unless somebody said that it does not go any more (tally.ts). */
const leftParcels = `state = 'handed-over'
  AND json_array_length(content, '$.end.missing') > coalesce(json_array_length(content, '$.end.notGoing'), 0)`;
const begunAfter = `content ->> '$.begunAfter'`;
/**
 * A record with a signature is long. Which parcels stayed behind is asked with every scan, the others of all tallies at once: at each
 * start, and with each look at the activity.
 */
const indexes = {
  tallies_with_left: `ON tallies (tally_no) WHERE ${leftParcels}`,
  tallies_begun_after: `ON tallies (${begunAfter})`,
  tallies_sealed: 'ON tallies (tally_no, state, tally_id, seal)',
};
/** Those of them that read the record: it cannot be taken out of them once it is no JSON any more. */
export const indexesOfRecords = ['tallies_with_left', 'tallies_begun_after'];
const parcelsHere = (isIndexed: boolean): string => `
  SELECT tally_no FROM tallies AS ended ${isIndexed ? 'INDEXED BY tallies_with_left' : ''} WHERE ${leftParcels} AND NOT EXISTS (
    SELECT 1 FROM tallies AS later
    WHERE later.manifest_id = ended.manifest_id AND later.tally_no > ended.tally_no AND later.state <> 'discarded'
  )`;

/** False: the disk has no room for them now. All is found the same, by a look at each record. */
function makeIndexes(database: LedgerDatabase): boolean {
  try {
    for (const [name, columns] of Object.entries(indexes)) {
      const sql = `CREATE INDEX ${name} ${columns}`;
      // One with another condition, damaged or of another Packbench, is of no use to our questions.
      if (database.all('SELECT sql FROM sqlite_schema WHERE name = ?', name)[0]?.sql === sql) continue;
      database.change(() => database.runScript(`DROP INDEX IF EXISTS ${name}; ${sql}`));
    }
    return true;
  } catch (error) {
    if (error instanceof PackbenchError) return false;
    throw error;
  }
}

const what = (row: Row): string => `tally ${row.tally_id}`;
const recordIn = (database: LedgerDatabase, row: Row): TallyRecord => readSealed(database, row, what(row));
const tickIn = (database: LedgerDatabase, row: Row): KeptTick => ({
  ...readSealed<Tick>(database, row, what(row)),
  tickNo: Number(row.tick_no),
});
