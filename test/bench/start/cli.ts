/**
 * `npm run bench:start [-- --rounds 5]`: how long until the window is there and the list of orders is usable, beside an empty
 * app in the same runtime, in turns; and what main's own code takes of it. Medians. A first start fills what the others show.
 * Prints the table, writes test-results/bench/start.json, and ends with 1 when a gate is missed.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { type GateRow, verdictOf } from '../address-book/gates.ts';
import { gateTable } from '../address-book/report.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');
const runtime = join(root, 'tools', 'chromium-runtime', 'dist', 'electron');
const apps = { empty: join(import.meta.dirname, 'empty-app'), packbench: root };
const outputPath = join(root, 'test-results', 'bench', 'start.json');

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds: a whole number from 1');

/** Milliseconds; the first two from the moment the program was started. */
interface Start {
  readonly window: number;
  readonly usable: number;
  /** Of main: loading its code, and then until the window was asked for. */
  readonly loading: number;
  readonly starting: number;
}

/** Starts it on a bench without keyring and printer, waits until it is usable, and ends it. */
async function start(app: string, folder: string): Promise<Start> {
  const startedAt = performance.now();
  const child = spawn(runtime, ['-r', join(import.meta.dirname, 'marks.cjs'), app, `--user-data-dir=${folder}`], {
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      XDG_RUNTIME_DIR: folder,
      LANG: 'C.UTF-8',
      DBUS_SESSION_BUS_ADDRESS: `unix:path=${join(folder, 'no-bus')}`,
      CUPS_SERVER: join(folder, 'no-cups'),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  const found: Partial<Record<'window' | 'usable' | 'loading' | 'starting', number>> = {};
  for await (const line of createInterface({ input: child.stderr })) {
    if (line === 'window ready') found.window = performance.now() - startedAt;
    if (line === 'bench usable') found.usable = performance.now() - startedAt;
    const [, loading, starting] = /^bench code (\S+) (\S+)$/.exec(line) ?? [];
    if (loading !== undefined) Object.assign(found, { loading: Number(loading), starting: Number(starting) });
    if (found.window !== undefined && found.usable !== undefined) child.kill('SIGTERM');
  }
  await ended;
  const { window, usable, loading, starting } = found;
  if (window === undefined || usable === undefined || loading === undefined || starting === undefined) {
    throw new Error(`${app} ended before it was usable`);
  }
  return { window, usable, loading, starting };
}

function median(starts: readonly Start[], of: (start: Start) => number): number {
  return starts.map(of).sort((one, other) => one - other)[Math.floor(starts.length / 2)] ?? 0;
}

const measured: Record<keyof typeof apps, Start[]> = { empty: [], packbench: [] };
const folder = mkdtempSync(join(tmpdir(), 'packbench-start-'));
try {
  const folders = { empty: join(folder, 'empty'), packbench: join(folder, 'packbench') };
  for (const one of Object.values(folders)) mkdirSync(one);
  // The first start of each also fills the runtime's caches.
  await start(apps.empty, folders.empty);
  const first = await start(apps.packbench, folders.packbench);
  console.log(`first start of all: window ${first.window.toFixed(0)} ms, usable list ${first.usable.toFixed(0)} ms`);
  for (let round = 0; round < rounds; round += 1) {
    for (const name of ['empty', 'packbench'] as const) measured[name].push(await start(apps[name], folders[name]));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const row = (what: string, value: number, gate: number, unit: GateRow['unit']): GateRow => ({
  ...{ what, size: '', measured: value, gate, stretch: unit === 'x' ? 1 + (gate - 1) / 2 : gate / 2, unit },
  isMoreBetter: false,
});
const { empty, packbench } = measured;
const ratio = (of: (start: Start) => number): number => median(packbench, of) / median(empty, of);
const rows = [
  row(
    'window, of the empty app',
    ratio(({ window }) => window),
    1.3,
    'x',
  ),
  row(
    'usable list, of the empty app',
    ratio(({ usable }) => usable),
    1.8,
    'x',
  ),
  row(
    "main's code until the window is asked for",
    median(packbench, ({ loading, starting }) => loading + starting),
    50,
    'ms',
  ),
  row(
    'of it, loading it',
    median(packbench, ({ loading }) => loading),
    40,
    'ms',
  ),
];
const missed = rows.filter((one) => verdictOf(one) === 'MISS');
const load = loadavg()[0]?.toFixed(1);
for (const name of ['empty', 'packbench'] as const) {
  const { window, usable } = {
    window: median(measured[name], (it) => it.window),
    usable: median(measured[name], (it) => it.usable),
  };
  console.log(`${name}: window ${window.toFixed(0)} ms, usable ${usable.toFixed(0)} ms (medians of ${rounds})`);
}
console.log(
  `\n${gateTable(rows)}\n\n${rows.length - missed.length} of ${rows.length} gates held; ${cpus().length} cores, load ${load}`,
);
mkdirSync(dirname(outputPath), { recursive: true });
writeFileSync(outputPath, `${JSON.stringify({ ranAt: new Date().toISOString(), load, measured, rows }, null, 2)}\n`);
process.exitCode = missed.length === 0 ? 0 : 1;
