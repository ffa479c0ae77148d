/**
 * Who answers about one address: the service; or at once the copy of the address book, while the service is believed to
 * be away, when it turns out to be, or when it asks for a pause. The copy's answer is noted, and the service is asked about
 * it later.
 */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { Address, ValidationAnswer } from '../../src-preload/contract/address.ts';
import { isAway, isWithoutAnswer } from '../../src-preload/contract/failure-traits.ts';
import { PackbenchError } from '../failures.ts';
import type { Log } from '../ports.ts';

export interface ValidatingParts {
  /** `hasOtherAnswer`: there is another answer, so the service is given less time. */
  readonly askService: (
    accountId: AccountId,
    address: Address,
    hasOtherAnswer: () => Promise<boolean>,
  ) => Promise<ValidationAnswer>;
  /** Null: there is no copy. */
  readonly askCopy: (accountId: AccountId, address: Address) => Promise<ValidationAnswer | null>;
  readonly isUnreachable: (accountId: AccountId) => boolean;
  /** The copy has answered, and the service has not. */
  readonly noteOffline: (accountId: AccountId, address: Address, answer: ValidationAnswer) => void;
  readonly log: Log;
}

/** The returned function throws what `askService` throws, unless the copy can answer instead. */
export function createValidating(
  parts: ValidatingParts,
): (accountId: AccountId, address: Address) => Promise<ValidationAnswer> {
  const { askService, askCopy, isUnreachable, noteOffline, log } = parts;

  /** If the copy fails as well, that is not reported: the operator needs to know why the service did not answer. */
  const askCopyIfItCan = (accountId: AccountId, address: Address): Promise<ValidationAnswer | null> =>
    askCopy(accountId, address).catch((error: unknown) => {
      log.warn('The address book could not be asked about an address.', { accountId, err: error });
      return null;
    });

  return async (accountId, address) => {
    let asked: Promise<ValidationAnswer | null> | null = null;
    const copyAnswer = (): Promise<ValidationAnswer | null> => {
      asked ??= askCopyIfItCan(accountId, address);
      return asked;
    };
    if (isUnreachable(accountId)) {
      const answer = await copyAnswer();
      if (answer !== null) {
        noteOffline(accountId, address, answer);
        return answer;
      }
    }
    try {
      return await askService(accountId, address, async () => (await copyAnswer()) !== null);
    } catch (error) {
      const known = maySayLater(error) ? await copyAnswer() : null;
      if (known === null) throw error;
      const answer: ValidationAnswer = isForPause(error) ? { ...known, wantsPause: true } : known;
      noteOffline(accountId, address, answer);
      return answer;
    }
  };
}

/** It cannot be reached, or wants to be asked later. */
function maySayLater(error: unknown): boolean {
  if (!(error instanceof PackbenchError)) return false;
  const { failure } = error;
  return isWithoutAnswer(failure.code) || isAway(failure) || isForPause(error);
}

const isForPause = (error: unknown): boolean =>
  error instanceof PackbenchError && error.failure.code === 'rate-limited';
