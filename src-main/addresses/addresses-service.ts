/**
 * Is a delivery address right? The service is asked; when it cannot be reached, the copy of the address book on this computer
 * answers, and the answer says so. What is suggested is told and never applied.
 */
import type { Address, ValidationAnswer, ValidationQuery } from '../../src-preload/contract/address.ts';
import type { AccountsService } from '../accounts/accounts-service.ts';
import type { AddressBookService } from '../address-book/address-book-service.ts';
import { PackbenchError } from '../failures.ts';
import { noAnswer, type Reachability } from '../orders/reachability.ts';
import type { Clock } from '../ports.ts';
import type { ShippingClient } from '../shipping/shipping-client.ts';

export interface AddressesService {
  /** Throws what the client and AccountsService.shippingAccount throw, unless the copy can answer instead. */
  validate(query: ValidationQuery): Promise<ValidationAnswer>;
}

export interface AddressesParts {
  readonly accounts: Pick<AccountsService, 'shippingAccount'>;
  readonly client: Pick<ShippingClient, 'validateAddress'>;
  readonly addressBook: Pick<AddressBookService, 'check'>;
  readonly reachability: Pick<Reachability, 'learn'>;
  readonly clock: Clock;
}

export function createAddressesService(parts: AddressesParts): AddressesService {
  const { accounts, client, addressBook, reachability, clock } = parts;
  const now = (): string => clock.now().toISOString();

  const askService = async ({ accountId, subject }: ValidationQuery): Promise<ValidationAnswer> => {
    const { verdict, suggestions } = await reachability.learn(accountId, async () =>
      client.validateAddress(await accounts.shippingAccount(accountId), subject, 'interactive'),
    );
    return { verdict, suggestions, source: 'service', copyReadAt: null, checkedAt: now() };
  };

  /** An entry of the book that is the same address speaks for it; that there is none says nothing. Null: no copy. */
  const askCopy = async (accountId: string, address: Address): Promise<ValidationAnswer | null> => {
    const check = await addressBook.check(accountId, address);
    if (check === null) return null;
    const verdict = check.matched ? 'valid' : 'cannot-tell';
    const { suggestions, readAt } = check;
    return { verdict, suggestions, source: 'address-book', copyReadAt: readAt, checkedAt: now() };
  };

  return {
    async validate(query) {
      try {
        return await askService(query);
      } catch (error) {
        // Where an order goes, only the service knows.
        if (!cannotBeReached(error) || !('address' in query.subject)) throw error;
        const answer = await askCopy(query.accountId, query.subject.address);
        if (answer === null) throw error;
        return answer;
      }
    },
  };
}

function cannotBeReached(error: unknown): boolean {
  return error instanceof PackbenchError && noAnswer.has(error.failure.code);
}
