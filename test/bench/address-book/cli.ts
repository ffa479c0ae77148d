/**
 * `npm run bench:address-book [-- --quick] [--entries 100000,1000000] [--engines ours,minisearch] [--seed 1]`: every engine in a
 * process of its own, the same seeded books and questions. Prints the tables, writes test-results/bench/address-book.json, and
 * ends with 1 when a gate is missed. Rows of another engine are measured on a part of the same questions, ours on that part too
 * where the two are compared. The first size is where engines are compared; the others are ours alone.
 * Ratios and a refresh are gates at 100,000 entries only: `--quick` is for development and has neither.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { engineNames } from './engines/all-engines.ts';
import { strangersRows, verdictOf } from './gates.ts';
import { measureSize, type Options, type SizeReport } from './measure.ts';
import { engineTable, gateTable, oursAtLength } from './report.ts';
import { createRunner } from './runner.ts';
import { measureStrangers } from './strangers.ts';
import { measureStrangersBook } from './strangers-book.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');
const outputPath = join(root, 'test-results', 'bench', 'address-book.json');

/** Of each country: 100,000 near misses and more. */
const placesOfStrangers = 30;
/** Of each country, in a book: with their neighbours 12,000 entries. */
const heldOfStrangers = 10;

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
  const entries = (values.entries ?? (quick ? '10000' : '100000,1000000')).split(',').map(Number);
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
    comparedPerClass: quick ? 10 : 20,
    typedPerClass: quick ? 3 : 6,
    comparedNearMisses: quick ? 20 : 100,
  };
}

const options = readOptions(process.argv.slice(2));
const started = performance.now();
const runner = await createRunner(root, join(root, 'test-results', 'bench', `work-${process.pid}`));
const reports: SizeReport[] = [];
try {
  for (const [at, entries] of options.entries.entries()) {
    reports.push(await measureSize(runner, options, entries, at === 0));
  }
} finally {
  runner.close();
}
for (const { entries, compared, ours } of reports) {
  const keystrokeCount = compared[0]?.findings.keystrokes.count ?? 0;
  console.log(
    `\n${entries} entries, the same ${keystrokeCount} keystrokes for each engine\n\n${engineTable(compared)}`,
  );
  if (ours !== null) console.log(`\n${oursAtLength(ours)}`);
}
const strangers = measureStrangers(options.seed, placesOfStrangers);
for (const line of strangers.taken) console.log(`matched, though another place: ${line}`);
const bookFolder = mkdtempSync(join(tmpdir(), 'packbench-strangers-'));
const strangersBook = await measureStrangersBook(join(bookFolder, 'book.sqlite'), options.seed, heldOfStrangers);
rmSync(bookFolder, { recursive: true });
for (const line of strangersBook.missed) console.log(`not in the first three: ${line}`);
const rows = [...reports.flatMap((report) => report.rows), ...strangersRows(strangers, strangersBook)];
const missed = rows.filter((row) => verdictOf(row) === 'MISS');
console.log(`\n${gateTable(rows)}\n`);
const seconds = ((performance.now() - started) / 1000).toFixed(0);
const circumstances = `seed ${options.seed}, ${seconds} s, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`;
console.log(`${rows.length - missed.length} of ${rows.length} gates held; ${circumstances}`);
const gates = rows.map((row) => ({ ...row, verdict: verdictOf(row) }));
const ranAt = new Date().toISOString();
mkdirSync(dirname(outputPath), { recursive: true });
writeFileSync(
  outputPath,
  `${JSON.stringify({ ranAt, node: process.version, circumstances, options, gates, reports }, null, 1)}\n`,
);
process.exitCode = missed.length > 0 ? 1 : 0;
