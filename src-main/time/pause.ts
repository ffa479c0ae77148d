/** A wait that can be cancelled. */
import { failureOf } from '../failures.ts';
import type { After } from '../ports.ts';

/** Throws PackbenchError 'cancelled'. */
export function pause(after: After, milliseconds: number, signal?: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  if (signal?.aborted) {
    reject(failureOf('cancelled'));
    return promise;
  }
  const stop = (): void => {
    callOff();
    reject(failureOf('cancelled'));
  };
  const callOff = after(milliseconds, () => {
    signal?.removeEventListener('abort', stop);
    resolve();
  });
  signal?.addEventListener('abort', stop, { once: true });
  return promise;
}
