/** Work on many bytes that main does itself, in slices between which it serves whoever waits. */
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

/** A millisecond or two of work. */
const sliceBytes = 1024 * 1024;

/** Other bytes: those of the parts, one after another. Few are copied at once. */
export async function copyInSlices(...parts: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  const copy = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  await eachSlice(parts, (slice) => {
    copy.set(slice, at);
    at += slice.byteLength;
  });
  return copy;
}

/** The SHA-256 of the parts one after another, in hex. Of few bytes it is made at once. */
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
