/**
 * `npm run proof [-- --only NAME] [--short] [--seed N] [--count N] [--minutes N]`: tests the promises, all of them or
 * the named ones (`--only` may be given several times), in the long form unless `--short`. Shows its progress and
 * remaining time; writes proof/report.md. `--minutes` ends each row after that time, and so does Ctrl-C: the results so
 * far are reported. Ends with 1 when a promise was broken or a row was not finished.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import buildThreads from '../node/build-threads.ts';
import { allRows } from './all-rows.ts';
import { startProgress } from './progress.ts';
import { type ProofOutcome, type ProofRow, runRow, verdictOf } from './proof-row.ts';
import { keepOutcome, writeReport } from './report.ts';

const root = resolve(import.meta.dirname, '..', '..');

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    short: { type: 'boolean', default: false },
    seed: { type: 'string' },
    count: { type: 'string' },
    minutes: { type: 'string' },
  },
});

const unknown = values.only.filter((name) => !allRows.some((row) => row.name === name));
const numbers = [values.seed, values.count, values.minutes].filter((text) => text !== undefined);
if (unknown.length > 0) {
  console.error(`There is no row '${unknown.join("', '")}'. Known: ${allRows.map((row) => row.name).join(', ')}.`);
  process.exitCode = 2;
} else if (numbers.some((text) => !/^\d+$/.test(text))) {
  console.error('--seed, --count and --minutes are whole numbers.');
  process.exitCode = 2;
} else {
  const removeThreads = await buildThreads();
  await proveRows(allRows.filter((row) => values.only.length === 0 || values.only.includes(row.name)));
  await removeThreads();
}

async function proveRows(rows: readonly ProofRow[]): Promise<void> {
  const interrupted = new AbortController();
  process.once('SIGINT', () => interrupted.abort());
  let everyRowHeld = true;
  for (const [index, row] of rows.entries()) {
    const count = Number(values.count ?? (values.short ? row.shortCount : row.longCount));
    if (count === 0 || interrupted.signal.aborted) continue;
    console.log(`\n${index + 1} of ${rows.length}: ${row.name} - ${row.promise} (${count} ${row.unit})`);
    const outcome = await prove(row, count, interrupted.signal);
    everyRowHeld &&= ['held', 'skipped'].includes(verdictOf(outcome));
    keepOutcome(root, row, outcome);
  }
  console.log(`\nThe report is in ${writeReport(root, allRows)}`);
  process.exitCode = everyRowHeld && !interrupted.signal.aborted ? 0 : 1;
}

async function prove(row: ProofRow, count: number, interrupted: AbortSignal): Promise<ProofOutcome> {
  // Another seed each day; the report says which.
  const seed = Number(values.seed ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''));
  const timeUp = values.minutes === undefined ? [] : [AbortSignal.timeout(Number(values.minutes) * 60_000)];
  const progress = startProgress(row, count);
  try {
    const stop = AbortSignal.any([interrupted, ...timeUp]);
    const outcome = await runRow(row, { count, seed, stop, onProgress: progress.reached });
    tell(row, outcome);
    return outcome;
  } finally {
    progress.end();
  }
}

function tell(row: ProofRow, outcome: ProofOutcome): void {
  const { reached, asked, seconds, skipped, figures } = outcome;
  console.log(`  ${verdictOf(outcome)}: ${reached} of ${asked} ${row.unit} in ${seconds.toFixed(0)} s`);
  if (skipped !== null) console.log(`  skipped: ${skipped}`);
  for (const [what, value] of Object.entries(figures)) console.log(`  ${what}: ${value}`);
}
