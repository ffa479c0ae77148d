/** A round whose service cannot be reached waits: the service is asked for news every now and then, whatever happens to the disk meanwhile. */
import { expect, onTestFinished, test } from 'vitest';
import { failureOf } from '../../../src-main/failures.ts';
import { createWaitingRounds } from '../../../src-main/station/waiting-rounds.ts';
import { startCountingService } from '../../helpers/counting-service.ts';
import { query } from '../../helpers/orders-bench.ts';
import { SimulatedTime } from '../../helpers/simulated-time.ts';
import { createTimersByHand } from '../../helpers/timers-by-hand.ts';
import { silentLog } from '../journal/ledger-folder.ts';
import { addAccount, atStation, numberOf, scanned } from './station-bench.ts';

test('a disk that cannot tell which rounds wait is no fault of the program, and the services are asked again once it can', async () => {
  const time = new SimulatedTime();
  const asked: string[] = [];
  let isReadable = true;
  const waiting = createWaitingRounds({
    accountIds: () => {
      if (!isReadable) throw failureOf('file-failed');
      return ['one', 'one'];
    },
    lookNow: (accountId) => asked.push(accountId),
    after: time.after,
    log: silentLog,
  });
  waiting.note();
  await time.pass(20_000);
  expect(asked).toEqual(['one']);
  isReadable = false;
  await time.pass(60_000);
  isReadable = true;
  await time.pass(20_000);
  expect(asked).toEqual(['one', 'one']);
  waiting.close();
  await time.pass(60_000);
  expect(asked).toHaveLength(2);
});

test('a service that hangs with the manifest of its round holds up no round of another account', () =>
  atStation(async ({ app, scan, closed, service, accountId, closeRound }) => {
    const other = await startCountingService([91]);
    onTestFinished(() => other.close());
    const otherId = await addAccount(app(), 'South', other.url, 'south');
    await scan(71);
    expect((await scanned(app(), numberOf(91))).verdict).toMatchObject({ kind: 'added' });
    service.answers = 'held';
    await closeRound();
    await service.received(1);
    await closeRound({ accountId: otherId });
    await closed(({ accountId: of, state }) => of === otherId && state === 'done');
    service.release();
    await closed(({ accountId: of, state }) => of === accountId && state === 'done');
  }));

test('a round that waited while its account was removed says so, and waits for nothing', () =>
  atStation(async ({ app, waiting, closed, accountId }) => {
    await waiting();
    await app().ask('accounts.remove', { accountId });
    expect(await closed(({ state }) => state === 'needs-you')).toMatchObject({
      trouble: 'account-lost',
      steps: ['take-back'],
    });
  }));

test('without the service a closed round waits, over a restart too, and goes on once when the service answers again', () =>
  atStation(async ({ app, waiting, scan, closed, service, cable, startAgain, accountId }) => {
    expect(await waiting()).toMatchObject({ steps: ['try-again', 'take-back'] });
    await startAgain();
    expect((await app().ask('station.get', {})).closed).toMatchObject([{ state: 'waiting', orderCount: 1 }]);
    expect((await scan(71)).verdict).toMatchObject({ kind: 'in-round', closedAt: expect.any(String) });
    await cable.plug();
    // That another service answers says nothing of this one.
    const other = await startCountingService([71]);
    onTestFinished(() => other.close());
    const otherId = await addAccount(app(), 'South', other.url, 'south');
    await app().search(query({ accountId: otherId }));
    expect((await app().ask('station.get', {})).closed).toMatchObject([{ state: 'waiting' }]);
    await app().search(query({ accountId }));
    await closed(({ state }) => state === 'done');
    expect([...service.manifested]).toEqual([[71, 1]]);
  }));

test('while a round waits, its service is asked for news every now and then, and the round goes on once it answers', () => {
  const timers = createTimersByHand();
  return atStation(
    async ({ app, waiting, closed, service, cable }) => {
      app().services.ordersReading.start();
      await waiting();
      await timers.asked(15_000);
      await cable.plug();
      timers.pass(15_000);
      await closed(({ state }) => state === 'done');
      expect(service.writes).toEqual(['POST /api/orders/manifest']);
    },
    { after: timers.after },
  );
});

test('a round whose manifest found no way, while questions were answered over a connection that was kept, goes on once it finds one', () => {
  const timers = createTimersByHand();
  return atStation(
    async ({ app, scan, closed, service, cable, accountId, closeRound }) => {
      await scan(71);
      cable.refuseNew();
      await closeRound();
      await closed(({ state, steps }) => state === 'waiting' && steps.length > 0);
      // Each answer lets it try again, until one comes while an attempt is being noted down: then nothing is new any more.
      const attempts = (): number => app().announcements.all.filter(({ name }) => name === 'manifests.changed').length;
      let before = 0;
      for (let same = 0, searches = 0; same < 3 && searches < 100; searches += 1) {
        await app().search(query({ accountId }));
        same = attempts() === before ? same + 1 : 0;
        before = attempts();
      }
      await cable.plug();
      await app().search(query({ accountId }));
      await timers.asked(15_000);
      timers.pass(15_000);
      await closed(({ state }) => state === 'done');
      expect(service.writes).toEqual(['POST /api/orders/manifest']);
    },
    { after: timers.after },
  );
});

test('a round that has its turn after another one has its service asked for nothing: the other’s manifest is under way', () => {
  const timers = createTimersByHand();
  return atStation(
    async ({ app, scan, closed, service, closeRound }) => {
      let isToBeAsked = false;
      void timers.asked(15_000).then(() => {
        isToBeAsked = true;
      });
      await scan(71);
      service.answers = 'held';
      await closeRound();
      await service.received(1);
      await scan(72);
      const { closed: both } = await closeRound();
      expect(both.map(({ state }) => state)).toEqual(['waiting', 'being-made']);
      // As after each print job and each manifest of another account.
      app().services.station.noteChanged();
      service.answers = 'done';
      service.release();
      await closed(({ roundId, state }) => roundId === both[0]?.roundId && state === 'done');
      expect(isToBeAsked).toBe(false);
    },
    { after: timers.after },
  );
});

test('a service that answers as Packbench ends begins no round that waits for it', () =>
  atStation(async ({ app, waiting, service, cable, accountId }) => {
    await waiting();
    await cable.plug();
    const { station } = app().services;
    await station.ended();
    station.noteReached(accountId);
    await station.ended();
    expect(service.writes).toEqual([]);
    expect((await app().ask('station.get', {})).closed).toMatchObject([{ state: 'waiting' }]);
  }));

test('what waits can be taken back into the round that is open', () =>
  atStation(async ({ app, waiting }) => {
    const { roundId } = await waiting();
    const after = await app().ask('station.settle', { roundId, step: 'take-back', orderIds: [] });
    expect(after).toMatchObject({ open: [{ orderCount: 1 }], closed: [] });
    const again = await app().outcome('station.settle', { roundId, step: 'take-back', orderIds: [] });
    expect(again).toMatchObject({ ok: false, failure: { code: 'changed-meanwhile' } });
  }));
