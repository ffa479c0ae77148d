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
import type { FailureCode } from '../../src-preload/contract/failure.ts';
import { failureCodes, traitsOf } from '../../src-preload/contract/failure-traits.ts';
import type { PrintJobState } from '../../src-preload/contract/printing.ts';
import { noAt } from './begun-order.ts';
import type { Ledger } from './ledger.ts';
import type { LedgerDatabase, Row } from './ledger-database.ts';
import { readPrintJob } from './print-log.ts';
import { withoutEnd } from './write-queries.ts';
import { isOpen, lookedUp, type WriteOrder, type WriteRecord, type WriteState } from './write-record.ts';

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

const writeOutcomes: Readonly<Record<WriteState, ActivityOutcome>> = {
  intent: 'under-way',
  sent: 'under-way',
  stored: 'done',
  rejected: 'refused',
  'in-doubt': 'in-doubt',
  resolved: 'resolved',
};

const printOutcomes: Readonly<Record<PrintJobState, ActivityOutcome>> = {
  sending: 'under-way',
  queued: 'under-way',
  held: 'under-way',
  printing: 'under-way',
  done: 'done',
  failed: 'refused',
  cancelled: 'cancelled',
  unknown: 'unknown',
};

const caseOf = (column: string, outcomes: Readonly<Record<string, ActivityOutcome>>): string =>
  `CASE ${column} ${Object.entries(outcomes)
    .map(([state, outcome]) => `WHEN '${state}' THEN '${outcome}'`)
    .join(' ')} END`;

const ofPrints: readonly ActivityOutcome[] = ['resolved', ...Object.values(printOutcomes)];

/** What a person saw at the printer counts for more than what the print system said. */
const printOutcome = `CASE p.job ->> '$.answer.cameOut' WHEN 1 THEN 'resolved' WHEN 0 THEN 'refused'
  ELSE ${caseOf('p.state', printOutcomes)} END`;

/** A write that was never sent is no refusal. */
const unsentOutcome = (code: FailureCode): ActivityOutcome | null => {
  if (code === 'cancelled') return 'cancelled';
  return ['none', 'not-asked'].includes(traitsOf(code).answer) ? 'not-sent' : null;
};
const unsentOutcomes = Object.fromEntries(
  failureCodes.flatMap((code) => {
    const outcome = unsentOutcome(code);
    return outcome === null ? [] : [[code, outcome]];
  }),
);

/** Settled by look-ups alone, after the service had refused it: that is nobody's word. For all other writes null. */
const lookedUpOutcome = `CASE WHEN state = 'resolved'
    AND NOT EXISTS (SELECT 1 FROM json_each(record, '$.settlements') WHERE value ->> '$.by' <> '${lookedUp}')
  THEN CASE WHEN EXISTS (SELECT 1 FROM json_each(record, '$.orders') WHERE value ->> '$.settledAs' = 'not-done')
    THEN 'partly' ELSE 'done' END END`;

/** Several orders are archived by the operation that removes: what is archived never comes again, so it is not called removed. */
const toldKind = `CASE WHEN kind = 'bulk-delete' AND record ->> '$.about.remove' = 0 THEN 'archive' ELSE kind END`;

/** The states of writes that an outcome may come of. */
const statesOf: Readonly<Record<ActivityOutcome, readonly WriteState[]>> = {
  'under-way': ['intent', 'sent'],
  done: ['stored', 'resolved'],
  partly: ['resolved'],
  refused: ['rejected'],
  'not-sent': ['rejected'],
  'in-doubt': ['in-doubt'],
  resolved: ['resolved'],
  cancelled: ['rejected'],
  unknown: [],
};

/** Most writes cannot have the outcome by their state, and need no look at their record. Those without an end have an index. */
function amongWrites(outcome: ActivityOutcome | null): string {
  if (outcome === null) return '';
  const states = statesOf[outcome];
  const inState = `state IN (${states.map((state) => `'${state}'`).join(', ')})`;
  const inFile = states.length > 0 && states.every(isOpen) ? `(${withoutEnd} AND ${inState})` : inState;
  return `WHERE ${inFile} OR write_id IN (SELECT key FROM json_each(?6))`;
}

