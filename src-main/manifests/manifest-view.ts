/** The ledger's record of a manifest as the page sees it. */
import type { Manifest, ManifestState, ManifestSummary } from '../../src-preload/contract/manifest.ts';
import type { WriteRecord, WriteState } from '../journal/write-record.ts';

export function toSummary(record: WriteRecord, copiesPrinted: number): ManifestSummary {
  return {
    manifestId: record.writeId,
    accountId: record.accountId,
    accountLabel: record.accountLabel,
    state: toManifestState(record.state),
    orderCount: record.orders.length,
    carriers: carrierSplit(record),
    createdAt: record.createdAt,
    answeredAt: record.answeredAt,
    files: record.files.map(({ fileNumber, sha256, byteCount }) => ({ fileNumber, sha256, byteCount })),
    copiesPrinted,
    failure: record.failure,
  };
}

export function toManifest(record: WriteRecord, copiesPrinted: number): Manifest {
  return { ...toSummary(record, copiesPrinted), orders: record.orders, labelType: record.labelType };
}

/** A manifest is resolved by its PDF (then it is stored) or by knowing that it was not made (then it is rejected). */
export const toManifestState = (state: WriteState): ManifestState => (state === 'resolved' ? 'rejected' : state);

function carrierSplit(record: WriteRecord): ManifestSummary['carriers'] {
  const counts = new Map<string, number>();
  for (const { carrierName } of record.orders) counts.set(carrierName, (counts.get(carrierName) ?? 0) + 1);
  return [...counts]
    .map(([carrierName, orderCount]) => ({ carrierName, orderCount }))
    .sort((a, b) => b.orderCount - a.orderCount || a.carrierName.localeCompare(b.carrierName));
}
