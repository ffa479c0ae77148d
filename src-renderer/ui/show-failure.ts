/** A failure, told in the two short ways there are: as a notice, and in a row of a list. FailureNotice tells it whole. */
import type { Failure } from '../../src-preload/contract/failure.ts';
import { failureCodes, isAnswered } from '../../src-preload/contract/failure-traits.ts';
import type { Reasons } from '../../src-preload/contract/operations.ts';
import type { Remark, RemarkCode } from '../../src-preload/contract/remark.ts';
import { detailLine, failureLine, failureWords } from './failure-words.ts';
import { drillFor } from './help-topics.ts';
import { showNotice } from './notices-store.ts';
import { remarkWords } from './remark-words.ts';

/** Takes a DesktopFailure as well, so that it can stand as `onError`. */
export function showFailure({ failure }: { readonly failure: Failure }): void {
  showNotice('bad', failureLine(failure), drillFor(failure));
}

/** For a table that main writes: what happened, by each code that can stand there without anything more to say. */
export function reasonsByCode(): Reasons {
  const own: readonly RemarkCode[] = ['row-empty', 'field-too-long'];
  return Object.fromEntries([
    ...failureCodes.map((code) => [code, failureInList({ code, changed: 'nothing', details: [], facts: {} })]),
    ...own.map((code) => [code, remarkWords({ code, facts: {} } as Remark)]),
  ]);
}

/** Why a row failed: what the service said of it, where it spoke, or what main adds; otherwise what happened. */
export function failureInList(failure: Failure): string {
  const [own] = isAnswered(failure.code) ? failure.details.map(detailLine).filter((line) => line !== '') : [];
  const [added] = failure.facts.remarks ?? [];
  return own ?? (added === undefined ? failureWords(failure).happened : remarkWords(added));
}
