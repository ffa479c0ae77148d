/** A service in memory as a look-up sees it, and everything around the writes in doubt on a folder of its own. */

import { join } from 'node:path';
import { failureOf } from '../../../src-main/failures.ts';
import { createInDoubtService, type InDoubtService } from '../../../src-main/in-doubt/in-doubt-service.ts';
import type { LookUpClient } from '../../../src-main/in-doubt/look-up.ts';
import type { WriteIntent } from '../../../src-main/journal/write-record.ts';
import {
  type FoundOrder,
  type ShipmentsFound,
  type ShippingAccount,
  ShippingError,
} from '../../../src-main/shipping/shipping-client.ts';
import type { Account } from '../../../src-preload/contract/account.ts';
import type { OrderStatusFilter } from '../../../src-preload/contract/order.ts';
import { doorTo, hearWrites } from '../../helpers/alone.ts';
import { someAccount } from '../../helpers/some-account.ts';
import { TimeThatPasses } from '../../helpers/time-that-passes.ts';
import { notNoted, silentLog } from '../journal/ledger-folder.ts';
import { inFolder, type ManifestsBench, manifestOrder, openBench } from '../manifests/manifests-bench.ts';

/** A service as a look-up sees it: who holds which order in which state. Orders are numbered #id. */
class InMemoryService implements LookUpClient {
  readonly held = new Map<string, Map<number, Exclude<OrderStatusFilter, 'All'>>>();
  readonly tracked = new Map<string, string>();
  isGone = false;
  /** The document does not say how an unknown number is answered, and services differ. */
  unknownNumbers: 'service-refused' | 'not-found' | 'nothing found' = 'service-refused';
  totalPages: number | null = 1;

  put(serviceKey: string, status: Exclude<OrderStatusFilter, 'All'>, ...orderIds: number[]): void {
    const orders = this.held.get(serviceKey) ?? new Map();
    for (const orderId of orderIds) orders.set(orderId, status);
    this.held.set(serviceKey, orders);
  }

  async searchOrders(account: ShippingAccount, query: { phrase: string; status: OrderStatusFilter }) {
    if (this.isGone) throw new ShippingError(failureOf('unreachable').failure, 'not-sent');
    const orders = [...(this.held.get(account.serviceKey) ?? [])]
      .filter(([, status]) => query.status === 'All' || status === query.status)
      // Like the service: a part of a number finds it too.
      .filter(([orderId]) => `#${orderId}`.includes(query.phrase))
      .map(([orderId]): FoundOrder => ({ ...manifestOrder(orderId), orderedAt: null, country: '', exactMatch: null }));
    return { orders, totalPages: this.totalPages };
  }

  async track(_account: ShippingAccount, subject: object): Promise<ShipmentsFound> {
    const orderStatus = this.tracked.get('orderNumber' in subject ? String(subject.orderNumber) : '');
    if (orderStatus === undefined) {
      if (this.unknownNumbers === 'nothing found') return { histories: [] };
      throw new ShippingError(failureOf(this.unknownNumbers).failure, 'rejected');
    }
    const empty = { carrierName: '', carrierService: '', trackingNumber: '', trackingStatus: '', orderNumber: '' };
    return { histories: [{ ...empty, orderStatus, shippedAt: null, updatedAt: null, events: [], other: {} }] };
  }
}

export interface Bench extends ManifestsBench {
  readonly inDoubt: InDoubtService;
  readonly service: InMemoryService;
  readonly told: number[];
  readonly clock: TimeThatPasses;
  /** What the operator chooses when asked for a PDF; null cancels. */
  readonly choice: { path: string | null };
  /** What the copy of the orders knows, by account and order. */
  readonly numbersNow: Map<string, string>;
  /** Leaves a write in doubt. */
  doubt(some: Partial<WriteIntent>, ...orderIds: number[]): Promise<string>;
  /** As at the next start of the app; this one's ledger is closed first. */
  reopen(): Bench;
}

const accountIds = ['one', 'two', 'three'];
const baseAddress = 'https://service.test';
const keysOf = (accountId: string): ShippingAccount => ({
  baseAddress,
  serviceKey: accountId,
  subscriptionKey: '',
  format: 'json',
});
const labelled = (accountId: string): Account =>
  someAccount(accountId, { label: `Label of ${accountId}`, baseAddress });

export function open(
  folder: string,
  service = new InMemoryService(),
  start = Date.parse('2026-11-20T10:00:00.000Z'),
): Bench {
  const clock = new TimeThatPasses(new Date(start).toISOString());
  const bench = openBench({ folder, clock });
  const { ledger, manifests } = bench;
  const told: number[] = [];
  const numbersNow = new Map<string, string>();
  const choice: Bench['choice'] = { path: join(folder, 'from-the-site.pdf') };
  const inDoubt: InDoubtService = createInDoubtService({
    ledger,
    manifests,
    accounts: {
      list: () => ({ accounts: accountIds.map(labelled), currentAccountId: 'one' }),
    },
    door: doorTo(keysOf),
    happened: hearWrites((write) => {
      manifests.announce(write);
      inDoubt.announce();
    }),
    client: service,
    clock,
    log: silentLog,
    announce(name, event) {
      if (name === 'inDoubt.changed') told.push((event as { count: number }).count);
    },
    openDialog: { choosePdf: async () => choice.path },
    operator: 'kim',
    numberNow: async (accountId, orderId) => numbersNow.get(`${accountId} ${orderId}`) ?? null,
  });
  return {
    ...bench,
    inDoubt,
    service,
    told,
    numbersNow,
    choice,
    clock,
    async doubt(some, ...orderIds) {
      const orders = orderIds.map((orderId) => manifestOrder(orderId));
      const intent: WriteIntent = {
        kind: 'manifest',
        accountId: 'one',
        accountLabel: 'One',
        ...notNoted,
        orders,
        ...some,
      };
      const { writeId } = ledger.writes.begin(intent);
      await ledger.writes.markSent(writeId);
      const { failure } = failureOf('in-doubt', { changed: 'unknown' });
      await ledger.writes.settle(writeId, 'in-doubt', { failure });
      return writeId;
    },
    reopen: () => open(folder, service, clock.now().getTime()),
  };
}

export const inBench = (work: (bench: Bench, folder: string) => Promise<void>): Promise<void> =>
  inFolder(async (folder) => {
    const bench = open(folder);
    await work(bench, folder);
    bench.ledger.close();
  });
