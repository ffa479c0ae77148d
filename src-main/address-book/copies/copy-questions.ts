/** What main asks the thread that owns the copies, and how it answers. */
import type { AccountId } from '../../../src-preload/contract/account.ts';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import type { Copies, CopySearch } from './copies.ts';

/** Of a book that could not be opened or read, the failure. */
export interface FoundInCopies extends Omit<CopySearch, 'books'> {
  readonly books: readonly (Exclude<CopySearch['books'][number], { error: unknown }> | FailedBook)[];
}

export interface FailedBook {
  readonly accountId: AccountId;
  readonly failure: Failure;
}

/** Each is a method of the copies, asked with its arguments. */
export type CopyQuestionName = Exclude<keyof Copies, 'close'>;
export type CopyArguments<Name extends CopyQuestionName> = Parameters<Copies[Name]>;
export type CopyReply<Name extends CopyQuestionName> = Name extends 'search' ? FoundInCopies : ReturnType<Copies[Name]>;

export interface CopyQuestion {
  readonly id: number;
  readonly name: CopyQuestionName;
  readonly asked: readonly unknown[];
}

export type CopyAnswer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly failure: Failure };
