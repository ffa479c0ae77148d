/**
 * `npm run shots`: pictures of every screen into test-results/shots; with `--readme` the README's picture is made anew,
 * with `--help-pictures` those of docs/operators.md.
 */
import { copyFileSync, cpSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runPlaywrightWith } from './suites.ts';

const root = resolve(import.meta.dirname, '..', '..');
const forReadme = join(root, 'test-results', 'shots', 'light-1280x800', 'orders-scanned.png');

const forHelp = join(root, 'test-results', 'shots', 'help');

const given = process.argv.slice(2);
const own = ['--readme', '--help-pictures'];
const wanted = given.includes('--help-pictures') ? ['help.spec.ts'] : [];
process.exitCode = await runPlaywrightWith([
  '--project=shots',
  ...wanted,
  ...given.filter((name) => !own.includes(name)),
]);
if (process.exitCode === 0 && given.includes('--readme')) {
  mkdirSync(join(root, 'docs', 'pictures'), { recursive: true });
  copyFileSync(forReadme, join(root, 'docs', 'pictures', 'orders.png'));
}
if (process.exitCode === 0 && given.includes('--help-pictures')) {
  cpSync(forHelp, join(root, 'docs', 'pictures', 'help'), { recursive: true });
}
