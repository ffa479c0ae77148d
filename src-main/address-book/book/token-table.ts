/**
 * Numbers for tokens, while a book is filled: a hash table over bytes. A Map would have to make a string of every word of every
 * entry first, and is several times as slow to find it.
 */

export interface TokenTable {
  /** The number of the token, counted from 0 in the order in which they come first. */
  numberOf(token: string): number;
  /** The same for a token that stands in `bytes` (of ASCII), with a mark in front unless it is 0. */
  numberOfBytes(bytes: Uint8Array, from: number, to: number, mark: number): number;
  count(): number;
  /** The bytes of the token in UTF-8, each as a character. */
  bytesOf(number: number): string;
}

/** FTS5 takes no more of a token (FTS5_MAX_TOKEN_SIZE). */
const longestToken = 32_768;
/** Numbers of a slot, side by side because memory is slow to reach: its token's hash, its number and one, its bytes from and to. */
const slotWidth = 4;

/** `expected`: about how many tokens; there is room for more, which then has to be made. */
export function createTokenTable(expected: number): TokenTable {
  const room = 2 ** Math.ceil(Math.log2(Math.max(1_000, expected)));
  /** The tokens, one behind the other; one that is looked for stands behind the last. */
  let pool = Buffer.alloc(1 << 20);
  let poolEnd = 0;
  /** Where each token ends. */
  let ends = new Uint32Array(room);
  let count = 0;
  /** At most half are taken. */
  let slots = new Int32Array(2 * slotWidth * room);

  const roomFor = (more: number): void => {
    if (poolEnd + more <= pool.length) return;
    const larger = Buffer.alloc(2 * (pool.length + more));
    larger.set(pool.subarray(0, poolEnd));
    pool = larger;
  };
  const grow = (): void => {
    const larger = new Uint32Array(2 * ends.length);
    larger.set(ends);
    ends = larger;
    const before = slots;
    slots = new Int32Array(2 * before.length);
    for (let slot = 0; slot < before.length; slot += slotWidth) {
      if (before[slot + 1] === 0) continue;
      let free = slotOf(before[slot] ?? 0, slots);
      while (slots[free + 1] !== 0) free = (free + slotWidth) & (slots.length - 1);
      for (let part = 0; part < slotWidth; part += 1) slots[free + part] = before[slot + part] ?? 0;
    }
  };
  const isAt = (from: number, size: number): boolean => {
    for (let at = 0; at < size; at += 1) if (pool[from + at] !== pool[poolEnd + at]) return false;
    return true;
  };
  /** Of the bytes that stand behind the last token. */
  const numberOfLast = (size: number, hash: number): number => {
    let slot = slotOf(hash, slots);
    for (let taken = slots[slot + 1] ?? 0; taken !== 0; taken = slots[slot + 1] ?? 0) {
      const from = slots[slot + 2] ?? 0;
      if (slots[slot] === hash && slots[slot + 3] === from + size && isAt(from, size)) return taken - 1;
      slot = (slot + slotWidth) & (slots.length - 1);
    }
    slots[slot] = hash;
    slots[slot + 1] = count + 1;
    slots[slot + 2] = poolEnd;
    poolEnd += size;
    slots[slot + 3] = poolEnd;
    ends[count] = poolEnd;
    count += 1;
    if (count === ends.length) grow();
    return count - 1;
  };
  return {
    numberOf(token) {
      roomFor(3 * token.length);
      const size = Math.min(pool.write(token, poolEnd), longestToken);
      let hash = 0;
      for (let at = poolEnd; at < poolEnd + size; at += 1) hash = hashed(hash, pool[at] ?? 0);
      return numberOfLast(size, hash);
    },
    numberOfBytes(bytes, from, to, mark) {
      roomFor(to - from + 1);
      let end = poolEnd;
      let hash = 0;
      if (mark !== 0) {
        pool[end] = mark;
        hash = hashed(hash, mark);
        end += 1;
      }
      for (let at = from; at < to; at += 1) {
        const byte = bytes[at] ?? 0;
        pool[end] = byte;
        hash = hashed(hash, byte);
        end += 1;
      }
      return numberOfLast(end - poolEnd, hash);
    },
    count: () => count,
    bytesOf: (number) => pool.toString('latin1', number === 0 ? 0 : ends[number - 1], ends[number]),
  };
}

/** FNV-1a. */
function hashed(hash: number, byte: number): number {
  return Math.imul(hash ^ byte, 0x01000193);
}

/** How many there are is a power of two; the lower bits of such a hash are its worst. */
function slotOf(hash: number, slots: Int32Array): number {
  return (slotWidth * (hash ^ (hash >>> 15))) & (slots.length - 1);
}
