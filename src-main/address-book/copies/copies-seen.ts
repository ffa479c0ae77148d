/**
 * What this run knows about each account's copy besides its content: how old it is, how its last reading went, whether
 * a reading is due.
 */
import type { AccountId } from '../../../src-preload/contract/account.ts';
import type { AddressBookStatus } from '../../../src-preload/contract/address-book.ts';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import type { Happened } from '../../happenings.ts';
import type { Clock, Log } from '../../ports.ts';
import type { CopyState } from './copies.ts';

interface ReadingUnderWay {
  readonly ended: Promise<void>;
  readonly stop: AbortController;
  entriesRead: number;
  /** The account was changed since it began: if it fails, that says nothing about the account as it is now. */
  wasMended: boolean;
}

export interface SeenCopy {
  /** Set while the book is being read. */
  running: ReadingUnderWay | null;
  /** Why the last reading failed; null when it did not. */
  failure: Failure | null;
  /** When the last reading began, by `Clock.passed`. */
  begunAt: number | null;
  /** How old the copy in use was when this run first saw it, and when that was. Null: there is no copy. */
  sighted: { readonly age: number; readonly at: number } | null;
  /** Pending while the file of the copy is checked: it must not be replaced meanwhile. */
  inspected: Promise<unknown>;
  /** The state of the copy when it was last seen. */
  state: CopyState | null;
}

export interface CopiesSeen {
  /** An account about which nothing is known gets a new record. */
  of(accountId: AccountId): SeenCopy;
  /** Undefined: nothing is known about the account. */
  find(accountId: AccountId): SeenCopy | undefined;
  /** Answers with what was known. */
  forget(accountId: AccountId): SeenCopy | undefined;
  all(): readonly SeenCopy[];
  /** Stops a reading under way; resolves once it has ended. */
  stopReading(accountId: AccountId): Promise<void>;
  /** Remembers the state of a copy as its thread told it. */
  see(accountId: AccountId, state: CopyState): CopyState;
  statusOf(accountId: AccountId, state: CopyState): AddressBookStatus;
  /** Is the copy missing, or older than a copy may be? */
  isOld(accountId: AccountId): boolean;
  /** Is the copy missing or old, and has no reading begun lately? */
  isDue(accountId: AccountId): boolean;
}

const hour = 60 * 60 * 1_000;
/** After a reading that failed or left the copy as it was, the next begins by itself no sooner than this. */
const againAfterMilliseconds = hour;

interface CopiesSeenParts {
  readonly clock: Clock;
  readonly log: Log;
  readonly happened: Happened;
  /** How old a copy may be before it is read again by itself. */
  readonly maxAgeHours: () => number;
}

export function createCopiesSeen({ clock, log, happened, maxAgeHours }: CopiesSeenParts): CopiesSeen {
  const copies = new Map<AccountId, SeenCopy>();
  const of = (accountId: AccountId): SeenCopy => {
    const copy = copies.get(accountId) ?? unknownCopy();
    copies.set(accountId, copy);
    return copy;
  };
  /**
   * An earlier run left only what its clock said. If that instant is in the future, the clock was set since and nobody
   * knows the age.
   */
  const ageOnSight = (readAt: string): number => {
    const age = clock.now().getTime() - Date.parse(readAt);
    return age < 0 ? Number.POSITIVE_INFINITY : age;
  };
  const isOld = (accountId: AccountId): boolean => {
    const { sighted } = of(accountId);
    return sighted === null || sighted.age + clock.passed() - sighted.at > maxAgeHours() * hour;
  };
  return {
    of,
    find: (accountId) => copies.get(accountId),
    forget(accountId) {
      const copy = copies.get(accountId);
      copies.delete(accountId);
      return copy;
    },
    all: () => [...copies.values()],
    async stopReading(accountId) {
      const running = copies.get(accountId)?.running ?? null;
      running?.stop.abort();
      await running?.ended;
    },
    see(accountId, state) {
      const copy = of(accountId);
      const before = copy.state;
      copy.state = state;
      if (state.wasDamaged && before?.wasDamaged !== true) {
        log.warn('The copy of an address book was damaged and has been thrown away.', { accountId });
        copy.begunAt = null;
      }
      if (state.readAt !== (before?.readAt ?? null)) {
        copy.sighted = state.readAt === null ? null : { age: ageOnSight(state.readAt), at: clock.passed() };
        happened('copyChanged', { accountId });
      }
      return state;
    },
    statusOf(accountId, { totalCount, readAt, wasDamaged, aside }) {
      const { running, failure } = of(accountId);
      const entriesRead = running?.entriesRead ?? 0;
      const refreshing = running !== null;
      return { accountId, totalCount, copyReadAt: readAt, refreshing, entriesRead, failure, wasDamaged, aside };
    },
    isOld,
    isDue(accountId) {
      const { begunAt } = of(accountId);
      return (begunAt === null || clock.passed() - begunAt >= againAfterMilliseconds) && isOld(accountId);
    },
  };
}

function unknownCopy(): SeenCopy {
  return { running: null, failure: null, begunAt: null, sighted: null, inspected: Promise.resolve(), state: null };
}
