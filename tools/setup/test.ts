/**
 * `npm test`: every suite, whatever became of the others, the checks and the node tests beside those of the app; then what each came
 * to, what failed and why, and one line over all of them.
 * `npm test -- node app` runs only the named ones.
 */
import { add, nothingCounted, wordsOfFailures } from './counts.ts';
import { runSideBySide } from './side-by-side.ts';
import { suites } from './suites.ts';

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

async function runSuites(names: readonly string[]): Promise<void> {
  const ends = await runSideBySide(suites, names, ['check', 'node']);
  const total = ends.map(({ count }) => count).reduce(add, nothingCounted);
  console.log('');
  for (const { name, count, seconds } of ends) {
    console.log(`  ${name}: ${count.passed} passed, ${count.failures.length} failed in ${seconds.toFixed(1)} s`);
  }
  console.log('');
  for (const line of wordsOfFailures(total.failures)) console.log(line);
  console.log(`${total.passed} passed, ${total.failures.length} failed`);
  process.exitCode = total.failures.length === 0 ? 0 : 1;
}
