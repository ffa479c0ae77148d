/** docs/proof.md is the last report of the runner: it has a line for each existing row, in order, and no other. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { allRows } from '../../proof/all-rows.ts';

const report = readFileSync(resolve(import.meta.dirname, '..', '..', '..', join('docs', 'proof.md')), 'utf8');

test('its rows are the rows of the proof', () => {
  const told = [...report.matchAll(/^\| (.+?) \| (.+?) \|.*\| [\w ]+ \|$/gm)].map(([, promise, how]) => ({
    promise,
    how,
  }));
  expect(told.slice(1)).toEqual(allRows.map(({ promise, how }) => ({ promise, how })));
});
