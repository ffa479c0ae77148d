/**
 * Files beside the ledger: one that a person chose, one that is opened when needed, answers that make room, and the
 * system's error for each.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, constants, openSync } from 'node:fs';
import { symlink, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { readChosenFile } from '../../../src-main/disk/chosen-file.ts';
import { isChosenPlaceAsked } from '../../../src-main/disk/chosen-place.ts';
import {
  type FileCalls,
  fileFailure,
  isRunning,
  readIfThere,
  realFileCalls,
  saveDurably,
  writeDurably,
} from '../../../src-main/disk/durable-file.ts';
import { makeWayForFile, makeWayForFolder } from '../../../src-main/disk/in-the-way.ts';
import { openedWhenNeeded } from '../../../src-main/disk/opened-when-needed.ts';
import { openReserve } from '../../../src-main/disk/reserve.ts';
import { failureOf, messageOf } from '../../../src-main/failures.ts';
import { readAccountUses } from '../../../src-main/journal/account-uses.ts';
import { dropOldestAnswers } from '../../../src-main/journal/kept-answers.ts';
import { openLedger } from '../../../src-main/journal/ledger.ts';
import type { After } from '../../../src-main/ports.ts';
import { systemClock } from '../../../src-main/time/system-time.ts';
import { turnsDuring } from '../../helpers/longest-turn.ts';
import { writesOf } from '../../helpers/writes-of.ts';
import { inFolder, intent, openIn, silentLog } from './ledger-folder.ts';
import { fillWithPast } from './past-record.ts';

const mebibyte = 1024 * 1024;

test('a chosen file is read whole up to the bound, and refused beyond it before a byte is read', () =>
  inFolder(async (folder) => {
    const path = join(folder, 'chosen');
    await writeFile(path, 'twelve bytes');
    expect((await readChosenFile(path, 12)).toString()).toBe('twelve bytes');
    await truncate(path, 2 * mebibyte + 1);
    const tooLarge = { path, remarks: [{ code: 'file-too-large', facts: { megabytes: 3, most: 2 } }] };
    await expect(readChosenFile(path, 2 * mebibyte)).rejects.toMatchObject({
      failure: { code: 'file-failed', changed: 'nothing', facts: tooLarge },
    });
    await expect(readChosenFile(path, 2 * mebibyte, 'request-not-valid')).rejects.toMatchObject({
      failure: { code: 'request-not-valid', facts: tooLarge },
    });
  }));

test('a network share that hangs keeps two of the four threads: files of ours are written, what was saved there is told, and the end need not wait', () =>
  inFolder(async (folder) => {
    const share = join(folder, 'share');
    execFileSync('mkfifo', [share]);
    // As the system keeps a thread until the share answers, here until somebody writes into the pipe.
    const hanging: FileCalls = { ...realFileCalls, open: () => realFileCalls.open(share, 'r') };
    const overdue: (() => void)[] = [];
    const after: After = (_milliseconds, run) => {
      overdue.push(run);
      return () => undefined;
    };
    const path = join(folder, 'manifest.pdf');
    const save = () => saveDurably(path, Buffer.from('%PDF'), hanging, after).catch((error: unknown) => error);
    const saves = Array.from({ length: 5 }, save);
    let answers: number | null = null;
    try {
      const written = writeDurably(join(folder, 'ours'), Buffer.from('an answer')).then(() => 'written');
      const never = once(AbortSignal.timeout(30_000), 'abort').then(() => 'no thread was left');
      expect(await Promise.race([written, never])).toBe('written');
      for (const run of overdue) run();
      const failed = (changed: string, code: string) => ({
        failure: { code: 'file-failed', changed, facts: { path, remarks: [{ code, facts: {} }] } },
      });
      const there = failed('unknown', 'folder-not-answered');
      const notBegun = failed('nothing', 'folders-hang');
      expect(await Promise.all([...saves, save()])).toMatchObject([
        there,
        there,
        notBegun,
        notBegun,
        notBegun,
        notBegun,
      ]);
      await expect(readChosenFile(path, 12)).rejects.toMatchObject(notBegun);
      expect(isChosenPlaceAsked()).toBe(true);
    } finally {
      answers = openSync(share, constants.O_WRONLY | constants.O_NONBLOCK);
      await vi.waitFor(() => expect(isChosenPlaceAsked()).toBe(false), 30_000);
      closeSync(answers);
    }
    await saveDurably(path, Buffer.from('%PDF'));
    expect((await readChosenFile(path, 12)).toString()).toBe('%PDF');
  }));

test('what is no file, or is gone, is told with its path', () =>
  inFolder(async (folder) => {
    await expect(readChosenFile(folder, 12)).rejects.toMatchObject({
      failure: { code: 'file-failed', facts: { path: folder, remarks: [{ code: 'no-plain-file', facts: {} }] } },
    });
    await expect(readChosenFile('/dev/zero', 12)).rejects.toMatchObject({
      failure: { facts: { path: '/dev/zero', remarks: [{ code: 'no-plain-file' }] } },
    });
    const path = join(folder, 'gone');
    await expect(readChosenFile(path, 12)).rejects.toMatchObject({
      failure: { code: 'file-failed', facts: { path }, details: [{ message: expect.stringContaining('ENOENT') }] },
    });
  }));

test('no file, a folder, a link to itself, a pipe and a device are no file; what else stands in the way is told', () =>
  inFolder(async (folder) => {
    await writeFile(join(folder, 'file'), 'bytes');
    await symlink(join(folder, 'loop'), join(folder, 'loop'));
    // Nobody writes into it: whoever opens it to read waits for ever.
    execFileSync('mkfifo', [join(folder, 'pipe')]);
    await symlink('/dev/zero', join(folder, 'device'));
    const found = ['file', 'gone', '', 'loop', 'pipe', 'device'].map((name) => readIfThere(join(folder, name)));
    const bytes = await Promise.all(found);
    expect(bytes.map((one) => one?.toString() ?? null)).toEqual(['bytes', null, null, null, null, null]);
    const below = join(folder, 'file', 'below');
    await expect(readIfThere(below)).rejects.toMatchObject({
      failure: { code: 'file-failed', facts: { path: below } },
    });
  }));

const systemError = (code: unknown): Error => Object.assign(new Error('said the disk'), { code });

test.each([
  [systemError('ENOSPC'), 'disk-full', 'said the disk'],
  [systemError('EDQUOT'), 'disk-full', 'said the disk'],
  // As Node gives it.
  [Object.assign(systemError('UNKNOWN'), { errno: -os.constants.errno.EDQUOT }), 'disk-full', 'said the disk'],
  [systemError('EIO'), 'file-failed', 'said the disk'],
  [systemError(28), 'file-failed', 'said the disk'],
  [new Error('no code'), 'file-failed', 'no code'],
  ['a word', 'file-failed', 'a word'],
])('%s is told as %s', (cause, code, message) => {
  const { failure, cause: kept } = fileFailure('/here', cause);
  expect(failure).toEqual({ code, changed: 'nothing', facts: { path: '/here' }, details: [{ message, details: '' }] });
  expect([kept, messageOf(cause)]).toEqual([cause, message]);
});

test('a process that runs is known from one that does not, also where it is another’s', () => {
  expect([process.pid, process.ppid, 1, 4_194_305].map(isRunning)).toEqual([true, true, true, false]);
});

test('what stands in the place of a file or a folder is put aside, and nothing else is', () =>
  inFolder(async (folder) => {
    const path = join(folder, 'place');
    expect([makeWayForFile(path), makeWayForFolder(path), makeWayForFolder(path)]).toEqual([null, null, null]);
    expect(makeWayForFile(path)).toMatch(/\/place\..*\d{4}-\d\d-\d\dT/);
    await writeFile(path, '');
    expect(makeWayForFile(path)).toBeNull();
    expect(makeWayForFolder(path)).toMatch(/\/place\..*\d{4}-\d\d-\d\dT/);
    await symlink(join(folder, 'nowhere'), join(folder, 'link'));
    expect(makeWayForFile(join(folder, 'link'))).not.toBeNull();
  }));

test('a file is opened when it is first needed, once; tried again where it could not be; and never after the end', () =>
  inFolder(async (folder) => {
    const path = join(folder, 'own');
    const noted: unknown[] = [];
    let fails = true;
    let opened = 0;
    const shuts: string[] = [];
    const needed = openedWhenNeeded({
      path,
      open: () => {
        if (fails) throw failureOf('disk-full');
        opened += 1;
        return { keptAs: '/aside', shut: () => void shuts.push('shut') };
      },
      startTroubles: { noteKept: (...told) => void noted.push(told) },
    });
    expect(needed.ifThere()).toBeNull();
    expect(() => needed()).toThrow('disk-full');
    fails = false;
    const file = needed();
    expect([needed() === file, needed.ifThere() === file, opened]).toEqual([true, true, 1]);
    expect(noted).toEqual([[path, '/aside', 'damaged']]);
    needed.shut();
    needed.shut();
    await writeFile(path, '');
    expect([shuts, opened, needed.ifThere()]).toEqual([['shut'], 1, null]);
    expect(() => needed()).toThrow('cancelled');
    const found = openedWhenNeeded({ path, open: () => file, startTroubles: { noteKept() {} } });
    expect(found.ifThere()).toBe(file);
  }));

test('a file of which the disk does not say whether it is there was not never made: why it cannot be opened is told', () =>
  inFolder(async (folder) => {
    const path = join(folder, 'x'.repeat(300), 'own');
    const open = () => {
      makeWayForFile(path);
      return { keptAs: null, shut: () => undefined };
    };
    const needed = openedWhenNeeded({ path, open, startTroubles: { noteKept() {} } });
    expect(() => needed.ifThere()).toThrow('ENAMETOOLONG');
  }));

test('kept answers make room, the first begun write first, however the clock is set; those of writes without an end stay, and cost nothing', () =>
  inFolder(async (folder) => {
    // Each write seems to be older than the one before.
    const clock = { ...systemClock, now: () => new Date(Date.UTC(2026, 10, 20) - ids.length * 86_400_000) };
    const ids: string[] = [];
    const ledger = openLedger({ folder, clock, log: silentLog });
    for (let orderId = 1; orderId <= 4; orderId++) {
      const { writeId } = ledger.writes.begin(intent(orderId));
      ids.push(writeId);
      await ledger.writes.markSent(writeId);
      await ledger.backup.keepAnswer(writeId, {
        httpStatus: 200,
        headers: {},
        complete: true,
        body: new Uint8Array(1000),
      });
      // The third one stays open.
      if (orderId !== 3) await ledger.writes.settle(writeId, 'stored', {});
    }
    const left = () =>
      ledger.backup
        .answeredIds()
        .map((writeId) => ids.indexOf(writeId))
        .sort();
    const each = ledger.backup.answerByteCount(ids[0] ?? '');
    await dropOldestAnswers(ledger, 3 * each);
    expect(left()).toEqual([0, 1, 2, 3]);
    await dropOldestAnswers(ledger, 2 * each);
    expect(left()).toEqual([1, 2, 3]);
    await dropOldestAnswers(ledger, 2 * each - 1);
    expect(left()).toEqual([2, 3]);
    await dropOldestAnswers(ledger, 0);
    expect(left()).toEqual([2]);
    ledger.close();
  }));

test('years of kept answers are looked through without reading their records, and others have their turn', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    fillWithPast(ledger, 130, 1);
    const answer = { httpStatus: 200, headers: {}, complete: true, body: new Uint8Array(10) };
    for (const { writeId } of writesOf(ledger, 'manifest')) {
      await ledger.backup.keepAnswer(writeId, answer);
    }
    const get = (writeId: string): never => {
      throw new Error(`the record ${writeId} is read`);
    };
    const unread = { ...ledger, writes: { ...ledger.writes, get } };
    expect(await turnsDuring(() => dropOldestAnswers(unread, mebibyte))).toBeGreaterThan(1);
    expect(ledger.backup.answeredIds()).toHaveLength(130);
    ledger.close();
  }));

test('a record without a name for its account is told with none', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    ledger.writes.begin(intent(1));
    ledger.database.change((run) => run(`UPDATE writes SET record = json_remove(record, '$.accountLabel')`));
    expect(readAccountUses(ledger.database)).toMatchObject([{ accountId: 'one', label: '' }]);
    ledger.close();
  }));

test('a reserve gives back what is written and what the file system notes beside it, and the rest at its end; it never throws', () =>
  inFolder(async (folder) => {
    const told: string[] = [];
    const log = { ...silentLog, warn: (message: string) => void told.push(message) };
    const lengths: number[] = [];
    let fails = false;
    const open: typeof realFileCalls.open = async (...asked) => {
      const file = await realFileCalls.open(...asked);
      return {
        writeFile: (bytes) => file.writeFile(bytes),
        sync: () => file.sync(),
        close: () => file.close(),
        async truncate(byteCount) {
          if (fails) throw systemError('EIO');
          lengths.push(byteCount);
          await file.truncate(byteCount);
        },
      };
    };
    const reserve = await openReserve(folder, 2 * mebibyte + 5, { ...realFileCalls, open }, log);
    await reserve.makeRoom(mebibyte);
    await reserve.makeRoom(5);
    await reserve.makeRoom(mebibyte);
    expect(lengths).toEqual([mebibyte + 5 - 65_536, mebibyte - 2 * 65_536, 0]);
    fails = true;
    await reserve.makeRoom(1);
    expect(told).toEqual(['ledger: a part of a reserve could not be given back']);
    await reserve.giveBack();
    await reserve.giveBack();
    await reserve.makeRoom(1);
    expect(told).toHaveLength(1);
    const failing = { ...realFileCalls, open, remove: () => Promise.reject(systemError('EIO')) };
    await (await openReserve(folder, 1, failing, log)).giveBack();
    expect(told[1]).toBe('ledger: a reserve could not be given back; the next start does');
    await expect(openReserve(join(folder, 'gone'), 1, realFileCalls, log)).rejects.toMatchObject({
      failure: { code: 'file-failed', facts: { path: join(folder, 'gone') } },
    });
    expect(told).toHaveLength(2);
  }));
