/**
 * A disk that gives other bytes than were written, or pages at another place, without telling SQLite: what a scan or a list shows of an order is what the service showed, or nothing.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ListedOrder } from '../../../src-preload/contract/order-list.ts';
import { seededNumbers } from '../../helpers/seeded-numbers.ts';
import { type MirrorBench, order, query, startMirror, takeIn } from './mirror-bench.ts';

const pageLength = 4_096;
const count = 120;

/** Orders of two accounts; each second one of an account is Shipped. */
async function filled(): Promise<MirrorBench> {
  const bench = await startMirror();
  const some = (from: number, by: number) => Array.from({ length: count / 4 }, (_, at) => order(from + at * by));
  await takeIn(bench.mirror, some(1, 4), { accountId: 'north', seenAs: 'unshipped' });
  await takeIn(bench.mirror, some(2, 4), { accountId: 'north', seenAs: 'shipped' });
  await takeIn(bench.mirror, some(3, 4), { accountId: 'south', seenAs: 'unshipped' });
  await takeIn(bench.mirror, some(4, 4), { accountId: 'south', seenAs: 'shipped' });
  await bench.mirror.markGone({ accountId: 'north', orderIds: [1, 2], at: '2026-11-22T09:30:00.000Z' });
  return bench;
}

/** What must be true of an order whenever it is shown. */
const shownOf = ({ seenAt: _, isMissing: _m, ...shown }: ListedOrder) => JSON.stringify(shown);

const codes = Array.from({ length: count }, (_, at) => [`PB-${at + 1}`, `TN${at + 1}NZ`]).flat();

async function scannedAll({ mirror }: Pick<MirrorBench, 'mirror'>): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const code of codes) found.set(code, (await mirror.find([code], null)).map(shownOf));
  return found;
}

type Harm = (bytes: Buffer, number: (below: number) => number) => void;

const harms: readonly (readonly [string, Harm])[] = [
  [
    'bytes that changed',
    (bytes, number) => {
      for (let flip = 0; flip < 6; flip += 1) {
        const at = pageLength + number(bytes.length - pageLength);
        bytes[at] = (bytes[at] ?? 0) ^ (1 << number(8));
      }
    },
  ],
  [
    'a page at the place of another',
    (bytes, number) => {
      const [from, to] = [number(bytes.length / pageLength), 1 + number(bytes.length / pageLength - 1)];
      bytes.copy(bytes, to * pageLength, from * pageLength, (from + 1) * pageLength);
    },
  ],
  [
    'a page of zeros',
    (bytes, number) => {
      const page = 1 + number(bytes.length / pageLength - 1);
      bytes.fill(0, page * pageLength, (page + 1) * pageLength);
    },
  ],
];

test.each(harms)('%s', async (_, harm) => {
  const bench = await filled();
  const truth = await scannedAll(bench);
  bench.mirror.close();
  const sound = readFileSync(bench.path);
  const numbers = seededNumbers(11);
  const number = (below: number): number => Math.floor(numbers() * below);
  for (let round = 0; round < 25; round += 1) {
    const bytes = Buffer.from(sound);
    harm(bytes, number);
    for (const suffix of ['-wal', '-shm']) rmSync(bench.path + suffix, { force: true });
    writeFileSync(bench.path, bytes);
    bench.reopen();
    const listed = await bench.mirror.window(query(), 0, count);
    const scanned = await scannedAll(bench);
    const known = new Set([...truth.values()].flat());
    for (const row of listed.rows) expect(known).toContain(shownOf(row));
    for (const [code, found] of scanned) for (const shown of found) expect(truth.get(code)).toContain(shown);
    bench.mirror.close();
  }
});

test.each([
  ['a NUL', 'Zo\0e'],
  ['half a character', 'Zo\ud800e'],
  ['a byte order mark', '\ufeffZoe'],
  ['a character beyond the first 65,536', 'Zoe \u{1f600}'],
])('a text with %s is no damage', async (_, text) => {
  const bench = await startMirror();
  const odd = {
    receiverName: text,
    orderNumber: `PB-1${text}`,
    carrierName: text,
    country: text,
    other: { note: text },
  };
  for (let time = 0; time < 2; time += 1) {
    await takeIn(bench.mirror, [order(1, odd), order(2)]);
    expect((await bench.mirror.window(query(), 0, 9)).totalCount).toBe(2);
    expect(await bench.mirror.details('north', 1)).toMatchObject({ orderId: 1, trackingNumber: 'TN1NZ' });
    expect(bench.reopen().status()).toMatchObject({ orderCount: 2, startedAnew: null });
  }
});
