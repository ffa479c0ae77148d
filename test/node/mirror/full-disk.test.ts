/** A full disk: orders read before stay and answer, new ones are refused by name, and taken in once there is room. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Ledger } from '../../../src-main/journal/ledger.ts';
import { type Mirror, openMirror } from '../../../src-main/mirror/mirror.ts';
import { threadFailure } from '../../../src-main/threads/thread-failure.ts';
import { cannotMount, openSmallDisk, type SmallDisk } from '../../helpers/small-disk.ts';
import { intent, openIn } from '../journal/ledger-folder.ts';
import { order, query, takeIn } from './mirror-bench.ts';

const title = cannotMount === null ? 'a full disk' : `a full disk (skipped: ${cannotMount})`;

const pathOn = ({ folder }: SmallDisk): string => join(folder, 'orders', 'orders.sqlite');

function openOn(disk: SmallDisk, ledgerPath = join(disk.folder, 'none')): Mirror {
  const mirror = openMirror({
    path: pathOn(disk),
    ledgerPath,
    now: () => new Date(),
    failureOf: (cause) => threadFailure(cause, pathOn(disk)),
    pass: async () => undefined,
  });
  mirror.noteAccounts(['north']);
  return mirror;
}

const begin = (ledger: Ledger, orderId: number) => ledger.writes.begin({ ...intent(orderId), accountId: 'north' });

test.skipIf(cannotMount !== null)(title, async () => {
  const disk = await openSmallDisk('tmpfs', 6_000);
  onTestFinished(() => disk.close());
  const path = pathOn(disk);
  const mirror = openOn(disk);
  onTestFinished(() => mirror.close());
  const some = (from: number) => Array.from({ length: 500 }, (_, at) => order(from + at));
  await takeIn(mirror, some(1));
  disk.fill();

  let cause: unknown = null;
  for (let from = 501; cause === null && from < 100_000; from += 500) {
    await takeIn(mirror, some(from)).catch((thrown: unknown) => {
      cause = thrown;
    });
  }
  expect(threadFailure(cause, path)).toMatchObject({ code: 'disk-full', changed: 'nothing', facts: { path } });
  const { totalCount, rows } = await mirror.window(query({ phrase: 'receiver 7' }), 0, 9);
  expect(rows[0]?.orderNumber).toBe('PB-7');
  expect(totalCount).toBeGreaterThan(0);
  expect(await mirror.find(['TN7NZ'], null)).toHaveLength(1);

  disk.empty();
  const before = mirror.status().orderCount;
  await takeIn(mirror, [order(900_001)]);
  expect(mirror.status()).toMatchObject({ orderCount: before + 1, startedAnew: null, failure: null });
});

test.skipIf(cannotMount !== null)(`${title}, before the start`, async () => {
  const disk = await openSmallDisk('tmpfs', 6_000);
  onTestFinished(() => disk.close());
  const mirror = openOn(disk);
  await takeIn(mirror, [order(1), order(2)]);
  mirror.close();
  disk.fill();
  const again = openOn(disk);
  onTestFinished(() => again.close());
  expect(await again.find(['PB-2'], null)).toHaveLength(1);
  expect(again.status()).toMatchObject({ orderCount: 2, startedAnew: null, failure: null });
  await expect(takeIn(again, [order(3)])).rejects.toThrow('full');
  disk.empty();
  await takeIn(again, [order(3)]);
  expect(await again.find(['PB-3'], null)).toHaveLength(1);
});

test.skipIf(cannotMount !== null)(
  `${title} at the start: what the records say is known all the same, and from then on`,
  async () => {
    const disk = await openSmallDisk('tmpfs', 20_000);
    onTestFinished(() => disk.close());
    const openBoth = () => {
      const ledger = openIn(join(disk.folder, 'ledger'));
      return { ledger, mirror: openOn(disk, join(disk.folder, 'ledger', 'ledger.sqlite')) };
    };
    const before = openBoth();
    await takeIn(before.mirror, [order(1), order(2)]);
    begin(before.ledger, 1);
    before.mirror.close();
    before.ledger.close();
    disk.fill();
    const { ledger, mirror } = openBoth();
    onTestFinished(() => {
      mirror.close();
      ledger.close();
    });
    const verdicts = () => Promise.all([1, 2].map(async (id) => (await mirror.details('north', id))?.verdict));
    expect(await verdicts()).toEqual(['in-doubt', 'unshipped']);
    expect(() => begin(ledger, 2)).toThrow('disk-full');
    disk.empty();
    begin(ledger, 2);
    expect(await verdicts()).toEqual(['in-doubt', 'in-doubt']);
  },
);

const away = cannotMount === null ? 'a disk that was away' : `a disk that was away (skipped: ${cannotMount})`;

test.skipIf(cannotMount !== null)(`${away} takes orders in again once it is back, as another device`, async () => {
  const disk = await openSmallDisk('ext4', 12_000);
  onTestFinished(() => disk.close());
  const mirror = openOn(disk);
  onTestFinished(() => mirror.close());
  await takeIn(mirror, [order(1)]);
  disk.cutOff();
  await expect(takeIn(mirror, [order(2)])).rejects.toThrow();
  disk.unplug();
  await expect(takeIn(mirror, [order(2)])).rejects.toThrow();
  expect(existsSync(dirname(pathOn(disk)))).toBe(false);
  disk.plugIn();
  await expect(takeIn(mirror, [order(2)])).rejects.toThrow();
  await takeIn(mirror, [order(2)]);
  // What the disk had not yet written of the copy is gone, as after a power cut, and is read again.
  expect(await mirror.find(['PB-2'], null)).toHaveLength(1);
  expect(mirror.status()).toMatchObject({ failure: null });
  expect(mirror.status().byteCount).toBeGreaterThan(0);
});
