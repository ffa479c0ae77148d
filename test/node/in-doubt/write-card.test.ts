/** What the card of a write in doubt says: why nobody knows its end, and what the last look-up saw. */
import { expect, test } from 'vitest';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import type { OrderEvidence, WriteInDoubt } from '../../../src-preload/contract/in-doubt.ts';
import { WriteCard } from '../../../src-renderer/in-doubt/write-card.tsx';
import { told, wordsOfPart } from '../../helpers/page-part.ts';
import { someAccount } from '../../helpers/some-account.ts';
import { say } from '../../helpers/texts.ts';

const at = '2026-11-20T10:00:00Z';
const orders = [
  { orderId: 1, orderNumber: 'PB-1' },
  { orderId: 2, orderNumber: 'PB-2' },
];
const inDoubt: WriteInDoubt = {
  writeId: 'write',
  kind: 'archive',
  accountId: 'north',
  accountLabel: 'Shop North',
  toAccountId: null,
  orders,
  createdAt: at,
  sentAt: at,
  failure: null,
  readings: [],
  settled: false,
  mayResolve: [],
  notDoneIn: null,
};
const accounts = told(
  'accounts.list',
  {},
  {
    accounts: [someAccount('north', { label: 'Shop North' }), someAccount('south', { label: 'Shop South' })],
    currentAccountId: 'north',
  },
);

const cardOf = (part: Partial<WriteInDoubt>): string =>
  wordsOfPart(WriteCard, { write: { ...inDoubt, ...part } }, [accounts]);

const failed = (part: Partial<Failure>): Failure => ({
  code: 'in-doubt',
  changed: 'unknown',
  details: [],
  facts: {},
  ...part,
});

test('why nobody knows its end is the fault that came between, and what was done is said with what to do now', () => {
  expect(cardOf({})).toContain(say('in-doubt.closed-meanwhile'));
  const lost = cardOf({ failure: failed({ facts: { reason: 'connection-lost' } }) });
  expect(lost).toMatch(/was lost on the way/);
  expect(lost).not.toContain(say('failures.changed.unknown'));
  // That the service said no does not mean that it changed nothing: the doubt has words of its own.
  const refused = cardOf({ failure: failed({ facts: { reason: 'service-refused' } }) });
  expect(refused).toContain(say('failures.in-doubt-refused.happened'));
  const kept = cardOf({ failure: failed({ changed: 'done', facts: { reason: 'disk-full' } }) });
  expect(kept).toContain(say('failures.changed.done'));
  const said = [{ message: 'Order is locked', details: 'PB-2' }];
  expect(cardOf({ failure: failed({ details: said }) })).toContain('Order is locked · PB-2');
});

test('an assignment names the account that the orders were to go to', () => {
  expect(cardOf({ kind: 'assign', toAccountId: 'south' })).toContain('Assigning 2 orders to Shop South');
});

test('what is shown of each order is what the last look-up saw, beside the times of all', () => {
  const seen = (orderId: number, what: OrderEvidence['seen'], words: string): OrderEvidence => ({
    orderId,
    orderNumber: `PB-${orderId}`,
    seen: what,
    words,
    readAt: at,
  });
  const first = { readAt: at, orders: [seen(1, 'not-done', 'was waiting'), seen(2, 'not-done', 'was waiting')] };
  const last = { readAt: '2026-11-20T10:10:00Z', orders: [seen(1, 'done', 'is shipped')] };
  expect(cardOf({ readings: [first] })).not.toMatch(/look-ups:/);
  const words = cardOf({ readings: [first, last] });
  expect(words).toMatch(/PB-1 Done is shipped .* PB-2 Not looked up yet/);
  expect(words).not.toContain('was waiting');
  expect(words).toMatch(/2 look-ups: .* · /);
});

test('a request about every unshipped order shows what was seen of them as a whole', () => {
  const readings = [
    { readAt: at, orders: [{ orderId: 0, orderNumber: '', seen: 'done' as const, words: '', readAt: at }] },
  ];
  expect(cardOf({ kind: 'bulk-delete', orders: [], readings })).toMatch(/Every unshipped order Done/);
});
