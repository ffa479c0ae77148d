/**
 * The bytes of a body, kept as they come and joined at the end: a body of one-byte pieces takes no more memory than one
 * of large pieces, and main blocks for neither. Most bodies come in one piece, which is kept as it is.
 */
import { copyInSlices } from '../threads/large-bytes.ts';

export interface GatheredBody {
  /** The caller gives the piece away. */
  add(piece: Uint8Array): void;
  /** Everything that came. Nothing may be added afterwards. */
  bytes(): Promise<Uint8Array>;
}

const firstRoom = 16 * 1024;
/** Buffers double up to this size: main would take too long to fill a larger one with zeros. */
const largestRoom = 1024 * 1024;

export function createGatheredBody(): GatheredBody {
  let only: Uint8Array | null = null;
  const full: Uint8Array[] = [];
  let room = new Uint8Array(0);
  let used = 0;
  const keep = (piece: Uint8Array): void => {
    for (let from = 0; from < piece.length; ) {
      if (used === room.length) {
        if (used > 0) full.push(room);
        room = new Uint8Array(Math.min(largestRoom, Math.max(firstRoom, 2 * room.length)));
        used = 0;
      }
      const part = piece.subarray(from, from + room.length - used);
      room.set(part, used);
      used += part.length;
      from += part.length;
    }
  };
  return {
    add(piece) {
      if (only === null && room.length === 0) {
        only = piece;
        return;
      }
      if (only !== null) keep(only);
      only = null;
      keep(piece);
    },
    bytes: async () => only ?? copyInSlices(...full, room.subarray(0, used)),
  };
}
