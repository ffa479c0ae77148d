/**
 * Runs one write of any kind: sent at most once, its answer kept before it is read (where the disk takes it), and its end
 * (or the doubt) stored before anybody is told. Also finishes, without sending, what an earlier run of the program left open.
 */
import type { Failure } from '../../src-preload/contract/failure.ts';
import type { Remark } from '../../src-preload/contract/remark.ts';
import type { Reserve } from '../disk/reserve.ts';
import { failureIn, failureOf, foreseen, PackbenchError, remark } from '../failures.ts';
import type { Clock, Log } from '../ports.ts';
import { type RawAnswer, ShippingError, type WriteFate, type WriteSteps } from '../shipping/shipping-client.ts';
import type { Ledger } from './ledger.ts';
import type { WriteRecord } from './write-record.ts';

export interface WriteRunParts {
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly log: Log;
  /** Called after each change of state. If it throws, that is logged and changes nothing about the write. */
  readonly onChange: (record: WriteRecord) => void;
}

export interface KeptAnswer<Answer> {
  /** The write as it was when its answer came. */
  readonly record: WriteRecord;
  readonly answer: Answer;
  readonly answeredAt: string | null;
  /** The disk did not take it: it is only here. Null: a later start can read it again. */
  readonly notKept: { readonly answer: RawAnswer; readonly cause: PackbenchError } | null;
}

/** Four times the envelope that answers a change, and the records of its orders. */
export const reserveForAChange = 1024 * 1024;

/**
 * Sends the write of an INTENT, and answers what the service said; the record is then still SENT, for the caller to conclude.
 * What is told is what became of the write: no failure of this computer after the first byte can say that nothing was changed.
 * Throws PackbenchError with `facts.manifestId` for a manifest: the service's refusal, a fault before sending,
 * 'already-open', or 'in-doubt'. The record is then REJECTED or IN DOUBT. `reserve`: the room for all that follows the sending;
 * what is left of it is the caller's to give back.
 */
export async function runWrite<Answer>(
  parts: WriteRunParts,
  intent: WriteRecord,
  reserve: Reserve,
  send: (steps: WriteSteps) => Promise<Answer>,
): Promise<KeptAnswer<Answer>> {
  const { ledger, clock, log } = parts;
  const { writeId } = intent;
  const progress = {
    record: intent,
    mayHaveLeft: false,
    answeredAt: null as string | null,
    notKept: null as KeptAnswer<Answer>['notKept'],
    stepError: null as unknown,
  };
  const steps: WriteSteps = {
    beforeSending: () =>
      remember(progress, async () => {
        progress.record = await ledger.writes.markSent(writeId);
        progress.mayHaveLeft = true;
        tell(parts, progress.record);
      }),
    keepAnswer: (answer) =>
      remember(progress, async () => {
        progress.answeredAt = clock.now().toISOString();
        await reserve.makeRoom(answer.body.byteLength);
        // It is read all the same: what it says may go to a place that the disk does take.
        const cause = await ledger.backup.keepAnswer(writeId, answer).then(() => null, foreseen);
        progress.notKept = cause === null ? null : { answer, cause };
        if (cause !== null) log.error('ledger: answer not kept', { writeId, cause });
        else log.debug('ledger: answer kept', { writeId, byteCount: answer.body.byteLength });
      }),
  };
  try {
    const answer = await send(steps);
    return { record: progress.record, answer, answeredAt: progress.answeredAt, notKept: progress.notKept };
  } catch (thrown) {
    // If a step of ours failed, that is the cause, whatever the client made of it.
    const cause = progress.stepError ?? thrown;
    const fate = progress.stepError === null && cause instanceof ShippingError ? cause.fate : null;
    await reserve.giveBack();
    throw await concludeFailure(parts, progress.record, fate ?? (progress.mayHaveLeft ? 'in-doubt' : 'not-sent'), {
      answeredAt: progress.answeredAt,
      cause,
    });
  }
}

async function remember(progress: { stepError: unknown }, step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (cause) {
    progress.stepError = cause;
    throw cause;
  }
}

