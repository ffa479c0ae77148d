/**
 * Validation without a network: the copy answers as soon as that is known. No time is measured: everything that would
 * take time (another attempt, a pause before it, a deadline of normal length) is counted instead, and must not occur.
 */
import { rm } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serviceLimits } from '../../../src-main/shipping/limits.ts';
import { answer, bytesThenReset, silence } from '../../helpers/misbehaving-server.ts';
import {
  type AddressesBench,
  accountId,
  folderWithBook,
  nearSmith,
  smith,
  startAddressesBench,
} from './addresses-bench.ts';

let withBook: string;
let bench: AddressesBench;

beforeAll(async () => {
  withBook = await folderWithBook();
});
afterAll(() => rm(withBook, { recursive: true }));
afterEach(() => bench.close());

const offline = { verdict: 'valid', source: 'address-book', suggestions: [] };

describe('with a copy of the address book', () => {
  beforeEach(async () => {
    bench = await startAddressesBench({}, withBook);
  });

  test('the service is asked where it can be', async () => {
    expect(await bench.validate(smith)).toMatchObject({ verdict: 'valid', source: 'service', copyReadAt: null });
    expect(await bench.checks()).toEqual([]);
  });

  test('a suggestion with a country code and no name is in that country', async () => {
    const suggestions = [{ ...smith, post_code: '3065', country: '', country_code: 'AU' }];
    bench.say(() => ({ valid: false, suggestions }));
    expect((await bench.validate(smith)).suggestions[0]).toMatchObject({ country: 'AU', countryCode: 'AU' });
  });

  test('refused: one attempt, no pause, and the copy answers with its age', async () => {
    await bench.cable.pull();
    const answered = await bench.validate({ ...smith, street: '12 SMITH ST.', country: 'AU' });
    expect(answered).toMatchObject(offline);
    expect(answered).not.toHaveProperty('wantsPause');
    expect(Date.now() - Date.parse(answered.copyReadAt ?? '')).toBeLessThan(60_000);
    expect(bench.attempts()).toBe(1);
    expect(bench.pausesBetween).toEqual([]);
  });

  test('a near miss is not known, and its like is suggested with what differs', async () => {
    await bench.cable.pull();
    const answered = await bench.validate(nearSmith);
    expect(answered).toMatchObject({ verdict: 'cannot-tell', source: 'address-book' });
    expect(answered.suggestions[0]).toMatchObject({ street: smith.street, differs: ['street'] });
  });

  test.each([
    ['5 Birch Road', 'Pod 4', 'suburb'],
    ['5 Birch Rd', 'Pod 4', 'suburb'],
    ['5 Birch Road', '', 'suburb'],
    ['5 Birch Rd', '', 'suburb'],
    ['7 Birch Road', 'Pod 3', 'street'],
    ['7 Birch Road', 'Pod 4', 'street', 'suburb'],
  ])('what differs is named where it is written: %s, %s', async (street, suburb, ...differs) => {
    await bench.cable.pull();
    const asked = { street, suburb, city: 'Leeds', state: '', postCode: 'LS6 2AB', country: 'GB' };
    expect((await bench.validate(asked)).suggestions[0]).toMatchObject({ street: '5 Birch Road', differs });
  });

  test("a ward in the street's field differs there", async () => {
    await bench.cable.pull();
    const street = '45 Nguyễn Huệ, Phường Bến Thành';
    const asked = { street, suburb: '', city: 'Hồ Chí Minh', state: '', postCode: '700000', country: 'VN' };
    expect((await bench.validate(asked)).suggestions[0]).toMatchObject({ differs: ['street'] });
  });

  test('a kept connection that had ended is no outage: asked once more, at once', async () => {
    let count = 0;
    bench.say(() => (++count === 1 ? bytesThenReset('') : { valid: false }));
    expect(await bench.validate(smith)).toMatchObject({ verdict: 'not-valid', source: 'service' });
    expect([bench.attempts(), bench.pausesBetween]).toEqual([2, []]);
  });

  test('a service that resets every connection is asked twice, and then the copy', async () => {
    bench.say(() => bytesThenReset(''));
    expect(await bench.validate(smith)).toMatchObject(offline);
    expect([bench.attempts(), bench.pausesBetween]).toEqual([2, []]);
  });

  test('what was unreachable a moment ago is not asked; half a minute later it is', async () => {
    await bench.cable.pull();
    await bench.validate(smith);
    await bench.cable.plug();
    bench.clock.ahead = 29_000;
    expect(await bench.validate(nearSmith)).toMatchObject({ source: 'address-book' });
    expect([bench.attempts(), bench.asked.length]).toEqual([1, 0]);
    bench.clock.ahead = 31_000;
    expect(await bench.validate(smith)).toMatchObject({ source: 'service' });
    expect([bench.attempts(), bench.asked.length]).toEqual([2, 1]);
  });

  test('where an order goes, only the service knows: it is asked as ever', async () => {
    await bench.cable.pull();
    await bench.validate(smith);
    expect(await bench.app.outcome('addresses.validate', { accountId, subject: { orderId: 7 } })).toMatchObject({
      failure: { code: 'unreachable' },
    });
    expect([bench.attempts(), bench.pausesBetween.length]).toEqual([1 + 3, 2]);
  });

  test('a service that answers with a fault of its own can be reached: its failure is told', async () => {
    bench.say(() => answer({ status: 500 }));
    expect(await bench.app.outcome('addresses.validate', { accountId, subject: { address: smith } })).toMatchObject({
      failure: { code: 'service-broken' },
    });
    expect(await bench.checks()).toEqual([]);
  });

  test.each([502, 503, 504])(
    'a gateway that says %i for a service that is away: one attempt, no pause, and the copy answers',
    async (status) => {
      bench.say(() => answer({ status, headers: { 'retry-after': '100' } }));
      expect(await bench.validate(smith)).toMatchObject(offline);
      expect([bench.attempts(), bench.pausesBetween]).toEqual([1, []]);
      expect(await bench.checks()).toHaveLength(1);
    },
  );

  test('a service that wants a pause of more than a few seconds: one attempt, no pause, and the copy answers', async () => {
    bench.say(() => answer({ status: 429, headers: { 'retry-after': '100' } }));
    expect(await bench.validate(smith)).toMatchObject({ ...offline, wantsPause: true });
    expect(await bench.validate(nearSmith)).toMatchObject({ source: 'address-book', wantsPause: true });
    expect([bench.attempts(), bench.pausesBetween]).toEqual([1, []]);
    expect(await bench.checks()).toHaveLength(2);
  });

  test('an account that is gone gets no answer of its copy', async () => {
    const subject = { address: smith };
    expect(await bench.app.outcome('addresses.validate', { accountId: 'nobody', subject })).toMatchObject({
      failure: { code: 'account-unknown' },
    });
  });
});

