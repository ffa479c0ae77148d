/** Handed over: what was signed is what the sheet on the disk says, whatever is pressed or scanned meanwhile. */
import { readdirSync, readFileSync, renameSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { talliesFileName } from '../../../src-main/hand-over/tallies-file.ts';
import { readPdf } from '../sandbox/pdf-text.ts';
import { atStation } from '../station/station-bench.ts';
import { beginTally, finishRequest, finishTally, makeManifest, scanInto } from './hand-over-bench.ts';

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

test('nor does the sheet of one that the disk did not take as handed over', () =>
  atStation(async ({ app, accountId, folder }) => {
    const tallyId = await beginTally(app(), await makeManifest(app(), accountId, [1, 2]));
    const finished = app().outcome('handOver.finish', await finishRequest(app(), tallyId));
    await new Promise(setImmediate);
    // Somebody moves the file of the tallies while the sheet is drawn, and back.
    const file = join(folder, 'hand-over', talliesFileName);
    renameSync(file, `${file}.moved`);
    expect(await finished).toMatchObject({ failure: { code: 'file-failed', changed: 'nothing' } });
    renameSync(`${file}.moved`, file);
    expect(sheetsIn(folder)).toEqual([]);
    expect(await finishTally(app(), tallyId)).toMatchObject({ state: 'handed-over' });
    expect(sheetsIn(folder)).toHaveLength(1);
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
