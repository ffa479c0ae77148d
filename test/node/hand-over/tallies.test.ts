/**
 * Tallies: a scan is on the disk before it is called counted, and each scan gets the right verdict, without a network.
 */
import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openTalliesFile, talliesFileName } from '../../../src-main/hand-over/tallies-file.ts';
import type { TallyEnd } from '../../../src-main/hand-over/tally.ts';
import { sealOf } from '../../../src-main/journal/write-record.ts';
import type { Clock } from '../../../src-main/ports.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import { tickWords } from '../../../src-renderer/hand-over/tally-words.ts';
import { askedCodes } from '../../../src-renderer/scan/scan-readings.ts';
import { startCountingService } from '../../helpers/counting-service.ts';
import { query } from '../../helpers/orders-bench.ts';
import { sheetWords } from '../../helpers/sheet-words.ts';
import { cannotMount, openSmallDisk } from '../../helpers/small-disk.ts';
import { manifestOrder } from '../manifests/manifests-bench.ts';
import { readPdf } from '../sandbox/pdf-text.ts';
import { ENTER, strikeAll, timed, usStrokes } from '../scanner/strokes.ts';
import { addAccount, atStation, numberOf } from '../station/station-bench.ts';
import { beginTally, finishRequest, finishTally, makeManifest, orderAtService, scanInto } from './hand-over-bench.ts';

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

