/**
 * `npm run bench:address-book [-- --quick] [--entries 100000,1000000] [--engines ours,minisearch] [--seed 1]`: every engine in a
 * process of its own, the same seeded books and questions. Prints the tables, writes test-results/bench/address-book.json, and
 * ends with 1 when a gate is missed. Rows of another engine are measured on a part of the same questions, ours on that part too
 * where the two are compared. The first size is where engines are compared; the others are ours (and FTS5) alone.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type EngineName, engineNames } from './engines/all-engines.ts';
import { addressesOf, type Exam, makeExam, part, type Sizes, textsOf } from './exam.ts';
import { type Findings, judge, share } from './findings.ts';
import { type GateRow, qualityRows, verdictOf } from './gates.ts';
import { type EngineColumn, engineTable, gateTable, overall } from './report.ts';
import { createRunner, type Runner } from './runner.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');
const outputPath = join(root, 'test-results', 'bench', 'address-book.json');

interface Options {
  readonly entries: readonly number[];
  readonly engines: readonly EngineName[];
  readonly seed: number;
  readonly sizes: Sizes;
  /** Of each class, for engines that are compared. */
  readonly comparedPerClass: number;
  readonly comparedNearMisses: number;
}

function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      entries: { type: 'string' },
      engines: { type: 'string' },
      seed: { type: 'string', default: '20240611' },
    },
  });
  const { quick } = values;
  const entries = (values.entries ?? (quick ? '20000' : '100000,1000000')).split(',').map(Number);
  const engines = (values.engines ?? engineNames.join(',')).split(',');
  const seed = Number(values.seed);
  if ([...entries, seed].some((number) => !Number.isInteger(number) || number < 0))
    throw new Error('--entries and --seed are whole numbers');
  const unknown = engines.find((name) => !engineNames.some((known) => known === name));
  if (unknown !== undefined) throw new Error(`there is no engine '${unknown}'; known: ${engineNames.join(', ')}`);
  return {
    entries,
    engines: engineNames.filter((name) => engines.includes(name)),
    seed,
    sizes: quick
      ? { perClass: 60, crowded: 40, spellings: 600, nearMisses: 600, unrelated: 200 }
      : { perClass: 400, crowded: 150, spellings: 4000, nearMisses: 3000, unrelated: 1000 },
    comparedPerClass: quick ? 10 : 30,
    comparedNearMisses: quick ? 40 : 150,
  };
}

interface SizeReport {
  readonly entries: number;
  readonly rows: readonly GateRow[];
  readonly compared: readonly EngineColumn[];
  readonly ours: Findings | null;
  readonly buildMs: Readonly<Record<string, number>>;
  readonly firstAnswerMs: number;
}

const say = (line: string): void => void process.stderr.write(`${line}\n`);

async function measureSize(runner: Runner, options: Options, entries: number, isFirst: boolean): Promise<SizeReport> {
  const size = entries >= 1_000_000 ? `${entries / 1_000_000}M` : `${entries / 1000}k`;
  say(`${size}: writing the exam`);
  const exam = makeExam(options.seed, entries, options.sizes);
  const small = part(exam, options.comparedPerClass, options.comparedNearMisses);
  const bare = await runner.bareRss();
  const buildMs: Record<string, number> = {};
  const compared: EngineColumn[] = [];
  const rows: GateRow[] = [];
  let ours: Findings | null = null;
  let firstAnswerMs = 0;
  for (const engine of options.engines.filter((name) => isFirst || name === 'ours' || name === 'fts5')) {
    say(`${size}: ${engine} (load ${loadavg()[0]?.toFixed(1)})`);
    const isOnDisk = engine === 'ours' || engine === 'fts5';
    const ask = (questions: Exam, typed: Exam): Parameters<Runner['run']>[0] => ({
      engine,
      seed: options.seed,
      count: entries,
      task: 'ask',
      warmUp: textsOf(exam).slice(-8),
      texts: textsOf(questions),
      typed: textsOf(typed),
      addresses: addressesOf(questions),
    });
    if (isOnDisk) buildMs[engine] = (await runner.run({ ...ask(small, small), task: 'build' })).buildMs;
    const opened = isOnDisk ? await openedOften(runner, { ...ask(small, small), task: 'open' }) : null;
    const reply = await runner.run(ask(small, small));
    if (!isOnDisk) buildMs[engine] = reply.buildMs;
    compared.push({
      name: engine,
      findings: judge(small, reply),
      loadMs: opened?.openMs ?? reply.buildMs,
      memoryMb: (reply.rssBytes - bare) / 1e6,
    });
    if (engine !== 'ours' || opened === null) continue;
    const whole = await runner.run(ask(exam, exam));
    ours = judge(exam, whole);
    firstAnswerMs = opened.firstAnswerMs;
    rows.push(...ourRows(size, entries, ours, opened.openMs, (whole.rssBytes - bare) / 1e6));
  }
  return { entries, rows: [...comparedRows(size, compared), ...rows], compared, ours, buildMs, firstAnswerMs };
}

