/**
 * The address book of each account as this computer keeps it: a copy that is searched and compared without the network, and
 * read again from the service when it is old, or when the operator wants it. The copy in use stays until the new one is whole.
 */
import { join } from 'node:path';
import type { Account, AccountId, AccountList } from '../../src-preload/contract/account.ts';
import type { Address } from '../../src-preload/contract/address.ts';
import type {
  AddressBookHit,
  AddressBookPage,
  AddressBookQuery,
  AddressBookStatus,
} from '../../src-preload/contract/address-book.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';
import type { AccountsService } from '../accounts/accounts-service.ts';
import { failureOf, PackbenchError } from '../failures.ts';
import type { Reachability } from '../orders/reachability.ts';
import type { Announce, Clock, Log } from '../ports.ts';
import type { ShippingClient } from '../shipping/shipping-client.ts';
import type { CopyState } from './copies.ts';
import type { CopyCheck } from './copy-check.ts';
import { createCopyThread } from './copy-thread.ts';
import { countryCodeOf } from './country-codes.ts';

export interface AddressBookService {
  /** From the copy, never from the network. The first question of an account lets its book be read. */
  search(query: AddressBookQuery): Promise<AddressBookPage>;
  /** Begins to read the book from the service and answers at once; how it ends is told by 'addressBook.changed'. */
  refresh(accountId: AccountId): Promise<AddressBookStatus>;
  /** Null: there is no copy yet. */
  check(accountId: AccountId, address: Address): Promise<(CopyCheck & { readonly readAt: string }) | null>;
  /** When the copy was read, as far as this run has seen it; null: there is none, or it has not been opened yet. */
  readAtOf(accountId: AccountId): string | null;
  /** Reads, one after another, the books of all accounts whose copy is missing or old. Never throws. */
  readOldCopies(): Promise<void>;
  /** Forgets the copies of accounts that are gone or now lead elsewhere. */
  noteAccounts(list: AccountList): void;
  /** Ends the thread; a reading under way is given up. */
  close(): Promise<void>;
}

export interface AddressBookParts {
  /** The app's own; the copies go below it. */
  readonly folder: string;
  /** copy-worker.ts, or what it is built to. */
  readonly workerPath: string;
  readonly accounts: Pick<AccountsService, 'get' | 'list' | 'shippingAccount'>;
  readonly client: Pick<ShippingClient, 'readAddressBookWith'>;
  readonly reachability: Pick<Reachability, 'learn'>;
  /** How old a copy may be before it is read again by itself. */
  readonly maxAgeHours: () => number;
  /** What `readAtOf` says has changed. */
  readonly readAtChanged: () => void;
  readonly clock: Clock;
  readonly log: Log;
  readonly announce: Announce;
}

const hourMilliseconds = 60 * 60 * 1_000;

interface Reading {
  refreshing: Promise<void> | null;
  /** Why the last reading failed; null after one that did not. */
  failure: Failure | null;
  /** When the last reading was begun, so that a failing one is not begun with every key typed. */
  begunAt: number | null;
  /** Of the copy, when it was last seen. */
  readAt: string | null;
}

