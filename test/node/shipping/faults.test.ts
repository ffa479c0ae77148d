/**
 * The table of faults, row by row as design and document have it: what is reported, what a read does next, what is
 * known about a write.
 */
import { describe, expect, it } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import type { TransportFaultCode } from '../../../src-main/shipping/exchange.ts';
import {
  expectWhole,
  faultOfOurOwn,
  faultOfReading,
  faultOfTransport,
  isSuccess,
  readAnswer,
  readFaultOf,
  ShippingFault,
} from '../../../src-main/shipping/faults.ts';
import { RefusedByService } from '../../../src-main/shipping/wire/envelope.ts';
import { UnreadableAnswer } from '../../../src-main/shipping/wire/unreadable.ts';

const cause = new Error('below');
const facts = { host: 'service.example' };

function faultIn(run: () => unknown): ShippingFault {
  try {
    run();
  } catch (error) {
    if (error instanceof ShippingFault) return error;
    throw error;
  }
  throw new Error('a fault was expected');
}

describe('on the way', () => {
  it.each<[TransportFaultCode, boolean, string]>([
    ['unreachable', true, 'not-sent'],
    ['tls-failed', false, 'not-sent'],
    ['proxy-refused', false, 'not-sent'],
    ['timed-out', true, 'in-doubt'],
    ['connection-lost', true, 'in-doubt'],
    ['answer-unreadable', false, 'in-doubt'],
    ['answer-too-large', false, 'in-doubt'],
    ['disk-full', false, 'in-doubt'],
    ['file-failed', false, 'in-doubt'],
    ['cancelled', false, 'in-doubt'],
  ])('%s: a read goes again %j, a write is %s once it was sent', (code, readGoesAgain, writeFate) => {
    const sent = faultOfTransport({ code, cause }, true, facts);
    expect(sent).toMatchObject({ message: code, name: 'ShippingFault', row: { code, readGoesAgain, writeFate } });
    expect(sent).toMatchObject({ details: [], cause });
    expect(sent.facts).toEqual(facts);
    const row = { code, readGoesAgain, writeFate: 'not-sent' };
    expect(faultOfTransport({ code, cause }, false, facts).row).toEqual(row);
  });

  it('only a failed TLS is told with what this computer lacks', () => {
    const remarks = [{ code: 'own-certificates-unread', facts: { why: 'none' } }];
    const factsOf = (code: TransportFaultCode, missing: string | null) =>
      faultOfTransport({ code, cause }, false, facts, missing).facts;
    expect(factsOf('tls-failed', 'none')).toEqual({ ...facts, remarks });
    expect(factsOf('tls-failed', null)).toEqual(facts);
    expect(factsOf('unreachable', 'none')).toEqual(facts);
  });
});

