/** What the service of the hand-over tells the page: of each change once, which tally is the last of its manifest, and who hands over. */
import { expect, test } from 'vitest';
import { manifestOrder } from '../manifests/manifests-bench.ts';
import { atStation } from '../station/station-bench.ts';
import { beginTally, finishTally, makeManifest, scanInto } from './hand-over-bench.ts';

test('a tally that is begun twice is one, of which the page hears once; only the last one of its manifest is told as such', () =>
  atStation(async ({ app, accountId }) => {
    const heard = (): number => app().announcements.all.filter(({ name }) => name === 'handOver.changed').length;
    const isLast = async (tallyId: string) => (await app().ask('handOver.tally', { tallyId })).isLast;
    // Nobody has handed anything over yet: it is whoever is signed in to this computer.
    expect((await app().ask('handOver.get', {})).handedOverBy).toBe('tester');
    const manifestId = await makeManifest(app(), accountId, [1, 2]);
    const first = await beginTally(app(), manifestId);
    expect(heard()).toBe(1);
    expect(await beginTally(app(), manifestId)).toBe(first);
    expect(heard()).toBe(1);
    await scanInto(app(), first, '#1');
    await scanInto(app(), first, '#1');
    expect(heard()).toBe(2);
    await finishTally(app(), first);
    expect([heard(), await isLast(first)]).toEqual([3, true]);
    const next = await beginTally(app(), manifestId, true);
    expect([await isLast(first), await isLast(next)]).toEqual([false, true]);
    await app().ask('handOver.discard', { tallyId: next });
    expect([await isLast(first), heard()]).toEqual([true, 5]);
    expect((await app().ask('handOver.get', {})).handedOverBy).toBe('Kim');
  }));

test('of several carriers the one with the most parcels is named first, while it waits and while it is counted', () =>
  atStation(async ({ app, accountId }) => {
    const orders = [manifestOrder(1, 'DHL'), manifestOrder(2, 'NZ Post'), manifestOrder(3, 'NZ Post')];
    const manifestId = await makeManifest(app(), accountId, orders);
    const carriers = [
      { carrierName: 'NZ Post', orderCount: 2 },
      { carrierName: 'DHL', orderCount: 1 },
    ];
    const { manifests } = await app().ask('handOver.waiting', { lookedThrough: 9 });
    expect(manifests).toMatchObject([{ manifestId, carriers }]);
    const tallyId = await beginTally(app(), manifestId);
    expect(await app().ask('handOver.tally', { tallyId })).toMatchObject({ carriers });
  }));
