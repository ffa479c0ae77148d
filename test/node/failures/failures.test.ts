/** Every failure a person can meet: each has a cause, words, and a next step; and docs/failures.md, which lists them all. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import type { FailureCode } from '../../../src-preload/contract/failure.ts';
import { failureWords } from '../../../src-renderer/ui/failure-words.ts';
import { causes } from './causes.ts';

const root = resolve(import.meta.dirname, '..', '..', '..');
const codes = Object.keys(causes) as FailureCode[];

function wordsOf(code: FailureCode): ReturnType<typeof failureWords> {
  return failureWords({ code, changed: causes[code].changed, details: [], facts: {} });
}

for (const code of codes) {
  test(`${code}: says what happened, whether anything was changed, and what to do`, () => {
    const { happened, changed, next } = wordsOf(code);
    expect(happened).toMatch(/^[A-Z].{8,}[^.]$/);
    expect(changed).toMatch(/^[A-Z].*\.$/);
    expect(next).toMatch(/^[A-Z].{8,}\.$/);
    // Codes are for programs; 'cancelled' is a word of people too.
    if (code.includes('-')) expect(`${happened} ${next}`).not.toContain(code);
  });
}

test('every code is told by some part of main: none is there for nothing', () => {
  const files = readdirSync(join(root, 'src-main'), { recursive: true, withFileTypes: true });
  const sources = files.filter((entry) => entry.isFile() && entry.name.endsWith('.ts'));
  const text = sources.map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')).join('\n');
  expect(codes.filter((code) => !text.includes(`'${code}'`))).toEqual([]);
});

test('no two codes say the same', () => {
  const said = codes.map((code) => wordsOf(code).happened);
  expect(said.filter((words, index) => said.indexOf(words) !== index)).toEqual([]);
});

test('docs/failures.md lists them', async () => {
  await expect(failuresList()).toMatchFileSnapshot(join(root, 'docs', 'failures.md'));
});

function failuresList(): string {
  const rows = codes.map((code) => {
    const { happened, changed, next } = wordsOf(code);
    return [`\`${code}\``, causes[code].cause, happened, changed, next];
  });
  const table = [['Code', 'Cause', 'What a person reads', 'Was anything changed?', 'What to do next'], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [
    '# Failures',
    '',
    'Every failure a person can meet. The words are those of `src-renderer/ui/failure-words.ts`, with no host, path or printer named;',
    'what the service, the print system or the computer itself said is shown below them. This file is made by',
    '`test/node/failures/failures.test.ts`, which fails when the two differ.',
    '',
    ...[lines[0], rule, ...lines.slice(1)],
    '',
  ].join('\n');
}
