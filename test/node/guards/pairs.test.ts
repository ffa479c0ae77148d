/** Two requests at the same moment, for the same order: one is sent. */
import { expect, test } from 'vitest';
import { inGuards, order } from './guards-bench.ts';

test('equal pairs at once: each order is manifested once', () =>
  inGuards(async (bench) => {
    const [one, two] = [await bench.addAccount('north'), await bench.addAccount('north', { label: 'North again' })];
    const pairs = Array.from({ length: 40 }, (_, index) => 1000 + index);
    const codes = await Promise.all(
      pairs.map((orderId) =>
        Promise.all([bench.manifest(one, orderId), bench.manifest(orderId % 2 === 0 ? one : two, orderId)]),
      ),
    );
    expect([...bench.service.manifested].filter(([, count]) => count !== 1)).toEqual([]);
    for (const pair of codes) expect(pair.filter((code) => code === 'stored')).toHaveLength(1);
  }));

test('the second of two presses of "all the same" makes no third manifest: it names what the operator was shown', () =>
  inGuards(async (bench) => {
    const accountId = await bench.addAccount('north');
    expect(await bench.manifest(accountId, 71)).toBe('stored');
    const failure = await bench.failureOf(accountId, 71);
    const again = failure?.facts.manifestIds ?? [];
    expect(again).toEqual([failure?.facts.manifestId]);
    const request = { accountId, orders: [order(71)], again };
    expect(await bench.app().outcome('manifests.create', request)).toMatchObject({ ok: true });
    expect(await bench.app().outcome('manifests.create', request)).toMatchObject({
      ok: false,
      failure: { code: 'already-manifested' },
    });
    expect(bench.service.manifested.get(71)).toBe(2);
  }));
