/**
 * The mirror: the orders of all accounts on this computer, in one file, and every question about them. It runs in a thread of its
 * own (mirror-worker.ts). A file that shows itself to be damaged is deleted in the middle of it, and begun anew.
 */
import { statSync } from 'node:fs';
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';
import type {
  ListedOrder,
  OrderCopyStatus,
  OrderCounts,
  OrderListPlace,
  OrderListQuery,
  OrderPlace,
  OrderWindow,
  SelectableOrders,
} from '../../src-preload/contract/order-list.ts';
import type { WriteRecord } from '../journal/write-record.ts';
import { createListAnswers, type ListAnswers } from './list-answers.ts';
import { createListedOrders, type ListedOrders } from './listed-orders.ts';
import { createMirrorDatabase, type MirrorDatabase } from './mirror-database.ts';
import { deleteMirrorFile, isDamage, type MirrorFile, openMirrorFile } from './mirror-file.ts';
import type { BegunWalk, EndedWalk, MarkedOrders, TakenIn, TakenPage, WalkId } from './mirror-port.ts';
import { createOrderRows, type OrderRows } from './order-rows.ts';
import { createStandings, type Standings } from './standings.ts';
import { createTakingIn, type TakingIn } from './taking-in.ts';
import { createWalks, type Walks } from './walks.ts';

/**
 * Long work gives way between its steps (`pass`), so that a scan never waits for it: `find` and `details` are answered at once.
 * Changes and lists wait for one another.
 */
export interface Mirror extends Pick<Walks, 'lastWalks' | 'absentFromBoth'> {
  beginWalk(walk: BegunWalk): Promise<WalkId>;
  endWalk(walk: EndedWalk): Promise<void>;
  markGone(gone: MarkedOrders): Promise<number>;
  markSeen(seen: MarkedOrders): Promise<void>;
  takeIn(page: TakenPage, shippedSince: number): Promise<TakenIn>;
  forgetAccount(accountId: AccountId): Promise<void>;
  dropOldShipped(shippedSince: number): Promise<number>;
  /** Everything is deleted; the selection and the accounts stay noted. */
  startAnew(): Promise<OrderCopyStatus>;
  noteAccounts(accountIds: readonly AccountId[]): void;
  noteUnwritten(records: readonly WriteRecord[]): void;
  /** What 'selected only' is about. */
  choose(orders: readonly OrderPlace[]): Promise<void>;
  /** `kept` stays in its place whatever became of it, unless this computer did it. */
  window(query: OrderListQuery, offset: number, count: number, kept?: readonly OrderPlace[]): Promise<OrderWindow>;
  counts(query: OrderListQuery): Promise<OrderCounts>;
  positionOf(query: OrderListQuery, place: OrderListPlace): Promise<number>;
  select(query: OrderListQuery, count: number): Promise<SelectableOrders>;
  details(accountId: AccountId, orderId: number): ListedOrder | null;
  find(codes: readonly string[], accountIds: readonly AccountId[] | null): readonly ListedOrder[];
  status(): OrderCopyStatus;
  close(): void;
}

export interface MirrorParts {
  readonly path: string;
  readonly ledgerPath: string;
  readonly now: () => Date;
  readonly failureOf: (cause: unknown) => Failure;
  /** Others have their turn. */
  readonly pass: () => Promise<void>;
  /** Looked through in one step of a list; 8,192 unless given, which takes a millisecond or two. */
  readonly ordersInStep?: number;
}

interface Opened {
  readonly file: MirrorFile;
  readonly database: MirrorDatabase;
  readonly rows: OrderRows;
  readonly standings: Standings;
  readonly listed: ListedOrders;
  readonly answers: ListAnswers;
  readonly takingIn: TakingIn;
  readonly walks: Walks;
}

/** In one step of what is taken in or dropped. */
const ordersAtOnce = 64;
/** In one step of noting what is chosen. */
const chosenAtOnce = 500;
/** A list that is read while something changes is read again, so that it is of one state; while everything changes, it is what it is. */
const attemptsAtList = 3;

