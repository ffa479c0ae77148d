/** Looks up writes in doubt one after the other, so that one press serves many. A look-up sends nothing. */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';
import type { WriteInDoubt } from '../../src-preload/contract/in-doubt.ts';

export type ToLookUp = Pick<WriteInDoubt, 'writeId' | 'accountId'>;

/** With neither it was looked up and stays in doubt, or was settled meanwhile. */
export interface LookedUp {
  readonly failure?: Failure;
  /** The look-up settled it by itself: its card goes, and this says how it ended. */
  readonly settledWords?: string;
}

export interface LookingUp {
  readonly lookUp: (writeId: string) => Promise<LookedUp>;
  /** `doneCount` writes are done with; `writeId` is looked up now. */
  readonly begins: (writeId: string, doneCount: number) => void;
  readonly isStopped: () => boolean;
  /** Once for each account: its other writes are left as they are, and the other accounts are gone on with, unless the keychain failed. */
  readonly failed: (failure: Failure) => void;
  readonly settled: (words: string) => void;
}

export async function lookUpInTurn(writes: readonly ToLookUp[], looking: LookingUp): Promise<void> {
  const without = new Set<AccountId>();
  for (const [doneCount, { writeId, accountId }] of writes.entries()) {
    if (without.has(accountId)) continue;
    looking.begins(writeId, doneCount);
    const { failure, settledWords } = await looking.lookUp(writeId);
    if (settledWords !== undefined) looking.settled(settledWords);
    if (looking.isStopped()) return;
    if (failure === undefined) continue;
    without.add(accountId);
    looking.failed(failure);
    // It keeps the keys of the other accounts, too, and would ask a person for its password once more for each.
    if (failure.code === 'keychain-failed') return;
  }
}
