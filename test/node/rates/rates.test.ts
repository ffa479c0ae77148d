/** Rates as the page asks for them: what the service is asked, how often, and what is told of its answer. */
import { expect, onTestFinished, test } from 'vitest';
import { createRatesService } from '../../../src-main/rates/rates-service.ts';
import type { RateQuery } from '../../../src-preload/contract/rates.ts';
import { answer, type Behaviour, startMisbehavingServer } from '../../helpers/misbehaving-server.ts';
import { startOrdersBench } from '../../helpers/orders-bench.ts';
import { atOnce, startServices } from '../../helpers/services-on-test-ports.ts';
import { TimeThatPasses } from '../../helpers/time-that-passes.ts';

const parcel: RateQuery = {
  ...{ accountId: 'practice-1', street: ' 12 Bourke Street ', postCode: '0800', countryCode: 'AU', weight: 2.5 },
  ...{ suburb: '', city: 'Darwin', state: 'NT', heightMetres: 0.4, widthMetres: 0.3, lengthMetres: 0.2 },
};
const readAt = '2026-03-02T09:00:00.000Z';
const rate = { service_name: 'Parcel Post', service_code: '007', total_price: 12.5, description: '' };
const told = { serviceName: 'Parcel Post', serviceCode: '007', totalPrice: 12.5, description: '', other: {} };

/** An account at a service that answers so. */
async function accountAt(...behaviours: readonly Behaviour[]) {
  const server = await startMisbehavingServer(behaviours);
  const keys = { serviceKey: 'service-key-1234', subscriptionKey: 'subscription-key-5678' };
  const practice = { running: true, url: server.url, accounts: [keys, keys] } as const;
  const app = await startServices({ practice, after: atOnce, clock: new TimeThatPasses(readAt) });
  onTestFinished(async () => {
    await app.close();
    await server.close();
  });
  const rates = (change: Partial<RateQuery> = {}) => app.outcome('rates.get', { ...parcel, ...change });
  return { rates, asked: () => server.requests.map(({ method, path }) => `${method} ${path}`) };
}

test('each part of the parcel goes under its own name, and the answer says when it came', async () => {
  const { rates, asked } = await accountAt(answer({ body: JSON.stringify({ rates: [rate], success: true }) }));
  expect(await rates()).toEqual({ ok: true, value: { rates: [told], readAt } });
  expect(asked()).toEqual([
    'GET /api/rates?street=12%20Bourke%20Street&post_code=0800&country_code=AU&weight=2.5&city=Darwin&state=NT' +
      '&height=0.4&width=0.3&length=0.2',
  ]);
});

test('the practice service answers in its own order, and again for another account', async () => {
  const bench = await startOrdersBench();
  onTestFinished(() => bench.close());
  for (const accountId of ['practice-1', 'practice-2']) {
    const { rates } = await bench.ask('rates.get', { ...parcel, accountId });
    expect(rates.map(({ totalPrice }) => totalPrice).every((price) => price !== null && price > 0)).toBe(true);
    expect(rates.length).toBeGreaterThan(1);
  }
});

test('a failure is told as what it is, and asked for once', async () => {
  const refused = '{"success":false,"errors":[{"message":"Too heavy","details":"2.5"}]}';
  const answers = [answer({ status: 404 }), answer({ body: refused }), answer({ body: '[]' })];
  const { rates, asked } = await accountAt(...answers, answer({ status: 401 }));
  for (const [failure, askedByThen] of [
    [{ code: 'not-found', details: [] }, 1],
    [{ code: 'service-refused', details: [{ message: 'Too heavy', details: '2.5' }] }, 2],
    [{ code: 'answer-unreadable' }, 3],
    [{ code: 'keys-refused' }, 4],
  ] as const) {
    expect(await rates()).toMatchObject({ ok: false, failure: { changed: 'nothing', ...failure } });
    expect(asked()).toHaveLength(askedByThen);
  }
});

test('what the document requires, and sizes that are none, are asked of nobody', async () => {
  const { rates, asked } = await accountAt(answer({ body: JSON.stringify({ rates: [rate], success: true }) }));
  for (const [field, values] of Object.entries({
    street: ['', '  '],
    postCode: ['', ' '],
    countryCode: ['', ' '],
    weight: [0, -1, 1_000_001, Number.NaN],
    heightMetres: [0, 1_001],
    widthMetres: [-0.1, 1_001],
    lengthMetres: [0, 1_001],
  })) {
    for (const value of values) {
      const failure = { code: 'request-not-valid', facts: { field } };
      expect(await rates({ [field]: value })).toMatchObject({ ok: false, failure });
    }
  }
  expect(asked()).toEqual([]);
});

test('whoever asks stands and waits: it goes before what nobody waits for', async () => {
  const urgencies: string[] = [];
  const service = createRatesService({
    client: { getRates: async (_account, _query, urgency) => ({ rates: [], urgency: urgencies.push(urgency) }) },
    door: { reach: (_accountId, run) => run({} as never) },
    clock: new TimeThatPasses(readAt),
  });
  await service.get(parcel);
  expect(urgencies).toEqual(['interactive']);
});
