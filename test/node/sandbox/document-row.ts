/** One row of the service document and what proves it. */
import type { Exchanges } from './exchanges.ts';
import type { RunningSandbox } from './running-sandbox.ts';

export interface DocumentRow {
  readonly part: string;
  readonly row: string;
  /** What the check looks at, in words. */
  readonly proof: string;
  check(sandbox: RunningSandbox, exchanges: Exchanges): Promise<void> | void;
}
