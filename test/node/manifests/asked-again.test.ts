/** The end of a manifest whose page has ended: the page that takes its place asks for it, and nothing is sent a second time. */
import { expect, test } from 'vitest';
import { inGuards, order } from '../guards/guards-bench.ts';

test('is told as it ends to whoever asks under its name, as often as it is asked, and sends nothing', () =>
  inGuards(async (bench) => {
    const accountId = await bench.addAccount('north');
    bench.service.answers = 'held';
    const ask = { accountId, orders: [order(71)], askId: 'first' };
    const made = bench.app().ask('manifests.create', ask);
    await bench.service.received(1);
    const meanwhile = bench.app().ask('manifests.endOf', { askId: 'first' });
    bench.service.release();
    const { firstPdf, ...manifest } = await made;
    expect(firstPdf).not.toBeNull();
    expect(manifest).toMatchObject({ state: 'stored', orderCount: 1 });
    expect(await meanwhile).toEqual(manifest);
    expect(await bench.app().ask('manifests.endOf', { askId: 'first' })).toEqual(manifest);
    expect(bench.service.writes).toHaveLength(1);
  }));

test('is told as it failed, also where it was refused before anything was written down', () =>
  inGuards(async (bench) => {
    const accountId = await bench.addAccount('north');
    bench.service.answers = 'dropped';
    const lost = await bench.app().outcome('manifests.create', { accountId, orders: [order(71)], askId: 'lost' });
    expect(lost).toMatchObject({ ok: false, failure: { code: 'in-doubt', changed: 'unknown' } });
    const refused = await bench.app().outcome('manifests.create', { accountId, orders: [], askId: 'none' });
    expect(refused).toMatchObject({ ok: false, failure: { code: 'nothing-chosen', changed: 'nothing' } });
    expect(await bench.app().outcome('manifests.endOf', { askId: 'lost' })).toEqual(lost);
    expect(await bench.app().outcome('manifests.endOf', { askId: 'none' })).toEqual(refused);
  }));

test('what was never asked has no end', () =>
  inGuards(async (bench) => {
    expect(await bench.app().ask('manifests.endOf', { askId: 'nobody' })).toBeNull();
  }));
