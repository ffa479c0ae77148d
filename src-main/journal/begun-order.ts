/**
 * One count of all that is begun here, writes and prints alike: the numbers of the ledger's rows say what was begun last, whatever
 * the clock was set to. By them the guards know an order's newest manifest, and the activity what stands above what. A number never
 * changes. A record also carries its own, so that it comes back to its place from the backup; one of a Packbench that did not note
 * it is put where its date says.
 */
import type { Log } from '../ports.ts';
import type { LedgerDatabase } from './ledger-database.ts';

/** The last number there is; 0: none. Whatever is begun next comes after it. */
export function lastNo(database: LedgerDatabase): number {
  const [row] = database.all(`
    SELECT max(count_begun, coalesce((SELECT max(rowid) FROM writes), 0),
      coalesce((SELECT max(rowid) FROM print_jobs), 0)) AS last FROM about`);
  return Number(row?.last);
}

/** Call inside the transaction that takes the number. */
export const nextNo = (database: LedgerDatabase): number => lastNo(database) + 1;

/** The count, for files beside the ledger. */
export interface BegunCount {
  /** Throws what LedgerDatabase throws. */
  last(): number;
  /** The other file holds this number, which a ledger that was made anew from its backup may not know. Never throws. */
  from(reached: number): void;
}

export const begunCount = (database: LedgerDatabase, log: Log): BegunCount => ({
  last: () => lastNo(database),
  from(reached) {
    try {
      if (database.readOnly || lastNo(database) >= reached) return;
      database.change((run) => run('UPDATE about SET count_begun = max(count_begun, ?)', reached));
    } catch (cause) {
      log.warn('ledger: the count of what was begun stays behind another file', { reached, err: cause });
    }
  },
});

/** The number of what was begun last up to that time, as far as dates can tell; 0: nothing. */
export function noAt(database: LedgerDatabase, at: string): number {
  const [row] = database.all(
    `SELECT max(
       coalesce((SELECT rowid FROM writes WHERE created_at <= ?1 ORDER BY created_at DESC, rowid DESC LIMIT 1), 0),
       coalesce((SELECT rowid FROM print_jobs WHERE submitted_at <= ?1 ORDER BY submitted_at DESC, rowid DESC LIMIT 1), 0)
     ) AS last`,
    at,
  );
  return Number(row?.last);
}

/** Whether a record that was taken over can have the number it had. */
export function isFree(database: LedgerDatabase, no: number): boolean {
  return (
    database.all('SELECT 1 FROM writes WHERE rowid = ?1 UNION ALL SELECT 1 FROM print_jobs WHERE rowid = ?1', no)
      .length === 0
  );
}

/**
 * Rows after number `last` that did not get the number of their record are put among the others, which stay where they are: each
 * takes the nearest free number below what is later than it. What was lost has left its number free.
 */
export function putInOrder(database: LedgerDatabase, last: number): void {
  database.change((run) => {
    const rows = database
      .all(
        `SELECT write_id, created_at, rowid AS no,
           rowid > ? AND coalesce(record ->> '$.begunNo', 0) <> rowid AS is_new FROM writes ORDER BY rowid`,
        last,
      )
      .map((row) => ({
        id: String(row.write_id),
        at: String(row.created_at),
        no: Number(row.no),
        isNew: row.is_new === 1,
      }));
    const taken = rows
      .filter(({ isNew }) => isNew)
      .toSorted((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
    const kept = rows.filter(({ isNew }) => !isNew);
    const used = new Set([...rows, ...database.all('SELECT rowid AS no FROM print_jobs')].map(({ no }) => Number(no)));
    const move = (id: string, no: number): void => run('UPDATE writes SET rowid = ? WHERE write_id = ?', no, id);
    const bounds = boundsOf(taken, kept);
    const above: string[] = [];
    let free = Number.POSITIVE_INFINITY;
    for (const [index, { id }] of [...taken.entries()].toReversed()) {
      free = Math.min(free, bounds[index] ?? free) - 1;
      while (used.has(free)) free -= 1;
      // Nothing is later, or there is no room: then it is the newest.
      if (free === Number.POSITIVE_INFINITY || free < 1) above.unshift(id);
      else move(id, free);
    }
    const top = lastNo(database);
    for (const [index, id] of above.entries()) move(id, top + 1 + index);
  });
}

/** For each of `taken`, oldest first: the number of the first of `kept` that is later; nothing where none is. */
function boundsOf(
  taken: readonly { readonly at: string }[],
  kept: readonly { readonly at: string; readonly no: number }[],
): (number | undefined)[] {
  let next = 0;
  return taken.map(({ at }) => {
    while (next < kept.length && (kept[next]?.at ?? '') <= at) next += 1;
    return kept[next]?.no;
  });
}
