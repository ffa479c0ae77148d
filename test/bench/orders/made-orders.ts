/** Orders of several accounts, the same for the same seed: numbers as shops write them, names of many countries. */
import type { FoundOrder } from '../../../src-main/shipping/shipping-client.ts';
import { seededNumbers } from '../../helpers/seeded-numbers.ts';

export interface MadeOrder {
  readonly accountId: string;
  readonly seenAs: 'unshipped' | 'shipped';
  readonly order: FoundOrder;
}

export const accountIds = ['north', 'south', 'west'] as const;

const given = ['Anna', 'Bob', 'Céline', 'Dieter', 'Emma', 'Farid', 'Grace', 'Hiro', 'Inés', 'José', 'Aroha', 'Wanjiru'];
const family = ['Smith', 'Müller', 'Nguyen', 'García', '田中', 'Brown', 'Okafor', 'Rossi', 'Dubois', 'Novák', 'Ngata'];
const carriers = ['NZ Post', 'Aramex', 'DHL Express', 'Australia Post', 'Colissimo', 'UPS', 'FedEx', 'Royal Mail'];
const countries = ['New Zealand', 'Australia', 'Germany', 'France', 'Japan', 'United States', 'Österreich', 'Fiji'];

/** Newest first, as most services give them; every tenth is unshipped. Order `at` is the same in every size. */
export function madeOrder(at: number): MadeOrder {
  const numbers = seededNumbers(1_000_003 + at);
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(numbers() * items.length)] as Item;
  const code = Math.floor(numbers() * 1e9)
    .toString(36)
    .toUpperCase();
  return {
    accountId: one(accountIds),
    seenAs: numbers() < 0.1 ? 'unshipped' : 'shipped',
    order: {
      orderId: at + 1,
      orderNumber: `#${100_000 + at}`,
      orderedAt: new Date(Date.UTC(2026, 10, 22) - at * 7_000).toISOString(),
      receiverName: `${one(given)} ${one(family)} ${code.slice(0, 3)}`,
      carrierName: one(carriers),
      trackingNumber: `TN${code}${at}NZ`,
      country: one(countries),
      exactMatch: null,
    },
  };
}

/** The same, all of one account, with numbers that a scanner's keyboard can type. */
export function madeForAccount(at: number): Pick<MadeOrder, 'seenAs' | 'order'> {
  const { seenAs, order } = madeOrder(at);
  return { seenAs, order: { ...order, orderNumber: `PB-${1_000_000 + at}` } };
}
