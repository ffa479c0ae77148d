/** The rounds when the disk fails or their file is damaged: what is told is what stands in the file. */
import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { breakPage } from '../../helpers/broken-page.ts';
import { query } from '../../helpers/orders-bench.ts';
import { manifestOrder } from '../manifests/manifests-bench.ts';
import { addAccount, atStation } from './station-bench.ts';

/** From now on the disk takes no change of a row that the condition names. */
function refuseOnDisk(folder: string, condition: string): void {
  const database = new DatabaseSync(join(folder, 'station', 'rounds.sqlite'));
  database.exec(`CREATE TRIGGER refused BEFORE UPDATE ON rounds WHEN ${condition}
    BEGIN SELECT RAISE(ABORT, 'the disk does not take it'); END`);
  database.close();
}
/** Nor a new print job. */
function refuseJobs(folder: string): void {
  const database = new DatabaseSync(join(folder, 'ledger', 'ledger.sqlite'));
  database.exec(`CREATE TRIGGER refused BEFORE INSERT ON print_jobs
    BEGIN SELECT RAISE(ABORT, 'the disk does not take it'); END`);
  database.close();
}
const takeOnDisk = (folder: string): void => {
  const database = new DatabaseSync(join(folder, 'station', 'rounds.sqlite'));
  database.exec('DROP TRIGGER refused');
  database.close();
};

test('rounds of two accounts are closed at once: when the disk fails at the second, nothing was changed, as it is told', () =>
  atStation(async ({ app, cable, folder, accountId, service, closed }) => {
    const other = await addAccount(app(), 'South', cable.url, 'south');
    for (const [id, orderId] of [[accountId, 71] as const, [other, 72] as const]) {
      await app().search(query({ accountId: id }));
      await app().ask('station.take', { accountId: id, orderId });
    }
    const [, second] = (await app().ask('station.get', {})).open;
    refuseOnDisk(folder, `new.round_id = '${second?.roundId}'`);
    const closing = { accountId: null, carrierName: null, prints: false };
    const refused = await app().outcome('station.close', closing);
    expect(refused).toMatchObject({ ok: false, failure: { code: 'file-failed', changed: 'nothing' } });
    const after = await app().ask('station.get', {});
    expect([after.open.length, after.closed]).toEqual([2, []]);
    takeOnDisk(folder);
    await app().ask('station.close', closing);
    for (const id of [accountId, other]) await closed((round) => round.accountId === id && round.state === 'done');
    expect([...service.manifested].sort()).toEqual([
      [71, 1],
      [72, 1],
    ]);
  }));

test('an order is left out of a round: when the disk fails on the way, the order is still in it, as it is told', () =>
  atStation(async ({ app, scan, closed, folder, accountId, closeRound }) => {
    await scan(71);
    await scan(72);
    await app().ask('manifests.create', { accountId, orders: [manifestOrder(71)] });
    await closeRound();
    const { roundId } = await closed(({ state }) => state === 'needs-you');
    refuseOnDisk(folder, 'true');
    const refused = await app().outcome('station.settle', { roundId, step: 'leave-out', orderIds: [] });
    expect(refused).toMatchObject({ ok: false, failure: { code: 'file-failed', changed: 'nothing' } });
    expect((await app().ask('station.get', {})).closed).toMatchObject([{ state: 'needs-you', orderCount: 2 }]);
    takeOnDisk(folder);
    await app().ask('station.settle', { roundId, step: 'leave-out', orderIds: [] });
    expect(await closed(({ state }) => state === 'done')).toMatchObject({ orderCount: 1 });
  }));

