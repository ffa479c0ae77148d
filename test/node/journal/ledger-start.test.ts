/**
 * A start with the ledger's folder in any condition: what is found, where the rest was put, and that the disk never
 * stops it.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { ledgerMigrations } from '../../../src-main/journal/ledger-schema.ts';
import { cannotMount, openSmallDisk } from '../../helpers/small-disk.ts';
import { writesOf } from '../../helpers/writes-of.ts';
import {
  clock,
  contentOf,
  fillLedger,
  inFolder,
  intent,
  openIn,
  openTold,
  said,
  silentLog,
  whileImmutable,
} from './ledger-folder.ts';

async function filled(folder: string, writes = 4): Promise<ReturnType<typeof contentOf>> {
  const ledger = openIn(folder);
  await fillLedger(ledger, writes);
  const content = contentOf(ledger);
  ledger.close();
  return content;
}

test('a new folder and its files are for this user alone; nothing is said, and nothing was kept aside', () =>
  inFolder(async (folder) => {
    const own = join(folder, 'new');
    const kept: unknown[] = [];
    const startTroubles = { noteKept: (...told: unknown[]) => void kept.push(told) };
    const { ledger, lines } = openTold(own, { startTroubles: startTroubles as never });
    expect([ledger.state, ledger.damagedCopy, lines, kept]).toEqual(['ok', null, [], [[join(own, 'spool'), null]]]);
    expect((await readdir(own)).sort()).toEqual(
      ['', '-shm', '-wal']
        .map((ending) => `ledger.sqlite${ending}`)
        .concat('fingerprint-key', 'spool')
        .sort(),
    );
    for (const name of await readdir(own)) expect((await stat(join(own, name))).mode & 0o077, name).toBe(0);
    ledger.close();
    // Somebody widened its permissions; the start narrows them again.
    await chmod(join(own, 'ledger.sqlite'), 0o644);
    openIn(own).close();
    expect((await stat(join(own, 'ledger.sqlite'))).mode & 0o777).toBe(0o600);
  }));

test.each(['ledger.sqlite', 'ledger.sqlite-wal'])(
  'a folder in the place of %s is kept, and told with its new name',
  (name) =>
    inFolder(async (folder) => {
      const before = await filled(folder);
      await rm(join(folder, name), { force: true });
      await mkdir(join(folder, name, 'deep'), { recursive: true });
      const { ledger, lines } = openTold(folder);
      expect([ledger.state, contentOf(ledger).writes]).toEqual(['rebuilt', before.writes]);
      expect(await readdir(ledger.damagedCopy ?? '')).toEqual(['deep']);
      expect(lines[0]).toEqual({
        level: 'error',
        message: 'ledger: a folder stood where the file belongs',
        facts: { path: join(folder, 'ledger.sqlite'), kept: ledger.damagedCopy },
      });
      ledger.close();
      const again = openTold(folder);
      expect([again.ledger.state, again.ledger.damagedCopy, again.lines]).toEqual(['ok', null, []]);
      again.ledger.close();
    }),
);

test('a folder in the place of the index beside the file is put away without a word: nothing was lost', () =>
  inFolder(async (folder) => {
    const before = await filled(folder);
    await mkdir(join(folder, 'ledger.sqlite-shm'));
    const { ledger, lines } = openTold(folder);
    expect([ledger.state, ledger.damagedCopy, contentOf(ledger), lines]).toEqual(['ok', null, before, []]);
    ledger.writes.begin(intent(900));
    ledger.close();
    expect((await readdir(folder)).filter((name) => name.includes('-shm.kept-'))).toHaveLength(1);
  }));

test('a pipe in the place of the note of the computer, of the key, of a record or of a PDF keeps no start waiting, and the other records are there', () =>
  inFolder(async (folder) => {
    const own = join(folder, 'own');
    const { writes } = await filled(own);
    const [lost = '', left = ''] = writes.map(({ writeId }) => writeId);
    const vault = join(folder, 'vault');
    await mkdir(vault);
    await mkdir(join(own, 'programs'));
    await rm(join(own, 'ledger.sqlite'));
    const places = [
      join(own, 'programs', 'program-1.json'),
      join(own, 'fingerprint-key'),
      join(own, 'spool', `${lost}.write`),
      join(vault, `manifest-${lost}-1.pdf`),
    ];
    for (const place of places) {
      await rm(place, { force: true });
      execFileSync('mkfifo', [place]);
    }
    const program = [join(import.meta.dirname, 'opening-program.ts'), own, vault];
    const { status, stdout } = spawnSync(process.execPath, program, { timeout: 60_000 });
    expect([status, String(stdout)]).toEqual([0, 'rebuilt\n']);
    const again = openIn(own);
    const known = contentOf(again).writes.map(({ writeId }) => writeId);
    expect([known.includes(lost), known.includes(left)]).toEqual([false, true]);
    again.close();
  }));

test('a file in the place of the ledger’s folder, or of its backup, is kept and told', () =>
  inFolder(async (folder) => {
    const own = join(folder, 'own');
    await writeFile(own, 'a file');
    const first = openTold(own);
    expect(first.ledger.state).toBe('rebuilt');
    expect(await readFile(first.ledger.damagedCopy ?? '', 'utf8')).toBe('a file');
    first.ledger.close();
    const spool = join(own, 'spool');
    await rm(spool, { recursive: true });
    await writeFile(spool, 'another');
    const kept: (string | null)[] = [];
    const startTroubles = { noteKept: (_path: string, as: string | null) => void kept.push(as) };
    const second = openTold(own, { startTroubles: startTroubles as never });
    expect([second.ledger.state, second.ledger.damagedCopy]).toEqual(['ok', null]);
    expect(await readFile(kept[0] ?? '', 'utf8')).toBe('another');
    second.ledger.close();
  }));

test('a damaged file is kept whole with its companions, and what is whole in it is taken over', () =>
  inFolder(async (folder) => {
    const before = await filled(folder, 6);
    const file = new DatabaseSync(join(folder, 'ledger.sqlite'));
    file.exec(
      `UPDATE writes SET created_at = 'x' WHERE state = 'rejected'; UPDATE print_jobs SET state = 'failed' WHERE print_job_id = 'job-0'`,
    );
    file.close();
    await writeFile(join(folder, 'ledger.sqlite.rebuilt'), 'of a start that was cut short');
    await writeFile(join(folder, 'ledger.sqlite.rebuilt-wal'), 'of a start that was cut short');
    const bytes = await readFile(join(folder, 'ledger.sqlite'));
    const now = () => new Date('2026-11-20T08:09:10.111Z');
    const { ledger, lines } = openTold(folder, { clock: { ...clock, now } });
    const damagedCopy = join(folder, 'damaged-2026-11-20T08-09-10.111Z');
    expect([ledger.state, ledger.damagedCopy]).toEqual(['rebuilt', damagedCopy]);
    expect(contentOf(ledger)).toEqual({ ...before, jobs: before.jobs.slice(1) });
    expect((await stat(damagedCopy)).mode & 0o777).toBe(0o700);
    expect((await readdir(damagedCopy)).sort()).toEqual(['ledger.sqlite', 'ledger.sqlite-shm', 'ledger.sqlite-wal']);
    expect((await readFile(join(damagedCopy, 'ledger.sqlite'))).equals(bytes)).toBe(true);
    const [damaged, rebuilt, ...others] = lines;
    expect(damaged).toMatchObject({
      level: 'error',
      facts: { reason: expect.stringMatching(/the record .* was changed$/) },
    });
    expect(rebuilt).toMatchObject({
      level: 'error',
      message: 'ledger: rebuilt',
      facts: {
        damagedCopy,
        records: 4,
        jobs: 5,
        accounts: 0,
        lost: [expect.stringMatching(/^write /), expect.stringMatching(/^write /), 'print job job-0'],
      },
    });
    expect(said(others)).toEqual(Array(2).fill('error: ledger: a write taken over from the backup'));
    expect((await readdir(folder)).filter((name) => name.includes('rebuilt'))).toEqual([]);
    ledger.close();
  }));

test('a file that is gone, and its backup with it, is not begun anew without a word', () =>
  inFolder(async (folder) => {
    openTold(folder).ledger.close();
    await rm(join(folder, 'ledger.sqlite'));
    const { ledger, lines } = openTold(folder);
    expect([ledger.state, said(lines)]).toEqual(['rebuilt', ['error: ledger: it is gone, and a new one was begun']]);
    ledger.close();
    const again = openTold(folder);
    expect([again.ledger.state, again.lines]).toEqual(['ok', []]);
    again.ledger.close();
  }));

test('two programs find the same damage: what the first has rebuilt, and written since, stays', () =>
  inFolder(async (folder) => {
    const before = await filled(folder);
    await writeFile(join(folder, 'ledger.sqlite'), 'junk');
    let first: ReturnType<typeof openTold> | null = null;
    let begun = '';
    const second = openTold(folder, {
      log: {
        ...silentLog,
        error(message) {
          if (message !== 'ledger: damaged' || first !== null) return;
          first = openTold(folder);
          begun = first.ledger.writes.begin(intent(900)).writeId;
          first.ledger.close();
        },
      },
    });
    expect(second.ledger.writes.get(begun)).toMatchObject({ state: 'intent' });
    expect(contentOf(second.ledger).writes).toHaveLength(before.writes.length + 1);
    second.ledger.close();
  }));

test('a link to nowhere is no file: kept aside, and begun anew out of the backup', () =>
  inFolder(async (folder) => {
    const before = await filled(folder);
    await rm(join(folder, 'ledger.sqlite'));
    await symlink(join(folder, 'nowhere'), join(folder, 'ledger.sqlite'));
    const { ledger } = openTold(folder);
    expect([ledger.state, contentOf(ledger).writes]).toEqual(['rebuilt', before.writes]);
    ledger.close();
  }));

test('where nothing can be kept at all, the start goes on with an empty ledger that takes no change, and says why', () => {
  const folder = '/proc/packbench';
  const path = join(folder, 'ledger.sqlite');
  const { ledger, lines } = openTold(folder);
  expect([ledger.state, ledger.damagedCopy, ledger.database.path, ledger.database.readOnly]).toEqual([
    'not-readable',
    null,
    path,
    true,
  ]);
  expect([writesOf(ledger, 'manifest'), ledger.writes.unsettled(), ledger.accounts.list()]).toEqual([[], [], []]);
  expect(() => ledger.writes.begin(intent(1))).toThrow(
    expect.objectContaining({
      failure: expect.objectContaining({ code: 'file-failed', changed: 'nothing', facts: { path } }),
    }),
  );
  expect(said(lines)).toEqual([
    ...Array(2).fill('error: ledger: its folder cannot be made'),
    'warn: ledger: reserves of earlier runs could not be given back',
    'error: ledger: it cannot be written',
    'error: ledger: it cannot be read either',
  ]);
  ledger.close();
});

test('a file that may not be written is read, unless it is damaged or of an older layout', (context) =>
  inFolder(async (folder) => {
    const before = await filled(folder);
    const path = join(folder, 'ledger.sqlite');
    whileImmutable(context, path, () => {
      const { ledger, lines } = openTold(folder);
      expect([ledger.state, ledger.damagedCopy, contentOf(ledger), said(lines)]).toEqual([
        'not-writable',
        null,
        before,
        ['error: ledger: it cannot be written'],
      ]);
      expect(() => ledger.writes.begin(intent(900))).toThrow(expect.objectContaining({ name: 'PackbenchError' }));
      ledger.close();
      const older = openTold(folder, { migrations: [...ledgerMigrations, 'ALTER TABLE writes ADD COLUMN bench TEXT'] });
      expect([older.ledger.state, contentOf(older.ledger).writes]).toEqual(['not-readable', []]);
      older.ledger.close();
    });
    const file = new DatabaseSync(path);
    file.exec(`UPDATE writes SET created_at = 'x'`);
    file.close();
    whileImmutable(context, path, () => {
      const { ledger, lines } = openTold(folder);
      expect([ledger.state, contentOf(ledger).writes, said(lines)[1]]).toEqual([
        'not-readable',
        [],
        'error: ledger: it cannot be read either',
      ]);
      ledger.close();
    });
  }));

test('before a new layout the file is copied, for this user alone; an older copy, or what stands in its place, gives way', () =>
  inFolder(async (folder) => {
    await filled(folder);
    const steps = [...ledgerMigrations, 'ALTER TABLE writes ADD COLUMN bench TEXT'];
    const copy = join(folder, `before-version-${steps.length}-ledger.sqlite`);
    await mkdir(join(copy, 'deep'), { recursive: true });
    await mkdir(`${copy}.${process.pid}`);
    await writeFile(`${copy}.4194305`, 'cut short by a program that is gone');
    const { ledger, lines } = openTold(folder, { migrations: steps });
    expect([ledger.state, lines]).toEqual([
      'ok',
      [
        {
          level: 'info',
          message: expect.any(String),
          facts: { copy, from: ledgerMigrations.length, to: steps.length },
        },
      ],
    ]);
    expect(ledger.database.all('PRAGMA user_version')).toEqual([{ user_version: steps.length }]);
    expect(ledger.database.all('SELECT schema_version AS at FROM about')).toEqual([{ at: steps.length }]);
    const { mode, size } = await stat(copy);
    expect([mode & 0o777, size > 0]).toEqual([0o600, true]);
    ledger.close();
    expect((await readdir(folder)).filter((name) => name.startsWith('before'))).toEqual([basename(copy)]);
    const again = openTold(folder, { migrations: steps });
    expect([again.ledger.state, again.lines]).toEqual(['ok', []]);
    again.ledger.close();
  }));

test.skipIf(cannotMount !== null)(
  `a disk too full for that copy gets no part of it (${cannotMount ?? 'a real one'})`,
  async () => {
    const disk = await openSmallDisk('tmpfs', 9_000);
    onTestFinished(() => disk.close());
    const before = await filled(disk.folder, 30);
    const migrations = [...ledgerMigrations, 'ALTER TABLE writes ADD COLUMN bench TEXT'];
    disk.fill(60_000);
    const full = openTold(disk.folder, { migrations });
    expect([full.ledger.state, full.ledger.refusal?.code]).toEqual(['not-readable', 'disk-full']);
    full.ledger.close();
    expect((await readdir(disk.folder)).filter((name) => name.startsWith('before'))).toEqual([]);
    disk.empty();
    const { ledger } = openTold(disk.folder, { migrations });
    expect([ledger.state, contentOf(ledger)]).toEqual(['ok', before]);
    ledger.close();
  },
);

test.skipIf(cannotMount !== null)(
  `a disk that has room for no further file is full, as it is told (${cannotMount ?? 'a real one'})`,
  async () => {
    const disk = await openSmallDisk('ext4', 10_000);
    onTestFinished(() => disk.close());
    const before = await filled(disk.folder);
    const many = join(disk.folder, 'many');
    await mkdir(many);
    const fillUp = (): never => {
      for (let at = 0; ; at += 1) writeFileSync(join(many, String(at)), '');
    };
    expect(fillUp).toThrow(/ENOSPC/);
    expect(disk.free()).toBeGreaterThan(1_000_000);
    const full = openTold(disk.folder);
    expect([full.ledger.state, full.ledger.refusal?.code]).toEqual(['not-readable', 'disk-full']);
    full.ledger.close();
    await rm(many, { recursive: true });
    const { ledger } = openTold(disk.folder);
    expect([ledger.state, contentOf(ledger)]).toEqual(['ok', before]);
    ledger.close();
  },
);

test.skipIf(cannotMount !== null)(
  `a disk too full to rebuild a ledger gets no part of it (${cannotMount ?? 'a real one'})`,
  async () => {
    const disk = await openSmallDisk('tmpfs', 9_000);
    onTestFinished(() => disk.close());
    const before = await filled(disk.folder, 30);
    const path = join(disk.folder, 'ledger.sqlite');
    const { size } = await stat(path);
    const file = new DatabaseSync(path);
    file.exec(`UPDATE print_jobs SET submitted_at = 'x' WHERE print_job_id = 'job-2'`);
    file.close();
    // No room for the copy, and room for the copy alone.
    for (const left of [size / 2, size + 40_000]) {
      disk.empty();
      disk.fill(left);
      const { ledger } = openTold(disk.folder);
      expect([ledger.state, ledger.refusal?.code]).toEqual(['not-readable', 'disk-full']);
      ledger.close();
      expect((await readdir(disk.folder)).filter((name) => /damaged|rebuilt/.test(name))).toEqual([]);
    }
    disk.empty();
    const { ledger } = openTold(disk.folder);
    expect([ledger.state, contentOf(ledger).writes]).toEqual(['rebuilt', before.writes]);
    ledger.close();
  },
);

test('what a program that is gone had set aside is given back at the start; what lies beside it stays', () =>
  inFolder(async (folder) => {
    const gone = [`reserve-4194305-aa`, `reserve-${process.pid}-bb`, 'reserve-4194306'];
    const stays = [`reserve-${process.ppid}-cc`, 'of-the-operator', 'reserve'];
    for (const name of [...gone, ...stays]) await writeFile(join(folder, name), '');
    // Not named as this program names them, but removed anyway.
    gone.push('reserve-4194305-dd');
    await mkdir(join(folder, 'reserve-4194305-dd', 'deep'), { recursive: true });
    const ledger = openIn(folder);
    const reserve = await ledger.reserve(5);
    const own = (await readdir(folder)).filter((name) => name.startsWith(`reserve-${process.pid}-`));
    expect(own).toHaveLength(1);
    expect((await stat(join(folder, own[0] ?? ''))).size).toBe(5);
    // A second start of the same program: this one is in use.
    openIn(folder).close();
    const left = (await readdir(folder)).filter((name) => [...gone, ...stays, ...own].includes(name));
    expect(left.sort()).toEqual([...stays, ...own].sort());
    await reserve.giveBack();
    expect(await readdir(folder)).not.toContain(own[0]);
    ledger.close();
  }));

test('a page that is gone hides nothing of what lies before and behind it', () =>
  inFolder(async (folder) => {
    const first = openIn(folder);
    for (let orderId = 1; orderId <= 60; orderId++) {
      const { writeId } = first.writes.begin(intent(orderId));
      await first.writes.settle(writeId, 'rejected', {});
    }
    const before = new Map(contentOf(first).writes.map((record) => [record.writeId, record]));
    first.database.change((run) => run('DELETE FROM about'));
    first.close();
    const path = join(folder, 'ledger.sqlite');
    const bytes = await readFile(path);
    // A page in the middle of the records: of the order with this number.
    const page = Math.floor(bytes.indexOf('"orderNumber":"#30"') / 4096);
    await writeFile(path, bytes.fill(0, page * 4096, (page + 1) * 4096));
    const { ledger, lines } = openTold(folder);
    const after = contentOf(ledger).writes;
    expect([ledger.state, after.every((record) => before.has(record.writeId))]).toEqual(['rebuilt', true]);
    const orderIds = after.map(({ orders }) => orders[0]?.orderId ?? 0);
    expect([Math.min(...orderIds), Math.max(...orderIds), orderIds.includes(30)]).toEqual([1, 60, false]);
    expect(after.length).toBeGreaterThan(30);
    const { lost } = lines.find(({ message }) => message === 'ledger: rebuilt')?.facts ?? {};
    expect(lost).toEqual([
      expect.stringMatching(/^SELECT rowid AS row_no, \* FROM writes ORDER BY rowid ASC: /),
      expect.stringMatching(/^SELECT rowid AS row_no, \* FROM writes ORDER BY rowid DESC: /),
    ]);
    for (const record of after) expect(record).toEqual(before.get(record.writeId));
    ledger.close();
  }));
