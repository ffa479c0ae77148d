/**
 * One manifest on its way: written down, sent at most once, its answer kept before it is read, its PDF on the disk
 * before anybody is told. Also finishes what an earlier run of the program left open.
 */
import type { Failure } from '../../src-preload/contract/failure.ts';
import { failureOf, PackbenchError } from '../failures.ts';
import type { Ledger } from '../journal/ledger.ts';
import { sealOf, type WriteFile, type WriteRecord } from '../journal/write-record.ts';
import type { Clock, Log } from '../ports.ts';
import {
  type ManifestAnswer,
  type ShippingAccount,
  type ShippingClient,
  ShippingError,
  type WriteFate,
  type WriteSteps,
} from '../shipping/shipping-client.ts';
import type { Vault } from './vault.ts';

export interface ManifestRunParts {
  readonly ledger: Ledger;
  readonly vault: Vault;
  readonly client: Pick<ShippingClient, 'createManifest' | 'readManifestAnswer'>;
  readonly clock: Clock;
  readonly log: Log;
  /** Told after each change of state. */
  readonly onChange: (record: WriteRecord) => void;
}

/**
 * Sends the manifest of an INTENT. Resolves with the STORED record.
 * @throws PackbenchError with `facts.manifestId`: the service's refusal, a fault before sending, 'already-open', or
 * 'in-doubt'; and 'disk-full' or 'file-failed' with `changed: 'done'` when only the PDF could not be kept.
 */
export async function sendManifest(
  parts: ManifestRunParts,
  intent: WriteRecord,
  account: ShippingAccount,
): Promise<WriteRecord> {
  const { ledger, client, clock, onChange } = parts;
  const { writeId } = intent;
  const orderIds = intent.orders.map((order) => order.orderId);
  const progress = { mayHaveLeft: false, answeredAt: null as string | null, stepError: null as unknown };
  const steps: WriteSteps = {
    beforeSending: () =>
      remember(progress, async () => {
        onChange(await ledger.writes.markSent(writeId));
        progress.mayHaveLeft = true;
      }),
    keepAnswer: (answer) =>
      remember(progress, async () => {
        progress.answeredAt = clock.now().toISOString();
        await ledger.spool.keepAnswer(writeId, answer);
        parts.log.debug('ledger: answer kept', { writeId, byteCount: answer.body.byteLength });
      }),
  };
  let answer: ManifestAnswer;
  try {
    answer = await client.createManifest(account, orderIds, steps);
  } catch (thrown) {
    // A step of ours that failed is the cause, whatever the client made of it.
    const cause = progress.stepError ?? thrown;
    const failure = failureFrom(cause, intent);
    const fate = progress.stepError === null && cause instanceof ShippingError ? cause.fate : null;
    throw await settleFailure(parts, writeId, fate ?? (progress.mayHaveLeft ? 'in-doubt' : 'not-sent'), {
      failure,
      answeredAt: progress.answeredAt,
      cause,
    });
  }
  return storeAnswer(parts, writeId, answer, progress.answeredAt);
}

async function remember(progress: { stepError: unknown }, step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (cause) {
    progress.stepError = cause;
    throw cause;
  }
}

/** Writes the end (or the doubt) down and makes the error the page is told. */
async function settleFailure(
  parts: ManifestRunParts,
  writeId: string,
  fate: WriteFate,
  { failure, answeredAt, cause }: { failure: Failure; answeredAt: string | null; cause: unknown },
): Promise<PackbenchError> {
  const inDoubt = fate === 'in-doubt';
  const kept: Failure = { ...failure, changed: inDoubt ? 'unknown' : 'nothing' };
  const record = await parts.ledger.writes.settle(writeId, inDoubt ? 'in-doubt' : 'rejected', {
    failure: kept,
    answeredAt,
  });
  parts.onChange(record);
  return new PackbenchError(inDoubt ? { ...kept, code: 'in-doubt' } : kept, { cause });
}

