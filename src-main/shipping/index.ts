/** The service client: one method per operation of the service document, over one transport. */
import { failureOf } from '../failures.ts';
import type { Clock, Log } from '../ports.ts';
import { type CallParts, isSuccess, read, write } from './calls.ts';
import { concealKeys } from './conceal-keys.ts';
import { faultOfOurOwn, faultOfTransport, readAnswer, ShippingFault } from './faults.ts';
import { type After, Limiter } from './limiter.ts';
import { type ServiceLimits, serviceLimits } from './limits.ts';
import { RetryBudget } from './retry-budget.ts';
import type { ShippingAccount, ShippingClient } from './shipping-client.ts';
import { createTransport } from './transport.ts';
import { toAddressBook, wireAddressBook } from './wire/address-book.ts';
import { toManifestAnswer, wireCreateManifest } from './wire/create-manifest.ts';
import { toOrderSearch, wireSearchOrders } from './wire/search-orders.ts';

export interface ShippingClientOptions {
  readonly clock: Clock;
  readonly log: Log;
  /** Where HTTPS_PROXY and NO_PROXY are read; the environment of this program unless given. */
  readonly proxyEnvironment?: NodeJS.ProcessEnv;
  readonly limits?: ServiceLimits;
  readonly after?: After;
  /** From 0 to 1, for the jitter of pauses. */
  readonly random?: () => number;
}

export function createShippingClient(options: ShippingClientOptions): ShippingClient {
  const { clock, log } = options;
  const limits = options.limits ?? serviceLimits;
  const after = options.after ?? afterOnThisComputer;
  const random = options.random ?? Math.random;
  const transport = createTransport(options.proxyEnvironment ?? process.env);
  const limiters = new Map<string, Limiter>();

  const limiterOf = (account: ShippingAccount): Limiter => {
    const limiter = limiters.get(limiterKey(account)) ?? new Limiter(clock, after, random);
    limiters.set(limiterKey(account), limiter);
    return limiter;
  };
  const parts: CallParts = { transport, limiterOf, retryBudget: new RetryBudget(), clock, after, random, log };

  return {
    searchOrders(account, query, urgency, signal) {
      const call = { operation: wireSearchOrders(query), limits: limits.ordinary, toValue: toOrderSearch };
      return asRead(account, () => read(parts, account, call, urgency, signal));
    },

    getAddressBook(account, urgency, signal) {
      const call = { operation: wireAddressBook(), limits: limits.addressBook, toValue: toAddressBook };
      return asRead(account, () => read(parts, account, call, urgency, signal));
    },

    createManifest(account, orderIds, steps) {
      return asWrite(account, async () => {
        checkOrderIds(orderIds);
        const operation = wireCreateManifest(orderIds, account.format);
        return write(parts, account, { operation, limits: limits.manifest, toValue: toManifestAnswer }, steps);
      });
    },

    readManifestAnswer(answer) {
      try {
        if (isSuccess(answer) && !answer.complete) {
          throw faultOfTransport({ code: 'connection-lost', cause: new Error('the kept answer was cut') }, true, {});
        }
        return readAnswer(answer, limits.manifest.answerBytes, toManifestAnswer, {});
      } catch (error) {
        throw error instanceof ShippingFault ? error.asWriteError() : error;
      }
    },

    waitingCount: (account) => limiters.get(limiterKey(account))?.waitingCount ?? 0,

    async close() {
      transport.close();
    },
  };
}

async function asRead<Value>(account: ShippingAccount, run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    throw concealKeys(faultOf(error).asReadError(), keysOf(account));
  }
}

async function asWrite<Value>(account: ShippingAccount, run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    throw concealKeys(faultOf(error).asWriteError(), keysOf(account));
  }
}

/** What nobody foresaw is told as 'internal'; of a write it is then only known that nothing is known. */
function faultOf(error: unknown): ShippingFault {
  return error instanceof ShippingFault ? error : faultOfOurOwn(error, 'in-doubt');
}

function keysOf(account: ShippingAccount): string[] {
  return [account.serviceKey, account.subscriptionKey];
}

/** Accounts that share a subscription share its limit. */
function limiterKey(account: ShippingAccount): string {
  return `${URL.parse(account.baseAddress)?.origin} ${account.subscriptionKey}`;
}

/** The document's order ids are int32; the single 0 of bulk delete means something else and has no place here. */
function checkOrderIds(orderIds: readonly number[]): void {
  if (orderIds.length === 0) {
    throw faultOfOurOwn(failureOf('nothing-chosen'), 'not-sent');
  }
  const wrong = orderIds.findIndex((orderId) => !Number.isInteger(orderId) || orderId < 1 || orderId > 0x7fffffff);
  if (wrong !== -1) {
    throw faultOfOurOwn(failureOf('request-not-valid', { facts: { field: `orderIds.${wrong}` } }), 'not-sent');
  }
}

const afterOnThisComputer: After = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};
