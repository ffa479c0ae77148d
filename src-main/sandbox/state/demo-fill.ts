/** Fills a new data folder with the demo orders and address books of every account. */
import type { DatabaseSync } from 'node:sqlite';
import { makeDemoAddress } from '../demo-orders/demo-address.ts';
import { type DemoOrder, makeDemoOrder } from '../demo-orders/demo-order.ts';
import { fillAccounts } from './accounts.ts';
import { foldCase } from './case-folding.ts';
import { createKnownAddressFill, type PostalAddress } from './known-addresses.ts';

export interface DemoSize {
  /** For each account. */
  readonly orders: number;
  readonly addresses: number;
}

/** 440 orders include more than 150 of each group in the document's status filter, and some that are not printed. */
export const defaultDemoSize: DemoSize = { orders: 440, addresses: 300 };

export function fillDemo(database: DatabaseSync, size: DemoSize, now: Date): void {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const addKnown = createKnownAddressFill(database);
  for (const { accountId } of fillAccounts(database)) {
    fillOrders(database, accountId, size.orders, today, addKnown);
    fillAddresses(database, accountId, size.addresses, addKnown);
  }
}

function fillOrders(
  database: DatabaseSync,
  accountId: number,
  count: number,
  today: number,
  addKnown: (address: PostalAddress) => void,
): void {
  const insert = database.prepare(`
    insert into orders (order_id, account_id, order_number, platform, imported, weight_kg, name, company, building, street,
      suburb, city, state, post_code, country, country_code, telephone, email, carrier, carrier_service, tracking_number,
      ordered_at, printed_at, manifested_at, number_folded, tracking_folded, name_folded)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  const seed = { seed: 7_100 + accountId, firstNumber: (accountId - 1) * 400_000 + 1_001, today };
  for (let index = 0; index < count; index += 1) {
    const order = makeDemoOrder(seed, index);
    addKnown({ ...order, postCode: order.truePostCode });
    insert.run(
      firstOrderId(accountId) + index,
      accountId,
      ...orderColumns(order),
      foldCase(order.orderNumber),
      foldCase(order.trackingNumber),
      foldCase(order.name),
    );
  }
}

function orderColumns(order: DemoOrder): (string | number | null)[] {
  return [
    order.orderNumber,
    order.platform,
    order.imported ? 1 : 0,
    order.weightKg,
    order.name,
    order.company,
    order.building,
    order.street,
    order.suburb,
    order.city,
    order.state,
    order.postCode,
    order.country,
    order.countryCode,
    order.telephone,
    order.email,
    order.carrier,
    order.carrierService,
    order.trackingNumber,
    order.orderedAt,
    order.printedAt,
    order.manifestedAt,
  ];
}

/** Ids say nothing about order numbers, and the ids of two accounts never overlap. */
function firstOrderId(accountId: number): number {
  return accountId * 100_000_000 + 4_501;
}

function fillAddresses(
  database: DatabaseSync,
  accountId: number,
  count: number,
  addKnown: (address: PostalAddress) => void,
): void {
  const insert = database.prepare(`
    insert into addresses (entry_id, account_id, name, company, building, street, suburb, city, state, post_code, country,
      country_code, customer_code, telephone, email)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`);
  for (let index = 0; index < count; index += 1) {
    const entry = makeDemoAddress(9_300 + accountId, index);
    addKnown(entry);
    insert.run(
      accountId * 10_000_000 + 1 + index,
      accountId,
      entry.name,
      entry.company,
      entry.building,
      entry.street,
      entry.suburb,
      entry.city,
      entry.state,
      entry.postCode,
      entry.country,
      entry.countryCode,
      entry.customerCode,
      entry.telephone,
      entry.email,
    );
  }
}
