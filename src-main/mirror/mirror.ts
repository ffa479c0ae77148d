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
import { createPhraseSearch } from './phrase.ts';
import { createStandings, type Standings } from './standings.ts';
import { createTakingIn, type TakingIn } from './taking-in.ts';
import { createWalks, type Walks } from './walks.ts';

/** Long work gives way between its steps (`pass`), so that a scan never waits for it; changes wait for one another. */
export interface Mirror extends Pick<Walks, 'lastWalks' | 'absentFromBoth'> {
  beginWalk(walk: BegunWalk): Promise<WalkId>;
  endWalk(walk: EndedWalk): Promise<void>;
  markGone(gone: MarkedOrders): Promise<number>;
  markSeen(seen: MarkedOrders): Promise<void>;
  takeIn(page: TakenPage, shippedSince: number): Promise<TakenIn>;
  forgetAccount(accountId: AccountId): Promise<void>;
  dropOldShipped(shippedSince: number): Promise<number>;
  /** Everything is deleted; the selection and the accounts stay noted. */
  startAnew(): OrderCopyStatus;
  noteAccounts(accountIds: readonly AccountId[]): void;
  noteUnwritten(records: readonly WriteRecord[]): void;
  /** What 'selected only' is about. */
  choose(orders: readonly OrderPlace[]): Promise<void>;
  /** `kept` stays in its place whatever became of it, unless this computer did it. */
  window(query: OrderListQuery, offset: number, count: number, kept?: readonly OrderPlace[]): OrderWindow;
  counts(query: OrderListQuery): OrderCounts;
  positionOf(query: OrderListQuery, place: OrderListPlace): number;
  select(query: OrderListQuery, count: number): SelectableOrders;
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
    startAnew() {
      reopen();
      return statusOf(opened, wasDamaged, parts);
    },
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
      return inTurn(() => use((mirror) => fillChosen(mirror, orders)));
    },
    window: (query, offset, count, kept = []) =>
      answer(({ answers }, recordsFailure) => ({
        ...answers.window(query, offset, count, kept),
        offset,
        recordsFailure,
      })),
    counts: (query) => answer(({ answers }) => answers.counts(query)),
    positionOf: (query, place) => answer(({ answers }) => answers.positionOf(query, place)),
    select: (query, count) =>
      answer(({ answers }) => {
        const { rows, totalCount } = answers.window(query, 0, count, []);
        return { orders: rows, totalCount };
      }),
    details: (accountId, orderId) => answer(({ listed }) => listed.of(accountId, orderId)),
    find: (codes, accountIds) => answer(({ listed }) => listed.find(codes, accountIds)),
    beginWalk: (walk) => inTurn(() => use(({ walks }) => walks.beginWalk(walk))),
    endWalk: (walk) => inTurn(() => use(({ walks }) => walks.endWalk(walk))),
    lastWalks: (accountId) => use(({ walks }) => walks.lastWalks(accountId)),
    absentFromBoth: (accountId, seenAs) => use(({ walks }) => walks.absentFromBoth(accountId, seenAs)),
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
  const answers = createListAnswers({ database, rows, listed, phrases: createPhraseSearch(database) });
  const walks = createWalks(database, rows);
  return { file, database, rows, standings, listed, answers, walks, takingIn: createTakingIn(database, rows, walks) };
}

function fillChosen({ database, rows }: Opened, orders: readonly OrderPlace[]): void {
  database.change(() => {
    database.run('DELETE FROM temp.chosen');
    for (const { accountId, orderId } of orders) {
      const accountNo = rows.knownAccountNo(accountId);
      const row = accountNo === null ? undefined : rows.find(accountNo, orderId);
      if (row !== undefined) database.run('INSERT OR IGNORE INTO temp.chosen VALUES (?)', Number(row.key));
    }
  });
  database.noteChange();
}

function statusOf({ file, database }: Opened, wasDamaged: boolean, { failureOf }: MirrorParts): OrderCopyStatus {
  return {
    byteCount: file.path === ':memory:' ? 0 : sizeOf(file.path) + sizeOf(`${file.path}-wal`),
    orderCount: Number(database.get('SELECT count(*) AS count FROM orders')?.count),
    startedAnew: wasDamaged ? 'damaged' : file.startedAnew,
    failure: file.cause === null ? null : failureOf(file.cause),
  };
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
