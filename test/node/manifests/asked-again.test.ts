/** The end of a manifest whose page has ended: the page that takes its place asks for it, and nothing is sent a second time. */
import { expect, test } from 'vitest';
import { createAskedManifests } from '../../../src-main/manifests/asked-manifests.ts';
import type { MadeManifest } from '../../../src-preload/contract/manifest.ts';
import { inGuards, order } from '../guards/guards-bench.ts';

const madeOf = (manifestId: string): MadeManifest => ({
  ...{ manifestId, accountId: 'north', accountLabel: 'North', state: 'stored', orderCount: 1, orders: [], files: [] },
  ...{
    createdAt: '2026-11-20T10:00:00Z',
    answeredAt: null,
    copiesPrinted: 0,
    carriers: [],
    failure: null,
    labelType: 'PDF',
    firstPdf: null,
  },
});

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

test('is known as long as it is under way, however many others have ended since', async () => {
  const asked = createAskedManifests();
  const slow = Promise.withResolvers<MadeManifest>();
  asked.note('slow', slow.promise);
  for (let at = 0; at < 30; at += 1) {
    const made = Promise.resolve(madeOf(`m${at}`));
    asked.note(`quick ${at}`, made);
    await made;
  }
  slow.resolve(madeOf('slow'));
  expect(await asked.endOf('slow')).toMatchObject({ manifestId: 'slow' });
  expect(await asked.endOf('quick 29')).toMatchObject({ manifestId: 'm29' });
  await expect.poll(() => asked.endOf('quick 0')).toBeNull();
});

test('what was never asked has no end', () =>
  inGuards(async (bench) => {
    expect(await bench.app().ask('manifests.endOf', { askId: 'nobody' })).toBeNull();
  }));
