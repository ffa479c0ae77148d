/** The Practice accounts: the two accounts of the sandbox service that runs inside the app. */
import type { AccountColour } from '../../src-preload/contract/account.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';

export interface PracticeAccount {
  readonly name: string;
  readonly serviceKey: string;
  readonly subscriptionKey: string;
}

/** The sandbox service as it started, or why it did not. Its address changes with each start. */
export type PracticeService =
  | { readonly running: true; readonly url: string; readonly accounts: readonly PracticeAccount[] }
  | { readonly running: false; readonly failure: Failure };

/** Fixed ids, because manifests of earlier starts name them. */
export const practiceAccounts: readonly { accountId: string; label: string; colour: AccountColour }[] = [
  { accountId: 'practice-1', label: 'Practice 1', colour: 'teal' },
  { accountId: 'practice-2', label: 'Practice 2', colour: 'orange' },
];
