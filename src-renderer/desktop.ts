/**
 * The page's only door to main. Nothing else in the renderer touches `window.packbench`.
 * A failure comes back as plain data and is thrown here as a DesktopFailure, so that queries and callers meet it as an
 * ordinary error that still holds the code and the facts.
 */
import type { DesktopBridge } from '../src-preload/contract/desktop-bridge.ts';
import type { Failure } from '../src-preload/contract/failure.ts';
import type { EventName, Events, OperationName, Reply, Request } from '../src-preload/contract/operations.ts';

declare global {
  interface Window {
    readonly packbench: DesktopBridge;
  }
}

export class DesktopFailure extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(failure.code, options);
    this.name = 'DesktopFailure';
    this.failure = failure;
  }
}

/** Asks main and returns its reply. Throws DesktopFailure; a broken bridge gives 'internal'. */
export async function call<Name extends OperationName>(name: Name, request: Request<Name>): Promise<Reply<Name>> {
  const outcome = await window.packbench.call(name, request).catch((cause: unknown) => {
    throw new DesktopFailure(brokenBridge(cause), { cause });
  });
  if (!outcome.ok) throw new DesktopFailure(outcome.failure);
  return outcome.value;
}

/** Listens to main; returns the function that stops listening. */
export function on<Name extends EventName>(name: Name, listener: (event: Events[Name]) => void): () => void {
  return window.packbench.on(name, listener);
}

/** The failure to show for anything that was thrown while talking to main. */
export function failureFrom(error: unknown): Failure {
  return error instanceof DesktopFailure ? error.failure : brokenBridge(error);
}

/** Nobody can say whether a call that broke on the way was carried out. */
function brokenBridge(cause: unknown): Failure {
  const message = cause instanceof Error ? cause.message : String(cause);
  return { code: 'internal', changed: 'unknown', details: [{ message, details: '' }], facts: {} };
}
