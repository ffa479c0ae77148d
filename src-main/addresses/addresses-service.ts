/**
 * Is a delivery address right? The service is asked. When it cannot be reached, the copy of the address book on this
 * computer answers at once, the answer says so, and the service is asked later. Suggestions are shown and never
 * applied.
 */

import { join } from 'node:path';
import type { AccountId, AccountList } from '../../src-preload/contract/account.ts';
import type {
  Address,
  AddressSuggestion,
  OfflineCheckCounts,
  OfflineCheckPage,
  ValidationAnswer,
  ValidationQuery,
} from '../../src-preload/contract/address.ts';
import type { AskedBy } from '../accounts/account-keys.ts';
import { type AccountsService, isSameShop } from '../accounts/accounts-service.ts';
import type { Reachability } from '../accounts/reachability.ts';
import type { ServiceDoor } from '../accounts/service-door.ts';
import type { AddressBookService } from '../address-book/address-book-service.ts';
import type { After, Announce, Clock, Log } from '../ports.ts';
import type { ShippingAccount, ShippingClient, Urgency } from '../shipping/shipping-client.ts';
import { type CheckFile, openCheckFile } from './check-file.ts';
import { createOfflineChecks } from './offline-checks.ts';
import { createRechecking } from './rechecking.ts';
import { createTellingPace } from './telling-pace.ts';
import { createValidating } from './validating.ts';

interface HowToAsk {
  readonly signal?: AbortSignal | undefined;
  /** See ShippingClient.validateAddress. */
  readonly hasOtherAnswer?: () => Promise<boolean>;
  readonly by?: AskedBy | undefined;
}

export interface AddressesService {
  /** Throws what the client and AccountsService.shippingAccount throw, unless the copy can answer instead. */
  validate(query: ValidationQuery): Promise<ValidationAnswer>;
  /** The service alone. Throws what the client and AccountsService.shippingAccount throw. */
  askService(
    accountId: AccountId,
    subject: ValidationQuery['subject'],
    urgency: Urgency,
    how?: Pick<HowToAsk, 'signal'>,
  ): Promise<ValidationAnswer>;
  /** The address book's copy alone; null: there is none yet. Throws PackbenchError 'file-failed'. */
  askCopy(accountId: AccountId, address: Address): Promise<ValidationAnswer | null>;
  /** accountId null: all accounts; also below. */
  listOfflineChecks(accountId: AccountId | null, offset: number, limit: number): OfflineCheckPage;
  /** Begins to ask the service and answers at once; 'addresses.offlineChecksChanged' tells the results. */
  recheckNow(accountId: AccountId | null): OfflineCheckCounts;
  dismissOfflineCheck(checkId: string): OfflineCheckCounts;
  dismissAgreeing(): OfflineCheckCounts;
  /** The service of this account answers again. */
  noteReached(accountId: AccountId): void;
  /** Also forgets the checks of accounts that are gone. */
  noteAccounts(list: AccountList): void;
  /** Begins no further check in the background; resolves when the one under way has ended. */
  callOff(): Promise<void>;
  /** Closes the file, once nothing is asked any more. */
  close(): void;
}

export interface AddressesParts {
  /** The app's own folder; the file of the offline checks goes below it. */
  readonly folder: string;
  readonly accounts: Pick<AccountsService, 'get' | 'isGone' | 'lastShippingAccount' | 'list'>;
  readonly client: Pick<ShippingClient, 'validateAddress'>;
  readonly addressBook: Pick<AddressBookService, 'check'>;
  readonly door: Pick<ServiceDoor, 'reach'>;
  readonly reachability: Pick<Reachability, 'unreachableWithin'>;
  readonly clock: Clock;
  readonly after: After;
  readonly log: Log;
  readonly announce: Announce;
}

/**
 * How long 'it cannot be reached' is believed without asking again. A silent network costs a person 5 s for each try,
 * so that happens at most once in half a minute. After the first offline answer the service is asked in the background
 * after 5, 10 and 20 s, so a service that is back is found within that time.
 */
const believedMilliseconds = 30_000;
const tellAtMostEvery = 250;

