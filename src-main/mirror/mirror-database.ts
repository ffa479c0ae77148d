/**
 * The mirror's one connection: statements prepared once, transactions, and a change count that dates remembered
 * answers.
 */
import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';

export type Row = Record<string, SQLOutputValue>;

export interface MirrorDatabase {
  get(sql: string, ...values: SQLInputValue[]): Row | undefined;
  all(sql: string, ...values: SQLInputValue[]): Row[];
  /** Answers how many rows were changed. */
  run(sql: string, ...values: SQLInputValue[]): number;
  /** Answers the row's key. RETURNING would make SQLite keep a copy of every page it changes: half the pace. */
  insert(sql: string, ...values: SQLInputValue[]): number;
  script(sql: string): void;
  /** Called at the end of every change, before the commit, to write what was counted meanwhile. */
  beforeCommit(write: () => void): void;
  /** When `work` throws, nothing of the change stays. */
  change<Result>(work: () => Result): Result;
  /**
   * The same for a change in steps, from `begin` to `commit` or `undo`: questions in between see what is done so far.
   */
  begin(): void;
  commit(): void;
  /** Does nothing when there is nothing to undo. */
  undo(): void;
  /** Changes with everything that an answer may depend on. */
  version(): number;
  noteChange(): void;
  /** How often a transaction was undone: answers remembered within one may be wrong. */
  undoneCount(): number;
}

/** Each combination of filters and sort is a statement of its own. */
const mostPrepared = 100;

export function createMirrorDatabase(connection: DatabaseSync): MirrorDatabase {
  const prepared = new Map<string, StatementSync>();
  let version = 0;
  let undone = 0;
  let writeLast = (): void => undefined;
  const statement = (sql: string): StatementSync => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const [oldest] = prepared.keys();
    if (prepared.size >= mostPrepared && oldest !== undefined) prepared.delete(oldest);
    const made = connection.prepare(sql);
    prepared.set(sql, made);
    return made;
  };
  const noteUndone = (): void => {
    undone += 1;
    version += 1;
  };
  return {
    get: (sql, ...values) => statement(sql).get(...values),
    all: (sql, ...values) => statement(sql).all(...values),
    run: (sql, ...values) => Number(statement(sql).run(...values).changes),
    insert: (sql, ...values) => Number(statement(sql).run(...values).lastInsertRowid),
    script: (sql) => connection.exec(sql),
    beforeCommit(write) {
      writeLast = write;
    },
    change(work) {
      const isPart = connection.isTransaction;
      if (isPart) writeLast();
      connection.exec(isPart ? 'SAVEPOINT part' : 'BEGIN IMMEDIATE');
      let isDone = false;
      try {
        const result = work();
        writeLast();
        connection.exec(isPart ? 'RELEASE part' : 'COMMIT');
        isDone = true;
        return result;
      } finally {
        // A full disk may have undone everything already.
        if (!isDone) {
          noteUndone();
          if (connection.isTransaction) connection.exec(isPart ? 'ROLLBACK TO part; RELEASE part' : 'ROLLBACK');
        }
      }
    },
    begin: () => connection.exec('BEGIN IMMEDIATE'),
    commit() {
      if (!connection.isTransaction) return;
      writeLast();
      connection.exec('COMMIT');
    },
    undo() {
      if (!connection.isOpen || !connection.isTransaction) return;
      connection.exec('ROLLBACK');
      noteUndone();
    },
    undoneCount: () => undone,
    version: () => version,
    noteChange() {
      version += 1;
    },
  };
}
