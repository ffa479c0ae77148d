/**
 * Ends of writes that the ledger's file does not take (the disk is full or failed). They count here from the moment
 * they are known, and go into the file as soon as it takes them. A write whose end is only here when the program ends
 * is SENT at the next start, with its kept answer where there is one.
 */
import type { Failure } from '../../src-preload/contract/failure.ts';
import { PackbenchError } from '../failures.ts';
import type { After, Log } from '../ports.ts';
import type { WriteRecord } from './write-record.ts';

export interface Unwritten {
  get(writeId: string): WriteRecord | undefined;
  all(): readonly WriteRecord[];
  /** Why the file did not take them, as last seen; null: there are none. */
  reason(): Failure | null;
  /** Calls `changed` when one more is held, and when all are written. */
  watch(changed: () => void): void;
  hold(record: WriteRecord, cause: PackbenchError): void;
  /** Writes them all to the file. Throws the file's error; what was written before that stays. */
  writeDown(): void;
  /** Tries a last time. Never throws: the next start finds what is left. */
  close(): void;
}

export interface UnwrittenParts {
  /** False: a newer write holds one of its orders, and the record is given up. Throws what the file throws. */
  readonly write: (record: WriteRecord) => boolean;
  readonly after: After;
  readonly log: Log;
}

const tryAgainMilliseconds = 10_000;

export function createUnwritten({ write, after, log }: UnwrittenParts): Unwritten {
  const held = new Map<string, WriteRecord>();
  let reason: Failure | null = null;
  let changed = (): void => undefined;
  let callOff: (() => void) | null = null;

  const writeDown = (): void => {
    if (held.size === 0) return;
    for (const record of held.values()) {
      let isWritten: boolean;
      try {
        isWritten = write(record);
      } catch (cause) {
        if (cause instanceof PackbenchError) reason = cause.failure;
        throw cause;
      }
      held.delete(record.writeId);
      if (isWritten) log.info('ledger: written down after all', { writeId: record.writeId, state: record.state });
    }
    reason = null;
    changed();
  };

  const tryToWriteDown = (): void => {
    try {
      writeDown();
    } catch (cause) {
      log.debug('ledger: ends of writes are still not written down', { count: held.size, cause });
    }
  };

  const tryLater = (): void => {
    callOff = after(tryAgainMilliseconds, () => {
      callOff = null;
      tryToWriteDown();
      if (held.size > 0) tryLater();
    });
  };

  return {
    get: (writeId) => held.get(writeId),
    all: () => [...held.values()],
    reason: () => reason,
    watch(told) {
      changed = told;
    },
    hold(record, cause) {
      held.set(record.writeId, record);
      reason = cause.failure;
      log.error('ledger: the end of a write could not be written down', {
        writeId: record.writeId,
        state: record.state,
        cause,
      });
      if (callOff === null) tryLater();
      changed();
    },
    writeDown,
    close() {
      callOff?.();
      tryToWriteDown();
    },
  };
}
