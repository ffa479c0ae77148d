/**
 * What can go wrong on the way to the service and back, one row per fault: how the page is told, whether a read is
 * repeated, and what is then known about a write.
 */
import type { Failure, FailureCode, FailureDetail, FailureFacts } from '../../src-preload/contract/failure.ts';
import { PackbenchError, remark } from '../failures.ts';
import type { TransportFault, TransportFaultCode } from './exchange.ts';
import { asksForPause } from './retry-after.ts';
import { type RawAnswer, ShippingError, type WriteFate } from './shipping-client.ts';
import { type BodyValue, plainWords, readBody } from './wire/body.ts';
import { holdsPdf } from './wire/create-manifest.ts';
import { errorWords, isOfGateway, RefusedByService, saysDone } from './wire/envelope.ts';
import { UnreadableAnswer } from './wire/unreadable.ts';

export interface Row {
  readonly code: FailureCode;
  readonly readGoesAgain: boolean;
  readonly writeFate: WriteFate;
}

const rowsOfTransport: Readonly<Record<TransportFaultCode, Row>> = {
  unreachable: { code: 'unreachable', readGoesAgain: true, writeFate: 'not-sent' },
  'tls-failed': { code: 'tls-failed', readGoesAgain: false, writeFate: 'not-sent' },
  'proxy-refused': { code: 'proxy-refused', readGoesAgain: false, writeFate: 'not-sent' },
  'not-the-service': { code: 'not-the-service', readGoesAgain: false, writeFate: 'in-doubt' },
  'timed-out': { code: 'timed-out', readGoesAgain: true, writeFate: 'in-doubt' },
  'connection-lost': { code: 'connection-lost', readGoesAgain: true, writeFate: 'in-doubt' },
  'answer-unreadable': { code: 'answer-unreadable', readGoesAgain: false, writeFate: 'in-doubt' },
  'answer-too-large': { code: 'answer-too-large', readGoesAgain: false, writeFate: 'in-doubt' },
  // Not the service's fault: this computer could not keep the answer.
  'disk-full': { code: 'disk-full', readGoesAgain: false, writeFate: 'in-doubt' },
  'file-failed': { code: 'file-failed', readGoesAgain: false, writeFate: 'in-doubt' },
  cancelled: { code: 'cancelled', readGoesAgain: false, writeFate: 'in-doubt' },
};

const refused: Row = { code: 'service-refused', readGoesAgain: false, writeFate: 'rejected' };
const keysRefused: Row = { code: 'keys-refused', readGoesAgain: false, writeFate: 'rejected' };
/** The call itself waits this out; if that would take too long, it is reported. */
const rateLimited: Row = { code: 'rate-limited', readGoesAgain: false, writeFate: 'rejected' };
const notFound: Row = { code: 'not-found', readGoesAgain: false, writeFate: 'rejected' };

const rowsOfStatus: Readonly<Record<number, Row>> = {
  400: refused,
  413: refused,
  415: refused,
  422: refused,
  401: keysRefused,
  403: keysRefused,
  404: notFound,
  410: notFound,
  407: rowsOfTransport['proxy-refused'],
  408: { code: 'timed-out', readGoesAgain: false, writeFate: 'in-doubt' },
  409: { code: 'service-conflict', readGoesAgain: false, writeFate: 'in-doubt' },
  429: rateLimited,
  // Nothing was said to be known already, so there is nothing that could be unchanged.
  304: rowsOfTransport['answer-unreadable'],
  // Only what stands between says this (RFC 6585): a network that wants somebody to sign in.
  511: { code: 'proxy-refused', readGoesAgain: false, writeFate: 'in-doubt' },
};

/** For a status that is no success. A status without a row counts as the less certain one of its class. */
function rowOfStatus(status: number): Row {
  const known = rowsOfStatus[status];
  if (known !== undefined) return known;
  if (status >= 300 && status < 400) {
    return { code: 'redirected', readGoesAgain: false, writeFate: 'in-doubt' };
  }
  if (status >= 500) {
    return { code: 'service-broken', readGoesAgain: true, writeFate: 'in-doubt' };
  }
  return { ...refused, writeFate: 'in-doubt' };
}

