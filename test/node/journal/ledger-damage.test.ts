/** Harm of every kind to the ledger's files: what was written is still there, or the loss is reported. */
import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { seededNumbers } from '../../helpers/seeded-numbers.ts';
import { contentOf, fillLedger, inFolder, intent, openIn } from './ledger-folder.ts';

/** A closed ledger of some writes, and what it holds. */
async function makeLedger(folder: string): Promise<ReturnType<typeof contentOf>> {
  const ledger = openIn(folder);
  await fillLedger(ledger, 12);
  const content = contentOf(ledger);
  ledger.close();
  return content;
}

/**
 * Clears the folder for the next harm: all that the last opening left goes, but for the backup and the computer's key,
 * which no opening changes. Copying the backup's many files each time would take as long as all the openings.
 */
async function clearAroundBackup(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name !== 'spool' && name !== 'fingerprint-key') await rm(join(folder, name), { recursive: true });
  }
}

test(
  'a flipped byte anywhere: the same writes come back, and print jobs unless the state says rebuilt',
  { timeout: 90_000 },
  () =>
    inFolder(async (folder) => {
      const before = await makeLedger(folder);
      const bytes = await readFile(join(folder, 'ledger.sqlite'));
      const random = seededNumbers(20_261_120);
      const header = Array.from({ length: 100 }, (_, index) => index);
      const elsewhere = Array.from({ length: 60 }, () => Math.floor(random() * bytes.length));
      const states: Record<string, number> = { ok: 0, rebuilt: 0, 'read-only': 0 };
      for (const position of [...header, ...elsewhere]) {
        await clearAroundBackup(folder);
        const copy = Buffer.from(bytes);
        copy[position] = (copy[position] ?? 0) ^ (1 + Math.floor(random() * 255));
        await writeFile(join(folder, 'ledger.sqlite'), copy);
        const ledger = openIn(folder);
        const after = contentOf(ledger);
        states[ledger.state] = (states[ledger.state] ?? 0) + 1;
        expect(after.writes, `byte ${position}`).toEqual(before.writes);
        if (ledger.state === 'ok') expect(after.jobs, `byte ${position}`).toEqual(before.jobs);
        else expect(existsSync(join(ledger.damagedCopy ?? '', 'ledger.sqlite'))).toBe(true);
        ledger.writes.begin(intent(900));
        ledger.close();
      }
      expect(states['read-only']).toBe(0);
      expect(states.rebuilt).toBeGreaterThan(20);
    }),
);

test('without a backup to go by, a changed byte is noticed: never other content under the state ok', () =>
  inFolder(async (folder) => {
    const sound = join(folder, 'sound');
    const before = await makeLedger(sound);
    const bytes = await readFile(join(sound, 'ledger.sqlite'));
    const random = seededNumbers(1);
    let changed = 0;
    // Some places are in living rows; others are in remains of a rewritten row, where a change does no harm.
    for (const place of ['receiverName', 'orderNumber', 'labelType', 'trackingNumber', 'spoolerJobId', 'in-doubt']) {
      const places: number[] = [];
      for (let at = bytes.indexOf(place); at >= 0; at = bytes.indexOf(place, at + 1)) places.push(at);
      for (let round = 0; round < 12; round++) {
        const harmed = join(folder, 'harmed');
        await mkdir(harmed);
        const copy = Buffer.from(bytes);
        // A printable byte for a printable one: nothing in SQLite's own structure reveals it.
        const start = places[Math.floor(random() * places.length)] ?? 0;
        const position = start + Math.floor(random() * place.length);
        copy[position] = copy[position] === 0x41 ? 0x42 : 0x41;
        await writeFile(join(harmed, 'ledger.sqlite'), copy);
        const ledger = openIn(harmed);
        if (ledger.state === 'ok') expect(contentOf(ledger), `byte ${position}`).toEqual(before);
        else changed++;
        ledger.close();
        await rm(harmed, { recursive: true });
      }
    }
    expect(changed).toBeGreaterThan(15);
  }));

test('cut short, zeroed, overwritten with junk, or gone: rebuilt from the backup', () =>
  inFolder(async (folder) => {
    const harms: Record<string, (path: string) => Promise<void>> = {
      'cut short': (path) => truncate(path, 5000),
      empty: (path) => truncate(path, 0),
      gone: (path) => rm(path),
      junk: async (path) => writeFile(path, Buffer.alloc((await readFile(path)).length, 'junk')),
      'a zeroed page': async (path) => {
        const bytes = await readFile(path);
        await writeFile(path, bytes.fill(0, 8192, 12_288));
      },
    };
    for (const [name, harm] of Object.entries(harms)) {
      const own = join(folder, name);
      const before = await makeLedger(own);
      await harm(join(own, 'ledger.sqlite'));
      const ledger = openIn(own);
      expect(ledger.state, name).toBe('rebuilt');
      // Windows has no colons in names.
      if (name === 'junk')
        expect(basename(ledger.damagedCopy ?? '')).toMatch(/^damaged-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z$/);
      expect(contentOf(ledger).writes, name).toEqual(before.writes);
      ledger.close();
      const again = openIn(own);
      expect(again.state, name).toBe('ok');
      again.close();
    }
  }));

test('a rebuilt ledger still refuses a second manifest of an order in doubt', () =>
  inFolder(async (folder) => {
    const before = await makeLedger(folder);
    await rm(join(folder, 'ledger.sqlite'));
    const ledger = openIn(folder);
    const open = before.writes.find((record) => record.state === 'in-doubt');
    const orderId = open?.orders[0]?.orderId ?? 0;
    expect(() => ledger.writes.begin(intent(orderId))).toThrow('already-open');
    ledger.close();
  }));

test('a write-ahead log cut or flipped anywhere: no write is lost and none goes back to an earlier state', () =>
  inFolder(async (folder) => {
    const live = join(folder, 'live');
    const ledger = openIn(live);
    await fillLedger(ledger, 6);
    const before = contentOf(ledger).writes;
    const still = join(folder, 'still');
    await mkdir(still);
    // As after a crash: the log has not been moved into the file.
    await cp(join(live, 'spool'), join(still, 'spool'), { recursive: true });
    for (const name of ['ledger.sqlite', 'ledger.sqlite-wal', 'fingerprint-key']) {
      await copyFile(join(live, name), join(still, name));
    }
    ledger.close();
    const log = await readFile(join(still, 'ledger.sqlite-wal'));
    const random = seededNumbers(7);
    const file = await readFile(join(still, 'ledger.sqlite'));
    for (let round = 0; round < 60; round++) {
      await clearAroundBackup(still);
      const position = Math.floor(random() * log.length);
      const copy = Buffer.from(log);
      copy[position] = (copy[position] ?? 0) ^ 0x55;
      await writeFile(join(still, 'ledger.sqlite'), file);
      await writeFile(join(still, 'ledger.sqlite-wal'), round % 2 === 0 ? copy : log.subarray(0, position));
      const reopened = openIn(still);
      expect(contentOf(reopened).writes, `log byte ${position}`).toEqual(before);
      reopened.close();
    }
  }));

test('a damaged copy in the backup does not stop the start while the ledger is sound', () =>
  inFolder(async (folder) => {
    const before = await makeLedger(folder);
    for (const name of await readdir(join(folder, 'spool'))) await writeFile(join(folder, 'spool', name), 'junk');
    const ledger = openIn(folder);
    expect(ledger.state).toBe('ok');
    expect(contentOf(ledger)).toEqual(before);
    ledger.close();
  }));
