/** The results of the proof, row by row, kept as JSON in proof/rows, and together as one text in proof/report.md. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem } from 'node:os';
import { join } from 'node:path';
import { type ProofOutcome, type ProofRow, reproduction, verdictOf } from './proof-row.ts';

/** A row's newest outcome, and the revision and computer it was reached on. */
interface KeptOutcome {
  readonly outcome: ProofOutcome;
  readonly endedAt: string;
  readonly versions: Readonly<Record<string, string>>;
}

export function keepOutcome(root: string, row: ProofRow, outcome: ProofOutcome): void {
  mkdirSync(join(root, 'proof', 'rows'), { recursive: true });
  const kept: KeptOutcome = { outcome, endedAt: new Date().toISOString(), versions: versionsHere(root) };
  writeFileSync(pathOf(root, row), `${JSON.stringify(kept, null, 2)}\n`);
}

/** Writes the report from the kept outcomes of all rows, and answers with its path. */
export function writeReport(root: string, rows: readonly ProofRow[]): string {
  const path = join(root, 'proof', 'report.md');
  writeFileSync(path, reportText(rows.map((row) => [row, keptOutcome(root, row)])));
  return path;
}

function keptOutcome(root: string, row: ProofRow): KeptOutcome | null {
  const path = pathOf(root, row);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as KeptOutcome) : null;
}

const pathOf = (root: string, row: ProofRow): string => join(root, 'proof', 'rows', `${row.name}.json`);

function versionsHere(root: string): Record<string, string> {
  const [cpu] = cpus();
  return {
    Packbench: revisionOf(root),
    Node: process.versions.node,
    SQLite: process.versions.sqlite ?? '',
    system: `${process.platform} ${release()}`,
    computer: `${cpus().length} x ${cpu?.model ?? 'unknown'}, ${Math.round(totalmem() / 2 ** 30)} GiB`,
  };
}

/** The commit, and whether anything was changed since. */
function revisionOf(root: string): string {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  try {
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : ' and changes');
  } catch {
    return 'not in a repository';
  }
}

function reportText(kept: readonly (readonly [ProofRow, KeptOutcome | null])[]): string {
  const lines = [
    '# The proof',
    '',
    'Each promise of Packbench, put to the test many times. `npm test` runs the short forms, `npm run proof` the long ones and',
    'writes this text. A breach names the seed that shows it again.',
    '',
    '| promise | how | asked | reached | verdict |',
    '| --- | --- | ---: | ---: | --- |',
    ...kept.map(([row, one]) => `| ${row.promise} | ${row.how} | ${countsOf(row, one)} |`),
    '',
    ...kept.flatMap(([row, one]) => (one === null ? [] : sectionOf(row, one))),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

function countsOf(row: ProofRow, kept: KeptOutcome | null): string {
  if (kept === null) return `${thousands(row.longCount)} ${row.unit} | | not run`;
  const { asked, reached } = kept.outcome;
  return `${thousands(asked)} ${row.unit} | ${thousands(reached)} | ${verdictOf(kept.outcome)}`;
}

function sectionOf(row: ProofRow, { outcome, endedAt, versions }: KeptOutcome): string[] {
  const figures = Object.entries(outcome.figures);
  return [
    `## ${row.name}: ${verdictOf(outcome)}`,
    '',
    `${thousands(outcome.reached)} of ${thousands(outcome.asked)} ${row.unit} in ${outcome.seconds.toFixed(0)} s, seed ${outcome.seed}, ended ${endedAt}.`,
    `On ${Object.entries(versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(' · ')}.`,
    '',
    ...(outcome.skipped === null ? [] : [`Skipped: ${outcome.skipped}`, '']),
    ...figures.map(([what, value]) => `- ${what}: ${typeof value === 'number' ? thousands(value) : value}`),
    ...(figures.length === 0 ? [] : ['']),
    ...outcome.breaches.flatMap((breach) => [`- **broken**: ${breach.words} (\`${reproduction(row, breach)}\`)`]),
    ...(outcome.breaches.length === 0 ? [] : ['']),
  ];
}

const thousands = (value: number): string => value.toLocaleString('en', { maximumFractionDigits: 2 });
