/**
 * Tallies: a scan is on the disk before it is called counted, and each scan gets the right verdict, without a network.
 */
import { expect, onTestFinished, test } from 'vitest';
import type { Clock } from '../../../src-main/ports.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import { tickWords } from '../../../src-renderer/hand-over/tally-words.ts';
import { askedCodes } from '../../../src-renderer/scan/scan-readings.ts';
import { startCountingService } from '../../helpers/counting-service.ts';
import { query } from '../../helpers/orders-bench.ts';
import { manifestOrder } from '../manifests/manifests-bench.ts';
import { ENTER, strikeAll, timed, usStrokes } from '../scanner/strokes.ts';
import { addAccount, atStation, numberOf } from '../station/station-bench.ts';
import { beginTally, finishTally, makeManifest, orderAtService, scanInto } from './hand-over-bench.ts';

test('counted, double, extra, not manifested and of another manifest: each is told, counted once, and there after a restart', () =>
  atStation(async ({ app, accountId, scan, startAgain }) => {
    const byDpd = { ...manifestOrder(4), trackingNumber: '0998 0000 0200 33' };
    const one = await makeManifest(app(), accountId, [1, 2]);
    const two = await makeManifest(app(), accountId, [3, byDpd]);
    // The copy of the orders knows it, but it is on no manifest.
    await scan(72);
    const tallyId = await beginTally(app(), one);

    expect((await scanInto(app(), tallyId, '#1')).verdict).toMatchObject({ kind: 'ticked', byHand: false });
    expect((await scanInto(app(), tallyId, 'hp1')).verdict).toMatchObject({
      kind: 'double',
      orderNumber: '#1',
      isExtra: false,
    });
    expect((await scanInto(app(), tallyId, 'OF-NOBODY')).verdict).toMatchObject({
      kind: 'extra',
      extra: { reason: 'unknown', orderNumber: null },
    });
    // As a phone's keyboard writes it that is set to full-width letters.
    expect((await scanInto(app(), tallyId, 'ＯＦ-ｎｏｂｏｄｙ')).verdict).toMatchObject({ kind: 'double' });
    const again = await scanInto(app(), tallyId, 'of-nobody ');
    expect(again.verdict).toMatchObject({ kind: 'double', isExtra: true });
    expect(tickWords({ ...again, shownId: 1, tallyId }, null).next).toMatch(/^Scanned .+ Put the parcel aside\.$/);
    await app().ask('handOver.tick', { tallyId, orderId: 2, byHand: true });
    const byHand = await scanInto(app(), tallyId, '#2');
    expect(tickWords({ ...byHand, shownId: 2, tallyId }, null).next).toMatch(/^Counted .+ It counts once\.$/);
    const { lastTickNo } = await app().ask('handOver.tally', { tallyId });
    await app().ask('handOver.takeBack', { tallyId, tickNo: lastTickNo ?? 0 });
    expect((await scanInto(app(), tallyId, numberOf(72))).verdict).toMatchObject({
      kind: 'extra',
      extra: { reason: 'not-manifested', orderNumber: numberOf(72) },
    });
    const elsewhere = await scanInto(app(), tallyId, 'HP3');
    expect(elsewhere.verdict).toMatchObject({
      kind: 'other-manifest',
      extra: { elsewhere: [{ manifestId: two, accountLabel: 'North', orderId: 3, handedOverAt: null }] },
    });
    expect(elsewhere.tally).toMatchObject({ orderCount: 2, tickedCount: 1, extraCount: 3 });

    await startAgain();
    const tally = await app().ask('handOver.tally', { tallyId });
    expect(tally.left.map(({ orderNumber }) => orderNumber)).toEqual(['#2']);
    expect(tally.ticked.map(({ order }) => order.orderNumber)).toEqual(['#1']);
    expect(tally.extras.map(({ code }) => code)).toEqual(['HP3', numberOf(72), 'OF-NOBODY']);
    const { open } = await app().ask('handOver.get', {});
    expect(open).toMatchObject([{ tallyId, manifestId: one, tickedCount: 1 }]);
    expect(await app().ask('handOver.waiting', { lookedThrough: 200 })).toMatchObject({
      manifests: [{ manifestId: two, orderCount: 2 }],
      olderCount: 0,
    });
    expect(await app().ask('handOver.waiting', { lookedThrough: 1 })).toMatchObject({
      manifests: [{ manifestId: two }],
      olderCount: 1,
    });
    // A carrier's code is more than its number, and the ledger alone knows the parcel.
    const dpd = '%008182709980000020033350276';
    expect((await scanInto(app(), await beginTally(app(), two), dpd)).verdict).toMatchObject({
      kind: 'ticked',
      order: { orderId: 4 },
    });
  }));

