/**
 * `npm test`: one suite after the other, even when one fails; then the result of each, what failed and why, and one line
 * for all of them. `npm test -- node app` runs only the named ones, `npm test -- all` also what takes longer: the
 * integration runs that.
 */
import { add, nothingCounted, wordsOfFailures } from './counts.ts';
import { suites } from './suites.ts';

const known = Object.keys(suites);
/**
 * Only where they are named: the promises of the Chromium runtime, a package of its own that rarely changes, and the specs
 * of every screen, which a row of the proof runs, too.
 */
const longer = ['runtime', 'at-length'];
const given = process.argv.slice(2);
const named = given.includes('all') ? known : given;
const unknown = named.filter((name) => !known.includes(name));

if (unknown.length > 0) {
  console.error(`There is no suite '${unknown.join("', '")}'. Known: ${known.join(', ')}.`);
  process.exitCode = 2;
} else {
  // The app suites run the built app: asking for one asks for the build.
  const needsBuild = named.some((name) => ['app', 'runtime', 'at-length'].includes(name));
  const usual = known.filter((name) => !longer.includes(name));
  const asked = named.length === 0 ? usual : named;
  await runSuites(known.filter((name) => asked.includes(name) || (name === 'build' && needsBuild)));
}

async function runSuites(names: readonly string[]): Promise<void> {
  let total = nothingCounted;
  const lines: string[] = [];
  for (const name of names) {
    console.log(`\n== ${name}`);
    const startedAt = performance.now();
    const count = await suites[name]?.();
    if (count === undefined) continue;
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    lines.push(`${name}: ${count.passed} passed, ${count.failures.length} failed in ${seconds} s`);
    total = add(total, count);
  }
  console.log(`\n${lines.map((line) => `  ${line}`).join('\n')}\n`);
  for (const line of wordsOfFailures(total.failures)) console.log(line);
  console.log(`${total.passed} passed, ${total.failures.length} failed`);
  process.exitCode = total.failures.length === 0 ? 0 : 1;
}
