/** Is a delivery address right? The service is asked; what it suggests is told and never applied. */
import type { ValidationAnswer, ValidationQuery } from '../../src-preload/contract/address.ts';
import type { AccountsService } from '../accounts/accounts-service.ts';
import type { Reachability } from '../orders/reachability.ts';
import type { Clock } from '../ports.ts';
import type { ShippingClient } from '../shipping/shipping-client.ts';

export interface AddressesService {
  /** Throws what the client and AccountsService.shippingAccount throw. */
  validate(query: ValidationQuery): Promise<ValidationAnswer>;
}

export interface AddressesParts {
  readonly accounts: Pick<AccountsService, 'shippingAccount'>;
  readonly client: Pick<ShippingClient, 'validateAddress'>;
  readonly reachability: Pick<Reachability, 'learn'>;
  readonly clock: Clock;
}

export function createAddressesService({ accounts, client, reachability, clock }: AddressesParts): AddressesService {
  return {
    async validate({ accountId, subject }) {
      const { verdict, suggestions } = await reachability.learn(accountId, async () =>
        client.validateAddress(await accounts.shippingAccount(accountId), subject, 'interactive'),
      );
      const checkedAt = clock.now().toISOString();
      return { verdict, suggestions, source: 'service', copyReadAt: null, checkedAt };
    },
  };
}