test('a parcel whose manifest is in doubt is never told to be on none: it is not to be manifested again', () =>
  atStation(async ({ app, service, accountId, scan }) => {
    const one = await makeManifest(app(), accountId, [1]);
    await scan(72);
    service.answers = 'dropped';
    const orders = [manifestOrder(72), manifestOrder(900)];
    expect(await app().outcome('manifests.create', { accountId, orders })).toMatchObject({
      failure: { code: 'in-doubt' },
    });
    const tallyId = await beginTally(app(), one);
    // 900 is in no copy of the orders: only the ledger knows it.
    for (const code of [numberOf(72), '#900']) {
      expect((await scanInto(app(), tallyId, code)).verdict, code).toMatchObject({
        kind: 'extra',
        extra: { reason: 'not-settled', orderNumber: code, elsewhere: [] },
      });
      expect((await scanInto(app(), null, code)).verdict, code).toMatchObject({
        kind: 'no-manifest',
        isNotSettled: true,
        orderNumber: code,
      });
    }
    expect((await scanInto(app(), null, 'OF-NOBODY')).verdict).toMatchObject({ isNotSettled: false });
    const tally = await finishTally(app(), tallyId);
    expect(tally.extras.map(({ reason }) => reason)).toEqual(['not-settled', 'not-settled']);
  }));

test('an order of another service that has the same id there is another parcel', () =>
  atStation(async ({ app, accountId }) => {
    const other = await startCountingService([71]);
    onTestFinished(() => other.close());
    other.relabelled.set(71, { carrier_name: 'NZ Post', tracking_number: 'OF-THE-OTHER' });
    const otherId = await addAccount(app(), 'South', other.url, 'south');
    await app().search(query({ accountId: otherId }));
    const tallyId = await beginTally(app(), await makeManifest(app(), accountId, [orderAtService(71)]));
    expect((await scanInto(app(), tallyId, 'OF-THE-OTHER')).verdict).toMatchObject({
      kind: 'extra',
      extra: { reason: 'not-manifested' },
    });
    expect((await scanInto(app(), tallyId, 'TRACK71NZ')).verdict).toMatchObject({ kind: 'ticked' });
  }));

test('an account that is entered twice: its manifest is one, also for a parcel that the copy knows under both', () =>
  atStation(async ({ app, accountId }) => {
    const { accounts } = await app().ask('accounts.list', {});
    const baseAddress = accounts.find((one) => one.accountId === accountId)?.baseAddress ?? '';
    const twinId = await addAccount(app(), 'North again', baseAddress, 'north');
    for (const id of [accountId, twinId]) await app().search(query({ accountId: id }));
    const [one, two] = [
      await makeManifest(app(), accountId, [orderAtService(71)]),
      await makeManifest(app(), accountId, [1]),
    ];
    const tallyId = await beginTally(app(), two);
    expect((await scanInto(app(), tallyId, numberOf(71))).verdict).toMatchObject({
      kind: 'other-manifest',
      extra: { elsewhere: [{ manifestId: one }] },
    });
    expect((await scanInto(app(), null, numberOf(71))).verdict).toMatchObject({ kind: 'ticked' });
  }));

test('without the service everything is counted as with it: nobody asks it', () =>
  atStation(async ({ app, accountId, service, cable }) => {
    const manifestId = await makeManifest(app(), accountId, [1]);
    await cable.pull();
    const { tally } = await scanInto(app(), null, 'HP1');
    expect(tally).toMatchObject({ manifestId, tickedCount: 1 });
    expect((await finishTally(app(), tally?.tallyId ?? '')).state).toBe('handed-over');
    expect(service.writes).toEqual(['POST /api/orders/manifest']);
  }));