/** ?6 holds, by write, the ends that the file has not taken yet. */
const writesBegun = (outcome: ActivityOutcome | null): string => `
  SELECT rowid AS no, 0 AS further, write_id AS id, ${toldKind} AS kind, account_id, created_at AS at,
    coalesce((SELECT value FROM json_each(?6) WHERE key = write_id),
      CASE WHEN state = 'rejected' THEN ${caseOf("record ->> '$.failure.code'", unsentOutcomes)} END,
      ${lookedUpOutcome},
      ${caseOf('state', writeOutcomes)}) AS outcome
  FROM writes ${amongWrites(outcome)}`;

/** What a person saw may be kept in a job of any state; all other outcomes are told by the state. */
function amongPrints(outcome: ActivityOutcome | null): string {
  if (outcome === null || outcome === 'resolved' || outcome === 'refused') return '';
  const states = Object.entries(printOutcomes).flatMap(([state, told]) => (told === outcome ? [`'${state}'`] : []));
  return `WHERE p.state IN (${states.join(', ')})`;
}

const printsBegun = (outcome: ActivityOutcome | null): string => `
  SELECT p.rowid AS no, 0 AS further, p.print_job_id AS id, 'print' AS kind, w.account_id AS account_id,
    p.submitted_at AS at, ${printOutcome} AS outcome
  FROM print_jobs p LEFT JOIN writes w ON w.write_id = p.manifest_id ${amongPrints(outcome)}`;

/** They are in a file of their own: ?7. */
const handOversBegun = `
  SELECT value ->> '$.no' AS no, value ->> '$.further' AS further, value ->> '$.id' AS id, 'hand-over' AS kind,
    value ->> '$.accountId' AS account_id, value ->> '$.at' AS at, value ->> '$.outcome' AS outcome
  FROM json_each(?7)`;

/** Only what is filtered by: what nobody asks for is not read, and without a filter an index alone tells the count. */
const matches = ({ accountId, kind, outcome, from, to }: ActivityFilter): string =>
  [
    'true',
    ...(accountId === null ? [] : ['account_id = ?1']),
    ...(kind === null ? [] : ['kind = ?2']),
    ...(outcome === null ? [] : ['outcome = ?3']),
    ...(from === null ? [] : ['at >= ?4']),
    ...(to === null ? [] : ['at <= ?5']),
  ].join(' AND ');

/** Each part by itself: so SQLite merges them by their numbers and stops at the page's end, instead of sorting all there is. */
const found = (columns: string, filter: ActivityFilter, and = ''): string =>
  partsFor(filter)
    .map((part) => `SELECT ${columns} FROM (${part}) WHERE ${matches(filter)} ${and}`)
    .join(' UNION ALL ');

const partsFor = ({ outcome }: ActivityFilter): readonly string[] => [
  writesBegun(outcome),
  ...(outcome === null || ofPrints.includes(outcome) ? [printsBegun(outcome)] : []),
  handOversBegun,
];

const everything: ActivityFilter = { accountId: null, kind: null, outcome: null, from: null, to: null };

const newestFirst = 'ORDER BY no DESC, further DESC';

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
      const rows = database.all(`${found('*', filter)} ${newestFirst} LIMIT ?8 OFFSET ?9`, ...values, limit, offset);
      const [total] = database.all(
        `SELECT sum(count) AS count FROM (${found('count(*) AS count', filter)})`,
        ...values,
      );
      return {
        entries: rows.map((row) => entryOf(row, tallies)).filter((entry) => entry !== null),
        totalCount: Number(total?.count),
      };
    },
    get(activityId) {
      const tallies = handOvers();
      const values = valuesOf(everything, tallies);
      const [row] = database.all(found('*', everything, 'AND id = ?8'), ...values, activityId);
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
      for (const row of database.all(`${found('*', filter)} ${newestFirst}`, ...valuesOf(filter, tallies))) {
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

/** The same as in `writesBegun`, but also for an end that is not in the file yet. */
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
