/** The mirror as main asks it: whose orders are shown, what the ledger holds in memory, and telling the page what changed. */
import { join } from 'node:path';
import type { AccountId } from '../../src-preload/contract/account.ts';
import type {
  ListedOrder,
  OrderCopyStatus,
  OrderCounts,
  OrderListPlace,
  OrderListQuery,
  OrderPlace,
  OrderWindow,
  OrderWindowRequest,
  SelectableOrders,
} from '../../src-preload/contract/order-list.ts';
import type { AccountsService } from '../accounts/accounts-service.ts';
import type { KnownOrders } from '../accounts/known-orders.ts';
import { PackbenchError } from '../failures.ts';
import type { Ledger } from '../journal/ledger.ts';
import type { After, Announce, Clock, Log } from '../ports.ts';
import type { PreferencesService } from '../preferences/preferences-service.ts';
import type { MirrorIntake } from './mirror-port.ts';
import {
  createMirrorThread,
  type MirrorArguments,
  type MirrorQuestionName,
  type MirrorReply,
  type MirrorThread,
} from './mirror-thread.ts';

/** Every method throws PackbenchError 'file-failed', 'disk-full' (the file), or 'cancelled' once the end has begun. */
export interface MirrorService {
  readonly intake: MirrorIntake;
  window(request: OrderWindowRequest): Promise<OrderWindow>;
  counts(query: OrderListQuery): Promise<OrderCounts>;
  positionOf(query: OrderListQuery, place: OrderListPlace): Promise<number>;
  select(query: OrderListQuery, count: number): Promise<SelectableOrders>;
  details(accountId: AccountId, orderId: number): Promise<ListedOrder | null>;
  /** Whole order or tracking numbers; of the accounts that are shown unless others are named. */
  find(codes: readonly string[], accountIds?: readonly AccountId[]): Promise<readonly ListedOrder[]>;
  copyStatus(): Promise<OrderCopyStatus>;
  /** Null: all of it. Reading it again is the caller's. */
  startAnew(accountId: AccountId | null): Promise<OrderCopyStatus>;
  /** Milliseconds since 1970: Shipped orders that are older are not kept. */
  shippedSince(): number;
  /** What 'selected only' shows. */
  choose(orders: readonly OrderPlace[]): Promise<void>;
  /** Whose orders lists and scans show when nobody is named: the practice accounts' only as the preference says. */
  shownAccountIds(): readonly AccountId[];
  /** The ledger has changed, or an account: what is on the screen may be another now. */
  noteChanged(accountIds: readonly AccountId[] | null): void;
  noteAccounts(): void;
  /** Drops Shipped orders that are older than they are kept: once now, and each day. */
  keepTidy(): void;
  /** Orders of it were removed at the service, none by name: its copy is forgotten, as only reading it anew tells what is left. */
  noteEmptied(accountId: AccountId): Promise<void>;
  close(): Promise<void>;
}

export interface MirrorServiceParts {
  /** Below it the mirror has a folder of its own, which holds only what can be read again. */
  readonly folder: string;
  /** mirror-worker.ts, or what it is built to. */
  readonly workerPath: string;
  readonly ledger: {
    readonly database: Pick<Ledger['database'], 'path'>;
    readonly unwritten: Pick<Ledger['unwritten'], 'all'>;
  };
  readonly accounts: Pick<AccountsService, 'list'>;
  readonly preferences: Pick<PreferencesService, 'get'>;
  readonly knownOrders: Pick<KnownOrders, 'note'>;
  readonly clock: Clock;
  readonly after: After;
  readonly log: Log;
  readonly announce: Announce;
}

/** Milliseconds between two events: what changes in between is told in one. */
const changesAreToldEvery = 250;
const dayMilliseconds = 24 * 60 * 60 * 1_000;