test('a round that the disk keeps from being made says so where the disk does not take that either, and not that it waits for the service', () =>
  atStation(async ({ app, waiting, closed, cable, folder, service, accountId }) => {
    await waiting();
    refuseOnDisk(folder, 'true');
    await cable.plug();
    await app().search(query({ accountId }));
    const told = await closed(({ state }) => state === 'needs-you');
    expect(told).toMatchObject({ trouble: 'failed', failure: { code: 'file-failed', changed: 'nothing' } });
    const again = { roundId: told.roundId, step: 'try-again', orderIds: [] };
    expect(await app().outcome('station.settle', again)).toMatchObject({ ok: false });
    expect((await app().ask('station.get', {})).closed).toMatchObject([{ state: 'needs-you' }]);
    takeOnDisk(folder);
    await app().ask('station.settle', { ...again, step: 'try-again' });
    await closed(({ state }) => state === 'done');
    expect([...service.manifested]).toEqual([[71, 1]]);
  }));

const found = { kind: 'complete', missing: [], fits: true, pageCounts: [1] } as const;
const on = { printer: 'Bench', media: null, tray: null } as const;

test.each([
  ['nothing of it', () => undefined, 'true'],
  [
    'neither the print job nor that it failed',
    refuseJobs,
    "json_extract(new.content, '$.printing.failure') IS NOT NULL",
  ],
])('a made round that the disk keeps from being printed says so, also where the disk takes %s', (_, also, condition) =>
  atStation(async ({ app, scan, closed, folder, closeRound }) => {
    await scan(71);
    await closeRound({ prints: true });
    const { roundId } = await closed(({ isToPrint }) => isToPrint);
    also(folder);
    refuseOnDisk(folder, condition);
    await app().ask('station.print', { roundId, found, on });
    const [told] = (await app().ask('station.get', {})).closed;
    const failure = { code: 'file-failed', changed: 'nothing' };
    expect(told).toMatchObject({ state: 'needs-you', trouble: 'print-failed', failure, isToPrint: false });
    const again = { roundId, step: 'print', orderIds: [] } as const;
    takeOnDisk(folder);
    const state = await app().ask('station.settle', again);
    expect(state.closed).toMatchObject([{ state: 'being-printed', isToPrint: true, failure: null }]);
  }),
);

test('a disk that does not take a scan is never a good scan, and the next one is good again', () =>
  atStation(async ({ scan, folder, startAgain }) => {
    const station = join(folder, 'station');
    await startAgain();
    rmSync(station, { recursive: true });
    symlinkSync('/proc', station);
    const failed = await scan(71);
    expect(failed.verdict).toMatchObject({ kind: 'failed', failure: { code: 'file-failed', changed: 'nothing' } });
    rmSync(station);
    expect((await scan(71)).verdict).toMatchObject({ kind: 'added', orderCount: 1 });
  }));

test.each(['station.close', 'station.takeOut'] as const)(
  'rounds that cannot be read after %s: the failure says that it was done',
  (operation) =>
    atStation(async ({ app, scan, folder, accountId }) => {
      const { verdict } = await scan(71);
      if (verdict.kind !== 'added') throw new Error('it was not added');
      // Between the change and the reading of the rounds.
      const { all } = app().announcements;
      const before = all.length;
      void app().announcements.first('station.changed', () => {
        if (all.length === before) return false;
        const database = new DatabaseSync(join(folder, 'station', 'rounds.sqlite'));
        database.exec("UPDATE scans SET content = replace(content, 'HARBOUR-71', 'HARBOUR-17')");
        database.close();
        return false;
      });
      const failed =
        operation === 'station.close'
          ? await app().outcome(operation, { accountId, carrierName: null, prints: false })
          : await app().outcome(operation, { roundId: verdict.roundId, orderId: 71 });
      expect(failed).toMatchObject({ ok: false, failure: { code: 'file-failed', changed: 'done' } });
    }),
);

test('a rounds file that cannot be opened is told at the start and with each scan, and holds up nothing else', () =>
  atStation(async ({ app, scan, folder, startAgain, accountId }) => {
    const station = join(folder, 'station');
    await startAgain(() => symlinkSync('/proc/version', join(station, 'rounds.sqlite')));
    expect((await app().ask('app.getStatus', {})).startTroubles).toMatchObject([{ failure: { code: 'file-failed' } }]);
    expect((await scan(71)).verdict).toMatchObject({ kind: 'failed', failure: { changed: 'nothing' } });
    await app().ask('accounts.setCurrent', { accountId });
  }));

