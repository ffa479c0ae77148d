/** Parcels that got another label since their manifest: the driver of the old one does not take them. */
import { expect, test } from 'vitest';
import { tickWords } from '../../../src-renderer/hand-over/tally-words.ts';
import { query } from '../../helpers/orders-bench.ts';
import { atStation, numberOf } from '../station/station-bench.ts';
import { beginTally, finishTally, makeManifest, orderAtService, scanInto } from './hand-over-bench.ts';

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

test('an account that was renamed between the two manifests is one account: nobody is asked which of them is meant', () =>
  atStation(async ({ app, accountId, service, cable }) => {
    const old = await makeManifest(app(), accountId, [orderAtService(71)]);
    service.relabelled.set(71, { carrier_name: 'DHL', tracking_number: 'DHL71' });
    await app().search(query({ accountId }));
    const { draftId } = await app().ask('accounts.openDraft', { accountId });
    await app().ask('accounts.saveDraft', { draftId, label: 'North Island', baseAddress: cable.url, colour: 'gold' });
    const byDhl = { ...orderAtService(71), carrierName: 'DHL', trackingNumber: 'DHL71' };
    const current = await makeManifest(app(), accountId, [byDhl], [old]);
    expect(await scanInto(app(), null, 'DHL71')).toMatchObject({
      verdict: { kind: 'ticked' },
      tally: { manifestId: current, tickedCount: 1 },
    });
  }));
