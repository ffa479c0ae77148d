/**
 * Runs one operation for the page. This is where `unknown` becomes a typed request and every error becomes a plain
 * failure, because Electron keeps only the message of an error thrown across its bridge.
 */
import type { z } from 'zod';
import type { Failure, Outcome } from '../src-preload/contract/failure.ts';
import type { OperationName, Reply, Request } from '../src-preload/contract/operations.ts';
import { namedFileFailure } from './disk/durable-file.ts';
import { failureOf, messageOf, PackbenchError, remark } from './failures.ts';
import type { Log } from './ports.ts';

/** One operation: how its request is read, and what then runs. */
export interface Operation<Name extends OperationName> {
  readonly request: z.ZodType<Request<Name>>;
  run(request: Request<Name>): Promise<Reply<Name>> | Reply<Name>;
}

/** Exhaustive: `tsc` names the operations of the contract that are missing. */
export type OperationTable = { readonly [Name in OperationName]: Operation<Name> };

/** Rejects only for a name that is not in the table; everything else that goes wrong is in the outcome. */
export async function perform(table: OperationTable, name: unknown, raw: unknown, log: Log): Promise<Outcome<unknown>> {
  if (typeof name !== 'string' || !Object.hasOwn(table, name)) throw new Error('There is no such operation.');
  const operation: AnyOperation = table[name as OperationName];
  const request = operation.request.safeParse(raw);
  if (!request.success) return { ok: false, failure: requestFailure(request.error) };
  try {
    return { ok: true, value: await operation.run(request.data as never) };
  } catch (error) {
    return { ok: false, failure: failureToTell(error, name, log) };
  }
}

/**
 * The same before the services exist: calls wait for them, and each call reports a failed start, which changed nothing.
 */
export async function performWhenReady(
  table: Promise<OperationTable>,
  name: unknown,
  raw: unknown,
  log: Log,
): Promise<Outcome<unknown>> {
  let ready: OperationTable;
  try {
    ready = await table;
  } catch (error) {
    const failure = failureToTell(error, 'start', log);
    const facts = { ...failure.facts, remarks: [...(failure.facts.remarks ?? []), remark('start-failed')] };
    return { ok: false, failure: { ...failure, changed: 'nothing', facts } };
  }
  return perform(ready, name, raw, log);
}

/** What all entries of the table have in common. The request fits because its own schema has just read it. */
interface AnyOperation {
  readonly request: z.ZodType;
  run(request: never): unknown;
}

/** Names the field, never its content: a request can hold an operator's text. */
function requestFailure(error: z.ZodError): Failure {
  const issue = error.issues[0];
  const field = issue === undefined ? '' : issue.path.map(String).join('.');
  const details = issue === undefined ? [] : [{ message: issue.message, details: '' }];
  return failureOf('request-not-valid', { details, facts: { field } }).failure;
}

/** An unforeseen error is reported as 'internal' and logged whole. Whether it changed anything is not known. */
function failureToTell(error: unknown, operation: string, log: Log): Failure {
  if (error instanceof PackbenchError) {
    log.info('An operation failed.', { operation, failure: error.failure, err: error.cause });
    return error.failure;
  }
  log.error('An operation failed in a way nobody foresaw.', { operation, err: error });
  // The system names the file that failed, and the person can do something about it.
  const ofFile = namedFileFailure(error);
  if (ofFile !== null) return { ...ofFile.failure, changed: 'unknown' };
  const details = [{ message: messageOf(error), details: operation }];
  return failureOf('internal', { changed: 'unknown', details }).failure;
}
