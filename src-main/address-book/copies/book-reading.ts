/**
 * One reading of an account's book, from the service's first byte to the copy. The answer is written to a file as it
 * arrives, a thread makes a new book from it, and the thread of the copies takes it or sets it aside. Whatever happens
 * on the way, the copy in use stays as it was.
 */

import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import type { AccountId } from '../../../src-preload/contract/account.ts';
import type { FailureCode } from '../../../src-preload/contract/failure.ts';
import { traitsOf } from '../../../src-preload/contract/failure-traits.ts';
import type { AskedBy } from '../../accounts/account-keys.ts';
import type { ServiceDoor } from '../../accounts/service-door.ts';
import { PackbenchError } from '../../failures.ts';
import type { Clock, Log } from '../../ports.ts';
import type { AnswerFile, ShippingAccount, ShippingClient } from '../../shipping/shipping-client.ts';
import { bookFilesOf, removeFile } from './book-files.ts';
import type { CopyState } from './copies.ts';
import type { CopyThread } from './copy-thread.ts';
import type { RefreshOptions, RunRefresh } from './refresh-thread.ts';

export interface BookReadingParts {
  /** The folder of the copies. */
  readonly folder: string;
  readonly door: Pick<ServiceDoor, 'reach'>;
  readonly client: Pick<ShippingClient, 'readAddressBook'>;
  readonly copies: Pick<CopyThread, 'ask'>;
  readonly runRefresh: RunRefresh;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * The service's answer was broken or broke off. Unlike a service that was not reached, somebody should look at that.
 */
const isBroken = (code: FailureCode): boolean => ['unusable', 'cut', 'others'].includes(traitsOf(code).answer);

/** Throws what the client, the refresh thread and the copies throw. Must not run twice at a time for one account. */
export async function readBook(
  parts: BookReadingParts,
  accountId: AccountId,
  options: RefreshOptions & { readonly by: AskedBy },
): Promise<CopyState> {
  const { folder, door, client, copies, runRefresh, clock, log } = parts;
  const files = bookFilesOf(folder, accountId);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const take = async (answer: AnswerFile): Promise<CopyState> => {
      const readAt = clock.now().toISOString();
      const asked = { answer, path: files.built, present: files.book, readAt };
      const { totalCount, readCount } = await runRefresh('build', asked, options);
      options.signal.throwIfAborted();
      if (readCount > totalCount) {
        const count = readCount - totalCount;
        log.warn('Entries of the address book share a number. Only the last of each is kept.', { accountId, count });
      }
      return copies.ask('offer', accountId, { totalCount, readAt });
    };
    const ask = (account: ShippingAccount): Promise<CopyState> =>
      client.readAddressBook(account, 'background', files.answer, take, options.signal);
    return await door.reach(accountId, ask, options.by);
  } catch (error) {
    const brokeOff = error instanceof PackbenchError && isBroken(error.failure.code);
    if (brokeOff && existsSync(files.answer)) {
      const answer = { path: files.answer, contentType: '', keys: [] };
      const { totalCount } = await runRefresh('count', { answer }, { signal: options.signal });
      await copies.ask('keepBroken', accountId, { totalCount, readAt: clock.now().toISOString() });
    }
    throw error;
  } finally {
    removeFile(files.built);
    removeFile(files.answer);
  }
}