export function openMirror(parts: MirrorParts): Mirror {
  let accounts: readonly AccountId[] = [];
  let unwritten: readonly WriteRecord[] = [];
  let chosen: readonly OrderPlace[] = [];
  let opened = open(parts);
  let wasDamaged = false;
  const inTurn = createTurns();

  const close = (): void => {
    opened.standings.close();
    if (opened.file.database.isOpen) opened.file.database.close();
  };
  const reopen = (): void => {
    close();
    deleteMirrorFile(parts.path);
    opened = open(parts);
    opened.standings.noteAccounts(accounts);
    opened.standings.noteUnwritten(unwritten);
    fillChosen(opened, chosen);
  };
  /** Damage that shows itself costs what was in the file, and no answer. */
  const use = <Result>(work: (mirror: Opened) => Result): Result => {
    try {
      return work(opened);
    } catch (cause) {
      if (!isDamage(cause)) throw cause;
      wasDamaged = true;
      reopen();
      return work(opened);
    }
  };
  /** Every answer is joined with the ledger as it is now. */
  const answer = <Result>(work: (mirror: Opened, recordsFailure: Failure | null) => Result): Result =>
    use((mirror) => work(mirror, mirror.standings.refresh()));

  /** A question that is looked through in steps. */
  const inSteps = <Result>(
    work: (mirror: Opened, recordsFailure: Failure | null) => Promise<Result>,
  ): Promise<Result> =>
    inTurn(async () => {
      for (let attempt = 1; ; attempt += 1) {
        const mirror = opened;
        try {
          const recordsFailure = mirror.standings.refresh();
          const version = mirror.database.version();
          const result = await work(mirror, recordsFailure);
          const isOfOneState = opened === mirror && mirror.database.version() === version;
          if (isOfOneState || attempt >= attemptsAtList) return result;
        } catch (cause) {
          // A scan may have met the damage first.
          const isBegunAnew = opened !== mirror;
          if (attempt >= attemptsAtList || !(isBegunAnew || isDamage(cause))) throw cause;
          wasDamaged = true;
          if (!isBegunAnew) reopen();
        }
      }
    });

  return {
    takeIn: (page, shippedSince) =>
      inTurn(async () => {
        const taken = { added: 0, changed: 0, unchanged: 0, leftOut: 0 };
        use(({ standings, database }) => {
          standings.refresh();
          database.begin();
        });
        try {
          for (let from = 0; from < page.orders.length; from += ordersAtOnce) {
            if (from > 0) await parts.pass();
            const some = { ...page, orders: page.orders.slice(from, from + ordersAtOnce) };
            const added = use(({ takingIn }) => takingIn.takeIn(some, shippedSince));
            for (const name of ['added', 'changed', 'unchanged', 'leftOut'] as const) taken[name] += added[name];
          }
          use(({ database }) => database.commit());
          return taken;
        } finally {
          opened.database.undo();
        }
      }),
    async forgetAccount(accountId) {
      const dropSome = () => inTurn(() => use(({ takingIn }) => takingIn.dropSomeOf(accountId, ordersAtOnce)));
      while ((await dropSome()) === ordersAtOnce) await parts.pass();
      use(({ standings }) => standings.startAnew());
    },
    async dropOldShipped(shippedSince) {
      let dropped = 0;
      use((mirror) => mirror.standings.refresh());
      for (;;) {
        const count = await inTurn(() => use(({ takingIn }) => takingIn.dropOldShipped(shippedSince, ordersAtOnce)));
        dropped += count;
        if (count < ordersAtOnce) return dropped;
        await parts.pass();
      }
    },
    startAnew: () =>
      inTurn(() => {
        reopen();
        return statusOf(opened, wasDamaged, parts);
      }),
    noteAccounts(accountIds) {
      accounts = accountIds;
      use(({ standings }) => standings.noteAccounts(accountIds));
    },
    noteUnwritten(records) {
      unwritten = records;
      use(({ standings }) => standings.noteUnwritten(records));
    },
    choose(orders) {
      chosen = orders;
      return inTurn(async () => {
        use((mirror) => fillChosen(mirror, orders.slice(0, chosenAtOnce)));
        for (let from = chosenAtOnce; from < orders.length; from += chosenAtOnce) {
          await parts.pass();
          use((mirror) => addChosen(mirror, orders.slice(from, from + chosenAtOnce)));
        }
      });
    },
    window: (query, offset, count, kept = []) =>
      inSteps(async ({ answers }, recordsFailure) => ({
        ...(await answers.window(query, offset, count, kept)),
        offset,
        recordsFailure,
      })),
    counts: (query) => inSteps(({ answers }) => answers.counts(query)),
    positionOf: (query, place) => inSteps(({ answers }) => answers.positionOf(query, place)),
    select: (query, count) =>
      inSteps(async ({ answers }) => {
        const { rows, totalCount } = await answers.window(query, 0, count, []);
        return { orders: rows, totalCount };
      }),
    details: (accountId, orderId) => answer(({ listed }) => listed.of(accountId, orderId)),
    find: (codes, accountIds) => answer(({ listed }) => listed.find(codes, accountIds)),
    beginWalk: (walk) => inTurn(() => use(({ walks }) => walks.beginWalk(walk))),
    endWalk: (walk) => inTurn(() => use(({ walks }) => walks.endWalk(walk))),
    lastWalks: (accountId) => use(({ walks }) => walks.lastWalks(accountId)),
    absentFromBoth: (accountId, seenAs) => inSteps(({ walks }) => walks.absentFromBoth(accountId, seenAs)),
    markGone: (gone) => inTurn(() => use(({ takingIn }) => takingIn.markGone(gone))),
    markSeen: (seen) => inTurn(() => use(({ takingIn }) => takingIn.markSeen(seen))),
    status: () => use((mirror) => statusOf(mirror, wasDamaged, parts)),
    close,
  };
}

