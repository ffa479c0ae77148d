/** Long work on this thread, cut up: between two pieces everybody else has a turn, hears how far it is, and may stop it. */
import type { Progress } from '../src-preload/contract/progress.ts';
import { failureOf } from './failures.ts';

/** Who hears of work that may take long, and may stop it (LongQuestion is one). */
export interface Heard {
  readonly signal?: AbortSignal | undefined;
  readonly progressed?: ((progress: Progress) => void) | undefined;
  /** Items there are in all, where that is known. */
  readonly totalCount?: number;
}

/** A few milliseconds of what is done with a row here. */
const pieceSize = 1_000;

/** Throws PackbenchError 'cancelled' between two pieces, once it was stopped. */
export async function* inPieces<Item>(
  items: Iterable<Item>,
  { signal, progressed, totalCount }: Heard = {},
): AsyncGenerator<readonly Item[]> {
  let doneCount = 0;
  let piece: Item[] = [];
  for (const item of items) {
    piece.push(item);
    if (piece.length < pieceSize) continue;
    yield piece;
    doneCount += piece.length;
    piece = [];
    progressed?.({ doneCount, totalCount: totalCount ?? null });
    await new Promise((resolve) => setImmediate(resolve));
    if (signal?.aborted === true) throw failureOf('cancelled');
  }
  if (piece.length > 0) yield piece;
}
