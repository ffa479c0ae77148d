/**
 * The mirror's file and all that answers from it, as one thing that is begun anew when the file turns out to be
 * damaged. That costs the content of the file, but no answer.
 */
import { statSync } from 'node:fs';
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';
import type { OrderCopyStatus, OrderReference } from '../../src-preload/contract/order-list.ts';
import type { WriteRecord } from '../journal/write-record.ts';
import { systemClock } from '../time/system-time.ts';
import { createTurns } from '../time/turns.ts';
import { createCameBack } from './came-back.ts';
import { type ChosenOrders, createChosenOrders } from './chosen-orders.ts';
import { createListAnswers, type ListAnswers } from './list-answers.ts';
import { createListedOrders, type ListedOrders } from './listed-orders.ts';
import { createLogCopying, type LogCopying } from './log-copying.ts';
import type { LogThread } from './log-thread.ts';
import { createMirrorDatabase, type MirrorDatabase } from './mirror-database.ts';
import {
  isDamage,
  isDiskFault,
  type MirrorFile,
  maybeNotRead,
  openMirrorFile,
  openMirrorFileAgain,
} from './mirror-file.ts';
import { createOrderRows, type OrderRows } from './order-rows.ts';
import { createReadAs, type ReadAs } from './read-as.ts';
import { createStandingTables } from './standing-tables.ts';
import { createStandings, type Standings } from './standings.ts';
import { createTakingIn, type TakingIn } from './taking-in.ts';
import { createTextsMerging, type TextsMerging } from './texts-merging.ts';
import { createWalks, type Walks } from './walks.ts';

export interface MirrorParts {
  readonly path: string;
  readonly ledgerPath: string;
  readonly now: () => Date;
  /** Milliseconds, whatever the clock says; by default this computer's. */
  readonly passed?: () => number;
  readonly failureOf: (cause: unknown) => Failure;
  /** Gives others their turn. */
  readonly pass: () => Promise<void>;
  /** Orders looked through in one step of a list; by default 8,192, which takes a millisecond or two. */
  readonly ordersInStep?: number;
  /** Copies the log of the file at `path`; without it, SQLite copies during a commit. */
  readonly logThread?: (path: string) => LogThread;
}

/** What answers and takes in. */
export interface Opened {
  readonly file: MirrorFile;
  readonly database: MirrorDatabase;
  readonly rows: OrderRows;
  readonly standings: Standings;
  readonly chosen: ChosenOrders;
  readonly listed: ListedOrders;
  readonly answers: ListAnswers;
  readonly takingIn: TakingIn;
  readonly walks: Walks;
  readonly texts: TextsMerging;
  readonly readAs: ReadAs;
  readonly log: LogCopying;
}

export interface OpenedMirror {
  now(): Opened;
  use<Result>(work: (mirror: Opened) => Result): Result;
  /** The same, for what changes nothing: where the disk failed and is back, it is answered all the same. */
  ask<Result>(question: (mirror: Opened) => Result): Result;
  /** Runs work in its turn: each piece begins when the one before has ended, however it ended. */
  inTurn<Result>(work: () => Result | Promise<Result>): Promise<Result>;
  /** A change in its turn, once the log has room for it. */
  changeInTurn<Result>(work: () => Result | Promise<Result>): Promise<Result>;
  /** A question in its turn that is answered in steps, joined with the ledger as it is when it begins. */
  inSteps<Result>(work: (mirror: Opened, recordsFailure: Failure | null) => Promise<Result>): Promise<Result>;
  /**
   * For work in its turn: joins all of the ledger. False: the ledger cannot be read, and nobody knows which orders are
   * kept for ever.
   */
  caughtUp(): Promise<boolean>;
  /** Deletes everything; the selection and the accounts stay noted. */
  startAnew(): void;
  noteAccounts(accountIds: readonly AccountId[]): void;
  noteUnwritten(records: readonly WriteRecord[]): void;
  choose(orders: readonly OrderReference[]): void;
  status(): OrderCopyStatus;
  close(): void;
}

/**
 * A list that is read during a change is read again, so that it shows one state; while everything keeps changing, the
 * last attempt counts. What the disk did not give is read again, and then by a file that is begun anew.
 */
const attempts = 3;

