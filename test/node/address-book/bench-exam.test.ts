/**
 * The address book on a small exam of the bench: five thousand entries, no times. `npm run bench:address-book` asks
 * more questions of larger books; these are lower limits for any change.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAddressBook } from '../../../src-main/address-book/address-book.ts';
import { addressesOf, makeExam, textsOf } from '../../bench/address-book/exam.ts';
import { type Findings, judge, share } from '../../bench/address-book/findings.ts';
import { queryClasses } from '../../bench/address-book/queries.ts';
import { draws } from '../../helpers/properties.ts';

const sizes = {
  perClass: 60,
  crowded: 30,
  spellings: draws(500, 1500),
  nearMisses: draws(400, 900),
  unrelated: draws(100, 200),
};
const noTimes = { keystrokeMs: [], slowest: [], checkMs: [] };

describe('the address book on a small exam', () => {
  const folder = mkdtempSync(join(tmpdir(), 'packbench-bench-'));
  const exam = makeExam(97, 5000, sizes);
  const book = createAddressBook({ path: join(folder, 'book.sqlite') });
  let findings: Findings;

  beforeAll(async () => {
    await book.replaceAll(exam.book.entries());
    const answers = textsOf(exam).map((text) => book.suggest(text, 5).map(({ entryId }) => entryId));
    const checks = addressesOf(exam).map((address) => {
      const { matched, suggestions } = book.validate(address);
      return { matched: matched?.entryId ?? 0, suggested: suggestions.map(({ entry }) => entry.entryId) };
    });
    findings = judge(exam, { ...noTimes, answers, checks });
  });
  afterAll(() => {
    book.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(queryClasses)('finds what is meant: %s', (queryClass) => {
    const floor = /typo|transposition/.test(queryClass) ? 0.95 : 0.98;
    expect(share(findings.recall[queryClass]), missesOf(queryClass)).toBeGreaterThanOrEqual(floor);
  });

  it('shows five that fit where very many do', () => {
    expect(share(findings.crowdedPrecision), missesOf('crowded')).toBeGreaterThanOrEqual(0.97);
  });

  it('never calls a near miss or another place the same', () => {
    expect(findings.validation.nearMissMatched, missesOf('near miss matched')).toBe(0);
    expect(findings.validation.spellingMatchedElsewhere, missesOf('spelling matched elsewhere')).toBe(0);
  });

  it('knows an address in another spelling', () => {
    expect(share(findings.validation.spellingMatched), missesOf('spelling not matched')).toBeGreaterThanOrEqual(0.985);
  });

  it('has the true entry of a near miss among the first three, and nothing for an unrelated address', () => {
    expect(share(findings.validation.nearMissInTop3), missesOf('near miss not in')).toBeGreaterThanOrEqual(0.985);
    expect(findings.validation.unrelatedSuggested, missesOf('unrelated')).toBe(0);
  });

  /** The first few, for a person who reads the failure. */
  function missesOf(kind: string): string {
    return findings.misses
      .filter((miss) => miss.kind.startsWith(kind))
      .slice(0, 8)
      .map((miss) => `${miss.kind}: '${miss.asked}' wanted ${miss.wanted}, came ${miss.came[0] ?? 'nothing'}`)
      .join('\n');
  }
});
