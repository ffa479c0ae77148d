/** One row of the service document and its proof. */
import type { Exchanges } from './exchanges.ts';
import type { RunningSandbox } from './running-sandbox.ts';

export interface DocumentRow {
  readonly part: string;
  readonly row: string;
  /** What the check does, in words. */
  readonly proof: string;
  check(sandbox: RunningSandbox, exchanges: Exchanges): Promise<void> | void;
}
