/**
 * The sandbox's accounts and the keys that open them. Each account has a profile of its own, so each has its own
 * subscription key.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { numberOf, type Row, textOf } from './row-reading.ts';

export interface SandboxAccount {
  readonly accountId: number;
  readonly name: string;
  readonly serviceApiKey: string;
  readonly subscriptionKey: string;
}

const accountNames = ['Practice North', 'Practice South'];

/** Keys come from the system's randomness: every data folder has its own. */
export function fillAccounts(database: DatabaseSync): readonly SandboxAccount[] {
  const insert = database.prepare(
    'insert into accounts (account_id, name, service_api_key, subscription_key) values (?, ?, ?, ?)',
  );
  for (const [index, name] of accountNames.entries()) {
    insert.run(index + 1, name, randomBytes(24).toString('hex'), randomBytes(16).toString('hex'));
  }
  return readAccounts(database);
}

export function readAccounts(database: DatabaseSync): readonly SandboxAccount[] {
  return database.prepare('select * from accounts order by account_id').all().map(toAccount);
}

/** Checks every account even after a match, and compares hashes, so that the time taken reveals nothing about a key. */
export function accountOfKey(accounts: readonly SandboxAccount[], serviceApiKey: string): SandboxAccount | null {
  let found: SandboxAccount | null = null;
  for (const account of accounts) {
    if (sameKey(account.serviceApiKey, serviceApiKey)) found = account;
  }
  return found;
}

export function sameKey(left: string, right: string): boolean {
  return timingSafeEqual(digestOf(left), digestOf(right));
}

function digestOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

function toAccount(row: Row): SandboxAccount {
  return {
    accountId: numberOf(row, 'account_id'),
    name: textOf(row, 'name'),
    serviceApiKey: textOf(row, 'service_api_key'),
    subscriptionKey: textOf(row, 'subscription_key'),
  };
}
