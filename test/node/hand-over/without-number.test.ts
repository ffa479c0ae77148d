/** Parcels of orders to which the shop gave no number, at their hand-over: each is one of its own, and has a name. */
import { expect, onTestFinished, test } from 'vitest';
import { tickWords } from '../../../src-renderer/hand-over/tally-words.ts';
import { startCountingService } from '../../helpers/counting-service.ts';
import { query } from '../../helpers/orders-bench.ts';
import { addAccount, atStation, numberOf, scanned } from '../station/station-bench.ts';
import { beginTally, finishTally, makeManifest, orderAtService, scanInto } from './hand-over-bench.ts';

const withoutNumber = (orderId: number) => ({ ...orderAtService(orderId), orderNumber: '' });

test('two that are on no manifest are two parcels too many, and each is named by its id', () =>
  atStation(async ({ app, accountId, service }) => {
    service.withoutNumber.add(72).add(73);
    await scanned(app(), 'TRACK72NZ');
    const tallyId = await beginTally(app(), await makeManifest(app(), accountId, [1]));

    for (const orderId of [72, 73]) {
      const scan = await scanInto(app(), tallyId, `TRACK${orderId}NZ`);
      expect(scan.verdict).toMatchObject({ kind: 'extra', extra: { reason: 'not-manifested' } });
      expect(tickWords({ shownId: orderId, tallyId, ...scan }, null).title).toContain(`${orderId}`);
    }
    expect((await scanInto(app(), tallyId, 'TRACK73NZ')).verdict).toMatchObject({ kind: 'double', orderNumber: '73' });
    // A code that nobody knows is no second scan of the order with that id.
    expect((await scanInto(app(), tallyId, '72')).verdict).toMatchObject({
      kind: 'extra',
      extra: { reason: 'unknown' },
    });
    expect((await scanInto(app(), tallyId, 'TRACK72NZ')).verdict).toMatchObject({ kind: 'double', orderNumber: '72' });
    const none = await scanInto(app(), null, 'TRACK72NZ');
    expect(none.verdict).toMatchObject({ kind: 'no-manifest', orderNumber: '72' });
  }));

test('one of another manifest, and one that was handed over, are named by their ids', () =>
  atStation(async ({ app, accountId }) => {
    const other = await makeManifest(app(), accountId, [withoutNumber(71)]);
    const tallyId = await beginTally(app(), await makeManifest(app(), accountId, [1]));
    const elsewhere = await scanInto(app(), tallyId, 'TRACK71NZ');
    expect(elsewhere.verdict).toMatchObject({ kind: 'other-manifest', extra: { orderNumber: '71' } });

    await finishTally(app(), await beginTally(app(), other));
    const past = await scanInto(app(), null, 'TRACK71NZ');
    expect(past.verdict).toMatchObject({ kind: 'handed-over', place: { orderNumber: '71' } });
  }));

test('one whose manifest is in doubt is told so, and not as one that is on none', () =>
  atStation(async ({ app, accountId, service }) => {
    const tallyId = await beginTally(app(), await makeManifest(app(), accountId, [1]));
    service.answers = 'dropped';
    await expect(makeManifest(app(), accountId, [withoutNumber(71)])).rejects.toMatchObject({});
    const scan = await scanInto(app(), tallyId, 'TRACK71NZ');
    expect(scan.verdict).toMatchObject({ kind: 'extra', extra: { reason: 'not-settled', orderNumber: '71' } });
  }));

test.each([
  ['without a number', true],
  ['with one number', false],
])(
  'two of two accounts with one id and %s are two parcels too many, whether they are on manifests or on none',
  (_, isNumberless) =>
    atStation(async ({ app, accountId, service }) => {
      const other = await startCountingService([71, 72]);
      onTestFinished(() => other.close());
      const otherId = await addAccount(app(), 'South', other.url, 'south');
      for (const id of [71, 72]) {
        other.relabelled.set(id, { carrier_name: 'NZ Post', tracking_number: `SOUTH${id}` });
        if (isNumberless) for (const each of [service, other]) each.withoutNumber.add(id);
      }
      for (const id of [accountId, otherId]) await app().search(query({ accountId: id }));
      const order = (trackingNumber: string) => ({
        ...(isNumberless ? withoutNumber(71) : orderAtService(71)),
        trackingNumber,
      });
      await makeManifest(app(), accountId, [order('TRACK71NZ')]);
      await makeManifest(app(), otherId, [order('SOUTH71')]);
      const tallyId = await beginTally(app(), await makeManifest(app(), accountId, [1]));
      const kinds: string[] = [];
      for (const code of ['TRACK71NZ', 'SOUTH71', 'SOUTH71', 'TRACK72NZ', 'SOUTH72', 'SOUTH72']) {
        kinds.push((await scanInto(app(), tallyId, code)).verdict.kind);
      }
      expect(kinds).toEqual(['other-manifest', 'other-manifest', 'double', 'extra', 'extra', 'double']);
    }),
);

test('a parcel that was not known at its first scan is the same one once it is', () =>
  atStation(async ({ app, accountId }) => {
    const tallyId = await beginTally(app(), await makeManifest(app(), accountId, [1]));
    expect((await scanInto(app(), tallyId, numberOf(72))).verdict).toMatchObject({ extra: { reason: 'unknown' } });
    await app().search(query({ accountId }));
    expect((await scanInto(app(), tallyId, numberOf(72))).verdict).toMatchObject({ kind: 'double' });
  }));
