/**
 * New orders go into a log beside the mirror's file, and from there into the file. That waits for the disk: 50 ms and
 * more with a million orders. So another thread copies the log (sqlite.org/wal.html, 3.1), and scans are answered
 * meanwhile. It runs mirror-worker.ts once more, and only while there is something to copy.
 */
import { DatabaseSync } from 'node:sqlite';
import { type MessagePort, Worker } from 'node:worker_threads';
import { maxYoungGenerationSizeMb } from '../threads/question-thread.ts';

export interface LogThread {
  /**
   * Copies all that is committed now; one call after another. Rejects when it could not be copied: the log still holds
   * it.
   */
  copy(): Promise<void>;
  /** When this returns, the thread no longer has the file open and never will: it can be deleted. */
  stop(): void;
}

/** What the thread is started with. */
export interface LogPlace {
  readonly logOf: string;
  /** One number: the state of the thread. */
  readonly state: Int32Array<SharedArrayBuffer>;
}

const idle = 0;
const copying = 1;
const stopped = 2;

/** Milliseconds without work until the thread ends. */
const endsAfter = 5_000;
/** Milliseconds. A thread that said it was copying and is silent for longer has ended. */
const longestCopy = 10_000;

/** `workerPath`: mirror-worker.ts, or its built file. `path`: the mirror's file. */
export function createLogThread(workerPath: URL, path: string): LogThread {
  const state = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  let worker: Worker | null = null;
  let waiting: PromiseWithResolvers<void> | null = null;
  let ending: NodeJS.Timeout | undefined;
  const end = (): void => void worker?.terminate();
  const start = (): Worker => {
    const place: LogPlace = { logOf: path, state };
    const begun = new Worker(workerPath, {
      workerData: place,
      name: 'orders-log',
      resourceLimits: { maxYoungGenerationSizeMb },
    });
    begun.unref();
    begun.on('message', () => {
      waiting?.resolve();
      waiting = null;
      ending = setTimeout(end, endsAfter).unref();
    });
    begun.on('error', (cause) => {
      waiting?.reject(cause);
      waiting = null;
    });
    begun.on('exit', () => {
      if (worker === begun) worker = null;
      waiting?.reject(new Error('The thread that copies the log ended.'));
      waiting = null;
    });
    return begun;
  };
  return {
    copy() {
      clearTimeout(ending);
      waiting = Promise.withResolvers();
      const { promise } = waiting;
      worker ??= start();
      worker.postMessage('copy');
      return promise;
    },
    stop() {
      clearTimeout(ending);
      if (Atomics.compareExchange(state, 0, idle, stopped) === copying) {
        Atomics.wait(state, 0, copying, longestCopy);
        Atomics.store(state, 0, stopped);
      }
      end();
    },
  };
}

/** The thread's end. */
export function copyLogs(port: MessagePort, { logOf, state }: LogPlace): void {
  port.on('message', () => {
    if (Atomics.compareExchange(state, 0, idle, copying) === idle) {
      try {
        copyLog(logOf);
      } finally {
        Atomics.compareExchange(state, 0, copying, idle);
        Atomics.notify(state, 0);
      }
    }
    port.postMessage('copied');
  });
}

function copyLog(path: string): void {
  const database = new DatabaseSync(path);
  try {
    // Only the first query opens the log.
    database.exec('SELECT 1 FROM sqlite_schema LIMIT 1');
    database.exec('PRAGMA wal_checkpoint(PASSIVE)');
  } finally {
    database.close();
  }
}
