/** What a shipment would cost, from an operation that the service document calls deprecated: 'not-found' once it is gone. */
import type { RateList, RateQuery } from '../../src-preload/contract/rates.ts';
import type { AccountsService } from '../accounts/accounts-service.ts';
import type { Reachability } from '../orders/reachability.ts';
import type { Clock } from '../ports.ts';
import type { ShippingClient } from '../shipping/shipping-client.ts';

export interface RatesService {
  /** In the service's order. Throws what the client and AccountsService.shippingAccount throw. */
  get(query: RateQuery): Promise<RateList>;
}

export interface RatesParts {
  readonly accounts: Pick<AccountsService, 'shippingAccount'>;
  readonly client: Pick<ShippingClient, 'getRates'>;
  readonly reachability: Pick<Reachability, 'learn'>;
  readonly clock: Clock;
}

export function createRatesService({ accounts, client, reachability, clock }: RatesParts): RatesService {
  return {
    async get({ accountId, ...query }) {
      const rates = await reachability.learn(accountId, async () =>
        client.getRates(await accounts.shippingAccount(accountId), query, 'interactive'),
      );
      return { rates, readAt: clock.now().toISOString() };
    },
  };
}
