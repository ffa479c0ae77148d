/** A start, and the first look at Activity behind it, on a bench that has handed over for years: each tally holds what was signed. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openTalliesFile, type TalliesFile, talliesFileName } from '../../../src-main/hand-over/tallies-file.ts';
import type { TallyEnd, TallyRecord } from '../../../src-main/hand-over/tally.ts';
import { createTellTallies } from '../../../src-main/hand-over/told-tallies.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import { longestTurn, turnOf } from '../../helpers/longest-turn.ts';
import { startServices } from '../../helpers/services-on-test-ports.ts';

const tallyCount = 500;
const at = '2026-03-02T09:00:00.000Z';
const signature = [Array.from({ length: 1_000 }, (_, x) => [x, x % 300] as const)];

const openIn = (folder: string): TalliesFile =>
  openTalliesFile({ folder: join(folder, 'hand-over'), clock: systemClock, begun: { last: () => 0, from() {} } });

function handOver(file: TalliesFile, index: number): void {
  const tally: TallyRecord = {
    ...{ tallyId: `tally-${index}`, manifestId: `manifest-${index}`, manifestCreatedAt: at, accountId: 'north' },
    ...{ accountLabel: 'North', carriers: [], orderCount: 20, startedAt: at, end: null, discardedAt: null },
  };
  file.begin(tally, false);
  const counts = { tickedCount: 20, byHandCount: 0, missing: [], forOthers: [], extras: [], notWritable: [] };
  const end = { ...counts, at, handedOverBy: 'Kim', driver: 'Ana', signature } as unknown as TallyEnd;
  file.change(tally.tallyId, (before) => ({ ...before, end }));
}

async function folderOfYears(): Promise<{ folder: string; file: TalliesFile }> {
  const folder = await mkdtemp(join(tmpdir(), 'packbench-years-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const file = openIn(folder);
  for (let index = 0; index < tallyCount; index += 1) handOver(file, index);
  return { folder, file };
}

test('a start looks through them in pieces, between which others have their turn', async () => {
  const { folder, file } = await folderOfYears();
  file.shut();
  // Loads the code.
  await (await startServices()).close();
  const inOneGo = Math.min(...[1, 2].map(() => turnOf(() => openIn(folder).shut())));
  const longestShare = async (): Promise<number> => {
    const longest = await longestTurn(async () => (await startServices({ folder })).close());
    return longest / inOneGo;
  };
  await expect.poll(longestShare, { timeout: 20_000 }).toBeLessThan(0.6);
});

test.each([
  ['its text', `UPDATE tallies SET content = replace(content, 'Ana', 'Eva') WHERE tally_id = 'tally-77'`, true],
  [
    'its text, which is no JSON any more',
    `UPDATE tallies SET content = 'x' || content WHERE tally_id = 'tally-77'`,
    true,
  ],
  ['what repeats a part of it', `UPDATE tallies SET state = 'open' WHERE tally_id = 'tally-77'`, false],
])('one of them that was changed is found and mended as in a small file: %s', async (_what, sql, isLost) => {
  const { folder, file } = await folderOfYears();
  file.shut();
  const path = join(folder, 'hand-over', talliesFileName);
  const database = new DatabaseSync(path);
  // Else SQLite refuses to take such a text out of its index.
  database.exec('DROP INDEX tallies_with_left; DROP INDEX tallies_begun_after');
  database.exec(sql);
  database.close();
  const app = await startServices({ folder });
  onTestFinished(() => app.close());
  const { startTroubles } = await app.ask('app.getStatus', {});
  expect(startTroubles).toMatchObject(isLost ? [{ failure: { code: 'file-failed', facts: { path } } }] : []);
  expect((await app.ask('handOver.get', {})).open).toEqual([]);
  const filter = { accountId: null, kind: null, outcome: null, from: null, to: null };
  const { totalCount } = await app.ask('activity.list', { filter, offset: 0, limit: 1 });
  expect(totalCount).toBe(isLost ? tallyCount - 1 : tallyCount);
});

test('others have their turn while they are read', async () => {
  const { folder, file } = await folderOfYears();
  // Twice: the code is compiled by then.
  const inOneGo = Math.min(...[1, 2].map(() => turnOf(() => void createTellTallies().all(file))));
  file.shut();
  const filter = { accountId: null, kind: null, outcome: null, from: null, to: null };
  const longestShare = async (): Promise<number> => {
    const app = await startServices({ folder });
    try {
      const longest = await longestTurn(async () => {
        const page = await app.ask('activity.list', { filter, offset: 0, limit: 50 });
        expect([page.totalCount, page.entries.length]).toEqual([tallyCount, 50]);
        const last = { activityId: `tally-${tallyCount - 1}`, outcome: 'done', about: '20/20' };
        expect(page.entries[0]).toMatchObject(last);
      });
      return longest / inOneGo;
    } finally {
      await app.close();
    }
  };
  await expect.poll(longestShare, { timeout: 20_000 }).toBeLessThan(0.4);
});

test('they are asked for again only where their file has changed, by this program or by another one', async () => {
  const { folder, file } = await folderOfYears();
  onTestFinished(() => file.shut());
  let asked = 0;
  const seals = (): ReturnType<TalliesFile['seals']> => {
    asked += 1;
    return file.seals();
  };
  const { all, ahead } = createTellTallies();
  const told = (): number => all({ ...file, seals }).length;
  await ahead({ ...file, seals });
  expect([told(), told(), asked]).toEqual([tallyCount, tallyCount, 2]);
  await ahead({ ...file, seals });
  expect(asked).toBe(2);
  handOver(file, tallyCount);
  expect([told(), asked]).toEqual([tallyCount + 1, 3]);
  const other = new DatabaseSync(join(folder, 'hand-over', talliesFileName));
  other.exec("UPDATE tallies SET state = 'discarded' WHERE tally_id = 'tally-77'");
  other.close();
  expect([told(), asked]).toEqual([tallyCount, 4]);
});
