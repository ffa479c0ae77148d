/**
 * Every failure a person can meet, really provoked, one row after the other: its code, whether anything was changed,
 * and the words a person reads; and docs/failures.md, which lists them all.
 */
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { Failure, FailureCode, FailureFacts } from '../../../src-preload/contract/failure.ts';
import {
  type UnreadableReason,
  unreadableNextStep,
  unreadableWords,
} from '../../../src-renderer/manifests/preview/unreadable-pdf.ts';
import { bannersFor, type StandingStatus } from '../../../src-renderer/shell/banner-words.ts';
import { type FailureWords, failureDetails, failureWords } from '../../../src-renderer/ui/failure-words.ts';
import { soundStatus } from '../../helpers/sound-status.ts';
import type { FailureRow } from './failure-row.ts';
import { failureRows } from './failure-rows.ts';
import { lastingRows } from './lasting-rows.ts';
import { previewRows } from './preview-rows.ts';
import { openStage } from './stage.ts';

const rows = Object.entries(failureRows).flatMap(([code, ofCode]) =>
  ofCode.map((row) => ({ code: code as FailureCode, row })),
);

const previewReasons = Object.keys(previewRows) as UnreadableReason[];

/** As docs/failures.md shows it. */
function wordsOf(code: FailureCode, { changed, facts }: FailureRow): FailureWords {
  return failureWords({ code, changed, details: [], facts }, 'below');
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

it('a failure that a newer Packbench has noted, which ran here before, is told as such', () => {
  const failure = { code: 'of-tomorrow' as FailureCode, changed: 'unknown', details: [], facts: {} } as const;
  expect(failureWords(failure)).toMatchObject({
    happened: 'A newer Packbench has noted a failure that this one does not know (of-tomorrow)',
    changed: 'Whether anything was changed is not known.',
    next: 'Start the newer Packbench to read what to do.',
    worthRepeating: false,
  });
});

/** As docs/failures.md shows it: one line, even if everything else is right with the computer. */
function lastingWords(some: Partial<StandingStatus>): string {
  const banners = bannersFor({ ...soundStatus, ...some });
  expect(banners).toHaveLength(1);
  return banners.map(({ words }) => words).join();
}

test.each(lastingRows)('while it stands: $cause', async ({ status, provoke }) => {
  const real = await provoke(stage);
  const [banner, ...more] = bannersFor(real);
  expect(more).toEqual([]);
  const words = banner?.words.replaceAll(real.settingsCopy ?? '\0', String(status.settingsCopy));
  expect(words).toBe(lastingWords(status));
});

test.each(previewReasons)('a PDF that cannot be shown, %s: has words and a next step', (reason) => {
  const { title, text } = unreadableWords(reason);
  expect(title).toMatch(/^[A-Z].{8,}[^.]$/);
  expect(text).toMatch(/^[A-Z].{8,}\.$/);
  expect(unreadableNextStep(reason)).toMatch(/^[A-Z].{8,}\.$/);
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
  const words = failureWords(failure, 'below');
  const inWords = (text: string): string =>
    Object.entries(row.facts).reduce((replaced, [name, shown]) => {
      const real = failure.facts[name as keyof FailureFacts];
      return real === undefined ? replaced : replaced.replaceAll(String(real), String(shown));
    }, text);
  const { happened, sentence, next, advice } = words;
  return {
    ...words,
    happened: inWords(happened),
    sentence: inWords(sentence),
    next: inWords(next),
    advice: inWords(advice),
  };
}

function failuresList(): string {
  const told = rows.map(({ code, row }) => {
    const { happened, changed, next } = wordsOf(code, row);
    return [`\`${code}\``, row.cause, happened, changed, next];
  });
  const lasting = lastingRows.map(({ cause, status }) => [cause, lastingWords(status)]);
  const preview = previewReasons.map((reason) => {
    const { title, text } = unreadableWords(reason);
    const { cause, reachedBy } = previewRows[reason];
    return [cause, `${title}. ${text}`, unreadableNextStep(reason), reachedBy];
  });
  return [
    '# Failures',
    '',
    'Every failure a person can meet. The words are those of `src-renderer/words/en/failures.ts`; hosts, paths, printers and numbers',
    'in them are examples, and what the service, the print system or the computer itself said is shown below them. Each row is a',
    'test of `test/node/failures/failures.test.ts` that brings the failure about through the contract and reads its words. This file',
    'is made by that test, which fails when the two differ.',
    '',
    ...tableOf(['Code', 'Cause', 'What a person reads', 'Was anything changed?', 'What to do next'], told),
    '',
    '## Wrong with this computer',
    '',
    'Told in a line above every screen (`src-renderer/words/en/shell.ts`) while it stands; nothing else was changed than what the line says.',
    '',
    ...tableOf(['Cause', 'What a person reads'], lasting),
    '',
    '## A PDF that cannot be shown',
    '',
    'Told in place of the preview (`src-renderer/manifests/preview/unreadable-pdf.ts`). Nothing is changed: the file stays as it is.',
    '',
    ...tableOf(['Cause', 'What a person reads', 'What to do next', 'Reached by'], preview),
    '',
  ].join('\n');
}

function tableOf(head: readonly string[], lines: readonly (readonly string[])[]): string[] {
  return [head, head.map(() => '---'), ...lines].map((line) => `| ${line.join(' | ')} |`);
}
