/** The service client: one method per operation of the service document, over one transport. */
import type { Rate } from '../../src-preload/contract/rates.ts';
import type { TrackingHistory } from '../../src-preload/contract/tracking.ts';
import { failureOf } from '../failures.ts';
import type { After, Clock, Log } from '../ports.ts';
import { createSecretRegister, type SecretRegister } from '../secrets.ts';
import { afterOnThisComputer } from '../system-time.ts';
import { createWorkUnderWay } from '../work-under-way.ts';
import { type Call, type CallParts, read, write } from './calls.ts';
import { concealKeys } from './conceal-keys.ts';
import { expectWhole, faultOfOurOwn, ShippingFault } from './faults.ts';
import { carefulGap, Limiter } from './limiter.ts';
import { type ServiceLimits, serviceLimits } from './limits.ts';
import { createAnswerReader } from './reading/answer-reader.ts';
import type { ReadingName, Readings } from './reading/readings.ts';
import { RetryBudget } from './retry-budget.ts';
import {
  type AddressValidation,
  type ManifestAnswer,
  type OrderSearch,
  type OrderWriteKind,
  type RawAnswer,
  type ShippingAccount,
  type ShippingClient,
  ShippingError,
  type Urgency,
  type WriteSteps,
} from './shipping-client.ts';
import { type SystemTrust, trustAsItIs } from './system-trust.ts';
import { createTransport, isLoopback, type Transport } from './transport.ts';
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

export interface ShippingClientOptions {
  readonly clock: Clock;
  readonly log: Log;
  /** Where HTTPS_PROXY and NO_PROXY are read; the environment of this program unless given. */
  readonly proxyEnvironment?: NodeJS.ProcessEnv;
  readonly limits?: ServiceLimits;
  /** The keys that nothing the service says may repeat; those of the calls are added. */
  readonly secrets?: SecretRegister;
  /** reading/answers-worker.ts unless given: what it is built to. */
  readonly answersWorker?: string;
  /** Whose certificates count over https; those of this program as it is unless given. */
  readonly trust?: SystemTrust;
  /** The network of this computer unless given. */
  readonly transport?: Transport;
  readonly after?: After;
  /** From 0 to 1, for the jitter of pauses. */
  readonly random?: () => number;
}

