/** Parcels of orders to which the shop gave no number, at their hand-over: each is one of its own, and has a name. */
import { expect, test } from 'vitest';
import { tickWords } from '../../../src-renderer/hand-over/tally-words.ts';
import { atStation, scanned } from '../station/station-bench.ts';
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
