/**
 * `npm run bench:start [-- --rounds 5]`: how long until the window is there and the list of orders is usable, beside an
 * empty app in the same runtime, in turns; and how much of it main's own code takes. Medians. A first start fills what
 * the later ones show.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { askedNumbers } from '../asked-rounds.ts';
import { atMost, tellBench } from '../held.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');
const runtime = join(root, 'tools', 'chromium-runtime', 'dist', 'electron');
const apps = { empty: join(import.meta.dirname, 'empty-app'), packbench: root };
const { rounds } = askedNumbers({});

/** Milliseconds; the first two from the moment the program was started. */
interface Start {
  readonly window: number;
  readonly usable: number;
  /** In main: loading its code, and then until the window was asked for. */
  readonly loading: number;
  readonly starting: number;
}

/** Starts the app on a bench without keyring and printer, waits until it is usable, and ends it. */
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

const { empty, packbench } = measured;
const ratio = (of: (start: Start) => number): number => median(packbench, of) / median(empty, of);
const code = (of: (start: Start) => number): number => median(packbench, of);
const line = (name: keyof typeof apps): string => {
  const [window, usable] = [median(measured[name], (it) => it.window), median(measured[name], (it) => it.usable)];
  return `  ${name}: window ${window.toFixed(0)} ms, usable ${usable.toFixed(0)} ms (medians of ${rounds})`;
};
tellBench('start', {
  gates: [
    atMost(
      'window, of the empty app',
      ratio(({ window }) => window),
      1.3,
      'x',
    ),
    atMost(
      'usable list, of the empty app',
      ratio(({ usable }) => usable),
      1.8,
      'x',
    ),
    atMost(
      "main's code until the window is asked for",
      code(({ loading, starting }) => loading + starting),
      50,
      'ms',
    ),
    atMost(
      'of it, loading it',
      code(({ loading }) => loading),
      40,
      'ms',
    ),
  ],
  beside: [line('empty'), line('packbench')],
  figures: { rounds, measured },
});
