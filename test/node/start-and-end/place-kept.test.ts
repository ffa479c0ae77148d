/** After a kill or a power cut a start begins where scans belong: at the station, or at the hand-over that was open. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readPlaceAtStart } from '../../../src-main/start-and-end/place-at-start.ts';
import { createPlaceKept } from '../../../src-main/start-and-end/place-kept.ts';
import type { BenchPlace } from '../../../src-preload/contract/bench-place.ts';
import { inMemoryKeyVault, inMemoryLog, inMemorySettingsFile } from '../../helpers/in-memory-ports.ts';
import { type ServicesOnTestPorts, startServices } from '../../helpers/services-on-test-ports.ts';

const station: BenchPlace = { screen: 'station', tallyId: null, isFull: true };
const handOver: BenchPlace = { screen: 'hand-over', tallyId: 'a-tally', isFull: false };
const began = Date.parse('2026-11-20T10:15:00.000Z');

/** Its starts are told what the clock says, in seconds since `began`. */
function openBench() {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-place-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const file = join(folder, 'place.json');
  const at = (seconds: number): Date => new Date(began + seconds * 1_000);
  const kept = { folder, settingsFile: inMemorySettingsFile(), keyVault: inMemoryKeyVault() };
  return {
    folder,
    file,
    at,
    /** Where the next start begins. */
    begins: (seconds: number) => readPlaceAtStart(folder, at(seconds)),
    start: (seconds: number) =>
      startServices({ ...kept, clock: { now: () => at(seconds), passed: () => seconds * 1_000 } }),
    /** The folder is left as a power cut leaves it. */
    async cut(app: ServicesOnTestPorts): Promise<void> {
      const left = readFileSync(file);
      await app.close();
      writeFileSync(file, left);
    },
  };
}

test('the first start begins with the orders, and so does one after an orderly end at the station', async () => {
  const bench = openBench();
  expect(bench.begins(0)).toBeNull();
  const app = await bench.start(0);
  await app.ask('app.keepPlace', { place: station });
  await expect.poll(() => bench.begins(1)).toEqual({ ...station, isLeft: false });
  await app.close();
  expect(bench.begins(2)).toBeNull();
});

test.each([station, handOver])('a cut at $screen: the next start begins there', async (place) => {
  const bench = openBench();
  const app = await bench.start(0);
  await app.ask('app.keepPlace', { place });
  await expect.poll(() => bench.begins(1)).toEqual({ ...place, isLeft: false });
  await bench.cut(app);
  expect(bench.begins(1)).toEqual({ ...place, isLeft: false });
  const again = await bench.start(1);
  await again.close();
  expect(bench.begins(2)).toBeNull();
});

test('a cut on another screen: the next start begins with the orders', async () => {
  const bench = openBench();
  const app = await bench.start(0);
  await app.ask('app.keepPlace', { place: handOver });
  await app.ask('app.keepPlace', { place: null });
  await expect.poll(() => JSON.parse(readFileSync(bench.file, 'utf8'))).toMatchObject({ place: null });
  await bench.cut(app);
  expect(bench.begins(1)).toBeNull();
});

test('a start that ends of its place within a minute: the next one begins with the orders; a later cut leads back', async () => {
  const bench = openBench();
  const cutAt = async (seconds: number): Promise<void> => {
    const app = await bench.start(seconds);
    await expect.poll(() => bench.begins(seconds + 1)).toMatchObject({ isLeft: true });
    await bench.cut(app);
  };
  const app = await bench.start(0);
  await app.ask('app.keepPlace', { place: station });
  await expect.poll(() => bench.begins(1)).toEqual({ ...station, isLeft: false });
  await bench.cut(app);
  await cutAt(10);
  // Somebody starts it again much later, or the clock was set back meanwhile.
  expect(bench.begins(70)).toEqual({ ...station, isLeft: false });
  expect(bench.begins(5)).toEqual({ ...station, isLeft: false });
  await cutAt(100);
  const third = await bench.start(130);
  await expect.poll(() => bench.begins(131)).toBeNull();
  // A person who goes there again is led back there.
  await third.ask('app.keepPlace', { place: station });
  await expect.poll(() => bench.begins(132)).toEqual({ ...station, isLeft: false });
  await third.close();
});

test.each([
  ['no JSON', '{"version":1,"pla'],
  ['null', 'null'],
  ['a list', '[]'],
  ['another screen', '{"version":1,"place":{"screen":"orders","tallyId":null,"isFull":false},"openedAgainAt":null}'],
])('a file with %s leads nowhere and stops no start', async (_name, text) => {
  const bench = openBench();
  writeFileSync(bench.file, text);
  expect(bench.begins(0)).toBeNull();
  const app = await bench.start(0);
  await app.ask('app.keepPlace', { place: station });
  await expect.poll(() => bench.begins(1)).toEqual({ ...station, isLeft: false });
  await app.close();
});

test('a folder in its place leads nowhere and stops no start', async () => {
  const bench = openBench();
  mkdirSync(bench.file);
  expect(bench.begins(0)).toBeNull();
  const app = await bench.start(0);
  await app.ask('app.keepPlace', { place: station });
  await app.close();
});

test('what the page says before the place of the last run is read stays', async () => {
  const bench = openBench();
  writeFileSync(bench.file, JSON.stringify({ version: 1, place: station, openedAgainAt: null }));
  const clock = { now: () => bench.at(1), passed: () => 1_000 };
  const kept = createPlaceKept({ folder: bench.folder, clock, log: inMemoryLog() });
  kept.keep(handOver);
  await expect.poll(() => bench.begins(2)).toEqual({ ...handOver, isLeft: false });
  await kept.forget();
  expect(bench.begins(3)).toBeNull();
});
