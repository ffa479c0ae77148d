/**
 * Rounds: a scan is on the disk before it is called good, and a closed round becomes one manifest, whatever happens in
 * between.
 */
import { expect, test } from 'vitest';
import { askedCodes } from '../../../src-renderer/scan/scan-readings.ts';
import type { Reading } from '../../../src-renderer/scanner/readings.ts';
import { sinceScanned } from '../../../src-renderer/station/since-scanned.ts';
import { query } from '../../helpers/orders-bench.ts';
import { atStation, clockAhead, numberOf, scanned } from './station-bench.ts';

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
    // The next round of this account has its turn after it: until then none of it is sent, and nobody may read that it was.
    const { closed: both } = await closeRound();
    expect(both).toMatchObject([
      { state: 'waiting', failure: null, steps: [], orderCount: 1 },
      { state: 'being-made', orderCount: 2 },
    ]);
    service.answers = 'done';
    service.release();
    const { manifestId } = await closed(({ state, orderCount }) => state === 'done' && orderCount === 2);
    await closed(({ state, orderCount }) => state === 'done' && orderCount === 1);
    expect((await scan(71)).verdict).toMatchObject({ kind: 'in-manifest', mark: { manifestId } });
    expect([...service.manifested]).toEqual([
      [71, 1],
      [72, 1],
      [73, 1],
    ]);
    const manifest = await app().ask('manifests.get', { manifestId: manifestId ?? '' });
    expect(manifest.orders.map(({ orderNumber }) => orderNumber)).toEqual([numberOf(71), numberOf(72)]);
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

test('with a clock that is set back between two presses, the parcel of the last press is named', async () => {
  const clock = clockAhead();
  await atStation(
    async ({ app, scan }) => {
      await scan(71);
      const { verdict } = await scan(72);
      if (verdict.kind !== 'added') throw new Error(verdict.kind);
      const { roundId } = verdict;
      await app().ask('station.takeOut', { roundId, orderId: 72 });
      clock.setBack(3_600_000);
      const state = await app().ask('station.takeOut', { roundId, orderId: 71 });
      expect(sinceScanned(verdict, state)).toMatchObject({ kind: 'taken-out', order: { orderId: 71 } });
    },
    { clock },
  );
});
