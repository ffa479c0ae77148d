/** 3. Manifest Orders. */
import type { FailureDetail } from '../../../src-preload/contract/failure.ts';
import type { ManifestAnswer, ShippingAccount } from '../shipping-client.ts';
import type { BodyValue } from './body.ts';
import {
  errorWords,
  openEnvelope,
  RefusedByService,
  refuseIfOnlyWords,
  refuseUnreadableSuccess,
  wordsBesideSuccess,
} from './envelope.ts';
import { type WireOperation, wireBody } from './operation.ts';
import { toPdfs } from './pdf-text.ts';
import { field, isRecord, toText, type WireRecord } from './tolerant.ts';

/** `manifest_all` is always sent, though it is optional: services may differ in their default. */
export function wireCreateManifest(orderIds: readonly number[], format: ShippingAccount['format']): WireOperation {
  return {
    name: 'Manifest Orders',
    method: 'POST',
    path: '/api/orders/manifest',
    body: wireBody(format, 'CreateManifestRequest', { order_ids: orderIds, manifest_all: false }),
  };
}

/** A person has settled that the manifest was made: its PDFs count, whatever stands beside them. */
export function toSettledManifest({ value }: BodyValue): ManifestAnswer {
  return manifestIn(isRecord(value) ? value : {}, errorWords(value));
}

function manifestIn(record: WireRecord, words: readonly FailureDetail[]): ManifestAnswer {
  const manifest = { labelType: toText(field(record, 'label_type')), pdfs: toPdfs(field(record, 'pdf')) };
  return words.length === 0 ? manifest : { ...manifest, words };
}

export function holdsPdf({ value }: BodyValue): boolean {
  const pdf = isRecord(value) ? field(value, 'pdf') : undefined;
  return pdf !== undefined && pdf !== null && pdf !== '';
}

/** A refusal together with a PDF cannot be relied on. */
export function toManifestAnswer(body: BodyValue): ManifestAnswer {
  const hasPdf = holdsPdf(body);
  try {
    const record = openEnvelope(body, 'CreateManifestResponse', 'pdf');
    refuseUnreadableSuccess(record);
    refuseIfOnlyWords(record, !hasPdf);
    return manifestIn(record, wordsBesideSuccess(record));
  } catch (error) {
    throw error instanceof RefusedByService && hasPdf ? new RefusedByService(error.details, false) : error;
  }
}
