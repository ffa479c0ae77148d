/**
 * Looks at the copies of all accounts, one after another, every ten minutes: at first for damage, and each time for
 * whether one is due. An account whose service hangs holds up no other for long.
 */
import type { AccountId } from '../../../src-preload/contract/account.ts';
import type { After, Announce, Log } from '../../ports.ts';
import { bookFilesOf } from './book-files.ts';
import type { CopiesSeen } from './copies-seen.ts';
import type { CopyThread } from './copy-thread.ts';
import type { RunRefresh } from './refresh-thread.ts';

/** Short, so that a computer that slept looks soon after it wakes. */
const roundMilliseconds = 10 * 60 * 1_000;
/** So long a book has the computer to itself. Most are read within it; a service that hangs takes minutes to give up. */
const aloneMilliseconds = 10 * 1_000;

export interface BookRoundsParts {
  readonly folder: string;
  readonly accountIds: () => readonly AccountId[];
  readonly seen: CopiesSeen;
  readonly copies: Pick<CopyThread, 'ask'>;
  readonly runRefresh: RunRefresh;
  /** Reads the book of the account; resolves when that has ended. Never throws. */
  readonly refresh: (accountId: AccountId) => Promise<void>;
  readonly after: After;
  readonly announce: Announce;
  readonly log: Log;
  /** Nothing is looked at after this. */
  readonly closing: AbortSignal;
}

export interface BookRounds {
  /** Resolves after the first round, which looks for damage. Never throws. */
  begin(): Promise<void>;
  /** Looks at one account out of its turn; does nothing before the first round has looked at all of them. */
  lookAt(accountId: AccountId): void;
  end(): void;
}

export function createBookRounds(parts: BookRoundsParts): BookRounds {
  const { seen, copies, closing, log } = parts;
  let haveBeenSeen = false;
  let stopRounds: (() => void) | null = null;

  /** Answers whether the book is due. Never throws. */
  const look = async (accountId: AccountId, isFirst: boolean): Promise<boolean> => {
    try {
      const state = seen.see(accountId, await copies.ask('state', accountId));
      if (isFirst && state.readAt !== null) await lookOver(accountId);
      return seen.isDue(accountId);
    } catch (error) {
      if (!closing.aborted) log.warn('The copy of an address book could not be looked at.', { accountId, err: error });
      return false;
    }
  };
  const lookOver = async (accountId: AccountId): Promise<void> => {
    const copy = seen.of(accountId);
    await copy.running?.ended;
    const { book } = bookFilesOf(parts.folder, accountId);
    const inspected = parts.runRefresh('inspect', { path: book }, { signal: closing });
    copy.inspected = inspected.catch(() => undefined);
    if ((await inspected).isSound) return;
    const empty = seen.see(accountId, await copies.ask('throwAway', accountId));
    parts.announce('addressBook.changed', seen.statusOf(accountId, empty));
  };
  const readForAWhile = async (reading: Promise<void>): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const cancel = parts.after(aloneMilliseconds, resolve);
    await Promise.race([reading, promise]);
    cancel();
  };
  const round = async (isFirst: boolean): Promise<void> => {
    const readings: Promise<void>[] = [];
    for (const accountId of parts.accountIds()) {
      if (closing.aborted || !(await look(accountId, isFirst))) continue;
      const reading = parts.refresh(accountId);
      readings.push(reading);
      await readForAWhile(reading);
    }
    haveBeenSeen = true;
    await Promise.all(readings);
    if (!closing.aborted) stopRounds = parts.after(roundMilliseconds, () => void round(false));
  };

  return {
    begin: () => round(true),
    lookAt(accountId) {
      if (haveBeenSeen) void look(accountId, false).then((isDue) => (isDue ? parts.refresh(accountId) : undefined));
    },
    end: () => stopRounds?.(),
  };
}
