/**
 * A refresh as the app does it, in a process of its own: the services with their real threads, and a service over HTTP
 * in another process. The book is read once, then again, with one entry of a hundred changed, while somebody types
 * without a pause. The reply goes as JSON into the given file.
 */
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as after } from 'node:timers/promises';
import { startServices } from '../../helpers/services-on-test-ports.ts';
import { createBook } from './books.ts';
import { makeQueries } from './queries.ts';

export interface RefreshReply {
  /** From the first byte of the answer to the new copy in its place. */
  readonly swappedMs: number;
  /** The same for the first reading, which fills the book anew. */
  readonly firstMs: number;
  readonly bytes: number;
  /**
   * For each keystroke, from question to answer, while the book was being read; asks for as many entries as the page
   * does.
   */
  readonly keystrokeMs: readonly number[];
  readonly totalCount: number;
}

const accountId = 'practice-1';
const entriesShown = 60;
const betweenKeystrokes = 15;

const [replyPath = '', seed = '1', count = '1000'] = process.argv.slice(2);
const server = fork(join(import.meta.dirname, 'serve-book.ts'), [seed, count], {
  stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
});
if (server.stdout === null) throw new Error('The server has no output.');
const told = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
const next = async (): Promise<Record<string, unknown>> =>
  JSON.parse(String((await told.next()).value)) as Record<string, unknown>;
const { listening } = (await next()) as { listening: { port: number } };
const url = `http://127.0.0.1:${listening.port}`;
const bench = await startServices({
  practice: { running: true, url, accounts: [{ serviceKey: 'bench', subscriptionKey: 'bench' }] },
});
try {
  const { swappedMs: firstMs } = await readBook();
  writeFileSync(replyPath, JSON.stringify({ ...(await measured()), firstMs }));
} finally {
  await bench.close();
  server.disconnect();
}

async function measured(): Promise<Omit<RefreshReply, 'firstMs'>> {
  const texts = makeQueries(createBook(Number(seed), Number(count)), Number(seed), 8).map(({ text }) => text);
  // Letter by letter, and other texts than the measured ones: the app has been running, and somebody has typed.
  for (const text of texts.slice(-8)) for (const part of beginnings(text)) await search(part);
  let isReading = true;
  const reading = readBook().finally(() => {
    isReading = false;
  });
  const keystrokeMs: number[] = [];
  for (let at = 0; isReading; at = (at + 1) % (texts.length - 8)) {
    for (const part of beginnings(texts[at] ?? '')) {
      if (!isReading) break;
      const started = performance.now();
      await search(part);
      keystrokeMs.push(performance.now() - started);
      await after(betweenKeystrokes);
    }
  }
  return { ...(await reading), keystrokeMs };
}

function beginnings(text: string): readonly string[] {
  const letters = [...text];
  return letters.map((_, at) => letters.slice(0, at + 1).join(''));
}

async function search(text: string): Promise<void> {
  await bench.ask('addressBook.search', { accountId, text, limit: entriesShown });
}

async function readBook(): Promise<Pick<RefreshReply, 'swappedMs' | 'bytes' | 'totalCount'>> {
  const before = new Set<unknown>(bench.announcements.all.map(({ event }) => event));
  await bench.ask('addressBook.refresh', { accountId });
  const { firstByteAt, bytes } = (await next()) as { firstByteAt: number; bytes: number };
  const status = await bench.announcements.first('addressBook.changed', (one) => !one.refreshing && !before.has(one));
  const swappedMs = Date.now() - firstByteAt;
  if (status.failure !== null || status.totalCount !== Number(count))
    throw new Error(`The book was not read: ${JSON.stringify(status)}`);
  return { swappedMs, bytes, totalCount: status.totalCount };
}