describe('without a copy', () => {
  beforeEach(async () => {
    bench = await startAddressesBench();
  });

  test('the service is asked as often as ever, and its failure is told', async () => {
    await bench.cable.pull();
    const outcome = await bench.app.outcome('addresses.validate', { accountId, subject: { address: smith } });
    expect(outcome).toMatchObject({ failure: { code: 'unreachable' } });
    expect([bench.attempts(), bench.pausesBetween.length]).toEqual([3, 2]);
    expect(await bench.checks()).toEqual([]);
  });

  test('unreachable a moment ago: it is asked all the same', async () => {
    await bench.cable.pull();
    await bench.app.outcome('addresses.validate', { accountId, subject: { address: smith } });
    await bench.cable.plug();
    expect(await bench.validate(smith)).toMatchObject({ source: 'service' });
  });
});

describe('a silent network', () => {
  /** One deadline is short, and the other longer than any test: only the right one ends it. */
  const limits = { ...serviceLimits, firstByteWithOtherAnswer: 50 };

  test('with a copy, the first byte is waited for no longer than somebody with another answer would', async () => {
    bench = await startAddressesBench({ connection: { limits } }, withBook);
    bench.say(() => silence);
    expect(await bench.validate(smith)).toMatchObject(offline);
    expect([bench.attempts(), bench.pausesBetween]).toEqual([1, []]);
  });

  test('without one, a slow service still gets its time with the second attempt', async () => {
    bench = await startAddressesBench({ connection: { limits } });
    let count = 0;
    bench.say(() => (++count === 1 ? silence : slowly));
    expect(await bench.validate(smith)).toMatchObject({ verdict: 'valid', source: 'service' });
    expect(bench.attempts()).toBe(2);
  });
});

/** Later than a person with another answer would wait. */
function slowly(...asked: Parameters<typeof silence>): void {
  setTimeout(() => answer({ body: '{"valid":true,"suggestions":[],"success":true}' })(...asked), 200);
}
