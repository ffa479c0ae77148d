/**
 * `npm run bench:orders [-- --quick] [--orders 100000,1000000] [--no-app]`: the copy of the orders at each size through its real thread,
 * beside a bare prepared SELECT by key, minisearch over the same orders and the service over loopback, each in a process of its own;
 * then, at each size, from a scan to its painted card in the app. Prints the tables, writes
 * test-results/bench/orders.json, and ends with 1 when a gate is missed.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundle } from '../../helpers/bundle.ts';
import { threadSources } from '../../helpers/thread-files.ts';
import { type GateRow, verdictOf } from '../address-book/gates.ts';
import { gateTable } from '../address-book/report.ts';
import type { MemoryMeasures } from './memory-run.ts';
import type { OtherMeasures } from './others-run.ts';
import type { OurMeasures } from './our-run.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');
const outputPath = join(root, 'test-results', 'bench', 'orders.json');
const work = join(root, 'test-results', 'bench', `orders-${process.pid}`);

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    orders: { type: 'string' },
    'no-app': { type: 'boolean', default: false },
  },
});
const sizes = (values.orders ?? (values.quick ? '10000' : '100000,1000000')).split(',').map(Number);
if (sizes.some((size) => !Number.isInteger(size) || size < 1_000)) throw new Error('--orders: whole numbers from 1000');

function run<Measures>(program: string, ...args: string[]): Measures {
  process.stderr.write(`${program} ${args[0]} ${args[1] ?? ''} (load ${loadavg()[0]?.toFixed(1)})\n`);
  const said = execFileSync(process.execPath, ['--expose-gc', join(work, `${program}.mjs`), ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(said.trim().split('\n').at(-1) ?? '') as Measures;
}

/** Null, with a message: it gave up, as an engine that holds everything in memory may with many orders. */
function runOther(which: string, count: number, ...more: readonly string[]): OtherMeasures | null {
  try {
    return run<OtherMeasures>('others-run', which, String(count), ...more);
  } catch (cause) {
    const [why] = String(cause).split('\n');
    console.error(`${which} gave up with ${count} orders: ${why}`);
    return null;
  }
}

const isLarge = (count: number): boolean => count >= 1_000_000;
const sizeOf = (count: number): string => (isLarge(count) ? `${count / 1_000_000}M` : `${count / 1_000}k`);

/** Each gate has two figures: from 1,000,000 on the second, otherwise the first. */
function rowsOf(count: number, ours: OurMeasures, memoryMb: number): GateRow[] {
  const size = sizeOf(count);
  const gate = (small: number, large: number): number => (isLarge(count) ? large : small);
  const row = (
    what: string,
    measured: number,
    limit: number,
    unit: GateRow['unit'],
    isMoreBetter = false,
  ): GateRow => ({
    ...{ what, size, measured, gate: limit, stretch: isMoreBetter ? limit * 2 : limit / 2, unit, isMoreBetter },
  });
  return [
    row('scan, idle, p99', ours.scanIdleP99, gate(1, 5), 'ms'),
    row('scan, during a sweep, p99', ours.scanSweepP99, gate(5, 15), 'ms'),
    row('first rows after a start', ours.firstRows, gate(100, 150), 'ms'),
    row('first rows beside 3,000 manifests', ours.firstRowsAfterYears, gate(100, 150), 'ms'),
    row('typed behind them and the counts', ours.typedAfterYears, gate(150, 500), 'ms'),
    row('counts beside 3,000 manifests', ours.countsAfterYears, gate(50, 250), 'ms'),
    row('sort or filter the list, p95', ours.sortOrFilterP95, gate(50, 250), 'ms'),
    row('orders taken in a second', ours.takingInPerSecond, gate(20_000, 15_000), '', true),
    row('longest block of main', ours.longestMainBlock, 16, 'ms'),
    row('memory above none', memoryMb, gate(25, 40), 'MB'),
  ];
}

/** The same questions to each; engines that gave up are left out. */
function comparison(measured: Readonly<Record<string, OtherMeasures | null>>, bareSelectP50: number): string {
  const line = (...cells: readonly string[]): string =>
    `  ${cells.map((cell, at) => (at === 0 ? cell.padEnd(30) : cell.padStart(14))).join('')}`;
  const rows = Object.entries(measured).flatMap(([name, measures]) => {
    if (measures === null) return [];
    const { scanP50, scanP99, phraseP95, fillSeconds, memoryMb: megabytes } = measures;
    const milliseconds = [scanP50.toFixed(3), scanP99.toFixed(2), phraseP95.toFixed(1)].map((time) => `${time} ms`);
    return [line(name, ...milliseconds, `${fillSeconds.toFixed(1)} s`, `${megabytes.toFixed(0)} MB`)];
  });
  return [
    line('', 'scan p50', 'scan p99', 'phrase p95', 'filled in', 'memory'),
    ...rows,
    line('a bare prepared SELECT by key', `${bareSelectP50.toFixed(3)} ms`),
  ].join('\n');
}

