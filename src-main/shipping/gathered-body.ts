/**
 * The bytes of a body, joined as they come: a body of one-byte pieces takes no more memory than one of large ones. Most bodies come
 * in one piece, which is kept as it is.
 */
export interface GatheredBody {
  /** The piece is nobody else's from now on. */
  add(piece: Uint8Array): void;
  /** All that came. Nothing may be added afterwards. */
  bytes(): Uint8Array;
}

const firstCapacity = 16 * 1024;

/** `mostBytes`: nobody adds more. */
export function createGatheredBody(mostBytes: number): GatheredBody {
  let room = new Uint8Array(0);
  let length = 0;
  let first: Uint8Array | null = null;
  const join = (piece: Uint8Array): void => {
    const needed = length + piece.length;
    if (needed > room.length) {
      const capacity = Math.min(mostBytes, Math.max(firstCapacity, 2 * room.length, needed));
      room = new Uint8Array(room.buffer.transfer(capacity));
    }
    room.set(piece, length);
    length = needed;
  };
  return {
    add(piece) {
      if (first === null && length === 0) {
        first = piece;
        return;
      }
      if (first !== null) join(first);
      first = null;
      join(piece);
    },
    bytes: () => first ?? (length === room.length ? room : new Uint8Array(room.buffer.transfer(length))),
  };
}
