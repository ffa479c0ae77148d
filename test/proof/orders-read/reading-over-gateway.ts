/** Reading all orders with the real client, in simulated time: accounts of one subscription behind one counting gateway. */
import { createOrdersReading, type OrdersReading } from '../../../src-main/mirror/reading/orders-reading.ts';
import { createShippingClient } from '../../../src-main/shipping/index.ts';
import type { ShippingAccount, ShippingClient } from '../../../src-main/shipping/shipping-client.ts';
import { SimulatedTime } from '../../helpers/simulated-time.ts';
import { someAccount } from '../../helpers/some-account.ts';
import { CountingGateway } from './counting-gateway.ts';
import { InMemoryMirror } from './in-memory-mirror.ts';
import type { SimulatedService } from './simulated-service.ts';

const baseAddress = 'https://api.example.com';
const log = { debug() {}, info() {}, warn() {}, error() {} };

export interface ReadingOverGateway {
  readonly time: SimulatedTime;
  readonly gateway: CountingGateway;
  readonly client: ShippingClient;
  readonly mirror: InMemoryMirror;
  readonly reading: OrdersReading;
}

/** `serviceOf`: null: it accepts every request and never answers. */
export function readingOverGateway(
  accountIds: readonly string[],
  serviceOf: (accountId: string) => SimulatedService | null,
  random: () => number = () => 0.5,
): ReadingOverGateway {
  const time = new SimulatedTime();
  const gateway = new CountingGateway(time, random, serviceOf);
  const client = createShippingClient({ clock: time, log, transport: gateway.transport, after: time.after, random });
  const mirror = new InMemoryMirror();
  const accounts = accountIds.map((accountId) => someAccount(accountId, { baseAddress }));
  const reading = createOrdersReading({
    accounts: { list: () => ({ accounts, currentAccountId: accountIds[0] ?? '' }), goneIds: () => [] },
    door: { reach: (accountId, ask) => ask(shippingAccount(accountId)) },
    client,
    fingerprintOf: ({ serviceKey }) => serviceKey,
    mirror,
    clock: time,
    after: time.after,
    log,
    every: () => 30_000,
    shippedSince: () => Number.NEGATIVE_INFINITY,
    announce: () => undefined,
  });
  return { time, gateway, client, mirror, reading };
}

/** By its service key the gateway finds the account's service. */
export function shippingAccount(accountId: string): ShippingAccount {
  return { baseAddress, serviceKey: accountId, subscriptionKey: 'one-for-all', format: 'json' };
}
