/**
 * `npm test`: every suite, two at a time, whatever became of the one before; then what each came to, what failed and why, and
 * one line over all of them.
 * `npm test -- node app` runs only the named ones.
 */
import { add, type Count, nothingCounted, wordsOfFailures } from './counts.ts';
import { sideBySide, suites } from './suites.ts';

const known = Object.keys(suites);
const named = process.argv.slice(2);
const unknown = named.filter((name) => !known.includes(name));

if (unknown.length > 0) {
  console.error(`There is no suite '${unknown.join("', '")}'. Known: ${known.join(', ')}.`);
  process.exitCode = 2;
} else {
  // The app suites run what is built: asking for one asks for the build.
  const needsBuild = named.some((name) => name === 'app' || name === 'runtime');
  await runSuites(
    known.filter((name) => named.length === 0 || named.includes(name) || (name === 'build' && needsBuild)),
  );
}

interface Ended {
  readonly name: string;
  readonly count: Count;
  readonly seconds: number;
}

async function runSuites(names: readonly string[]): Promise<void> {
  const lists = sideBySide.map((list) => list.filter((name) => names.includes(name))).filter((list) => list.length > 0);
  const ended = (await Promise.all(lists.map((list) => runInTurn(list, lists.length > 1)))).flat();
  const total = ended.map(({ count }) => count).reduce(add, nothingCounted);
  const lines = known.flatMap((name) => ended.filter((suite) => suite.name === name)).map(wordsOf);
  console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
  for (const line of wordsOfFailures(total.failures)) console.log(line);
  console.log(`${total.passed} passed, ${total.failures.length} failed`);
  process.exitCode = total.failures.length === 0 ? 0 : 1;
}

/** `isBeside`: others write between its lines, so that each says whose it is. */
async function runInTurn(names: readonly string[], isBeside: boolean): Promise<readonly Ended[]> {
  const ended: Ended[] = [];
  for (const name of names) {
    const tell = (line: string): void => console.log(isBeside ? `${name.padEnd(7)} | ${line}` : line);
    tell(`== ${name}`);
    const startedAt = performance.now();
    const count = await suites[name]?.(tell);
    if (count !== undefined) ended.push({ name, count, seconds: (performance.now() - startedAt) / 1000 });
  }
  return ended;
}

function wordsOf({ name, count, seconds }: Ended): string {
  return `${name}: ${count.passed} passed, ${count.failures.length} failed in ${seconds.toFixed(1)} s`;
}
