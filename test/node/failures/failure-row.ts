/** One row of the table of failures: its cause, how it is really provoked, and what its words name. */
import type { Changed, FailureCode, FailureFacts, Outcome } from '../../../src-preload/contract/failure.ts';
import type { Stage } from './stage.ts';

export interface FailureRow {
  /** In plain words, for docs/failures.md. */
  readonly cause: string;
  readonly changed: Changed;
  /**
   * The facts that its words depend on, with the values that docs/failures.md shows; the real failure must have each of
   * them too.
   */
  readonly facts: FailureFacts;
  /** Its words send the reader to the details of the service, the print system or the computer. */
  readonly hasDetails?: true;
  /** Provokes the failure through the contract, as the page would meet it. */
  readonly provoke: (stage: Stage) => Promise<Outcome<unknown>>;
}

export type FailureRows = readonly [FailureRow, ...FailureRow[]];

/** A part of the table; together the parts must hold every code. */
export type SomeFailureRows = Readonly<Partial<Record<FailureCode, FailureRows>>>;
