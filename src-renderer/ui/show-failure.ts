/** A failure as a notice. FailureNotice shows all of it, and a row of a list its shortest form (failure-in-list.ts). */
import type { Failure } from '../../src-preload/contract/failure.ts';
import { failureLine } from './failure-words.ts';
import { drillFor } from './help-topics.ts';
import { showNotice } from './notices-store.ts';

/** Also takes a DesktopFailure, so that it can be used as `onError`. */
export function showFailure({ failure }: { readonly failure: Failure }): void {
  showNotice('bad', failureLine(failure), drillFor(failure));
}