test('a parcel that got another label is not counted by hand either, unless a person says so', () =>
  atStation(async ({ app, service, accountId }) => {
    const tallyId = await beginTally(app(), await makeManifest(app(), accountId, [71, 72].map(orderAtService)));
    service.relabelled.set(71, { carrier_name: 'DHL', tracking_number: 'DHL71' });
    await app().search(query({ accountId }));
    const byHand = { tallyId, orderId: 71, byHand: true };
    const { verdict, tally } = await app().ask('handOver.tick', byHand);
    expect(verdict).toMatchObject({ kind: 'relabelled', order: { orderId: 71 }, carrierName: 'DHL', byHand: true });
    expect(tally).toMatchObject({ tickedCount: 0 });
    const sure = await app().ask('handOver.tick', { ...byHand, isSure: true });
    expect(sure.verdict).toMatchObject({ kind: 'ticked', byHand: true });
    const other = await app().ask('handOver.tick', { ...byHand, orderId: 72 });
    expect(other.verdict).toMatchObject({ kind: 'ticked', byHand: true });
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

test('a parcel that goes with another carrier since its manifest is not counted by itself: this driver would take it', () =>
  atStation(async ({ app, accountId, service }) => {
    const withoutCarrier = { ...orderAtService(74), carrierName: '', trackingNumber: '' };
    const one = await makeManifest(app(), accountId, [...[71, 72, 73].map(orderAtService), withoutCarrier]);
    service.relabelled.set(71, { carrier_name: 'DHL', tracking_number: 'DHL71' });
    service.relabelled.set(72, { carrier_name: 'NZ Post', tracking_number: 'TRACK72NZ-2' });
    service.relabelled.set(73, { carrier_name: 'NZ Post Overnight', tracking_number: 'TRACK73NZ' });
    await app().search(query({ accountId }));

    const asked = { kind: 'relabelled', order: { orderId: 71 }, carrierName: 'DHL' };
    const tallyId = await beginTally(app(), one);
    const relabelled = await app().ask('handOver.relabelled', { tallyId });
    expect(relabelled).toEqual([{ orderId: 71, carrierName: 'DHL' }]);
    for (const code of ['DHL71', numberOf(71)]) {
      expect(await scanInto(app(), tallyId, code), code).toMatchObject({ verdict: asked, tally: { tickedCount: 0 } });
    }
    // Another label of the same carrier, the same label of a carrier that is called otherwise now, and one that the manifest knew nothing of.
    for (const code of ['TRACK72NZ-2', numberOf(73), numberOf(74)]) {
      expect((await scanInto(app(), tallyId, code)).verdict.kind, code).toBe('ticked');
    }
    // A person says so; or the label in hand is the one that this driver's manifest names.
    const here = await app().ask('handOver.tick', { tallyId, orderId: 71, byHand: false });
    expect(here).toMatchObject({ verdict: { kind: 'ticked' }, tally: { tickedCount: 4 } });
    await app().ask('handOver.takeBack', { tallyId, tickNo: 4 });
    expect((await scanInto(app(), tallyId, 'TRACK71NZ')).verdict.kind).toBe('ticked');
    await app().ask('handOver.takeBack', { tallyId, tickNo: 5 });
    // What stays for another driver is named as its label is now, also on the sheet.
    const { forOthers } = await finishTally(app(), tallyId, { forOthers: [71] });
    expect(forOthers).toMatchObject([{ orderId: 71, carrierName: 'DHL', trackingNumber: 'DHL71' }]);
  }));

test('nor is it counted, or its old manifest’s tally begun, by a scan elsewhere: the old driver is not here', () =>
  atStation(async ({ app, accountId, service }) => {
    const old = await makeManifest(app(), accountId, [71, 72].map(orderAtService));
    service.relabelled.set(71, { carrier_name: 'DHL', tracking_number: 'DHL71' });
    await app().search(query({ accountId }));

    const place = { manifestId: old, orderId: 71, carrierNow: 'DHL' };
    const nowhere = await scanInto(app(), null, 'DHL71');
    expect(nowhere).toMatchObject({ verdict: { kind: 'relabelled', carrierName: 'DHL', place }, tally: null });
    expect((await app().ask('handOver.get', {})).open).toEqual([]);
    const other = await beginTally(app(), await makeManifest(app(), accountId, [orderAtService(73)]));
    const elsewhere = await scanInto(app(), other, 'DHL71');
    expect(elsewhere.verdict).toMatchObject({ kind: 'other-manifest', extra: { elsewhere: [place] } });
    expect(tickWords({ ...elsewhere, shownId: 1, tallyId: other }, null).title).toBe('HARBOUR-71 goes with DHL now');
    // The old label is what the old driver takes.
    expect((await scanInto(app(), other, 'TRACK72NZ')).verdict).toMatchObject({
      extra: { elsewhere: [{ manifestId: old, carrierNow: null }] },
    });

    // Once it is on a manifest with its new label, that one is meant; also after that has left the house.
    const byDhl = { ...orderAtService(71), carrierName: 'DHL', trackingNumber: 'DHL71' };
    const current = await makeManifest(app(), accountId, [byDhl], [old]);
    const counted = await scanInto(app(), null, 'DHL71');
    expect(counted).toMatchObject({ verdict: { kind: 'ticked' }, tally: { manifestId: current, tickedCount: 1 } });
    await finishTally(app(), counted.tally?.tallyId ?? '');
    expect((await scanInto(app(), null, 'DHL71')).verdict).toMatchObject({
      kind: 'handed-over',
      place: { manifestId: current },
    });
    expect((await app().ask('handOver.get', {})).open).toMatchObject([{ tallyId: other }]);
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

test('handed over: it says when and by whom, a second tally asks, and the parcel names it', () =>
  atStation(async ({ app, accountId, folder, startAgain }) => {
    const manifestId = await makeManifest(app(), accountId, [1, 2]);
    const heard = () => app().announcements.all.filter(({ name }) => name === 'handOver.changed').length;
    const tallyId = await beginTally(app(), manifestId);
    expect(heard()).toBe(1);
    expect(await beginTally(app(), manifestId)).toBe(tallyId);
    await scanInto(app(), tallyId, '#1');
    const counted = heard();
    const { lastTickNo } = await app().ask('handOver.tally', { tallyId });
    const done = await finishTally(app(), tallyId, { handedOverBy: 'Kim', driver: 'Ana' });
    expect(heard()).toBeGreaterThan(counted);
    // The driver has signed for it: nothing of it is taken back, and it does not go from the list.
    const taken = await app().outcome('handOver.takeBack', { tallyId, tickNo: lastTickNo ?? 0 });
    for (const refused of [taken, await app().outcome('handOver.discard', { tallyId })]) {
      expect(refused).toMatchObject({ failure: { code: 'changed-meanwhile' } });
    }
    expect(done).toMatchObject({ state: 'handed-over', handedOverBy: 'Kim', tickedCount: 1, lastTickNo: null });
    expect(done.left.map(({ orderNumber }) => orderNumber)).toEqual(['#2']);
    // Its sheet is safe beside the manifest's PDF, before anybody saves or prints it.
    const sheet = readFileSync(join(folder, 'manifests', `hand-over-${tallyId}.pdf`), 'latin1');
    expect([sheet.slice(0, 5), sheet.trimEnd().slice(-5)]).toEqual(['%PDF-', '%%EOF']);
    await startAgain();
    expect(await app().ask('handOver.ofManifests', { manifestIds: [manifestId] })).toMatchObject([
      { tallyId, handedOverBy: 'Kim', tickedCount: 1, orderCount: 2 },
    ]);
    expect((await app().ask('handOver.get', {})).handedOverBy).toBe('Kim');
    expect(await app().outcome('handOver.begin', { manifestId, again: false })).toMatchObject({
      failure: { code: 'already-handed-over', facts: { manifestId } },
    });
    expect((await scanInto(app(), null, '#2')).verdict).toMatchObject({ kind: 'handed-over', place: { manifestId } });
    expect((await scanInto(app(), tallyId, '#2')).verdict).toMatchObject({ failure: { code: 'changed-meanwhile' } });
    const again = await beginTally(app(), manifestId, true);
    expect(again).not.toBe(tallyId);
    expect((await scanInto(app(), null, '#2')).tally).toMatchObject({ tallyId: again, tickedCount: 1 });
    // That another one of it is open now does not take back that it was handed over.
    const other = await beginTally(app(), await makeManifest(app(), accountId, [3]));
    expect((await scanInto(app(), other, '#1')).verdict).toMatchObject({
      extra: { elsewhere: [{ manifestId, handedOverAt: expect.any(String) }] },
    });
  }));

test('a second hand-over counts what was missing: what left with the first is not missing, and is counted again where it came back', () =>
  atStation(async ({ app, accountId, startAgain }) => {
    const manifestId = await makeManifest(app(), accountId, [1, 2, 3, 4]);
    const first = await beginTally(app(), manifestId);
    await scanInto(app(), first, '#1');
    await scanInto(app(), first, '#2');
    await finishTally(app(), first);

    const second = await beginTally(app(), manifestId, true);
    const numbers = async (tallyId: string) => {
      const tally = await app().ask('handOver.tally', { tallyId });
      const { orderCount, tickedCount, earlierCount, left } = tally;
      return [orderCount, tickedCount, earlierCount, left.map(({ orderNumber }) => orderNumber)];
    };
    expect(await numbers(second)).toEqual([2, 0, 2, ['#3', '#4']]);
    expect((await scanInto(app(), second, '#3')).tally).toMatchObject({ orderCount: 2, tickedCount: 1 });
    // The first courier brought it back.
    const back = await scanInto(app(), second, '#1');
    expect(back).toMatchObject({ verdict: { kind: 'ticked' }, tally: { orderCount: 3, tickedCount: 2 } });
    expect(await numbers(second)).toEqual([3, 2, 1, ['#4']]);
    await finishTally(app(), second);
    await startAgain();
    expect(await numbers(second)).toEqual([3, 2, 1, ['#4']]);

    const third = await beginTally(app(), manifestId, true);
    await scanInto(app(), third, '#4');
    await finishTally(app(), third);
    expect(await numbers(third)).toEqual([1, 1, 3, []]);
    // All have left: a further one is for what came back.
    expect(await numbers(await beginTally(app(), manifestId, true))).toEqual([4, 0, 0, ['#1', '#2', '#3', '#4']]);
  }));

test('parcels that were missing are still to be handed over: their manifest is listed until they have left, and a scan says so', () =>
  atStation(async ({ app, accountId, startAgain }) => {
    const [one, two] = [await makeManifest(app(), accountId, [1, 2, 3]), await makeManifest(app(), accountId, [4])];
    const partly = async () => (await app().ask('handOver.get', {})).partly.map(({ manifestId }) => manifestId);
    const first = await beginTally(app(), one);
    await scanInto(app(), first, '#1');
    expect(await partly()).toEqual([]);
    await finishTally(app(), first);
    expect(await partly()).toEqual([one]);
    expect((await app().ask('handOver.get', {})).partlyMore).toBe(0);
    await startAgain();
    expect(await partly()).toEqual([one]);

    // The next day, without a hand-over on the screen and at the hand-over of another manifest.
    const stayed = { manifestId: one, wasMissing: true };
    const late = await scanInto(app(), null, '#2');
    expect(late.verdict).toMatchObject({ kind: 'handed-over', place: stayed });
    // Another one stayed as well.
    expect(tickWords({ ...late, shownId: 1, tallyId: null }, null).next).not.toContain('The others were handed over');
    expect((await scanInto(app(), null, '#1')).verdict).toMatchObject({
      place: { manifestId: one, wasMissing: false },
    });
    const other = await beginTally(app(), two);
    expect((await scanInto(app(), other, '#2')).verdict).toMatchObject({ extra: { elsewhere: [stayed] } });

    const second = await beginTally(app(), one, true);
    expect(await partly()).toEqual([]);
    await app().ask('handOver.discard', { tallyId: second });
    expect(await partly()).toEqual([one]);
    const third = await beginTally(app(), one, true);
    for (const code of ['#2', '#3']) await scanInto(app(), third, code);
    await finishTally(app(), third);
    expect(await partly()).toEqual([]);
  }));

test('a parcel that is lost or goes another way closes its line with a reason, which can be taken back, and later sheets say it', () =>
  atStation(async ({ app, accountId, startAgain }) => {
    const manifestId = await makeManifest(app(), accountId, [1, 2, 3, 4]);
    const state = () => app().ask('handOver.get', {});
    const partly = async () => (await state()).partly.map(({ stillHere }) => stillHere);
    const first = await beginTally(app(), manifestId);
    await scanInto(app(), first, '#1');
    const asked = { tallyId: first, orderIds: [2], why: 'Went by taxi', by: 'Kim' };
    expect(await app().outcome('handOver.setNotGoing', asked)).toMatchObject({
      failure: { code: 'changed-meanwhile' },
    });
    await finishTally(app(), first);
    // It stands in one list only.
    expect((await state()).done).toEqual([]);
    expect(await partly()).toEqual([{ missing: 3, forOthers: 0 }]);

    expect(await app().outcome('handOver.setNotGoing', { ...asked, orderIds: [1] })).toMatchObject({ ok: false });
    await app().ask('handOver.setNotGoing', asked);
    await app().ask('handOver.setNotGoing', { ...asked, orderIds: [3, 4], why: 'Lost' });
    await startAgain();
    expect(await partly()).toEqual([]);
    expect((await state()).done.map(({ tallyId }) => tallyId)).toEqual([first]);
    // Where all that stayed does not go any more, a further one has nothing to count.
    const needless = await beginTally(app(), manifestId, true);
    expect(await app().ask('handOver.tally', { tallyId: needless })).toMatchObject({ orderCount: 0, left: [] });
    await app().ask('handOver.discard', { tallyId: needless });
    expect((await app().ask('handOver.tally', { tallyId: first })).notGoing).toMatchObject([
      { order: { orderId: 2 }, why: 'Went by taxi', by: 'Kim' },
      ...[3, 4].map((orderId) => ({ order: { orderId }, why: 'Lost' })),
    ]);
    expect((await scanInto(app(), null, '#3')).verdict).toMatchObject({
      kind: 'handed-over',
      place: { wasMissing: true, notGoing: 'Lost' },
    });
    // Said once more with another reason, it is said once; and only what was said is taken back.
    await app().ask('handOver.setNotGoing', { ...asked, orderIds: [4], why: 'Found, and damaged' });
    const said = (await app().ask('handOver.tally', { tallyId: first })).notGoing;
    expect(said.map(({ order, why }) => [order.orderId, why])).toEqual([
      [2, 'Went by taxi'],
      [3, 'Lost'],
      [4, 'Found, and damaged'],
    ]);
    expect(await app().outcome('handOver.setGoing', { tallyId: first, orderIds: [4, 1] })).toMatchObject({
      failure: { code: 'changed-meanwhile' },
    });
    await app().ask('handOver.setGoing', { tallyId: first, orderIds: [4] });
    expect(await partly()).toEqual([{ missing: 1, forOthers: 0 }]);

    // A later hand-over counts what is still to go, and also what goes after all.
    const second = await beginTally(app(), manifestId, true);
    expect(await app().outcome('handOver.setNotGoing', { ...asked, orderIds: [4] })).toMatchObject({
      failure: { code: 'changed-meanwhile' },
    });
    const told = async (tallyId: string) => {
      const { orderCount, tickedCount, earlierCount, left, notGoing } = await app().ask('handOver.tally', { tallyId });
      return [orderCount, tickedCount, earlierCount, left.length, notGoing.map(({ order }) => order.orderId)];
    };
    expect(await told(second)).toEqual([1, 0, 1, 1, [2, 3]]);
    await scanInto(app(), second, '#3');
    expect(await told(second)).toEqual([2, 1, 1, 1, [2, 3]]);
    await finishTally(app(), second);
    expect(await told(second)).toEqual([2, 1, 1, 1, [2]]);
    expect(await partly()).toEqual([{ missing: 1, forOthers: 0 }]);
    expect((await scanInto(app(), null, '#2')).verdict).toMatchObject({ place: { notGoing: 'Went by taxi' } });
    // What does not go has not left before either.
    const third = await beginTally(app(), manifestId, true);
    expect(await told(third)).toEqual([1, 0, 2, 1, [2]]);
  }));

test('of several carriers, what another driver takes is not missing; it is still to be handed over', () =>
  atStation(async ({ app, accountId }) => {
    const orders = [1, 2, 3].map((orderId) => ({
      ...manifestOrder(orderId),
      carrierName: orderId === 3 ? 'UPS' : 'DHL',
    }));
    const manifestId = await makeManifest(app(), accountId, orders);
    const first = await beginTally(app(), manifestId);
    await scanInto(app(), first, '#1');
    expect(await app().outcome('handOver.finish', await finishRequest(app(), first, { forOthers: [1] }))).toMatchObject(
      { failure: { code: 'changed-meanwhile' } },
    );
    const tally = await finishTally(app(), first, { forOthers: [3] });
    expect(tally.left.map(({ orderId }) => orderId)).toEqual([2]);
    expect(tally.forOthers.map(({ orderId }) => orderId)).toEqual([3]);
    expect((await app().ask('handOver.get', {})).partly).toMatchObject([{ stillHere: { missing: 1, forOthers: 1 } }]);
    const second = await beginTally(app(), manifestId, true);
    expect((await app().ask('handOver.tally', { tallyId: second })).left.map(({ orderId }) => orderId)).toEqual([2, 3]);
  }));

test('parcels that stayed are listed however many hand-overs have ended since', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-tallies-'));
  const file = openTalliesFile({ folder, clock: systemClock, begun: { from: () => {}, last: () => 0 } });
  const handOver = (manifestId: string, missing: TallyEnd['missing']): void => {
    const facts = { accountId: 'north', accountLabel: 'North', carriers: [], orderCount: 1, discardedAt: null };
    const times = { manifestCreatedAt: '2026-03-02T08:15:00.000Z', startedAt: '2026-03-02T09:00:00.000Z' };
    file.begin({ ...facts, ...times, tallyId: `of ${manifestId}`, manifestId, end: null }, false);
    const sheet = { fileNumber: 1, fileName: 'sheet.pdf', sha256: '', byteCount: 0 };
    const people = { handedOverBy: 'Kim', driver: '', signature: [], words: sheetWords };
    const counts = { tickedCount: 0, byHandCount: 0, extras: [], notWritable: [] };
    const end = { at: '2026-03-02T10:00:00.000Z', missing, ...people, ...counts, sheet };
    file.change(`of ${manifestId}`, (before) => ({ ...before, end }));
  };
  handOver('first', [manifestOrder(1)]);
  for (let at = 0; at < 60; at += 1) handOver(`whole ${at}`, []);
  expect(file.partly(10).map(({ manifestId }) => manifestId)).toEqual(['first']);
  expect([file.partlyCount(), file.done(100).length, file.lastEnded()?.manifestId]).toEqual([1, 60, 'whole 59']);
  file.shut();
  await rm(folder, { recursive: true });
});

test('the activity reads a tally that has ended once, and again only where it has changed, also by another program', () =>
  atStation(async ({ app, accountId, folder }) => {
    const whole = await beginTally(app(), await makeManifest(app(), accountId, [1]));
    await scanInto(app(), whole, '#1');
    await finishTally(app(), whole);
    const open = await beginTally(app(), await makeManifest(app(), accountId, [2]));
    const told = async () => {
      const filter = { accountId: null, kind: 'hand-over', outcome: null, from: null, to: null } as const;
      const { entries } = await app().ask('activity.list', { filter, offset: 0, limit: 10 });
      return entries.map(({ activityId, outcome, about }) => [activityId, outcome, about]);
    };
    expect(await told()).toEqual([
      [open, 'under-way', '0/1'],
      [whole, 'done', '1/1'],
    ]);
    // Whoever reads it now finds that its seal does not fit.
    const database = new DatabaseSync(join(folder, 'hand-over', talliesFileName));
    database.prepare("UPDATE tallies SET content = json_set(content, '$.orderCount', 7) WHERE tally_id = ?").run(whole);
    await scanInto(app(), open, '#2');
    expect(await told()).toEqual([
      [open, 'under-way', '1/1'],
      [whole, 'done', '1/1'],
    ]);
    const [row] = database.prepare('SELECT content FROM tallies WHERE tally_id = ?').all(whole);
    const seal = sealOf(String(row?.content));
    database.prepare('UPDATE tallies SET seal = ? WHERE tally_id = ?').run(seal, whole);
    database.close();
    expect(await told()).toEqual([
      [open, 'under-way', '1/1'],
      [whole, 'done', '1/7'],
    ]);
  }));

test('what was left for a while and is handed over at last stands first among what is done, and its name is the one offered', () =>
  atStation(async ({ app, accountId, startAgain }) => {
    const left = await beginTally(app(), await makeManifest(app(), accountId, [1]));
    const countAll = async (tallyId: string, orderId: number, handedOverBy = 'Kim'): Promise<void> => {
      await scanInto(app(), tallyId, `#${orderId}`);
      await finishTally(app(), tallyId, { handedOverBy });
    };
    for (let orderId = 2; orderId <= 12; orderId += 1) {
      await countAll(await beginTally(app(), await makeManifest(app(), accountId, [orderId])), orderId);
    }
    await countAll(left, 1, 'Robin');
    const next = await beginTally(app(), await makeManifest(app(), accountId, [13]));
    await countAll(next, 13, 'Sam');
    const told = async () => {
      const { done, handedOverBy } = await app().ask('handOver.get', {});
      return [done.slice(0, 2).map(({ tallyId }) => tallyId), done.length, handedOverBy];
    };
    expect(await told()).toEqual([[next, left], 10, 'Sam']);
    await startAgain();
    expect(await told()).toEqual([[next, left], 10, 'Sam']);
  }));

test('what was scanned while the question was open is not handed over unseen', () =>
  atStation(async ({ app, accountId }) => {
    const tallyId = await beginTally(app(), await makeManifest(app(), accountId, [1, 2]));
    const asked = await finishRequest(app(), tallyId);
    await scanInto(app(), tallyId, '#1');
    expect(await app().outcome('handOver.finish', asked)).toMatchObject({
      failure: { code: 'changed-meanwhile', changed: 'nothing' },
    });
    const shown = await finishRequest(app(), tallyId);
    // What was shown as left is signed for as missing.
    expect(await app().outcome('handOver.finish', { ...shown, left: [1] })).toMatchObject({
      failure: { code: 'changed-meanwhile', changed: 'nothing' },
    });
    await finishTally(app(), tallyId);
    expect(await app().outcome('handOver.finish', asked)).toMatchObject({ failure: { code: 'changed-meanwhile' } });
  }));

test('a second press on Hand over, with other names, leaves the sheet on the disk as it was signed', () =>
  atStation(async ({ app, accountId, folder }) => {
    const tallyId = await beginTally(app(), await makeManifest(app(), accountId, [1, 2]));
    const asked = await finishRequest(app(), tallyId);
    await app().ask('handOver.finish', asked);
    const sheet = join(folder, 'manifests', `hand-over-${tallyId}.pdf`);
    const signed = readFileSync(sheet);
    const again = await app().outcome('handOver.finish', { ...asked, driver: 'Somebody else' });
    expect(again).toMatchObject({ failure: { code: 'changed-meanwhile', changed: 'nothing' } });
    expect(readFileSync(sheet)).toEqual(signed);
  }));

test('of two that hand over one tally, the one that comes second leaves the sheet that the other one signed, and not its own', async () => {
  const saved = join(await mkdtemp(join(tmpdir(), 'packbench-saved-')), 'saved.pdf');
  onTestFinished(() => rm(dirname(saved), { recursive: true, force: true }));
  await atStation(
    async ({ app, accountId, folder }) => {
      const tallyId = await beginTally(app(), await makeManifest(app(), accountId, [1, 2]));
      const asked = await finishRequest(app(), tallyId);
      // The most that main takes: its sheet is nearly always drawn last.
      const signature = Array.from({ length: 10 }, () =>
        Array.from({ length: 2_000 }, (_, at) => [at % 900, 9] as const),
      );
      const outcomes = await Promise.all([
        app().outcome('handOver.finish', { ...asked, driver: 'Ana' }),
        app().outcome('handOver.finish', { ...asked, driver: 'Somebody else', signature }),
      ]);
      const signedBy = outcomes[0].ok ? 'Ana' : 'Somebody else';
      expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
      expect(outcomes.find(({ ok }) => !ok)).toMatchObject({
        failure: { code: 'changed-meanwhile', changed: 'nothing' },
      });
      const sheet = readFileSync(join(folder, 'manifests', `hand-over-${tallyId}.pdf`));
      await app().ask('handOver.saveSheet', { tallyId });
      const [page] = await readPdf(readFileSync(saved));
      expect(page?.text).toContain(signedBy);
      expect(sheet.equals(readFileSync(saved))).toBe(true);
    },
    { saveDialog: { choosePath: async () => saved } },
  );
});

test.each([
  ['is not on the manifest', 'PARCEL-OF-NOBODY'],
  ['an earlier hand-over counted', '#1'],
])('nor is a parcel that %s: the driver signs for what is shown', (_what, code) =>
  atStation(async ({ app, accountId }) => {
    const manifestId = await makeManifest(app(), accountId, [1, 2]);
    const first = await beginTally(app(), manifestId);
    await scanInto(app(), first, '#1');
    await finishTally(app(), first);
    const tallyId = await beginTally(app(), manifestId, true);
    const asked = await finishRequest(app(), tallyId);
    await scanInto(app(), tallyId, code);
    expect(await app().outcome('handOver.finish', asked)).toMatchObject({
      failure: { code: 'changed-meanwhile', changed: 'nothing' },
    });
    expect(await finishTally(app(), tallyId)).toMatchObject({ state: 'handed-over' });
  }),
);

const sheetsIn = (folder: string): readonly string[] =>
  readdirSync(join(folder, 'manifests')).filter((name) => name.startsWith('hand-over-'));

test('nor is what was scanned while the sheet was drawn, which does not tell of it: that sheet does not stay', () =>
  atStation(async ({ app, accountId, folder }) => {
    const tallyId = await beginTally(app(), await makeManifest(app(), accountId, [1, 2]));
    const asked = await finishRequest(app(), tallyId);
    const finished = app().outcome('handOver.finish', asked);
    // Drawing has begun, and what was asked is still true then.
    await new Promise(setImmediate);
    await app().ask('handOver.tick', { tallyId, orderId: 1, byHand: false });
    expect(await finished).toMatchObject({ failure: { code: 'changed-meanwhile', changed: 'nothing' } });
    expect(sheetsIn(folder)).toEqual([]);
    expect(await finishTally(app(), tallyId)).toMatchObject({ state: 'handed-over', tickedCount: 1 });
  }));

test('one that was discarded while its sheet was drawn is not handed over, and of two presses at once one is', () =>
  atStation(async ({ app, accountId, folder }) => {
    const manifestId = await makeManifest(app(), accountId, [1]);
    const mistaken = await beginTally(app(), manifestId);
    const finished = app().outcome('handOver.finish', await finishRequest(app(), mistaken));
    await new Promise(setImmediate);
    await app().ask('handOver.discard', { tallyId: mistaken });
    expect(await finished).toMatchObject({ failure: { code: 'changed-meanwhile', changed: 'nothing' } });
    expect((await app().ask('handOver.get', {})).partly).toEqual([]);
    expect(sheetsIn(folder)).toEqual([]);

    const tallyId = await beginTally(app(), manifestId);
    const asked = await finishRequest(app(), tallyId);
    const both = ['Kim', 'Robin'].map((handedOverBy) => app().outcome('handOver.finish', { ...asked, handedOverBy }));
    const [first, second] = await Promise.all(both);
    const [done, refused] = first?.ok ? [first, second] : [second, first];
    expect(refused).toMatchObject({ failure: { code: 'changed-meanwhile' } });
    const { handedOverBy } = await app().ask('handOver.tally', { tallyId });
    expect(done).toMatchObject({ ok: true, value: { handedOverBy } });
  }));

test('one begun by mistake is shown no more, and its manifest waits again', () =>
  atStation(async ({ app, accountId }) => {
    const manifestId = await makeManifest(app(), accountId, [1]);
    const tallyId = await beginTally(app(), manifestId);
    await app().ask('handOver.discard', { tallyId });
    expect(await app().outcome('handOver.tally', { tallyId })).toMatchObject({ failure: { code: 'tally-unknown' } });
    expect((await app().ask('handOver.get', {})).open).toEqual([]);
    expect(await app().ask('handOver.waiting', { lookedThrough: 200 })).toMatchObject({ manifests: [{ manifestId }] });
    expect(await beginTally(app(), manifestId)).not.toBe(tallyId);
  }));

test('a parcel of an account that is no longer here is found by the ledger alone', () =>
  atStation(async ({ app, accountId }) => {
    const manifestId = await makeManifest(app(), accountId, [1]);
    await app().ask('accounts.remove', { accountId });
    expect((await scanInto(app(), null, 'HP1')).tally).toMatchObject({ manifestId, tickedCount: 1 });
    expect((await scanInto(app(), null, 'HP2')).verdict).toMatchObject({ kind: 'no-manifest' });
  }));

test('a tally is a line of the activity that is found by kind and outcome, and no day in its table', () => {
  let path = '';
  return atStation(
    async ({ app, accountId, folder }) => {
      const manifestId = await makeManifest(app(), accountId, [1, 2]);
      const tallyId = await beginTally(app(), manifestId);
      await scanInto(app(), tallyId, '#1');
      const none = { accountId: null, kind: null, outcome: null, from: null, to: null };
      const list = async (filter: object) =>
        (await app().ask('activity.list', { filter: { ...none, ...filter }, offset: 0, limit: 50 })).entries;
      const line = { activityId: tallyId, kind: 'hand-over', accountLabel: 'North', about: '1/2', manifestId };
      expect(await list({ kind: 'hand-over', outcome: 'under-way' })).toMatchObject([line]);
      await finishTally(app(), tallyId);
      expect(await list({ kind: 'hand-over', accountId, outcome: 'done' })).toMatchObject([line]);
      expect(await list({ outcome: 'under-way' })).toEqual([]);
      expect((await list({})).map(({ kind }) => kind)).toEqual(['hand-over', 'manifest']);
      expect(await app().ask('activity.get', { activityId: tallyId })).toMatchObject({ entry: line });
      path = join(folder, 'activity.csv');
      await app().ask('activity.export', { filter: none, reasons: {} });
      // A spreadsheet takes '1/2' for the first of February.
      expect(readFileSync(path, 'utf8')).toMatch(/hand-over[,;].*[,;]1 of 2[,;]/);
    },
    { saveDialog: { choosePath: async () => path } },
  );
});

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

test('a file that is no database, and rows that were changed, are kept aside and named; the rest is counted on', () =>
  atStation(async ({ app, accountId, folder, startAgain }) => {
    const manifestId = await makeManifest(app(), accountId, [1, 2]);
    await scanInto(app(), await beginTally(app(), manifestId), '#1');
    const place = join(folder, 'hand-over');
    const path = join(place, 'tallies.sqlite');
    await startAgain(() => {
      const database = new DatabaseSync(path);
      database.exec(`UPDATE tallies SET content = replace(content, 'North', 'South')`);
      database.close();
    });
    const { startTroubles } = await app().ask('app.getStatus', {});
    expect(startTroubles).toMatchObject([{ failure: { code: 'file-failed', facts: { path } } }]);
    expect(readdirSync(place).some((name) => /^tallies\.sqlite\.kept-/.test(name))).toBe(true);
    expect((await app().ask('handOver.get', {})).open).toEqual([]);
    expect(await app().ask('handOver.waiting', { lookedThrough: 200 })).toMatchObject({ manifests: [{ manifestId }] });

    await startAgain(() => {
      for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true });
      writeFileSync(path, 'a file of somebody else, long enough to be none of SQLite'.repeat(40));
    });
    expect((await app().ask('app.getStatus', {})).startTroubles).toMatchObject([{ failure: { code: 'file-failed' } }]);
    expect((await scanInto(app(), null, '#1')).tally).toMatchObject({ manifestId, tickedCount: 1 });
  }));

test('a tally that has ended and is no JSON any more is kept aside, and the others are counted on', () =>
  atStation(async ({ app, accountId, folder, startAgain }) => {
    const ended = await beginTally(app(), await makeManifest(app(), accountId, [1, 2]));
    await scanInto(app(), ended, '#1');
    await finishTally(app(), ended);
    const open = await beginTally(app(), await makeManifest(app(), accountId, [3]));
    const path = join(folder, 'hand-over', 'tallies.sqlite');
    await startAgain(() => {
      const database = new DatabaseSync(path);
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      database.close();
      const bytes = readFileSync(path);
      bytes.write('x', bytes.indexOf(`"${ended}"`));
      writeFileSync(path, bytes);
    });
    const { startTroubles } = await app().ask('app.getStatus', {});
    expect(startTroubles).toMatchObject([{ failure: { code: 'file-failed', facts: { path } } }]);
    expect((await app().ask('handOver.get', {})).open.map(({ tallyId }) => tallyId)).toEqual([open]);
    expect((await scanInto(app(), open, '#3')).tally?.tickedCount).toBe(1);
    await startAgain();
    expect((await app().ask('app.getStatus', {})).startTroubles).toEqual([]);
  }));

test('tallies that cannot be read any more leave the rest of the activity readable', () =>
  atStation(async ({ app, accountId, folder }) => {
    const manifestId = await makeManifest(app(), accountId, [1]);
    const tallyId = await beginTally(app(), manifestId);
    const database = new DatabaseSync(join(folder, 'hand-over', 'tallies.sqlite'));
    database.exec('DROP TABLE tallies');
    database.close();
    await expect(app().ask('handOver.tally', { tallyId })).rejects.toThrow('file-failed');
    const filter = { accountId: null, kind: null, outcome: null, from: null, to: null };
    expect(await app().ask('activity.list', { filter, offset: 0, limit: 9 })).toMatchObject({
      entries: [{ kind: 'manifest', manifestId }],
    });
  }));

test.runIf(process.platform === 'linux')('where the disk takes no tally, nothing is called counted', () =>
  atStation(async ({ app, accountId, folder, startAgain }) => {
    await makeManifest(app(), accountId, [1]);
    await startAgain(() => symlinkSync('/proc', join(folder, 'hand-over')));
    const { verdict } = await scanInto(app(), null, '#1');
    expect(verdict).toMatchObject({ kind: 'failed', failure: { changed: 'nothing' } });
    expect(
      (
        await app().ask('activity.list', {
          filter: { accountId: null, kind: null, outcome: null, from: null, to: null },
          offset: 0,
          limit: 9,
        })
      ).entries,
    ).toHaveLength(1);
  }),
);

test.skipIf(cannotMount !== null)(
  cannotMount === null
    ? 'a disk without room for an index keeps no hand-over from being opened'
    : `a disk without room (skipped: ${cannotMount})`,
  async () => {
    const disk = await openSmallDisk('tmpfs', 1_000);
    onTestFinished(() => disk.close());
    const open = () =>
      openTalliesFile({ folder: disk.folder, clock: systemClock, begun: { from: () => {}, last: () => 0 } });
    open().shut();
    const withoutIndex = new DatabaseSync(join(disk.folder, talliesFileName));
    withoutIndex.exec('DROP INDEX tallies_with_left');
    withoutIndex.close();
    disk.fill();
    const file = open();
    onTestFinished(() => file.shut());
    expect([file.open(), file.done(10), file.partly(10), file.partlyCount()]).toEqual([[], [], [], 0]);
  },
);
