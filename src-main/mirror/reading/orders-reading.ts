/** Reads the orders of every account, each by itself: an account that is slow, hangs or fails delays no other. */
import type { Account, AccountId, AccountList } from '../../../src-preload/contract/account.ts';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import type { OrderReading } from '../../../src-preload/contract/order-list.ts';
import type { AccountsService } from '../../accounts/accounts-service.ts';
import { orderState, type WriteOrder, type WriteRecord } from '../../journal/write-record.ts';
import type { Announce } from '../../ports.ts';
import {
  type AccountReading,
  type AccountReadingParts,
  createAccountReading,
  type WantedBy,
} from './account-reading.ts';

export interface OrdersReading {
  /** Reads until `close`. */
  start(): void;
  list(): readonly OrderReading[];
  /** Its orders were never read as a whole, and nothing is known that keeps them from being read. */
  isBeingRead(accountId: AccountId): boolean;
  /**
   * Since when the account's service has answered without a break of ten minutes, be it an outage, a night or a sleep of
   * the computer: what the copy has not seen since may have changed meanwhile. ISO 8601; null: it does not answer.
   */
  readSince(accountId: AccountId): string | null;
  /** An account was added, changed or removed, or others are shown now. */
  noteAccounts(list: AccountList): void;
  /** The service of this account answers again. */
  noteReached(accountId: AccountId): void;
  /** A person, or a round of the station that waits for the service, wants the account's news now. */
  lookNow(accountId: AccountId, wantedBy: WantedBy): void;
  /** What this computer wrote is read again soon. */
  noteWrite(record: WriteRecord): void;
  /** A person scanned or pressed something. */
  noteActivity(): void;
  /** Reads everything again; null: for every account. */
  readAgain(accountId: AccountId | null): void;
  /** Resolves when no reading is under way. */
  close(): Promise<void>;
}

export interface OrdersReadingParts extends Omit<AccountReadingParts, 'accountId' | 'isIdle' | 'changed'> {
  readonly accounts: Pick<AccountsService, 'list' | 'goneIds'>;
  /** Accounts whose orders are shown by default. Others are read only while they are shown; by default all are read. */
  readonly shownAccountIds?: () => readonly AccountId[];
  readonly announce: Announce;
}

const idleAfter = 10 * 60_000;
/** The page hears of progress no more often than this: a service on this computer gives a hundred pages a second. */
const toldEvery = 500;

