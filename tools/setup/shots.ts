/** `npm run shots`: pictures of every screen into test-results/shots; with `--readme` the README's picture is made anew. */
import { copyFileSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runPlaywrightWith } from './suites.ts';

const root = resolve(import.meta.dirname, '..', '..');
const forReadme = join(root, 'test-results', 'shots', 'light-1280x800', 'orders-scanned.png');

const given = process.argv.slice(2);
process.exitCode = await runPlaywrightWith(['--project=shots', ...given.filter((name) => name !== '--readme')]);
if (process.exitCode === 0 && given.includes('--readme')) {
  mkdirSync(join(root, 'docs', 'pictures'), { recursive: true });
  copyFileSync(forReadme, join(root, 'docs', 'pictures', 'orders.png'));
}
