/** Reads a request body whole, up to the allowed size. */
import { badRequest, Refusal } from '../refusal.ts';

/** Room for a batch of some 300,000 ids. */
const mostBodyBytes = 4 * 1024 * 1024;

/**
 * How much more a caller may send past the limit before the refusal is sent anyway: a caller that is still writing when
 * the connection closes would never read why.
 */
const mostDiscardedBytes = 64 * 1024 * 1024;

/** Counts the bytes that arrive, whatever Content-Length says. Throws Refusal 413, or 400 when the body breaks off. */
export async function readBodyBytes(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array> {
  if (body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  while (size <= mostDiscardedBytes) {
    const { done, value } = await readChunk(reader);
    if (done) break;
    size += value.byteLength;
    if (size <= mostBodyBytes) chunks.push(value);
  }
  if (size > mostBodyBytes) {
    throw new Refusal(413, [
      { message: 'The request is too large.', details: `At most ${mostBodyBytes} bytes are read.` },
    ]);
  }
  return Buffer.concat(chunks);
}

async function readChunk(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<{ done: true; value?: undefined } | { done: false; value: Uint8Array }> {
  try {
    const { done, value } = await reader.read();
    return done || value === undefined ? { done: true } : { done: false, value };
  } catch {
    // The caller went away or its framing is broken: in both cases there is no whole request to act on.
    throw badRequest('The body ended too early.');
  }
}

/** UTF-8 or nothing: a wrong byte is refused, not replaced. A byte order mark is accepted. Throws Refusal 400. */
export function textOfBytes(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw badRequest('The body is not valid UTF-8.');
  }
}