export function createOrdersReading(parts: OrdersReadingParts): OrdersReading {
  const { clock, mirror, log } = parts;
  const readings = new Map<AccountId, AccountReading>();
  const leaving = new Set<Promise<void>>();
  let known: ReadonlyMap<AccountId, Account> = new Map();
  let workedAt = clock.passed();
  let state: 'not-started' | 'running' | 'closed' = 'not-started';

  const list = (): readonly OrderReading[] => [...readings.values()].map((reading) => reading.read());
  const telling = createTelling(parts, list);
  const isIdle = (): boolean => clock.passed() - workedAt >= idleAfter;
  const begin = (accountId: AccountId): AccountReading =>
    createAccountReading({ ...parts, accountId, isIdle, changed: telling.soon });
  const forget = async (accountId: AccountId): Promise<void> => {
    try {
      await mirror.forgetAccount(accountId);
    } catch (error) {
      log.warn('The orders of an account that is gone could not be forgotten.', { accountId, err: error });
    }
    // The same account may have come back meanwhile.
    if (known.has(accountId) && state === 'running') readings.get(accountId)?.readAgain();
  };
  const leave = async (accountId: AccountId, reading: AccountReading): Promise<void> => {
    await reading.close();
    await forget(accountId);
  };
  const follow = (work: Promise<void>): void => {
    leaving.add(work);
    void work.finally(() => leaving.delete(work));
  };

  /** An earlier run may have been killed before it had forgotten them. */
  const forgetGone = (): void => {
    try {
      for (const accountId of parts.accounts.goneIds()) follow(forget(accountId));
    } catch (error) {
      log.warn('What an earlier run left of the orders of an account could not be forgotten.', { err: error });
    }
  };

  const noteAccounts = ({ accounts }: Pick<AccountList, 'accounts'>): void => {
    if (state !== 'running') return;
    const before = known;
    known = new Map(accounts.map((account) => [account.accountId, account]));
    for (const [accountId, reading] of readings) {
      if (known.has(accountId)) continue;
      readings.delete(accountId);
      follow(leave(accountId, reading));
    }
    const shown = parts.shownAccountIds?.() ?? [...known.keys()];
    for (const [accountId, account] of known) {
      const reading = readings.get(accountId);
      reading?.noteShown(shown.includes(accountId));
      if (reading === undefined) {
        if (shown.includes(accountId)) readings.set(accountId, begin(accountId));
      } else if (JSON.stringify(before.get(accountId)) !== JSON.stringify(account)) reading.noteReached();
    }
    telling.soon();
  };

  return {
    start() {
      if (state !== 'not-started') return;
      state = 'running';
      noteAccounts(parts.accounts.list());
      forgetGone();
    },
    list() {
      telling.asked();
      return list();
    },
    isBeingRead(accountId) {
      const reading = readings.get(accountId)?.read();
      return reading !== undefined && reading.wholeAt === null && reading.failure === null;
    },
    readSince: (accountId) => readings.get(accountId)?.readSince() ?? null,
    noteAccounts,
    noteReached: (accountId) => readings.get(accountId)?.noteReached(),
    lookNow: (accountId, wantedBy) => readings.get(accountId)?.lookNow(wantedBy),
    noteWrite(record) {
      const { state: became, accountId, about, failure } = record;
      const mayHaveChanged = became === 'rejected' ? isRefusal(failure) : became !== 'intent' && became !== 'sent';
      if (!mayHaveChanged) return;
      const held = [accountId, about.toAccountId].flatMap((id) => (id === undefined ? [] : (readings.get(id) ?? [])));
      const orders = record.orders.map((order) => ({ ...order, wasArchived: wasArchived(record, order) }));
      for (const reading of held) reading.noteWritten(about.everyUnshipped === true ? 'every-unshipped' : orders);
    },
    noteActivity() {
      const wasIdle = isIdle();
      workedAt = clock.passed();
      if (wasIdle) for (const reading of readings.values()) reading.noteActivity();
    },
    readAgain(accountId) {
      for (const [id, reading] of readings) if (accountId === null || id === accountId) reading.readAgain();
    },
    async close() {
      state = 'closed';
      telling.close();
      await Promise.all([...readings.values()].map((reading) => reading.close()));
      await Promise.all(leaving);
    },
  };
}

const wasArchived = (record: WriteRecord, order: WriteOrder): boolean =>
  (record.kind === 'archive' || record.about.remove === false) &&
  ['stored', 'done'].includes(orderState(record, order));

/** The document has no rule for a batch that fails in part, such as a manifest: what was refused may have changed some orders. */
const isRefusal = (failure: Failure | null): boolean =>
  failure !== null && ['service-refused', 'not-found'].includes(failure.code);

/** Tells what has changed, at a limited pace, and nothing twice in a row. */
function createTelling(
  { clock, after, announce }: Pick<OrdersReadingParts, 'clock' | 'after' | 'announce'>,
  list: () => readonly OrderReading[],
) {
  let toldAt = Number.NEGATIVE_INFINITY;
  let told = '';
  let callOff: (() => void) | null = null;
  let isClosed = false;
  const tell = (): void => {
    callOff = null;
    const readings = list();
    const now = JSON.stringify(readings);
    if (now === told) return;
    told = now;
    toldAt = clock.passed();
    announce('orders.readingChanged', readings);
  };
  return {
    /** Whoever asked may show what was never told. */
    asked(): void {
      told = '';
    },
    soon(): void {
      if (callOff !== null || isClosed) return;
      const wait = toldAt + toldEvery - clock.passed();
      if (wait <= 0) tell();
      else callOff = after(wait, tell);
    },
    close(): void {
      isClosed = true;
      callOff?.();
    },
  };
}