export function createMirrorService(parts: MirrorServiceParts): MirrorService {
  const { accounts, preferences, clock } = parts;
  const accountIds = (): AccountId[] => accounts.list().accounts.map((account) => account.accountId);
  /** At the end nobody needs to know. */
  const logFailure = (err: unknown): void => {
    if (err instanceof PackbenchError && err.failure.code === 'cancelled') return;
    parts.log.error('The copy of the orders could not be told something.', { err });
  };
  let chosen: readonly OrderPlace[] = [];
  let unwritten: readonly { readonly writeId: string }[] = [];

  const thread = createMirrorThread({
    ...parts,
    places: { folder: join(parts.folder, 'orders'), ledgerPath: parts.ledger.database.path },
    started(begun) {
      const told = [
        begun.ask('noteAccounts', accountIds()),
        begun.ask('noteUnwritten', parts.ledger.unwritten.all()),
        begun.ask('choose', chosen),
      ];
      for (const one of told) one.catch(logFailure);
    },
  });
  const ask: MirrorThread['ask'] = async <Name extends MirrorQuestionName>(
    name: Name,
    ...asked: MirrorArguments<Name>
  ): Promise<MirrorReply<Name>> => {
    const held = parts.ledger.unwritten.all();
    const isAnother = held.length !== unwritten.length || held.some((record, at) => record !== unwritten[at]);
    if (isAnother) {
      unwritten = held;
      await thread.ask('noteUnwritten', held);
    }
    return thread.ask(name, ...asked);
  };

  /** A practice account that is worked on is shown all the same. */
  const shownAccountIds = (): readonly AccountId[] => {
    const { accounts: all, currentAccountId } = accounts.list();
    const { practiceOrders } = preferences.get();
    const hides =
      practiceOrders === 'hidden' || (practiceOrders === 'by-itself' && all.some(({ kind }) => kind === 'live'));
    return all
      .filter(({ kind, accountId }) => kind === 'live' || !hides || accountId === currentAccountId)
      .map((account) => account.accountId);
  };
  /** An account that was removed may still have orders in the file for a moment. */
  const ofShown = (query: OrderListQuery): OrderListQuery => ({
    ...query,
    accountIds: query.accountIds ?? shownAccountIds(),
  });

  /** The wrong-account guard goes by what was shown; what left an account is held by it no more. */
  const noteShown = (orders: readonly ListedOrder[]): void => {
    for (const order of orders) {
      if (order.verdict !== 'archived' && order.verdict !== 'gone') parts.knownOrders.note(order.accountId, [order]);
    }
  };

  let callOffTidying = (): void => undefined;
  const teller = createTeller(parts);
  const shippedSince = (): number => clock.now().getTime() - preferences.get().shippedKeptDays * dayMilliseconds;
  const changing = async <Value>(accountId: AccountId, work: Promise<Value>, isChange: (value: Value) => boolean) => {
    const value = await work;
    if (isChange(value)) teller.note([accountId]);
    return value;
  };

  return {
    intake: {
      takeIn: (page) =>
        changing(page.accountId, ask('takeIn', page, shippedSince()), ({ added, changed }) => added + changed > 0),
      beginWalk: (walk) => ask('beginWalk', walk),
      endWalk: (walk) => ask('endWalk', walk),
      lastWalks: (accountId) => ask('lastWalks', accountId),
      absentFromBoth: (accountId, seenAs) => ask('absentFromBoth', accountId, seenAs),
      markGone: (gone) => changing(gone.accountId, ask('markGone', gone), (count) => count > 0),
      markSeen: (seen) => ask('markSeen', seen),
      forgetAccount: (accountId) => changing(accountId, ask('forgetAccount', accountId), () => true),
    },
    async window({ query, offset, count, kept = [] }) {
      const found = await ask('window', ofShown(query), offset, count, kept);
      noteShown(found.rows);
      return found;
    },
    counts: (query) => ask('counts', ofShown(query)),
    positionOf: (query, place) => ask('positionOf', ofShown(query), place),
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
    async find(codes, among = shownAccountIds()) {
      const orders = await ask('find', codes, among);
      noteShown(orders);
      return orders;
    },
    copyStatus: () => ask('status'),
    async startAnew(accountId) {
      if (accountId === null) await ask('startAnew');
      else await ask('forgetAccount', accountId);
      teller.note(accountId === null ? null : [accountId]);
      return ask('status');
    },
    shippedSince,
    choose(orders) {
      chosen = orders;
      return ask('choose', orders);
    },
    shownAccountIds,
    noteChanged: (ids) => teller.note(ids),
    noteAccounts() {
      if (thread.isBegun()) ask('noteAccounts', accountIds()).catch(logFailure);
      teller.note(null);
    },
    keepTidy() {
      const tidy = (): void => {
        ask('dropOldShipped', shippedSince()).then((dropped) => {
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

interface Teller {
  note(accountIds: readonly AccountId[] | null): void;
  close(): void;
}

/** The first change is told at once, what follows within a quarter of a second in one. */
function createTeller({ after, announce }: Pick<MirrorServiceParts, 'after' | 'announce'>): Teller {
  let callOff: (() => void) | null = null;
  let waiting: Set<AccountId> | 'all' | null = null;
  let isClosed = false;
  const tell = (): void => {
    if (waiting === null) {
      callOff = null;
      return;
    }
    announce('orders.changed', { accountIds: waiting === 'all' ? null : [...waiting] });
    waiting = null;
    callOff = after(changesAreToldEvery, tell);
  };
  return {
    note(accountIds) {
      if (isClosed) return;
      if (accountIds === null || waiting === 'all') waiting = 'all';
      else waiting = new Set([...(waiting ?? []), ...accountIds]);
      if (callOff === null) tell();
    },
    close() {
      isClosed = true;
      callOff?.();
    },
  };
}
