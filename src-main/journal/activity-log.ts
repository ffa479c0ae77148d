/**
 * Everything that was done on this bench, as one list: every write, print and hand-over, the last begun first, whatever the clock
 * was set to; filtered in the database.
 */
import type {
  ActivityDetail,
  ActivityEntry,
  ActivityFilter,
  ActivityKind,
  ActivityOutcome,
  ActivityPage,
} from '../../src-preload/contract/activity.ts';
import { activityQuery, newestFirst, unfiltered, unsentOutcome, writeOutcomes } from './activity-query.ts';
import { noAt } from './begun-order.ts';
import type { Ledger } from './ledger.ts';
import type { LedgerDatabase, Row } from './ledger-database.ts';
import { readPrintJob } from './print-log.ts';
import { lookedUp, type WriteOrder, type WriteRecord } from './write-record.ts';

export interface ActivityLog {
  /** Throws PackbenchError 'file-failed' when the ledger cannot be read; so does `each`. */
  list(filter: ActivityFilter, offset: number, limit: number): ActivityPage;
  /** Null: there is no such entry. Throws like `list`. */
  get(activityId: string): ActivityDetail | null;
  /** Every entry as it was when the list was begun, newest first, without holding them all at once. */
  each(filter: ActivityFilter): IterableIterator<ActivityEntry>;
}

/** A hand-over stands after what the ledger had counted when it began or ended; null: by an older Packbench, so its date says. */
export interface PlacedHandOver {
  readonly entry: ActivityEntry;
  readonly begunAfter: number | null;
}

type ActivityParts = Pick<Ledger, 'database' | 'writes' | 'unwritten'>;

/** `handOvers`: the last begun or ended first; none by default. */
export function createActivityLog(
  { database, writes, unwritten }: ActivityParts,
  handOvers: () => readonly PlacedHandOver[] = () => [],
): ActivityLog {
  const valuesOf = (
    { accountId, kind, outcome, from, to }: ActivityFilter,
    tallies: readonly PlacedHandOver[],
  ): (string | null)[] => [
    accountId,
    kind,
    outcome,
    from,
    to,
    JSON.stringify(Object.fromEntries(unwritten.all().map((record) => [record.writeId, outcomeOf(record)]))),
    JSON.stringify(tallies.map((tally, index) => placeOf(database, tally, tallies.length - index))),
  ];

  const entryOf = (row: Row, tallies: readonly PlacedHandOver[]): ActivityEntry | null => {
    if (row.kind === 'hand-over') return tallies.find(({ entry }) => entry.activityId === row.id)?.entry ?? null;
    const job = row.kind === 'print' ? readPrintJob(database, String(row.id)) : null;
    const record = writes.get(job?.manifestId ?? String(row.id));
    if (job === null && record === null) return null;
    return {
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
    };
  };

  return {
    list(filter, offset, limit) {
      const tallies = handOvers();
      const values = valuesOf(filter, tallies);
      const rows = database.all(
        `${activityQuery('*', filter)} ${newestFirst} LIMIT ?8 OFFSET ?9`,
        ...values,
        limit,
        offset,
      );
      const [total] = database.all(
        `SELECT sum(count) AS count FROM (${activityQuery('count(*) AS count', filter)})`,
        ...values,
      );
      return {
        entries: rows.map((row) => entryOf(row, tallies)).filter((entry) => entry !== null),
        totalCount: Number(total?.count),
      };
    },
    get(activityId) {
      const tallies = handOvers();
      const values = valuesOf(unfiltered, tallies);
      const [row] = database.all(activityQuery('*', unfiltered, 'AND id = ?8'), ...values, activityId);
      const entry = row === undefined ? null : entryOf(row, tallies);
      if (entry === null) return null;
      const record = writes.get(entry.manifestId ?? activityId);
      const orders = (record?.orders ?? []).map(({ settledAs: _settledAs, ...order }) => order);
      const isFailure = entry.kind !== 'print' && record !== null && failureCodeOf(record) !== null;
      const notDone = entry.kind === 'print' ? [] : notDoneOf(record?.orders ?? []);
      return { entry, orders, notDone, failure: isFailure ? record.failure : null };
    },
    *each(filter) {
      const tallies = handOvers();
      for (const row of database.all(`${activityQuery('*', filter)} ${newestFirst}`, ...valuesOf(filter, tallies))) {
        const entry = entryOf(row, tallies);
        if (entry !== null) yield entry;
      }
    },
  };
}

/** `further`: a number for each hand-over, for those that stand after the same entry of the ledger. */
function placeOf(database: LedgerDatabase, { entry, begunAfter }: PlacedHandOver, further: number): object {
  const { activityId: id, accountId, at, outcome } = entry;
  return { no: begunAfter ?? noAt(database, at), further, id, accountId, at, outcome };
}

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
