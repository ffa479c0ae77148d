/**
 * What happens in one service of main and matters to others. Services announce it without knowing who listens
 * (what-follows.ts).
 */
import type { AccountId, AccountList } from '../src-preload/contract/account.ts';
import type { Preferences } from '../src-preload/contract/preferences.ts';
import type { PrintJob } from '../src-preload/contract/printing.ts';
import { PackbenchError } from './failures.ts';
import type { WriteRecord } from './journal/write-record.ts';
import type { Log } from './ports.ts';

export interface Happenings {
  /** An account was added, changed or removed, became the current one, or lacks its keys. */
  readonly accountsChanged: AccountList;
  /** For an account that existed before: it has other orders now, or nobody can say. */
  readonly accountKeyReplaced: { readonly accountId: AccountId };
  /** The service of the account answers again, or stopped answering. */
  readonly reachabilityChanged: { readonly accountId: AccountId; readonly reachable: boolean };
  readonly preferencesChanged: Preferences;
  /** A write of any kind was begun or sent, ended, came into doubt, or was settled. */
  readonly writeChanged: WriteRecord;
  /** There is news about a print job. */
  readonly printJobChanged: PrintJob;
  /** An address book has another copy in use, or none. */
  readonly copyChanged: { readonly accountId: AccountId };
  /** Ends of writes that wait for the ledger's file: there are more, or none left. */
  readonly unwrittenChanged: Record<string, never>;
}

/** Never throws a PackbenchError. */
export type Happened = <Name extends keyof Happenings>(name: Name, fact: Happenings[Name]) => void;

/** For each happening: what the page is told, and what follows in main, one after another. */
export type WhatFollows = {
  readonly [Name in keyof Happenings]: {
    readonly page: (fact: Happenings[Name]) => void;
    readonly main: readonly ((fact: Happenings[Name]) => void)[];
  };
};

export interface Hearing {
  readonly happened: Happened;
  /** Call once all services exist; a happening before that is an error of the wiring. */
  listen(follows: WhatFollows): void;
}

/**
 * Once the end has begun, the page is still told, but nothing follows in main. A hearer that meets a failure, as with a ledger
 * that cannot be read, keeps no other from hearing; what happened has happened all the same, so the failure goes to the log.
 */
export function createHearing(ending: AbortSignal, log: Log): Hearing {
  let follows: WhatFollows | null = null;
  return {
    happened(name, fact) {
      if (follows === null) throw new Error(`'${name}' happened before anybody could hear it.`);
      const { page, main } = follows[name];
      const unforeseen: unknown[] = [];
      for (const hear of ending.aborted ? [page] : [page, ...main]) {
        try {
          hear(fact);
        } catch (err) {
          if (err instanceof PackbenchError) log.error('What follows from a happening failed.', { name, err });
          else unforeseen.push(err);
        }
      }
      if (unforeseen.length > 0) throw unforeseen[0];
    },
    listen(all) {
      follows = all;
    },
  };
}
