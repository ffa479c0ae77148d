/** One validation of a list: question after question, until the end, a cancel, or a failure that would only repeat. */

import type { Address, ValidationAnswer } from '../../src-preload/contract/address.ts';
import type { AddressListRun, ListWay } from '../../src-preload/contract/address-list.ts';
import type { Failure, FailureCode } from '../../src-preload/contract/failure.ts';
import { isAnswered, traitsOf } from '../../src-preload/contract/failure-traits.ts';
import { createTellingPace } from '../addresses/telling-pace.ts';
import { failureIn } from '../failures.ts';
import type { Clock, Log } from '../ports.ts';
import type { ListAnswers, ListQuestion } from './list-answers.ts';

export interface RunningList {
  state(): AddressListRun['state'];
  failure(): Failure | null;
  /** Stops the question under way. */
  cancel(): void;
  /** Resolves when the run has ended; never rejects. */
  readonly ended: Promise<void>;
}

export interface ListRunParts {
  readonly answers: ListAnswers;
  readonly way: ListWay;
  /** Throws PackbenchError. */
  readonly ask: (address: Address, signal: AbortSignal) => Promise<ValidationAnswer>;
  readonly clock: Clock;
  readonly log: Log;
  /** Called at most ten times a second, and at the end. */
  readonly progressed: () => void;
}

const tellAtMostEvery = 100;
/**
 * The service takes three background requests at a time from us: one place is left for others. The address book is asked one
 * by one, so that what a person types never waits for more than one comparison.
 */
const lanesOf: Readonly<Record<ListWay, number>> = { service: 2, 'address-book': 1 };

/** A service that refuses an address has looked at it; other failures in a row are the service's own trouble. */
const isAboutTheAddress = (code: FailureCode): boolean => isAnswered(code) && traitsOf(code).mendedBy === 'operator';
const troublesInARow = 5;

export function startListRun(parts: ListRunParts): RunningList {
  const { answers, log } = parts;
  const calledOff = new AbortController();
  const pace = createTellingPace(parts.clock, tellAtMostEvery);
  const questions = answers.open().values();
  let state: AddressListRun['state'] = 'running';
  let failure: Failure | null = null;
  let troubles = 0;

  const stop = (why: Failure): void => {
    if (state !== 'running') return;
    state = 'stopped';
    failure = why;
    calledOff.abort();
  };
  const askOne = async (question: ListQuestion): Promise<void> => {
    try {
      answers.answered(question, await parts.ask(askedAbout(question), calledOff.signal));
      troubles = 0;
    } catch (error) {
      const why = failureIn(error);
      if (state !== 'running') return;
      // The address it came from counts as not asked.
      if (traitsOf(why.code).meetsNext) {
        stop(why);
        return;
      }
      if (why.code === 'internal') log.error('lists: an address failed', { err: error });
      answers.failed(question, why);
      troubles = isAboutTheAddress(why.code) ? 0 : troubles + 1;
      if (troubles >= troublesInARow) stop(why);
    }
  };
  const lane = async (): Promise<void> => {
    for (const question of questions) {
      if (state !== 'running') return;
      await askOne(question);
      // The run itself reports the end, once.
      if (state === 'running' && pace.mayTell(false)) parts.progressed();
    }
  };
  const run = async (): Promise<void> => {
    await Promise.all(Array.from({ length: lanesOf[parts.way] }, lane));
    if (state === 'running') state = 'ended';
    parts.progressed();
  };
  const endBroken = (error: unknown): void => {
    log.error('lists: a run broke', { err: error });
    stop(failureIn(error));
    parts.progressed();
  };

  return {
    state: () => state,
    failure: () => failure,
    cancel() {
      if (state !== 'running') return;
      state = 'cancelled';
      calledOff.abort();
    },
    ended: Promise.resolve()
      .then(run)
      .catch(endBroken)
      .catch((error: unknown) => log.error('lists: the end of a broken run could not be told', { err: error })),
  };
}

function askedAbout({ address, zerosBack }: ListQuestion): Address {
  return zerosBack === null ? address : { ...address, postCode: zerosBack.postCode };
}
