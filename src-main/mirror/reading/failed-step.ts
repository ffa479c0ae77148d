/** What follows when a step of an account's reading fails: the failure is reported, and the reading rests. */
import type { AccountId } from '../../../src-preload/contract/account.ts';
import type { Failure } from '../../../src-preload/contract/failure.ts';
import { traitsOf } from '../../../src-preload/contract/failure-traits.ts';
import { failureIn } from '../../failures.ts';
import type { Log } from '../../ports.ts';
import type { Pauses } from './pauses.ts';
import type { Silence } from './silence.ts';

export interface FailedStepParts {
  readonly accountId: AccountId;
  readonly log: Log;
  readonly silence: Pick<Silence, 'read' | 'failed'>;
  readonly pauses: Pick<Pauses, 'noteFault' | 'noteSlowDown'>;
}

/** Logs each new failure once, however often it repeats. */
export function noteFailedStep({ accountId, log, silence, pauses }: FailedStepParts, error: unknown): Failure {
  const failure = failureIn(error);
  if (silence.read().failure?.code !== failure.code) {
    log.warn('The orders of an account could not be read.', { accountId, err: error });
  }
  silence.failed(failure);
  if (failure.code === 'rate-limited') pauses.noteSlowDown(waitIn(failure));
  else pauses.noteFault();
  return failure;
}

/**
 * Only a person can mend it. Nothing is asked until then, because each try may make the keychain ask for its password.
 */
export const waitsForAccount = ({ code }: Failure): boolean =>
  traitsOf(code).answer === 'not-asked' && traitsOf(code).mendedBy === 'account';

const waitIn = ({ facts }: Failure): number | null =>
  facts?.waitSeconds === undefined ? null : facts.waitSeconds * 1_000;
