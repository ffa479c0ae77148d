/** Whatever happens while a book is replaced: the old book answers, or the new one, whole. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepBookFiles } from '../../../../src-main/address-book/copies/book-files.ts';
import { openCopies } from '../../../../src-main/address-book/copies/copies.ts';
import { answer, answerBytes, type Behaviour, bytesThenEnd } from '../../../helpers/misbehaving-server.ts';
import fc, { draws } from '../../../helpers/properties.ts';
import { accountId, book, type ReadingBench, startReadingBench, wireEntries } from './reading-bench.ts';

describe('an answer cut anywhere', () => {
  let bench: ReadingBench;
  const entries = wireEntries('Bo', 20);
  const fields = (entry: object) => Object.entries(entry).map(([name, value]) => `<${name}>${value}</${name}>`);
  const elements = entries.map((entry) => `<addresses>${fields(entry).join('')}</addresses>`).join('');
  const bodies = {
    json: JSON.stringify({ addresses: entries, success: true, errors: null }),
    xml: `<?xml version="1.0"?><GetAddressBookResponse>${elements}<success>true</success></GetAddressBookResponse>`,
  };
  /** How the body ends after the cut. */
  const ways: Readonly<Record<string, (body: string, cut: number) => Behaviour>> = {
    'by its length': (body, cut) => bytesThenEnd(answerBytes({ body: body.slice(0, cut), length: body.length })),
    'by a last chunk': (body, cut) =>
      bytesThenEnd(
        `HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${cut.toString(16)}\r\n${body.slice(0, cut)}\r\n`,
      ),
    'not at all': (body, cut) => answer({ body: body.slice(0, cut), length: 'none' }),
  };

  beforeAll(async () => {
    bench = await startReadingBench();
    bench.answerWith(book('Ana', 30));
    await bench.read();
  });
  afterAll(() => bench.close());

  test.each(Object.keys(ways).flatMap((way) => [[way, 'json'] as const, [way, 'xml'] as const]))(
    'its end told %s, %s: the old book answers, and the answer is aside as broken',
    async (way, format) => {
      const body = bodies[format];
      const { copyReadAt } = await bench.status();
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 1, max: body.length - 1 }), async (cut) => {
          bench.answerWith(ways[way]?.(body, cut) ?? answer({}));
          const { failure, ...after } = await bench.read();
          expect(after).toMatchObject({ totalCount: 30, copyReadAt, aside: { reason: 'unreadable' } });
          expect(['connection-lost', 'answer-unreadable']).toContain(failure?.code);
          expect(after.aside?.totalCount).toBeLessThanOrEqual(20);
          expect(await bench.namesFound('ana 007')).toEqual(['Ana 007']);
          expect(await bench.namesFound('bo')).toEqual([]);
        }),
        // The first and the last place, and some between.
        { numRuns: draws(5, 8), examples: [[1], [body.length - 1]] },
      );
    },
  );
});

/** `before`: what the shell does first ($2 is the folder). Answers what the program writes. */
function startProgram(
  folder: string,
  { before = '', way = '', within = [] }: { before?: string; way?: string; within?: readonly string[] } = {},
): { readonly child: ChildProcess; readonly ended: Promise<string> } {
  const program = join(import.meta.dirname, 'readings-program.ts');
  const shell = ['sh', '-c', `${before} exec "$0" "$@"`, process.execPath, program, folder, way];
  const [command = '', ...args] = [...within, ...shell];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  return { child, ended: new Promise((resolve) => child.on('close', () => resolve(said))) };
}

/** The names in the copy, as the next start finds it. */
function namesAfter(folder: string): readonly string[] {
  sweepBookFiles(folder, []);
  const copies = openCopies(folder);
  try {
    const { books, hits } = copies.search([accountId], '', 1_000);
    expect(books).toMatchObject([{ state: { totalCount: hits.length, wasDamaged: false } }]);
    return hits.map(({ entry }) => entry.name);
  } finally {
    copies.close();
  }
}

describe('a program that replaces one book by another, over and over', () => {
  test('killed at any moment leaves a whole book, and nothing else after the next start', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'packbench-killed-'));
    try {
      for (let run = 0; run < 12; run += 1) {
        const { child, ended } = startProgram(folder);
        const first = new Promise((resolve) => child.stdout?.once('data', resolve));
        await Promise.race([first, ended]);
        // Waits only for the moment of the kill: somewhere within the next replacements, each of which takes tens of
        // milliseconds.
        await new Promise((resolve) => setTimeout(resolve, (run * 37) % 150));
        child.kill('SIGKILL');
        await ended;
        const names = namesAfter(folder);
        expect(names).toHaveLength(400);
        expect(new Set(names.map((name) => name.split(' ')[0])).size).toBe(1);
        expect((await readdir(folder)).filter((name) => !name.endsWith('.sqlite'))).toEqual([]);
      }
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  });

  test('without room for the new book keeps the old one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'packbench-no-room-'));
    try {
      const { child, ended } = startProgram(folder);
      await new Promise((resolve) => child.stdout?.once('data', resolve));
      child.kill('SIGKILL');
      await ended;
      const before = namesAfter(folder);
      // No file may grow beyond 32 KiB; the signal for that is ignored, because a full disk sends none.
      const said = await startProgram(folder, { before: "trap '' XFSZ; ulimit -f 64;" }).ended;
      expect(said).toMatch(/^file-failed, holds 400 as (Ana|Bo) 0$/m);
      expect(namesAfter(folder)).toEqual(before);
      expect((await readdir(folder)).filter((name) => !name.endsWith('.sqlite'))).toEqual([]);
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  });

  const within = ['unshare', '-Urm'];
  const canHaveDisk = spawnSync('unshare', ['-Urm', 'true']).status === 0;
  test.skipIf(!canHaveDisk)('on a disk that fills up says that it is full, and keeps the old one', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'packbench-full-'));
    try {
      // A disk of its own, in memory, which is gone with the program.
      const before = 'mount -t tmpfs -o size=2m none "$2";';
      const said = await startProgram(folder, { within, before, way: 'growing' }).ended;
      expect(said).toMatch(/^disk-full, holds \d+ as (Ana|Bo) 0$/m);
      expect(await readdir(folder)).toEqual([]);
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  });
});
