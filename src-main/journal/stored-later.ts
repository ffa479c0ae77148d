/**
 * Writes whose answer the disk did not give at the start, and manifests whose PDF it did not take. As soon as it does, the
 * rest is done as a start would do it, from the answer that was kept; where the disk did not take that either, from memory.
 * Nothing is sent.
 */
import type { After, Log } from '../ports.ts';
import type { RawAnswer } from '../shipping/shipping-client.ts';
import type { Backup } from './backup.ts';

export interface StoredLater {
  /** `unkept`: the answer; null: it is on the disk. */
  note(writeId: string, unkept: RawAnswer | null): void;
  /** From now on nothing is tried. */
  close(): void;
}

export interface StoredLaterParts {
  readonly backup: Pick<Backup, 'keepAnswer'>;
  /** Settles the write from its kept answer, unless it was settled meanwhile. Throws while the disk does not let it. */
  readonly finish: (writeId: string) => Promise<void>;
  readonly after: After;
  readonly log: Log;
}

const tryAgainMilliseconds = 10_000;

export function createStoredLater({ backup, finish, after, log }: StoredLaterParts): StoredLater {
  const waiting = new Map<string, RawAnswer | null>();
  let callOff: (() => void) | null = null;
  let isClosed = false;

  const store = async (writeId: string, unkept: RawAnswer | null): Promise<void> => {
    if (unkept !== null) {
      await backup.keepAnswer(writeId, unkept);
      waiting.set(writeId, null);
    }
    await finish(writeId);
    waiting.delete(writeId);
  };
  const tryAll = async (): Promise<void> => {
    for (const [writeId, unkept] of waiting) {
      if (isClosed) return;
      await store(writeId, unkept).catch((cause: unknown) =>
        log.debug('ledger: a write is still not settled from its answer', { writeId, cause }),
      );
    }
    callOff = null;
    if (waiting.size > 0) tryLater();
  };
  const tryLater = (): void => {
    if (!isClosed) callOff ??= after(tryAgainMilliseconds, () => void tryAll());
  };

  return {
    note(writeId, unkept) {
      waiting.set(writeId, unkept ?? waiting.get(writeId) ?? null);
      tryLater();
    },
    close() {
      isClosed = true;
      callOff?.();
    },
  };
}
