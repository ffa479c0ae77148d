/** Two programs started at the same time on one folder, with something to clear away: both start, and each manifest has one end. */
import { spawn } from 'node:child_process';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answer, startMisbehavingServer } from '../../helpers/misbehaving-server.ts';
import type { WriterLine, WriterTask } from '../journal/manifest-writer.ts';
import { inFolder, pdfBytes } from './manifests-bench.ts';

const writer = join(import.meta.dirname, '..', 'journal', 'manifest-writer.ts');
const pdf = Buffer.from(pdfBytes('from the wire')).toString('base64');
const made = answer({ body: JSON.stringify({ label_type: 'PDF', pdf, success: true, errors: null }) });

/** Of a process that ended long ago: Linux only uses numbers up to 4,194,304. */
const leftBehind = (index: number, ending: string): string =>
  `manifest-${index}.99999999-${String(index).padStart(12, '0')}${ending}`;

async function leaveParts(folder: string): Promise<void> {
  for (const place of [join(folder, 'manifests'), join(folder, 'ledger', 'spool')]) {
    await mkdir(place, { recursive: true });
    await Promise.all(Array.from({ length: 60 }, (_, index) => writeFile(join(place, leftBehind(index, '.part')), '')));
  }
  for (let index = 0; index < 60; index++) {
    await writeFile(join(folder, 'ledger', `reserve-99999999-${String(index).padStart(12, '0')}`), 'taken');
  }
}

function runProgram(task: WriterTask): Promise<{ lines: WriterLine[]; complaints: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [writer, JSON.stringify(task)]);
    const said = { out: '', err: '' };
    child.stdout.on('data', (chunk: Buffer) => {
      said.out += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      said.err += chunk.toString();
    });
    child.on('close', () => {
      const lines = said.out.trim().split('\n').filter(Boolean);
      resolve({ lines: lines.map((line) => JSON.parse(line) as WriterLine), complaints: said.err });
    });
  });
}

test('two programs at once on one folder: both go to their end, each order is sent once, and words are plain', () =>
  inFolder(async (parent) => {
    const server = await startMisbehavingServer([made]);
    for (const round of [1, 2, 3]) {
      const folder = join(parent, `round-${round}`);
      await leaveParts(folder);
      const before = server.requests.length;
      const task = { folder, url: server.url, stopAt: null };
      const programs = await Promise.all(
        [10, 20].map((first) => runProgram({ ...task, orderSets: [[first], [first + 1], [30]] })),
      );
      for (const { lines, complaints } of programs) {
        expect(complaints).toBe('');
        expect(lines.at(-1)).toEqual({ said: 'finished' });
        for (const line of lines) {
          // The second program is told so; 'cancelled': the other one's start ended the write before it was sent.
          if (line.said === 'failed') expect(['already-open', 'already-manifested', 'cancelled']).toContain(line.code);
        }
      }
      const stored = programs.flatMap(({ lines }) => lines.filter((line) => line.said === 'stored'));
      expect(server.requests).toHaveLength(before + stored.length);
      expect(stored.filter((line) => line.orderIds[0] === 30).length).toBeLessThanOrEqual(1);
      expect((await readdir(join(folder, 'manifests'))).filter((name) => name.endsWith('.part'))).toEqual([]);
      expect((await readdir(join(folder, 'ledger'))).filter((name) => name.startsWith('reserve-'))).toEqual([]);
    }
    await server.close();
  }));
