/** CONTRIBUTING's twenty changes name files that exist, and scripts and tests that can be run. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..', '..', '..');
const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');

test('it says of twenty changes where they go', () => {
  const rows = text.split('\n').filter((line) => /^\| .*`.*\|$/.test(line));
  expect(rows).toHaveLength(20);
});

test('every file and folder it names exists', () => {
  const named = [...text.matchAll(/(?:^|[\s`(])((?:src-|test\/|tools\/|docs\/|resources\/|README)[\w./-]*\w)/gm)];
  const paths = [...new Set(named.map((match) => match[1] ?? ''))];
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
