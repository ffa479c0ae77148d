/** A scan that the copy does not know is asked of the service page after page of look-alikes, to their end, however many stand on a page. */
import { expect, test } from 'vitest';
import { failureOf, type PackbenchError } from '../../../src-main/failures.ts';
import { askService } from '../../../src-main/orders/ask-service.ts';
import type { FailureCode } from '../../../src-preload/contract/failure.ts';
import type { OrderPage, OrderQuery } from '../../../src-preload/contract/order.ts';
import { manifestOrder } from '../manifests/manifests-bench.ts';

/** Whether a service with these pages of Unshipped orders shows '#7', and which pages it was asked for. */
async function askedOf(pages: readonly (readonly number[])[], totalPages: number | null) {
  const asked: number[] = [];
  const search = async ({ status, page }: OrderQuery): Promise<OrderPage> => {
    if (status === 'Unshipped') asked.push(page);
    const ids = status === 'Unshipped' ? (pages[page - 1] ?? []) : [];
    return { orders: ids.map((orderId) => manifestOrder(orderId)), totalPages } as unknown as OrderPage;
  };
  const found = await askService({ search, mirror: { find: async () => ['it'] as never } }, 'one', ['#7']).then(
    ({ orders }) => orders.length > 0,
    ({ failure }: PackbenchError) => failure.code,
  );
  return [found, asked];
}

test.each([
  ['fewer on a page than were asked for, and the pages counted', [[71, 72], [7]], 2, true, [1, 2]],
  ['fewer on a page, and the pages not counted', [[71, 72], [7]], null, true, [1, 2]],
  ['one page, counted', [[71]], 1, false, [1]],
  ['the pages not counted, and nothing at their end', [[71], [72]], null, false, [1, 2, 3]],
  ['none', [], null, false, [1]],
  ['more than anybody reads', [[71], [72], [73], [74], [7]], 9, 'too-many-alike', [1, 2, 3, 4]],
] as const)('%s', async (_, pages, totalPages, isFound, asked) => {
  expect(await askedOf(pages, totalPages)).toEqual([isFound, asked]);
});

test('a reading with too many look-alikes keeps no other from being asked, and is told', async () => {
  const search = async ({ status, phrase }: OrderQuery): Promise<OrderPage> => {
    if (phrase === '#9') return { orders: [manifestOrder(1)], totalPages: 9 } as unknown as OrderPage;
    const isThere = status === 'Unshipped';
    return { orders: isThere ? [manifestOrder(8)] : [], totalPages: 1 } as unknown as OrderPage;
  };
  const find = async (asked: readonly string[]) => [...asked] as never;
  const shown = await askService({ search, mirror: { find } }, 'one', ['#9', '#8']);
  expect(shown).toMatchObject({ orders: ['#8'], failure: { code: 'too-many-alike' } });
});

test.each([
  ['both are orders of the service', ['#7', '#8'], ['#7', '#8']],
  ['only the second is', ['#9', '#8'], ['#8']],
  ['none is', ['#9', '#10'], []],
] as const)('each reading of a scan is asked, also when one before it is found: %s', async (_, codes, found) => {
  const search = async ({ status, phrase }: OrderQuery): Promise<OrderPage> => {
    const isThere = status === 'Unshipped' && ['#7', '#8'].includes(phrase);
    return { orders: isThere ? [manifestOrder(Number(phrase.slice(1)))] : [], totalPages: 1 } as unknown as OrderPage;
  };
  const find = async (asked: readonly string[]) => [...asked] as never;
  expect(await askService({ search, mirror: { find } }, 'one', codes)).toEqual({ orders: found, failure: null });
});

test.each([
  ['its tracking number', { trackingNumber: '779017972697' }, true],
  ['only its own number', { orderNumber: '779017972697' }, false],
] as const)(
  'the number that a carrier put into a code is searched for, and must be of an order %s',
  async (_, number, isFound) => {
    const code = '1001921334250001000300779017972697';
    const phrases: string[] = [];
    const search = async ({ status, phrase }: OrderQuery): Promise<OrderPage> => {
      if (status === 'Unshipped') phrases.push(phrase);
      const isThere = phrase === '779017972697';
      return { orders: isThere ? [{ ...manifestOrder(1), ...number }] : [], totalPages: 1 } as unknown as OrderPage;
    };
    const find = async (asked: readonly string[]) => [...asked] as never;
    expect(await askService({ search, mirror: { find } }, 'one', [code])).toMatchObject({
      orders: isFound ? [code] : [],
    });
    expect(phrases).toEqual([code, '779017972697']);
  },
);

