/** One row of the table of failures: what brings it about, how it is brought about for real, and what its words name. */
import type { Changed, FailureCode, FailureFacts, Outcome } from '../../../src-preload/contract/failure.ts';
import type { Stage } from './stage.ts';

export interface FailureRow {
  /** In plain words, for docs/failures.md. */
  readonly cause: string;
  readonly changed: Changed;
  /** The facts its words depend on, with the values docs/failures.md shows; the real failure must hold each of them too. */
  readonly facts: FailureFacts;
  /** The words send the reader to the service's, the print system's or the computer's own. */
  readonly hasDetails?: true;
  /** Brings the failure about through the contract, as the page would meet it. */
  readonly provoke: (stage: Stage) => Promise<Outcome<unknown>>;
}

export type FailureRows = readonly [FailureRow, ...FailureRow[]];

/** A part of the table; together the parts must hold every code. */
export type SomeFailureRows = Readonly<Partial<Record<FailureCode, FailureRows>>>;
