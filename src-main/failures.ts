/** How services fail: one error class that carries the failure the page will be told. */
import type { Changed, Failure, FailureCode, FailureDetail, FailureFacts } from '../src-preload/contract/failure.ts';

export class PackbenchError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(describe(failure), options);
    this.name = 'PackbenchError';
    this.failure = failure;
  }
}

/** Makes the error to throw. `changed` is 'nothing' unless said: most failures come before anything happened. */
export function failureOf(
  code: FailureCode,
  more: { changed?: Changed; details?: readonly FailureDetail[]; facts?: FailureFacts; cause?: unknown } = {},
): PackbenchError {
  return new PackbenchError(
    { code, changed: more.changed ?? 'nothing', details: more.details ?? [], facts: more.facts ?? {} },
    more.cause === undefined ? undefined : { cause: more.cause },
  );
}

/** For logs only: code and the first detail. */
function describe(failure: Failure): string {
  const first = failure.details[0];
  return first === undefined ? failure.code : `${failure.code}: ${first.message}`;
}
