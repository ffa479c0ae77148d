/** What happens in one service of main and matters to others. Services say it and do not know who hears it (what-follows.ts). */
import type { AccountId, AccountList } from '../src-preload/contract/account.ts';
import type { Preferences } from '../src-preload/contract/preferences.ts';
import type { PrintJob } from '../src-preload/contract/printing.ts';
import type { WriteRecord } from './journal/write-record.ts';

export interface Happenings {
  /** One was added, changed or removed, another is the current one, or one lacks its keys. */
  readonly accountsChanged: AccountList;
  /** Of an account that was there before: its orders are others now, or nobody can say. */
  readonly accountKeyReplaced: { readonly accountId: AccountId };
  /** The service of the account answers again, or no longer. */
  readonly reachabilityChanged: { readonly accountId: AccountId; readonly reachable: boolean };
  readonly preferencesChanged: Preferences;
  /** A write of any kind was begun or sent, or came to its end or into doubt, or was settled. */
  readonly writeChanged: WriteRecord;
  /** Of a print job something new is known. */
  readonly printJobChanged: PrintJob;
  /** Of an address book another copy is in use, or none any more. */
  readonly copyChanged: { readonly accountId: AccountId };
  /** More, or none, of what became of writes waits for the ledger's file to take it. */
  readonly unwrittenChanged: Record<string, never>;
}

export type Happened = <Name extends keyof Happenings>(name: Name, fact: Happenings[Name]) => void;

/** Of each happening: what the page is told, and what follows in main, one after another. */
export type WhatFollows = {
  readonly [Name in keyof Happenings]: {
    readonly page: (fact: Happenings[Name]) => void;
    readonly main: readonly ((fact: Happenings[Name]) => void)[];
  };
};

export interface Hearing {
  readonly happened: Happened;
  /** Once all services are there; what happens before is an error of the wiring. */
  listen(follows: WhatFollows): void;
}

/** Once the end has begun the page is still told; in main nothing follows any more. */
export function createHearing(ending: AbortSignal): Hearing {
  let follows: WhatFollows | null = null;
  return {
    happened(name, fact) {
      if (follows === null) throw new Error(`'${name}' happened before anybody could hear it.`);
      follows[name].page(fact);
      if (ending.aborted) return;
      for (const follow of follows[name].main) follow(fact);
    },
    listen(all) {
      follows = all;
    },
  };
}
