/**
 * The mirror as main asks it. Knows whose orders are shown and what the ledger holds in memory, and tells the page what
 * changed.
 */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type {
  ListedOrder,
  OrderCopyStatus,
  OrderCounts,
  OrderListQuery,
  OrderPlaceRequest,
  OrderReference,
  OrderWindow,
  OrderWindowRequest,
  SelectableOrders,
} from '../../src-preload/contract/order-list.ts';
import type { AccountsService } from '../accounts/accounts-service.ts';
import type { KnownOrders } from '../accounts/known-orders.ts';
import type { After, Announce, Clock } from '../ports.ts';
import type { PreferencesService } from '../preferences/preferences-service.ts';
import { isThere } from './is-there.ts';
import type { MirrorIntake } from './mirror-port.ts';
import { createOrdersChangedTeller } from './orders-changed.ts';
import { shownAccounts } from './shown-accounts.ts';
import { createSureDates } from './sure-dates.ts';
import { createToldThread, type ToldThreadParts } from './told-thread.ts';

/** Every method throws PackbenchError 'file-failed', 'disk-full' (the file), or 'cancelled' once the end has begun. */
export interface MirrorService {
  readonly intake: MirrorIntake;
  window(request: OrderWindowRequest): Promise<OrderWindow>;
  counts(query: OrderListQuery): Promise<OrderCounts>;
  positionOf(request: OrderPlaceRequest): Promise<number>;
  select(query: OrderListQuery, count: number): Promise<SelectableOrders>;
  details(accountId: AccountId, orderId: number): Promise<ListedOrder | null>;
  /** Those of the orders that the copy holds, by one question. */
  detailsOf(accountId: AccountId, orderIds: readonly number[]): Promise<readonly ListedOrder[]>;
  /** The same, shown to nobody: the wrong-account guard does not go by it. */
  copyOf(accountId: AccountId, orderIds: readonly number[]): Promise<readonly ListedOrder[]>;
  /** The order's number in the copy now; null: the copy does not know it, or cannot be read. Never throws. */
  numberNow(accountId: AccountId, orderId: number): Promise<string | null>;
  /** Whole order or tracking numbers; by default in the accounts that are shown. */
  find(codes: readonly string[], accountIds?: readonly AccountId[]): Promise<readonly ListedOrder[]>;
  /** Milliseconds since 1970: how long ago that was what is dated up to this nobody knows, because the clock was set back. */
  datesSureSince(): number;
  copyStatus(): Promise<OrderCopyStatus>;
  /** Null: all accounts. The caller starts the new reading. */
  startAnew(accountId: AccountId | null): Promise<OrderCopyStatus>;
  /** Milliseconds since 1970: older Shipped orders are not kept. */
  shippedSince(): number;
  /** Sets what 'selected only' shows. */
  choose(orders: readonly OrderReference[]): Promise<void>;
  /** Whose orders lists and scans show by default; the practice accounts only if the preference says so. */
  shownAccountIds(): readonly AccountId[];
  /** The ledger or an account has changed, so the screen may be out of date. */
  noteChanged(accountIds: readonly AccountId[] | null): void;
  noteAccounts(): void;
  /** Starts the thread now rather than with the first question. */
  begin(): void;
  /** Drops Shipped orders that are too old to keep: once now, and each day. */
  keepTidy(): void;
  /**
   * Orders of the account were removed at the service, none by name. Its copy is forgotten: only a new reading tells
   * what is left.
   */
  noteEmptied(accountId: AccountId): Promise<void>;
  close(): Promise<void>;
}

export interface MirrorServiceParts extends Omit<ToldThreadParts, 'accountIds'> {
  readonly accounts: Pick<AccountsService, 'list'>;
  readonly preferences: Pick<PreferencesService, 'get'>;
  readonly knownOrders: Pick<KnownOrders, 'note'>;
  readonly clock: Clock;
  readonly after: After;
  readonly announce: Announce;
}

const dayMilliseconds = 24 * 60 * 60 * 1_000;
/** Longer than a weekend: a round that was begun before it may hold an order that another bench has sent. */
const keptOnceSeenDays = 3;

