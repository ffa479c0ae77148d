/**
 * How a call is made: its turn in the limiter, the exchange, the reading of the answer, and what follows a failure. A
 * read is repeated, politely; a write is sent once.
 */

import type { FailureFacts } from '../../src-preload/contract/failure.ts';
import { failureOf } from '../failures.ts';
import type { After, Clock, Log } from '../ports.ts';
import type { SecretRegister } from '../redaction/secrets.ts';
import { unlessEnding } from '../start-and-end/work-under-way.ts';
import { pause } from '../time/pause.ts';
import { requestFor } from './account-request.ts';
import { bodyIntoFile } from './answer-file.ts';
import type { Exchange, ExchangeLimits, SinkFor, WireRequest } from './exchange.ts';
import { expectNoPart, faultOfOurOwn, faultOfTransport, isSuccess, mayBeDone, ShippingFault } from './faults.ts';
import type { Limiter, TurnOutcome } from './limiter.ts';
import { type AttemptsAllowed, createReadAttempts } from './read-attempts.ts';
import type { AnswerReader } from './reading/answer-reader.ts';
import type { ReadingName, Readings } from './reading/readings.ts';
import { asksForPause, canWaitOut, retryAfterOf, secondsToTell } from './retry-after.ts';
import type { RetryBudget } from './retry-budget.ts';
import type { RawAnswer, ShippingAccount, Urgency, WriteFate, WriteSteps } from './shipping-client.ts';
import type { SystemTrust } from './system-trust.ts';
import type { Transport } from './transport.ts';
import type { WireOperation } from './wire/operation.ts';

/**
 * The body of a good answer is either read by the reading named in `reading`, or written to the file `intoFile` and
 * then passed to `told`.
 */
export type Call<Value> = CallShape &
  (
    | { readonly reading: { [Name in ReadingName]: Readings[Name] extends Value ? Name : never }[ReadingName] }
    | { readonly intoFile: string; readonly told: (answer: RawAnswer) => Value }
  );

/** What it says about its attempts is for reads: a write is sent once. */
interface CallShape extends AttemptsAllowed {
  readonly operation: WireOperation;
  /** Keys in the request besides the account's own. */
  readonly otherKeys?: readonly string[];
  /** Its answer is likely to be large: the thread that reads it starts while the service works. */
  readonly expectsLarge?: boolean;
  /** For a write: a 429 is waited out. Every read does so. */
  readonly waitsOutLimits?: true;
}

export interface CallParts {
  readonly transport: Transport;
  readonly trust: SystemTrust;
  readonly limiterOf: (account: ShippingAccount) => Limiter;
  readonly retryBudget: RetryBudget;
  readonly clock: Clock;
  readonly after: After;
  readonly random: () => number;
  readonly reader: AnswerReader;
  readonly secrets: SecretRegister;
  readonly log: Log;
  /** Nothing is sent any more. */
  readonly ending: AbortSignal;
  /** Nobody waits for the answers of writes any more. */
  readonly givingUp: AbortSignal;
}

/** Every key that a call sends. */
function keysOf(account: ShippingAccount, call: CallShape): string[] {
  return [account.serviceKey, account.subscriptionKey, ...(call.otherKeys ?? [])];
}

/** Throws ShippingFault. */
export async function read<Value>(
  parts: CallParts,
  account: ShippingAccount,
  call: Call<Value>,
  urgency: Urgency,
  calledOff?: AbortSignal,
): Promise<Value> {
  const signal = calledOff === undefined ? parts.ending : AbortSignal.any([parts.ending, calledOff]);
  for (const key of keysOf(account, call)) parts.secrets.hold(key);
  const request = await ours('not-sent', () => requestFor(account, call.operation));
  await ours('not-sent', () => untilTrusted(parts, request, signal));
  const limiter = parts.limiterOf(account);
  const attempts = createReadAttempts({ ...parts, limiter }, call, urgency);
  parts.retryBudget.earn();
  let { connection } = request;
  for (;;) {
    const longest = attempts.longestWaitForTurn();
    const turn = await faultIn(() =>
      ours('not-sent', () => limiter.enter(urgency, signal, account.serviceKey, longest)),
    );
    if (turn instanceof ShippingFault) {
      await attempts.afterNoTurn(turn);
      continue;
    }
    const how = { limits: attempts.limits(), signal, sinkFor: sinkOf(parts, call) };
    const exchange = await exchangeLogged(parts, call, { ...request, connection }, how);
    turn.value.leave(turnOutcome(exchange));
    if (exchange.isStale === true && connection === 'kept') {
      // It says nothing about the network or the service: asked again at once, over a connection of its own.
      connection = 'fresh';
      continue;
    }
    const result = await faultIn(() => valueIn(parts, exchange, call, request));
    if (!(result instanceof ShippingFault)) return result.value;
    const wait = await attempts.afterFault(result, exchange.answer);
    if (wait !== null) await ours('not-sent', () => pause(parts.after, wait, signal));
  }
}

/**
 * Throws ShippingFault. Sent once, and only after `beforeSending`; but a 429 proves that nothing was done, so a call
 * that `waitsOutLimits` then waits and goes again.
 */