/** The page may miss this news: what it is told at the end, and what it reads next, is right anyway. */
export function tell({ onChange, log }: Pick<WriteRunParts, 'onChange' | 'log'>, record: WriteRecord): void {
  try {
    onChange(record);
  } catch (cause) {
    log.error('ledger: a change could not be told', { writeId: record.writeId, state: record.state, cause });
  }
}

/** Concludes the write with its end (or the doubt) and makes the error for the page. */
export async function concludeFailure(
  parts: WriteRunParts,
  record: WriteRecord,
  fate: WriteFate,
  { answeredAt, cause }: { answeredAt: string | null; cause: unknown },
): Promise<PackbenchError> {
  const inDoubt = fate === 'in-doubt';
  const failure: Failure = { ...failureFrom(cause, record), changed: inDoubt ? 'unknown' : 'nothing' };
  const state = inDoubt ? 'in-doubt' : 'rejected';
  tell(parts, await parts.ledger.writes.conclude(record, state, { failure, answeredAt }));
  return new PackbenchError(inDoubt ? asDoubt(failure) : failure, { cause });
}

/** Keeps the fault that hid the answer beside the doubt. */
function asDoubt(failure: Failure): Failure {
  if (failure.code === 'in-doubt') return failure;
  return { ...failure, code: 'in-doubt', facts: { ...failure.facts, reason: failure.code } };
}

/** How a kind of write reads a kept answer and stores what it says. */
export interface AnswerReading<Answer> {
  /** Throws ShippingError, whose fate says what the answer means. */
  readonly read: (answer: RawAnswer) => Promise<Answer>;
  readonly store: (kept: KeptAnswer<Answer>) => Promise<unknown>;
}

/** Brings one unsettled write of an earlier run to its end, or to IN DOUBT. Sends nothing. */
export async function finishLeftOpen<Answer>(
  parts: WriteRunParts,
  record: WriteRecord,
  reading: AnswerReading<Answer>,
): Promise<void> {
  const { ledger } = parts;
  const { writeId, state, answeredAt } = record;
  const leaveInDoubt = async (lost: Remark): Promise<void> => {
    const told = failureOf('in-doubt', { changed: 'unknown', facts: { ...factsOf(record), remarks: [lost] } });
    tell(parts, await ledger.writes.conclude(record, 'in-doubt', { failure: told.failure }));
  };

  if (state === 'intent') {
    const facts = { ...factsOf(record), remarks: [remark('ended-before-sending')] };
    const { failure } = failureOf('cancelled', { changed: 'nothing', facts });
    const ended = await ledger.writes.concludeUnsent(record, { failure });
    if (ended !== null) tell(parts, ended);
    return;
  }
  // Reading it once took too long: it stays in doubt, its failure says why, and no later start waits for it again.
  if (state === 'in-doubt' && record.failure?.facts.reason === 'answer-too-slow') return;
  const kept = await ledger.backup.readAnswer(writeId).catch(async (cause: unknown) => {
    // The disk may never give it back: until then it must be possible to look the write up.
    if (state !== 'in-doubt') await leaveInDoubt(remark('kept-answer-not-read'));
    throw cause;
  });
  if (kept === null || kept === 'damaged') {
    if (state === 'in-doubt') return;
    return leaveInDoubt(remark(kept === null ? 'ended-before-answer-was-kept' : 'kept-answer-damaged'));
  }
  let answer: Answer;
  try {
    answer = await reading.read(kept);
  } catch (cause) {
    const fate = cause instanceof ShippingError ? cause.fate : 'in-doubt';
    if (fate !== 'in-doubt' || state !== 'in-doubt') await concludeFailure(parts, record, fate, { answeredAt, cause });
    return;
  }
  await reading.store({ record, answer, answeredAt, notKept: null });
}

function factsOf(record: WriteRecord): Failure['facts'] {
  return {
    accountId: record.accountId,
    ...(record.kind === 'manifest' ? { manifestId: record.writeId } : {}),
  };
}

function failureFrom(cause: unknown, record: WriteRecord): Failure {
  const failure = failureIn(cause);
  // 'already-open' names the other manifest; every other failure is about this one.
  return { ...failure, facts: { ...factsOf(record), ...failure.facts } };
}
