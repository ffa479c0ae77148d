/**
 * The mirror's file that is open now, and all that answers from it. Another file may take its place at any time; what was noted
 * for the one before counts for it, too.
 */
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';
import type { OrderReference } from '../../src-preload/contract/order-list.ts';
import type { WriteRecord } from '../journal/write-record.ts';
import { systemClock } from '../time/system-time.ts';
import { createCameBack } from './came-back.ts';
import { type ChosenOrders, createChosenOrders } from './chosen-orders.ts';
import { createListAnswers, type ListAnswers } from './list-answers.ts';
import { createListedOrders, type ListedOrders } from './listed-orders.ts';
import { createLogCopying, type LogCopying } from './log-copying.ts';
import type { LogThread } from './log-thread.ts';
import { createMirrorDatabase, type MirrorDatabase } from './mirror-database.ts';
import { type MirrorFile, openMirrorFile, openMirrorFileAgain } from './mirror-file.ts';
import { createOrderRows, type OrderRows } from './order-rows.ts';
import { createReadAs, type ReadAs } from './read-as.ts';
import { createRunsApart } from './runs-apart.ts';
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

/** What each file must be told, because it is not in the file itself. */
interface Noted {
  readonly accounts: readonly AccountId[];
  readonly unwritten: readonly WriteRecord[];
  readonly chosen: readonly OrderReference[];
}

export interface CurrentMirror {
  now(): Opened;
  /** For a file that takes this one's place; the one that is open now is told by who calls. */
  note(what: Partial<Noted>): void;
  /** Deletes everything in the file. */
  beginAnew(): void;
  /** The disk may have been away, and be another device now that it is back. False: it is not back. */
  openAgain(): boolean;
  close(): void;
}

export function createCurrentMirror(parts: MirrorParts): CurrentMirror {
  let noted: Noted = { accounts: [], unwritten: [], chosen: [] };
  let opened = open(parts, openMirrorFile(parts.path, parts.now()));

  const close = (): void => {
    opened.log.stop();
    opened.standings.close();
    if (opened.file.database.isOpen) opened.file.database.close();
  };
  const goOnWith = (file: MirrorFile): void => {
    opened = open(parts, file);
    opened.standings.noteAccounts(noted.accounts);
    opened.standings.noteUnwritten(noted.unwritten);
    opened.chosen.note(noted.chosen);
  };

  return {
    now: () => opened,
    note(what) {
      noted = { ...noted, ...what };
    },
    beginAnew() {
      close();
      goOnWith(openMirrorFile(parts.path, parts.now(), true));
    },
    openAgain() {
      const file = openMirrorFileAgain(parts.path, parts.now());
      if (file === null) return false;
      close();
      goOnWith(file);
      return true;
    },
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
  const runs = createRunsApart(database);
  const listed = createListedOrders(database, rows, standings, runs);
  const answers = createListAnswers({ database, rows, listed, pass, ordersInStep });
  const walks = createWalks(database, rows, pass);
  const takingIn = createTakingIn(database, rows, runs, cameBack);
  const texts = createTextsMerging(database);
  const readAs = createReadAs(database);
  const log = createLogCopying(database, file.path === ':memory:' ? null : (parts.logThread?.(file.path) ?? null));
  return { file, database, rows, standings, chosen, listed, answers, walks, takingIn, texts, readAs, log };
}