export async function write<Value>(
  parts: CallParts,
  account: ShippingAccount,
  call: Call<Value>,
  steps: WriteSteps,
): Promise<Value> {
  for (const key of keysOf(account, call)) parts.secrets.hold(key);
  const request = await ours('not-sent', () => requestFor(account, call.operation));
  await ours('not-sent', () => untilTrusted(parts, request, parts.ending));
  const limiter = parts.limiterOf(account);
  const how = { limits: call.limits, signal: parts.givingUp };
  let turn = await ours('not-sent', () => limiter.enter('write', parts.ending, account.serviceKey));
  let outcome: TurnOutcome = { kind: 'failed' };
  try {
    await ours('not-sent', () => steps.beforeSending());
    if (parts.ending.aborted) throw faultOfOurOwn(failureOf('cancelled'), 'not-sent');
    const startedAt = parts.clock.passed();
    let exchange = await exchangeLogged(parts, call, request, how);
    const canWait = (): boolean => canWaitOut(exchange.answer, parts.clock.passed() - startedAt) && isNotDone(exchange);
    while (call.waitsOutLimits === true && canWait()) {
      turn.leave(turnOutcome(exchange));
      turn = await ours('rejected', () => limiter.enter('write', parts.ending, account.serviceKey));
      exchange = await exchangeLogged(parts, call, request, how);
    }
    outcome = turnOutcome(exchange);
    const { answer } = exchange;
    if (answer !== null) {
      const mayBeKept = await parts.reader.withoutKeys(answer, call.limits.answerBytes);
      await ours('in-doubt', () => steps.keepAnswer(mayBeKept));
      exchange = { ...exchange, answer: mayBeKept };
    }
    // Read from the kept answer, as a later start would read it.
    return await valueIn(parts, exchange, call, request);
  } finally {
    turn.leave(outcome);
  }
}

const isNotDone = ({ answer }: Exchange): boolean => answer !== null && !mayBeDone(answer);

/** Reads the result of an exchange. A status that is no success says more than how its body ended. */
async function valueIn<Value>(
  parts: CallParts,
  exchange: Exchange,
  call: Call<Value>,
  request: WireRequest,
): Promise<Value> {
  const facts = { host: request.url.host };
  const { answer, fault, sent } = exchange;
  if (fault !== null && (answer === null || isSuccess(answer))) {
    throw faultOfTransport(fault, sent, facts, parts.trust.missing());
  }
  if (answer === null) {
    throw faultOfOurOwn(new Error('an exchange without answer and without fault'), 'in-doubt');
  }
  const wait = retryAfterOf(answer);
  const waiting: FailureFacts = wait === null ? {} : { waitSeconds: secondsToTell(wait) };
  if ('intoFile' in call && isSuccess(answer)) {
    expectNoPart(answer, facts);
    return call.told(answer);
  }
  // Only the words of an answer that is no success are read, so any reader will do.
  const name: ReadingName = 'reading' in call ? call.reading : 'search';
  const value: unknown = await parts.reader.read(name, answer, call.limits.answerBytes, { ...facts, ...waiting });
  return value as Value;
}

function turnOutcome(exchange: Exchange): TurnOutcome {
  const { answer } = exchange;
  if (answer === null) {
    return { kind: 'failed' };
  }
  return asksForPause(answer) ? { kind: 'slow-down', waitMilliseconds: retryAfterOf(answer) } : { kind: 'answered' };
}

/** Only for a call whose answer goes into a file. */
function sinkOf({ secrets }: CallParts, call: Call<unknown>): SinkFor | undefined {
  if (!('intoFile' in call)) {
    return undefined;
  }
  const { answerBytes } = call.limits;
  return (answer) =>
    isSuccess(answer) ? bodyIntoFile({ path: call.intoFile, headers: answer.headers, answerBytes, secrets }) : null;
}

/** Throws PackbenchError 'cancelled'. */
async function untilTrusted(parts: CallParts, request: WireRequest, signal: AbortSignal): Promise<void> {
  if (request.url.protocol === 'https:') await unlessEnding(signal, parts.trust.settled(), undefined);
  if (signal.aborted) throw failureOf('cancelled');
}

async function exchangeLogged(
  parts: CallParts,
  call: Call<unknown>,
  request: WireRequest,
  how: { limits: ExchangeLimits; signal?: AbortSignal | undefined; sinkFor?: SinkFor | undefined },
): Promise<Exchange> {
  const startedAt = parts.clock.passed();
  const exchange = await parts.transport.exchange(request, how.limits, how.signal, how.sinkFor);
  parts.log.debug(`service: ${call.operation.name}`, {
    host: request.url.host,
    httpStatus: exchange.answer?.httpStatus ?? null,
    bytes: 'intoFile' in call ? null : (exchange.answer?.body.length ?? 0),
    milliseconds: parts.clock.passed() - startedAt,
    fault: exchange.fault === null ? null : `${exchange.fault.code}: ${exchange.fault.cause.message}`,
  });
  return exchange;
}

/** Runs a step of this computer around the exchange. If it throws, `fate` is what is known about the write. */
async function ours<Value>(fate: WriteFate, step: () => Value | Promise<Value>): Promise<Value> {
  try {
    return await step();
  } catch (error) {
    throw faultOfOurOwn(error, fate);
  }
}

async function faultIn<Value>(step: () => Promise<Value>): Promise<ShippingFault | { readonly value: Value }> {
  try {
    return { value: await step() };
  } catch (error) {
    if (error instanceof ShippingFault) {
      return error;
    }
    throw error;
  }
}