/**
 * With a web page, these are as likely said by a portal, a proxy or a firewall, about itself: the keys may be right, and the
 * order there. A firewall also says so of an answer, when the service has done what was asked.
 */
const saidByOthersToo: readonly number[] = [403, 404, 410];

function rowOfError(answer: RawAnswer, isWebPage: boolean): Row {
  if (isWebPage && saidByOthersToo.includes(answer.httpStatus)) return rowsOfTransport['not-the-service'];
  return asksForPause(answer) ? rateLimited : rowOfStatus(answer.httpStatus);
}

/**
 * Whether others may have said it, or it says that it was done all the same, so that nobody knows what the service did: a
 * pause in it proves nothing.
 */
export function mayBeDone(answer: RawAnswer): boolean {
  const { isWebPage, isSaidDone } = errorAnswerIn(answer);
  return isSaidDone || (isWebPage && saidByOthersToo.includes(answer.httpStatus));
}

/** One failed call, before it is known whether it read or wrote. */
export class ShippingFault extends Error {
  readonly row: Row;
  readonly details: readonly FailureDetail[];
  readonly facts: FailureFacts;

  constructor(row: Row, details: readonly FailureDetail[], facts: FailureFacts, cause?: unknown) {
    super(row.code, { cause });
    this.name = 'ShippingFault';
    this.row = row;
    this.details = details;
    this.facts = facts;
  }

  /** A read changes nothing, however it ended. */
  asReadError(): ShippingError {
    const { code, writeFate } = this.row;
    const fate = writeFate === 'not-sent' ? 'not-sent' : 'rejected';
    return new ShippingError({ code, changed: 'nothing', details: this.details, facts: this.facts }, fate, {
      cause: this.cause,
    });
  }

  /**
   * In doubt, the code says just that; what came between is in `facts.reason` or, at the end of the app, in a remark.
   */
  asWriteError(): ShippingError {
    const { code, writeFate } = this.row;
    const { details, facts, cause } = this;
    if (writeFate !== 'in-doubt')
      return new ShippingError({ code, changed: 'nothing', details, facts }, writeFate, { cause });
    // Only the end of the app cancels a write.
    const why = code === 'cancelled' ? { remarks: [remark('ended-before-answer')] } : { reason: code };
    const failure: Failure = { code: 'in-doubt', changed: 'unknown', details, facts: { ...facts, ...why } };
    return new ShippingError(failure, writeFate, { cause });
  }
}

/** `rootsMissing`: why this computer's own root certificates do not count. */
export function faultOfTransport(
  fault: TransportFault,
  sent: boolean,
  facts: FailureFacts,
  rootsMissing: string | null = null,
): ShippingFault {
  const row = rowsOfTransport[fault.code];
  const isUntrusted = fault.code === 'tls-failed' && rootsMissing !== null;
  const remarks = isUntrusted ? { remarks: [remark('own-certificates-unread', { why: rootsMissing })] } : {};
  const known = { ...facts, ...fault.facts, ...remarks };
  return new ShippingFault(sent ? row : { ...row, writeFate: 'not-sent' }, [], known, fault.cause);
}

/** Something of our own stopped the call: an address or a key that cannot be used, a full disk, 'cancelled'. */
export function faultOfOurOwn(error: unknown, writeFate: WriteFate): ShippingFault {
  const failure = error instanceof PackbenchError ? error.failure : null;
  const row: Row = { code: failure?.code ?? 'internal', readGoesAgain: false, writeFate };
  return new ShippingFault(row, failure?.details ?? [], failure?.facts ?? {}, error);
}

/** An answer came, but its meaning is not known: `why` is for the log. */
export function faultOfReading(
  code: 'answer-unreadable' | 'answer-too-slow' | 'cancelled',
  why: string,
): ShippingFault {
  const row = code === 'answer-too-slow' ? tooSlow : rowsOfTransport[code];
  return new ShippingFault(row, [], {}, new Error(why));
}

