/** Work of main itself on many bytes, in slices, so that others are served in between. */
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

/** A millisecond or two of work. */
const sliceBytes = 1024 * 1024;

/** The bytes of the parts, joined. A small amount is copied at once. */
export async function copyInSlices(...parts: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  const copy = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  await eachSlice(parts, (slice) => {
    copy.set(slice, at);
    at += slice.byteLength;
  });
  return copy;
}

/** The SHA-256 of the joined parts, in hex. A small amount is hashed at once. */
export async function sha256InSlices(...parts: readonly Uint8Array[]): Promise<string> {
  const hash = createHash('sha256');
  await eachSlice(parts, (slice) => hash.update(slice));
  return hash.digest('hex');
}

/** Many small parts are as much work as one large one. */
async function eachSlice(parts: readonly Uint8Array[], work: (slice: Uint8Array) => void): Promise<void> {
  let sinceTurn = 0;
  for (const part of parts) {
    for (let from = 0; from < part.byteLength; ) {
      if (sinceTurn === sliceBytes) {
        await setImmediate();
        sinceTurn = 0;
      }
      const slice = part.subarray(from, from + sliceBytes - sinceTurn);
      work(slice);
      from += slice.byteLength;
      sinceTurn += slice.byteLength;
    }
  }
}
