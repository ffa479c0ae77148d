/**
 * docs/security.md names tests: each of them is in the file it names, and each row of the proof that it names exists.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { allRows } from '../../proof/all-rows.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');
const rules = readFileSync(join(root, 'docs', 'security.md'), 'utf8').split('## The rules')[1] ?? '';
const cells = [...rules.matchAll(/^\| +(.+?) +\| +(.+?) +\|$/gm)].map(([, rule = '', proof = '']) => ({ rule, proof }));
const rows = cells.filter(({ rule }) => rule !== 'rule' && !/^-+$/.test(rule));

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
