/**
 * The numbers of the ledger's rows say which write was begun last, whatever the clock was set to: by them the guards know an order's
 * newest manifest. A write that was taken over from its backup comes without one, and is put where its date says.
 */
import type { LedgerDatabase } from './ledger-database.ts';

/** The last row there is; 0: none. */
export const lastWriteNo = (database: LedgerDatabase): number =>
  Number(database.all('SELECT coalesce(max(rowid), 0) AS last FROM writes')[0]?.last);

/** Rows after number `last` were taken over, and are put among the others, which stay in their order. */
export function putInOrder(database: LedgerDatabase, last: number): void {
  database.change((run) => {
    const rows = database.all('SELECT write_id, created_at, rowid > ? AS is_new FROM writes ORDER BY rowid', last);
    const all = rows.map((row) => ({
      writeId: String(row.write_id),
      at: String(row.created_at),
      isNew: row.is_new === 1,
    }));
    const isEarlier = (one: (typeof all)[number], other: (typeof all)[number]): boolean => one.at < other.at;
    const taken = all
      .filter(({ isNew }) => isNew)
      .sort((one, other) => (isEarlier(one, other) ? -1 : Number(isEarlier(other, one))));
    let next = 0;
    const inOrder = all
      .filter(({ isNew }) => !isNew)
      .flatMap((kept) => {
        const from = next;
        for (let one = taken[next]; one !== undefined && isEarlier(one, kept); one = taken[next]) next += 1;
        return [...taken.slice(from, next), kept];
      });
    inOrder.push(...taken.slice(next));
    if (inOrder.every((write, index) => write === all[index])) return;
    // Out of the way first: two rows never have one number.
    run('UPDATE writes SET rowid = -rowid');
    for (const [index, { writeId }] of inOrder.entries()) {
      run('UPDATE writes SET rowid = ? WHERE write_id = ?', index + 1, writeId);
    }
  });
}
