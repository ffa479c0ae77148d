/** Prints the sheet of a finished hand-over, or saves it where the operator chooses. */
import type { Failure } from '../../src-preload/contract/failure.ts';
import { call, failureFrom } from '../desktop.ts';
import { printOnce } from '../paper/print-once.ts';
import { drillFor } from '../ui/help-topics.ts';
import { showNotice } from '../ui/notices-store.ts';
import { showFailure } from '../ui/show-failure.ts';
import { say } from '../words/say.ts';
import { sheetTroubleWords } from './tally-words.ts';

/** For the press that has just handed the parcels over as well: whatever becomes of the sheet, that was done. */
export const printFirstSheet = (tallyId: string): Promise<void> =>
  printSheet(tallyId, (failure) => showNotice('bad', sheetTroubleWords(failure), drillFor(failure)));

export const printTallySheet = (tallyId: string): Promise<void> =>
  printSheet(tallyId, (failure) => showFailure({ failure }));

async function printSheet(tallyId: string, failed: (failure: Failure) => void): Promise<void> {
  await printOnce(tallyId, async () => {
    try {
      const { printer } = await call('handOver.printSheet', { tallyId });
      showNotice('quiet', say('paper.sent-to', { printer }));
    } catch (error) {
      failed(failureFrom(error));
    }
  });
}

export async function saveTallySheet(tallyId: string): Promise<void> {
  try {
    const { savedTo } = await call('handOver.saveSheet', { tallyId });
    if (savedTo !== null) showNotice('good', say('common.saved-to', { path: savedTo }));
  } catch (error) {
    showFailure({ failure: failureFrom(error) });
  }
}
