/**
 * The plain files beside the ledger: what was kept comes back unchanged, what was changed is reported as damaged, and
 * none of it stops a start.
 */
import { appendFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { realFileCalls } from '../../../src-main/disk/durable-file.ts';
import { type Backup, openBackup } from '../../../src-main/journal/backup.ts';
import { type Ledger, openLedger } from '../../../src-main/journal/ledger.ts';
import { sealOf, type WriteRecord } from '../../../src-main/journal/write-record.ts';
import { clock, contentOf, fillLedger, inFolder, intent, openIn, silentLog, whileImmutable } from './ledger-folder.ts';

const kept = {
  httpStatus: 207,
  headers: { 'content-type': 'text/plain' },
  complete: false,
  body: Uint8Array.from(Buffer.from('a\nb')),
};

/** A record SENT, and the backup that holds it. */
async function withRecord(work: (backup: Backup, record: WriteRecord, spool: string) => Promise<void>): Promise<void> {
  await inFolder(async (folder) => {
    const ledger = openIn(folder);
    const record = await ledger.writes.markSent(ledger.writes.begin(intent(1)).writeId);
    await work(ledger.backup, record, join(folder, 'spool'));
    ledger.close();
  });
}

test('a record and an answer come back as they were kept, for this user alone', () =>
  withRecord(async (backup, record, spool) => {
    const { writeId } = record;
    expect([backup.writeIds(), backup.readRecord(writeId)]).toEqual([[writeId], record]);
    expect([backup.answeredIds(), backup.answerByteCount(writeId)]).toEqual([[], 0]);
    expect(await backup.readAnswer(writeId)).toBeNull();
    await backup.keepAnswer(writeId, kept);
    expect(await backup.readAnswer(writeId)).toEqual(kept);
    const file = await stat(join(spool, `${writeId}.answer`));
    expect([backup.answeredIds(), backup.answerByteCount(writeId)]).toEqual([[writeId], file.size]);
    expect(file.mode & 0o777).toBe(0o600);
    await backup.removeAnswer(writeId);
    expect([backup.answeredIds(), await backup.readAnswer(writeId)]).toEqual([[], null]);
    await backup.removeAnswer(writeId);
  }));

test('what is not as it was written is damaged, wherever it was changed', () =>
  withRecord(async (backup, { writeId }, spool) => {
    await backup.keepAnswer(writeId, kept);
    const [answerPath, recordPath] = ['answer', 'write'].map((ending) => join(spool, `${writeId}.${ending}`));
    const [answer, record] = await Promise.all([answerPath, recordPath].map((path) => readFile(path ?? '', 'latin1')));
    for (const bytes of [`${answer} `, answer?.replace('207', '200'), answer?.slice(1), 'no line', '', sealOf('')]) {
      await writeFile(answerPath ?? '', bytes ?? '');
      expect(await backup.readAnswer(writeId), bytes).toBe('damaged');
    }
    for (const bytes of [`${record} `, record?.replace('#1', '#2'), record?.slice(1), 'no line', '']) {
      await writeFile(recordPath ?? '', bytes ?? '');
      expect(backup.readRecord(writeId), bytes).toBeNull();
    }
    await rm(recordPath ?? '');
    expect(backup.readRecord(writeId)).toBeNull();
  }));

test('files of other names are none of ours; what was cut short is swept', () =>
  withRecord(async (backup, { writeId }, spool) => {
    const strangers = [`${writeId}.txt`, 'x.write', `${writeId}0.answer`, `a${writeId}.write`, '.write', '.answer'];
    for (const name of strangers) await writeFile(join(spool, name), '');
    expect([backup.writeIds(), backup.answeredIds()]).toEqual([[writeId], []]);
    await writeFile(join(spool, `${writeId}.answer.4194305-001122334455.part`), '');
    await backup.sweep();
    expect((await readdir(spool)).sort()).toEqual([...strangers, `${writeId}.write`].sort());
  }));

test('a folder in the place of a kept file is put aside; where nothing can be kept, the failure names the file', () =>
  withRecord(async (backup, { writeId }, spool) => {
    const path = join(spool, `${writeId}.answer`);
    await mkdir(path);
    await backup.keepAnswer(writeId, kept);
    expect(await backup.readAnswer(writeId)).toEqual(kept);
    expect(await readdir(spool)).toHaveLength(3);
    await rm(spool, { recursive: true });
    await expect(backup.keepAnswer(writeId, kept)).rejects.toMatchObject({
      failure: { code: 'file-failed', changed: 'nothing', facts: { path } },
    });
    await writeFile(spool, '');
    await expect(backup.keepAnswer(writeId, kept)).rejects.toMatchObject({ name: 'PackbenchError' });
    await expect(backup.readAnswer(writeId)).rejects.toMatchObject({
      failure: { code: 'file-failed', facts: { path } },
    });
  }));

/** A second ledger out of the first one's backup; what its log says of it. */
function openTold(folder: string): { ledger: Ledger; told: string[] } {
  const told: string[] = [];
  const error = (message: string): void => void told.push(message);
  return { ledger: openLedger({ folder, clock, log: { ...silentLog, error } }), told };
}

test('a backup that cannot be read stops no start: the ledger holds all it held, and the log says it', (context) =>
  inFolder(async (folder) => {
    const first = openIn(folder);
    await fillLedger(first, 4);
    const before = contentOf(first);
    first.close();
    const spool = join(folder, 'spool');
    await rm(spool, { recursive: true });
    // Neither a folder nor something that can be moved away.
    await writeFile(spool, '');
    whileImmutable(context, spool, () => {
      const { ledger, told } = openTold(folder);
      expect([ledger.state, contentOf(ledger)]).toEqual(['ok', before]);
      expect(told).toEqual(['ledger: its folder cannot be made', 'ledger: the backup cannot be read']);
      ledger.close();
    });
  }));

test('a record of the backup that cannot be read is named in the log, as long as its write is open', () =>
  inFolder(async (folder) => {
    const first = openIn(folder);
    const { writeId } = await first.writes.markSent(first.writes.begin(intent(1)).writeId);
    first.close();
    await writeFile(join(folder, 'spool', `${writeId}.write`), 'junk');
    const { ledger, told } = openTold(folder);
    expect([ledger.state, told]).toEqual(['ok', ['backup: a record cannot be read']]);
    await ledger.writes.settle(writeId, 'rejected', {});
    ledger.close();
    await writeFile(join(folder, 'spool', `${writeId}.write`), 'junk');
    const again = openTold(folder);
    expect([again.ledger.state, again.told]).toEqual(['ok', []]);
    again.ledger.close();
  }));

test('of two records in the backup that claim one order the newer one is taken, and guards it; the log names the other', () =>
  inFolder(async (folder) => {
    const clocks = ['08', '09', '07'].map((hour) => ({
      ...clock,
      now: () => new Date(`2026-11-20T${hour}:00:00.000Z`),
    }));
    const ids: string[] = [];
    for (const [index, at] of clocks.entries()) {
      const own = join(folder, String(index));
      const ledger = openLedger({ folder: own, clock: at, log: silentLog });
      const { writeId } = await ledger.writes.markSent(ledger.writes.begin(intent(5, 10 + index)).writeId);
      ids.push(writeId);
      ledger.close();
    }
    const together = join(folder, 'together');
    await mkdir(join(together, 'spool'), { recursive: true });
    for (const [index, writeId] of ids.entries()) {
      const name = `${writeId}.write`;
      await writeFile(join(together, 'spool', name), await readFile(join(folder, String(index), 'spool', name)));
    }
    const { ledger, told } = openTold(together);
    expect(contentOf(ledger).writes.map(({ writeId }) => writeId)).toEqual([ids[1]]);
    expect(told).toEqual([
      'ledger: a write taken over from the backup',
      ...Array(2).fill('ledger: a write is given up, because a newer one holds one of its orders'),
    ]);
    // Orders that none of the recovered writes holds are free.
    expect(() => ledger.writes.begin(intent(5))).toThrow('already-open');
    ledger.writes.begin(intent(10));
    ledger.close();
  }));

test('which of two records is the newer one is told by the count, and not by a clock that was set back between them', () =>
  inFolder(async (folder) => {
    const at = { ...clock, now: () => new Date('2026-11-20T12:00:00.000Z') };
    const first = openLedger({ folder, clock: at, log: silentLog });
    const earlier = await first.writes.markSent(first.writes.begin(intent(5)).writeId);
    await first.writes.settle(earlier.writeId, 'rejected', {});
    first.close();
    const second = openLedger({ folder, clock: { ...clock, now: () => new Date(0) }, log: silentLog });
    const later = await second.writes.markSent(second.writes.begin(intent(5, 6)).writeId);
    second.close();
    // The disk had not taken the end of the earlier one.
    await openBackup(join(folder, 'spool'), realFileCalls).keepRecord(earlier);
    await rm(join(folder, 'ledger.sqlite'));
    const { ledger } = openTold(folder);
    expect(contentOf(ledger).writes.map(({ writeId }) => writeId)).toEqual([later.writeId]);
    expect(() => ledger.writes.begin(intent(6))).toThrow('already-open');
    ledger.close();
  }));

test('a record of the backup counts where it is further than the table, and not where it is behind', () =>
  inFolder(async (folder) => {
    const first = openIn(folder);
    const { writeId } = first.writes.begin(intent(1));
    const sent = await first.writes.markSent(writeId);
    const doubt = await first.writes.settle(writeId, 'in-doubt', {});
    first.close();
    const backup = openBackup(join(folder, 'spool'), realFileCalls);
    await backup.keepRecord(sent);
    const behind = openTold(folder);
    expect([behind.ledger.state, behind.ledger.writes.get(writeId), behind.told]).toEqual(['ok', doubt, []]);
    behind.ledger.close();
    // Ahead because the file did not take it: not damaged, and nothing to tell a person.
    const ended = { ...doubt, state: 'resolved' as const, settledAt: doubt.createdAt };
    await backup.keepRecord({ ...ended, aheadOfLedger: true });
    const ahead = openTold(folder);
    expect([ahead.ledger.state, ahead.ledger.writes.get(writeId)]).toEqual(['ok', ended]);
    ahead.ledger.close();
    // Ahead without that mark: the table has lost it.
    await backup.keepRecord({ ...ended, state: 'stored' });
    const lost = openTold(folder);
    expect([lost.ledger.state, lost.ledger.writes.get(writeId)?.state]).toEqual(['rebuilt', 'stored']);
    lost.ledger.close();
    await appendFile(join(folder, 'spool', `${writeId}.write`), 'x');
    // At its very end a write never changes, so its copy is not even read.
    const final = openTold(folder);
    expect([final.ledger.state, final.told]).toEqual(['ok', []]);
    final.ledger.close();
  }));
