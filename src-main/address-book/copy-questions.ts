/** What main asks the thread that owns the copies, and how it answers. */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { Address } from '../../src-preload/contract/address.ts';
import type { AddressBookEntry } from '../../src-preload/contract/address-book.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';
import type { RawAnswer } from '../shipping/shipping-client.ts';
import type { CopyState } from './copies.ts';
import type { CopyCheck } from './copy-check.ts';

interface OfAccount {
  readonly accountId: AccountId;
}

export interface CopyQuestions {
  state: { asked: OfAccount; answer: CopyState };
  search: {
    asked: OfAccount & { readonly text: string; readonly limit: number };
    answer: { readonly entries: readonly AddressBookEntry[]; readonly state: CopyState };
  };
  check: { asked: OfAccount & { readonly address: Address }; answer: CopyCheck & { readonly state: CopyState } };
  /** The answer is read in the thread: a book of 100,000 entries takes seconds. */
  replace: { asked: OfAccount & { readonly answer: RawAnswer; readonly readAt: string }; answer: CopyState };
  forget: { asked: OfAccount; answer: undefined };
}

export type CopyQuestionName = keyof CopyQuestions;

export interface CopyQuestion {
  readonly id: number;
  readonly name: CopyQuestionName;
  readonly asked: unknown;
}

export type CopyAnswer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  /** `failure`: of the service's answer; null when the copy itself failed. */
  | { readonly id: number; readonly ok: false; readonly failure: Failure | null; readonly error: unknown };
