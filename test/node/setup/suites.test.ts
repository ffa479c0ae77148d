/** A spec that no suite runs would prove nothing, and nobody would notice. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { specsOf, suites } from '../../../tools/setup/suites.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');

/** They have projects and commands of their own. */
const others = ['bench', 'proof', 'shots'];

test('each spec of the app is run by one suite', () => {
  const specs = globSync('test/app/**/*.spec.ts', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !others.some((folder) => path.startsWith(`test/app/${folder}/`)));
  expect(specs.length).toBeGreaterThan(20);
  const patterns = Object.values(specsOf).map((pattern) => new RegExp(pattern));
  const suitesOf = (path: string): number => patterns.filter((pattern) => pattern.test(join(root, path))).length;
  expect(specs.filter((path) => suitesOf(path) !== 1)).toEqual([]);
});

test('the integration runs every suite', () => {
  expect(Object.keys(suites)).toEqual(expect.arrayContaining(Object.keys(specsOf)));
  expect(readFileSync(join(root, '.ci', 'run'), 'utf8')).toMatch(/^npm test -- all$/m);
});
