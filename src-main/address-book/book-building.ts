/** Writes a whole new book into a file of its own. */
import { setImmediate } from 'node:timers/promises';
import type { AddressBookEntry } from '../../src-preload/contract/address-book.ts';
import type { GivenEntry } from './address-book.ts';
import { deleteCopyFile, openCopyFile } from './copy-file.ts';
import { fillCopy } from './copy-filling.ts';

export interface BuildOptions {
  /** ISO; now, when not given. */
  readonly readAt?: string;
  readonly signal?: AbortSignal;
  /** Entries taken so far; called now and then. */
  readonly onProgress?: (count: number) => void;
}

/**
 * `path` must not be the file of an open book; what is there is replaced. When it throws (what the entries throw, an abort,
 * a full disk), nothing is left at `path`.
 */
export async function buildBook(
  path: string,
  entries: Iterable<GivenEntry> | AsyncIterable<GivenEntry>,
  { readAt = new Date().toISOString(), signal, onProgress }: BuildOptions = {},
): Promise<{ readonly totalCount: number }> {
  deleteCopyFile(path);
  const byId = new Map<number, AddressBookEntry>();
  for await (const entry of entries) {
    signal?.throwIfAborted();
    byId.set(entry.entryId, completeEntry(entry));
    if (byId.size % 1_000 === 0) onProgress?.(byId.size);
  }
  const file = openCopyFile(path);
  try {
    await fillCopy(file.writer, [...byId.values()], readAt, () => {
      signal?.throwIfAborted();
      return setImmediate();
    });
  } catch (error) {
    file.close();
    deleteCopyFile(path);
    throw error;
  }
  file.close();
  return { totalCount: byId.size };
}

/** What is missing is empty. */
export function completeEntry(entry: GivenEntry): AddressBookEntry {
  const text = (value: unknown): string => (value === undefined || value === null ? '' : String(value));
  return {
    entryId: entry.entryId,
    name: text(entry.name),
    company: text(entry.company),
    building: text(entry.building),
    street: text(entry.street),
    suburb: text(entry.suburb),
    city: text(entry.city),
    state: text(entry.state),
    postCode: text(entry.postCode),
    country: text(entry.country),
    code: text(entry.code),
    telephone: text(entry.telephone),
    email: text(entry.email),
    ...(entry.other === undefined ? {} : { other: entry.other }),
  };
}
