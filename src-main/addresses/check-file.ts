/**
 * The file behind the offline checks: what a run of the program was promised to ask again is known to the next one, also
 * after a crash. A damaged file is kept aside and begun anew: what is lost is a second look, never an answer.
 */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { OfflineCheck } from '../../src-preload/contract/address.ts';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '../journal/durable-file.ts';
import { LedgerDamaged, type LedgerDatabase, openDatabase, type Row } from '../journal/ledger-database.ts';
import { sealOf } from '../journal/write-record.ts';
import type { Clock, Log } from '../ports.ts';

/** Every change is on the disk when it returns. Throws PackbenchError 'disk-full' or 'file-failed'. */
export interface CheckFile {
  /** As they were when the file was opened, in the order in which they were first put. */
  readonly checks: readonly OfflineCheck[];
  put(check: OfflineCheck): void;
  remove(checkIds: readonly string[]): void;
  close(): void;
}

const layoutVersion = 1;
const companions = ['', '-wal', '-shm'];

/** `folder` is made when it is not there. Throws PackbenchError when no file can be opened in it at all. */
export function openCheckFile({ folder, clock, log }: { folder: string; clock: Clock; log: Log }): CheckFile {
  const path = join(folder, 'offline-checks.sqlite');
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
  try {
    return openSound(path, log);
  } catch (error) {
    if (!(error instanceof LedgerDamaged)) throw error;
    const aside = `${path}.damaged-${clock.now().toISOString().replaceAll(':', '-')}`;
    for (const companion of companions) {
      if (existsSync(path + companion)) renameSync(path + companion, aside + companion);
    }
    log.error('The addresses that wait for a second check could not be read. They were kept aside.', {
      aside,
      err: error,
    });
    return openSound(path, log);
  }
}

function openSound(path: string, log: Log): CheckFile {
  // SQLite makes files by the umask; made before it, ours is private from the first byte.
  if (!existsSync(path)) closeSync(openSync(path, 'a', PRIVATE_FILE));
  chmodSync(path, PRIVATE_FILE);
  const database = openDatabase(path, false);
  try {
    prepareLayout(database);
    const rows = database.all('SELECT check_id, content, seal FROM checks ORDER BY rowid');
    const checks = rows.flatMap((row) => checkIn(row, log));
    return {
      checks,
      put({ checkId, ...content }) {
        const text = JSON.stringify(content);
        // One that is there keeps its row, and with it its place among the others.
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

function prepareLayout(database: LedgerDatabase): void {
  const version = Number(database.all('PRAGMA user_version')[0]?.user_version);
  if (version === layoutVersion) return;
  if (version !== 0) throw new LedgerDamaged(database.path, `its layout is ${version}, and not ${layoutVersion}`);
  database.change(() =>
    database.runScript(`
      CREATE TABLE checks (check_id TEXT PRIMARY KEY, content TEXT NOT NULL, seal TEXT NOT NULL) STRICT;
      PRAGMA user_version = ${layoutVersion};`),
  );
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