export function createAddressesService(parts: AddressesParts): AddressesService {
  const { accounts, client, addressBook, door, reachability, clock, log, announce } = parts;
  const file = openedFile(parts);
  const checks = createOfflineChecks({ file, log });
  const accountIds = (): AccountId[] => accounts.list().accounts.map(({ accountId }) => accountId);
  /** An account whose settings were lost may come back, and its checks with it. */
  const keptIds = (): AccountId[] => [
    ...accountIds(),
    ...checks.accountIds().filter((accountId) => !accounts.isGone(accountId)),
  ];
  checks.keepOnly(keptIds());
  const now = (): string => clock.now().toISOString();
  const pace = createTellingPace(clock, tellAtMostEvery);

  const askService = async (
    accountId: AccountId,
    subject: ValidationQuery['subject'],
    urgency: Urgency,
    { signal, hasOtherAnswer, by }: HowToAsk = {},
  ): Promise<ValidationAnswer> => {
    const ask = async (account: ShippingAccount): Promise<ValidationAnswer> => {
      const told = await client.validateAddress(account, subject, urgency, signal, hasOtherAnswer);
      const suggestions = told.suggestions.map(withCountry);
      const answer: ValidationAnswer = { ...told, suggestions, source: 'service', copyReadAt: null, checkedAt: now() };
      // Whoever asked, this is the second look. It is noted before the service is known to be back, because that starts
      // the other checks. An answer to keys that were replaced meanwhile does not count: the door asks again.
      const isForNow = isSameShop(accounts.lastShippingAccount(accountId), account);
      const isListed = isForNow && 'address' in subject;
      const isSecondLook = isListed && (await checks.answer(accountId, subject.address, answer));
      if (isSecondLook) tellInTime(!rechecking.isChecking);
      return answer;
    };
    return door.reach(accountId, ask, by);
  };
  const rechecking = createRechecking({
    checks,
    accountIds,
    ask: (accountId, address, signal, by) => askService(accountId, { address }, 'background', { signal, by }),
    after: parts.after,
    log,
    changed: (isLast) => tellInTime(isLast),
  });
  const counts = (): OfflineCheckCounts => ({ ...checks.counts(), checking: rechecking.isChecking });
  const tell = (): OfflineCheckCounts => {
    const told = counts();
    announce('addresses.offlineChecksChanged', told);
    return told;
  };

  const tellInTime = (isLast: boolean): void => {
    if (pace.mayTell(isLast)) tell();
  };

  /** An entry of the book that is the same address confirms it; without such an entry, nothing is known. */
  const askCopy = async (accountId: AccountId, address: Address): Promise<ValidationAnswer | null> => {
    const check = await addressBook.check(accountId, address);
    if (check === null) return null;
    const verdict = check.matched ? 'valid' : 'cannot-tell';
    const { suggestions, readAt } = check;
    return { verdict, suggestions, source: 'address-book', copyReadAt: readAt, checkedAt: now() };
  };
  const validateOrAskCopy = createValidating({
    askService: (accountId, address, hasOtherAnswer) =>
      askService(accountId, { address }, 'interactive', { hasOtherAnswer }),
    askCopy,
    isUnreachable: (accountId) => reachability.unreachableWithin(accountId, believedMilliseconds),
    noteOffline(accountId, address, answer) {
      checks.add(accountId, address, answer);
      rechecking.noteAdded(accountId);
      tell();
    },
    log,
  });

  return {
    async validate({ accountId, subject }) {
      accounts.get(accountId);
      // Only the service knows where an order goes.
      if (!('address' in subject)) return askService(accountId, subject, 'interactive');
      return validateOrAskCopy(accountId, subject.address);
    },
    askService,
    askCopy,
    listOfflineChecks: (accountId, offset, limit) => ({ counts: counts(), ...checks.page(accountId, offset, limit) }),
    recheckNow(accountId) {
      rechecking.now(accountId === null ? accountIds() : [accountId]);
      return counts();
    },
    dismissOfflineCheck(checkId) {
      checks.dismiss([checkId]);
      return tell();
    },
    dismissAgreeing() {
      checks.dismissAgreeing();
      return tell();
    },
    noteReached: (accountId) => rechecking.noteReached(accountId),
    noteAccounts(list) {
      const now = list.accounts.map(({ accountId }) => accountId);
      if (checks.keepOnly([...now, ...keptIds()])) tell();
      rechecking.noteAccounts();
    },
    callOff: () => rechecking.close(),
    close: () => file?.close(),
  };
}

/** With only a code it names a country too: it must not seem to leave the country out. */
function withCountry(suggestion: AddressSuggestion): AddressSuggestion {
  return suggestion.country.trim() === '' ? { ...suggestion, country: suggestion.countryCode } : suggestion;
}

/** Null: it cannot be opened, and validation goes on without it. */
function openedFile({ folder, clock, log }: AddressesParts): CheckFile | null {
  try {
    return openCheckFile({ folder: join(folder, 'addresses'), clock, log });
  } catch (error) {
    log.error('The addresses that wait for a second check cannot be kept beyond this run.', { err: error });
    return null;
  }
}
