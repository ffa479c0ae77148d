/**
 * The Practice accounts: the first two accounts of the sandbox service that runs inside the app. They are listed from
 * the first moment; a request to them waits until the service has started.
 */
import type { Account, AccountColour, AccountId } from '../../src-preload/contract/account.ts';
import type { StartTrouble } from '../../src-preload/contract/app-status.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';
import { failureOf } from '../failures.ts';
import type { Log } from '../ports.ts';
import type { SecretRegister } from '../redaction/secrets.ts';
import type { ShippingAccount } from '../shipping/shipping-client.ts';

export interface PracticeAccount {
  readonly serviceKey: string;
  readonly subscriptionKey: string;
}

/** The sandbox service as it started, or why it did not. Its address changes with each start. */
export type PracticeService =
  | {
      readonly running: true;
      readonly url: string;
      readonly accounts: readonly PracticeAccount[];
      /** Files that stood in its place or were damaged, and where they are now. */
      readonly troubles?: readonly StartTrouble[];
      /** The service's file cannot be used on this computer: practice data lasts until the app is closed. */
      readonly inMemory?: boolean;
    }
  | { readonly running: false; readonly failure: Failure };

export interface PracticeAccounts {
  list(): readonly Account[];
  /** Throws PackbenchError 'unreachable' when the service could not start. */
  shippingAccount(accountId: AccountId): Promise<ShippingAccount>;
}

/**
 * Labels as the sandbox service prints them on its manifests. The ids are fixed because manifests of earlier starts
 * name them.
 */
const fixedAccounts: readonly { accountId: string; label: string; colour: AccountColour }[] = [
  { accountId: 'practice-1', label: 'Practice North', colour: 'teal' },
  { accountId: 'practice-2', label: 'Practice South', colour: 'orange' },
];

/** Calls `changed` once, when the service has started and the accounts have an address. */
export function createPracticeAccounts(parts: {
  practice: Promise<PracticeService>;
  startPractice?: (() => void) | undefined;
  secrets: SecretRegister;
  log: Log;
  changed: () => void;
}): PracticeAccounts {
  let known: PracticeService | null = null;
  const settled = parts.practice.then((service) => {
    known = service;
    if (!service.running) return;
    for (const one of service.accounts) {
      parts.secrets.hold(one.serviceKey);
      parts.secrets.hold(one.subscriptionKey);
    }
    parts.changed();
  });
  settled.catch((error: unknown) => parts.log.error('The Practice accounts could not be told.', { err: error }));

  return {
    list: () => fixedAccounts.map((fixed, index) => tell(fixed, known, index)),
    async shippingAccount(accountId) {
      parts.startPractice?.();
      const practice = await parts.practice;
      const index = fixedAccounts.findIndex((one) => one.accountId === accountId);
      const keys = practice.running ? practice.accounts[index] : undefined;
      if (!practice.running || keys === undefined) {
        const { details, facts } = practice.running ? { details: [], facts: {} } : practice.failure;
        throw failureOf('unreachable', { details, facts: { ...facts, accountId, host: '127.0.0.1' } });
      }
      const { serviceKey, subscriptionKey } = keys;
      return { baseAddress: practice.url, serviceKey, subscriptionKey, format: 'json' };
    },
  };
}

function tell(fixed: (typeof fixedAccounts)[number], practice: PracticeService | null, index: number): Account {
  const running = practice?.running === true ? practice : null;
  const keys = running?.accounts[index];
  return {
    ...fixed,
    kind: 'practice',
    format: 'json',
    baseAddress: running?.url ?? '',
    serviceKeyLastFour: keys?.serviceKey.slice(-4) ?? null,
    subscriptionKeyLastFour: keys?.subscriptionKey.slice(-4) ?? null,
  };
}
