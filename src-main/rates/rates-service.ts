/** What a shipment would cost, from an operation that the service document calls deprecated: 'not-found' once it is gone. */
import type { RateList, RateQuery } from '../../src-preload/contract/rates.ts';
import type { ServiceDoor } from '../accounts/service-door.ts';
import type { Clock } from '../ports.ts';
import type { ShippingClient } from '../shipping/shipping-client.ts';

export interface RatesService {
  /** In the service's order. Throws what the client and AccountsService.shippingAccount throw. */
  get(query: RateQuery): Promise<RateList>;
}

export interface RatesParts {
  readonly client: Pick<ShippingClient, 'getRates'>;
  readonly door: Pick<ServiceDoor, 'reach'>;
  readonly clock: Clock;
}

export function createRatesService({ client, door, clock }: RatesParts): RatesService {
  return {
    async get({ accountId, ...query }) {
      const found = await door.reach(accountId, (account) => client.getRates(account, query, 'interactive'));
      return { ...found, readAt: clock.now().toISOString() };
    },
  };
}
