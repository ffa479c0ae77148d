/** The Chrome DevTools Protocol over Chromium's own pipe: JSON messages, each ended by a zero byte. */
import { EventEmitter } from 'node:events';
import type { Readable, Writable } from 'node:stream';

export type Params = Record<string, unknown>;
type Answer = (error: Error | null, result: never) => void;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Params;
  readonly sessionId?: string;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** One target of the browser, or the browser itself. */
export interface Session {
  readonly sessionId: string;
  send<Result = Params>(method: string, params?: Params): Promise<Result>;
  on<EventParams = Params>(method: string, listener: (params: EventParams) => void): void;
}

export interface Pipe {
  readonly root: Session;
  session(sessionId: string): Session;
  /** Resolves when Chromium has closed its end. */
  readonly closed: Promise<void>;
}

export const openPipe = (toChromium: Writable, fromChromium: Readable): Pipe => {
  const events = new EventEmitter().setMaxListeners(0);
  const waiting = new Map<number, { method: string; answer: Answer }>();
  let lastId = 0;
  let isClosed = false;

  const accept = (text: string): void => {
    const message = JSON.parse(text) as Message;
    if (message.id === undefined) {
      try {
        events.emit(`${message.sessionId ?? ''} ${message.method}`, message.params ?? {});
      } catch (error) {
        // An exception from the app's own listener: the remaining messages of this chunk must still be read.
        queueMicrotask(() => {
          throw error;
        });
      }
      return;
    }
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.error) call?.answer(new Error(`${call.method}: ${message.error.message}`), undefined as never);
    else call?.answer(null, message.result as never);
  };

  let parts: Buffer[] = [];
  fromChromium.on('data', (chunk: Buffer) => {
    let start = 0;
    for (let end = chunk.indexOf(0); end !== -1; end = chunk.indexOf(0, start)) {
      parts.push(chunk.subarray(start, end));
      const text = Buffer.concat(parts).toString('utf8');
      parts = [];
      start = end + 1;
      accept(text);
    }
    if (start < chunk.length) parts.push(chunk.subarray(start));
  });

  const closed = new Promise<void>((resolve) => {
    fromChromium.once('close', () => {
      isClosed = true;
      for (const { method, answer } of waiting.values()) {
        answer(new Error(`${method}: Chromium is closed`), undefined as never);
      }
      waiting.clear();
      resolve();
    });
  });
  // Writing to a Chromium that has just ended: the reading end reports that, once.
  toChromium.on('error', () => fromChromium.destroy());
  fromChromium.on('error', () => fromChromium.destroy());

  const session = (sessionId: string): Session => ({
    sessionId,
    send: <Result>(method: string, params: Params = {}) =>
      new Promise<Result>((resolve, reject) => {
        if (isClosed) {
          reject(new Error(`${method}: Chromium is closed`));
          return;
        }
        lastId += 1;
        waiting.set(lastId, { method, answer: (error, result: Result) => (error ? reject(error) : resolve(result)) });
        toChromium.write(`${JSON.stringify({ id: lastId, method, params, ...(sessionId && { sessionId }) })}\0`);
      }),
    on: (method, listener) => {
      events.on(`${sessionId} ${method}`, listener);
    },
  });
  return { root: session(''), session, closed };
};
