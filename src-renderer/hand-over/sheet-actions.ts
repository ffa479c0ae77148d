/** Prints the sheet of a finished hand-over, or saves it where the operator chooses. */
import { call, failureFrom } from '../desktop.ts';
import { onePress } from '../paper/one-press.ts';
import { showNotice } from '../ui/notices-store.ts';
import { showFailure } from '../ui/show-failure.ts';
import { say } from '../words/say.ts';

export async function printTallySheet(tallyId: string): Promise<void> {
  await onePress(tallyId, async () => {
    try {
      const { printer } = await call('handOver.printSheet', { tallyId });
      showNotice('quiet', say('paper.sent-to', { printer }));
    } catch (error) {
      showFailure({ failure: failureFrom(error) });
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
