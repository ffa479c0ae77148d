/**
 * Everything that was done on this bench, as one list: every write, print and hand-over, the last begun first, whatever the clock
 * was set to; filtered in the database.
 */
import { setImmediate } from 'node:timers/promises';
import type {
  ActivityDetail,
  ActivityEntry,
  ActivityFilter,
  ActivityKind,
  ActivityOutcome,
  ActivityPage,
} from '../../src-preload/contract/activity.ts';
import {
  activityQuery,
  isUnfiltered,
  newestFirst,
  unfiltered,
  unsentOutcome,
  writeOutcomes,
} from './activity-query.ts';
import { lastNo, noAt } from './begun-order.ts';
import type { EnteredAgain } from './entered-again.ts';
import type { Ledger } from './ledger.ts';
import type { LedgerDatabase, Row } from './ledger-database.ts';
import { readPrintJob } from './print-log.ts';
import { lookedUp, type WriteOrder, type WriteRecord } from './write-record.ts';

export interface ActivityLog {
  /** Throws PackbenchError 'file-failed' when the ledger cannot be read; so do the others. */
  list(filter: ActivityFilter, offset: number, limit: number): Promise<ActivityPage>;
  /** Null: there is no such entry. */
  get(activityId: string): ActivityDetail | null;
  /** Every entry that there was when the list was begun, newest first, some at a time. */
  each(filter: ActivityFilter): IterableIterator<ActivityEntry>;
}

/** A hand-over stands after what the ledger had counted when it began or ended; null: by an older Packbench, so its date says. */
export interface PlacedHandOver {
  readonly entry: ActivityEntry;
  readonly begunAfter: number | null;
}

type ActivityParts = Pick<Ledger, 'database' | 'writes' | 'unwritten'>;

/** Where an entry stands: behind all with a higher number, and among those of one number by the second one. */
interface Place {
  readonly no: number;
  readonly further: number;
}

type PlacedEntry = Place & { readonly entry: ActivityEntry };

/** Entries read in one step. */
const entriesInPiece = 200;
/** Numbers of the count that are looked through in one step: some milliseconds of work. */
const numbersInPiece = 4_000;

/** A range of the ledger's count. `above` null: from its beginning. */
interface Piece {
  readonly above: number | null;
  readonly upTo: number;
}

const everyNumber: Piece = { above: null, upTo: Number.MAX_SAFE_INTEGER };

/** The newest first. What was begun meanwhile is in the first one, and what the ledger's count does not know, too. */
function* piecesUpTo(last: number): Generator<Piece> {
  if (last <= numbersInPiece) return yield everyNumber;
  for (let upTo = Number.MAX_SAFE_INTEGER, above = last; upTo > -1; upTo = above) {
    above = above > numbersInPiece ? above - numbersInPiece : -1;
    yield { above, upTo };
  }
}

const within = (above: number | null): string => (above === null ? '' : 'AND no > ?8 AND no <= ?9');

const aboveAll: Place = { no: Number.MAX_SAFE_INTEGER, further: 0 };