/** The median of seven fresh processes; the build before them has left the file in the system's cache. */
async function openedOften(
  runner: Runner,
  request: Parameters<Runner['run']>[0],
): Promise<{ openMs: number; firstAnswerMs: number }> {
  const opened: { openMs: number; firstAnswerMs: number }[] = [];
  for (let time = 0; time < 7; time += 1)
    opened.push(await runner.run({ ...request, addresses: [], typed: [], warmUp: [] }));
  const middle = (of: 'openMs' | 'firstAnswerMs'): number => opened.map((one) => one[of]).sort((a, b) => a - b)[3] ?? 0;
  return { openMs: middle('openMs'), firstAnswerMs: middle('firstAnswerMs') };
}

function comparedRows(size: string, compared: readonly EngineColumn[]): readonly GateRow[] {
  const [ours, mini] = ['ours', 'minisearch'].map((name) => compared.find((column) => column.name === name)?.findings);
  if (ours === undefined || mini === undefined) return [];
  const more = (what: string, measured: number, gate: number, stretch: number, unit: GateRow['unit']): GateRow => ({
    what,
    size,
    measured,
    gate,
    stretch,
    unit,
    isMoreBetter: true,
  });
  return [
    more('type-ahead p99 lower than minisearch', mini.keystrokes.p99 / ours.keystrokes.p99, 50, 100, 'x'),
    more('recall@5 above minisearch, points', 100 * (share(overall(ours)) - share(overall(mini))), 0, 0, '%'),
    more('suggestion p99 lower than minisearch', mini.checks.p99 / ours.checks.p99, 50, 100, 'x'),
  ];
}

function ourRows(size: string, entries: number, ours: Findings, openMs: number, memoryMb: number): readonly GateRow[] {
  const isHuge = entries > 300_000;
  const less = (what: string, measured: number, unit: GateRow['unit'], gate: number, stretch: number): GateRow => ({
    what,
    size,
    measured,
    gate,
    stretch,
    unit,
    isMoreBetter: false,
  });
  return [
    ...(isHuge
      ? [
          less('type-ahead p99', ours.keystrokes.p99, 'ms', 16, 8),
          less('type-ahead max', ours.keystrokes.max, 'ms', 50, 50),
        ]
      : []),
    less('open from disk, warm', openMs, 'ms', isHuge ? 25 : 10, isHuge ? 12 : 5),
    less('memory above bare node', memoryMb, 'MB', isHuge ? 80 : 60, isHuge ? 60 : 40),
    ...qualityRows(size, isHuge, ours),
  ];
}

const options = readOptions(process.argv.slice(2));
const started = performance.now();
const runner = await createRunner(root, join(root, 'test-results', 'bench', 'work'));
const reports: SizeReport[] = [];
try {
  for (const [at, entries] of options.entries.entries())
    reports.push(await measureSize(runner, options, entries, at === 0));
} finally {
  runner.close();
}
for (const { entries, compared, buildMs, firstAnswerMs, ours } of reports) {
  console.log(
    `\n${entries} entries, the same ${compared[0]?.findings.keystrokes.count ?? 0} keystrokes for each engine\n`,
  );
  console.log(engineTable(compared));
  console.log(
    `\nbuilt in ${Object.entries(buildMs)
      .map(([name, ms]) => `${name} ${(ms / 1000).toFixed(1)} s`)
      .join(' · ')}`,
  );
  if (ours === null) continue;
  const { keystrokes, checks } = ours;
  console.log(
    `ours, all ${keystrokes.count} keystrokes: p50 ${keystrokes.p50.toFixed(3)}, p99 ${keystrokes.p99.toFixed(2)}, max ${keystrokes.max.toFixed(1)} ms; ${checks.count} addresses: p50 ${checks.p50.toFixed(3)}, p99 ${checks.p99.toFixed(2)}, max ${checks.max.toFixed(1)} ms; opened with the first answer in ${firstAnswerMs.toFixed(1)} ms`,
  );
}
const rows = reports.flatMap((report) => report.rows);
const missed = rows.filter((row) => verdictOf(row) === 'MISS');
console.log(
  `\n${gateTable(rows)}\n\n${rows.length - missed.length} of ${rows.length} gates held, seed ${options.seed}, ${((performance.now() - started) / 1000).toFixed(0)} s, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`,
);
mkdirSync(dirname(outputPath), { recursive: true });
writeFileSync(
  outputPath,
  `${JSON.stringify({ seed: options.seed, node: process.version, ranAt: new Date().toISOString(), gates: rows.map((row) => ({ ...row, verdict: verdictOf(row) })), reports }, null, 1)}\n`,
);
process.exitCode = missed.length > 0 ? 1 : 0;
