/** Tallies as lines of the activity. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { talliesFileName } from '../../../src-main/hand-over/tallies-file.ts';
import { sealOf } from '../../../src-main/journal/write-record.ts';
import { atStation } from '../station/station-bench.ts';
import { beginTally, finishTally, makeManifest, scanInto } from './hand-over-bench.ts';

test('the activity reads a tally that has ended once, and again only where it has changed, also by another program', () =>
  atStation(async ({ app, accountId, folder }) => {
    const whole = await beginTally(app(), await makeManifest(app(), accountId, [1]));
    await scanInto(app(), whole, '#1');
    await finishTally(app(), whole);
    const open = await beginTally(app(), await makeManifest(app(), accountId, [2]));
    const told = async () => {
      const filter = { accountId: null, kind: 'hand-over', outcome: null, from: null, to: null } as const;
      const { entries } = await app().ask('activity.list', { filter, offset: 0, limit: 10 });
      return entries.map(({ activityId, outcome, about }) => [activityId, outcome, about]);
    };
    expect(await told()).toEqual([
      [open, 'under-way', '0/1'],
      [whole, 'done', '1/1'],
    ]);
    // Whoever reads it now finds that its seal does not fit.
    const database = new DatabaseSync(join(folder, 'hand-over', talliesFileName));
    database.prepare("UPDATE tallies SET content = json_set(content, '$.orderCount', 7) WHERE tally_id = ?").run(whole);
    await scanInto(app(), open, '#2');
    expect(await told()).toEqual([
      [open, 'under-way', '1/1'],
      [whole, 'done', '1/1'],
    ]);
    const [row] = database.prepare('SELECT content FROM tallies WHERE tally_id = ?').all(whole);
    const seal = sealOf(String(row?.content));
    database.prepare('UPDATE tallies SET seal = ? WHERE tally_id = ?').run(seal, whole);
    database.close();
    expect(await told()).toEqual([
      [open, 'under-way', '1/1'],
      [whole, 'done', '1/7'],
    ]);
  }));

test('a tally is a line of the activity that is found by kind and outcome, and no day in its table', () => {
  let path = '';
  return atStation(
    async ({ app, accountId, folder }) => {
      const manifestId = await makeManifest(app(), accountId, [1, 2]);
      const tallyId = await beginTally(app(), manifestId);
      await scanInto(app(), tallyId, '#1');
      const none = { accountId: null, kind: null, outcome: null, from: null, to: null };
      const list = async (filter: object) =>
        (await app().ask('activity.list', { filter: { ...none, ...filter }, offset: 0, limit: 50 })).entries;
      const line = { activityId: tallyId, kind: 'hand-over', accountLabel: 'North', about: '1/2', manifestId };
      expect(await list({ kind: 'hand-over', outcome: 'under-way' })).toMatchObject([line]);
      await finishTally(app(), tallyId);
      expect(await list({ kind: 'hand-over', accountId, outcome: 'done' })).toMatchObject([line]);
      expect(await list({ outcome: 'under-way' })).toEqual([]);
      expect((await list({})).map(({ kind }) => kind)).toEqual(['hand-over', 'manifest']);
      expect(await app().ask('activity.get', { activityId: tallyId })).toMatchObject({ entry: line });
      path = join(folder, 'activity.csv');
      await app().ask('activity.export', { filter: none, reasons: {} });
      // A spreadsheet takes '1/2' for the first of February.
      expect(readFileSync(path, 'utf8')).toMatch(/hand-over[,;].*[,;]1 of 2[,;]/);
    },
    { saveDialog: { choosePath: async () => path } },
  );
});

test('tallies that cannot be read any more leave the rest of the activity readable', () =>
  atStation(async ({ app, accountId, folder }) => {
    const manifestId = await makeManifest(app(), accountId, [1]);
    const tallyId = await beginTally(app(), manifestId);
    const database = new DatabaseSync(join(folder, 'hand-over', 'tallies.sqlite'));
    database.exec('DROP TABLE tallies');
    database.close();
    await expect(app().ask('handOver.tally', { tallyId })).rejects.toThrow('file-failed');
    const filter = { accountId: null, kind: null, outcome: null, from: null, to: null };
    expect(await app().ask('activity.list', { filter, offset: 0, limit: 9 })).toMatchObject({
      entries: [{ kind: 'manifest', manifestId }],
    });
  }));
