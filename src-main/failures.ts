/** How services fail: one error class that carries the failure for the page. */
import type { Changed, Failure, FailureCode, FailureDetail, FailureFacts } from '../src-preload/contract/failure.ts';
import type { Remark, RemarkCode, RemarkFacts } from '../src-preload/contract/remark.ts';

export class PackbenchError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure, options?: ErrorOptions) {
    super(describe(failure), options);
    this.name = 'PackbenchError';
    this.failure = failure;
  }
}

/** Makes the error to throw. `changed` is 'nothing' by default: most failures come before anything happened. */
export function failureOf(
  code: FailureCode,
  more: { changed?: Changed; details?: readonly FailureDetail[]; facts?: FailureFacts; cause?: unknown } = {},
): PackbenchError {
  return new PackbenchError(
    { code, changed: more.changed ?? 'nothing', details: more.details ?? [], facts: more.facts ?? {} },
    more.cause === undefined ? undefined : { cause: more.cause },
  );
}

/** The failure that is told for any error: one that nobody foresaw is a fault of the program. */
export function failureIn(error: unknown): Failure {
  return packbenchErrorOf(error).failure;
}

/** As above, to be thrown or kept. */
export function packbenchErrorOf(error: unknown): PackbenchError {
  if (error instanceof PackbenchError) return error;
  return failureOf('internal', { details: [{ message: messageOf(error), details: '' }], cause: error });
}

/** What somebody foresaw, to be told later or not at all. Throws what nobody did. */
export function foreseen(error: unknown): PackbenchError {
  if (error instanceof PackbenchError) return error;
  throw error;
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Where the desktop lacks a program for it, or another program holds it up, a person can have that mended, and is told by its own
 * words. Throws PackbenchError 'desktop-failed'.
 */
export async function askDesktop<Answer>(ask: () => Promise<Answer>, facts: FailureFacts = {}): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PackbenchError) throw error;
    throw failureOf('desktop-failed', { details: [{ message: messageOf(error), details: '' }], facts, cause: error });
  }
}

/** For what follows a change that was made: where it fails, the failure must not say that nothing was changed. */
export function afterChange<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof PackbenchError)) throw error;
    throw new PackbenchError({ ...error.failure, changed: 'done' }, { cause: error });
  }
}

/** For the facts of a failure: main gives a code, and the page has the words. */
export function remark<Code extends RemarkCode>(
  code: Code,
  ...[facts]: Record<never, never> extends RemarkFacts[Code] ? [] : [facts: RemarkFacts[Code]]
): Remark {
  return { code, facts: facts ?? {} } as Remark;
}

/** The words of the service, the spooler or the system, for a cell of a table. */
export function quotedWords(said: Pick<Failure, 'details'> | null): string {
  const details = said?.details ?? [];
  return details.map(({ message, details }) => [message, details].filter(Boolean).join(': ')).join('; ');
}

/** For logs only: the code and the first of the details. */
function describe({ code, details, facts }: Failure): string {
  const first = facts.remarks?.[0]?.code ?? details[0]?.message;
  return first === undefined ? code : `${code}: ${first}`;
}
