/** What main asks the thread that owns the copies, and how it answers. */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { Address, AddressBookEntry } from '../../src-preload/contract/address.ts';
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
  /** A new book comes in parts: begin, add as often as needed, replace. */
  begin: { asked: OfAccount; answer: undefined };
  add: { asked: OfAccount & { readonly entries: readonly AddressBookEntry[] }; answer: undefined };
  replace: { asked: OfAccount & { readonly readAt: string }; answer: CopyState };
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
  | { readonly id: number; readonly ok: false; readonly error: unknown };