test('a service that refuses one phrase, be it too long or found nowhere, is asked for the next one', async () => {
  const code = '1001921334250001000300779017972697';
  const refusing =
    (failure: FailureCode) =>
    async ({ status, phrase }: OrderQuery): Promise<OrderPage> => {
      if (phrase === code) throw failureOf(failure, { details: [{ message: 'phrase is too long', details: '' }] });
      const orders = status === 'Unshipped' ? [{ ...manifestOrder(1), trackingNumber: phrase }] : [];
      return { orders, totalPages: 1 } as unknown as OrderPage;
    };
  const find = async (asked: readonly string[]) => [...asked] as never;
  for (const failure of ['service-refused', 'not-found'] as const) {
    const shown = await askService({ search: refusing(failure), mirror: { find } }, 'one', [code]);
    expect(shown).toMatchObject({ orders: [code], failure: { code: failure } });
  }
});

test.each([
  ['a service that is away', failureOf('unreachable'), ['#7']],
  ['a refusal, which may only be of this phrase', failureOf('service-refused'), ['#7', '#8']],
] as const)(
  '%s meets the next reading, or does not: it is asked for no more than that',
  async (_, failure, phrases) => {
    const asked: string[] = [];
    const search = async ({ status, phrase }: OrderQuery): Promise<OrderPage> => {
      if (status === 'Unshipped') asked.push(phrase);
      throw failure;
    };
    const shown = askService({ search, mirror: { find: async () => [] } }, 'one', ['#7', '#8']);
    await expect(shown).rejects.toBe(failure);
    expect(asked).toEqual(phrases);
  },
);

test('a code that is found is not asked for once more by the number inside', async () => {
  const code = '1001921334250001000300779017972697';
  const asked: string[] = [];
  const search = async ({ status, phrase }: OrderQuery): Promise<OrderPage> => {
    if (status === 'Unshipped') asked.push(phrase);
    return { orders: [{ ...manifestOrder(1), trackingNumber: code }], totalPages: 1 } as unknown as OrderPage;
  };
  await askService({ search, mirror: { find: async (found) => [...found] as never } }, 'one', [code]);
  expect(asked).toEqual([code]);
});

test.each([
  ['the second reading', ['#7', '#8'], ({ phrase }: OrderQuery) => phrase === '#8', ['#7']],
  ['the Shipped orders', ['#7'], ({ status }: OrderQuery) => status === 'Shipped', ['#7']],
  ['everything', ['#7'], () => true, null],
] as const)('what was found is shown when asking for %s fails, and that it failed', async (_, codes, fails, found) => {
  const search = async (query: OrderQuery): Promise<OrderPage> => {
    if (fails(query)) throw failureOf('unreachable');
    const isThere = query.status === 'Unshipped' && query.phrase === '#7';
    return { orders: isThere ? [manifestOrder(7)] : [], totalPages: 1 } as unknown as OrderPage;
  };
  const find = async (asked: readonly string[]) => [...asked] as never;
  const shown = askService({ search, mirror: { find } }, 'one', codes);
  if (found === null) return expect(shown).rejects.toMatchObject({ failure: { code: 'unreachable' } });
  expect(await shown).toMatchObject({ orders: found, failure: { code: 'unreachable' } });
});

test('a number that the service shows under an id nobody can use is not called unknown', async () => {
  const search = async ({ status }: OrderQuery): Promise<OrderPage> => {
    const withoutId = status === 'Unshipped' ? [{ orderNumber: '#7', trackingNumber: '' }] : [];
    return { orders: [], totalPages: 1, withoutId } as unknown as OrderPage;
  };
  const ask = (code: string) => askService({ search, mirror: { find: async () => [] } }, 'one', [code]);
  await expect(ask('# 7')).rejects.toMatchObject({ failure: { code: 'order-id-not-usable' } });
  expect(await ask('#8')).toEqual({ orders: [], failure: null });
});
