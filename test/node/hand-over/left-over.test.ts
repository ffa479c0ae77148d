/** Parcels that stayed when their manifest was handed over: still to go, going another way, or no longer missing. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTalliesFile } from '../../../src-main/hand-over/tallies-file.ts';
import type { TallyEnd } from '../../../src-main/hand-over/tally.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import { tickWords } from '../../../src-renderer/hand-over/tally-words.ts';
import { sheetWords } from '../../helpers/sheet-words.ts';
import { manifestOrder } from '../manifests/manifests-bench.ts';
import { atStation } from '../station/station-bench.ts';
import { beginTally, finishRequest, finishTally, makeManifest, scanInto } from './hand-over-bench.ts';

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
