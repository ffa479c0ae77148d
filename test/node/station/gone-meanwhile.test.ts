/** Orders that were sent, removed or put on another manifest after the scan of their parcel: the manifest of the round holds none of them. */
import { expect, test } from 'vitest';
import { systemClock } from '../../../src-main/time/system-time.ts';
import { asChosen, query } from '../../helpers/orders-bench.ts';
import { manifestOrder } from '../manifests/manifests-bench.ts';
import { atStation, clockAhead, numberOf } from './station-bench.ts';

test.each([
  ['today', () => systemClock.now()],
  ['longer ago than Shipped orders are kept', () => new Date('2026-03-02T08:15:00Z')],
])(
  'an order of %s that another bench has sent since it was scanned is named, and left out of the manifest',
  (_, ordered) =>
    atStation(async ({ app, scan, closed, service, accountId, closeRound }) => {
      await scan(71);
      await scan(72);
      const [sent] = (await app().search(query({ accountId, status: 'Unshipped' }))).orders;
      const seenAt = systemClock.now().toISOString();
      const orders = sent === undefined ? [] : [{ ...sent, orderedAt: ordered().toISOString() }];
      await app().services.mirror.intake.takeIn({ accountId, seenAs: 'shipped', orders, seenAt, walkId: null });
      await closeRound();
      const held = await closed(({ state }) => state === 'needs-you');
      expect(held).toMatchObject({
        trouble: 'held',
        failure: { code: 'shipped-meanwhile', facts: { orderIds: [71] } },
      });
      expect(service.writes).toEqual([]);
      await app().ask('station.settle', { roundId: held.roundId, step: 'leave-out', orderIds: [] });
      expect(await closed(({ state }) => state === 'done')).toMatchObject({ orderCount: 1 });
      expect([...service.manifested]).toEqual([[72, 1]]);
    }),
);

// Two minutes are no break of the reading: the copy is believed otherwise.
test.each([
  [2, 0],
  [20, 0],
  // As by the network, as soon as it is back.
  [2, 2],
])(
  'what another bench has sent while the network was away for %i minutes is on no second manifest, also where the clock was set back by %i: a round that waited asks first',
  (minutes, setBack) => {
    const clock = clockAhead();
    return atStation(
      async ({ app, waiting, closed, service, cable, accountId }) => {
        await waiting([71, 72]);
        service.sentElsewhere.add(71);
        clock.goOn(minutes * 60_000);
        clock.setBack(setBack * 60_000);
        await cable.plug();
        await app().search(query({ accountId, phrase: 'somebody else' }));
        const held = await closed(({ state }) => state === 'needs-you' || state === 'done');
        expect(held).toMatchObject({
          trouble: 'held',
          failure: { code: 'shipped-meanwhile', facts: { orderIds: [71] } },
        });
        await app().ask('station.settle', { roundId: held.roundId, step: 'leave-out', orderIds: [] });
        await closed(({ state }) => state === 'done');
        expect([...service.manifested]).toEqual([[72, 1]]);
      },
      { clock },
    );
  },
);

test('a parcel that was scanned from a copy of yesterday is asked for once more before its round goes', () => {
  const clock = clockAhead();
  return atStation(
    async ({ app, scan, closed, service, accountId, closeRound }) => {
      await app().search(query({ accountId, status: 'Unshipped' }));
      clock.goOn(12 * 60 * 60_000);
      service.sentElsewhere.add(72);
      await scan(72);
      await closeRound();
      expect(await closed(({ state }) => state === 'needs-you' || state === 'done')).toMatchObject({ trouble: 'held' });
      expect(service.writes).toEqual([]);
    },
    { clock },
  );
});

