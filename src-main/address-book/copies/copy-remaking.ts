/** After an update of Packbench: the copy that the version before made, made anew by the rules of this one. */
import type { AccountId } from '../../../src-preload/contract/account.ts';
import { bookFilesOf, removeFile } from './book-files.ts';
import type { BookReadingParts } from './book-reading.ts';
import type { RefreshOptions } from './refresh-thread.ts';

/**
 * False: it cannot be read, and is deleted. Throws what the refresh thread and the copies throw; the copy of the version before
 * is kept then.
 */
export async function remakeCopy(
  { folder, copies, runRefresh, log }: Pick<BookReadingParts, 'folder' | 'copies' | 'runRefresh' | 'log'>,
  accountId: AccountId,
  options: RefreshOptions,
): Promise<boolean> {
  const { built, earlier } = bookFilesOf(folder, accountId);
  try {
    const remade = await runRefresh('remake', { path: built, earlier }, options);
    options.signal.throwIfAborted();
    if (remade === null) {
      log.warn('The copy of an address book that another version made cannot be read.', { accountId });
      removeFile(earlier);
      return false;
    }
    await copies.ask('offer', accountId, remade);
    return true;
  } finally {
    removeFile(built);
  }
}
