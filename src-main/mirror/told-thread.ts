/**
 * The mirror's thread. Before it answers, it is told what only main knows: the accounts, the selection, and writes held
 * in memory.
 */
import { join } from 'node:path';
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { OrderReference } from '../../src-preload/contract/order-list.ts';
import { PackbenchError } from '../failures.ts';
import type { Ledger } from '../journal/ledger.ts';
import type { Log } from '../ports.ts';
import {
  createMirrorThread,
  type MirrorArguments,
  type MirrorQuestionName,
  type MirrorReply,
  type MirrorThread,
} from './mirror-thread.ts';

export interface ToldThread extends Pick<MirrorThread, 'ask' | 'close'> {
  /** Starts the thread before anybody asks: starting takes as long as drawing the page that will ask. */
  begin(): void;
  /** The accounts have changed. A thread that has not begun hears of them when it begins. */
  noteAccounts(): void;
  /** Sets what 'selected only' shows. */
  choose(orders: readonly OrderReference[]): Promise<void>;
  /** A failure to tell something. At the end nobody needs to know. */
  logFailure(err: unknown): void;
}

export interface ToldThreadParts {
  /** The mirror's own folder goes below it, and holds only what can be read again. */
  readonly folder: string;
  /** mirror-worker.ts, or its built file. */
  readonly workerPath: string;
  readonly ledger: {
    readonly database: Pick<Ledger['database'], 'path'>;
    readonly unwritten: Pick<Ledger['unwritten'], 'all'>;
  };
  readonly accountIds: () => readonly AccountId[];
  readonly log: Log;
}

export function createToldThread(parts: ToldThreadParts): ToldThread {
  const { ledger, accountIds, log } = parts;
  const logFailure = (err: unknown): void => {
    if (err instanceof PackbenchError && err.failure.code === 'cancelled') return;
    log.error('The copy of the orders could not be told something.', { err });
  };
  let chosen: readonly OrderReference[] = [];
  let unwritten: readonly { readonly writeId: string }[] = [];

  const thread = createMirrorThread({
    workerPath: parts.workerPath,
    places: { folder: join(parts.folder, 'orders'), ledgerPath: ledger.database.path },
    log,
    started(begun) {
      const told = [
        begun.ask('noteAccounts', accountIds()),
        begun.ask('noteUnwritten', ledger.unwritten.all()),
        begun.ask('choose', chosen),
      ];
      for (const one of told) one.catch(logFailure);
    },
  });
  const ask: MirrorThread['ask'] = async <Name extends MirrorQuestionName>(
    name: Name,
    ...asked: MirrorArguments<Name>
  ): Promise<MirrorReply<Name>> => {
    const held = ledger.unwritten.all();
    const isAnother = held.length !== unwritten.length || held.some((record, at) => record !== unwritten[at]);
    if (isAnother) {
      unwritten = held;
      await thread.ask('noteUnwritten', held);
    }
    return thread.ask(name, ...asked);
  };
  return {
    ask,
    begin() {
      ask('noteAccounts', accountIds()).catch(logFailure);
    },
    noteAccounts() {
      if (thread.isBegun()) ask('noteAccounts', accountIds()).catch(logFailure);
    },
    choose(orders) {
      chosen = orders;
      return ask('choose', orders);
    },
    logFailure,
    close: () => thread.close(),
  };
}
