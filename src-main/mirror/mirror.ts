/**
 * The mirror: the orders of all accounts on this computer, in one file, and every question about them. It runs in a thread of its
 * own (mirror-worker.ts).
 */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type {
  ListedOrder,
  OrderCopyStatus,
  OrderCounts,
  OrderListPlace,
  OrderListQuery,
  OrderReference,
  OrderWindow,
  SelectableOrders,
} from '../../src-preload/contract/order-list.ts';
import type { WriteRecord } from '../journal/write-record.ts';
import type { MirrorParts, Opened } from './current-mirror.ts';
import { createMirrorChanges, type MirrorChanges } from './mirror-changes.ts';
import { createOpenedMirror } from './opened-mirror.ts';
import type { ReadAs } from './read-as.ts';
import type { Walks } from './walks.ts';

/**
 * Long work gives way between its steps (`pass`), so that a scan never waits for it: `find`, `details` and `detailsOf`
 * are answered at once. Changes and lists wait for one another.
 */
export interface Mirror
  extends MirrorChanges,
    Pick<Walks, 'lastWalks' | 'absentFromBoth' | 'holdsSome'>,
    Pick<ReadAs, 'readAs'> {
  /** Deletes everything; the selection and the accounts stay noted. */
  startAnew(): Promise<OrderCopyStatus>;
  noteAccounts(accountIds: readonly AccountId[]): void;
  noteUnwritten(records: readonly WriteRecord[]): void;
  /** Sets what 'selected only' is about. */
  choose(orders: readonly OrderReference[]): void;
  /**
   * `kept` orders stay in place whatever became of them, unless this computer changed them. If the part of the ledger
   * that is joined is enough for the list, it is answered at once; `joinAll` does the rest.
   */
  window(query: OrderListQuery, offset: number, count: number, kept?: readonly OrderReference[]): Promise<OpenedWindow>;
  /** Joins all of the ledger. Answers whether orders came to the lists that it alone knew. */
  joinAll(): Promise<boolean>;
  counts(query: OrderListQuery): Promise<OrderCounts>;
  positionOf(query: OrderListQuery, place: OrderListPlace, kept?: readonly OrderReference[]): Promise<number>;
  select(query: OrderListQuery, count: number): Promise<SelectableOrders>;
  details(accountId: AccountId, orderId: number): Promise<ListedOrder | null>;
  /** Those of the orders that it holds. */
  detailsOf(accountId: AccountId, orderIds: readonly number[]): Promise<readonly ListedOrder[]>;
  find(codes: readonly string[], accountIds: readonly AccountId[] | null): Promise<readonly ListedOrder[]>;
  status(): OrderCopyStatus;
  close(): void;
}

export interface OpenedWindow extends OrderWindow {
  /** Not all of the ledger was joined yet. */
  readonly isFirst: boolean;
}

/** Only orders that left their account are missing from it. */
const needsRemovalsAlone = ({ filters }: OrderListQuery, kept: readonly OrderReference[]): boolean =>
  filters.records === 'any' && kept.length === 0;

export function openMirror(parts: MirrorParts): Mirror {
  const opened = createOpenedMirror(parts);
  const { ask, inTurn, inSteps, caughtUp } = opened;

  /**
   * Answers at once. Only an order that the ledger alone knows, and the mirror may not hold yet, waits for its turn.
   */
  const atOnce = async <Found>(find: (mirror: Opened) => Found, isFound: (found: Found) => boolean): Promise<Found> => {
    const found = ask(find);
    if (isFound(found) || !ask(({ standings }) => standings.mayNameOthers())) return found;
    await opened.joinAhead();
    return inTurn(async () => {
      await caughtUp();
      return ask(find);
    });
  };

  return {
    ...createMirrorChanges(opened, parts.pass),
    async startAnew() {
      await opened.startAnew();
      return opened.status();
    },
    noteAccounts: opened.noteAccounts,
    noteUnwritten: opened.noteUnwritten,
    choose: opened.choose,
    window: (query, offset, count, kept = []) =>
      inSteps(
        async ({ answers, standings }, recordsFailure) => ({
          ...(await answers.window(query, offset, count, kept)),
          ...{ offset, recordsFailure, isFirst: !standings.areWhole() },
        }),
        needsRemovalsAlone(query, kept) ? 'removals' : 'all',
      ),
    async joinAll() {
      const before = opened.now().rows.orderCount();
      await opened.joinAhead();
      await inTurn(caughtUp);
      return opened.now().rows.orderCount() !== before;
    },
    counts: (query) => inSteps(({ answers }) => answers.counts(query)),
    positionOf: (query, place, kept = []) => inSteps(({ answers }) => answers.positionOf(query, place, kept)),
    select: (query, count) =>
      inSteps(async ({ answers }) => {
        const { rows, totalCount } = await answers.window(query, 0, count, []);
        return { orders: rows, totalCount };
      }),
    details: (accountId, orderId) =>
      atOnce(
        ({ listed }) => listed.of(accountId, orderId),
        (order) => order !== null,
      ),
    detailsOf: (accountId, orderIds) =>
      atOnce(
        ({ listed }) => orderIds.flatMap((orderId) => listed.of(accountId, orderId) ?? []),
        (orders) => orders.length === orderIds.length,
      ),
    find: (codes, accountIds) =>
      atOnce(
        ({ listed }) => listed.find(codes, accountIds),
        (orders) => orders.length > 0,
      ),
    lastWalks: (accountId) => ask(({ walks }) => walks.lastWalks(accountId)),
    absentFromBoth: (accountId, seenAs) => inSteps(({ walks }) => walks.absentFromBoth(accountId, seenAs)),
    holdsSome: (accountId, seenAs) => ask(({ walks }) => walks.holdsSome(accountId, seenAs)),
    readAs: (accountId) => ask(({ readAs }) => readAs.readAs(accountId)),
    status: opened.status,
    close: opened.close,
  };
}
