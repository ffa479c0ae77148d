/**
 * Manifests whose PDF the disk did not take. As soon as it does, the rest is done as a start would do it, from the answer
 * that was kept; where the disk did not take that either, from memory. Nothing is sent.
 */
import type { Backup } from '../journal/backup.ts';
import type { After, Log } from '../ports.ts';
import type { RawAnswer } from '../shipping/shipping-client.ts';

export interface StoredLater {
  /** `unkept`: the answer; null: it is on the disk. */
  note(manifestId: string, unkept: RawAnswer | null): void;
  /** From now on nothing is tried. */
  close(): void;
}

export interface StoredLaterParts {
  readonly backup: Pick<Backup, 'keepAnswer'>;
  /** Stores the manifest from its kept answer, unless it was settled meanwhile. Throws while the disk does not take it. */
  readonly finish: (manifestId: string) => Promise<void>;
  readonly after: After;
  readonly log: Log;
}

const tryAgainMilliseconds = 10_000;

export function createStoredLater({ backup, finish, after, log }: StoredLaterParts): StoredLater {
  const waiting = new Map<string, RawAnswer | null>();
  let callOff: (() => void) | null = null;
  let isClosed = false;

  const store = async (manifestId: string, unkept: RawAnswer | null): Promise<void> => {
    if (unkept !== null) {
      await backup.keepAnswer(manifestId, unkept);
      waiting.set(manifestId, null);
    }
    await finish(manifestId);
    waiting.delete(manifestId);
  };
  const tryAll = async (): Promise<void> => {
    for (const [manifestId, unkept] of waiting) {
      if (isClosed) return;
      await store(manifestId, unkept).catch((cause: unknown) =>
        log.debug('manifests: a PDF is still not kept', { manifestId, cause }),
      );
    }
    callOff = null;
    if (waiting.size > 0) tryLater();
  };
  const tryLater = (): void => {
    if (!isClosed) callOff ??= after(tryAgainMilliseconds, () => void tryAll());
  };

  return {
    note(manifestId, unkept) {
      waiting.set(manifestId, unkept ?? waiting.get(manifestId) ?? null);
      tryLater();
    },
    close() {
      isClosed = true;
      callOff?.();
    },
  };
}
