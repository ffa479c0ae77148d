/** What the service has acknowledged is still there after kill -9; anything else is there whole or not at all. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import type { SandboxKeys } from '../../../src-main/sandbox/service.ts';
import { answerOf, keysOf, newFolder, type WireAnswer } from './running-sandbox.ts';

const commandLine = join(import.meta.dirname, '../../../src-main/sandbox/cli.ts');
const kills = 6;
const batchSize = 4;

async function start(folder: string) {
  const child = spawn(process.execPath, [commandLine, '--data', folder, '--orders', '400', '--addresses', '1'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  const { url, accounts }: { url: string; accounts: readonly [SandboxKeys] } = JSON.parse(String(line));
  const call = (path: string, init: RequestInit = {}): Promise<WireAnswer> =>
    answerOf(
      fetch(`${url}${path}`, { ...init, headers: { ...keysOf(accounts[0]), 'Content-Type': 'application/json' } }),
    );
  return { child, call };
}

async function idsOf(call: (path: string) => Promise<WireAnswer>, status: string): Promise<readonly number[]> {
  const { orders = [] } = await call(`/api/orders/search?limit=250&status=${status}`);
  return orders.map((order) => order.order_id);
}

it(`loses no acknowledged manifest in ${kills} kills, and does none by half`, { timeout: 120_000 }, async () => {
  const folder = await newFolder();
  const acknowledged: number[] = [];
  let batches: readonly (readonly number[])[] = [];
  for (let round = 0; round <= kills; round += 1) {
    const { child, call } = await start(folder);
    const shipped = await idsOf(call, 'Shipped');
    expect(acknowledged.filter((id) => !shipped.includes(id))).toEqual([]);
    for (const batch of batches) {
      expect([0, batchSize]).toContain(batch.filter((id) => shipped.includes(id)).length);
    }
    const unshipped = await idsOf(call, 'Unshipped');
    batches = [0, 1, 2].map((batch) => unshipped.slice(batch * batchSize, (batch + 1) * batchSize));
    // Killed as soon as one of three is acknowledged: the others may be anywhere on their way.
    const running = batches.map((order_ids) =>
      call('/api/orders/manifest', { method: 'POST', body: JSON.stringify({ order_ids }) }).then(
        ({ success }) => {
          if (success) acknowledged.push(...order_ids);
        },
        () => undefined,
      ),
    );
    await Promise.race(running);
    child.kill('SIGKILL');
    await Promise.all([once(child, 'exit'), ...running]);
  }
  expect(acknowledged.length).toBeGreaterThan(kills * batchSize);
});

it('leaves nothing behind when it is killed while it fills a new folder', { timeout: 60_000 }, async () => {
  const folder = await newFolder();
  const watcher = watch(folder);
  onTestFinished(() => watcher.close());
  // SQLite makes its log in the transaction that fills the folder, so the filling is under way from here.
  const filling = new Promise<void>((resolve) => {
    watcher.on('change', (_, name) => {
      if (name === 'sandbox.sqlite-wal') resolve();
    });
  });
  const child = spawn(process.execPath, [commandLine, '--data', folder, '--orders', '250000'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  await Promise.race([filling, once(child.stdout, 'data'), ended]);
  child.kill('SIGKILL');
  await ended;
  const { call } = await start(folder);
  // Made by this start: the killed one would have had 300.
  expect((await call('/api/addressbook')).addresses).toHaveLength(1);
});
