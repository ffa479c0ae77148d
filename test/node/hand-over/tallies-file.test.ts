/** The file of the tallies when it is damaged, or the disk takes nothing more: what was counted before stays, and nothing is called counted that is not kept. */
import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openTalliesFile, talliesFileName } from '../../../src-main/hand-over/tallies-file.ts';
import type { NewTick, TallyRecord } from '../../../src-main/hand-over/tally.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import { breakPage } from '../../helpers/broken-page.ts';
import { cannotMount, openSmallDisk } from '../../helpers/small-disk.ts';
import { inFolder } from '../journal/ledger-folder.ts';
import { atStation } from '../station/station-bench.ts';
import { beginTally, finishTally, makeManifest, scanInto } from './hand-over-bench.ts';

test('a file that is no database, and rows that were changed, are kept aside and named; the rest is counted on', () =>
  atStation(async ({ app, accountId, folder, startAgain }) => {
    const manifestId = await makeManifest(app(), accountId, [1, 2]);
    await scanInto(app(), await beginTally(app(), manifestId), '#1');
    const place = join(folder, 'hand-over');
    const path = join(place, 'tallies.sqlite');
    await startAgain(() => {
      const database = new DatabaseSync(path);
      database.exec(`UPDATE tallies SET content = replace(content, 'North', 'South')`);
      database.close();
    });
    const { startTroubles } = await app().ask('app.getStatus', {});
    expect(startTroubles).toMatchObject([{ failure: { code: 'file-failed', facts: { path } } }]);
    expect(readdirSync(place).some((name) => /^tallies\.sqlite\.kept-/.test(name))).toBe(true);
    expect((await app().ask('handOver.get', {})).open).toEqual([]);
    expect(await app().ask('handOver.waiting', { lookedThrough: 200 })).toMatchObject({ manifests: [{ manifestId }] });

    await startAgain(() => {
      for (const end of ['', '-wal', '-shm']) rmSync(path + end, { force: true });
      writeFileSync(path, 'a file of somebody else, long enough to be none of SQLite'.repeat(40));
    });
    expect((await app().ask('app.getStatus', {})).startTroubles).toMatchObject([{ failure: { code: 'file-failed' } }]);
    expect((await scanInto(app(), null, '#1')).tally).toMatchObject({ manifestId, tickedCount: 1 });
  }));

test('a tally that has ended and is no JSON any more is kept aside, and the others are counted on', () =>
  atStation(async ({ app, accountId, folder, startAgain }) => {
    const ended = await beginTally(app(), await makeManifest(app(), accountId, [1, 2]));
    await scanInto(app(), ended, '#1');
    await finishTally(app(), ended);
    const open = await beginTally(app(), await makeManifest(app(), accountId, [3]));
    const path = join(folder, 'hand-over', 'tallies.sqlite');
    await startAgain(() => {
      const database = new DatabaseSync(path);
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      database.close();
      const bytes = readFileSync(path);
      bytes.write('x', bytes.indexOf(`"${ended}"`));
      writeFileSync(path, bytes);
    });
    const { startTroubles } = await app().ask('app.getStatus', {});
    expect(startTroubles).toMatchObject([{ failure: { code: 'file-failed', facts: { path } } }]);
    expect((await app().ask('handOver.get', {})).open.map(({ tallyId }) => tallyId)).toEqual([open]);
    expect((await scanInto(app(), open, '#3')).tally?.tickedCount).toBe(1);
    await startAgain();
    expect((await app().ask('app.getStatus', {})).startTroubles).toEqual([]);
  }));

test('what stands beside the sealed text of a tally or a scan and was changed alone is as it was: that it is open, and which parcels are extra', () =>
  inFolder(async (folder) => {
    const open = () => openTalliesFile({ folder, clock: systemClock, begun: { from: () => {}, last: () => 0 } });
    const before = open();
    before.begin(someTally, false);
    before.tick(someTally.tallyId, tickOf(1));
    before.tick(someTally.tallyId, { code: 'X-1', reason: 'unknown', orderNumber: null, elsewhere: [], byHand: false });
    const counts = before.countsOf(someTally);
    before.shut();
    const database = new DatabaseSync(join(folder, talliesFileName));
    database.exec("UPDATE ticks SET is_extra = 1 - is_extra; UPDATE tallies SET state = 'opeo'");
    database.close();
    const after = open();
    onTestFinished(() => after.shut());
    expect(after.keptAs).toBeNull();
    expect(after.open()).toMatchObject([someTally]);
    expect(counts).toMatchObject({ ticked: 1, extra: 1 });
    expect(after.countsOf(someTally)).toEqual(counts);
    expect(after.extraTicksOf(someTally.tallyId)).toMatchObject([{ code: 'X-1' }]);
  }));

