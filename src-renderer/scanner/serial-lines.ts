/**
 * Reads scans out of the bytes of a serial scanner. Pure: takes bytes as they come, returns whole codes. A code ends
 * with CR, LF, both, or ETX (with STX in front); `flush` returns a code without an end after silence.
 */
import { textOf } from './hid-pos.ts';

const [STX, ETX, LF, CR] = [0x02, 0x03, 0x0a, 0x0d];
const MOST_BYTES = 8_192;

export interface SerialDecoder {
  /** The codes that these bytes end, each as it was sent, with its AIM identifier in front: use readCode. */
  decode(bytes: Uint8Array): readonly string[];
  /** What came without an end; null when there is nothing. */
  flush(): string | null;
  /** A byte was lost: what came of its code, and the rest of it up to an end or a silence, is dropped. */
  breakOff(): void;
  /** Whether codes have an end on this line: then what stands without one is only slow. */
  readonly hasEnds: boolean;
  /** After `breakOff`, until the rest is over. */
  readonly isRest: boolean;
  /** How many codes were dropped so far because they were longer than any code. */
  readonly tooLongCount: number;
  /** How many codes were dropped so far because the next one began before their end. */
  readonly cutCount: number;
}

export function createSerialDecoder(): SerialDecoder {
  let bytes: number[] = [];
  let isTooLong = false;
  let isRest = false;
  let tooLongCount = 0;
  let cutCount = 0;
  let hasEnds = false;

  const take = (): string | null => {
    const taken = bytes;
    const wasTooLong = isTooLong;
    bytes = [];
    isTooLong = false;
    isRest = false;
    if (wasTooLong) tooLongCount += 1;
    return wasTooLong || taken.length === 0 ? null : textOf(Uint8Array.from(taken));
  };

  return {
    decode(chunk) {
      const codes: string[] = [];
      for (const byte of chunk) {
        if (byte === STX) {
          if (take() !== null) cutCount += 1;
        } else if (byte === CR || byte === LF || byte === ETX) {
          hasEnds = true;
          const code = take();
          if (code !== null) codes.push(code);
        } else if (isRest) continue;
        else if (bytes.length < MOST_BYTES) bytes.push(byte);
        else isTooLong = true;
      }
      return codes;
    },
    flush: take,
    breakOff() {
      bytes = [];
      isTooLong = false;
      isRest = true;
    },
    get hasEnds() {
      return hasEnds;
    },
    get isRest() {
      return isRest;
    },
    get tooLongCount() {
      return tooLongCount;
    },
    get cutCount() {
      return cutCount;
    },
  };
}
