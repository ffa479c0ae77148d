/**
 * Cuts long work on this thread into pieces: between two pieces others have their turn, the listener hears the
 * progress, and may stop the work.
 */
import type { Progress } from '../../src-preload/contract/progress.ts';
import { failureOf } from '../failures.ts';

/** Hears of long work and may stop it (LongQuestion is one). */
export interface Heard {
  readonly signal?: AbortSignal | undefined;
  readonly progressed?: ((progress: Progress) => void) | undefined;
  /** The total number of items, where it is known. */
  readonly totalCount?: number;
  /** In a piece; fewer where getting a row takes longer than what is done with it. */
  readonly rowsAtOnce?: number;
}

/** Rows in a piece: a few milliseconds of what is done with rows here. */
const pieceSize = 1_000;

/** Throws PackbenchError 'cancelled' between two pieces when it was stopped. */
export async function* inPieces<Item>(
  items: Iterable<Item>,
  { signal, progressed, totalCount, rowsAtOnce = pieceSize }: Heard = {},
): AsyncGenerator<readonly Item[]> {
  let doneCount = 0;
  let piece: Item[] = [];
  for (const item of items) {
    piece.push(item);
    if (piece.length < rowsAtOnce) continue;
    yield piece;
    doneCount += piece.length;
    piece = [];
    progressed?.({ doneCount, totalCount: totalCount ?? null });
    await new Promise((resolve) => setImmediate(resolve));
    if (signal?.aborted === true) throw failureOf('cancelled');
  }
  if (piece.length > 0) yield piece;
}
