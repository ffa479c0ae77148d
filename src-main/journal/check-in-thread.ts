/** SQLite's own check of a file, which cannot be cut into pieces: of years of records it takes a second, so a thread does it. */
import { Worker } from 'node:worker_threads';
import type { LedgerDatabase } from './ledger-database.ts';
import { LedgerDamaged } from './ledger-failures.ts';

const check = `
  const { DatabaseSync } = require('node:sqlite');
  const { parentPort, workerData } = require('node:worker_threads');
  const database = new DatabaseSync(workerData, { readOnly: true });
  parentPort.postMessage(database.prepare('PRAGMA integrity_check(1)').get().integrity_check);
  database.close();`;

/**
 * 'ok', or what is wrong, once the thread has left the file. Null: it could not look, for instance because the file is open in
 * another place alone. Never rejects; the end of the app does not wait for it.
 */
export function verdictByThread(path: string): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>();
  const worker = new Worker(check, { eval: true, name: 'records-check', workerData: path });
  let verdict: string | null = null;
  worker.unref();
  worker.once('message', (said: unknown) => {
    verdict = String(said);
  });
  // Its end follows.
  worker.once('error', () => undefined);
  worker.once('exit', () => resolve(verdict));
  return promise;
}

/** `sqliteSays`: of the whole file; null: it is asked. Throws LedgerDamaged */
export function assertSound(database: LedgerDatabase, sqliteSays: string | null): void {
  const verdict = sqliteSays ?? database.all('PRAGMA integrity_check(1)')[0]?.integrity_check;
  if (verdict !== 'ok') throw new LedgerDamaged(database.path, String(verdict));
}
