/**
 * What follows from what happens: every way in which one service of main hears of another, and what the page then
 * hears.
 */
import type { AccountId } from '../src-preload/contract/account.ts';
import type { AccountsService } from './accounts/accounts-service.ts';
import type { KnownOrders } from './accounts/known-orders.ts';
import type { AddressBookService } from './address-book/address-book-service.ts';
import type { AddressesService } from './addresses/addresses-service.ts';
import type { AppStatusService } from './app-status.ts';
import type { WhatFollows } from './happenings.ts';
import type { InDoubtService } from './in-doubt/in-doubt-service.ts';
import { isSameAccount } from './journal/account-at-service.ts';
import { accountsOf } from './journal/guards.ts';
import type { Ledger } from './journal/ledger.ts';
import type { WriteRecord } from './journal/write-record.ts';
import type { ManifestsService } from './manifests/manifests-service.ts';
import type { MirrorService } from './mirror/mirror-service.ts';
import type { OrdersReading } from './mirror/reading/orders-reading.ts';
import type { Announce } from './ports.ts';
import type { StationService } from './station/station-service.ts';

export interface Hearers {
  readonly announce: Announce;
  readonly accounts: Pick<AccountsService, 'list'>;
  readonly ledger: { readonly accounts: Pick<Ledger['accounts'], 'reference'> };
  readonly status: Pick<AppStatusService, 'announce'>;
  readonly knownOrders: Pick<KnownOrders, 'noteWrite' | 'forget'>;
  readonly manifests: Pick<ManifestsService, 'announce'>;
  readonly inDoubt: Pick<InDoubtService, 'announce'>;
  readonly mirror: Pick<MirrorService, 'noteAccounts' | 'noteChanged' | 'noteEmptied'>;
  readonly ordersReading: Pick<OrdersReading, 'noteAccounts' | 'noteReached' | 'noteWrite' | 'readAgain'>;
  readonly addressBook: Pick<AddressBookService, 'noteAccounts' | 'noteReached'>;
  readonly addresses: Pick<AddressesService, 'noteAccounts' | 'noteReached'>;
  readonly station: Pick<StationService, 'noteChanged' | 'noteReached'>;
}

export function whatFollows(hearers: Hearers): WhatFollows {
  const { announce, status, knownOrders, manifests, inDoubt, addressBook, addresses, mirror, ordersReading, station } =
    hearers;
  return {
    accountsChanged: {
      page: (list) => announce('accounts.changed', list),
      main: [
        status.announce,
        addressBook.noteAccounts,
        addresses.noteAccounts,
        mirror.noteAccounts,
        ordersReading.noteAccounts,
        station.noteChanged,
      ],
    },
    accountKeyReplaced: { page: nothing, main: [({ accountId }) => knownOrders.forget(accountId)] },
    reachabilityChanged: {
      page: nothing,
      main: [
        status.announce,
        ({ accountId, reachable }) => {
          if (reachable) addresses.noteReached(accountId);
        },
        ({ accountId, reachable }) => {
          if (reachable) addressBook.noteReached(accountId);
        },
        ({ accountId, reachable }) => {
          if (reachable) ordersReading.noteReached(accountId);
        },
        ({ accountId, reachable }) => {
          if (reachable) station.noteReached(accountId);
        },
      ],
    },
    preferencesChanged: {
      page: (preferences) => announce('preferences.changed', preferences),
      main: [
        status.announce,
        () => mirror.noteChanged(null),
        () => ordersReading.noteAccounts(hearers.accounts.list()),
      ],
    },
    writeChanged: {
      page: manifests.announce,
      main: [
        knownOrders.noteWrite,
        inDoubt.announce,
        status.announce,
        () => mirror.noteChanged(null),
        ordersReading.noteWrite,
        ({ kind }) => {
          if (kind === 'manifest') station.noteChanged();
        },
        (write) => {
          // It named none of them: what is left is only known when all is read anew.
          if (write.about.everyUnshipped !== true || !isDone(write)) return;
          const noteEmptied = (accountId: AccountId): void =>
            void mirror.noteEmptied(accountId).then(() => ordersReading.readAgain(accountId));
          noteEmptied(write.accountId);
          otherEntriesOf(hearers, write).forEach(noteEmptied);
        },
      ],
    },
    printJobChanged: { page: (job) => announce('printing.jobChanged', job), main: [station.noteChanged] },
    copyChanged: { page: nothing, main: [status.announce] },
    unwrittenChanged: { page: nothing, main: [status.announce, () => mirror.noteChanged(null)] },
  };
}

/** The account of the write may have been entered twice: each entry has a copy of its own. Throws where the ledger cannot be read. */
function otherEntriesOf({ accounts, ledger }: Hearers, write: WriteRecord): readonly AccountId[] {
  const own = accountsOf(write);
  const ids = accounts.list().accounts.map(({ accountId }) => accountId);
  const others = ids.filter((id) => id !== write.accountId);
  return others.filter((id) => own.some((one) => isSameAccount(ledger.accounts.reference(id), one)));
}

/** A write without orders is settled as a whole. */
const isDone = ({ state, settlements }: WriteRecord): boolean =>
  state === 'stored' || (state === 'resolved' && settlements.at(-1)?.resolution !== 'not-done');

const nothing = (): void => undefined;
