/** Reads the books of accounts from the service into their copies: one reading of a book at a time, told from beginning to end. */
import type { AccountId } from '../../../src-preload/contract/account.ts';
import type { AddressBookStatus } from '../../../src-preload/contract/address-book.ts';
import type { AskedBy } from '../../accounts/account-keys.ts';
import { failureIn } from '../../failures.ts';
import type { Announce } from '../../ports.ts';
import { type BookReadingParts, readBook } from './book-reading.ts';
import type { CopiesSeen } from './copies-seen.ts';
import { remakeCopy } from './copy-remaking.ts';

export interface BookRefreshes {
  /** Begins to read the book, or joins the reading under way. Never throws: a failure is kept and told. */
  begin(accountId: AccountId, by?: AskedBy): Promise<void>;
  /** Tells the page how the copy is now. */
  tell(accountId: AccountId): Promise<AddressBookStatus>;
}

export interface BookRefreshesParts extends BookReadingParts {
  readonly seen: CopiesSeen;
  /** Until this has resolved, the files of the account may not be touched. */
  readonly forgotten: (accountId: AccountId) => Promise<void> | undefined;
  readonly closing: AbortSignal;
  readonly announce: Announce;
}

export function createBookRefreshes(parts: BookRefreshesParts): BookRefreshes {
  const { copies, log, announce } = parts;
  const { see, statusOf, of: readingOf } = parts.seen;

  const tell = async (accountId: AccountId): Promise<AddressBookStatus> => {
    const status = statusOf(accountId, see(accountId, await copies.ask('state', accountId)));
    announce('addressBook.changed', status);
    return status;
  };

  const read = async (accountId: AccountId, by: AskedBy, stop: AbortSignal): Promise<void> => {
    const reading = readingOf(accountId);
    const signal = AbortSignal.any([stop, parts.closing]);
    const onRead = (entriesRead: number): void => {
      if (reading.running === null || signal.aborted) return;
      reading.running.entriesRead = entriesRead;
      if (reading.state !== null) announce('addressBook.changed', statusOf(accountId, reading.state));
    };
    try {
      await parts.forgotten(accountId);
      await reading.inspected;
      const { hasEarlier } = see(accountId, await copies.ask('state', accountId));
      if (hasEarlier && (await remakeCopy(parts, accountId, { signal, onRead }))) {
        if (reading.running !== null) reading.running.entriesRead = 0;
        await tell(accountId);
      }
      if (!hasEarlier || by === 'person' || parts.seen.isOld(accountId)) {
        await readBook(parts, accountId, { signal, onRead, by });
      }
      reading.failure = null;
    } catch (error) {
      // A reading that was stopped says nothing about the service.
      if (!signal.aborted) {
        reading.failure = failureIn(error);
        log.warn('The address book could not be read.', { accountId, err: error });
      }
    }
    const isOutdated = reading.failure !== null && reading.running?.wasMended === true;
    reading.running = null;
    if (signal.aborted) return;
    if (isOutdated) return begin(accountId, by);
    await tell(accountId);
  };

  const begin = (accountId: AccountId, by: AskedBy): Promise<void> => {
    const reading = readingOf(accountId);
    if (reading.running !== null) return reading.running.ended;
    reading.begunAt = parts.clock.passed();
    const stop = new AbortController();
    const ended = read(accountId, by, stop.signal).catch((error: unknown) =>
      log.error('The address book could not be told.', { accountId, err: error }),
    );
    reading.running = { ended, stop, entriesRead: 0, wasMended: false };
    return ended;
  };

  return { begin: (accountId, by = 'itself') => begin(accountId, by), tell };
}
