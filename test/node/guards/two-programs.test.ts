/** Two programs on one folder, each with an account of the same keys, that make the same manifests at the same time. */
import { spawn } from 'node:child_process';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import type { Ledger } from '../../../src-main/journal/ledger.ts';
import { ledgerMigrations } from '../../../src-main/journal/ledger-schema.ts';
import type { WriteRecord } from '../../../src-main/journal/write-record.ts';
import { finishLeftOpen } from '../../../src-main/journal/write-run.ts';
import { startCountingService } from '../../helpers/counting-service.ts';
import { clock, inFolder, intent, openIn, silentLog } from '../journal/ledger-folder.ts';
import type { WriterLine, WriterTask } from '../journal/manifest-writer.ts';

const program = join(import.meta.dirname, '..', 'journal', 'manifest-writer.ts');

/** What it said, when it has ended. */
function runWriter(task: WriterTask) {
  const child = spawn(process.execPath, [program, JSON.stringify(task)], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: WriterLine[] = [];
  createInterface({ input: child.stdout }).on('line', (text) => void lines.push(JSON.parse(text) as WriterLine));
  return new Promise<WriterLine[]>((resolve, reject) => {
    child.on('close', (code) => (code === 0 ? resolve(lines) : reject(new Error(`It ended with ${code}`))));
  });
}

test('a ledger that another program makes at the same moment is taken as it is, not for a damaged one', () =>
  inFolder(async (folder) => {
    let other: Ledger | null = null;
    // The last read of the number of steps comes after the file was found to be new, and before it is filled.
    let looks = 0;
    const watched = new Proxy(ledgerMigrations, {
      get(steps, name) {
        if (name === 'length' && ++looks === 2) other = openIn(folder);
        return Reflect.get(steps, name) as unknown;
      },
    });
    const ledger = openIn(folder, watched);
    expect(ledger.state).toBe('ok');
    const account = { baseAddress: 'https://api.example.com', serviceKey: 'service-key-0123456789' };
    expect(other).not.toBeNull();
    const second = other as unknown as Ledger;
    expect(second.accounts.at(account)).toEqual(ledger.accounts.at(account));
    ledger.writes.begin(intent(1));
    expect(() => second.writes.begin(intent(1))).toThrow('already-open');
    second.close();
    ledger.close();
  }));

test('a ledger whose file another program made anew is not written any more', () =>
  inFolder(async (folder) => {
    const ledger = openIn(folder);
    ledger.writes.begin(intent(1));
    await rename(join(folder, 'ledger.sqlite'), join(folder, 'aside'));
    const other = openIn(folder);
    expect(() => ledger.writes.begin(intent(2))).toThrow('file-failed');
    other.close();
    ledger.close();
  }));

test('what a second program has sent since the first one looked is not ended as never sent', () =>
  inFolder(async (folder) => {
    const [working, starting] = [openIn(folder), openIn(folder)];
    const { writeId } = working.writes.begin(intent(1));
    const [left] = starting.writes.unsettled();
    expect(left?.state).toBe('intent');
    await working.writes.markSent(writeId);
    const parts = { ledger: starting, clock, log: silentLog, onChange: () => undefined };
    const unread = { read: () => Promise.reject(new Error('nothing was kept')), store: async () => undefined };
    await finishLeftOpen(parts, left as WriteRecord, unread);
    expect(starting.writes.get(writeId)?.state).toBe('sent');
    expect(() => starting.writes.begin(intent(1))).toThrow('already-open');
    working.close();
    starting.close();
  }));

test('each order is sent once, and the other program says why it did not', () =>
  inFolder(async (folder) => {
    const service = await startCountingService();
    const orderSets = Array.from({ length: 60 }, (_, index) => [index + 1]);
    const both = await Promise.all(
      ['one', 'two'].map((accountId) => runWriter({ folder, url: service.url, orderSets, accountId })),
    );
    expect([...service.manifested].filter(([, count]) => count !== 1)).toEqual([]);
    expect(service.manifested.size).toBe(orderSets.length);
    const said = both.flat();
    expect(said.filter((line) => line.said === 'stored')).toHaveLength(orderSets.length);
    // 'cancelled': the other program's start thought it was left behind.
    const known = ['already-manifested', 'already-open', 'cancelled'];
    const codes = said.flatMap((line) => (line.said === 'failed' ? [line.code] : []));
    expect(codes.filter((code) => !known.includes(code))).toEqual([]);
    await service.close();
  }));
