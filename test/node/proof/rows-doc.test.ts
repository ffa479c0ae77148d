/**
 * What the documents say about the rows of the proof. docs/proof.md is the last report of the runner: it has a line for
 * each existing row, in order, and no other. docs/security.md names tests: each of them is in the file it names, and each
 * row of the proof that it names exists. In one file, because the rows stand on most of main.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { allRows } from '../../proof/all-rows.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');
const report = readFileSync(join(root, 'docs', 'proof.md'), 'utf8');
const rules = readFileSync(join(root, 'docs', 'security.md'), 'utf8').split('## The rules')[1] ?? '';
const cells = [...rules.matchAll(/^\| +(.+?) +\| +(.+?) +\|$/gm)].map(([, rule = '', proof = '']) => ({ rule, proof }));
const rows = cells.filter(({ rule }) => rule !== 'rule' && !/^-+$/.test(rule));

test('the rows of the report are the rows of the proof', () => {
  const told = [...report.matchAll(/^\| (.+?) \| (.+?) \|.*\| [\w ]+ \|$/gm)].map(([, promise, how]) => ({
    promise,
    how,
  }));
  expect(told.slice(1)).toEqual(allRows.map(({ promise, how }) => ({ promise, how })));
});

test('there are rules', () => {
  expect(rows.length).toBeGreaterThan(10);
});

test.each(rows)('$rule', ({ proof }) => {
  const [, row] = /^`npm run proof -- --only ([\w-]+)`$/.exec(proof) ?? [];
  if (row !== undefined) {
    expect(allRows.map(({ name }) => name)).toContain(row);
    return;
  }
  const [, file = '', title = ''] = /^`(test\/[\w./-]+)`(?:: '(.+)')?$/.exec(proof) ?? [];
  expect(existsSync(join(root, file)), `${proof} names a file`).toBe(true);
  expect(readFileSync(join(root, file), 'utf8')).toContain(title);
});
