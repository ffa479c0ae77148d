/**
 * This computer's key for making fingerprints of service keys. It must outlive the settings, and stay the same while
 * any record has a fingerprint. So it is in the ledger and in a file beside it, from which it is taken when the ledger
 * had to be rebuilt from the backup. Either copy heals the other.
 */
import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { privateFile, syncFolderNow } from '../disk/durable-file.ts';
import { kindAt } from '../disk/move-aside.ts';
import type { Log } from '../ports.ts';
import type { LedgerDatabase, Row, RunStatement } from './ledger-database.ts';
import { removeIfItCan } from './ledger-failures.ts';
import { sealOf } from './write-record.ts';

const keyBytes = 32;

/** Made after the ledger's file, beside it: where it is, there was a ledger. */
export const keyFileName = 'fingerprint-key';

/** In hex. Throws PackbenchError 'disk-full' or 'file-failed' when the ledger refuses a new one. */
export function openFingerprintKey(database: LedgerDatabase, path: string, log: Log): string {
  const fresh = (): string => readKeyFile(path) ?? randomBytes(keyBytes).toString('hex');
  // A ledger that may not be written gets no new records either.
  if (database.readOnly) return keyIn(database) ?? fresh();
  const key = keyIn(database) ?? database.change((run) => keyIn(database) ?? insertKey(run, fresh()));
  if (readKeyFile(path) !== key) keepKeyFile(path, key, log);
  return key;
}

/** Null: the key in the row is not the one that was written. */
export const wholeKey = (row: Row): string | null => (sealOf(String(row.key)) === row.seal ? String(row.key) : null);

export function insertKey(run: RunStatement, key: string): string {
  run('INSERT INTO fingerprint_key (only_row, key, seal) VALUES (1, ?, ?)', key, sealOf(key));
  return key;
}

function keyIn(database: LedgerDatabase): string | null {
  const row = database.all('SELECT * FROM fingerprint_key')[0];
  return row === undefined ? null : wholeKey(row);
}

/** Never throws. */
export const hasKeyFile = (path: string): boolean => readKeyFile(path) !== null;

/** Null: there is no file, or it is not whole or cannot be read. Then the ledger's copy counts. */
function readKeyFile(path: string): string | null {
  try {
    if (kindAt(path) !== 'file') return null;
    const [seal, key = ''] = readFileSync(path, 'latin1').split('\n');
    return sealOf(key) === seal && key.length === 2 * keyBytes ? key : null;
  } catch {
    return null;
  }
}

/** The second copy: when it cannot be kept, nothing stops, and the next start tries again. */
function keepKeyFile(path: string, key: string, log: Log): void {
  const part = `${path}.${randomBytes(6).toString('hex')}.part`;
  try {
    const file = openSync(part, 'wx', privateFile);
    try {
      writeSync(file, `${sealOf(key)}\n${key}`);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(part, path);
    syncFolderNow(dirname(path));
  } catch (cause) {
    log.warn('ledger: the second copy of the key of the fingerprints was not kept', { path, cause });
    // Each start would leave another one.
    removeIfItCan(part);
  }
}
