/** A failure in its shortest form: in a row of a list. Apart from the notice, because no first screen has one. */
import type { Failure } from '../../src-preload/contract/failure.ts';
import { failureCodes, isAnswered } from '../../src-preload/contract/failure-traits.ts';
import type { Reasons } from '../../src-preload/contract/operations.ts';
import type { Remark, RemarkCode } from '../../src-preload/contract/remark.ts';
import { detailLine, failureWords } from './failure-words.ts';
import { remarkWords } from './remark-words.ts';

/** For a table that main writes: what happened, by each code that can occur there without further words. */
export function reasonsByCode(): Reasons {
  const own: readonly RemarkCode[] = ['row-empty', 'field-too-long'];
  return Object.fromEntries([
    ...failureCodes.map((code) => [code, failureInList({ code, changed: 'nothing', details: [], facts: {} })]),
    ...own.map((code) => [code, remarkWords({ code, facts: {} } as Remark)]),
  ]);
}

/** Why a row failed: the service's words, if it said any, or what main adds; otherwise what happened. */
export function failureInList(failure: Failure): string {
  const [own] = isAnswered(failure.code) ? failure.details.map(detailLine).filter((line) => line !== '') : [];
  const [added] = failure.facts.remarks ?? [];
  return own ?? (added === undefined ? failureWords(failure).happened : remarkWords(added));
}
