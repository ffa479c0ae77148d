/** What the In doubt screen says before something may be settled, and how it names a write. */
import { expect, test } from 'vitest';
import type { OrderEvidence, Reading, WriteInDoubt } from '../../../src-preload/contract/in-doubt.ts';
import {
  endWords,
  lookedWords,
  nextStep,
  resolutionWords,
  seenWords,
  settledWords,
  writeName,
  writeTitle,
} from '../../../src-renderer/in-doubt/in-doubt-words.ts';
import { settledAsDone } from '../../../src-renderer/in-doubt/settled-as-done.ts';
import { remarkWords } from '../../../src-renderer/ui/remark-words.ts';

const reading: Reading = { readAt: '2026-11-20T09:59:00Z', orders: [] };
const two = [
  { orderId: 1, orderNumber: 'A' },
  { orderId: 2, orderNumber: 'B' },
];

test('a write is named by what it was, how many and for whom', () => {
  const title = (kind: WriteInDoubt['kind'], orders = two) => writeTitle({ kind, orders }, 'Shop South');
  expect(title('manifest')).toBe('Manifest of 2 orders');
  expect(title('archive', two.slice(1))).toBe('Archiving 1 order');
  expect(title('assign')).toBe('Assigning 2 orders to Shop South');
  expect(title('bulk-delete', [])).toBe('Removing every imported unshipped order');
});

test('two writes about as many orders have different names', () => {
  const name = (orders: WriteInDoubt['orders']) => writeName('Archiving', { orders, accountLabel: 'Shop North' });
  expect(name(two)).toBe('Archiving, A and 1 more, Shop North');
  expect(name([{ orderId: 7, orderNumber: '' }])).toBe('Archiving, 7, Shop North');
  expect(name([])).toBe('Archiving, Shop North');
});

test('before the first look-up nothing can be settled, and that is said', () => {
  const { words, press } = nextStep(
    { kind: 'archive', failure: null, readings: [], notDoneIn: null, mayResolve: [] },
    0,
  );
  expect(words).toMatch(/^Look it up first/);
  expect(press).toBe('look-up');
});

test('the wait for a second look-up is counted down and then over', () => {
  const wait = (notDoneIn: number | null, sinceTold = 0) =>
    nextStep({ kind: 'archive', failure: null, readings: [reading], notDoneIn, mayResolve: [] }, sinceTold).words;
  expect(wait(240_000)).toContain('in 4 minutes');
  expect(wait(240_000, 210_000)).toContain('in 1 minute or later');
  expect(wait(240_000, 240_000)).toContain('Look it up once more');
  expect(wait(0)).toContain('Look it up once more');
  expect(wait(null)).toContain('Look it up again in five minutes');
});

test('what the answer says counts for more than what was seen: nobody is told to look, to wait or to free the orders', () => {
  const failure = { code: 'disk-full', changed: 'done', details: [], facts: {} } as const;
  for (const [readings, mayResolve] of [
    [[], []],
    [[reading], ['done']],
  ] as const) {
    const { words, press } = nextStep({ kind: 'manifest', failure, readings, notDoneIn: null, mayResolve }, 0);
    expect(words).toMatch(/^The service has done it/);
    expect(press).toBeNull();
  }
});

test('where a look-up could not tell, no wait promises that it can be settled as not done', () => {
  const wait = (notDoneIn: number, ...seen: readonly OrderEvidence['seen'][]) =>
    nextStep({ kind: 'manifest', failure: null, readings: [readingOf(...seen)], notDoneIn, mayResolve: [] }, 0);
  expect(wait(0, 'not-done').words).toContain('can be settled as not done');
  for (const seen of [['cannot-tell'], ['not-done', 'cannot-tell']] as const) {
    for (const notDoneIn of [0, 240_000]) {
      const { words, press } = wait(notDoneIn, ...seen);
      expect(words).not.toMatch(/not done|None of it/);
      expect(words).toMatch(/could not be told/);
      expect(press).toBe('look-up');
    }
  }
  expect(wait(240_000, 'cannot-tell').words).toContain('in 4 minutes');
});

test('what was seen leads to the way of settling it', () => {
  const next = (
    kind: WriteInDoubt['kind'],
    seen: readonly OrderEvidence['seen'][],
    mayResolve: WriteInDoubt['mayResolve'],
  ) => {
    const orders = seen.map((one, at) => ({
      orderId: at,
      orderNumber: 'A',
      seen: one,
      words: '',
      readAt: reading.readAt,
    }));
    const { words, press } = nextStep(
      { kind, failure: null, readings: [{ ...reading, orders }], notDoneIn: null, mayResolve },
      0,
    );
    return [words, press];
  };
  expect(next('manifest', ['done', 'done'], ['done'])).toEqual([
    expect.stringMatching(/Import its PDF .* settle it as done/),
    'import',
  ]);
  expect(next('archive', ['done'], ['done'])).toEqual([expect.stringMatching(/Settle it as done\.$/), 'done']);
  expect(next('archive', ['done', 'cannot-tell'], ['done'])).toEqual([
    expect.stringMatching(/own site, then settle it/),
    null,
  ]);
  expect(next('assign', ['done', 'not-done'], ['split'])).toEqual([
    expect.stringMatching(/each order by its evidence/),
    'split',
  ]);
  expect(next('archive', ['not-done'], ['not-done'])).toEqual([
    expect.stringMatching(/Settle it as not done/),
    'not-done',
  ]);
  // A person may settle it so, but nothing that was seen advises it: these orders may be on a manifest.
  for (const seen of [['cannot-tell'], ['cannot-tell', 'not-done']] as const) {
    expect(next('manifest', seen, ['done', 'not-done'])).toEqual([
      expect.stringMatching(/own site, then settle it/),
      null,
    ]);
    expect(next('manifest', seen, ['not-done'])).toEqual([expect.stringMatching(/own site, then settle it/), null]);
  }
});