test('a parcel that was scanned in the wrong tally leaves it when it is counted where it belongs, and no other parcel does', () =>
  atStation(async ({ app, accountId }) => {
    const one = await beginTally(app(), await makeManifest(app(), accountId, [1]));
    const two = await beginTally(app(), await makeManifest(app(), accountId, [3, 4]));
    for (const code of ['#3', '#4', 'OF-NOBODY']) await scanInto(app(), one, code);
    expect((await app().ask('handOver.tick', { tallyId: two, orderId: 3, byHand: false })).verdict.kind).toBe('ticked');
    const { extras } = await app().ask('handOver.tally', { tallyId: one });
    expect(extras.map(({ code }) => code)).toEqual(['OF-NOBODY', '#4']);
  }));

test('the last scan is taken back, also an extra; one by hand is called so, and another one is refused', () =>
  atStation(async ({ app, accountId }) => {
    const tallyId = await beginTally(app(), await makeManifest(app(), accountId, [1, 2]));
    await scanInto(app(), tallyId, '#1');
    await scanInto(app(), tallyId, 'OF-NOBODY');
    const { lastTickNo } = await app().ask('handOver.tally', { tallyId });
    const after = await app().ask('handOver.takeBack', { tallyId, tickNo: lastTickNo ?? 0 });
    expect(after).toMatchObject({ tickedCount: 1, extraCount: 0 });
    expect(await app().outcome('handOver.takeBack', { tallyId, tickNo: lastTickNo ?? 0 })).toMatchObject({
      failure: { code: 'changed-meanwhile' },
    });
    const none = await app().ask('handOver.takeBack', { tallyId, tickNo: after.lastTickNo ?? 0 });
    expect(none).toMatchObject({ tickedCount: 0, lastTickNo: null });
    const byHand = await app().ask('handOver.tick', { tallyId, orderId: 1, byHand: true });
    expect(byHand).toMatchObject({ verdict: { kind: 'ticked', byHand: true }, tally: { tickedCount: 1 } });
    expect((await scanInto(app(), tallyId, '#1')).verdict.kind).toBe('double');
    expect(await app().outcome('handOver.tick', { tallyId, orderId: 99, byHand: true })).toMatchObject({
      failure: { code: 'not-found' },
    });
  }));

test('a GS1 code with its AIM prefix is counted by the tracking number in it', () =>
  atStation(async ({ app, accountId }) => {
    const tracked = { ...manifestOrder(1), trackingNumber: 'TRACK1NZ' };
    const tallyId = await beginTally(app(), await makeManifest(app(), accountId, [tracked]));
    const { scans } = strikeAll(timed([...usStrokes(']C1401TRACK1NZ'), ENTER], 5), { layout: 'us' });
    const asked = askedCodes(scans.flatMap(({ readings }) => readings));
    const { verdict } = await app().ask('handOver.scan', { tallyId, ...asked });
    expect(verdict).toMatchObject({ kind: 'ticked', order: { orderId: 1 } });
  }));

test('an order on two manifests: without a tally it is asked which, and once one is handed over the other is meant', () =>
  atStation(async ({ app, accountId }) => {
    const first = await makeManifest(app(), accountId, [1, 2]);
    const second = await makeManifest(app(), accountId, [1], [first]);
    const which = await scanInto(app(), null, '#1');
    expect(which).toMatchObject({ tally: null, verdict: { kind: 'several', orders: [] } });
    const places = which.verdict.kind === 'several' ? which.verdict.places : [];
    expect(places.map(({ manifestId }) => manifestId)).toEqual([second, first]);
    expect(places).toMatchObject([{ trackingNumber: 'HP1' }, { trackingNumber: 'HP1' }]);
    const tallyId = await beginTally(app(), second);
    expect((await scanInto(app(), tallyId, '#1')).verdict.kind).toBe('ticked');
    await finishTally(app(), tallyId);
    expect((await scanInto(app(), null, '#1')).tally).toMatchObject({ manifestId: first, tickedCount: 1 });
  }));

test('two parcels that go by one number are asked about, never guessed', () =>
  atStation(async ({ app, accountId }) => {
    const twins = [manifestOrder(1), { ...manifestOrder(2), orderNumber: '#1' }];
    const tallyId = await beginTally(app(), await makeManifest(app(), accountId, twins));
    const { verdict } = await scanInto(app(), tallyId, '#1');
    expect(verdict).toMatchObject({ kind: 'several', orders: [{ orderId: 1 }, { orderId: 2 }], places: [] });
    expect((await scanInto(app(), tallyId, 'HP2')).verdict).toMatchObject({ kind: 'ticked', order: { orderId: 2 } });
  }));