interface InAppMeasures {
  readonly orders: { readonly p95: number; readonly longest: number };
  readonly station: { readonly p95: number; readonly longest: number };
  readonly load: number;
}

/**
 * In the built app, by the spec of that name: on the list of orders, and at the station, where each scan is on the disk
 * before it is shown.
 */
function measureInApp(count: number): GateRow[] {
  const written = join(work, 'scan-to-card.json');
  const environment = { ...process.env, PACKBENCH_BENCH_ORDERS: String(count), PACKBENCH_BENCH_OUTPUT: written };
  execFileSync(
    process.execPath,
    [join(root, 'tools', 'setup', 'run.cjs'), 'app-tests', '--project=bench', 'scan-to-card'],
    {
      env: environment,
      stdio: ['ignore', process.stderr, 'inherit'],
    },
  );
  const { orders, station, load } = JSON.parse(readFileSync(written, 'utf8')) as InAppMeasures;
  console.log(
    `\nin the app, ${sizeOf(count)} orders: longest ${orders.longest.toFixed(0)} ms, at the station ${station.longest.toFixed(0)} ms; load ${load.toFixed(1)}`,
  );
  const gate = isLarge(count) ? 80 : 50;
  const row = (what: string, measured: number): GateRow => ({
    ...{ what, measured, size: sizeOf(count), gate, stretch: gate / 2, unit: 'ms', isMoreBetter: false },
  });
  return [row('scan to painted card, p95', orders.p95), row('scan to painted card at the station, p95', station.p95)];
}

rmSync(work, { recursive: true, force: true });
mkdirSync(work, { recursive: true });
const rows: GateRow[] = [];
const reports: object[] = [];
try {
  const programs = {
    'our-run': join(import.meta.dirname, 'our-run.ts'),
    'memory-run': join(import.meta.dirname, 'memory-run.ts'),
    'others-run': join(import.meta.dirname, 'others-run.ts'),
  };
  await bundle({ ...programs, orders: threadSources.orders }, work);
  for (const count of sizes) {
    const ours = run<OurMeasures>('our-run', String(count), join(work, `mirror-${count}`), join(work, 'orders.mjs'));
    const { memoryMb } = run<MemoryMeasures>(
      'memory-run',
      String(count),
      join(work, `mirror-${count}`),
      join(work, 'orders.mjs'),
    );
    rows.push(...rowsOf(count, ours, memoryMb));
    const minisearch = runOther('minisearch', count);
    const service = runOther('service', count, join(work, `service-${count}`));
    reports.push({ count, ours, minisearch, service });
    console.log(`\n${count} orders`);
    const { scanP50, scanIdleP99: scanP99, phraseP95, takingInPerSecond } = ours;
    const compared = {
      'the copy, through its thread': { scanP50, scanP99, phraseP95, fillSeconds: count / takingInPerSecond, memoryMb },
      minisearch,
      'the service over loopback': service,
    };
    console.log(comparison(compared, ours.bareSelectP50));
    const processor = [
      `taken in ${Math.round(ours.takingInPerProcessorSecond)} orders a second`,
      `first rows ${ours.firstRowsProcessor.toFixed(0)} ms`,
      `lists p95 ${ours.sortOrFilterProcessorP95.toFixed(0)} ms`,
      `longest work of main ${ours.longestMainWork.toFixed(1)} ms`,
    ];
    console.log(`  by processor time, whatever else runs: ${processor.join(', ')}`);
    console.log(
      `  longest wait of a scan in a sweep ${ours.scanSweepLongest.toFixed(1)} ms, counts p95 ${ours.countsP95.toFixed(1)} ms, file ${ours.fileMb.toFixed(0)} MB, slowest lists: ${ours.slowest}`,
    );
  }
  if (!values['no-app']) for (const count of sizes) rows.push(...measureInApp(count));
} finally {
  rmSync(work, { recursive: true, force: true });
}
const missed = rows.filter((row) => verdictOf(row) === 'MISS');
const load = loadavg()[0]?.toFixed(1);
console.log(
  `\n${gateTable(rows)}\n\n${rows.length - missed.length} of ${rows.length} gates held; ${cpus().length} cores, load ${load}`,
);
mkdirSync(dirname(outputPath), { recursive: true });
writeFileSync(outputPath, `${JSON.stringify({ ranAt: new Date().toISOString(), load, reports, rows }, null, 2)}\n`);
process.exitCode = missed.length === 0 ? 0 : 1;
