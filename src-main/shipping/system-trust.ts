/**
 * TLS trusts what this computer trusts: a company's own root counts, and Node's built-in list does not replace it. They are
 * read in a thread of their own (5 to 40 s on some Macs, nodejs/node#63313): the window never waits for them, and of the
 * calls only those over https.
 */
import tls from 'node:tls';
import { Worker } from 'node:worker_threads';
import type { After, Log } from '../ports.ts';

export interface SystemTrust {
  /** Before a connection over https is made. Resolves when TLS trusts what it is going to trust; never rejects. */
  settled(): Promise<void>;
  /** Why this computer's own roots do not count (yet), and only Node's built-in list does; null when they do. */
  missing(): string | null;
}

/** For who has set the roots already. */
export const trustAsItIs: SystemTrust = { settled: () => Promise.resolve(), missing: () => null };

/** Longer than the slowest computer we know of. */
const readWaitMilliseconds = 60_000;

/**
 * Once, when the app starts. `workerPath`: system-roots-worker.ts, or what it is built to. Where the roots cannot be read,
 * Node's built-in list stays; roots that come too late count from then on.
 */
export function trustSystemRoots(parts: { workerPath: string; after: After; log: Log }): SystemTrust {
  const { promise, resolve } = Promise.withResolvers<void>();
  let missing: string | null = 'they have not been read yet';
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

  let isSet = false;
  return {
    async settled() {
      await promise;
      // Only when they are needed: reading a few hundred certificates takes a tenth of a second of this thread.
      if (roots.length === 0 || isSet) return;
      isSet = true;
      tls.setDefaultCACertificates([...roots, ...tls.getCACertificates('extra')]);
    },
    missing: () => missing,
  };
}