describe('a status', () => {
  it.each([
    [300, 'redirected', false, 'in-doubt'],
    [308, 'redirected', false, 'in-doubt'],
    [304, 'answer-unreadable', false, 'in-doubt'],
    [399, 'redirected', false, 'in-doubt'],
    [400, 'service-refused', false, 'rejected'],
    [401, 'keys-refused', false, 'rejected'],
    [402, 'service-refused', false, 'in-doubt'],
    [403, 'keys-refused', false, 'rejected'],
    [404, 'not-found', false, 'rejected'],
    [407, 'proxy-refused', false, 'not-sent'],
    [408, 'timed-out', false, 'in-doubt'],
    [409, 'service-conflict', false, 'in-doubt'],
    [410, 'not-found', false, 'rejected'],
    [413, 'service-refused', false, 'rejected'],
    [415, 'service-refused', false, 'rejected'],
    [418, 'service-refused', false, 'in-doubt'],
    [422, 'service-refused', false, 'rejected'],
    [429, 'rate-limited', false, 'rejected'],
    [499, 'service-refused', false, 'in-doubt'],
    [500, 'service-broken', true, 'in-doubt'],
    [511, 'proxy-refused', false, 'in-doubt'],
    [599, 'service-broken', true, 'in-doubt'],
    [199, 'service-refused', false, 'in-doubt'],
  ])('%i is %s: a read goes again %j, a write is %s', (httpStatus, code, readGoesAgain, writeFate) => {
    const answer = { httpStatus, headers: {}, body: Buffer.from('{"message":"No"}'), complete: true };
    expect(isSuccess(answer)).toBe(false);
    const fault = faultIn(() => readAnswer(answer, 1_000, () => 'read', facts));
    expect(fault.row).toEqual({ code, readGoesAgain, writeFate });
    expect(fault.details).toEqual([{ message: 'No', details: '' }]);
    expect(fault.facts).toEqual({ ...facts, httpStatus });
  });

  it.each([200, 204, 299])('%i is a success', (httpStatus) => {
    const answer = { httpStatus, headers: {}, body: Buffer.from('{}'), complete: true };
    expect(isSuccess(answer)).toBe(true);
    expect(readAnswer(answer, 1_000, ({ kind }) => kind, facts)).toBe('json');
    expect(() => expectWhole(answer)).not.toThrow();
    const cut = faultIn(() => expectWhole({ ...answer, complete: false }));
    expect(cut).toMatchObject({ row: { code: 'connection-lost', writeFate: 'in-doubt' }, facts: {} });
    expect(cut.cause).toMatchObject({ message: 'the kept answer was cut' });
  });

  it.each([
    [{ statusCode: 500, message: 'Internal server error', activityId: 'a1' }, true],
    [{ statusCode: 500, message: 'Internal server error' }, undefined],
    [{ statusCode: 500, message: 'Internal server error', activityId: '' }, undefined],
    [{ statusCode: 502, message: 'Internal server error', activityId: 'a1' }, undefined],
    [{ statusCode: 500, activityId: 'a1', success: false, errors: [] }, undefined],
    [[{ statusCode: 500, activityId: 'a1' }], undefined],
  ])('500 with %j: said by the gateway is %s', (body, byGateway) => {
    const answer = { httpStatus: 500, headers: {}, body: Buffer.from(JSON.stringify(body)), complete: true };
    expect(faultIn(() => readAnswer(answer, 1_000, () => null, facts)).facts.byGateway).toBe(byGateway);
  });

  it('of another kind says more than that its body was cut', () => {
    expect(() => expectWhole({ httpStatus: 404, headers: {}, body: Buffer.from(''), complete: false })).not.toThrow();
  });
});

describe('an answer that came', () => {
  const bodied = (body: string) => ({ httpStatus: 200, headers: {}, body: Buffer.from(body), complete: true });

  it('that is no JSON is unreadable, and one too large is told as that', () => {
    expect(faultIn(() => readAnswer(bodied('junk'), 1_000, () => null, facts))).toMatchObject({
      row: { code: 'answer-unreadable', readGoesAgain: false, writeFate: 'in-doubt' },
      facts,
      cause: { message: 'not JSON, or JSON that was cut short' },
    });
    const tooLarge = new UnreadableAnswer('too much', { code: 'answer-too-large' });
    expect(readFaultOf(tooLarge)).toMatchObject({ row: { code: 'answer-too-large' }, facts: {}, cause: tooLarge });
  });

  it('that refuses for certain is a refusal, and one that may not have done so is in doubt', () => {
    const details = [{ message: 'No', details: 'Never' }];
    const row = { code: 'service-refused', readGoesAgain: false };
    expect(readFaultOf(new RefusedByService(details, true), facts)).toMatchObject({
      row: { ...row, writeFate: 'rejected' },
      details,
      facts,
    });
    expect(readFaultOf(new RefusedByService(details, false))).toMatchObject({ row: { ...row, writeFate: 'in-doubt' } });
  });

  it('whose reader fails by a fault of ours says nothing of the answer', () => {
    const ours = new TypeError('a fault of ours');
    const fail = () => {
      throw ours;
    };
    expect(readFaultOf(ours)).toBeNull();
    expect(() => readAnswer(bodied('{}'), 1_000, fail, facts)).toThrow(ours);
  });

  it.each([
    ['answer-unreadable', 'in-doubt'],
    ['answer-too-slow', 'in-doubt'],
    ['cancelled', 'in-doubt'],
  ] as const)('and was not read in time or at all (%s) is in doubt', (code, writeFate) => {
    const fault = faultOfReading(code, 'the thread ended');
    expect(fault).toMatchObject({ row: { code, readGoesAgain: false, writeFate }, details: [], facts: {} });
    expect(fault.cause).toMatchObject({ message: 'the thread ended' });
  });
});

