/** Gathers what the status line and the banners say, and tells the page when it changes. */
import type { AppStatus } from '../src-preload/contract/app-status.ts';
import type { AccountsService } from './accounts/accounts-service.ts';
import type { PracticeService } from './accounts/practice-service.ts';
import type { Reachability } from './accounts/reachability.ts';
import type { AddressBookService } from './address-book/address-book-service.ts';
import type { StartTroubles } from './disk/start-troubles.ts';
import type { InDoubtService } from './in-doubt/in-doubt-service.ts';
import type { Ledger } from './journal/ledger.ts';
import type { Announce, KeyVault, Log } from './ports.ts';
import type { Settings } from './settings.ts';
import type { ShippingClient } from './shipping/shipping-client.ts';
import type { ProgramFaults } from './start-and-end/program-faults.ts';

export interface AppStatusService {
  get(): Promise<AppStatus>;
  /** The status has changed. */
  announce(): void;
  /** Only where the records refuse every change, or the start has failed in part: a disk may be whole again by now. */
  startAgain(): void;
}

export interface AppStatusParts {
  readonly version: string;
  readonly keyVault: KeyVault;
  readonly settings: Settings;
  readonly ledger: Pick<Ledger, 'state' | 'refusal' | 'unwritten'>;
  readonly startTroubles: Pick<StartTroubles, 'all'>;
  readonly practice: Promise<PracticeService>;
  readonly programFaults: Pick<ProgramFaults, 'any'>;
  readonly accounts: Pick<AccountsService, 'list' | 'lastShippingAccount'>;
  readonly client: Pick<ShippingClient, 'waitingCount'>;
  readonly inDoubt: Pick<InDoubtService, 'count'>;
  readonly reachability: Reachability;
  readonly addressBook: Pick<AddressBookService, 'readAtOf'>;
  readonly log: Log;
  readonly announce: Announce;
  readonly startAgain: () => void;
  readonly ending: AbortSignal;
}

export function createAppStatusService(parts: AppStatusParts): AppStatusService {
  const { accounts, client, inDoubt, ledger, settings } = parts;

  // What the practice service says about its file is reported once it has started; nobody waits for it.
  let practice: Extract<PracticeService, { running: true }> | null = null;
  void parts.practice.then((started) => {
    if (started.running) practice = started;
  });

  const waiting = (accountId: string): number => {
    const account = accounts.lastShippingAccount(accountId);
    return account === null ? 0 : client.waitingCount(account);
  };

  const get = async (): Promise<AppStatus> => ({
    version: parts.version,
    keychain: await parts.keyVault.status(),
    settings: settings.status,
    settingsCopy: settings.copyPath,
    settingsLeftOut: settings.leftOut,
    ledger: ledger.state,
    ledgerRefusal: ledger.refusal,
    startTroubles: [...parts.startTroubles.all, ...(practice?.troubles ?? [])],
    practiceInMemory: practice?.inMemory ?? false,
    programFaulted: parts.programFaults.any(),
    services: accounts.list().accounts.map(({ accountId }) => ({
      accountId,
      ...parts.reachability.read(accountId),
      waiting: waiting(accountId),
      addressBookReadAt: parts.addressBook.readAtOf(accountId),
    })),
    inDoubtCount: inDoubt.count(),
    unwritten: { count: ledger.unwritten.all().length, failure: ledger.unwritten.reason() },
  });

  return {
    get,
    startAgain() {
      if (ledger.refusal !== null || parts.startTroubles.all.some(({ keptAs }) => keptAs === null)) parts.startAgain();
    },
    announce() {
      get().then(
        (status) => parts.announce('app.statusChanged', status),
        (error: unknown) => {
          // At the end there is nobody to tell, and the services that the status reads may be closed already.
          if (!parts.ending.aborted) parts.log.error('The status could not be told.', { err: error });
        },
      );
    },
  };
}
