/** The service client: one method per operation of the service document, each a call on the line to the service. */
import { failureOf } from '../failures.ts';
import type { Call } from './calls.ts';
import { faultOfOurOwn } from './faults.ts';
import { openServiceLine, type ServiceLineOptions } from './service-line.ts';
import {
  type AddressValidation,
  isOrderId,
  type ManifestAnswer,
  type OrderSearch,
  type OrderWriteKind,
  type RatesFound,
  type RawAnswer,
  type ShipmentsFound,
  type ShippingAccount,
  type ShippingClient,
  ShippingError,
} from './shipping-client.ts';
import { wireAddressBook } from './wire/address-book.ts';
import { wireCreateManifest } from './wire/create-manifest.ts';
import type { WireOperation } from './wire/operation.ts';
import {
  wireArchiveOrder,
  wireAssignOrders,
  wireDeleteOrder,
  wireDeleteOrders,
  wireRemoveUnshippedImportedOrders,
} from './wire/order-writes.ts';
import { wireRates } from './wire/rates.ts';
import { wireSearchOrders } from './wire/search-orders.ts';
import { wireTracking } from './wire/tracking.ts';
import { wireValidateAddress } from './wire/validate-address.ts';

export type ShippingClientOptions = ServiceLineOptions;

/**
 * For this many orders the answer, which holds the paper, is seldom small. For a small one, starting the thread would
 * cost more than everything else.
 */
const manyOrders = 50;

export function createShippingClient(options: ShippingClientOptions): ShippingClient {
  const line = openServiceLine(options);
  const { ordinary, manifest, addressBook, firstByteWithOtherAnswer } = line.limits;
  const orderWrite = (operation: WireOperation, kind: OrderWriteKind): Call<void> => ({
    operation,
    limits: ordinary,
    reading: kind,
    waitsOutLimits: true,
  });

  return {
    async searchOrders(account, query, urgency, signal) {
      const call = { operation: wireSearchOrders(query), limits: ordinary, reading: 'search' } as const;
      return line.read<OrderSearch>(account, call, urgency, signal);
    },
    async searchOrdersOnce(account, query, urgency, signal) {
      const call = { operation: wireSearchOrders(query), limits: ordinary, reading: 'search', once: true } as const;
      return line.read<OrderSearch>(account, call, urgency, signal);
    },
    async readAddressBook(account, urgency, path, read, signal) {
      const told = ({ headers }: RawAnswer) => {
        return { path, contentType: headers['content-type'] ?? '', keys: line.keys() };
      };
      const call = { operation: wireAddressBook(), limits: addressBook, intoFile: path, told };
      const answer = await line.read(account, call, urgency, signal);
      try {
        return await read(answer);
      } catch (error) {
        throw error instanceof ShippingError ? line.concealed(named(error, account)) : error;
      }
    },
    async getRates(account, query, urgency, signal) {
      const call = { operation: wireRates(query), limits: ordinary, reading: 'rates' } as const;
      return line.read<RatesFound>(account, call, urgency, signal);
    },
    async validateAddress(account, subject, urgency, signal, hasOtherAnswer) {
      const call = { operation: wireValidateAddress(subject), limits: ordinary, reading: 'validation' } as const;
      if (hasOtherAnswer === undefined) return line.read<AddressValidation>(account, call, urgency, signal);
      const firstByte = Math.min(ordinary.firstByte, firstByteWithOtherAnswer);
      const otherAnswer = { isThere: hasOtherAnswer, limits: { ...ordinary, firstByte } };
      return line.read<AddressValidation>(account, { ...call, otherAnswer }, urgency, signal);
    },
    async track(account, subject, urgency, signal) {
      const call = { operation: wireTracking(subject), limits: ordinary, reading: 'tracking' } as const;
      return line.read<ShipmentsFound>(account, call, urgency, signal);
    },

    async createManifest(account, orderIds, steps) {
      checkOrderIds(orderIds);
      const operation = wireCreateManifest(orderIds, account.format);
      const expectsLarge = orderIds.length >= manyOrders;
      const call = { operation, limits: manifest, reading: 'manifest', expectsLarge } as const;
      return line.write<ManifestAnswer>(account, call, steps);
    },
    async assignOrders(account, orders, steps) {
      checkOrderIds(orders.map(({ orderId }) => orderId));
      const keys = orders.flatMap(({ currentServiceKey, newServiceKey }) => [currentServiceKey, newServiceKey]);
      const call = { ...orderWrite(wireAssignOrders(orders), 'assign'), otherKeys: [...new Set(keys)] };
      await line.write(account, call, steps);
    },
    async deleteOrders(account, orderIds, remove, steps) {
      checkOrderIds(orderIds);
      await line.write(account, orderWrite(wireDeleteOrders(orderIds, remove, account.format), 'delete-many'), steps);
    },
    async removeUnshippedImportedOrders(account, steps) {
      await line.write(account, orderWrite(wireRemoveUnshippedImportedOrders(account.format), 'delete-many'), steps);
    },
    async archiveOrder(account, orderId, steps) {
      checkOrderIds([orderId]);
      await line.write(account, orderWrite(wireArchiveOrder(orderId), 'archive'), steps);
    },
    async deleteOrder(account, orderId, steps) {
      checkOrderIds([orderId]);
      await line.write(account, orderWrite(wireDeleteOrder(orderId), 'delete'), steps);
    },

    readManifestAnswer: (answer, isSettled) =>
      line.readKept(isSettled === true ? 'settled-manifest' : 'manifest', answer, manifest.answerBytes),
    readWriteAnswer: (kind, answer) => line.readKept(kind, answer, ordinary.answerBytes),
    waitingCount: (account) => line.waitingCount(account),
    close: () => line.close(),
  };
}

/** Whoever reads the file does not know which service it is from. */
function named({ failure, fate, cause }: ShippingError, { baseAddress }: ShippingAccount): ShippingError {
  const facts = { ...failure.facts, host: new URL(baseAddress).host };
  return new ShippingError({ ...failure, facts }, fate, { cause });
}

function checkOrderIds(orderIds: readonly number[]): void {
  const wrong = orderIds.findIndex((orderId) => !isOrderId(orderId));
  if (orderIds.length === 0) {
    throw faultOfOurOwn(failureOf('nothing-chosen'), 'not-sent').asWriteError();
  }
  if (wrong !== -1) {
    const failure = failureOf('request-not-valid', { facts: { field: `orderIds.${wrong}` } });
    throw faultOfOurOwn(failure, 'not-sent').asWriteError();
  }
}
