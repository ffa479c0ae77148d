/**
 * The file behind the offline checks: the next run still knows which addresses this one promised to ask about again,
 * also after a crash. A damaged file is kept aside and begun anew: that loses a second look, never an answer.
 */
import { join } from 'node:path';
import type { OfflineCheck } from '../../src-preload/contract/address.ts';
import type { Row } from '../journal/ledger-database.ts';
import { openOwnDatabase } from '../journal/own-database.ts';
import { sealOf } from '../journal/write-record.ts';
import type { Clock, Log } from '../ports.ts';

/** Every change is on the disk when it returns. Throws PackbenchError 'disk-full' or 'file-failed'. */
export interface CheckFile {
  /** As they were when the file was opened, in the order they were first put. */
  readonly checks: readonly OfflineCheck[];
  put(check: OfflineCheck): void;
  remove(checkIds: readonly string[]): void;
  close(): void;
}

const layout = 1;
const tables = 'CREATE TABLE checks (check_id TEXT PRIMARY KEY, content TEXT NOT NULL, seal TEXT NOT NULL) STRICT';
const sealedTables = [{ name: 'checks', id: 'check_id', parts: [] }];

/** `folder` is made when it is missing. Throws PackbenchError when no file at all can be opened in it. */
export function openCheckFile({ folder, clock, log }: { folder: string; clock: Clock; log: Log }): CheckFile {
  const path = join(folder, 'offline-checks.sqlite');
  const { database, keptAs } = openOwnDatabase({ path, layout, tables, sealedTables, clock });
  if (keptAs !== null) {
    log.error('The addresses that wait for a second check could not be read. They were kept aside.', { aside: keptAs });
  }
  try {
    const rows = database.all('SELECT check_id, content, seal FROM checks ORDER BY rowid');
    const checks = rows.flatMap((row) => checkIn(row, log));
    return {
      checks,
      put({ checkId, ...content }) {
        const text = JSON.stringify(content);
        // A check that exists keeps its row, and so its place among the others.
        const insert = `INSERT INTO checks (check_id, content, seal) VALUES (?, ?, ?)
          ON CONFLICT (check_id) DO UPDATE SET content = excluded.content, seal = excluded.seal`;
        database.change((run) => run(insert, checkId, text, sealOf(text)));
      },
      remove(checkIds) {
        const all = JSON.stringify(checkIds);
        database.change((run) => run('DELETE FROM checks WHERE check_id IN (SELECT value FROM json_each(?))', all));
      },
      close: () => database.close(),
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** SQLite does not notice a flipped bit inside a text; the seal does. */
function checkIn(row: Row, log: Log): OfflineCheck[] {
  const text = String(row.content);
  if (sealOf(text) === row.seal) return [{ checkId: String(row.check_id), ...JSON.parse(text) }];
  log.warn('An address that waits for a second check was damaged on the disk, and is left out.', {
    checkId: row.check_id,
  });
  return [];
}
