/** What the preload puts at `window.packbench`: the only door between the page and main. */
import type { Outcome } from './failure.ts';
import type { EventName, Events, OperationName, Reply, Request } from './operations.ts';

export interface DesktopBridge {
  /** Rejects only for an unknown operation or a broken bridge; every other failure is in the outcome. */
  call<Name extends OperationName>(name: Name, request: Request<Name>): Promise<Outcome<Reply<Name>>>;
  /** Returns the function that stops listening. */
  on<Name extends EventName>(name: Name, listener: (event: Events[Name]) => void): () => void;
}
