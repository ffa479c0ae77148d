/** How the activity is asked for in the ledger's file: which outcome each state is told as, and the parts that make one list. */
import type { ActivityFilter, ActivityOutcome } from '../../src-preload/contract/activity.ts';
import type { FailureCode } from '../../src-preload/contract/failure.ts';
import { failureCodes, traitsOf } from '../../src-preload/contract/failure-traits.ts';
import type { PrintJobState } from '../../src-preload/contract/printing.ts';
import { withoutEnd } from './write-queries.ts';
import { isOpen, lookedUp, type WriteState } from './write-record.ts';

export const writeOutcomes: Readonly<Record<WriteState, ActivityOutcome>> = {
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
export const unsentOutcome = (code: FailureCode): ActivityOutcome | null => {
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

/**
 * ?1 holds the ids of one account. Conditions only for what is filtered by: SQLite reads no column that nobody asks about, and
 * without a filter an index alone tells the count.
 */
const matches = ({ accountId, kind, outcome, from, to }: ActivityFilter): string =>
  [
    'true',
    ...(accountId === null ? [] : ['account_id IN (SELECT value FROM json_each(?1))']),
    ...(kind === null ? [] : ['kind = ?2']),
    ...(outcome === null ? [] : ['outcome = ?3']),
    ...(from === null ? [] : ['at >= ?4']),
    ...(to === null ? [] : ['at <= ?5']),
  ].join(' AND ');

/** Each part by itself: so SQLite merges them by their numbers and stops at the page's end, instead of sorting all there is. */
export const activityQuery = (columns: string, filter: ActivityFilter, and: string): string =>
  partsFor(filter)
    .map((part) => `SELECT ${columns} FROM (${part}) WHERE ${matches(filter)} ${and}`)
    .join(' UNION ALL ');

const partsFor = ({ kind, outcome }: ActivityFilter): readonly string[] => [
  ...(kind === 'print' || kind === 'hand-over' ? [] : [writesBegun(outcome)]),
  ...((kind === null || kind === 'print') && (outcome === null || ofPrints.includes(outcome))
    ? [printsBegun(outcome)]
    : []),
  handOversBegun,
];

export const isUnfiltered = (filter: ActivityFilter): boolean => Object.values(filter).every((value) => value === null);

export const unfiltered: ActivityFilter = { accountId: null, kind: null, outcome: null, from: null, to: null };

export const newestFirst = 'ORDER BY no DESC, further DESC';
