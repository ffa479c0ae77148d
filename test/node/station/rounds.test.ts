/**
 * Rounds: a scan is on the disk before it is called good, and a closed round becomes one manifest, whatever happens in
 * between.
 */
import { readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import type { Spooler, SpoolState } from '../../../src-main/ports.ts';
import { openRoundsFile } from '../../../src-main/station/rounds-file.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import type { AccountId } from '../../../src-preload/contract/account.ts';
import { askedCodes } from '../../../src-renderer/scan/scan-readings.ts';
import { judgeScan } from '../../../src-renderer/scan/scan-verdict.ts';
import { scanWords } from '../../../src-renderer/scan/scan-words.ts';
import type { Reading } from '../../../src-renderer/scanner/readings.ts';
import { lastAdded } from '../../../src-renderer/station/last-added.ts';
import { sinceScanned } from '../../../src-renderer/station/since-scanned.ts';
import { stationWords } from '../../../src-renderer/station/station-words.ts';
import { startCountingService } from '../../helpers/counting-service.ts';
import { asChosen, query } from '../../helpers/orders-bench.ts';
import type { ServicesOnTestPorts } from '../../helpers/services-on-test-ports.ts';
import { createTimersByHand } from '../../helpers/timers-by-hand.ts';
import { manifestOrder } from '../manifests/manifests-bench.ts';
import { addAccount, atStation, clockAhead, numberOf, scanned } from './station-bench.ts';

test('a scan joins the round of its account and is there after a restart; the same again is told, and when it was scanned', () =>
  atStation(async ({ app, scan, startAgain, accountId }) => {
    const first = await scan(71);
    expect(first.verdict).toMatchObject({ kind: 'added', orderCount: 1, isOther: false });
    expect((await scan(72)).verdict).toMatchObject({ kind: 'added', orderCount: 2 });
    expect((await scan(71)).verdict).toMatchObject({ kind: 'in-round', closedAt: null });
    await startAgain();
    const { open, lastScans } = await app().ask('station.get', {});
    expect(open).toMatchObject([
      { accountId, accountLabel: 'North', orderCount: 2, carriers: [{ name: 'NZ Post', count: 2 }] },
    ]);
    expect(lastScans.map(({ orderNumber }) => orderNumber)).toEqual([numberOf(72), numberOf(71)]);
    expect((await scan(72)).verdict).toMatchObject({ kind: 'in-round' });
  }));

test('one that was taken out is shown as such, and may be put back or scanned again', () =>
  atStation(async ({ app, scan, accountId }) => {
    await scan(71);
    await scan(72);
    const [newer, older] = (await app().ask('station.get', {})).lastScans;
    const { roundId = '', orderId = 0 } = older ?? {};
    const after = await app().ask('station.takeOut', { roundId, orderId });
    // The round is as old as the first parcel that is in it.
    expect(after.open).toMatchObject([{ orderCount: 1, startedAt: newer?.scannedAt }]);
    expect(after.lastScans[1]).toMatchObject({ orderId: 71, takenOutAt: expect.any(String), isOpen: true });
    expect((await app().outcome('station.takeOut', { roundId, orderId })).ok).toBe(false);
    // One that is empty is not shown, and has nothing to be closed.
    const emptied = await app().ask('station.takeOut', { roundId, orderId: newer?.orderId ?? 0 });
    expect(emptied.open).toEqual([]);
    await scan(72);
    expect((await app().ask('station.take', { accountId, orderId })).verdict).toMatchObject({
      kind: 'added',
      orderCount: 2,
    });
  }));

test('a parcel whose scan has no verdict yet when the round is closed is in that round', () =>
  atStation(async ({ scan, closeRound }) => {
    await scan(71);
    const [last, { open, closed }] = await Promise.all([scan(72), closeRound()]);
    expect(last.verdict).toMatchObject({ kind: 'added', orderCount: 2 });
    expect([open, closed]).toMatchObject([[], [{ orderCount: 2 }]]);
  }));

test('a number written with other spaces is the same number the first time as well, when the service is asked', () =>
  atStation(async ({ app }) => {
    expect((await scanned(app(), 'harbour - 71')).verdict).toMatchObject({ kind: 'added', order: { orderId: 71 } });
  }));

test('the codes of parcels that joined no round are there after a restart, each with its reason', () =>
  atStation(async ({ app, startAgain }) => {
    const none = { codes: [], reasons: [], failure: null };
    expect(await app().ask('station.notAdded', {})).toEqual(none);
    await app().ask('station.keepNotAdded', { codes: ['NOBODYS', 'TWO-OF-THEM'], reasons: ['unknown', 'several'] });
    const list = { codes: ['OF-ANOTHER', 'NOBODYS'], reasons: ['other-account', 'unknown'] } as const;
    await app().ask('station.keepNotAdded', list);
    await startAgain();
    expect(await app().ask('station.notAdded', {})).toEqual({ ...list, failure: null });
    const square = 'PB'.repeat(1_000);
    expect(await app().ask('station.keepNotAdded', { codes: [square] })).toMatchObject({ codes: [square] });
    // As an earlier Packbench kept them.
    await app().ask('station.keepNotAdded', { codes: ['NOBODYS'] });
    expect(await app().ask('station.notAdded', {})).toEqual({ ...none, codes: ['NOBODYS'], reasons: [''] });
  }));

test('a carrier’s square code is found whichever way the scanner is set: its whole address is no number that is too long', () =>
  atStation(async ({ app, service, accountId }) => {
    service.relabelled.set(72, { carrier_name: 'FedEx', tracking_number: '986578788855' });
    await app().search(query({ accountId }));
    const address = 'HARBOUR SHOP RETURNS DEPARTMENT, UNIT 14 OF THE LONG WHARF BUILDING '.repeat(3);
    const square = `[)>\u001e01\u001d0210117\u001d840\u001d019\u001d9865787888550201\u001dFDE\u001d${address}\u001e\u0004`;
    // As a scanner set to a French keyboard strikes it: by the keys, each digit would be a sign.
    const struck = square.replace(/\d/g, (digit) => ')!@#$%^&*('[Number(digit)] ?? '');
    const readings = [['code', struck] as const, ['key', square] as const].map(
      ([by, text]): Reading => ({ by, text, aim: null, parts: [], candidates: [text.replaceAll('\u001d', '')] }),
    );
    const { verdict } = await app().ask('station.scan', askedCodes(readings));
    expect(verdict).toMatchObject({ kind: 'added', order: { orderId: 72 } });
  }));

test('a code that nobody knows says who was asked', () =>
  atStation(async ({ scan }) => {
    expect((await scan(99)).verdict).toMatchObject({ kind: 'unknown', accounts: [{ from: 'service' }] });
  }));

test('a closed round is made while the next is scanned, each order once, and is found in its manifest afterwards', () =>
  atStation(async ({ app, scan, closed, service, closeRound }) => {
    await scan(71);
    await scan(72);
    service.answers = 'held';
    const { closed: made, open } = await closeRound();
    expect(open).toEqual([]);
    expect(made).toMatchObject([{ state: 'being-made', orderCount: 2 }]);
    expect((await scan(73)).verdict).toMatchObject({ kind: 'added', orderCount: 1 });
    expect((await scan(71)).verdict).toMatchObject({ kind: 'in-round', closedAt: expect.any(String) });
    await service.received(1);
    service.release();
    const { manifestId } = await closed(({ state }) => state === 'done');
    expect((await scan(71)).verdict).toMatchObject({ kind: 'in-manifest', mark: { manifestId } });
    expect([...service.manifested]).toEqual([
      [71, 1],
      [72, 1],
    ]);
    const manifest = await app().ask('manifests.get', { manifestId: manifestId ?? '' });
    expect(manifest.orders.map(({ orderNumber }) => orderNumber)).toEqual([numberOf(71), numberOf(72)]);
  }));

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
      async ({ app, scan, closed, service, cable, accountId, closeRound }) => {
        await scan(71);
        await scan(72);
        await cable.pull();
        await closeRound();
        await closed(({ state }) => state === 'waiting');
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

test('a round is closed for one carrier alone; another carrier has nothing to close', () =>
  atStation(async ({ app, scan, closed, accountId, closeRound }) => {
    await scan(71);
    const other = await app().outcome('station.close', { accountId, carrierName: 'DHL', prints: false });
    expect(other).toMatchObject({ ok: false, failure: { code: 'nothing-chosen' } });
    await closeRound({ carrierName: 'NZ Post' });
    expect(await closed(({ state }) => state === 'done')).toMatchObject({ carrierName: 'NZ Post', orderCount: 1 });
  }));

test('the carriers of an open round stay where they are while it grows: each has a press that sends its manifest', () =>
  atStation(async ({ app, scan, service }) => {
    for (const orderId of [72, 73]) {
      service.relabelled.set(orderId, { carrier_name: 'DHL', tracking_number: `DHL${orderId}` });
    }
    const carriers = async () => (await app().ask('station.get', {})).open.flatMap((round) => round.carriers);
    await scan(71);
    await scan(72);
    await scan(73);
    expect(await carriers()).toEqual([
      { name: 'NZ Post', count: 1 },
      { name: 'DHL', count: 2 },
    ]);
    // Nor do they change places where the first parcel of one is taken out again.
    await scan(74);
    const { lastScans } = await app().ask('station.get', {});
    const { roundId = '', orderId = 0 } = lastScans.find((one) => one.orderId === 71) ?? {};
    await app().ask('station.takeOut', { roundId, orderId });
    expect((await carriers()).map(({ name }) => name)).toEqual(['NZ Post', 'DHL']);
    // One whose parcels were all taken out has no press.
    await app().ask('station.takeOut', { roundId, orderId: 74 });
    expect(await carriers()).toEqual([{ name: 'DHL', count: 2 }]);
  }));

test('a parcel that got another label since it was scanned goes with its new carrier', () =>
  atStation(async ({ app, scan, closed, service, accountId, closeRound }) => {
    await scan(71);
    await scan(72);
    for (const orderId of [71, 72]) {
      service.relabelled.set(orderId, { carrier_name: 'DHL', tracking_number: `DHL${orderId}` });
    }
    await app().search(query({ accountId }));
    // Scanned once more with its new label.
    expect((await scanned(app(), 'DHL71')).verdict).toMatchObject({ kind: 'in-round', closedAt: null });
    const { open } = await app().ask('station.get', {});
    expect(open.map(({ carriers }) => carriers.map(({ name }) => name).toSorted())).toEqual([['DHL', 'NZ Post']]);
    // Not scanned again, the other one goes with it: its old label takes it nowhere.
    await closeRound({ carrierName: 'DHL' });
    const { manifestId } = await closed(({ state }) => state === 'done');
    expect([...service.manifested.keys()]).toEqual([71, 72]);
    const { orders } = await app().ask('manifests.get', { manifestId: manifestId ?? '' });
    expect(orders).toMatchObject([{ orderId: 71 }, { orderId: 72, carrierName: 'DHL', trackingNumber: 'DHL72' }]);
  }));

test('where a whole round is closed, its manifest knows the labels that its parcels have now', () =>
  atStation(async ({ app, scan, closed, service, accountId, closeRound }) => {
    await scan(72);
    service.relabelled.set(72, { carrier_name: 'DHL', tracking_number: 'DHL72' });
    await app().search(query({ accountId }));
    await closeRound();
    const { manifestId } = await closed(({ state }) => state === 'done');
    const { orders } = await app().ask('manifests.get', { manifestId: manifestId ?? '' });
    expect(orders).toMatchObject([{ orderId: 72, carrierName: 'DHL', trackingNumber: 'DHL72' }]);
    const { verdict: same } = await scan(72);
    expect(same.kind === 'in-manifest' && same.order.labelThen).toBe(undefined);

    // It came back damaged, and is sent once more under the same number: no manifest names its new label.
    service.relabelled.set(72, { carrier_name: 'GLS', tracking_number: 'GLS72' });
    await app().search(query({ accountId }));
    const again = await scanned(app(), 'GLS72');
    const labelThen = { carrierName: 'DHL', trackingNumber: 'DHL72' };
    expect(again.verdict).toMatchObject({ kind: 'in-manifest', mark: { manifestId }, order: { labelThen } });
    expect(stationWords(again, []).next).toMatch(/names its earlier label, DHL72 [(]DHL[)]/);
    // The list of orders says the same of the same parcel.
    const { accounts } = await app().ask('accounts.list', {});
    const [current] = accounts;
    if (current === undefined) throw new Error('There is no account.');
    const result = await app().ask('orders.find', { code: 'GLS72' });
    const place = { accounts, current, dialog: null, isBesideRound: false };
    const verdict = judgeScan(result, { ...place, isSelected: () => false, isSelectionFull: () => false });
    const { scanId, ...said } = { ...result, readings: [], place, askedAs: null, verdict };
    const words = scanWords({ ...said, scanId: 1 }, true);
    expect(words.title).toBe(stationWords(again, []).title);
    expect(words.next).toMatch(/names its earlier label, DHL72 [(]DHL[)]/);
  }));

test('nor does it go with its old carrier where that one is closed and it was not scanned again', () =>
  atStation(async ({ app, scan, closed, service, accountId, closeRound }) => {
    await scan(71);
    await scan(72);
    service.relabelled.set(72, { carrier_name: 'DHL', tracking_number: 'DHL72' });
    await app().search(query({ accountId }));
    const { open } = await closeRound({ carrierName: 'NZ Post' });
    expect(open).toMatchObject([{ orderCount: 1, carriers: [{ name: 'DHL', count: 1 }] }]);
    await closed(({ state }) => state === 'done');
    expect([...service.manifested.keys()]).toEqual([71]);
  }));

test('where it got a label of the carrier that is closed, it goes with that driver, who takes it from the pile', () =>
  atStation(async ({ app, scan, closed, service, accountId, closeRound }) => {
    service.relabelled.set(72, { carrier_name: 'DHL', tracking_number: 'DHL72' });
    await scan(71);
    await scan(72);
    service.relabelled.delete(72);
    await app().search(query({ accountId }));
    const { open } = await closeRound({ carrierName: 'NZ Post' });
    expect(open).toEqual([]);
    await closed(({ state }) => state === 'done');
    expect([...service.manifested.keys()]).toEqual([71, 72]);
  }));

test('a parcel that got another label is shown with its new carrier once another one is closed', () =>
  atStation(async ({ app, scan, service, accountId, closeRound }) => {
    service.relabelled.set(72, { carrier_name: 'DHL', tracking_number: 'DHL72' });
    await scan(71);
    await scan(72);
    service.relabelled.set(72, { carrier_name: 'UPS', tracking_number: 'UPS72' });
    await app().search(query({ accountId }));
    const { open } = await closeRound({ carrierName: 'NZ Post' });
    expect(open).toMatchObject([{ carriers: [{ name: 'UPS', count: 1 }] }]);
  }));

test('where all parcels of the carrier that is closed got another label, it is said: nothing goes with its driver', () =>
  atStation(async ({ app, scan, service, accountId }) => {
    await scan(72);
    service.relabelled.set(72, { carrier_name: 'DHL', tracking_number: 'DHL72' });
    await app().search(query({ accountId }));
    const nzPost = { accountId, carrierName: 'NZ Post', prints: false };
    expect(await app().outcome('station.close', nzPost)).toMatchObject({ failure: { code: 'changed-meanwhile' } });
    // A second press of the same key has nothing to tell: the screen shows the new carrier by now.
    expect(await app().outcome('station.close', nzPost)).toMatchObject({ failure: { code: 'nothing-chosen' } });
    // Nor has a press for a carrier without parcels, though one of another carrier got its label meanwhile.
    service.relabelled.set(72, { carrier_name: 'UPS', tracking_number: 'UPS72' });
    await app().search(query({ accountId }));
    expect(await app().outcome('station.close', nzPost)).toMatchObject({ failure: { code: 'nothing-chosen' } });
    const { open } = await app().ask('station.get', {});
    expect(open).toMatchObject([{ orderCount: 1, carriers: [{ name: 'UPS', count: 1 }] }]);
    expect(service.manifested.size).toBe(0);
  }));

test.each([
  ['waited', 0],
  ['waited, and somebody set the clock back by as long', 20 * 60_000],
])(
  'a parcel that got another label while its closed round %s is on no manifest of the carrier that was closed',
  (_name, setBack) => {
    const clock = clockAhead();
    return atStation(
      async ({ app, scan, closed, service, cable, accountId, closeRound }) => {
        await scan(71);
        await scan(72);
        await cable.pull();
        await closeRound({ carrierName: 'NZ Post' });
        await closed(({ state }) => state === 'waiting');
        service.relabelled.set(72, { carrier_name: 'DHL', tracking_number: 'DHL72' });
        clock.goOn(20 * 60_000);
        clock.setBack(setBack);
        await cable.plug();
        await app().search(query({ accountId }));
        const { roundId, failure, inTheWay } = await closed(({ state }) => state === 'needs-you' || state === 'done');
        expect([inTheWay, [...service.manifested.keys()]]).toEqual([[numberOf(72)], []]);
        expect(failure).toMatchObject({ code: 'changed-meanwhile', changed: 'nothing', facts: { orderIds: [72] } });
        await app().ask('station.settle', { roundId, step: 'leave-out', orderIds: [] });
        await closed(({ state }) => state === 'done');
        expect([...service.manifested.keys()]).toEqual([71]);
        // Scanned with its new label, it goes with its new carrier.
        expect((await scanned(app(), 'DHL72')).verdict).toMatchObject({ kind: 'added' });
      },
      { clock },
    );
  },
);

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

test('without the service a closed round waits, over a restart too, and goes on once when the service answers again', () =>
  atStation(async ({ app, scan, closed, service, cable, startAgain, accountId, closeRound }) => {
    await scan(71);
    await cable.pull();
    await closeRound();
    expect(await closed(({ state }) => state === 'waiting')).toMatchObject({ steps: ['try-again', 'take-back'] });
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
    async ({ app, scan, closed, service, cable, closeRound }) => {
      app().services.ordersReading.start();
      await scan(71);
      await cable.pull();
      await closeRound();
      await closed(({ state }) => state === 'waiting');
      await timers.asked(15_000);
      await cable.plug();
      timers.pass(15_000);
      await closed(({ state }) => state === 'done');
      expect(service.writes).toEqual(['POST /api/orders/manifest']);
    },
    { after: timers.after },
  );
});

test('a service that answers as Packbench ends begins no round that waits for it', () =>
  atStation(async ({ app, scan, closed, service, cable, accountId, closeRound }) => {
    await scan(71);
    await cable.pull();
    await closeRound();
    await closed(({ state }) => state === 'waiting');
    await cable.plug();
    const { station } = app().services;
    await station.ended();
    station.noteReached(accountId);
    await station.ended();
    expect(service.writes).toEqual([]);
    expect((await app().ask('station.get', {})).closed).toMatchObject([{ state: 'waiting' }]);
  }));

test.each([
  ['taken back', 'open'],
  ['begun to send', 'closed'],
] as const)('a round that another program has %s, while its orders were asked for, is not sent', (_, where) => {
  const clock = clockAhead();
  return atStation(
    async ({ app, scan, service, folder, closeRound }) => {
      await scan(71);
      clock.goOn(12 * 60 * 60_000);
      service.searches = 'held';
      const { closed } = await closeRound();
      await service.searchHeld;
      const another = openRoundsFile({ folder: join(folder, 'station'), clock });
      const roundId = closed[0]?.roundId ?? '';
      if (where === 'open') another.takeBack(roundId);
      else another.change(roundId, (now) => ({ ...now, manifestId: 'of-the-other' }));
      another.shut();
      service.searches = 'done';
      service.release();
      await app().services.station.ended();
      expect(service.writes).toEqual([]);
      expect((await app().ask('station.get', {}))[where]).toMatchObject([{ orderCount: 1 }]);
    },
    { clock },
  );
});

test('a redirect, as of a network that wants somebody to sign in, is no answer of the service: a round that waits goes on waiting', () => {
  const clock = clockAhead();
  return atStation(
    async ({ app, scan, closed, service, cable, accountId, closeRound }) => {
      await scan(71);
      await cable.pull();
      await closeRound();
      await closed(({ state }) => state === 'waiting');
      clock.goOn(20 * 60_000);
      await cable.plugInto(signIn);
      const asked = await app().searchOutcome(query({ accountId }));
      expect(asked).toMatchObject({ failure: { code: 'redirected', changed: 'nothing' } });
      const { services } = await app().ask('app.getStatus', {});
      expect(services.find((one) => one.accountId === accountId)).toMatchObject({ reachable: false });
      // A person who does not know of the network presses it.
      const [{ roundId } = { roundId: '' }] = (await app().ask('station.get', {})).closed;
      await app().ask('station.settle', { roundId, step: 'try-again', orderIds: [] });
      await closed(({ state, failure }) => state === 'waiting' && failure?.code === 'redirected');
      expect(new Set(cable.answeredByOthers)).toEqual(new Set(['GET']));
      await cable.pull();
      await cable.plug();
      await app().search(query({ accountId }));
      await closed(({ state }) => state === 'done');
      expect([...service.manifested]).toEqual([[71, 1]]);
    },
    { clock },
  );
});

test('once somebody else has answered in the service’s place, nothing is sent before the service has answered a question', () =>
  atStation(async ({ app, scan, closed, service, cable, accountId, closeRound }) => {
    await scan(71);
    await cable.pull();
    await cable.plugInto(signIn);
    await app().searchOutcome(query({ accountId }));
    await closeRound();
    await closed(({ state, failure }) => state === 'waiting' && failure?.code === 'redirected');
    const orders = [{ orderId: 72, orderNumber: numberOf(72), receiverName: '', carrierName: '', trackingNumber: '' }];
    const manifest = () => app().outcome('manifests.create', { accountId, orders });
    const { accounts } = await app().ask('accounts.list', {});
    const label = accounts.find((one) => one.accountId === accountId)?.label ?? '';
    for (const change of [
      { kind: 'archive', orders: [{ orderId: 73, orderNumber: numberOf(73) }] },
      { kind: 'remove-all-unshipped', typedAccountLabel: label },
    ]) {
      const refused = await app().outcome('changes.start', { accountId, change });
      expect(refused).toMatchObject({ failure: { code: 'redirected', changed: 'nothing' } });
    }
    expect(await manifest()).toMatchObject({ failure: { code: 'redirected', changed: 'nothing' } });
    expect(new Set(cable.answeredByOthers)).toEqual(new Set(['GET']));
    await cable.pull();
    await cable.plug();
    expect(await manifest()).toMatchObject({ ok: true });
    await closed(({ state }) => state === 'done');
    expect([...service.manifested].sort()).toEqual([
      [71, 1],
      [72, 1],
    ]);
  }));

const pageOfMaintenance = '<html><body>We are back soon.</body></html>';

test.each([
  [502, pageOfMaintenance],
  [503, pageOfMaintenance],
  [504, pageOfMaintenance],
  // Azure API Management, whose name for the subscription's header the service document has.
  [
    500,
    '{ "statusCode": 500, "message": "Internal server error", "activityId": "7d0d84a1-27dd-4c3f-a7fd-d3c7d2ee1d22" }',
  ],
])(
  'a gateway that says %i for a service that is away is no answer of it: a round waits, and a manifest is refused, not in doubt',
  (status, body) => {
    const clock = clockAhead();
    return atStation(
      async ({ app, scan, closed, service, cable, accountId, closeRound }) => {
        await scan(71);
        await cable.pull();
        await closeRound();
        await closed(({ state }) => state === 'waiting');
        clock.goOn(20 * 60_000);
        await cable.plugInto(saidByGateway(status, body));
        const asked = await app().searchOutcome(query({ accountId }));
        expect(asked).toMatchObject({ failure: { code: 'service-broken', facts: { httpStatus: status } } });
        const { services } = await app().ask('app.getStatus', {});
        expect(services.find((one) => one.accountId === accountId)).toMatchObject({ reachable: false });
        // A person who does not know of it presses it.
        const [{ roundId } = { roundId: '' }] = (await app().ask('station.get', {})).closed;
        await app().ask('station.settle', { roundId, step: 'try-again', orderIds: [] });
        await closed(({ state, failure }) => state === 'waiting' && failure?.code === 'service-broken');
        const orders = [
          { orderId: 72, orderNumber: numberOf(72), receiverName: '', carrierName: '', trackingNumber: '' },
        ];
        const manifest = () => app().outcome('manifests.create', { accountId, orders });
        const archive = { kind: 'archive', orders: [{ orderId: 73, orderNumber: numberOf(73) }] };
        for (const refused of [await manifest(), await app().outcome('changes.start', { accountId, change: archive })])
          expect(refused).toMatchObject({ failure: { code: 'service-broken', changed: 'nothing' } });
        expect(new Set(cable.answeredByOthers)).toEqual(new Set(['GET']));
        await cable.pull();
        await cable.plug();
        expect(await manifest()).toMatchObject({ ok: true });
        await closed(({ state }) => state === 'done');
        expect([...service.manifested].sort()).toEqual([
          [71, 1],
          [72, 1],
        ]);
      },
      { clock },
    );
  },
);

test('a service that is just starting, and answers each question with a fault of its own, is sent no round that waited for it', () =>
  atStation(async ({ app, scan, closed, service, cable, accountId, closeRound }) => {
    await scan(71);
    await cable.pull();
    await closeRound();
    await closed(({ state }) => state === 'waiting');
    await cable.plugInto(saidByGateway(500, '{"success":false,"errors":[{"message":"No connection","details":"db"}]}'));
    const asked = await app().searchOutcome(query({ accountId }));
    expect(asked).toMatchObject({ failure: { code: 'service-broken', facts: { httpStatus: 500 } } });
    expect((await app().ask('station.get', {})).closed).toMatchObject([{ state: 'waiting' }]);
    await cable.pull();
    await cable.plug();
    await app().search(query({ accountId }));
    await closed(({ state }) => state === 'done');
    expect(new Set(cable.answeredByOthers)).toEqual(new Set(['GET']));
    expect([...service.manifested]).toEqual([[71, 1]]);
  }));

test('a round whose manifest is in doubt stays a line that says so, is not sent again, and its orders are in no other', () =>
  atStation(async ({ app, scan, closed, service, startAgain, accountId, folder, closeRound }) => {
    await scan(71);
    service.answers = 'dropped';
    await closeRound({ prints: true });
    expect(await closed(({ state }) => state === 'needs-you')).toMatchObject({ trouble: 'in-doubt', steps: [] });
    await startAgain();
    expect((await app().ask('station.get', {})).closed).toMatchObject([{ state: 'needs-you', trouble: 'in-doubt' }]);
    expect((await scan(71)).verdict).toMatchObject({ kind: 'in-round' });
    await app().search(query({ accountId }));
    expect(service.writes).toEqual(['POST /api/orders/manifest']);

    // Nor when this computer's records, which knew of the doubt, are gone with their backup.
    await startAgain(() => rmSync(join(folder, 'ledger'), { recursive: true }));
    await app().search(query({ accountId }));
    expect((await app().ask('station.get', {})).closed).toMatchObject([
      { state: 'needs-you', trouble: 'manifest-lost' },
    ]);
    expect(service.writes).toEqual(['POST /api/orders/manifest']);
  }));

test('an order that the service did not put on the manifest of its round, as was settled, is in the open round again and on the next manifest', () => {
  const clock = clockAhead();
  return atStation(
    async ({ app, scan, closed, service, startAgain, closeRound }) => {
      await scan(71);
      await scan(72);
      service.answers = 'dropped';
      await closeRound();
      const { manifestId } = await closed(({ trouble }) => trouble === 'in-doubt');
      const writeId = manifestId ?? '';
      service.sentElsewhere.add(71);
      await app().ask('inDoubt.lookUp', { writeId });
      clock.goOn(6 * 60_000);
      await app().ask('inDoubt.lookUp', { writeId });
      await app().ask('inDoubt.resolve', { writeId, resolution: 'split' });
      const after = async () => {
        const { open, closed: rounds } = await app().ask('station.get', {});
        return [
          open.map(({ orderCount }) => orderCount),
          rounds.map(({ trouble, orderCount }) => [trouble, orderCount]),
        ];
      };
      expect(await after()).toEqual([[1], [['at-service', 1]]]);
      await startAgain();
      expect(await after()).toEqual([[1], [['at-service', 1]]]);
      expect((await scan(72)).verdict).toMatchObject({ kind: 'in-round', closedAt: null });
      // Nor is it handed over with those that are on it.
      const { tallyId, left } = await app().ask('handOver.begin', { manifestId: writeId, again: false });
      expect(left.map(({ orderId }) => orderId)).toEqual([71]);
      const { verdict } = await app().ask('handOver.scan', { tallyId, code: numberOf(72) });
      expect(verdict).toMatchObject({ kind: 'extra', extra: { reason: 'not-manifested' } });
      service.answers = 'done';
      await closeRound();
      expect(await closed(({ state }) => state === 'done')).toMatchObject({ orderCount: 1 });
      expect([...service.manifested].sort()).toEqual([
        [71, 1],
        [72, 2],
      ]);
    },
    { clock },
  );
});

test('a round whose printing was cut short is to be printed, though another program has the number of that process by now', () =>
  atStation(async ({ app, scan, closed, folder, startAgain, closeRound }) => {
    await scan(71);
    await closeRound({ prints: true });
    const { roundId } = await closed(({ isToPrint }) => isToPrint);
    await startAgain(() => {
      const file = openRoundsFile({ folder: join(folder, 'station'), clock: systemClock });
      file.change(roundId, (now) => ({ ...now, printing: { by: process.ppid, jobsBefore: 0, failure: null } }));
      file.shut();
    });
    expect((await app().ask('station.get', {})).closed).toMatchObject([{ state: 'being-printed', isToPrint: true }]);
  }));

test('a round that is made and is not to be printed is printed by nobody: a page may ask late', () =>
  atStation(async ({ app, scan, closed, closeRound }) => {
    await scan(71);
    await closeRound();
    const { roundId, manifestId } = await closed(({ state }) => state === 'done');
    // Once the next one of the account is made, nothing of it is under way any more.
    await scan(72);
    await closeRound();
    await closed((round) => round.state === 'done' && round.roundId !== roundId);
    const found = { kind: 'complete', missing: [], fits: true, pageCounts: [1] } as const;
    await app().ask('station.print', { roundId, found, on: { printer: 'Bench', media: null, tray: null } });
    expect(await app().ask('printing.listJobs', { manifestId: manifestId ?? '', limit: 10 })).toEqual([]);
  }));

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

test('what waits can be taken back into the round that is open', () =>
  atStation(async ({ app, scan, closed, cable, closeRound }) => {
    await scan(71);
    await cable.pull();
    await closeRound();
    const { roundId } = await closed(({ state }) => state === 'waiting');
    const after = await app().ask('station.settle', { roundId, step: 'take-back', orderIds: [] });
    expect(after).toMatchObject({ open: [{ orderCount: 1 }], closed: [] });
    const again = await app().outcome('station.settle', { roundId, step: 'take-back', orderIds: [] });
    expect(again).toMatchObject({ ok: false, failure: { code: 'changed-meanwhile' } });
  }));

test('the same keys entered again, with the settings lost, find the same round', () =>
  atStation(async ({ app, scan, accountId }) => {
    await scan(71);
    const { draftId } = await app().ask('accounts.openDraft', { accountId: null });
    for (const which of ['service', 'subscription'] as const) {
      app().clipboard.text = `${which}-key-of-north-0123456789`;
      await app().ask('accounts.pasteKey', { draftId, which });
    }
    const { accounts } = await app().ask('accounts.list', {});
    const baseAddress = accounts.find((one) => one.accountId === accountId)?.baseAddress ?? '';
    const second = await app().ask('accounts.saveDraft', {
      draftId,
      label: 'North again',
      baseAddress,
      colour: 'blue',
    });
    await app().search(query({ accountId: second.accountId }));
    const taken = await app().ask('station.take', { accountId: second.accountId, orderId: 71 });
    expect(taken.verdict).toMatchObject({ kind: 'in-round' });
  }));

/** Like a person who finds that two keys were pasted into the wrong entries. */
async function pasteServiceKey(
  app: ServicesOnTestPorts,
  accountId: AccountId | null,
  shop: string,
): Promise<AccountId> {
  const { accounts } = await app.ask('accounts.list', {});
  const { label, baseAddress, colour } =
    accounts.find((one) => one.accountId === accountId) ?? accounts.find(({ kind }) => kind === 'live') ?? notThere();
  const { draftId } = await app.ask('accounts.openDraft', { accountId });
  for (const which of accountId === null ? (['service', 'subscription'] as const) : (['service'] as const)) {
    app.clipboard.text = `${which}-key-of-${shop}-0123456789`;
    await app.ask('accounts.pasteKey', { draftId, which });
  }
  return (await app.ask('accounts.saveDraft', { draftId, label, baseAddress, colour })).accountId;
}

const notThere = (): never => {
  throw new Error('There is a live account.');
};

test('keys of two accounts that were swapped: a round goes with its keys, and takes no order of the other shop', () =>
  atStation(async ({ app, accountId: one, closed, closeRound }) => {
    const other = await pasteServiceKey(app(), null, 'south');
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

test('another key in the same account may be the shop’s new one: the round that was begun with the old one goes on', () =>
  atStation(async ({ app, accountId, scan, closed, closeRound }) => {
    await scan(71);
    await pasteServiceKey(app(), accountId, 'north-new');
    await closeRound();
    const { manifestId } = await closed(({ state }) => state === 'done');
    expect(await app().ask('manifests.get', { manifestId: manifestId ?? '' })).toMatchObject({ accountId });
  }));

test('the same keys entered twice: their order is one order, and no question', () =>
  atStation(async ({ app, accountId, scan }) => {
    const twin = await pasteServiceKey(app(), null, 'north');
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
  atStation(async ({ app, accountId, scan }) => {
    const twin = await pasteServiceKey(app(), null, 'north');
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

/** From now on the disk takes no change of a row that the condition names. */
function refuseOnDisk(folder: string, condition: string): void {
  const database = new DatabaseSync(join(folder, 'station', 'rounds.sqlite'));
  database.exec(`CREATE TRIGGER refused BEFORE UPDATE ON rounds WHEN ${condition}
    BEGIN SELECT RAISE(ABORT, 'the disk does not take it'); END`);
  database.close();
}
const takeOnDisk = (folder: string): void => {
  const database = new DatabaseSync(join(folder, 'station', 'rounds.sqlite'));
  database.exec('DROP TRIGGER refused');
  database.close();
};

test('rounds of two accounts are closed at once: when the disk fails at the second, nothing was changed, as it is told', () =>
  atStation(async ({ app, folder, accountId, service, closed }) => {
    const other = await pasteServiceKey(app(), null, 'south');
    for (const [id, orderId] of [[accountId, 71] as const, [other, 72] as const]) {
      await app().search(query({ accountId: id }));
      await app().ask('station.take', { accountId: id, orderId });
    }
    const [, second] = (await app().ask('station.get', {})).open;
    refuseOnDisk(folder, `new.round_id = '${second?.roundId}'`);
    const closing = { accountId: null, carrierName: null, prints: false };
    const refused = await app().outcome('station.close', closing);
    expect(refused).toMatchObject({ ok: false, failure: { code: 'file-failed', changed: 'nothing' } });
    const after = await app().ask('station.get', {});
    expect([after.open.length, after.closed]).toEqual([2, []]);
    takeOnDisk(folder);
    await app().ask('station.close', closing);
    for (const id of [accountId, other]) await closed((round) => round.accountId === id && round.state === 'done');
    expect([...service.manifested].sort()).toEqual([
      [71, 1],
      [72, 1],
    ]);
  }));

test('an order is left out of a round: when the disk fails on the way, the order is still in it, as it is told', () =>
  atStation(async ({ app, scan, closed, folder, accountId, closeRound }) => {
    await scan(71);
    await scan(72);
    await app().ask('manifests.create', { accountId, orders: [manifestOrder(71)] });
    await closeRound();
    const { roundId } = await closed(({ state }) => state === 'needs-you');
    refuseOnDisk(folder, 'true');
    const refused = await app().outcome('station.settle', { roundId, step: 'leave-out', orderIds: [] });
    expect(refused).toMatchObject({ ok: false, failure: { code: 'file-failed', changed: 'nothing' } });
    expect((await app().ask('station.get', {})).closed).toMatchObject([{ state: 'needs-you', orderCount: 2 }]);
    takeOnDisk(folder);
    await app().ask('station.settle', { roundId, step: 'leave-out', orderIds: [] });
    expect(await closed(({ state }) => state === 'done')).toMatchObject({ orderCount: 1 });
  }));

/** Notes the printer of each job that it is handed; all of them are in this state. */
function notingSpooler(handedOver: string[], state: SpoolState): Spooler {
  return {
    listPrinters: async () => ({ spooler: 'available', printers: [] }),
    async submit({ printer }) {
      handedOver.push(printer);
      return handedOver.length;
    },
    find: async () => null,
    readState: async () => state,
    cancel: async () => undefined,
    watch: () => () => undefined,
  };
}

test('the paper of a round that is made waits for no other round of the account that its service keeps waiting', () => {
  const handedOver: string[] = [];
  const spooler = notingSpooler(handedOver, { state: 'queued', reasons: [], sheetsPrinted: null });
  return atStation(
    async ({ app, service, scan, closed, closeRound }) => {
      await scan(71);
      await closeRound({ prints: true });
      const { roundId } = await closed(({ isToPrint }) => isToPrint);
      service.answers = 'held';
      await scan(72);
      await closeRound({ prints: true });
      await service.received(2);
      const found = { kind: 'complete', missing: [], fits: true, pageCounts: [1] } as const;
      const printed = app().ask('station.print', { roundId, found, on: { printer: 'Bench', media: null, tray: null } });
      await closed((round) => round.roundId === roundId && round.printed !== null);
      expect(handedOver).toEqual(['Bench']);
      service.release();
      await printed;
    },
    { spooler },
  );
});

test('what somebody has printed from the manifest meanwhile is not printed once more for its round', () => {
  const handedOver: string[] = [];
  const spooler = notingSpooler(handedOver, { state: 'done', reasons: [], sheetsPrinted: 1 });
  const on = { printer: 'Bench', media: null, tray: null };
  return atStation(
    async ({ app, scan, closed, closeRound }) => {
      const found = { kind: 'complete', missing: [], fits: true, pageCounts: [1] } as const;
      const printByHand = async (manifestId: string | null) => {
        const paper = { printer: 'Office', media: null, tray: null, copies: 1, pageCount: 1 };
        await app().ask('printing.print', { manifestId: manifestId ?? '', fileNumber: 1, ...paper });
      };
      for (const orderId of [71, 72]) {
        await scan(orderId);
        await closeRound({ prints: true });
        const { roundId, manifestId } = await closed(({ isToPrint }) => isToPrint);
        // The first while its pages are read; the second after its round could not be printed.
        if (orderId === 72) await app().ask('station.print', { roundId, found, on: { ...on, printer: null } });
        await printByHand(manifestId);
        await closed((round) => round.roundId === roundId && round.state === 'done' && round.printed === 'done');
        await app().ask('station.print', { roundId, found, on });
      }
      expect(handedOver).toEqual(['Office', 'Office']);
    },
    { spooler },
  );
});

test('nor what somebody has printed while its round waited for a print system that was slow with the round before', () => {
  const handedOver: string[] = [];
  const first = Promise.withResolvers<void>();
  const isFree = Promise.withResolvers<void>();
  const taking = notingSpooler(handedOver, { state: 'done', reasons: [], sheetsPrinted: 1 });
  const slow: Spooler = {
    ...taking,
    async submit(request) {
      const spoolerJobId = await taking.submit(request);
      if (handedOver.length > 1) return spoolerJobId;
      first.resolve();
      await isFree.promise;
      return spoolerJobId;
    },
  };
  const on = { printer: 'Bench', media: null, tray: null };
  const found = { kind: 'complete', missing: [], fits: true, pageCounts: [1] } as const;
  return atStation(
    async ({ app, scan, closed, closeRound }) => {
      const toPrint = async (orderId: number) => {
        await scan(orderId);
        await closeRound({ prints: true });
        return closed(({ isToPrint }) => isToPrint);
      };
      const before = await toPrint(71);
      const printing = [app().ask('station.print', { roundId: before.roundId, found, on })];
      await first.promise;
      const { roundId, manifestId } = await toPrint(72);
      printing.push(app().ask('station.print', { roundId, found, on }));
      const byHand = { printer: 'Office', media: null, tray: null, copies: 1, pageCount: 1 };
      await app().ask('printing.print', { manifestId: manifestId ?? '', fileNumber: 1, ...byHand });
      isFree.resolve();
      await Promise.all(printing);
      await closed((round) => round.roundId === roundId && round.state === 'done' && round.printed === 'done');
      expect(handedOver).toEqual(['Bench', 'Office']);
    },
    { spooler: slow },
  );
});

test('of a manifest with two files only the one that did not come out is printed again', () => {
  const handedOver: string[] = [];
  // The printer is out of order for the second job.
  const states = ['done', 'failed', 'done'] as const;
  const taking = notingSpooler(handedOver, { state: 'done', reasons: [], sheetsPrinted: 1 });
  const spooler: Spooler = {
    ...taking,
    submit: async (request) => {
      await taking.submit({ ...request, printer: basename(request.filePath) });
      return handedOver.length;
    },
    readState: async ({ spoolerJobId }) => {
      return { state: states[spoolerJobId - 1] ?? 'unknown', reasons: [], sheetsPrinted: 1 };
    },
  };
  return atStation(
    async ({ app, scan, closed, closeRound, service }) => {
      service.files = 2;
      await scan(71);
      await closeRound({ prints: true });
      const { roundId } = await closed(({ isToPrint }) => isToPrint);
      const found = { kind: 'complete', missing: [], fits: true, pageCounts: [1, 1] } as const;
      const print = { roundId, found, on: { printer: 'Bench', media: null, tray: null } };
      await app().ask('station.print', print);
      await closed(({ trouble }) => trouble === 'print-failed');
      await app().ask('station.settle', { roundId, step: 'print', orderIds: [] });
      await app().ask('station.print', print);
      await closed(({ state, printed }) => state === 'done' && printed === 'done');
      expect(handedOver).toHaveLength(3);
      expect(handedOver[2]).toBe(handedOver[1]);
      expect(handedOver[1]).not.toBe(handedOver[0]);
    },
    { spooler },
  );
});

test('a disk that does not take a scan is never a good scan, and the next one is good again', () =>
  atStation(async ({ scan, folder, startAgain }) => {
    const station = join(folder, 'station');
    await startAgain();
    rmSync(station, { recursive: true });
    symlinkSync('/proc', station);
    const failed = await scan(71);
    expect(failed.verdict).toMatchObject({ kind: 'failed', failure: { code: 'file-failed', changed: 'nothing' } });
    rmSync(station);
    expect((await scan(71)).verdict).toMatchObject({ kind: 'added', orderCount: 1 });
  }));

test.each(['station.close', 'station.takeOut'] as const)(
  'rounds that cannot be read after %s: the failure says that it was done',
  (operation) =>
    atStation(async ({ app, scan, folder, accountId }) => {
      const { verdict } = await scan(71);
      if (verdict.kind !== 'added') throw new Error('it was not added');
      // Between the change and the reading of the rounds.
      const { all } = app().announcements;
      const before = all.length;
      void app().announcements.first('station.changed', () => {
        if (all.length === before) return false;
        const database = new DatabaseSync(join(folder, 'station', 'rounds.sqlite'));
        database.exec("UPDATE scans SET content = replace(content, 'HARBOUR-71', 'HARBOUR-17')");
        database.close();
        return false;
      });
      const failed =
        operation === 'station.close'
          ? await app().outcome(operation, { accountId, carrierName: null, prints: false })
          : await app().outcome(operation, { roundId: verdict.roundId, orderId: 71 });
      expect(failed).toMatchObject({ ok: false, failure: { code: 'file-failed', changed: 'done' } });
    }),
);

test('a rounds file that cannot be opened is told at the start and with each scan, and holds up nothing else', () =>
  atStation(async ({ app, scan, folder, startAgain, accountId }) => {
    const station = join(folder, 'station');
    await startAgain(() => symlinkSync('/proc/version', join(station, 'rounds.sqlite')));
    expect((await app().ask('app.getStatus', {})).startTroubles).toMatchObject([{ failure: { code: 'file-failed' } }]);
    expect((await scan(71)).verdict).toMatchObject({ kind: 'failed', failure: { changed: 'nothing' } });
    await app().ask('accounts.setCurrent', { accountId });
  }));

test.each([
  [
    'no database',
    (path: string) => writeFileSync(path, 'not a database at all, and long enough to be looked at'.repeat(40)),
  ],
  [
    'a changed row',
    (path: string) => {
      const database = new DatabaseSync(path);
      database.exec("UPDATE scans SET content = replace(content, 'HARBOUR-71', 'HARBOUR-17')");
      database.close();
    },
  ],
])('rounds that are damaged (%s) are kept aside, which is said, and the station goes on', (_, damage) =>
  atStation(async ({ app, scan, folder, startAgain }) => {
    await scan(71);
    await startAgain(() => damage(join(folder, 'station', 'rounds.sqlite')));
    const { startTroubles } = await app().ask('app.getStatus', {});
    expect(startTroubles).toMatchObject([{ keptAs: expect.stringContaining('rounds.sqlite') }]);
    expect(readdirSync(join(folder, 'station')).length).toBeGreaterThan(1);
    expect((await scan(72)).verdict).toMatchObject({ kind: 'added', orderCount: 1 });
  }),
);

const saidByGateway = (status: number, body: string): string => {
  const type = body.startsWith('{') ? 'application/json' : 'text/html';
  return `HTTP/1.1 ${status} Away\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
};
const signIn =
  'HTTP/1.1 302 Found\r\nlocation: https://sign-in.test/\r\ncontent-length: 0\r\nconnection: close\r\n\r\n';
