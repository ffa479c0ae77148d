/** The sheets of hand-overs lie beside the manifests, on the disk of the records alone. */
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { atStation } from '../station/station-bench.ts';
import { beginTally, finishRequest, finishTally, makeManifest, scanInto } from './hand-over-bench.ts';

const sheetsBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /hand-over-[^/]*$/.test(name));

test('the folder is taken away: no sheet is made in its place, and the parcels are handed over once it is back', () =>
  atStation(async ({ app, accountId, folder }) => {
    const tallyId = await beginTally(app(), await makeManifest(app(), accountId, [1]));
    await scanInto(app(), tallyId, '#1');
    const asked = await finishRequest(app(), tallyId);
    const [away, below] = [`${folder}-away`, `${folder}-below`];
    renameSync(folder, away);
    mkdirSync(folder);
    try {
      const refused = await app().outcome('handOver.finish', asked);
      expect(refused).toMatchObject({ failure: { code: 'file-failed', changed: 'nothing' } });
      expect(sheetsBelow(folder)).toEqual([]);
    } finally {
      renameSync(folder, below);
      renameSync(away, folder);
      rmSync(below, { recursive: true, force: true });
    }
    expect(await finishTally(app(), tallyId)).toMatchObject({ state: 'handed-over', tickedCount: 1 });
    expect(sheetsBelow(folder)).toHaveLength(1);
  }));
