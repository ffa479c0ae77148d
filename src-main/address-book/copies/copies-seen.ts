/** What this run knows of each account's copy beside what is in it: how old it is, how its last reading went, whether one is due. */
import type { AccountId } from '../../../src-preload/contract/account.ts';
import type { AddressBookStatus } from '../../../src-preload/contract/address-book.ts';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import type { Happened } from '../../happenings.ts';
import type { Clock, Log } from '../../ports.ts';
import type { CopyState } from './copies.ts';

export interface SeenCopy {
  /** While it is being read. */
  running: { readonly ended: Promise<void>; readonly stop: AbortController; entriesRead: number } | null;
  /** Why the last reading failed; null after one that did not. */
  failure: Failure | null;
  /** When the last reading was begun (of `Clock.passed`). */
  begunAt: number | null;
  /** How old the copy in use was when this run first saw it, and when that was. Null: there is no copy. */
  sighted: { readonly age: number; readonly at: number } | null;
  /** While the file of the copy is looked over: it must not be replaced meanwhile. */
  inspected: Promise<unknown>;
  /** Of the copy, when it was last seen. */
  state: CopyState | null;
}

export interface CopiesSeen {
  /** Of an account that nothing is known of: a new one. */
  of(accountId: AccountId): SeenCopy;
  /** Undefined: nothing is known of it. */
  find(accountId: AccountId): SeenCopy | undefined;
  /** Answers what was known. */
  forget(accountId: AccountId): SeenCopy | undefined;
  all(): readonly SeenCopy[];
  /** Gives a reading up that is under way; resolves once it has ended. */
  stopReading(accountId: AccountId): Promise<void>;
  /** Remembers the state of a copy as it was told by its thread. */
  see(accountId: AccountId, state: CopyState): CopyState;
  statusOf(accountId: AccountId, state: CopyState): AddressBookStatus;
  /** Is it missing or old, and was no reading begun lately? */
  isDue(accountId: AccountId): boolean;
}

const hour = 60 * 60 * 1_000;
/** A reading that failed, or left the copy as it was, is not begun again by itself before. */
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
  /** All that is left of an earlier run is what its clock said. One that is yet to come was set meanwhile: then nobody knows. */
  const ageOnSight = (readAt: string): number => {
    const age = clock.now().getTime() - Date.parse(readAt);
    return age < 0 ? Number.POSITIVE_INFINITY : age;
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
    isDue(accountId) {
      const now = clock.passed();
      const { begunAt, sighted } = of(accountId);
      if (begunAt !== null && now - begunAt < againAfterMilliseconds) return false;
      return sighted === null || sighted.age + now - sighted.at > maxAgeHours() * hour;
    },
  };
}

function unknownCopy(): SeenCopy {
  return { running: null, failure: null, begunAt: null, sighted: null, inspected: Promise.resolve(), state: null };
}
