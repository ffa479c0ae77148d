/** The state of the ledger: counts of states, whether it is whole, and the failures of the last days. */
import { setImmediate } from 'node:timers/promises';
import type { ActivityLog } from '../journal/activity-log.ts';
import type { Ledger } from '../journal/ledger.ts';
import { checkLedgerInPieces } from '../journal/ledger-check.ts';
import type { Row } from '../journal/ledger-database.ts';
import { schemaVersion } from '../journal/ledger-database.ts';
import { LedgerDamaged } from '../journal/ledger-failures.ts';
import { plainFailure } from './plain-failure.ts';

const days = 14;
const dayMilliseconds = 24 * 60 * 60 * 1_000;

export function recordCounts({ database, state, unwritten }: Pick<Ledger, 'database' | 'state' | 'unwritten'>) {
  const reason = unwritten.reason();
  return {
    state,
    schemaVersion: schemaVersion(database),
    writes: countsOf(database.all('SELECT kind, state, count(*) AS found FROM writes GROUP BY kind, state')),
    printJobs: countsOf(
      database.all("SELECT job ->> '$.kind' AS kind, state, count(*) AS found FROM print_jobs GROUP BY 1, 2"),
    ),
    notWrittenDown: unwritten.all().length,
    ...(reason === null ? {} : { notWrittenDownBecause: plainFailure(reason) }),
  };
}

/** 'manifest stored': 12. */
function countsOf(rows: readonly Row[]): Readonly<Record<string, number>> {
  return Object.fromEntries(rows.map(({ kind, state, found }) => [`${kind} ${state}`, Number(found)]));
}

/** Repeats the check of the start. Throws what the database throws, but not when it is damaged. */
export async function recordCheck({
  database,
}: Pick<Ledger, 'database'>): Promise<{ sound: boolean; damage?: string }> {
  try {
    await checkLedgerInPieces(database);
    return { sound: true };
  } catch (error) {
    if (!(error instanceof LedgerDamaged)) throw error;
    return { sound: false, damage: error.message };
  }
}

/** A few milliseconds of work. */
const entriesInPiece = 50;

/** 'manifest refused service-refused': 2, by day. In pieces: each of thousands of entries is a record that is read. */
export async function recentFailures(activity: Pick<ActivityLog, 'each'>, now: Date) {
  const from = new Date(now.getTime() - days * dayMilliseconds).toISOString();
  const byDay: Record<string, Record<string, number>> = {};
  let looked = 0;
  for (const { at, kind, outcome, failureCode } of activity.each({
    accountId: null,
    kind: null,
    outcome: null,
    from,
    to: null,
  })) {
    looked += 1;
    if (looked % entriesInPiece === 0) await setImmediate();
    if (['done', 'under-way'].includes(outcome)) continue;
    const day = at.slice(0, 10);
    const name = [kind, outcome, failureCode ?? ''].join(' ').trim();
    byDay[day] ??= {};
    byDay[day][name] = (byDay[day][name] ?? 0) + 1;
  }
  return byDay;
}
