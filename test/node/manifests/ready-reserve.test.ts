/**
 * The room for a manifest's answer is set aside while its question is open: taken once, and given back when nobody
 * takes it.
 */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createTimersByHand } from '../../helpers/timers-by-hand.ts';
import { writesOf } from '../../helpers/writes-of.ts';
import { answering, failureFrom, inFolder, manifestOrder, openBench, type SendManifest } from './manifests-bench.ts';

const minute = 60_000;
const request = (...orderIds: number[]) => ({
  accountId: 'one',
  orders: orderIds.map((orderId) => manifestOrder(orderId)),
});

/** Each reserve in the folder, by its name: bytes. */
async function reservesIn(folder: string): Promise<Record<string, number>> {
  const names = (await readdir(join(folder, 'ledger'))).filter((name) => name.startsWith('reserve-'));
  const sizes = names.map(async (name) => [name, (await stat(join(folder, 'ledger', name))).size] as const);
  return Object.fromEntries(await Promise.all(sizes));
}

const bytesFor = (orderCount: number): number => 4 * (1024 * 1024 + orderCount * 50 * 1024);

test('what is set aside at the question is what is there when it is sent; one that is sent beside it has its own', () =>
  inFolder(async (folder) => {
    const bothAreSent = Promise.withResolvers<Record<string, number>>();
    let sent = 0;
    const waiting: SendManifest = async (orderIds, steps) => {
      sent += 1;
      if (sent === 2) bothAreSent.resolve(reservesIn(folder));
      await bothAreSent.promise;
      return answering(orderIds, steps);
    };
    const { ledger, manifests } = openBench({ folder, sendManifest: waiting, after: createTimersByHand().after });
    manifests.expect(2);
    await expect.poll(() => reservesIn(folder).then(Object.values)).toEqual([bytesFor(2)]);
    const [ready = ''] = Object.keys(await reservesIn(folder));
    // An order is taken out of the question, and put in again: as much is there.
    manifests.expect(1);
    manifests.expect(2);
    const made = await Promise.all([manifests.create(request(1, 2)), manifests.create(request(3))]);
    expect(made.map(({ state }) => state)).toEqual(['stored', 'stored']);
    const whenSent = await bothAreSent.promise;
    expect(Object.values(whenSent).sort()).toEqual([bytesFor(1), bytesFor(2)]);
    expect(whenSent[ready]).toBe(bytesFor(2));
    expect(await reservesIn(folder)).toEqual({});
    ledger.close();
  }));

test('one that is too small is given back, and the right one made', () =>
  inFolder(async (folder) => {
    const seen: unknown[] = [];
    const looking: SendManifest = async (orderIds, steps) => {
      seen.push(Object.values(await reservesIn(folder)));
      return answering(orderIds, steps);
    };
    const { ledger, manifests } = openBench({ folder, sendManifest: looking, after: createTimersByHand().after });
    manifests.expect(1);
    await manifests.create(request(1, 2, 3));
    expect(seen).toEqual([[bytesFor(3)]]);
    expect(await reservesIn(folder)).toEqual({});
    ledger.close();
  }));

test('a question that has grown sets more aside, and gives back what it had', () =>
  inFolder(async (folder) => {
    const { ledger, manifests } = openBench({ folder, after: createTimersByHand().after });
    manifests.expect(1);
    await expect.poll(() => reservesIn(folder).then(Object.values)).toEqual([bytesFor(1)]);
    manifests.expect(2);
    await expect.poll(() => reservesIn(folder).then(Object.values)).toEqual([bytesFor(2)]);
    await manifests.close();
    ledger.close();
  }));

test('nobody comes for it: it is given back after a minute, and at the end', () =>
  inFolder(async (folder) => {
    const timers = createTimersByHand();
    const { ledger, manifests } = openBench({ folder, after: timers.after });
    manifests.expect(1);
    await expect.poll(() => reservesIn(folder).then(Object.values)).toEqual([bytesFor(1)]);
    timers.pass(minute);
    await expect.poll(() => reservesIn(folder)).toEqual({});
    manifests.expect(1);
    await manifests.close();
    expect(await reservesIn(folder)).toEqual({});
    ledger.close();
  }));

test('an account that is removed while its room is made sends nothing, and gives the room back', () =>
  inFolder(async (folder) => {
    let isRemoved = false;
    const freeBytes = async (): Promise<number> => {
      isRemoved = true;
      return Number.MAX_SAFE_INTEGER;
    };
    const { ledger, manifests } = openBench({ folder, freeBytes, isRemoved: () => isRemoved });
    expect((await failureFrom(manifests.create(request(1)))).code).toBe('account-unknown');
    expect([writesOf(ledger, 'manifest').length, await reservesIn(folder)]).toEqual([0, {}]);
    ledger.close();
  }));

test('where there is little room nothing is set aside before the press, and what is too little is told then', () =>
  inFolder(async (folder) => {
    const [little, enough] = [4 * 1024 * 1024, 8 * 1024 * 1024];
    const told = [little, little];
    const freeBytes = async (): Promise<number> => told.shift() ?? enough;
    const { ledger, manifests } = openBench({ folder, freeBytes, after: createTimersByHand().after });
    manifests.expect(1);
    expect((await failureFrom(manifests.create(request(1)))).code).toBe('disk-full');
    // Enough for the manifest, but too little to set aside before the manifest is certain; others took it meanwhile.
    told.push(enough, 0);
    manifests.expect(1);
    expect((await failureFrom(manifests.create(request(1)))).code).toBe('disk-full');
    manifests.expect(1);
    expect((await manifests.create(request(1))).state).toBe('stored');
    ledger.close();
  }));