test('an index whose condition is not ours, by a flipped bit or of another Packbench, is made anew', () =>
  inFolder(async (folder) => {
    const open = () => openTalliesFile({ folder, clock: systemClock, begun: { from: () => {}, last: () => 0 } });
    open().shut();
    const database = new DatabaseSync(join(folder, talliesFileName));
    database.exec(
      "DROP INDEX tallies_with_left; CREATE INDEX tallies_with_left ON tallies (tally_no) WHERE state = 'x'",
    );
    database.close();
    const after = open();
    onTestFinished(() => after.shut());
    expect([after.keptAs, after.partly(10), after.partlyCount()]).toEqual([null, [], 0]);
  }));

test('a broken page of the scans costs those on it: the rest is counted on, and the file is kept aside and named', () =>
  inFolder(async (folder) => {
    const open = () => openTalliesFile({ folder, clock: systemClock, begun: { from: () => {}, last: () => 0 } });
    const path = join(folder, talliesFileName);
    const before = open();
    before.begin(someTally, false);
    for (let orderId = 1; orderId <= 200; orderId += 1) before.tick(someTally.tallyId, tickOf(orderId));
    before.shut();
    breakPage(path, 'ticks');
    const after = open();
    onTestFinished(() => after.shut());
    expect(after.keptAs).toContain(`${path}.damaged-`);
    expect(after.open()).toMatchObject([someTally]);
    const numbers = after.ticksOf(someTally.tallyId).map(({ tickNo }) => tickNo);
    expect([numbers[0], numbers.at(-1)]).toEqual([200, 1]);
    const lost = Array.from({ length: 200 }, (_, index) => index + 1).filter((no) => !numbers.includes(no));
    expect(lost.length).toBeGreaterThan(0);
    for (const orderId of lost) expect(after.tick(someTally.tallyId, tickOf(orderId))).toMatchObject({ kind: 'added' });
    expect(after.tick(someTally.tallyId, tickOf(1))).toMatchObject({ kind: 'double' });
  }));

const someTally: TallyRecord = {
  tallyId: 'tally-1',
  manifestId: 'manifest-1',
  manifestCreatedAt: '2026-11-20T08:00:00.000Z',
  accountId: 'practice-1',
  accountLabel: 'North',
  carriers: [],
  orderCount: 200,
  startedAt: '2026-11-20T08:09:10.000Z',
  end: null,
  discardedAt: null,
};

const tickOf = (orderId: number): NewTick => ({
  order: { orderId, orderNumber: `#${orderId}`, receiverName: '', carrierName: '', trackingNumber: '' },
  byHand: false,
});

test.runIf(process.platform === 'linux')('where the disk takes no tally, nothing is called counted', () =>
  atStation(async ({ app, accountId, folder, startAgain }) => {
    await makeManifest(app(), accountId, [1]);
    await startAgain(() => symlinkSync('/proc', join(folder, 'hand-over')));
    const { verdict } = await scanInto(app(), null, '#1');
    expect(verdict).toMatchObject({ kind: 'failed', failure: { changed: 'nothing' } });
    expect(
      (
        await app().ask('activity.list', {
          filter: { accountId: null, kind: null, outcome: null, from: null, to: null },
          offset: 0,
          limit: 9,
        })
      ).entries,
    ).toHaveLength(1);
  }),
);

test.skipIf(cannotMount !== null)(
  cannotMount === null
    ? 'a disk without room for an index keeps no hand-over from being opened'
    : `a disk without room (skipped: ${cannotMount})`,
  async () => {
    const disk = await openSmallDisk('tmpfs', 1_000);
    onTestFinished(() => disk.close());
    const open = () =>
      openTalliesFile({ folder: disk.folder, clock: systemClock, begun: { from: () => {}, last: () => 0 } });
    open().shut();
    const withoutIndex = new DatabaseSync(join(disk.folder, talliesFileName));
    withoutIndex.exec('DROP INDEX tallies_with_left');
    withoutIndex.close();
    disk.fill();
    const file = open();
    onTestFinished(() => file.shut());
    expect([file.open(), file.done(10), file.partly(10), file.partlyCount()]).toEqual([[], [], [], 0]);
  },
);

test.skipIf(cannotMount !== null)(
  cannotMount === null
    ? 'a broken page on a disk without room: the file stays where it is, and once there is room its rows are taken over'
    : `a broken page on a disk without room (skipped: ${cannotMount})`,
  async () => {
    const disk = await openSmallDisk('tmpfs', 1_000);
    onTestFinished(() => disk.close());
    const open = () =>
      openTalliesFile({ folder: disk.folder, clock: systemClock, begun: { from: () => {}, last: () => 0 } });
    const before = open();
    before.begin(someTally, false);
    before.tick(someTally.tallyId, tickOf(1));
    before.shut();
    breakPage(join(disk.folder, talliesFileName), 'ticks_once');
    disk.fill();
    expect(open).toThrow(expect.objectContaining({ failure: expect.objectContaining({ code: 'disk-full' }) }));
    expect(open).toThrow('disk-full');
    disk.empty();
    const after = open();
    onTestFinished(() => after.shut());
    expect(after.keptAs).not.toBeNull();
    expect(after.ticksOf(someTally.tallyId)).toMatchObject([tickOf(1)]);
  },
);
