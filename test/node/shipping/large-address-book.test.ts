/** An address book of hundreds of megabytes is never in memory as a whole. */
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';

// Of the thread's memory, loading the reader itself takes some twelve.
test('a book of 64 MB is read in a thread that may hold 36 MB', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-large-book-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'spool');
  const entryCount = writeBook(path, 64 * 1024 * 1024);
  const reader = new Worker(new URL('book-reader.ts', import.meta.url), {
    workerData: { path, contentType: 'application/json', keys: [] },
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 },
  });
  expect(await once(reader, 'message')).toEqual([entryCount]);
});

/** At least this many bytes; answers how many entries. */
function writeBook(path: string, byteCount: number): number {
  const file = openSync(path, 'w');
  let count = 0;
  let written = writeSync(file, '{"success":true,"addresses":[');
  while (written < byteCount) {
    const entries = Array.from({ length: 1_000 }, () =>
      JSON.stringify({ id: ++count, name: 'Ana', street: 'x'.repeat(1_000) }),
    );
    written += writeSync(file, `${count > 1_000 ? ',' : ''}${entries.join(',')}`);
  }
  writeSync(file, ']}');
  closeSync(file);
  return count;
}
