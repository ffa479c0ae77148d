/**
 * Addresses that were validated without the service, until the operator has seen what the service says about them. Each
 * address of an account is listed once. They are kept in memory, and in a file for the next run; when the file fails,
 * this run loses nothing.
 */
import { randomUUID } from 'node:crypto';
import type { AccountId } from '../../src-preload/contract/account.ts';
import type {
  Address,
  OfflineCheck,
  OfflineCheckCounts,
  OfflineCheckPage,
  ValidationAnswer,
} from '../../src-preload/contract/address.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';
import type { Log } from '../ports.ts';
import type { CheckFile } from './check-file.ts';
import { addressKey } from './same-address.ts';

export interface OfflineChecks {
  /** An address that is already listed waits again, with the newer answer. */
  add(accountId: AccountId, address: Address, offline: ValidationAnswer): void;
  /** The service has answered about this address, whoever asked. False: the address is not listed. */
  answer(accountId: AccountId, address: Address, online: ValidationAnswer): Promise<boolean>;
  /** The service was asked and gave no answer. Does nothing when the check no longer waits. */
  fail(checkId: string, failure: Failure): void;
  /** Oldest first. */
  waiting(accountId: AccountId): readonly OfflineCheck[];
  isWaiting(checkId: string): boolean;
  page(accountId: AccountId | null, offset: number, limit: number): Omit<OfflineCheckPage, 'counts'>;
  counts(): Omit<OfflineCheckCounts, 'checking'>;
  /** Does nothing for unknown ids: they are already gone. */
  dismiss(checkIds: readonly string[]): void;
  dismissAgreeing(): void;
  /** Each account that has any. */
  accountIds(): readonly AccountId[];
  /** Forgets the checks of all other accounts; false: there were none. */
  keepOnly(accountIds: readonly AccountId[]): boolean;
}

/** Far more than an outage of a day brings. Beyond it the oldest go first, and those that agree before the others. */
const mostChecks = 1_000;

const shownOrder: Readonly<Record<OfflineCheck['state'], number>> = { differs: 0, waiting: 1, agrees: 2 };

/** `file` null: it cannot be opened, and the checks last only as long as the program runs. */
export function createOfflineChecks({ file, log }: { file: CheckFile | null; log: Log }): OfflineChecks {
  /** In the order they were added: the clock may have been set between any two of them. */
  const checks = new Map((file?.checks ?? []).map((check) => [check.checkId, check]));
  const all = (): OfflineCheck[] => [...checks.values()];
  const inFile = (change: (file: CheckFile) => void): void => {
    if (file === null) return;
    try {
      change(file);
    } catch (error) {
      log.error('The addresses that wait for a second check could not be written down. They last until the app ends.', {
        err: error,
      });
    }
  };
  const put = (check: OfflineCheck): void => {
    checks.set(check.checkId, check);
    inFile((open) => open.put(check));
  };
  const remove = (gone: readonly OfflineCheck[]): void => {
    const ids = gone.map(({ checkId }) => checkId).filter((checkId) => checks.delete(checkId));
    if (ids.length > 0) inFile((open) => open.remove(ids));
  };
  const find = (accountId: AccountId, address: Address): OfflineCheck | undefined => {
    const key = addressKey(address);
    return all().find((check) => check.accountId === accountId && addressKey(check.address) === key);
  };

  return {
    add(accountId, address, offline) {
      const before = find(accountId, address);
      const checkId = before?.checkId ?? randomUUID();
      // It is the newest now.
      if (before !== undefined) remove([before]);
      put({ checkId, accountId, address, offline, state: 'waiting', online: null, failure: null });
      remove(
        all()
          .sort(firstToGo)
          .slice(0, Math.max(0, checks.size - mostChecks)),
      );
    },
    async answer(accountId, address, online) {
      if (find(accountId, address) === undefined) return false;
      const proposes = await proposesAny(address, online);
      // It may have been dismissed meanwhile.
      const check = find(accountId, address);
      if (check === undefined) return false;
      put({ ...check, state: stateOf(check, online, proposes), online, failure: null });
      return true;
    },
    fail(checkId, failure) {
      const check = checks.get(checkId);
      if (check?.state === 'waiting') put({ ...check, failure });
    },
    waiting: (accountId) => all().filter((check) => check.state === 'waiting' && check.accountId === accountId),
    isWaiting: (checkId) => checks.get(checkId)?.state === 'waiting',
    page(accountId, offset, limit) {
      const asked = all().filter((check) => accountId === null || check.accountId === accountId);
      asked.reverse().sort((a, b) => shownOrder[a.state] - shownOrder[b.state]);
      return { totalCount: asked.length, checks: asked.slice(offset, offset + limit) };
    },
    counts() {
      const counted = { waiting: 0, differs: 0, agrees: 0 };
      for (const { state } of checks.values()) counted[state] += 1;
      return { waiting: counted.waiting, differing: counted.differs, agreeing: counted.agrees };
    },
    dismiss(checkIds) {
      remove(checkIds.flatMap((checkId) => checks.get(checkId) ?? []));
    },
    dismissAgreeing() {
      remove(all().filter(({ state }) => state === 'agrees'));
    },
    accountIds: () => [...new Set(all().map(({ accountId }) => accountId))],
    keepOnly(accountIds) {
      const kept = new Set(accountIds);
      const gone = all().filter(({ accountId }) => !kept.has(accountId));
      remove(gone);
      return gone.length > 0;
    },
  };
}

/**
 * A verdict where the address book had none deserves a look too: the two agree only when both are good and neither adds
 * anything, be it words.
 */
function stateOf({ offline }: OfflineCheck, online: ValidationAnswer, proposes: boolean): OfflineCheck['state'] {
  const bothGood = offline.verdict === 'valid' && online.verdict === 'valid';
  return bothGood && !proposes && online.words === undefined ? 'agrees' : 'differs';
}

async function proposesAny(address: Address, { suggestions }: ValidationAnswer): Promise<boolean> {
  if (suggestions.length === 0) return false;
  const { proposedFields } = await import('./proposed-fields.ts');
  return suggestions.some((one) => proposedFields(address, one).length > 0);
}

function firstToGo(a: OfflineCheck, b: OfflineCheck): number {
  return Number(b.state === 'agrees') - Number(a.state === 'agrees');
}
