/** A round belongs to the keys it was begun with, whatever their account is called by now. */

import { expect, test } from 'vitest';
import type { AccountId } from '../../../src-preload/contract/account.ts';
import { lastAdded } from '../../../src-renderer/station/last-added.ts';
import { sinceScanned } from '../../../src-renderer/station/since-scanned.ts';
import { query } from '../../helpers/orders-bench.ts';
import type { ServicesOnTestPorts } from '../../helpers/services-on-test-ports.ts';
import { createTimersByHand } from '../../helpers/timers-by-hand.ts';
import { addAccount, atStation, clockAhead } from './station-bench.ts';

test('the same keys entered again, with the settings lost, find the same round', () =>
  atStation(async ({ app, scan, cable }) => {
    await scan(71);
    const accountId = await addAccount(app(), 'North again', cable.url, 'north');
    await app().search(query({ accountId }));
    const taken = await app().ask('station.take', { accountId, orderId: 71 });
    expect(taken.verdict).toMatchObject({ kind: 'in-round' });
  }));

/** Like a person who finds that two keys were pasted into the wrong entries. */
async function pasteServiceKey(app: ServicesOnTestPorts, accountId: AccountId, shop: string): Promise<void> {
  const { accounts } = await app.ask('accounts.list', {});
  const { label, baseAddress, colour } = accounts.find((one) => one.accountId === accountId) ?? expect.fail();
  const { draftId } = await app.ask('accounts.openDraft', { accountId });
  app.clipboard.text = `service-key-of-${shop}-0123456789`;
  await app.ask('accounts.pasteKey', { draftId, which: 'service' });
  await app.ask('accounts.saveDraft', { draftId, label, baseAddress, colour });
}

test('keys of two accounts that were swapped: a round goes with its keys, and takes no order of the other shop', () =>
  atStation(async ({ app, cable, accountId: one, closed, closeRound }) => {
    const other = await addAccount(app(), 'South', cable.url, 'south');
    const take = async (accountId: AccountId, orderId: number): Promise<string> => {
      await app().search(query({ accountId }));
      return (await app().ask('station.take', { accountId, orderId })).verdict.kind;
    };
    expect(await take(one, 71)).toBe('added');
    await pasteServiceKey(app(), one, 'south');
    await pasteServiceKey(app(), other, 'north');
    expect(await take(one, 72)).toBe('added');
    const { open } = await app().ask('station.get', {});
    expect(open.map(({ accountId, orderCount }) => [accountId, orderCount])).toEqual([
      [other, 1],
      [one, 1],
    ]);
    // The service of this test shows every order to every key.
    await app().search(query({ accountId: other }));
    await closeRound({ accountId: other });
    const { manifestId } = await closed(({ state }) => state === 'done');
    const manifest = await app().ask('manifests.get', { manifestId: manifestId ?? '' });
    expect([manifest.accountId, manifest.orders.map(({ orderId }) => orderId)]).toEqual([other, [71]]);
  }));

test('also where they were swapped while it waited for the round before it', () =>
  atStation(async ({ app, cable, accountId: one, service, closed, closeRound }) => {
    const other = await addAccount(app(), 'South', cable.url, 'south');
    await app().search(query({ accountId: one }));
    const close = async (orderId: number): Promise<void> => {
      await app().ask('station.take', { accountId: one, orderId });
      await closeRound();
    };
    service.answers = 'held';
    await close(71);
    await service.received(1);
    await close(72);
    const { roundId } = await closed(({ state }) => state === 'waiting');
    await pasteServiceKey(app(), one, 'south');
    await pasteServiceKey(app(), other, 'north');
    service.answers = 'done';
    service.release();
    const { manifestId } = await closed((round) => round.roundId === roundId && round.state === 'done');
    expect((await app().ask('manifests.get', { manifestId: manifestId ?? '' })).accountId).toBe(other);
  }));

test('and where they were swapped while its service was asked: it goes on by itself, though both services answer all the time', () => {
  const clock = clockAhead();
  const timers = createTimersByHand();
  return atStation(
    async ({ app, cable, accountId: one, service, closed, closeRound }) => {
      const other = await addAccount(app(), 'South', cable.url, 'south');
      for (const accountId of [one, other]) await app().search(query({ accountId, status: 'Unshipped' }));
      await app().ask('station.take', { accountId: one, orderId: 71 });
      clock.goOn(20 * 60_000);
      service.searches = 'held';
      await closeRound();
      await service.searchHeld;
      service.searches = 'done';
      await pasteServiceKey(app(), one, 'south');
      await pasteServiceKey(app(), other, 'north');
      for (const accountId of [one, other]) await app().search(query({ accountId }));
      service.release();
      const waits = await closed(({ state, steps }) => state === 'waiting' && steps.length > 0);
      expect(waits).toMatchObject({ accountId: other, failure: null });
      await timers.asked(15_000);
      timers.pass(15_000);
      const { manifestId } = await closed(({ state }) => state === 'done');
      expect((await app().ask('manifests.get', { manifestId: manifestId ?? '' })).accountId).toBe(other);
      expect([...service.manifested]).toEqual([[71, 1]]);
    },
    { clock, after: timers.after },
  );
});

test('another key in the same account may be the shop’s new one: the round that was begun with the old one goes on', () =>
  atStation(async ({ app, accountId, scan, closed, closeRound }) => {
    await scan(71);
    await pasteServiceKey(app(), accountId, 'north-new');
    await closeRound();
    const { manifestId } = await closed(({ state }) => state === 'done');
    expect(await app().ask('manifests.get', { manifestId: manifestId ?? '' })).toMatchObject({ accountId });
  }));

test('the same keys entered twice: their order is one order, and no question', () =>
  atStation(async ({ app, cable, accountId, scan }) => {
    const twin = await addAccount(app(), 'North again', cable.url, 'north');
    for (const id of [accountId, twin]) await app().search(query({ accountId: id }));
    for (const current of [accountId, twin]) {
      await app().ask('accounts.setCurrent', { accountId: current });
      const { verdict } = await scan(current === twin ? 72 : 71);
      expect(verdict).toMatchObject({ kind: 'added', isOther: false, order: { accountId: current } });
    }
    const again = (await scan(71)).verdict;
    expect(again).toMatchObject({ kind: 'in-round' });
    const state = await app().ask('station.get', {});
    expect(state.open).toMatchObject([{ orderCount: 2 }]);
    // It is in the open round, also where others were scanned since.
    expect(sinceScanned(again, { ...state, lastScans: [] })).toBe(null);
  }));

test('the same keys entered twice: once taken out, a parcel is told as that, and undo means the one before', () =>
  atStation(async ({ app, cable, accountId, scan }) => {
    const twin = await addAccount(app(), 'North again', cable.url, 'north');
    for (const id of [accountId, twin]) await app().search(query({ accountId: id }));
    await scan(71);
    await app().ask('accounts.setCurrent', { accountId: twin });
    const added = await scan(72);
    if (added.verdict.kind !== 'added') throw new Error(added.verdict.kind);
    const shown = { shownId: 1, isSeenTo: false, ...added };
    expect(lastAdded(await app().ask('station.get', {}), shown)).toMatchObject({ orderId: 72 });
    const state = await app().ask('station.takeOut', { roundId: added.verdict.roundId, orderId: 72 });
    expect(sinceScanned(added.verdict, state)).toMatchObject({ kind: 'taken-out' });
    expect(lastAdded(state, shown)).toMatchObject({ orderId: 71 });
  }));