async function storeAnswer(
  parts: ManifestRunParts,
  writeId: string,
  answer: ManifestAnswer,
  answeredAt: string | null,
): Promise<WriteRecord> {
  try {
    const files = await parts.vault.store(writeId, answer.pdfs);
    const record = await parts.ledger.writes.settle(writeId, 'stored', {
      labelType: answer.labelType,
      files,
      failure: null,
      answeredAt: answeredAt ?? parts.clock.now().toISOString(),
    });
    parts.onChange(record);
    return record;
  } catch (cause) {
    // The service did it and the answer is in the spool: the next start stores it. Until then nobody may send again.
    parts.log.error('manifests: the PDF could not be kept', { writeId, cause });
    if (!(cause instanceof PackbenchError)) throw cause;
    const failure: Failure = {
      ...cause.failure,
      changed: 'done',
      facts: { ...cause.failure.facts, manifestId: writeId },
    };
    if (parts.ledger.writes.get(writeId)?.state === 'sent') {
      parts.onChange(await parts.ledger.writes.settle(writeId, 'in-doubt', { failure, answeredAt }));
    }
    throw new PackbenchError(failure, { cause });
  }
}

/** Brings one unsettled write of an earlier run to its end, or to IN DOUBT. Sends nothing. */
export async function finishLeftOpen(parts: ManifestRunParts, record: WriteRecord): Promise<void> {
  const { ledger, client, onChange } = parts;
  const { writeId } = record;
  const lost = (code: 'cancelled' | 'in-doubt', message: string): Failure =>
    failureOf(code, {
      changed: code === 'in-doubt' ? 'unknown' : 'nothing',
      details: [{ message, details: '' }],
      facts: { accountId: record.accountId, manifestId: writeId },
    }).failure;

  if (record.state === 'intent') {
    const failure = lost('cancelled', 'Packbench ended before it was sent');
    onChange(await ledger.writes.settle(writeId, 'rejected', { failure }));
    return;
  }
  const kept = await ledger.spool.readAnswer(writeId);
  if (kept === null || kept === 'damaged') {
    if (record.state === 'in-doubt') return;
    const message =
      kept === null ? 'Packbench ended before the answer was kept' : 'The kept answer was damaged on this computer';
    onChange(await ledger.writes.settle(writeId, 'in-doubt', { failure: lost('in-doubt', message) }));
    return;
  }
  let answer: ManifestAnswer;
  try {
    answer = client.readManifestAnswer(kept);
  } catch (cause) {
    const fate = cause instanceof ShippingError ? cause.fate : 'in-doubt';
    if (fate === 'in-doubt' && record.state === 'in-doubt') return;
    await settleFailure(parts, writeId, fate, {
      failure: failureFrom(cause, record),
      answeredAt: record.answeredAt,
      cause,
    });
    return;
  }
  await storeAnswer(parts, writeId, answer, record.answeredAt);
}

/** The PDF taken again from the kept answer, and put back on the disk. Null: there is no answer, or another PDF in it. */
export async function restoreFromAnswer(
  parts: Pick<ManifestRunParts, 'ledger' | 'vault' | 'client' | 'log'>,
  manifestId: string,
  file: WriteFile,
): Promise<Uint8Array | null> {
  const kept = await parts.ledger.spool.readAnswer(manifestId);
  if (kept === null || kept === 'damaged') return null;
  try {
    const bytes = parts.client.readManifestAnswer(kept).pdfs[file.fileNumber - 1];
    if (bytes === undefined || sealOf(bytes) !== file.sha256) return null;
    await parts.vault.restore(file, bytes);
    parts.log.warn('manifests: a damaged PDF was restored from the kept answer', { manifestId });
    return bytes;
  } catch (cause) {
    if (!(cause instanceof ShippingError)) throw cause;
    parts.log.error('manifests: the kept answer cannot be read any more', { manifestId, cause });
    return null;
  }
}

function failureFrom(cause: unknown, record: WriteRecord): Failure {
  const { failure } =
    cause instanceof PackbenchError
      ? cause
      : failureOf('internal', { details: [{ message: cause instanceof Error ? cause.message : '', details: '' }] });
  // 'already-open' names the other manifest; every other failure is about this one.
  const facts = { accountId: record.accountId, manifestId: record.writeId, ...failure.facts };
  return { ...failure, facts };
}
