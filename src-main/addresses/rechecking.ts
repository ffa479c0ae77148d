/**
 * Asks the service about addresses that were validated without it: when an account's service is reached again, after
 * growing pauses, and when the operator asks. Sends an account one request after another, behind everything a person waits
 * for; no account waits for another one.
 */

import type { AccountId } from '../../src-preload/contract/account.ts';
import type { Address, OfflineCheck } from '../../src-preload/contract/address.ts';
import type { FailureCode } from '../../src-preload/contract/failure.ts';
import { isWithoutAnswer, traitsOf } from '../../src-preload/contract/failure-traits.ts';
import type { AskedBy } from '../accounts/account-keys.ts';
import { failureIn } from '../failures.ts';
import type { After, Log } from '../ports.ts';
import { createGrowingPauses } from './growing-pauses.ts';
import type { OfflineChecks } from './offline-checks.ts';

export interface Rechecking {
  readonly isChecking: boolean;
  /** Another address of this account waits; it is asked about soon. */
  noteAdded(accountId: AccountId): void;
  /** The service of this account answers. */
  noteReached(accountId: AccountId): void;
  /** The keys or addresses of these accounts changed, so what blocked them may be gone. */
  noteAccounts(): void;
  /** Asks at once, also about addresses that the service has refused before. */
  now(accountIds: readonly AccountId[]): void;
  /** Stops what is under way and asks nothing more. */
  close(): Promise<void>;
}

export interface RecheckingParts {
  readonly checks: OfflineChecks;
  readonly accountIds: () => readonly AccountId[];
  /** Asks the service; its answer is noted in `checks`. Throws PackbenchError. */
  readonly ask: (accountId: AccountId, address: Address, signal: AbortSignal, by: AskedBy) => Promise<unknown>;
  readonly after: After;
  readonly log: Log;
  /** What `counts` or `isChecking` returns has changed; `isLast` when the run of an account ends. */
  readonly changed: (isLast: boolean) => void;
}

/** Time may mend such a failure; until then the next address would fail the same way. */
const mayPass = (code: FailureCode): boolean => isWithoutAnswer(code) || traitsOf(code).mendedBy === 'time';
/** Neither time nor another address mends such a failure: somebody must change the account first. */
const isOfTheAccount = (code: FailureCode): boolean => traitsOf(code).mendedBy === 'account';

export function createRechecking(parts: RecheckingParts): Rechecking {
  const { checks, after, log } = parts;
  const closing = new AbortController();
  /** Accounts to ask next; true: also about addresses that failed for reasons of their own. */
  const due = new Map<AccountId, boolean>();
  const held = new Set<AccountId>();
  /** Raised when accounts were mended: what an earlier question met says nothing about them now. */
  let mendings = 0;
  const running = new Map<AccountId, Promise<void>>();
  const pauses = createGrowingPauses(after, (accountId) => start([accountId], false));

  const askable = (accountId: AccountId, withRefused: boolean): readonly OfflineCheck[] =>
    checks
      .waiting(accountId)
      .filter(
        ({ failure }) => withRefused || failure === null || mayPass(failure.code) || isOfTheAccount(failure.code),
      );

  /** False: there is no point in going on with this account now. */
  const askOne = async ({ checkId, accountId, address }: OfflineCheck, by: AskedBy): Promise<boolean> => {
    const mendingsBefore = mendings;
    try {
      await parts.ask(accountId, address, closing.signal, by);
      pauses.beginAnew(accountId);
      return true;
    } catch (error) {
      const failure = failureIn(error);
      if (closing.signal.aborted) return false;
      if (failure.code === 'internal') log.error('An address could not be checked again.', { checkId, err: error });
      checks.fail(checkId, failure);
      if (isOfTheAccount(failure.code) && mendings === mendingsBefore) held.add(accountId);
      return !mayPass(failure.code) && !isOfTheAccount(failure.code);
    }
  };
  const askAccount = async (accountId: AccountId, withRefused: boolean): Promise<void> => {
    for (const check of askable(accountId, withRefused)) {
      // Dismissed, or answered by a person's own question, in the meantime.
      if (!checks.isWaiting(check.checkId)) continue;
      if (!(await askOne(check, withRefused ? 'person' : 'itself'))) return;
      parts.changed(false);
    }
  };
  const run = async (accountId: AccountId): Promise<void> => {
    parts.changed(true);
    for (let withRefused = due.get(accountId); withRefused !== undefined; withRefused = due.get(accountId)) {
      due.delete(accountId);
      if (!closing.signal.aborted) await askAccount(accountId, withRefused);
    }
  };
  const runSafely = (accountId: AccountId): Promise<void> =>
    Promise.resolve()
      .then(() => run(accountId))
      .catch((error: unknown) => log.error('Checking addresses again broke off.', { accountId, err: error }))
      .then(() => {
        running.delete(accountId);
        if (closing.signal.aborted) return;
        parts.changed(true);
        arm(accountId);
      });
  const start = (accountIds: readonly AccountId[], withRefused: boolean): void => {
    if (closing.signal.aborted) return;
    for (const accountId of accountIds) {
      if (askable(accountId, withRefused).length === 0) continue;
      due.set(accountId, withRefused || (due.get(accountId) ?? false));
      if (!running.has(accountId)) running.set(accountId, runSafely(accountId));
      arm(accountId);
    }
  };
  const waits = (accountId: AccountId): boolean =>
    parts.accountIds().includes(accountId) &&
    !held.has(accountId) &&
    !running.has(accountId) &&
    askable(accountId, false).length > 0;
  const arm = (accountId: AccountId): void => {
    if (!closing.signal.aborted && waits(accountId)) pauses.plan(accountId);
    else pauses.callOff(accountId);
  };
  const armAll = (): void => {
    for (const accountId of new Set([...parts.accountIds(), ...pauses.planned()])) arm(accountId);
  };
  armAll();

  return {
    get isChecking() {
      return running.size > 0;
    },
    noteAdded(accountId) {
      pauses.beginAnew(accountId);
      arm(accountId);
    },
    noteReached(accountId) {
      // An answer to our own question is no news.
      if (running.has(accountId)) return;
      held.delete(accountId);
      start([accountId], false);
    },
    noteAccounts() {
      mendings += 1;
      held.clear();
      armAll();
    },
    now(accountIds) {
      for (const accountId of accountIds) held.delete(accountId);
      start(accountIds, true);
    },
    async close() {
      closing.abort();
      for (const accountId of pauses.planned()) pauses.callOff(accountId);
      await Promise.all(running.values());
    },
  };
}
