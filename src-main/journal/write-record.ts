/**
 * What the ledger knows of one write to the service. Every kind of write (manifest, archive, delete, assign) is one
 * record that moves through the same states; the record is kept as one sealed JSON text.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Failure } from '../../src-preload/contract/failure.ts';
import type { ManifestFile, ManifestOrder } from '../../src-preload/contract/manifest.ts';

export type WriteKind = 'manifest' | 'archive' | 'delete' | 'bulk-delete' | 'assign';

/**
 * intent: written down, nothing sent · sent: durable before the first byte leaves · stored: the answer is kept and says
 * done · rejected: the service said no, or it is proven that nothing was sent · in-doubt: not known, never sent again by
 * itself · resolved: a person settled what was in doubt.
 */
export type WriteState = 'intent' | 'sent' | 'stored' | 'rejected' | 'in-doubt' | 'resolved';

/** Where each state may go. A late answer may still settle what is in doubt. */
const nextStates: Readonly<Record<WriteState, readonly WriteState[]>> = {
  intent: ['sent', 'rejected'],
  sent: ['stored', 'rejected', 'in-doubt'],
  'in-doubt': ['stored', 'rejected', 'resolved'],
  stored: [],
  rejected: [],
  resolved: [],
};

export const canBecome = (from: WriteState, to: WriteState): boolean => nextStates[from].includes(to);

/** Nothing moves such a write any more. */
export const isSettled = (state: WriteState): boolean => nextStates[state].length === 0;

export interface WriteFile extends ManifestFile {
  readonly fileName: string;
}

/** Instants are ISO 8601 with Z; null: not yet. */
export interface WriteRecord {
  readonly writeId: string;
  readonly kind: WriteKind;
  readonly accountId: string;
  /** The account's label at the time. */
  readonly accountLabel: string;
  readonly state: WriteState;
  readonly createdAt: string;
  readonly sentAt: string | null;
  readonly answeredAt: string | null;
  readonly settledAt: string | null;
  readonly orders: readonly ManifestOrder[];
  readonly labelType: string;
  readonly files: readonly WriteFile[];
  readonly failure: Failure | null;
}

/** What a write is begun with; the ledger adds the rest. */
export type WriteIntent = Pick<WriteRecord, 'kind' | 'accountId' | 'accountLabel' | 'orders'>;

/** What may change when a write moves on. */
export type WriteChange = Partial<Pick<WriteRecord, 'answeredAt' | 'labelType' | 'files' | 'failure'>>;

/** Sortable by eye and by name, safe in a file name: '20261120-141502-9f3a61c0'. */
export function newWriteId(now: Date): string {
  const [day, time] = now.toISOString().split('T') as [string, string];
  return `${day.replaceAll('-', '')}-${time.slice(0, 8).replaceAll(':', '')}-${randomBytes(4).toString('hex')}`;
}

export const isWriteId = (text: string): boolean => /^\d{8}-\d{6}-[0-9a-f]{8}$/.test(text);

/** SQLite's own check called a file fine after 50 flipped bytes; a seal on each text finds a single flipped bit. */
export const sealOf = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');

/**
 * The record in a sealed text. A right seal means this program wrote exactly this, so its shape needs no second check
 * (a newer version only ever adds fields). Null: the text is damaged.
 */
export function readSealedRecord(text: string, seal: string): WriteRecord | null {
  return sealOf(text) === seal ? (JSON.parse(text) as WriteRecord) : null;
}