export function createShippingClient(options: ShippingClientOptions): ShippingClient {
  const { clock, log } = options;
  const { ordinary, manifest, addressBook, firstByteWithOtherAnswer, reading, lastAnswers } =
    options.limits ?? serviceLimits;
  const secrets = options.secrets ?? createSecretRegister();
  const reader = createAnswerReader({
    secrets,
    longest: reading,
    ...(options.answersWorker === undefined ? {} : { workerPath: options.answersWorker }),
  });
  const after = options.after ?? afterOnThisComputer;
  const random = options.random ?? Math.random;
  const transport = options.transport ?? createTransport(options.proxyEnvironment ?? process.env);
  const limiters = new Map<string, Limiter>();
  const limiterOf = (account: ShippingAccount): Limiter => {
    const limiter = limiters.get(limiterKey(account)) ?? new Limiter(clock, after, random, firstGap(account));
    limiters.set(limiterKey(account), limiter);
    return limiter;
  };
  const calls = createWorkUnderWay();
  const givingUp = new AbortController();
  const parts: CallParts = {
    transport,
    trust: options.trust ?? trustAsItIs,
    limiterOf,
    retryBudget: new RetryBudget(),
    clock,
    after,
    random,
    reader,
    secrets,
    log,
    ending: calls.ending,
    givingUp: givingUp.signal,
  };

  const ask = async <Value>(
    account: ShippingAccount,
    call: Call<Value>,
    urgency: Urgency,
    signal: AbortSignal | undefined,
  ): Promise<Value> => {
    try {
      return await calls.follow(read(parts, account, call, urgency, signal));
    } catch (error) {
      throw concealKeys(faultOf(error).asReadError(), secrets);
    }
  };
  const change = async <Value>(account: ShippingAccount, call: Call<Value>, steps: WriteSteps): Promise<Value> => {
    try {
      return await calls.follow(write(parts, account, call, steps));
    } catch (error) {
      throw concealKeys(faultOf(error).asWriteError(), secrets);
    }
  };
  const readKept = async <Name extends ReadingName>(
    name: Name,
    answer: RawAnswer,
    answerBytes: number,
  ): Promise<Readings[Name]> => {
    try {
      expectWhole(answer);
      return await reader.read(name, answer, answerBytes, {});
    } catch (error) {
      throw concealKeys(faultOf(error).asWriteError(), secrets);
    }
  };
  const orderWrite = (operation: WireOperation, kind: OrderWriteKind): Call<void> => ({
    operation,
    limits: ordinary,
    reading: kind,
    waitsOutLimits: true,
  });

  return {
    searchOrders(account, query, urgency, signal) {
      const call = { operation: wireSearchOrders(query), limits: ordinary, reading: 'search' } as const;
      return ask<OrderSearch>(account, call, urgency, signal);
    },
    searchOrdersOnce(account, query, urgency, signal) {
      const call = { operation: wireSearchOrders(query), limits: ordinary, reading: 'search', once: true } as const;
      return ask<OrderSearch>(account, call, urgency, signal);
    },
    async readAddressBook(account, urgency, spool, read, signal) {
      const told = ({ headers }: RawAnswer) => ({ path: spool, contentType: headers['content-type'] ?? '' });
      const call = { operation: wireAddressBook(), limits: addressBook, spool, told };
      const answer = await ask(account, call, urgency, signal);
      try {
        return await read(answer);
      } catch (error) {
        throw error instanceof ShippingError ? concealKeys(error, secrets) : error;
      }
    },
    getRates(account, query, urgency, signal) {
      const call = { operation: wireRates(query), limits: ordinary, reading: 'rates' } as const;
      return ask<readonly Rate[]>(account, call, urgency, signal);
    },
    validateAddress(account, subject, urgency, signal, hasOtherAnswer) {
      const call = { operation: wireValidateAddress(subject), limits: ordinary, reading: 'validation' } as const;
      if (hasOtherAnswer === undefined) return ask<AddressValidation>(account, call, urgency, signal);
      const firstByte = Math.min(ordinary.firstByte, firstByteWithOtherAnswer);
      const otherAnswer = { isThere: hasOtherAnswer, limits: { ...ordinary, firstByte } };
      return ask<AddressValidation>(account, { ...call, otherAnswer }, urgency, signal);
    },
    track(account, subject, urgency, signal) {
      const call = { operation: wireTracking(subject), limits: ordinary, reading: 'tracking' } as const;
      return ask<readonly TrackingHistory[]>(account, call, urgency, signal);
    },

    async createManifest(account, orderIds, steps) {
      checkOrderIds(orderIds);
      const operation = wireCreateManifest(orderIds, account.format);
      const call = { operation, limits: manifest, reading: 'manifest' } as const;
      return change<ManifestAnswer>(account, call, steps);
    },
    async assignOrders(account, orders, steps) {
      checkOrderIds(orders.map(({ orderId }) => orderId));
      const keys = orders.flatMap(({ currentServiceKey, newServiceKey }) => [currentServiceKey, newServiceKey]);
      const call = { ...orderWrite(wireAssignOrders(orders, account.format), 'assign'), otherKeys: [...new Set(keys)] };
      await change(account, call, steps);
    },
    async deleteOrders(account, orderIds, remove, steps) {
      checkOrderIds(orderIds);
      await change(account, orderWrite(wireDeleteOrders(orderIds, remove, account.format), 'delete-many'), steps);
    },
    async removeUnshippedImportedOrders(account, steps) {
      await change(account, orderWrite(wireRemoveUnshippedImportedOrders(account.format), 'delete-many'), steps);
    },
    async archiveOrder(account, orderId, steps) {
      checkOrderIds([orderId]);
      await change(account, orderWrite(wireArchiveOrder(orderId), 'archive'), steps);
    },
    async deleteOrder(account, orderId, steps) {
      checkOrderIds([orderId]);
      await change(account, orderWrite(wireDeleteOrder(orderId), 'delete'), steps);
    },

    readManifestAnswer: (answer) => readKept('manifest', answer, manifest.answerBytes),
    readWriteAnswer: (kind, answer) => readKept(kind, answer, ordinary.answerBytes),
    waitingCount: (account) => limiters.get(limiterKey(account))?.waitingCount ?? 0,
    async close() {
      const callOff = after(lastAnswers, () => givingUp.abort());
      await calls.end();
      callOff();
      await reader.close();
      transport.close();
    },
  };
}

/** What nobody foresaw is told as 'internal'; of a write it is then only known that nothing is known. */
function faultOf(error: unknown): ShippingFault {
  return error instanceof ShippingFault ? error : faultOfOurOwn(error, 'in-doubt');
}

/** Accounts that share a subscription share its limit. */
function limiterKey(account: ShippingAccount): string {
  return `${URL.parse(account.baseAddress)?.origin} ${account.subscriptionKey}`;
}

/** A service on this computer (the practice service) has no gateway before it that counts. */
function firstGap(account: ShippingAccount): number {
  const hostname = URL.parse(account.baseAddress)?.hostname ?? '';
  return isLoopback(hostname) ? 0 : carefulGap;
}

/** The document's order ids are int32; the single 0 of bulk delete means something else and has no place here. */
function checkOrderIds(orderIds: readonly number[]): void {
  const wrong = orderIds.findIndex((orderId) => !Number.isInteger(orderId) || orderId < 1 || orderId > 0x7fffffff);
  if (orderIds.length === 0) {
    throw faultOfOurOwn(failureOf('nothing-chosen'), 'not-sent').asWriteError();
  }
  if (wrong !== -1) {
    const failure = failureOf('request-not-valid', { facts: { field: `orderIds.${wrong}` } });
    throw faultOfOurOwn(failure, 'not-sent').asWriteError();
  }
}
