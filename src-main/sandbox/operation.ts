/** The shape of one operation of the service document. One file each under operations/. */
import type { DatabaseSync } from 'node:sqlite';
import type { z } from 'zod';
import type { SandboxAccount } from './state/accounts.ts';
import { readFields } from './wire/request-reading.ts';

/** What an operation works with, once the caller is known. */
export interface Call {
  readonly account: SandboxAccount;
  readonly accounts: readonly SandboxAccount[];
  readonly database: DatabaseSync;
  now(): Date;
}

export interface RequestShape<Request> {
  /** Where the fields travel. `xmlRoot` is the root name of an XML body. */
  readonly carriedIn: 'query' | 'body';
  readonly xmlRoot?: string;
  readonly schema: z.ZodType<Request>;
}

export interface AnswerShape<Answer> {
  readonly xmlRoot: string;
  readonly schema: z.ZodType<Answer>;
}

export interface Operation<Request, Answer> {
  readonly operationId: string;
  readonly summary: string;
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly deprecated: boolean;
  readonly request: RequestShape<Request>;
  readonly answer: AnswerShape<Answer>;
  /** Throws Refusal; then nothing has changed. */
  run(call: Call, request: Request): Answer | Promise<Answer>;
}

/** An operation as the door sees it: it reads the wire, runs, and returns plain fields. */
export interface BoundOperation extends Omit<Operation<unknown, object>, 'run'> {
  run(call: Call, wire: unknown): Promise<object>;
}

/** Ties an operation's request schema to its run, so that the door needs no types of its own. Throws Refusal 400 for a wrong request. */
export function bind<Request, Answer extends object>(operation: Operation<Request, Answer>): BoundOperation {
  return {
    ...operation,
    run: async (call, wire) => await operation.run(call, readFields(operation.request.schema, wire)),
  };
}
