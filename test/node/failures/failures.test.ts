/**
 * Every failure a person can meet, brought about for real, one row after the other: its code, whether anything was changed,
 * and the words a person reads; and docs/failures.md, which lists them all.
 */
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { Failure, FailureCode, FailureFacts } from '../../../src-preload/contract/failure.ts';
import { type FailureWords, failureDetails, failureWords } from '../../../src-renderer/ui/failure-words.ts';
import type { FailureRow } from './failure-row.ts';
import { failureRows } from './failure-rows.ts';
import { openStage } from './stage.ts';

const rows = Object.entries(failureRows).flatMap(([code, ofCode]) =>
  ofCode.map((row) => ({ code: code as FailureCode, row })),
);

/** As docs/failures.md shows it. */
function wordsOf(code: FailureCode, { changed, facts }: FailureRow): FailureWords {
  return failureWords({ code, changed, details: [], facts });
}

let stage: Awaited<ReturnType<typeof openStage>>;

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe.each(rows)('$code: $row.cause', ({ code, row }) => {
  it('is told as such, in the words of the table', async () => {
    const outcome = await row.provoke(stage);
    if (outcome.ok) throw new Error(`It did not fail: ${JSON.stringify(outcome.value)}`);
    const { failure } = outcome;
    expect({ code: failure.code, changed: failure.changed }).toEqual({ code, changed: row.changed });
    expect(withFactsOf(row, failure)).toEqual(wordsOf(code, row));
    if (row.hasDetails) expect(failureDetails(failure)).not.toEqual([]);
  });

  it('says in sentences what happened, whether anything was changed, and what to do', () => {
    const { happened, changed, next } = wordsOf(code, row);
    expect(happened).toMatch(/^(?:[A-Z]|api\.).{8,}[^.]$/);
    expect(changed).toMatch(/^[A-Z].*\.$/);
    expect(next).toMatch(/^[A-Z].{8,}\.$/);
    if (code.includes('-')) expect(`${happened} ${next}`).not.toContain(code);
  });
});

test('no two rows say the same of different codes', () => {
  const said = new Map<string, FailureCode>();
  for (const { code, row } of rows) {
    const { happened } = wordsOf(code, row);
    expect(said.get(happened) ?? code).toBe(code);
    said.set(happened, code);
  }
});

test('docs/failures.md lists them', async () => {
  await expect(failuresList()).toMatchFileSnapshot(resolve(import.meta.dirname, '../../../docs/failures.md'));
});

/** The words of the real failure, with its own host, path, printer or seconds replaced by those the table shows. */
function withFactsOf(row: FailureRow, failure: Failure): FailureWords {
  const words = failureWords(failure);
  const inWords = (text: string): string =>
    Object.entries(row.facts).reduce((replaced, [name, shown]) => {
      const real = failure.facts[name as keyof FailureFacts];
      return real === undefined ? replaced : replaced.replaceAll(String(real), String(shown));
    }, text);
  return { ...words, happened: inWords(words.happened), next: inWords(words.next) };
}

function failuresList(): string {
  const lines = rows.map(({ code, row }) => {
    const { happened, changed, next } = wordsOf(code, row);
    return [`\`${code}\``, row.cause, happened, changed, next];
  });
  const table = [['Code', 'Cause', 'What a person reads', 'Was anything changed?', 'What to do next'], ...lines];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  const drawn = table.map((line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [
    '# Failures',
    '',
    'Every failure a person can meet. The words are those of `src-renderer/ui/failure-words.ts`; hosts, paths, printers and numbers',
    'in them are examples, and what the service, the print system or the computer itself said is shown below them. Each row is a',
    'test of `test/node/failures/failures.test.ts` that brings the failure about through the contract and reads its words. This file',
    'is made by that test, which fails when the two differ.',
    '',
    ...[drawn[0], rule, ...drawn.slice(1)],
    '',
  ].join('\n');
}