export function createAddressBookService(parts: AddressBookParts): AddressBookService {
  const { accounts, client, reachability, clock, log, announce } = parts;
  const thread = createCopyThread({ ...parts, folder: join(parts.folder, 'address-book') });
  const readings = new Map<AccountId, Reading>();
  const closing = new AbortController();
  let known = byId(accounts.list());

  const readingOf = (accountId: AccountId): Reading => {
    const reading = readings.get(accountId) ?? { refreshing: null, failure: null, begunAt: null, readAt: null };
    readings.set(accountId, reading);
    return reading;
  };
  const statusOf = (accountId: AccountId, { totalCount, readAt, wasDamaged }: CopyState): AddressBookStatus => {
    const reading = readingOf(accountId);
    const { refreshing, failure } = reading;
    if (reading.readAt !== readAt) {
      reading.readAt = readAt;
      parts.readAtChanged();
    }
    return {
      accountId,
      totalCount,
      copyReadAt: readAt,
      refreshing: refreshing !== null,
      entriesRead: 0,
      failure,
      wasDamaged,
      aside: null,
    };
  };
  const tell = async (accountId: AccountId): Promise<void> => {
    announce('addressBook.changed', statusOf(accountId, await thread.ask('state', { accountId })));
  };
  const isOld = ({ readAt }: CopyState): boolean =>
    readAt === null || clock.now().getTime() - Date.parse(readAt) > parts.maxAgeHours() * hourMilliseconds;

  const readBook = (accountId: AccountId): Promise<CopyState> =>
    reachability.learn(accountId, async () =>
      client.readAddressBookWith(
        await accounts.shippingAccount(accountId),
        'background',
        (answer) => thread.ask('replace', { accountId, answer, readAt: clock.now().toISOString() }),
        closing.signal,
      ),
    );
  /** Never throws: what went wrong is kept and told. */
  const refreshOnce = (accountId: AccountId): Promise<void> => {
    const reading = readingOf(accountId);
    if (reading.refreshing !== null) return reading.refreshing;
    reading.begunAt = clock.now().getTime();
    reading.refreshing = readBook(accountId)
      .then(
        () => {
          reading.failure = null;
        },
        (error: unknown) => {
          reading.failure = failureIn(error);
          if (!closing.signal.aborted) log.warn('The address book could not be read.', { accountId, err: error });
        },
      )
      .then(async () => {
        reading.refreshing = null;
        if (!closing.signal.aborted) await tell(accountId);
      })
      .catch((error: unknown) => log.error('The address book could not be told.', { err: error }));
    return reading.refreshing;
  };

  return {
    async search({ accountId, text, limit }) {
      const asked = accountId === null ? accounts.list().accounts.map((one) => one.accountId) : [accountId];
      const books: AddressBookStatus[] = [];
      const hits: AddressBookHit[] = [];
      for (const one of asked) {
        accounts.get(one);
        const { entries, state } = await thread.ask('search', { accountId: one, text, limit });
        // Once in a run by itself; from then on the operator asks, or the next start.
        if (isOld(state) && readingOf(one).begunAt === null) void refreshOnce(one);
        books.push(statusOf(one, state));
        hits.push(
          ...entries.map((entry) => ({ accountId: one, entry, countryCode: codeOf(entry.country), marks: {} })),
        );
      }
      return { books, hits: hits.slice(0, limit) };
    },
    async refresh(accountId) {
      accounts.get(accountId);
      void refreshOnce(accountId);
      const status = statusOf(accountId, await thread.ask('state', { accountId }));
      announce('addressBook.changed', status);
      return status;
    },
    async check(accountId, address) {
      const { state, matched, suggestions } = await thread.ask('check', { accountId, address });
      return state.readAt === null ? null : { matched, suggestions, readAt: state.readAt };
    },
    readAtOf: (accountId) => readings.get(accountId)?.readAt ?? null,
    async readOldCopies() {
      for (const { accountId } of accounts.list().accounts) {
        if (closing.signal.aborted) return;
        try {
          const state = await thread.ask('state', { accountId });
          statusOf(accountId, state);
          if (isOld(state)) await refreshOnce(accountId);
        } catch (error) {
          log.warn('The copy of an address book could not be opened.', { accountId, err: error });
        }
      }
    },
    noteAccounts({ accounts: now }) {
      const left = [...known.values()].filter((before) => !sameService(before, now));
      known = byId({ accounts: now });
      for (const { accountId } of left) {
        readings.delete(accountId);
        thread
          .ask('forget', { accountId })
          .catch((error: unknown) => log.warn('The copy of an address book could not be deleted.', { err: error }));
      }
    },
    async close() {
      closing.abort();
      await thread.close();
    },
  };
}

/** Practice accounts get a new address with each start, and are the same all the same. */
function sameService(before: Account, now: readonly Account[]): boolean {
  const after = now.find(({ accountId }) => accountId === before.accountId);
  if (after === undefined || after.kind === 'practice') return after !== undefined;
  // A key that is not held at the moment says nothing.
  const [keyBefore, keyAfter] = [before.serviceKeyLastFour, after.serviceKeyLastFour];
  return (
    after.baseAddress === before.baseAddress && (keyBefore === null || keyAfter === null || keyBefore === keyAfter)
  );
}

function byId({ accounts }: Pick<AccountList, 'accounts'>): ReadonlyMap<AccountId, Account> {
  return new Map(accounts.map((account) => [account.accountId, account]));
}

/** Empty for a country that nobody here knows. */
function codeOf(country: string): string {
  const code = countryCodeOf(country);
  return /^[A-Z]{2}$/.test(code) ? code : '';
}

function failureIn(error: unknown): Failure {
  return error instanceof PackbenchError ? error.failure : failureOf('internal', { cause: error }).failure;
}
