/**
 * The address book of each account as a copy on this computer. It is searched and compared without the network, and
 * read again from the service when it is old or when the operator asks. The copy in use stays until the new one is
 * whole.
 */

import { join } from 'node:path';
import type { Account, AccountId, AccountList } from '../../src-preload/contract/account.ts';
import type { Address } from '../../src-preload/contract/address.ts';
import type { AddressBookPage, AddressBookQuery, AddressBookStatus } from '../../src-preload/contract/address-book.ts';
import { isWithoutAnswer } from '../../src-preload/contract/failure-traits.ts';
import type { AccountsService } from '../accounts/accounts-service.ts';
import type { ServiceDoor } from '../accounts/service-door.ts';
import type { Happened } from '../happenings.ts';
import type { After, Announce, Clock, Log } from '../ports.ts';
import type { ShippingClient } from '../shipping/shipping-client.ts';
import { hasBookFiles, sweepBookFiles } from './copies/book-files.ts';
import { createBookRefreshes } from './copies/book-refreshes.ts';
import { createBookRounds } from './copies/book-rounds.ts';
import type { CopyComparison, CopyState } from './copies/copies.ts';
import { createCopiesSeen } from './copies/copies-seen.ts';
import { createCopyThread } from './copies/copy-thread.ts';
import { createRefreshThreads } from './copies/refresh-thread.ts';
import { createOpenQuestions } from './copies/right-of-way.ts';

export interface AddressBookService {
  /**
   * Searches the copies, never the network. The first question about an account starts the first reading of its book.
   */
  search(query: AddressBookQuery): Promise<AddressBookPage>;
  /** Begins to read the book from the service and answers at once; 'addressBook.changed' tells how it ended. */
  refresh(accountId: AccountId): Promise<AddressBookStatus>;
  /** Stops the reading under way. The copy stays as it was, and is not read again by itself for an hour. */
  stop(accountId: AccountId): Promise<AddressBookStatus>;
  /**
   * Uses the book that was set aside, or deletes it. Throws PackbenchError 'answer-unreadable' when it cannot be used.
   */
  settleAside(accountId: AccountId, use: boolean): Promise<AddressBookStatus>;
  /** Null: there is no copy yet. Throws PackbenchError 'account-unknown'. */
  check(accountId: AccountId, address: Address): Promise<(CopyComparison & { readonly readAt: string }) | null>;
  /** When the copy was read, as far as this run has seen it. Null: there is no copy, or it has not been opened yet. */
  readAtOf(accountId: AccountId): string | null;
  /**
   * Checks every copy once for damage, then reads missing and old books one after another. Resolves after the first
   * round. Never throws.
   */
  keepFresh(): Promise<void>;
  /** The service of this account answers again. */
  noteReached(accountId: AccountId): void;
  /** Forgets the copies of accounts that are gone or now lead elsewhere. */
  noteAccounts(list: AccountList): void;
  /** Ends the threads, and stops a reading under way. */
  close(): Promise<void>;
}

export interface AddressBookParts {
  /** The app's own folder; the copies go below it. */
  readonly folder: string;
  /** copy-worker.ts and refresh-worker.ts, or their built files. */
  readonly workers: { readonly copies: string; readonly refresh: string };
  readonly accounts: Pick<AccountsService, 'get' | 'goneIds' | 'list'>;
  /** Accounts whose books are read before anybody asks for them; by default all of them. */
  readonly shownAccountIds?: () => readonly AccountId[];
  readonly client: Pick<ShippingClient, 'readAddressBook'>;
  readonly door: Pick<ServiceDoor, 'reach'>;
  /** How old a copy may be before it is read again by itself. */
  readonly maxAgeHours: () => number;
  readonly happened: Happened;
  readonly clock: Clock;
  readonly after: After;
  readonly log: Log;
  readonly announce: Announce;
}