const tooSlow: Row = { code: 'answer-too-slow', readGoesAgain: false, writeFate: 'in-doubt' };

/** Throws ShippingFault for a good answer that was cut. */
export function expectWhole(answer: RawAnswer): void {
  if (isSuccess(answer) && !answer.complete) {
    throw faultOfTransport({ code: 'connection-lost', cause: new Error('the kept answer was cut') }, true, {});
  }
}

/** Throws ShippingFault for a part of an answer (206, RFC 9110 15.3.7): nobody asks for one, so it lacks something. */
export function expectNoPart({ httpStatus }: Pick<RawAnswer, 'httpStatus'>, facts: FailureFacts = {}): void {
  if (httpStatus === 206) {
    throw new ShippingFault(rowsOfTransport['answer-unreadable'], [], facts, new Error('a part of an answer'));
  }
}

export function isSuccess(answer: Pick<RawAnswer, 'httpStatus'>): boolean {
  return answer.httpStatus >= 200 && answer.httpStatus < 300;
}

/** The meaning of a whole answer, by the operation's own reader. Throws ShippingFault. */
export function readAnswer<Value>(
  answer: RawAnswer,
  answerBytes: number,
  toValue: (body: BodyValue, httpStatus: number) => Value,
  facts: FailureFacts,
): Value {
  const { httpStatus } = answer;
  if (!isSuccess(answer)) {
    const { words, isWebPage, isSaidDone, byGateway } = errorAnswerIn(answer);
    const told = byGateway ? { byGateway } : {};
    const row = rowOfError(answer, isWebPage);
    const known = isSaidDone ? ({ ...row, writeFate: 'in-doubt' } as const) : row;
    throw new ShippingFault(known, words, { ...facts, httpStatus, ...told });
  }
  try {
    return toValue(readBody(answer, answerBytes), httpStatus);
  } catch (error) {
    throw readFaultOf(error, facts) ?? error;
  }
}

/** An error from reading an answer, as the call's fault; null for an error that says nothing about the answer. */
export function readFaultOf(error: unknown, facts: FailureFacts = {}): ShippingFault | null {
  if (error instanceof RefusedByService) {
    return new ShippingFault(error.certain ? refused : { ...refused, writeFate: 'in-doubt' }, error.details, facts);
  }
  return error instanceof UnreadableAnswer ? new ShippingFault(rowsOfTransport[error.code], [], facts, error) : null;
}

/**
 * A manifest that is refused beside its PDF, whatever the status: nobody knows which of the two is true, and its orders must not
 * get onto a second one.
 */
export function inDoubtBesidePdf(fault: ShippingFault, answer: RawAnswer, answerBytes: number): ShippingFault {
  if (fault.row.writeFate !== 'rejected' || !hasPdf(answer, answerBytes)) return fault;
  return new ShippingFault({ ...refused, writeFate: 'in-doubt' }, fault.details, fault.facts, fault.cause);
}

function hasPdf(answer: RawAnswer, answerBytes: number): boolean {
  try {
    return holdsPdf(readBody(answer, answerBytes));
  } catch (error) {
    if (error instanceof UnreadableAnswer) return false;
    throw error;
  }
}

const errorPageBytes = 1_000_000;

interface ErrorAnswer {
  readonly words: readonly FailureDetail[];
  /** For people: it has no words. */
  readonly isWebPage: boolean;
  /** Its body contradicts its status. */
  readonly isSaidDone: boolean;
  readonly byGateway: boolean;
}

/** What an error answer says, where we can read it. */
function errorAnswerIn(answer: RawAnswer): ErrorAnswer {
  try {
    const { value } = readBody(answer, errorPageBytes);
    const byGateway = isOfGateway(value, answer.httpStatus);
    return { words: errorWords(value), isWebPage: false, isSaidDone: saysDone(value), byGateway };
  } catch (error) {
    if (!(error instanceof UnreadableAnswer)) throw error;
    const words = errorWords(plainWords(answer, errorPageBytes));
    return { words, isWebPage: error.code === 'not-the-service', isSaidDone: false, byGateway: false };
  }
}
