/**
 * What only a manifest has among the writes: its answer holds PDFs, and they are on the disk before anybody is told.
 */
import type { Failure } from '../../src-preload/contract/failure.ts';
import type { OpenAccount } from '../accounts/service-door.ts';
import { fileFailure } from '../disk/durable-file.ts';
import { noReserve, type Reserve } from '../disk/reserve.ts';
import { failureIn, failureOf, foreseen, PackbenchError } from '../failures.ts';
import type { WriteFile, WriteRecord } from '../journal/write-record.ts';
import {
  concludeFailure,
  finishLeftOpen,
  type KeptAnswer,
  runWrite,
  tell,
  type WriteRunParts,
} from '../journal/write-run.ts';
import {
  type ManifestAnswer,
  type RawAnswer,
  type ShippingClient,
  ShippingError,
} from '../shipping/shipping-client.ts';
import { sha256InSlices } from '../threads/large-bytes.ts';
import type { Vault } from './vault.ts';

export interface ManifestRunParts extends WriteRunParts {
  readonly vault: Vault;
  readonly client: Pick<ShippingClient, 'createManifest' | 'readManifestAnswer'>;
  /** The disk did not take a PDF. `unkept`: nor its answer. */
  readonly storeLater: (manifestId: string, unkept: RawAnswer | null) => void;
}

/** Lets the caller note the manifest's id; if that fails, nothing is sent. Throws what `begun` throws. */
export async function noteBegun(
  parts: WriteRunParts,
  intent: WriteRecord,
  begun: (manifestId: string) => void = () => undefined,
): Promise<void> {
  try {
    begun(intent.writeId);
  } catch (cause) {
    const failure = { ...failureIn(cause), changed: 'nothing' as const };
    const ended = await parts.ledger.writes.concludeUnsent(intent, { failure });
    if (ended !== null) tell(parts, ended);
    throw cause;
  }
}

/**
 * Sends the manifest of an INTENT. Resolves with the STORED record and the PDFs as they are on the disk. Throws what
 * `runWrite` throws; and 'disk-full' or 'file-failed' with `changed: 'done'` when only the PDF could not be kept.
 */
export async function sendManifest(
  parts: ManifestRunParts,
  intent: WriteRecord,
  opened: OpenAccount,
  reserve: Reserve,
): Promise<{ readonly stored: WriteRecord; readonly pdfs: readonly Uint8Array[] }> {
  const orderIds = intent.orders.map((order) => order.orderId);
  const kept = await runWrite(parts, intent, reserve, (steps) =>
    opened.reach((account) => parts.client.createManifest(account, orderIds, steps)),
  );
  return { stored: await storePdfs(parts, kept, reserve), pdfs: kept.answer.pdfs };
}

/** Settles a manifest of an earlier run from what the backup kept. Sends nothing. */
export function finishManifest(parts: ManifestRunParts, record: WriteRecord): Promise<void> {
  return finishLeftOpen(parts, record, {
    read: (answer) => parts.client.readManifestAnswer(answer),
    store: (kept) => storePdfs(parts, kept, noReserve),
  });
}

async function storePdfs(
  parts: ManifestRunParts,
  { record, answer, answeredAt, notKept }: KeptAnswer<ManifestAnswer>,
  reserve: Reserve,
): Promise<WriteRecord> {
  const { ledger, vault, clock } = parts;
  const { writeId } = record;
  let files: WriteFile[];
  try {
    files = await vault.store(writeId, answer.pdfs, reserve);
  } catch (cause) {
    await reserve.giveBack();
    parts.storeLater(writeId, notKept?.answer ?? null);
    // A next start would not find it.
    if (notKept !== null) throw await concludeFailure(parts, record, 'in-doubt', { answeredAt, cause: notKept.cause });
    throw await pdfNotKept(parts, record, answeredAt, cause);
  }
  await reserve.giveBack();
  const stored = await ledger.writes.conclude(record, 'stored', {
    labelType: answer.labelType,
    files,
    failure: complaintOf(answer, writeId),
    answeredAt: answeredAt ?? clock.now().toISOString(),
  });
  tell(parts, stored);
  return stored;
}

/**
 * The service did it and the backup has the answer: it is stored as soon as the disk takes it, or by the next start. Until
 * then nobody may send again.
 */
async function pdfNotKept(
  parts: ManifestRunParts,
  record: WriteRecord,
  answeredAt: string | null,
  cause: unknown,
): Promise<PackbenchError> {
  const { ledger, log } = parts;
  const manifestId = record.writeId;
  const { failure: told } = cause instanceof PackbenchError ? cause : fileFailure(parts.vault.folder, cause);
  const failure: Failure = { ...told, changed: 'done', facts: { ...told.facts, manifestId } };
  // At a later try or start this is no news.
  if (record.failure?.changed !== 'done') {
    log.error('manifests: the PDF could not be kept', { manifestId, cause });
    tell(parts, await ledger.writes.conclude(record, 'in-doubt', { failure, answeredAt }));
  }
  return new PackbenchError(failure, { cause });
}

/** A PDF that came with complaints is kept together with them: an order may be missing on it. */
function complaintOf({ words }: ManifestAnswer, manifestId: string): Failure | null {
  if (words === undefined || words.length === 0) return null;
  return failureOf('service-refused', { changed: 'done', details: words, facts: { manifestId } }).failure;
}

/**
 * The PDF of a manifest that was settled as made, where its answer held one beside a refusal: nobody need fetch it from
 * the service's site. Throws what the disk throws.
 */
export async function storeSettled(parts: ManifestRunParts, record: WriteRecord): Promise<void> {
  const { ledger, vault, client, log } = parts;
  const { writeId } = record;
  const kept = await ledger.backup.readAnswer(writeId);
  if (kept === null || kept === 'damaged') return;
  try {
    const answer = await client.readManifestAnswer(kept, true);
    const files = await vault.store(writeId, answer.pdfs, noReserve);
    const { labelType } = answer;
    tell(
      parts,
      await ledger.writes.settle(writeId, 'stored', { files, labelType, failure: complaintOf(answer, writeId) }),
    );
  } catch (cause) {
    if (!(cause instanceof ShippingError)) throw cause;
    log.info('manifests: the kept answer has no PDF', { manifestId: writeId, cause });
  }
}

export interface TakenFromAnswer {
  readonly bytes: Uint8Array;
  /** Why they do not lie on the disk again; null: they do. */
  readonly notPutBack: PackbenchError | null;
}

/** The PDF taken again from the kept answer, and put back on the disk. Null: there is no answer, or another PDF in it. */
export async function restoreFromAnswer(
  { ledger, vault, client, log }: Pick<ManifestRunParts, 'ledger' | 'vault' | 'client' | 'log'>,
  manifestId: string,
  file: WriteFile,
): Promise<TakenFromAnswer | null> {
  const kept = await ledger.backup.readAnswer(manifestId);
  if (kept === null || kept === 'damaged') return null;
  try {
    const bytes = (await client.readManifestAnswer(kept, true)).pdfs[file.fileNumber - 1];
    if (bytes === undefined || (await sha256InSlices(bytes)) !== file.sha256) return null;
    const notPutBack = await vault.restore(file, bytes).then(() => null, foreseen);
    if (notPutBack === null) log.warn('manifests: a damaged PDF was restored from the kept answer', { manifestId });
    else log.error('manifests: a damaged PDF could not be put back', { manifestId, cause: notPutBack });
    return { bytes, notPutBack };
  } catch (cause) {
    if (!(cause instanceof ShippingError)) throw cause;
    log.error('manifests: the kept answer cannot be read any more', { manifestId, cause });
    return null;
  }
}
