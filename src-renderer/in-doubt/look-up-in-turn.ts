/** Looks up writes in doubt one after the other, so that one press serves many. A look-up sends nothing. */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';
import type { WriteInDoubt } from '../../src-preload/contract/in-doubt.ts';

export type ToLookUp = Pick<WriteInDoubt, 'writeId' | 'accountId'>;

export interface LookingUp {
  /** Null: it was looked up, or was settled meanwhile. */
  readonly lookUp: (writeId: string) => Promise<Failure | null>;
  /** Of `doneCount` writes nothing more is due; `writeId` is looked up now. */
  readonly begins: (writeId: string, doneCount: number) => void;
  readonly isStopped: () => boolean;
  /** Once for each account: its other writes are left as they are, and the other accounts are gone on with. */
  readonly failed: (failure: Failure) => void;
}

export async function lookUpInTurn(writes: readonly ToLookUp[], looking: LookingUp): Promise<void> {
  const without = new Set<AccountId>();
  for (const [doneCount, { writeId, accountId }] of writes.entries()) {
    if (without.has(accountId)) continue;
    looking.begins(writeId, doneCount);
    const failure = await looking.lookUp(writeId);
    if (looking.isStopped()) return;
    if (failure === null) continue;
    without.add(accountId);
    looking.failed(failure);
  }
}
