/**
 * Suites side by side. The app's tests wait as much as they work, for windows, printers and services: what they leave of the
 * processor another suite takes, behind them, so that they wait no longer for its sake.
 */
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Count } from './counts.ts';

/** Where a suite stands in a run. */
export interface Place {
  /** Of its programs: 0 as usual; more lets others go first. */
  readonly priority: number;
  /** For what its programs print: the terminal, or an open file. */
  readonly output: 'inherit' | number;
}

export const inFront: Place = { priority: 0, output: 'inherit' };

export type Suites = Readonly<Record<string, (place: Place) => Promise<Count>>>;

export interface SuiteEnd {
  readonly name: string;
  readonly count: Count;
  readonly seconds: number;
}

/**
 * Runs the named suites one after the other: those that are also in `behind` beside the rest, when there is a rest. What those print
 * is said when all have ended. Answers in the order of the names, whatever became of each.
 */
export async function runSideBySide(
  suites: Suites,
  names: readonly string[],
  behind: readonly string[],
  say: (words: string) => void = console.log,
): Promise<readonly SuiteEnd[]> {
  const rest = names.filter((name) => !behind.includes(name));
  const others = rest.length === 0 ? [] : names.filter((name) => behind.includes(name));
  if (others.length > 0) say(`\n(beside the others: ${others.join(', ')}; what they say follows when all have ended)`);
  const [front, back] = await Promise.allSettled([
    runInFront(suites, rest.length === 0 ? names : rest, say),
    runBehind(suites, others),
  ]);
  for (const { end, words } of back.status === 'fulfilled' ? back.value : []) say(`\n== ${end.name}\n${words}`);
  if (front.status === 'rejected') throw front.reason;
  if (back.status === 'rejected') throw back.reason;
  const ends = [...front.value, ...back.value.map(({ end }) => end)];
  return names.flatMap((name) => ends.filter((end) => end.name === name));
}

async function runInFront(
  suites: Suites,
  names: readonly string[],
  say: (words: string) => void,
): Promise<readonly SuiteEnd[]> {
  const ends: SuiteEnd[] = [];
  for (const name of names) {
    say(`\n== ${name}`);
    ends.push(await runOne(suites, name, inFront));
  }
  return ends;
}

interface EndBehind {
  readonly end: SuiteEnd;
  /** What it printed. */
  readonly words: string;
}

async function runBehind(suites: Suites, names: readonly string[]): Promise<readonly EndBehind[]> {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-behind-'));
  const ends: EndBehind[] = [];
  try {
    for (const name of names) {
      const path = join(folder, name);
      const output = openSync(path, 'w');
      try {
        const end = await runOne(suites, name, { priority: constants.priority.PRIORITY_BELOW_NORMAL, output });
        ends.push({ end, words: readFileSync(path, 'utf8') });
      } finally {
        closeSync(output);
      }
    }
    return ends;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function runOne(suites: Suites, name: string, place: Place): Promise<SuiteEnd> {
  const startedAt = performance.now();
  const suite = suites[name];
  if (suite === undefined) throw new Error(`There is no suite '${name}'.`);
  const count = await suite(place);
  return { name, count, seconds: (performance.now() - startedAt) / 1000 };
}
