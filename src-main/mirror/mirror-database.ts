/** The mirror's one connection: statements prepared once, transactions, and a count of changes that answers are remembered by. */
import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';

export type Row = Record<string, SQLOutputValue>;

export interface MirrorDatabase {
  get(sql: string, ...values: SQLInputValue[]): Row | undefined;
  all(sql: string, ...values: SQLInputValue[]): Row[];
  /** Answers how many rows were changed. */
  run(sql: string, ...values: SQLInputValue[]): number;
  script(sql: string): void;
  /** When `work` throws, nothing of it stays. */
  change<Result>(work: () => Result): Result;
  /** Another one after each change of what an answer may depend on. */
  version(): number;
  noteChange(): void;
  /** How often a transaction was undone: what was remembered within one may be wrong. */
  undoneCount(): number;
}

export function createMirrorDatabase(connection: DatabaseSync): MirrorDatabase {
  const prepared = new Map<string, StatementSync>();
  let version = 0;
  let undone = 0;
  const statement = (sql: string): StatementSync => {
    const known = prepared.get(sql);
    if (known !== undefined) return known;
    const made = connection.prepare(sql);
    prepared.set(sql, made);
    return made;
  };
  return {
    get: (sql, ...values) => statement(sql).get(...values),
    all: (sql, ...values) => statement(sql).all(...values),
    run: (sql, ...values) => Number(statement(sql).run(...values).changes),
    script: (sql) => connection.exec(sql),
    change(work) {
      connection.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        connection.exec('COMMIT');
        return result;
      } finally {
        if (connection.isTransaction) {
          undone += 1;
          connection.exec('ROLLBACK');
        }
      }
    },
    undoneCount: () => undone,
    version: () => version,
    noteChange() {
      version += 1;
    },
  };
}
