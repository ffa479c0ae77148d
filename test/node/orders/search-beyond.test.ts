/**
 * Text typed into the list is also searched at the services: once, when the typing pauses, and nobody waits for that.
 */
import { setImmediate } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { createSearchBeyond, type SearchBeyond } from '../../../src-main/orders/search-beyond.ts';
import { ShippingError } from '../../../src-main/shipping/shipping-client.ts';
import { type InMemoryLog, inMemoryLog } from '../../helpers/in-memory-ports.ts';
import { answer, startMisbehavingServer } from '../../helpers/misbehaving-server.ts';
import { startServices } from '../../helpers/services-on-test-ports.ts';
import { TimeThatPasses } from '../../helpers/time-that-passes.ts';
import { createTimersByHand } from '../../helpers/timers-by-hand.ts';
import { query as everyOrder } from '../mirror/mirror-bench.ts';

interface Typing {
  readonly asked: string[];
  readonly log: InMemoryLog;
  readonly beyond: SearchBeyond;
  type(...phrases: readonly string[]): void;
  /** The typing pauses, and the services answer. */
  pause(): Promise<void>;
  advance(milliseconds: number): void;
}

function startTyping(failing: readonly string[] = [], failure = failureOf('unreachable')): Typing {
  const timers = createTimersByHand();
  const time = new TimeThatPasses();
  const asked: string[] = [];
  const log = inMemoryLog();
  const beyond = createSearchBeyond({
    async search({ accountId, phrase, status, page, limit }) {
      asked.push(`${accountId} ${status} ${phrase} ${page}/${limit}`);
      if (failing.includes(accountId)) throw failure;
    },
    shownAccountIds: () => ['north', 'south'],
    ...{ clock: time, after: timers.after, log },
  });
  return {
    ...{ asked, log, beyond },
    type: (...phrases) => phrases.forEach((phrase) => void beyond.note({ phrase, accountIds: null })),
    async pause() {
      timers.pass(500);
      await setImmediate();
    },
    advance: (milliseconds) => time.advance(milliseconds),
  };
}

test('only what stands there when the typing pauses is asked, of every account that is shown, in both groups', async () => {
  const { asked, type, pause } = startTyping();
  type('s', 'sm', 'smi', 'smith');
  expect(asked).toEqual([]);
  await pause();
  expect(asked.toSorted()).toEqual([
    'north Shipped smith 1/250',
    'north Unshipped smith 1/250',
    'south Shipped smith 1/250',
    'south Unshipped smith 1/250',
  ]);
});

test('three letters are enough to be asked for, and two would find half of the orders', async () => {
  const { asked, type, pause } = startTyping();
  type('sm');
  await pause();
  expect(asked).toEqual([]);
  type('lee');
  await pause();
  expect(asked).toHaveLength(4);
});

test('the windows of one list ask once; a minute later the services are asked again', async () => {
  const { asked, type, pause, advance } = startTyping();
  type('smith', 'smith');
  await pause();
  type('smith');
  await pause();
  expect(asked).toHaveLength(4);
  advance(60_000);
  type('smith');
  await pause();
  expect(asked).toHaveLength(8);
});

test.each(['', 'ab', '  ab ', 'half\ud800'])('%j is not asked for', async (phrase) => {
  const { asked, type, pause } = startTyping();
  type(phrase);
  await pause();
  expect(asked).toEqual([]);
});

test('a service that does not answer is in the log, and holds up no other', async () => {
  const { asked, log, type, pause } = startTyping(['north']);
  type('smith');
  await pause();
  expect(asked.toSorted()).toEqual([
    'north Unshipped smith 1/250',
    'south Shipped smith 1/250',
    'south Unshipped smith 1/250',
  ]);
  expect(log.lines.map(({ level }) => level)).toEqual(['info']);
});

test('where the service refuses to search one group, as it may for a search without a hit, the other is asked', async () => {
  const refused = new ShippingError(failureOf('service-refused').failure, 'rejected');
  const { asked, type, pause } = startTyping(['north'], refused);
  type('smith');
  await pause();
  expect(asked).toContain('north Shipped smith 1/250');
});

test('nothing is asked at the end of the app', async () => {
  const { asked, beyond, type, pause } = startTyping();
  type('smith');
  beyond.close();
  await pause();
  type('other');
  await pause();
  expect(asked).toEqual([]);
});

test('what is typed into the list of orders is looked for at the service', async () => {
  const timers = createTimersByHand();
  const server = await startMisbehavingServer([answer({ body: '{"success":true,"orders":[],"total_pages":0}' })]);
  const keys = { serviceKey: 'service-key-1234', subscriptionKey: 'subscription-key-5678' };
  const practice = { running: true, url: server.url, accounts: [keys, keys] } as const;
  const app = await startServices({ practice, after: timers.after });
  onTestFinished(async () => {
    await app.close();
    await server.close();
  });
  const query = everyOrder({ phrase: 'smith', accountIds: ['practice-1'] });
  await app.ask('orders.window', { query, offset: 0, count: 9 });
  timers.pass(500);
  await server.received(2);
  const asked = server.requests.map(({ path }) => path).filter((path) => path.includes('smith'));
  const page = (status: string) => `/api/orders/search?phrase=smith&limit=250&page=1&status=${status}&fields=All`;
  expect(asked).toEqual([page('Unshipped'), page('Shipped')]);
});
