/** Two programs on one folder, each with an account of the same keys, that make the same manifests at the same time. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { startCountingService } from '../../helpers/counting-service.ts';
import { inFolder } from '../journal/ledger-folder.ts';
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
    // 'cancelled': the other program's start took it for left behind.
    const known = ['already-manifested', 'already-open', 'cancelled'];
    const codes = said.flatMap((line) => (line.said === 'failed' ? [line.code] : []));
    expect(codes.filter((code) => !known.includes(code))).toEqual([]);
    await service.close();
  }));
