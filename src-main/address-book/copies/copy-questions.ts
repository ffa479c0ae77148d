/** What main asks the thread that owns the copies, and how it answers. */
import type { AccountId } from '../../../src-preload/contract/account.ts';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import type { Copies, CopySearch } from './copies.ts';

/** For a book that could not be opened or read, the failure. */
export interface FoundInCopies extends Omit<CopySearch, 'books'> {
  readonly books: readonly (Exclude<CopySearch['books'][number], { error: unknown }> | FailedBook)[];
}

export interface FailedBook {
  readonly accountId: AccountId;
  readonly failure: Failure;
}

/** Each question is a method of the copies. */
export interface CopyQuestions extends Omit<Copies, 'close' | 'search'> {
  search(...asked: Parameters<Copies['search']>): FoundInCopies;
}
