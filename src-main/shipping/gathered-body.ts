/** The bytes of a body, joined as they come: a body of one-byte pieces takes no more memory than one of large ones. */
export interface GatheredBody {
  add(piece: Uint8Array): void;
  /** All that came. Nothing may be added afterwards. */
  bytes(): Uint8Array;
}

const firstCapacity = 16 * 1024;

/** `mostBytes`: nobody adds more. */
export function createGatheredBody(mostBytes: number): GatheredBody {
  let room = new Uint8Array(Math.min(firstCapacity, mostBytes));
  let length = 0;
  return {
    add(piece) {
      if (length + piece.length > room.length) {
        const capacity = Math.min(mostBytes, Math.max(2 * room.length, length + piece.length));
        room = new Uint8Array(room.buffer.transfer(capacity));
      }
      room.set(piece, length);
      length += piece.length;
    },
    bytes: () => (length === room.length ? room : new Uint8Array(room.buffer.transfer(length))),
  };
}