test('an order that is gone may have been archived, removed or assigned out of sight, by whomever: the evidence does not say which', () => {
  const words = remarkWords({ code: 'order-gone-from-search', facts: {} });
  expect(words).toMatch(
    /^Not in the search any more.* archived or removed.* an account that this computer does not have$/,
  );
});

test('settling says that nothing is sent', () => {
  for (const resolution of ['done', 'not-done', 'split'] as const) {
    expect(resolutionWords(resolution, 'archive').consequence).toMatch(/nothing is sent/i);
  }
  expect(resolutionWords('done', 'manifest').consequence).toContain('import');
});

test('once settled, what stays in doubt and a PDF that is missing are said', () => {
  const end = (kind: WriteInDoubt['kind'], resolution: 'done' | 'not-done' | 'split', remaining = 0) => {
    const { tone, words } = endWords('It', kind, resolution, remaining);
    return `${tone}: ${words}`;
  };
  expect(end('archive', 'done')).toBe('good: It: settled.');
  expect(end('manifest', 'not-done')).toBe('good: It: settled.');
  expect(end('manifest', 'done')).toMatch(/^warn: .* PDF is still missing/);
  expect(end('manifest', 'split', 1)).toMatch(/^good: It: partly settled, the rest stays in doubt/);
});

test('what is settled as done leaves the selection, and what is free again stays in it', () => {
  const seen = (orderId: number, what: OrderEvidence['seen']): OrderEvidence => ({
    orderId,
    orderNumber: '',
    seen: what,
    readAt: reading.readAt,
  });
  const readings = [
    { ...reading, orders: [seen(1, 'not-done'), seen(2, 'done')] },
    { ...reading, orders: [seen(1, 'done'), seen(2, 'not-done')] },
  ];
  expect(settledAsDone({ orders: two, readings }, 'done')).toEqual([1, 2]);
  expect(settledAsDone({ orders: two, readings }, 'not-done')).toEqual([]);
  expect(settledAsDone({ orders: two, readings }, 'split')).toEqual([1]);
  expect(settledAsDone({ orders: two, readings: [] }, 'split')).toEqual([]);
  // Another bench has given it to a third account: it has left this one all the same.
  const elsewhere = [{ ...reading, orders: [seen(1, 'held-by-other'), seen(2, 'not-done')] }];
  expect(settledAsDone({ orders: two, readings: elsewhere }, 'split')).toEqual([1]);
});

const readingOf = (...seen: readonly OrderEvidence['seen'][]): Reading => ({
  ...reading,
  orders: seen.map((one, at) => ({ orderId: at + 1, orderNumber: '', seen: one, readAt: reading.readAt })),
});

test('of several look-ups the last one says how many orders were seen in which way, and what is next', () => {
  const readings = [
    readingOf('done'),
    readingOf('done', 'not-done', 'not-done', 'cannot-tell', 'held-by-other', 'cannot-tell'),
  ];
  expect(lookedWords({ readings })).toMatch(/\b1\b.*\b2\b.*\b3\b/);
  const next = (...looks: readonly Reading[]) =>
    nextStep({ kind: 'archive', failure: null, readings: looks, notDoneIn: null, mayResolve: ['done'] }, 0).press;
  expect([
    next(readingOf('cannot-tell'), readingOf('done')),
    next(readingOf('done'), readingOf('cannot-tell')),
  ]).toEqual(['done', null]);
});

test('only what is seen done looks good; what nobody can tell, or another account holds, is warned of', () => {
  const tones = (['done', 'not-done', 'held-by-other', 'cannot-tell'] as const).map((seen) => seenWords(seen).tone);
  expect(tones).toEqual(['good', 'quiet', 'warn', 'warn']);
});

test('a look-up that settled it by itself says how many the last reading shows done', () => {
  const shown = (...seen: readonly OrderEvidence['seen'][]): string =>
    settledWords('It', {
      readings: [
        { ...reading, orders: [] },
        { ...reading, orders: seen.map((one) => ({ orderId: 1, orderNumber: '', seen: one, readAt: reading.readAt })) },
      ],
    });
  expect(shown('done', 'done')).toBe('It: the service shows 2 as done. It is settled.');
  expect(shown('not-done')).toBe('It: the service shows 1 as not done. It is settled.');
  expect(shown('done', 'not-done', 'not-done')).toBe('It: the service shows 1 as done, 2 as not done. It is settled.');
});