/** `handOvers`: the last begun or ended first; none by default. */
export function createActivityLog(
  { database, writes, unwritten }: ActivityParts,
  enteredAgain: EnteredAgain,
  handOvers: () => readonly PlacedHandOver[] = () => [],
): ActivityLog {
  const placed = createPlacing(database);
  const idsIn = ({ accountId }: ActivityFilter): readonly string[] | null =>
    accountId === null ? null : enteredAgain.idsOf(accountId);
  const asShown = (entry: ActivityEntry): ActivityEntry =>
    entry.accountId === null ? entry : { ...entry, accountId: enteredAgain.shownAs(entry.accountId) };
  const valuesOf = (filter: ActivityFilter, tallies: readonly PlacedEntry[]): (string | null)[] => [
    JSON.stringify(idsIn(filter)),
    filter.kind,
    filter.outcome,
    filter.from,
    filter.to,
    JSON.stringify(Object.fromEntries(unwritten.all().map((record) => [record.writeId, outcomeOf(record)]))),
    JSON.stringify(tallies.map(({ no, further, entry }) => ({ no, further, ...toldIn(entry) }))),
  ];

  const talliesFor = (filter: ActivityFilter): readonly PlacedEntry[] => placed(handOvers(), idsIn(filter), filter);

  /** Without hand-overs. */
  const countOthers = (filter: ActivityFilter, { above, upTo }: Piece): number => {
    const parts = activityQuery('count(*) AS count', filter, within(above));
    const values = above === null ? [] : [above, upTo];
    return Number(
      database.all(`SELECT sum(count) AS count FROM (${parts})`, ...valuesOf(filter, []), ...values)[0]?.count,
    );
  };

  const entryOf = (row: Row, tallies: readonly PlacedEntry[]): ActivityEntry | null => {
    if (row.kind === 'hand-over') {
      const found = tallies.find(({ entry }) => entry.activityId === row.id)?.entry;
      return found === undefined ? null : asShown(found);
    }
    const job = row.kind === 'print' ? readPrintJob(database, String(row.id)) : null;
    const record = writes.get(job?.manifestId ?? String(row.id));
    if (job === null && record === null) return null;
    return asShown({
      activityId: String(row.id),
      kind: String(row.kind) as ActivityKind,
      accountId: record?.accountId ?? null,
      accountLabel: record?.accountLabel ?? '',
      at: String(row.at),
      orderCount: record?.orders.length ?? 0,
      outcome: job === null && record !== null ? outcomeOf(record) : (String(row.outcome) as ActivityOutcome),
      failureCode: job === null ? failureCodeOf(record) : null,
      manifestId: job === null ? (record?.kind === 'manifest' ? record.writeId : null) : job.manifestId || null,
      about: job?.printer ?? record?.about.toAccountLabel ?? '',
    });
  };

  /** In pieces, between which others have their turn: for most filters the records of years are looked through. */
  async function list(filter: ActivityFilter, offset: number, limit: number): Promise<ActivityPage> {
    const tallies = talliesFor(filter);
    const entries: ActivityEntry[] = [];
    let [found, passedOver, totalCount] = [0, 0, 0];
    for (const piece of piecesUpTo(lastNo(database))) {
      const { above, upTo } = piece;
      const here = above === null ? tallies : tallies.filter(({ no }) => no > above && no <= upTo);
      const [before, wanted] = [offset - passedOver, limit - found];
      const among = here.slice(0, before + wanted);
      const rows =
        wanted === 0
          ? []
          : database.all(
              `${activityQuery('*', filter, within(above))} ${newestFirst} LIMIT ?10 OFFSET ?11`,
              ...valuesOf(filter, among),
              ...[above, upTo, wanted, before],
            );
      entries.push(...rows.map((row) => entryOf(row, among)).filter((entry) => entry !== null));
      found += rows.length;
      // An index alone tells how many there are.
      if (found === limit && isUnfiltered(filter)) {
        return { entries, totalCount: countOthers(filter, everyNumber) + tallies.length };
      }
      // Few are found among years of records: where a page is not full, that was all, and nothing is counted.
      const isAll = rows.length < wanted && (rows.length > 0 || before === 0);
      const count = isAll ? before + rows.length : countOthers(filter, piece) + here.length;
      passedOver += Math.min(count, before);
      totalCount += count;
      await setImmediate();
    }
    return { entries, totalCount };
  }

  return {
    list,
    get(activityId) {
      const handOver = handOvers().find(({ entry: told }) => told.activityId === activityId);
      const values = valuesOf(unfiltered, []);
      const [row] =
        handOver === undefined
          ? database.all(activityQuery('*', unfiltered, 'AND id = ?8'), ...values, activityId)
          : [];
      const entry = handOver === undefined ? (row === undefined ? null : entryOf(row, [])) : asShown(handOver.entry);
      if (entry === null) return null;
      const record = writes.get(entry.manifestId ?? activityId);
      const orders = (record?.orders ?? []).map(({ settledAs: _settledAs, ...order }) => order);
      const isFailure = entry.kind !== 'print' && record !== null && failureCodeOf(record) !== null;
      const notDone = entry.kind === 'print' ? [] : notDoneOf(record?.orders ?? []);
      return { entry, orders, notDone, failure: isFailure ? record.failure : null };
    },
    *each(filter) {
      const tallies = talliesFor(filter);
      let told = 0;
      for (let behind = aboveAll; ; ) {
        const some = tallies.slice(told, told + entriesInPiece);
        const rows = database.all(
          `${activityQuery('*', filter, 'AND no <= ?8 AND (no < ?8 OR further < ?9)')} ${newestFirst} LIMIT ?10`,
          ...valuesOf(filter, some),
          ...[behind.no, behind.further, entriesInPiece],
        );
        const last = rows.at(-1);
        if (last === undefined) return;
        for (const row of rows) {
          if (row.kind === 'hand-over') told += 1;
          const entry = entryOf(row, some);
          if (entry !== null) yield entry;
        }
        behind = { no: Number(last.no), further: Number(last.further) };
      }
    },
  };
}

