/** The thread that reads large answers of the service: parsing 7 MB of XML takes seconds, and main has a window to serve. */
import { parentPort } from 'node:worker_threads';
import { answerQuestion, type ThreadQuestion } from './readings.ts';

function run(port: NonNullable<typeof parentPort>): void {
  port.on('message', (asked: ThreadQuestion) => {
    const done = answerQuestion(asked);
    port.postMessage(done, ownBuffers(done));
  });
}

/** Large buffers are transferred, not copied. Small ones may share Node's pool with others. */
function ownBuffers(value: unknown): ArrayBuffer[] {
  if (value instanceof Uint8Array) {
    const { buffer, byteLength } = value;
    return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength && byteLength > 0 ? [buffer] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const inner: readonly unknown[] = 'value' in value ? [value.value] : 'body' in value ? [value.body] : [];
  const pdfs: readonly unknown[] = 'pdfs' in value && Array.isArray(value.pdfs) ? value.pdfs : [];
  return [...new Set([...inner, ...pdfs].flatMap(ownBuffers))];
}

if (parentPort === null) throw new Error('This file runs in a worker thread.');
run(parentPort);
