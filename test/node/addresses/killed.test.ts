/** An address that was answered without the service is asked about again, also when the app was killed right after. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderWithBook, startAddressesBench } from './addresses-bench.ts';

let withBook: string;

beforeAll(async () => {
  withBook = await folderWithBook();
});
afterAll(() => rm(withBook, { recursive: true }));

/** Kills the program once it has reported this many addresses; answers how many it had reported when it was dead. */
async function killAfter(count: number, folder: string, url: string): Promise<number> {
  const program = join(import.meta.dirname, 'offline-validator.ts');
  const child = spawn(process.execPath, [program, JSON.stringify({ folder, url })], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = 0;
  createInterface({ input: child.stdout }).on('line', (line) => {
    said = Number(line);
    if (said === count) child.kill('SIGKILL');
  });
  const [, signal] = await once(child, 'close');
  expect(signal).toBe('SIGKILL');
  return said;
}

test.each([1, 4, 17])('killed after %i answers', async (count) => {
  const bench = await startAddressesBench({}, withBook);
  try {
    await bench.cable.pull();
    let said = 0;
    await bench.restart({}, async () => {
      said = await killAfter(count, bench.folder, bench.cable.url);
    });
    const houses = (await bench.checks()).map(({ address }) => Number.parseInt(address.street, 10));
    // One more may have been stored before its answer was reported.
    expect([said, said + 1]).toContain(houses.length);
    expect([...new Set(houses)].sort((a, b) => a - b)).toEqual(houses.map((_, index) => index + 1));
    await bench.cable.plug();
    bench.timers.fire();
    await bench.settled();
    expect(bench.asked).toHaveLength(houses.length);
  } finally {
    await bench.close();
  }
});
