/** Manifests: what was asked, what became of it, and the PDF kept on this computer. */
import type { AccountId } from './account.ts';
import type { Failure } from './failure.ts';

/**
 * intent: written down, not sent · sent: on its way, or this program ended before the answer was kept · stored: the PDF
 * is on disk, hashed and fsynced · rejected: the service refused it, or it was provably not sent · in-doubt: its
 * outcome is not known; it is never sent again by itself · at-service: a person looked it up and settled it as done;
 * its PDF can be got from the service's own site and imported.
 */
export type ManifestState = 'intent' | 'sent' | 'stored' | 'rejected' | 'in-doubt' | 'at-service';

/** An order of a manifest, as the list showed it when the manifest was asked for. */
export interface ManifestOrder {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly receiverName: string;
  readonly carrierName: string;
  readonly trackingNumber: string;
}

/** A PDF of a manifest on this computer. Most manifests have one; the service may answer with several. */
export interface ManifestFile {
  /** From 1. */
  readonly fileNumber: number;
  /** Lower-case hex of the file's bytes. */
  readonly sha256: string;
  readonly byteCount: number;
  /** A person got it from the service's own site; another may take its place. */
  readonly isImported?: true;
}

export interface ManifestSummary {
  readonly manifestId: string;
  readonly accountId: AccountId;
  /** The account's label at the time, so that history survives the account. */
  readonly accountLabel: string;
  readonly state: ManifestState;
  readonly orderCount: number;
  /** Carrier names with the number of orders of each, largest first. */
  readonly carriers: readonly { readonly carrierName: string; readonly orderCount: number }[];
  readonly createdAt: string;
  readonly answeredAt: string | null;
  readonly files: readonly ManifestFile[];
  /** Copies handed to a printer so far; the next one is called 'copy N + 1' in the print queue. */
  readonly copiesPrinted: number;
  /**
   * Why it is rejected or in doubt; for a stored one: what the service complained about beside its PDF. Null otherwise.
   */
  readonly failure: Failure | null;
}

export interface Manifest extends ManifestSummary {
  readonly orders: readonly ManifestOrder[];
  readonly labelType: string;
}

/** A manifest that was just made. Its first PDF comes along, because it is shown next. */
export interface MadeManifest extends Manifest {
  /** The bytes as they were stored; null: there is no PDF, or it is larger than 8 MB. */
  readonly firstPdf: Uint8Array | null;
}

export interface ManifestHistory {
  /** Newest first. */
  readonly manifests: readonly ManifestSummary[];
  readonly totalCount: number;
}

export interface ManifestPdf {
  readonly fileName: string;
  /** The stored bytes, read and checked against their SHA-256. */
  readonly bytes: Uint8Array;
}
