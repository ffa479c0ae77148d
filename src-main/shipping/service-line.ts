/**
 * What every call of the client uses: one transport, a limiter for each subscription, the thread that reads answers,
 * and their end. Every failure leaves here as a ShippingError in which no key is readable.
 */

import type { After, Clock, Log } from '../ports.ts';
import { createSecretRegister, type SecretRegister } from '../redaction/secrets.ts';
import { createWorkUnderWay } from '../start-and-end/work-under-way.ts';
import { afterOnThisComputer } from '../time/system-time.ts';
import { readBaseAddress } from './base-address.ts';
import { type Call, type CallParts, read, write } from './calls.ts';
import { concealKeys } from './conceal-keys.ts';
import { expectWhole, faultOfOurOwn, ShippingFault } from './faults.ts';
import { carefulGap, Limiter } from './limiter.ts';
import { type ServiceLimits, serviceLimits } from './limits.ts';
import { createAnswerReader } from './reading/answer-reader.ts';
import type { ReadingName, Readings } from './reading/readings.ts';
import { createRetryBudget } from './retry-budget.ts';
import type { RawAnswer, ShippingAccount, ShippingError, Urgency, WriteSteps } from './shipping-client.ts';
import { type AskSystemProxy, createSystemProxy, noSystemProxy } from './system-proxy.ts';
import { type SystemTrust, trustAsItIs } from './system-trust.ts';
import { createTransport, type Transport } from './transport.ts';
import { isLoopback } from './ways-out.ts';

export interface ServiceLine {
  readonly limits: ServiceLimits;
  /** Throws ShippingError, like all of these. */
  read<Value>(
    account: ShippingAccount,
    call: Call<Value>,
    urgency: Urgency,
    signal: AbortSignal | undefined,
  ): Promise<Value>;
  write<Value>(account: ShippingAccount, call: Call<Value>, steps: WriteSteps): Promise<Value>;
  /** Reads a kept answer again, as it was read the first time. */
  readKept<Name extends ReadingName>(name: Name, answer: RawAnswer, answerBytes: number): Promise<Readings[Name]>;
  /** The same error, without a key in it. */
  concealed(error: ShippingError): ShippingError;
  /** Every known key. */
  keys(): readonly string[];
  /** Requests of the account's subscription that wait for their turn. */
  waitingCount(account: ShippingAccount): number;
  /** Sends nothing more, and waits for the answers of writes as long as the limits say. */
  close(): Promise<void>;
}

export interface ServiceLineOptions {
  readonly clock: Clock;
  readonly log: Log;
  /** Where HTTPS_PROXY and NO_PROXY are read; by default this program's environment. */
  readonly proxyEnvironment?: NodeJS.ProcessEnv;
  /** Where the environment names no proxy; by default nobody is asked. */
  readonly askSystemProxy?: AskSystemProxy;
  readonly limits?: ServiceLimits;
  /** Keys that nothing the service says may repeat; those of the calls are added. */
  readonly secrets?: SecretRegister;
  /** By default reading/answers-worker.ts; otherwise its built file. */
  readonly answersWorker?: string;
  /** Whose certificates count over https; by default this program's as they are. */
  readonly trust?: SystemTrust;
  /** By default the network of this computer. */
  readonly transport?: Transport;
  readonly after?: After;
  /** From 0 to 1, for the jitter of pauses. */
  readonly random?: () => number;
}

export function openServiceLine(options: ServiceLineOptions): ServiceLine {
  const { clock, log } = options;
  const limits = options.limits ?? serviceLimits;
  const secrets = options.secrets ?? createSecretRegister();
  const after = options.after ?? afterOnThisComputer;
  const reader = createAnswerReader({
    secrets,
    longest: limits.reading,
    ...(options.answersWorker === undefined ? {} : { workerPath: options.answersWorker }),
  });
  const random = options.random ?? Math.random;
  const ask = options.askSystemProxy;
  const systemProxy = ask === undefined ? noSystemProxy : createSystemProxy({ ask, clock, after, log });
  const environment = options.proxyEnvironment ?? process.env;
  const transport = options.transport ?? createTransport(environment, undefined, clock, undefined, systemProxy);
  const limiters = new Map<string, Limiter>();
  const limiterOf = (account: ShippingAccount): Limiter => {
    const key = limiterKey(account);
    const limiter = limiters.get(key) ?? new Limiter(clock, after, random, firstGap(account));
    limiters.set(key, limiter);
    return limiter;
  };
  const calls = createWorkUnderWay();
  const givingUp = new AbortController();
  const parts: CallParts = {
    transport,
    trust: options.trust ?? trustAsItIs,
    limiterOf,
    retryBudget: createRetryBudget(),
    clock,
    after,
    random,
    reader,
    secrets,
    log,
    ending: calls.ending,
    givingUp: givingUp.signal,
  };

  return {
    limits,
    async read(account, call, urgency, signal) {
      try {
        return await calls.follow(read(parts, account, call, urgency, signal));
      } catch (error) {
        throw concealKeys(faultOf(error).asReadError(), secrets);
      }
    },
    async write(account, call, steps) {
      if (call.expectsLarge === true) reader.expectLarge();
      try {
        return await calls.follow(write(parts, account, call, steps));
      } catch (error) {
        throw concealKeys(faultOf(error).asWriteError(), secrets);
      }
    },
    async readKept(name, answer, answerBytes) {
      try {
        expectWhole(answer);
        return await reader.read(name, answer, answerBytes, {});
      } catch (error) {
        throw concealKeys(faultOf(error).asWriteError(), secrets);
      }
    },
    concealed: (error) => concealKeys(error, secrets),
    keys: () => secrets.keys(),
    waitingCount: (account) => limiters.get(limiterKey(account))?.waitingCount ?? 0,
    async close() {
      const callOff = after(limits.lastAnswers, () => givingUp.abort());
      await calls.end();
      callOff();
      await reader.close();
      transport.close();
    },
  };
}

/** An unforeseen error is reported as 'internal'; about a write nothing is known then. */
function faultOf(error: unknown): ShippingFault {
  return error instanceof ShippingFault ? error : faultOfOurOwn(error, 'in-doubt');
}

/** Accounts that share a subscription share its limit. */
function limiterKey(account: ShippingAccount): string {
  return `${readBaseAddress(account.baseAddress)?.origin} ${account.subscriptionKey}`;
}

/** A service on this computer (the practice service) has no gateway in front that counts requests. */
function firstGap(account: ShippingAccount): number {
  const hostname = readBaseAddress(account.baseAddress)?.hostname ?? '';
  return isLoopback(hostname) ? 0 : carefulGap;
}
