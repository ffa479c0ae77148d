/** When the mirror's log is copied into its file: early enough that it stays short, and nobody waits for it. */
import type { LogThread } from './log-thread.ts';
import type { MirrorDatabase } from './mirror-database.ts';

export interface LogCopying {
  noteCommit(): void;
  /** Call before a change: waits only when the log has become long, until it is copied to its end and begins anew. */
  room(): Promise<void>;
  stop(): void;
}

/** Pages of 4 kB in the log. */
const copiedFrom = 2_000;
const waitedForFrom = 12_000;
/** From here on SQLite copies it during a commit, in case the thread does not get to it. */
const copiedAnywayFrom = 20_000;

/** `thread` null: SQLite copies, as mirror-file.ts says. */
export function createLogCopying(database: MirrorDatabase, thread: LogThread | null): LogCopying {
  if (thread === null) return { noteCommit: () => undefined, room: async () => undefined, stop: () => undefined };
  database.script(`PRAGMA wal_autocheckpoint = ${copiedAnywayFrom}`);
  let copying: Promise<void> | null = null;
  const log = (): { readonly length: number; readonly left: number } => {
    const row = database.get('PRAGMA wal_checkpoint(NOOP)');
    const length = Number(row?.log);
    return { length, left: length - Number(row?.checkpointed) };
  };
  const copy = (): Promise<void> => {
    copying ??= thread
      .copy()
      // What is not copied stays in the log, which is as good; SQLite then copies it by itself.
      .catch(() => undefined)
      .then(() => {
        copying = null;
      });
    return copying;
  };
  return {
    noteCommit() {
      if (log().left >= copiedFrom) void copy();
    },
    async room() {
      if (log().length < waitedForFrom) return;
      await copying;
      if (log().left > 0) await copy();
    },
    stop: thread.stop,
  };
}