export function createMirrorService(parts: MirrorServiceParts): MirrorService {
  const { accounts, preferences, clock } = parts;
  const accountIds = (): AccountId[] => accounts.list().accounts.map((account) => account.accountId);
  const shownAccountIds = (): readonly AccountId[] => shownAccounts(accounts.list(), preferences.get());
  const thread = createToldThread({ ...parts, accountIds });
  const { ask, logFailure } = thread;
  /** A removed account may still have orders in the file for a moment. */
  const ofShown = (query: OrderListQuery): OrderListQuery => ({
    ...query,
    accountIds: query.accountIds ?? shownAccountIds(),
  });

  /** The wrong-account guard goes by what was shown: an order that left an account is no longer held by it. */
  const noteShown = (orders: readonly ListedOrder[]): void => {
    for (const order of orders) if (isThere(order)) parts.knownOrders.note(order.accountId, [order]);
  };

  /** Years of manifests take a second, for which no list waits that needs them for nothing. */
  const joinRest = (): void => {
    ask('joinAll').then((haveCome) => {
      if (haveCome) teller.note(null);
    }, logFailure);
  };

  let callOffTidying = (): void => undefined;
  const teller = createOrdersChangedTeller(parts);
  const sureDates = createSureDates(clock);
  const shippedSince = (): number => clock.now().getTime() - preferences.get().shippedKeptDays * dayMilliseconds;
  const changing = async <Value>(accountId: AccountId, work: Promise<Value>, isChange: (value: Value) => boolean) => {
    const value = await work;
    if (isChange(value)) teller.note([accountId]);
    return value;
  };

  return {
    intake: {
      takeIn(page) {
        sureDates.note();
        const taken = ask('takeIn', page, shippedSince());
        return changing(page.accountId, taken, ({ added, changed }) => added + changed > 0);
      },
      beginWalk: (walk) => ask('beginWalk', walk),
      endWalk: (walk) => ask('endWalk', walk),
      lastWalks: (accountId) => ask('lastWalks', accountId),
      absentFromBoth: (accountId, seenAs) => ask('absentFromBoth', accountId, seenAs),
      holdsSome: (accountId, seenAs) => ask('holdsSome', accountId, seenAs),
      markGone: (gone) => changing(gone.accountId, ask('markGone', gone), (count) => count > 0),
      forgetAccount: (accountId) => changing(accountId, ask('forgetAccount', accountId), () => true),
      readAs: (accountId) => ask('readAs', accountId),
      noteReadAs: (accountId, fingerprint) => ask('noteReadAs', accountId, fingerprint),
    },
    async window({ query, offset, count, kept = [] }) {
      const { isFirst, ...found } = await ask('window', ofShown(query), offset, count, kept);
      noteShown(found.rows);
      if (isFirst && found.recordsFailure === null) joinRest();
      return found;
    },
    counts: (query) => ask('counts', ofShown(query)),
    positionOf: ({ query, place, kept = [] }) => ask('positionOf', ofShown(query), place, kept),
    async select(query, count) {
      const found = await ask('select', ofShown(query), count);
      noteShown(found.orders);
      return found;
    },
    async details(accountId, orderId) {
      const order = await ask('details', accountId, orderId);
      if (order !== null) noteShown([order]);
      return order;
    },
    async detailsOf(accountId, orderIds) {
      const orders = await ask('detailsOf', accountId, orderIds);
      noteShown(orders);
      return orders;
    },
    copyOf: (accountId, orderIds) => ask('detailsOf', accountId, orderIds),
    async numberNow(accountId, orderId) {
      try {
        return (await ask('details', accountId, orderId))?.orderNumber ?? null;
      } catch (error) {
        logFailure(error);
        return null;
      }
    },
    async find(codes, among = shownAccountIds()) {
      const orders = await ask('find', codes, among);
      noteShown(orders);
      return orders;
    },
    datesSureSince: sureDates.since,
    copyStatus: () => ask('status'),
    async startAnew(accountId) {
      if (accountId === null) await ask('startAnew');
      else await ask('forgetAccount', accountId);
      teller.note(accountId === null ? null : [accountId]);
      return ask('status');
    },
    shippedSince,
    choose: thread.choose,
    begin: thread.begin,
    shownAccountIds,
    noteChanged: (ids) => teller.note(ids),
    noteAccounts() {
      thread.noteAccounts();
      teller.note(null);
    },
    keepTidy() {
      const tidy = (): void => {
        const lately = clock.now().getTime() - keptOnceSeenDays * dayMilliseconds;
        ask('dropOldShipped', shippedSince(), lately).then((dropped) => {
          if (dropped > 0) teller.note(null);
        }, logFailure);
        callOffTidying = parts.after(dayMilliseconds, tidy);
      };
      tidy();
    },
    async noteEmptied(accountId) {
      await ask('forgetAccount', accountId).catch(logFailure);
      teller.note([accountId]);
    },
    async close() {
      callOffTidying();
      teller.close();
      await thread.close();
    },
  };
}
