/**
 * The mirror's file and all that answers from it, as one thing that is begun anew when the file turns out to be
 * damaged. That costs the content of the file, but no answer.
 */
import { statSync } from 'node:fs';
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { Failure } from '../../src-preload/contract/failure.ts';
import type { OrderCopyStatus, OrderReference } from '../../src-preload/contract/order-list.ts';
import type { WriteRecord } from '../journal/write-record.ts';
import { createTurns } from '../time/turns.ts';
import { createCurrentMirror, type MirrorParts, type Opened } from './current-mirror.ts';
import type { JoinedPart } from './ledger-joining.ts';
import { isDamage, isDiskFault, maybeNotRead } from './mirror-file.ts';

export interface OpenedMirror {
  now(): Opened;
  use<Result>(work: (mirror: Opened) => Result): Result;
  /** The same, for what changes nothing: where the disk failed and is back, it is answered all the same. */
  ask<Result>(question: (mirror: Opened) => Result): Result;
  /** Runs work in its turn: each piece begins when the one before has ended, however it ended. */
  inTurn<Result>(work: () => Result | Promise<Result>): Promise<Result>;
  /** A change in its turn, once all of the ledger is joined and the log has room for it. */
  changeInTurn<Result>(work: () => Result | Promise<Result>): Promise<Result>;
  /**
   * A question in its turn that is answered in steps, joined with the ledger as it is when it begins, or with this part of it
   * where not all of it was joined yet.
   */
  inSteps<Result>(
    work: (mirror: Opened, recordsFailure: Failure | null) => Promise<Result>,
    part?: JoinedPart,
  ): Promise<Result>;
  /** Joins nearly all of the ledger in pieces, between which questions that need less have their turns. Never throws. */
  joinAhead(): Promise<void>;
  /**
   * For work in its turn: joins all of the ledger. False: the ledger cannot be read, and nobody knows which orders are
   * kept for ever.
   */
  caughtUp(): Promise<boolean>;
  /** Deletes everything, behind the changes before; the selection and the accounts stay noted. */
  startAnew(): Promise<void>;
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
  const current = createCurrentMirror(parts);
  let wasDamaged = false;
  /** By what looked like damage; the next one may be whole. */
  let lastChangeFailed = false;
  const { inTurn } = createTurns(1);
  const changes = createTurns(1);

  /**
   * Throws the cause after the last attempt, and where another would not help or must not be made. `mirror`: where it occurred;
   * another one may have met it first.
   */
  const mend = (cause: unknown, mirror: Opened, isQuestion: boolean, attempt: number): void => {
    if (attempt >= attempts) throw cause;
    if (current.now() !== mirror) return;
    // A part of a change may be gone with its connection, so no change is made a second time by itself.
    if (isDiskFault(cause) && current.openAgain() && isQuestion) return;
    if (!isDamage(cause)) throw cause;
    const isFirst = isQuestion ? attempt === 1 : !lastChangeFailed;
    if (isFirst && maybeNotRead(cause) && current.openAgain()) {
      if (isQuestion) return;
      lastChangeFailed = true;
      throw cause;
    }
    lastChangeFailed = false;
    wasDamaged = true;
    current.beginAnew();
  };
  const mending = <Result>(work: (mirror: Opened) => Result, isQuestion: boolean): Result => {
    for (let attempt = 1; ; attempt += 1) {
      const mirror = current.now();
      try {
        return work(mirror);
      } catch (cause) {
        mend(cause, mirror, isQuestion, attempt);
      }
    }
  };
  let joining: Promise<void> | null = null;
  const joinPieces = async (): Promise<void> => {
    while (!current.now().standings.areWhole() && (await inTurn(() => current.now().standings.joinPiece())));
  };
  /** One piece for all who wait, so that a question waits for no more than one. */
  const joinAhead: OpenedMirror['joinAhead'] = () => {
    joining ??= joinPieces().finally(() => {
      joining = null;
    });
    return joining;
  };
  const use: OpenedMirror['use'] = (work) => mending(work, false);
  const ask: OpenedMirror['ask'] = (question) => mending(question, true);

  return {
    now: current.now,
    use,
    ask,
    inTurn,
    changeInTurn: (work) =>
      changes.inTurn(async () => {
        await joinAhead();
        return inTurn(async () => {
          await current.now().log.room();
          const result = await work();
          lastChangeFailed = false;
          current.now().log.noteCommit();
          return result;
        });
      }),
    joinAhead,
    async inSteps(work, part = 'all') {
      if (part === 'all') await joinAhead();
      return inTurn(async () => {
        for (let attempt = 1; ; attempt += 1) {
          const mirror = current.now();
          try {
            const recordsFailure = await mirror.standings.catchUp(part);
            await mirror.chosen.complete();
            const version = mirror.database.version();
            const result = await work(mirror, recordsFailure);
            const isAsItWas = current.now() === mirror && mirror.database.version() === version;
            if ((isAsItWas && !mirror.standings.isBehind(part)) || attempt >= attempts) return result;
          } catch (cause) {
            mend(cause, mirror, true, attempt);
          }
        }
      });
    },
    async caughtUp() {
      for (let attempt = 1; ; attempt += 1) {
        const mirror = current.now();
        try {
          return (await mirror.standings.catchUp()) === null;
        } catch (cause) {
          mend(cause, mirror, true, attempt);
        }
      }
    },
    startAnew: () => changes.inTurn(() => inTurn(current.beginAnew)),
    noteAccounts(accountIds) {
      current.note({ accounts: accountIds });
      ask(({ standings }) => standings.noteAccounts(accountIds));
    },
    noteUnwritten(records) {
      current.note({ unwritten: records });
      ask(({ standings }) => standings.noteUnwritten(records));
    },
    choose(orders) {
      current.note({ chosen: orders });
      ask((mirror) => mirror.chosen.note(orders));
    },
    status: () => ask((mirror) => statusOf(mirror, wasDamaged, parts)),
    close: current.close,
  };
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