test('so is one that a person chooses in a list of yesterday', () => {
  const clock = clockAhead();
  return atStation(
    async ({ app, service, accountId }) => {
      const { orders } = await app().search(query({ accountId, status: 'Unshipped' }));
      const chosen = orders.map(asChosen);
      clock.goOn(12 * 60 * 60_000);
      service.sentElsewhere.add(72);
      expect(await app().outcome('manifests.create', { accountId, orders: chosen })).toMatchObject({
        failure: { code: 'shipped-meanwhile', changed: 'nothing', facts: { orderIds: [72] } },
      });
      const rest = chosen.filter(({ orderId }) => orderId !== 72);
      await app().ask('manifests.create', { accountId, orders: rest });
      expect([...service.manifested.keys()]).toEqual([71, 73, 74]);
    },
    { clock },
  );
});

test('an order that was sent elsewhere, and is too old for the copy, is told as shipped, not as unknown', () =>
  atStation(async ({ app, scan, service }) => {
    service.sentElsewhere.add(72);
    expect((await scan(72)).verdict).toMatchObject({ kind: 'shipped' });
    expect((await app().ask('station.get', {})).open).toEqual([]);
  }));

test('an order that was removed here while its parcel stood in a round is on no manifest: the buyer has cancelled it', () =>
  atStation(async ({ app, scan, closed, service, accountId, closeRound }) => {
    await scan(71);
    await scan(72);
    const orders = [{ orderId: 71, orderNumber: numberOf(71) }];
    await app().ask('changes.start', { accountId, change: { kind: 'archive', orders } });
    await app().announcements.first('changes.progressed', ({ state }) => state === 'ended');
    await closeRound();
    const { roundId, failure, inTheWay } = await closed(({ state }) => state === 'needs-you' || state === 'done');
    expect(inTheWay).toEqual([numberOf(71)]);
    expect(failure).toMatchObject({ code: 'removed-meanwhile', changed: 'nothing', facts: { orderIds: [71] } });
    expect(await app().outcome('manifests.create', { accountId, orders: [manifestOrder(71)] })).toMatchObject({
      failure: { code: 'removed-meanwhile' },
    });
    await app().ask('station.settle', { roundId, step: 'leave-out', orderIds: [] });
    await closed(({ state }) => state === 'done');
    expect([...service.manifested.keys()]).toEqual([72]);
  }));

test('nor is one that is removed here while the service is asked for the orders of its round', () => {
  const clock = clockAhead();
  return atStation(
    async ({ app, scan, closed, service, accountId, closeRound }) => {
      await scan(71);
      await scan(72);
      clock.goOn(20 * 60_000);
      service.searches = 'held';
      await closeRound();
      await service.searchHeld;
      const orders = [{ orderId: 71, orderNumber: numberOf(71) }];
      await app().ask('changes.start', { accountId, change: { kind: 'archive', orders } });
      await app().announcements.first('changes.progressed', ({ state }) => state === 'ended');
      service.searches = 'done';
      service.release();
      expect(await closed(({ state }) => state === 'needs-you' || state === 'done')).toMatchObject({
        trouble: 'held',
        failure: { code: 'removed-meanwhile', facts: { orderIds: [71] } },
      });
      expect(service.manifested.size).toBe(0);
    },
    { clock },
  );
});

test('orders that another manifest holds are named; left out, the rest goes on', () =>
  atStation(async ({ app, scan, closed, service, accountId, closeRound }) => {
    await scan(71);
    await scan(72);
    await app().ask('manifests.create', { accountId, orders: [manifestOrder(71)] });
    await closeRound();
    const held = await closed(({ state }) => state === 'needs-you');
    expect(held).toMatchObject({ trouble: 'held', failure: { code: 'already-manifested', facts: { orderIds: [71] } } });
    await app().ask('station.settle', { roundId: held.roundId, step: 'leave-out', orderIds: [] });
    expect(await closed(({ state }) => state === 'done')).toMatchObject({ orderCount: 1 });
    expect([...service.manifested].sort()).toEqual([
      [71, 1],
      [72, 1],
    ]);
  }));