test('another order of another account with the same number is a question; its tracking number settles it', () =>
  atStation(async ({ app, accountId, scan }) => {
    await scan(72);
    // The service of this account knows HARBOUR-72; the manifest holds another parcel with that number.
    const twin = { ...manifestOrder(900), orderNumber: numberOf(72) };
    const tallyId = await beginTally(app(), await makeManifest(app(), accountId, [twin]));
    expect((await scanInto(app(), tallyId, numberOf(72))).verdict).toMatchObject({
      kind: 'several',
      orders: [{ orderId: 900 }],
    });
    expect((await scanInto(app(), tallyId, 'HP900')).verdict).toMatchObject({ kind: 'ticked' });
    // Once the other one is archived, no parcel can have its number.
    const archive = { kind: 'archive', orders: [{ orderId: 72, orderNumber: numberOf(72) }] } as const;
    await app().ask('changes.start', { accountId, change: archive });
    await app().announcements.first('changes.progressed', ({ state }) => state === 'ended');
    expect((await scanInto(app(), tallyId, numberOf(72))).verdict).toMatchObject({ kind: 'double' });
  }));

test('an archive that is in doubt is no manifest: its parcel is on none', () =>
  atStation(async ({ app, accountId, service, scan }) => {
    const tallyId = await beginTally(app(), await makeManifest(app(), accountId, [1]));
    await scan(72);
    service.answers = 'dropped';
    const orders = [72, 900].map((orderId) => ({ orderId, orderNumber: numberOf(orderId) }));
    await app().ask('changes.start', { accountId, change: { kind: 'archive', orders } });
    await app().announcements.first('changes.progressed', ({ state }) => state === 'ended');
    for (const code of orders.map(({ orderNumber }) => orderNumber)) {
      expect((await scanInto(app(), tallyId, code)).verdict, code).toMatchObject({
        extra: { reason: 'not-manifested' },
      });
    }
  }));

test('a parcel of an account that is no longer here is found by the ledger alone', () =>
  atStation(async ({ app, accountId }) => {
    const manifestId = await makeManifest(app(), accountId, [1]);
    await app().ask('accounts.remove', { accountId });
    expect((await scanInto(app(), null, 'HP1')).tally).toMatchObject({ manifestId, tickedCount: 1 });
    expect((await scanInto(app(), null, 'HP2')).verdict).toMatchObject({ kind: 'no-manifest' });
  }));

test('a clock that was set back changes neither the order of the scans nor what is counted', () => {
  let minutes = 0;
  const clock: Clock = { ...systemClock, now: () => new Date(Date.UTC(2026, 5, 1) - 60_000 * minutes++) };
  return atStation(
    async ({ app, accountId }) => {
      const tallyId = await beginTally(app(), await makeManifest(app(), accountId, [1, 2, 3]));
      for (const code of ['#1', '#2', '#3']) await scanInto(app(), tallyId, code);
      const { ticked, lastTickNo } = await app().ask('handOver.tally', { tallyId });
      expect(ticked.map(({ order }) => order.orderNumber)).toEqual(['#3', '#2', '#1']);
      expect(lastTickNo).toBe(ticked[0]?.tickNo);
      expect((await finishTally(app(), tallyId)).state).toBe('handed-over');
    },
    { clock },
  );
});

test('five hundred parcels are counted, each in turn', () =>
  atStation(async ({ app, accountId }) => {
    const ids = Array.from({ length: 500 }, (_, at) => at + 1);
    const tallyId = await beginTally(app(), await makeManifest(app(), accountId, ids));
    for (const orderId of ids.slice(1)) {
      const { verdict, tally } = await scanInto(app(), tallyId, `HP${orderId}`);
      expect({ kind: verdict.kind, counted: tally?.tickedCount }).toEqual({ kind: 'ticked', counted: orderId - 1 });
    }
    expect((await finishTally(app(), tallyId)).left.map(({ orderId }) => orderId)).toEqual([1]);
  }));
