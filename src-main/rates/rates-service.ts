/** What a shipment would cost, from an operation that the service document calls deprecated: 'not-found' once it is gone. */
import type { RateList, RateQuery } from '../../src-preload/contract/rates.ts';
import type { ServiceDoor } from '../accounts/service-door.ts';
import { failureOf } from '../failures.ts';
import type { Clock } from '../ports.ts';
import { type ShippingClient, ShippingError } from '../shipping/shipping-client.ts';

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
      try {
        const found = await door.reach(accountId, (account) => client.getRates(account, query, 'interactive'));
        return { ...found, readAt: clock.now().toISOString() };
      } catch (error) {
        throw error instanceof ShippingError && error.failure.code === 'not-found' ? gone(error) : error;
      }
    },
  };
}

/** Nobody asked for a number that could be wrong: the operation itself is not there. */
function gone({ failure: { details, facts } }: ShippingError): Error {
  return failureOf('not-found', { details, facts: { ...facts, field: 'rates' } });
}
