/** A failure, told in the two short ways there are: as a notice, and in a row of a list. FailureNotice tells it whole. */
import type { Failure } from '../../src-preload/contract/failure.ts';
import { isAnswered } from '../../src-preload/contract/failure-traits.ts';
import { detailLine, failureLine, failureWords } from './failure-words.ts';
import { showNotice } from './notices-store.ts';

/** Takes a DesktopFailure as well, so that it can stand as `onError`. */
export function showFailure({ failure }: { readonly failure: Failure }): void {
  showNotice('bad', failureLine(failure));
}

/** Why a row failed: what the service said of it, where it spoke; otherwise what happened. */
export function failureInList(failure: Failure): string {
  const [own] = isAnswered(failure.code) ? failure.details.map(detailLine).filter((line) => line !== '') : [];
  return own ?? failureWords(failure).happened;
}
