/**
 * TLS trusts what this computer trusts: its own roots, a company's included, replace Node's built-in list. They are
 * read in a thread of their own (5 to 40 s on some Macs, nodejs/node#63313): the window never waits for them, and of
 * the calls only those over https do.
 */
import tls from 'node:tls';
import { Worker } from 'node:worker_threads';
import type { After, Log } from '../ports.ts';

export interface SystemTrust {
  /** Await this before a connection over https. Resolves when TLS has all the roots it will trust; never rejects. */
  settled(): Promise<void>;
  /** Why this computer's own roots do not count (yet), so that only Node's built-in list does; null when they do. */
  missing(): string | null;
}

/** For programs that have set the roots already. */
export const trustAsItIs: SystemTrust = { settled: () => Promise.resolve(), missing: () => null };

/** Longer than the slowest computer we know of. */
const readWaitMilliseconds = 60_000;

/**
 * Reads the roots when a connection first waits for them: a bench that only practises needs none. `workerPath`:
 * system-roots-worker.ts, or its built file. If the roots cannot be read, Node's built-in list stays; late roots count
 * from then on.
 */
export function trustSystemRoots(parts: { workerPath: string; after: After; log: Log }): SystemTrust {
  let reading: RootsReading | null = null;
  let isSet = false;
  return {
    async settled() {
      reading ??= readSystemRoots(parts);
      await reading.ended;
      const roots = reading.roots();
      // Only when they are needed: reading a few hundred certificates takes 100 ms of this thread.
      if (roots.length === 0 || isSet) return;
      isSet = true;
      tls.setDefaultCACertificates([...roots, ...tls.getCACertificates('extra')]);
    },
    missing: () => (reading === null ? notReadYet : reading.missing()),
  };
}

const notReadYet = 'they have not been read yet';

interface RootsReading {
  /** Resolves when they have been read, or when nobody waits for them any longer. */
  readonly ended: Promise<void>;
  /** Empty until they have been read. */
  roots(): readonly string[];
  missing(): string | null;
}

function readSystemRoots(parts: { workerPath: string; after: After; log: Log }): RootsReading {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  let missing: string | null = notReadYet;
  let roots: readonly string[] = [];

  const giveUp = (reason: string): void => {
    if (roots.length > 0) return;
    missing = reason;
    parts.log.warn("This computer's own root certificates do not count; Node's built-in list does.", { reason });
    resolve();
  };
  const callOff = parts.after(readWaitMilliseconds, () =>
    giveUp(`the system had not handed them out after ${readWaitMilliseconds / 1000} s`),
  );
  const worker = new Worker(parts.workerPath, { name: 'system roots' });
  worker.on('message', (read: readonly string[]) => {
    callOff();
    if (read.length === 0) return giveUp('the system handed out none');
    parts.log.info("This computer's own root certificates have been read.", { count: read.length });
    roots = read;
    missing = null;
    resolve();
  });
  worker.on('error', (error) => {
    callOff();
    giveUp(error.message);
  });
  worker.unref();

  return { ended, roots: () => roots, missing: () => missing };
}
