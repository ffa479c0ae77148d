/**
 * The start of the tests of reading orders: services inside the test, a mirror in memory, and time that passes as fast
 * as it can.
 */

import { onTestFinished } from 'vitest';
import { failureOf } from '../../../../src-main/failures.ts';
import { createOrdersReading, type OrdersReading } from '../../../../src-main/mirror/reading/orders-reading.ts';
import type { ShippingAccount } from '../../../../src-main/shipping/shipping-client.ts';
import type { Account } from '../../../../src-preload/contract/account.ts';
import type { FailureCode } from '../../../../src-preload/contract/failure.ts';
import type { OrderReading } from '../../../../src-preload/contract/order-list.ts';
import { SimulatedTime } from '../../../helpers/simulated-time.ts';
import { someAccount } from '../../../helpers/some-account.ts';
import { InMemoryMirror } from '../../../proof/orders-read/in-memory-mirror.ts';
import {
  type Query,
  SimulatedService,
  simulatedClient,
  type Wrong,
} from '../../../proof/orders-read/simulated-service.ts';

export const second = 1_000;
export const minute = 60 * second;

export const accountOf = (accountId: string): Account =>
  someAccount(accountId, { baseAddress: 'https://api.example.com' });

/** One account, 'shop', unless others are named. The test sets the fault of the next answers. */
export class ReadingBench {
  readonly time = new SimulatedTime();
  readonly mirror: InMemoryMirror;
  readonly services = new Map<string, SimulatedService>();
  accounts: readonly Account[];
  /** Null: all of them. */
  shownAccountIds: readonly string[] | null = null;
  /** The fault of every answer, until it is set to null. */
  wrong: ((query: Query, serviceKey: string) => Wrong | null) | null = null;
  /** By account; the account's id unless set. */
  readonly serviceKeys = new Map<string, string>();
  baseAddress = 'https://api.example.com';
  /** Older Shipped orders are not kept. */
  shippedSince = Number.NEGATIVE_INFINITY;
  /** Thrown instead of giving the keys. */
  keysFail: FailureCode | null = null;
  beforeKeys = (): void => undefined;
  /** Service keys whose service takes a request and never answers. */
  readonly hanging = new Set<string>();
  readonly told: (readonly OrderReading[])[] = [];
  reading: OrdersReading;
  readonly #every: number;

  /** `every`: milliseconds between two looks, as the bench has set it. */
  constructor({
    accountIds = ['shop'],
    mirror = new InMemoryMirror(),
    service = {} as ServiceShape,
    every = 30 * second,
  } = {}) {
    this.#every = every;
    this.mirror = mirror;
    this.accounts = accountIds.map(accountOf);
    for (const accountId of accountIds)
      this.services.set(accountId, new SimulatedService({ rowsPerPage: 2, ...service }));
    this.reading = this.#open();
    onTestFinished(() => this.close());
  }

  get service(): SimulatedService {
    return this.serviceOf('shop');
  }

  serviceOf(serviceKey: string): SimulatedService {
    const service = this.services.get(serviceKey);
    if (service === undefined) throw new Error(`no service for ${serviceKey}`);
    return service;
  }

  /** Accounts that a person has removed. */
  removedIds: readonly string[] = [];

  /** This many orders among the Unshipped, the newest first. */
  fill(count: number, group: 'unshipped' | 'shipped' = 'unshipped'): void {
    for (let number = 0; number < count; number += 1) this.service.insert(group);
  }

  /** An order of the service that is there for certain. */
  orderAt(place: number) {
    const order = this.service.at(place);
    if (order === null) throw new Error('there is no such order');
    return order;
  }

  /** The questions since the last call: 'Unshipped 1', or '"17" All 1' with a phrase. */
  asked(): readonly string[] {
    const asked = this.service.requests.map(
      ({ status, page, phrase }) => `${phrase === '' ? '' : `"${phrase}" `}${status} ${page}`,
    );
    this.service.requests.length = 0;
    return asked;
  }

  of(accountId = 'shop'): OrderReading {
    const one = this.reading.list().find((reading) => reading.accountId === accountId);
    if (one === undefined) throw new Error(`nothing is read of ${accountId}`);
    return one;
  }

  goneIds(): readonly number[] {
    return [...this.mirror.ordersOf('shop')].flatMap(([orderId, { isGone }]) => (isGone ? [orderId] : []));
  }

  account() {
    const [account] = this.accounts;
    if (account === undefined) throw new Error('there is no account');
    return account;
  }

  async restart(): Promise<void> {
    await this.close();
    this.reading = this.#open();
  }

  async close(): Promise<void> {
    const closed = this.reading.close();
    await this.time.pass(second);
    await closed;
  }

  #open(): OrdersReading {
    const { time } = this;
    const reading = createOrdersReading({
      accounts: {
        list: () => ({ accounts: this.accounts, currentAccountId: 'shop' }),
        goneIds: () => this.removedIds,
      },
      shownAccountIds: () => this.shownAccountIds ?? [...this.services.keys()],
      door: {
        reach: async (accountId, ask) => {
          this.beforeKeys();
          if (this.keysFail !== null) throw failureOf(this.keysFail);
          return ask(this.#shippingAccount(accountId));
        },
      },
      client: simulatedClient({
        service: (serviceKey) => this.serviceOf(serviceKey),
        wait: time.wait,
        hangs: (serviceKey) => this.hanging.has(serviceKey),
        before: (query, serviceKey) => this.wrong?.(query, serviceKey) ?? null,
      }),
      mirror: this.mirror,
      clock: time,
      after: time.after,
      log: { debug() {}, info() {}, warn() {}, error() {} },
      every: () => this.#every,
      shippedSince: () => this.shippedSince,
      fingerprintOf: ({ serviceKey }) => `fingerprint of ${serviceKey}`,
      announce: (name, event) => {
        if (name === 'orders.readingChanged') this.told.push(event as readonly OrderReading[]);
      },
    });
    reading.start();
    return reading;
  }

  #shippingAccount(accountId: string): ShippingAccount {
    const serviceKey = this.serviceKeys.get(accountId) ?? accountId;
    return { baseAddress: this.baseAddress, serviceKey, subscriptionKey: 'one', format: 'json' };
  }
}

type ServiceShape = NonNullable<ConstructorParameters<typeof SimulatedService>[0]>;

export const failing = (code: FailureCode, waitSeconds?: number) => (): Wrong => ({
  kind: 'failure',
  code,
  ...(waitSeconds === undefined ? {} : { facts: { waitSeconds } }),
});

/** A bench whose service has this many Unshipped orders, all of them read. What follows asks for `asked()` from here. */
export async function walkedBench(count: number): Promise<ReadingBench> {
  const bench = new ReadingBench();
  bench.fill(count);
  await bench.time.pass(10 * second);
  bench.asked();
  return bench;
}