/** Where hand-overs stand: those that fit, in the order of the list. */
function createPlacing(database: LedgerDatabase) {
  /** The places of hand-overs without a number: their dates say where they stand, and are looked up once. */
  const placesByDate = new WeakMap<PlacedHandOver, number>();
  const noOf = (handOver: PlacedHandOver): number => {
    const { entry, begunAfter } = handOver;
    const no = begunAfter ?? placesByDate.get(handOver) ?? noAt(database, entry.at);
    if (begunAfter === null) placesByDate.set(handOver, no);
    return no;
  };
  return (
    all: readonly PlacedHandOver[],
    accountIds: readonly string[] | null,
    filter: ActivityFilter,
  ): readonly PlacedEntry[] =>
    all
      .map((handOver, index) => ({ handOver, further: all.length - index }))
      .filter(({ handOver }) => fits(handOver.entry, accountIds, filter))
      .map(({ handOver, further }) => ({ no: noOf(handOver), further, entry: handOver.entry }))
      .sort((one, other) => other.no - one.no || other.further - one.further);
}

/** What the database looks for in it. */
const toldIn = ({ activityId: id, accountId, at, outcome }: ActivityEntry): object => ({ id, accountId, at, outcome });

/** The same as the database does. */
const fits = (
  entry: ActivityEntry,
  accountIds: readonly string[] | null,
  { kind, outcome, from, to }: ActivityFilter,
): boolean =>
  (accountIds === null || (entry.accountId !== null && accountIds.includes(entry.accountId))) &&
  (kind === null || entry.kind === kind) &&
  (outcome === null || entry.outcome === outcome) &&
  (from === null || entry.at >= from) &&
  (to === null || entry.at <= to);

/** The same as in `activity-query.ts`, but also for an end that is not in the file yet. */
function outcomeOf({ state, failure, settlements, orders }: WriteRecord): ActivityOutcome {
  const unsent = state === 'rejected' && failure !== null ? unsentOutcome(failure.code) : null;
  if (state === 'resolved' && settlements.every(({ by }) => by === lookedUp)) {
    return notDoneOf(orders).length > 0 ? 'partly' : 'done';
  }
  return unsent ?? writeOutcomes[state];
}

const notDoneOf = (orders: readonly WriteOrder[]): number[] =>
  orders.flatMap(({ orderId, settledAs }) => (settledAs === 'not-done' ? [orderId] : []));

/** A write that is settled is not a failure any more. */
const failureCodeOf = (record: WriteRecord | null): ActivityEntry['failureCode'] =>
  record === null || record.state === 'resolved' ? null : (record.failure?.code ?? null);