test.each([
  [
    'no database',
    (path: string) => writeFileSync(path, 'not a database at all, and long enough to be looked at'.repeat(40)),
  ],
  [
    'a changed row',
    (path: string) => {
      const database = new DatabaseSync(path);
      database.exec("UPDATE scans SET content = replace(content, 'HARBOUR-71', 'HARBOUR-17')");
      database.close();
    },
  ],
])('rounds that are damaged (%s) are kept aside, which is said, and the station goes on', (_, damage) =>
  atStation(async ({ app, scan, folder, startAgain }) => {
    await scan(71);
    await startAgain(() => damage(join(folder, 'station', 'rounds.sqlite')));
    const { startTroubles } = await app().ask('app.getStatus', {});
    expect(startTroubles).toMatchObject([{ keptAs: expect.stringContaining('rounds.sqlite') }]);
    expect(readdirSync(join(folder, 'station')).length).toBeGreaterThan(1);
    expect((await scan(72)).verdict).toMatchObject({ kind: 'added', orderCount: 1 });
  }),
);

test('rounds with a broken page of an index are kept aside, which is said, and every scan is still in its round', () =>
  atStation(async ({ app, scan, folder, startAgain }) => {
    await scan(71);
    const path = join(folder, 'station', 'rounds.sqlite');
    await startAgain(() => breakPage(path, 'scans_by_order'));
    const { startTroubles } = await app().ask('app.getStatus', {});
    expect(startTroubles).toMatchObject([
      { failure: { facts: { path, field: 'aside' } }, keptAs: expect.stringContaining(path) },
    ]);
    expect((await scan(72)).verdict).toMatchObject({ kind: 'added', orderCount: 2 });
    await startAgain();
    expect((await app().ask('app.getStatus', {})).startTroubles).toEqual([]);
    expect((await app().ask('station.get', {})).open).toMatchObject([{ orderCount: 2 }]);
  }));

test.each(['scan_no', 'carrier_name', 'content'])(
  'a flipped bit in the name of a column (%s): the file is kept aside, which is said, and every scan is still in its round',
  (column) =>
    atStation(async ({ app, scan, folder, startAgain }) => {
      await scan(71);
      const path = join(folder, 'station', 'rounds.sqlite');
      await startAgain(() => renameColumn(path, `${column} `));
      const { startTroubles } = await app().ask('app.getStatus', {});
      expect(startTroubles).toMatchObject([{ keptAs: expect.stringContaining(`${path}.damaged-`) }]);
      expect((await scan(72)).verdict).toMatchObject({ kind: 'added', orderCount: 2 });
      await startAgain();
      expect((await app().ask('app.getStatus', {})).startTroubles).toEqual([]);
    }),
);

/** As a disk does it: SQLite looks at no name when it checks a file. */
function renameColumn(path: string, name: string): void {
  const database = new DatabaseSync(path);
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  const bytes = readFileSync(path);
  const at = bytes.indexOf(name, bytes.indexOf('CREATE TABLE scans'));
  bytes.writeUInt8(bytes.readUInt8(at) ^ 4, at);
  writeFileSync(path, bytes);
}

test('what stands beside the sealed text of a round or a scan and was changed alone is as it was: its carrier, and that it is open', () =>
  atStation(async ({ app, scan, folder, startAgain }) => {
    await scan(71);
    const [before] = (await app().ask('station.get', {})).open;
    await startAgain(() => {
      const database = new DatabaseSync(join(folder, 'station', 'rounds.sqlite'));
      database.exec("UPDATE scans SET carrier_name = 'Nobody'; UPDATE rounds SET settled_at = '0'");
      database.close();
    });
    expect((await app().ask('app.getStatus', {})).startTroubles).toEqual([]);
    expect((await app().ask('station.get', {})).open).toEqual([before]);
    expect((await scan(72)).verdict).toMatchObject({ kind: 'added', orderCount: 2 });
  }));
