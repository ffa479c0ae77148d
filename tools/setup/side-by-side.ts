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
 * Runs the named suites one after the other, but for `behind`, which runs beside all of them when there are others; what that one
 * prints is said when it and they have ended. Answers in the order of the names, whatever became of each.
 */
export async function runSideBySide(
  suites: Suites,
  names: readonly string[],
  behind: string,
  say: (words: string) => void = console.log,
): Promise<readonly SuiteEnd[]> {
  const front = names.filter((name) => name !== behind || names.length === 1);
  const isBehind = front.length < names.length;
  if (isBehind) say(`\n(${behind} runs beside the others; what it says follows when they have ended)`);
  const inTurn = async (): Promise<SuiteEnd[]> => {
    const ends: SuiteEnd[] = [];
    for (const name of front) {
      say(`\n== ${name}`);
      ends.push(await runOne(suites, name, inFront));
    }
    return ends;
  };
  const [others, last] = await Promise.allSettled([inTurn(), isBehind ? runBehind(suites, behind) : null]);
  if (last.status === 'fulfilled' && last.value !== null) say(`\n== ${behind}\n${last.value.words}`);
  if (others.status === 'rejected') throw others.reason;
  if (last.status === 'rejected') throw last.reason;
  const ends = last.value === null ? others.value : [...others.value, last.value.end];
  return names.flatMap((name) => ends.filter((end) => end.name === name));
}

async function runBehind(suites: Suites, name: string): Promise<{ readonly end: SuiteEnd; readonly words: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-behind-'));
  const path = join(folder, 'output.txt');
  const output = openSync(path, 'w');
  try {
    const end = await runOne(suites, name, { priority: constants.priority.PRIORITY_BELOW_NORMAL, output });
    return { end, words: readFileSync(path, 'utf8') };
  } finally {
    closeSync(output);
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