export function createOpenedMirror(parts: MirrorParts): OpenedMirror {
  let accounts: readonly AccountId[] = [];
  let unwritten: readonly WriteRecord[] = [];
  let chosen: readonly OrderReference[] = [];
  let opened = open(parts, openMirrorFile(parts.path, parts.now()));
  let wasDamaged = false;
  /** By what looked like damage; the next one may be whole. */
  let lastChangeFailed = false;
  const { inTurn } = createTurns(1);

  const close = (): void => {
    opened.log.stop();
    opened.standings.close();
    if (opened.file.database.isOpen) opened.file.database.close();
  };
  const goOnWith = (file: MirrorFile): void => {
    opened = open(parts, file);
    opened.standings.noteAccounts(accounts);
    opened.standings.noteUnwritten(unwritten);
    opened.chosen.note(chosen);
  };
  const beginAnew = (): void => {
    close();
    goOnWith(openMirrorFile(parts.path, parts.now(), true));
  };
  /** The disk may have been away, and be another device now that it is back. False: it is not back. */
  const openAgain = (): boolean => {
    const file = openMirrorFileAgain(parts.path, parts.now());
    if (file === null) return false;
    close();
    goOnWith(file);
    return true;
  };
  /**
   * Throws the cause after the last attempt, and where another would not help or must not be made. `mirror`: where it occurred;
   * another one may have met it first.
   */
  const mend = (cause: unknown, mirror: Opened, isQuestion: boolean, attempt: number): void => {
    if (attempt >= attempts) throw cause;
    if (opened !== mirror) return;
    // A part of a change may be gone with its connection, so no change is made a second time by itself.
    if (isDiskFault(cause) && openAgain() && isQuestion) return;
    if (!isDamage(cause)) throw cause;
    const isFirst = isQuestion ? attempt === 1 : !lastChangeFailed;
    if (isFirst && maybeNotRead(cause) && openAgain()) {
      if (isQuestion) return;
      lastChangeFailed = true;
      throw cause;
    }
    lastChangeFailed = false;
    wasDamaged = true;
    beginAnew();
  };
  const mending = <Result>(work: (mirror: Opened) => Result, isQuestion: boolean): Result => {
    for (let attempt = 1; ; attempt += 1) {
      const mirror = opened;
      try {
        return work(mirror);
      } catch (cause) {
        mend(cause, mirror, isQuestion, attempt);
      }
    }
  };
  const use: OpenedMirror['use'] = (work) => mending(work, false);
  const ask: OpenedMirror['ask'] = (question) => mending(question, true);

  return {
    now: () => opened,
    use,
    ask,
    inTurn,
    changeInTurn: (work) =>
      inTurn(async () => {
        await opened.log.room();
        const result = await work();
        lastChangeFailed = false;
        opened.log.noteCommit();
        return result;
      }),
    inSteps: (work) =>
      inTurn(async () => {
        for (let attempt = 1; ; attempt += 1) {
          const mirror = opened;
          try {
            const recordsFailure = await mirror.standings.catchUp();
            await mirror.chosen.complete();
            const version = mirror.database.version();
            const result = await work(mirror, recordsFailure);
            const isAsItWas = opened === mirror && mirror.database.version() === version;
            if ((isAsItWas && !mirror.standings.isBehind()) || attempt >= attempts) return result;
          } catch (cause) {
            mend(cause, mirror, true, attempt);
          }
        }
      }),
    async caughtUp() {
      for (let attempt = 1; ; attempt += 1) {
        const mirror = opened;
        try {
          return (await mirror.standings.catchUp()) === null;
        } catch (cause) {
          mend(cause, mirror, true, attempt);
        }
      }
    },
    startAnew: beginAnew,
    noteAccounts(accountIds) {
      accounts = accountIds;
      ask(({ standings }) => standings.noteAccounts(accountIds));
    },
    noteUnwritten(records) {
      unwritten = records;
      ask(({ standings }) => standings.noteUnwritten(records));
    },
    choose(orders) {
      chosen = orders;
      ask((mirror) => mirror.chosen.note(orders));
    },
    status: () => ask((mirror) => statusOf(mirror, wasDamaged, parts)),
    close,
  };
}

function open(parts: MirrorParts, file: MirrorFile): Opened {
  const { pass, passed = systemClock.passed, ordersInStep = 8_192 } = parts;
  const database = createMirrorDatabase(file.database);
  const rows = createOrderRows(database);
  const tables = createStandingTables(database);
  const cameBack = createCameBack(database, tables, passed);
  const standings = createStandings({ ...parts, database, rows, tables, cameBack });
  const chosen = createChosenOrders(database, rows, pass);
  const listed = createListedOrders(database, rows, standings);
  const answers = createListAnswers({ database, rows, listed, pass, ordersInStep });
  const walks = createWalks(database, rows, pass);
  const takingIn = createTakingIn(database, rows, walks, cameBack);
  const texts = createTextsMerging(database);
  const readAs = createReadAs(database);
  const log = createLogCopying(database, file.path === ':memory:' ? null : (parts.logThread?.(file.path) ?? null));
  return { file, database, rows, standings, chosen, listed, answers, walks, takingIn, texts, readAs, log };
}

function statusOf({ file, rows }: Opened, wasDamaged: boolean, { failureOf }: MirrorParts): OrderCopyStatus {
  return {
    byteCount: file.path === ':memory:' ? 0 : sizeOf(file.path) + sizeOf(`${file.path}-wal`),
    orderCount: rows.orderCount(),
    startedAnew: wasDamaged ? 'damaged' : file.startedAnew,
    keptAs: wasDamaged ? null : file.keptAs,
    failure: file.cause === null ? null : failureOf(file.cause),
  };
}

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