/** Each piece of work begins when the one before has ended, however it ended. */
function createTurns(): <Result>(work: () => Result | Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

function open(parts: MirrorParts): Opened {
  const file = openMirrorFile(parts.path, parts.now());
  const database = createMirrorDatabase(file.database);
  const rows = createOrderRows(database);
  const standings = createStandings({ ...parts, database, rows });
  database.script('CREATE TEMP TABLE chosen (key INTEGER PRIMARY KEY) STRICT');
  const listed = createListedOrders(database, rows, standings);
  const { pass, ordersInStep = 8_192 } = parts;
  const answers = createListAnswers({ database, rows, listed, pass, ordersInStep });
  const walks = createWalks(database, rows, pass);
  return { file, database, rows, standings, listed, answers, walks, takingIn: createTakingIn(database, rows, walks) };
}

function fillChosen(mirror: Opened, orders: readonly OrderPlace[]): void {
  mirror.database.run('DELETE FROM temp.chosen');
  addChosen(mirror, orders);
}

function addChosen({ database, rows }: Opened, orders: readonly OrderPlace[]): void {
  database.change(() => {
    for (const { accountId, orderId } of orders) {
      const accountNo = rows.knownAccountNo(accountId);
      const row = accountNo === null ? undefined : rows.find(accountNo, orderId);
      if (row !== undefined) database.run('INSERT OR IGNORE INTO temp.chosen VALUES (?)', Number(row.key));
    }
  });
  database.noteChange();
}

function statusOf({ file, rows }: Opened, wasDamaged: boolean, { failureOf }: MirrorParts): OrderCopyStatus {
  return {
    byteCount: file.path === ':memory:' ? 0 : sizeOf(file.path) + sizeOf(`${file.path}-wal`),
    orderCount: rows.orderCount(),
    startedAnew: wasDamaged ? 'damaged' : file.startedAnew,
    failure: file.cause === null ? null : failureOf(file.cause),
  };
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
