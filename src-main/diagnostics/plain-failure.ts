/**
 * The part of a failure that strangers may see: codes and numbers. What a service or a system said may hold names, and
 * stays out.
 */
import type { Failure } from '../../src-preload/contract/failure.ts';
import { PackbenchError } from '../failures.ts';

export interface PlainFailure {
  readonly code: string;
  readonly changed?: string;
  readonly host?: string;
  readonly httpStatus?: number;
  readonly path?: string;
  readonly remarks?: readonly string[];
}

export function plainFailure({ code, changed, facts }: Failure): PlainFailure {
  const { host, httpStatus, path, remarks = [] } = facts;
  return {
    code,
    changed,
    ...(host === undefined ? {} : { host }),
    ...(httpStatus === undefined ? {} : { httpStatus }),
    ...(path === undefined ? {} : { path }),
    ...(remarks.length === 0 ? {} : { remarks: remarks.map((one) => one.code) }),
  };
}

/** For any thrown value: our code, the system's ('ENOENT'), or the kind of error. */
export function plainError(error: unknown): PlainFailure {
  if (error instanceof PackbenchError) return plainFailure(error.failure);
  if (!(error instanceof Error)) return { code: typeof error };
  const { path } = error as { path?: unknown };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return { code, ...(typeof path === 'string' ? { path } : {}) };
}
