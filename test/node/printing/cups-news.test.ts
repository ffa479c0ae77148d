/** News of a print system: reported by one that has news, and looked up at one that has none. */
import { expect, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { type CupsNewsParts, watchCups } from '../../../src-main/printing/cups/cups-news.ts';

/** Moves from one look to the next by hand. */
function watch(cups: Partial<CupsNewsParts['cups']>) {
  const asked: string[] = [];
  const noted =
    <Args extends unknown[], Result>(name: string, answer: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> => {
      asked.push([name, ...args].join(' '));
      return answer(...args);
    };
  let next: (() => void) | null = null;
  const pauses: number[] = [];
  let changes = 0;
  const stop = watchCups({
    cups: {
      subscribe: noted('subscribe', cups.subscribe ?? (async () => 7)),
      news: noted('news', cups.news ?? (async () => 0)),
      renew: noted('renew', cups.renew ?? (async () => true)),
      unsubscribe: noted('unsubscribe', async () => undefined),
    },
    after(milliseconds, run) {
      pauses.push(milliseconds);
      next = run;
      return () => {
        next = null;
      };
    },
    changed: () => {
      changes += 1;
    },
  });
  return {
    asked,
    pauses,
    stop,
    changes: () => changes,
    async look(): Promise<void> {
      for (let turn = 0; next === null && turn < 20; turn++) await Promise.resolve();
      const run = next as (() => void) | null;
      next = null;
      run?.();
      for (let turn = 0; next === null && turn < 20; turn++) await Promise.resolve();
    },
  };
}

test('nothing is said while nothing changes, and news are asked for from where they ended', async () => {
  const news = [0, 2, 0];
  const { look, asked, changes, stop } = watch({ news: async () => news.shift() ?? 0 });
  await look();
  expect(changes()).toBe(1);
  await look();
  expect(changes()).toBe(2);
  await look();
  expect(changes()).toBe(2);
  stop();
  expect(asked).toEqual(['subscribe 300', 'news 7 1', 'news 7 1', 'news 7 3', 'unsubscribe 7']);
});

test('a subscription that is gone is made anew, and what happened meanwhile is looked for', async () => {
  let isGone = true;
  const news = async (): Promise<number | null> => {
    if (!isGone) return 0;
    isGone = false;
    return null;
  };
  const { look, asked, changes } = watch({ news });
  await look();
  await look();
  expect(changes()).toBe(2);
  expect(asked).toEqual(['subscribe 300', 'news 7 1', 'subscribe 300', 'news 7 1']);
});

test.each([
  ['is asked for its news', 0, null],
  ['takes the first subscription', 1, 7],
] as const)(
  'one that ends while the print system %s leaves no subscription behind: it keeps a hundred of them',
  async (_, looks, answer) => {
    const { promise: subscribed, resolve } = Promise.withResolvers<number>();
    let isGone = false;
    const { look, asked, stop } = watch({
      subscribe: () => (isGone || looks === 1 ? subscribed : Promise.resolve(6)),
      news: async () => answer,
    });
    if (looks === 0) {
      await look();
      isGone = true;
      await look();
    }
    stop();
    resolve(7);
    await subscribed;
    await new Promise(setImmediate);
    expect(asked.at(-1)).toBe('unsubscribe 7');
  },
);

test('one that ends while its news are asked for is ended once', async () => {
  const { promise: news, resolve } = Promise.withResolvers<number>();
  const { look, asked, stop } = watch({ news: () => news });
  await look();
  stop();
  resolve(2);
  await news;
  await new Promise(setImmediate);
  expect(asked).toEqual(['subscribe 300', 'news 7 1', 'unsubscribe 7']);
});

test.each([
  ['it goes on', true, ['renew 7 300', 'news 7 1', 'news 7 1']],
  ['it is made anew where the print system knows it no more', false, ['renew 7 300', 'subscribe 300', 'news 7 1']],
])('it is renewed long before it ends, and %s', async (_, isKnown, then) => {
  const { look, asked } = watch({ renew: async () => isKnown });
  for (let count = 0; count < 102; count++) await look();
  expect(asked.filter((one) => one.startsWith('renew'))).toHaveLength(1);
  expect(asked.slice(-3)).toEqual(then);
});

test.each([
  ['refuses a subscription', { subscribe: () => Promise.reject(failureOf('print-refused')) }],
  ['knows none', { subscribe: async () => null }],
  ['refuses its news', { news: () => Promise.reject(failureOf('print-refused')) }],
])('a print system that %s is looked at each second instead', async (_, cups) => {
  const { look, asked, changes, pauses } = watch(cups);
  for (let count = 0; count < 3; count++) await look();
  expect(changes()).toBeGreaterThanOrEqual(3);
  // It is not asked again for what it refuses.
  expect(asked.filter((one) => one.startsWith('subscribe'))).toHaveLength(1);
  expect(asked.filter((one) => one.startsWith('news')).length).toBeLessThan(2);
  expect(new Set(pauses)).toEqual(new Set([1_000]));
});

test('a print system that goes away is told once, and asked less often until it is back', async () => {
  let isAway = false;
  const missing = (): Promise<never> => Promise.reject(failureOf('spooler-missing'));
  const { look, changes, pauses } = watch({
    subscribe: () => (isAway ? missing() : Promise.resolve(7)),
    news: () => (isAway ? missing() : Promise.resolve(0)),
  });
  await look();
  isAway = true;
  await look();
  await look();
  expect(changes()).toBe(2);
  expect(pauses.at(-1)).toBe(5_000);
  isAway = false;
  await look();
  expect(changes()).toBe(3);
  expect(pauses.at(-1)).toBe(1_000);
});