describe('a step of our own that failed', () => {
  it('keeps its code, words and facts', () => {
    const details = [{ message: 'no space', details: '' }];
    const fault = faultOfOurOwn(failureOf('disk-full', { details, facts }), 'not-sent');
    expect(fault).toMatchObject({
      row: { code: 'disk-full', readGoesAgain: false, writeFate: 'not-sent' },
      details,
      facts,
    });
  });

  it('in a way that nobody foresaw is "internal", with its cause', () => {
    const fault = faultOfOurOwn(cause, 'in-doubt');
    expect(fault.row).toEqual({ code: 'internal', readGoesAgain: false, writeFate: 'in-doubt' });
    expect([fault.details, fault.facts, fault.cause]).toEqual([[], {}, cause]);
  });
});

describe('what the page is told', () => {
  const details = [{ message: 'No', details: '' }];
  const fault = (code: 'timed-out' | 'cancelled' | 'keys-refused', writeFate: 'not-sent' | 'in-doubt' | 'rejected') =>
    new ShippingFault({ code, readGoesAgain: false, writeFate }, details, facts, cause);
  const nothing = { changed: 'nothing', details, facts };

  it.each([
    ['not-sent', 'not-sent'],
    ['in-doubt', 'rejected'],
    ['rejected', 'rejected'],
  ] as const)('of a read: nothing was changed, and that it was not sent if so (%s)', (writeFate, fate) => {
    const error = fault('timed-out', writeFate).asReadError();
    expect(error).toMatchObject({ fate, cause });
    expect(error.failure).toEqual({ code: 'timed-out', ...nothing });
  });

  it.each(['not-sent', 'rejected'] as const)('of a write that was not done (%s): nothing was changed', (fate) => {
    const error = fault('keys-refused', fate).asWriteError();
    expect(error).toMatchObject({ fate, cause });
    expect(error.failure).toEqual({ code: 'keys-refused', ...nothing });
  });

  it('of a write in doubt: that, why, and at the end of the app a remark', () => {
    const error = fault('timed-out', 'in-doubt').asWriteError();
    expect(error).toMatchObject({ fate: 'in-doubt', cause });
    expect(error.failure).toEqual({
      code: 'in-doubt',
      changed: 'unknown',
      details,
      facts: { ...facts, reason: 'timed-out' },
    });
    expect(fault('cancelled', 'in-doubt').asWriteError().failure.facts).toEqual({
      ...facts,
      remarks: [{ code: 'ended-before-answer', facts: {} }],
    });
  });
});

it('words of an error page are read whatever the bound of the answer, and none where there are none', () => {
  const page = (length: number) => ({
    httpStatus: 500,
    headers: {},
    body: Buffer.from(JSON.stringify({ message: 'No', page: 'x'.repeat(length) })),
    complete: true,
  });
  expect(faultIn(() => readAnswer(page(10), 5, () => null, {})).details).toHaveLength(1);
  const unreadable = { ...page(0), body: Buffer.from('<html>Bad gateway') };
  expect(faultIn(() => readAnswer(unreadable, 1_000, () => null, {})).details).toEqual([]);
});
