/** Parcels that got another label after their scan: each goes with the driver of the carrier that it has by now. */
import { expect, test } from 'vitest';
import { judgeScan } from '../../../src-renderer/scan/scan-verdict.ts';
import { scanWords } from '../../../src-renderer/scan/scan-words.ts';
import { stationWords } from '../../../src-renderer/station/station-words.ts';
import { query } from '../../helpers/orders-bench.ts';
import { atStation, clockAhead, numberOf, scanned } from './station-bench.ts';

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
      async ({ app, waiting, closed, service, cable, accountId }) => {
        await waiting([71, 72], { carrierName: 'NZ Post' });
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

test.each([
  ['', false],
  [' over a new start', true],
])(
  'a round of one carrier that waited%s asks which labels its parcels have by now, before any goes with its driver',
  (_, starts) => {
    const clock = clockAhead();
    return atStation(
      async ({ app, waiting, closed, service, cable, startAgain }) => {
        await waiting([71, 72], { carrierName: 'NZ Post' });
        service.relabelled.set(72, { carrier_name: 'DHL', tracking_number: 'DHL72' });
        clock.goOn(2 * 60_000);
        if (starts) await startAgain();
        const { roundId } = await closed(({ state }) => state === 'waiting');
        await cable.plug();
        await app().ask('station.settle', { roundId, step: 'try-again', orderIds: [] });
        const { failure } = await closed(({ state }) => state === 'needs-you' || state === 'done');
        expect([failure?.code, failure?.facts.orderIds, service.writes]).toEqual(['changed-meanwhile', [72], []]);
      },
      { clock },
    );
  },
);
