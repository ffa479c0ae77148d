/** Work on many bytes that main does itself, in slices between which it serves whoever waits. */
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';

/** A millisecond or two of work. */
const sliceBytes = 1024 * 1024;

/** Other bytes: those of the parts, one after another. Small ones are copied at once. */
export async function copyInSlices(...parts: readonly Uint8Array[]): Promise<Uint8Array<ArrayBuffer>> {
  const copy = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    for (let from = 0; from < part.byteLength; from += sliceBytes) {
      if (from > 0) await setImmediate();
      copy.set(part.subarray(from, from + sliceBytes), at + from);
    }
    at += part.byteLength;
  }
  return copy;
}

/** The SHA-256 of the parts one after another, in hex. Small ones are done at once. */
export async function sha256InSlices(...parts: readonly Uint8Array[]): Promise<string> {
  const hash = createHash('sha256');
  for (const part of parts) {
    for (let from = 0; from < part.byteLength; from += sliceBytes) {
      if (from > 0) await setImmediate();
      hash.update(part.subarray(from, from + sliceBytes));
    }
  }
  return hash.digest('hex');
}
