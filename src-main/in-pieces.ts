/** Long work on this thread, cut up: between two pieces everybody else has a turn. */

/** A few milliseconds of what is done with a row here. */
const pieceSize = 1_000;

export async function* inPieces<Item>(items: Iterable<Item>): AsyncGenerator<readonly Item[]> {
  let piece: Item[] = [];
  for (const item of items) {
    piece.push(item);
    if (piece.length < pieceSize) continue;
    yield piece;
    piece = [];
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (piece.length > 0) yield piece;
}