export function createAddressBookService(parts: AddressBookParts): AddressBookService {
  const { accounts, log } = parts;
  const folder = join(parts.folder, 'address-book');
  const questions = createOpenQuestions();
  const copies = createCopyThread({ workerPath: parts.workers.copies, folder, questions, log });
  const runRefresh = createRefreshThreads({ workerPath: parts.workers.refresh, folder, questions });
  const seen = createCopiesSeen(parts);
  const { see, statusOf, isDue } = seen;
  /** Accounts that are gone or lead elsewhere: their files may not be touched until this has resolved. */
  const forgetting = new Map<AccountId, Promise<void>>();
  const closing = new AbortController();
  let known = byId(accounts.list());
  sweep(folder, accounts, log);

  const refreshes = createBookRefreshes({
    ...parts,
    folder,
    copies,
    runRefresh,
    seen,
    forgotten: (accountId) => forgetting.get(accountId),
    closing: closing.signal,
  });
  const { tell } = refreshes;
  const rounds = createBookRounds({
    ...parts,
    folder,
    accountIds: parts.shownAccountIds ?? (() => accounts.list().accounts.map(({ accountId }) => accountId)),
    seen,
    copies,
    runRefresh,
    refresh: refreshes.begin,
    closing: closing.signal,
  });

  const forget = async (accountId: AccountId): Promise<void> => {
    const reading = seen.forget(accountId);
    reading?.running?.stop.abort();
    // Nothing is kept of this book, so no thread need start to forget it.
    if (!copies.isBegun() && !hasBookFiles(folder, accountId)) return;
    // From here on nobody finds the copy. A reading under way has its own files and removes them when it ends.
    await copies.ask('forget', accountId);
    await reading?.running?.ended;
  };

  return {
    async search({ accountId, text, limit }) {
      const asked = accountId === null ? accounts.list().accounts.map((one) => one.accountId) : [accountId];
      for (const one of asked) accounts.get(one);
      const found = await copies.ask('search', asked, text, limit);
      const books = found.books.map((book) => {
        if ('failure' in book) return { ...statusOf(book.accountId, closedBook), failure: book.failure };
        const state = see(book.accountId, book.state);
        if (isDue(book.accountId)) void refreshes.begin(book.accountId);
        return statusOf(book.accountId, state);
      });
      return { books, hits: found.hits, without: found.without };
    },
    async refresh(accountId) {
      accounts.get(accountId);
      void refreshes.begin(accountId, 'person');
      return tell(accountId);
    },
    async stop(accountId) {
      accounts.get(accountId);
      await seen.stopReading(accountId);
      return tell(accountId);
    },
    async settleAside(accountId, use) {
      accounts.get(accountId);
      await seen.find(accountId)?.inspected;
      see(accountId, await copies.ask('settleAside', accountId, use));
      return tell(accountId);
    },
    async check(accountId, address) {
      // It may have been removed while a list was compared.
      accounts.get(accountId);
      const { state, matched, suggestions } = await copies.ask('check', accountId, address);
      see(accountId, state);
      if ((state.wasDamaged || state.hasEarlier) && isDue(accountId)) void refreshes.begin(accountId);
      return state.readAt === null ? null : { matched, suggestions, readAt: state.readAt };
    },
    readAtOf: (accountId) => seen.find(accountId)?.state?.readAt ?? null,
    keepFresh: () => rounds.begin(),
    noteReached(accountId) {
      const reading = seen.find(accountId);
      if (reading?.failure && isWithoutAnswer(reading.failure.code)) reading.begunAt = null;
      rounds.lookAt(accountId);
    },
    noteAccounts({ accounts: now }) {
      const left = [...known.values()].filter((before) => !sameService(before, now));
      for (const account of now) {
        const before = known.get(account.accountId);
        const reading = seen.find(account.accountId);
        if (reading === undefined || JSON.stringify(before) === JSON.stringify(account)) continue;
        // A new key may mend what failed, or is about to fail with the old one.
        if (reading.failure !== null) reading.begunAt = null;
        if (reading.running !== null) reading.running.wasMended = true;
      }
      known = byId({ accounts: now });
      for (const { accountId } of left) {
        const forgotten = forget(accountId).catch((error: unknown) =>
          log.warn('The copy of an address book could not be deleted.', { accountId, err: error }),
        );
        forgetting.set(accountId, forgotten);
      }
    },
    async close() {
      closing.abort();
      rounds.end();
      await Promise.all(seen.all().map(({ running }) => running?.ended));
      await Promise.all(forgetting.values());
      await copies.close();
    },
  };
}

/** The state of a book that could not be opened. */
const closedBook: CopyState = { totalCount: 0, readAt: null, wasDamaged: false, aside: null, hasEarlier: false };

function sweep(folder: string, accounts: Pick<AccountsService, 'goneIds'>, log: Log): void {
  try {
    sweepBookFiles(folder, accounts.goneIds());
  } catch (error) {
    log.warn('What an earlier run left of an address book could not be deleted.', { err: error });
  }
}

/** Practice accounts get a new address with each start, but they are still the same accounts. */
function sameService(before: Account, now: readonly Account[]): boolean {
  const after = now.find(({ accountId }) => accountId === before.accountId);
  if (after === undefined || after.kind === 'practice') return after !== undefined;
  // If a key is not held at the moment, it says nothing.
  const [keyBefore, keyAfter] = [before.serviceKeyLastFour, after.serviceKeyLastFour];
  return (
    after.baseAddress === before.baseAddress && (keyBefore === null || keyAfter === null || keyBefore === keyAfter)
  );
}

function byId({ accounts }: Pick<AccountList, 'accounts'>): ReadonlyMap<AccountId, Account> {
  return new Map(accounts.map((account) => [account.accountId, account]));
}
