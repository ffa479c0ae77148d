/** The copies of all accounts, as the worker thread holds them: opened when first asked for, replaced as a whole, forgotten. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { AccountId } from '../../src-preload/contract/account.ts';
import type { Address } from '../../src-preload/contract/address.ts';
import type { AddressBookEntry } from '../../src-preload/contract/address-book.ts';
import { type CopyCheck, checkAddress } from './copy-check.ts';
import { type CopyFile, deleteCopyFile, isDamage, openCopyFile } from './copy-file.ts';
import { fillCopy } from './copy-filling.ts';
import { searchCopy } from './copy-search.ts';
import { createTermTrie, type TermTrie } from './term-trie.ts';

export interface CopyState {
  readonly totalCount: number;
  /** Null: nothing has been read into it yet. */
  readonly readAt: string | null;
  /** The copy that was there was damaged and has been deleted; told until a new one is there. */
  readonly wasDamaged: boolean;
}

export interface Copies {
  state(accountId: AccountId): CopyState;
  search(accountId: AccountId, text: string, limit: number): { entries: AddressBookEntry[]; state: CopyState };
  check(accountId: AccountId, address: Address): CopyCheck & { readonly state: CopyState };
  replace(accountId: AccountId, entries: readonly AddressBookEntry[], readAt: string): Promise<CopyState>;
  forget(accountId: AccountId): void;
  close(): void;
}

interface OpenCopy {
  readonly file: CopyFile;
  state: CopyState;
  terms: TermTrie | null;
}

/** `folder` is made when it is not there. Every method throws what the disk or SQLite throw, damage excepted. */
export function openCopies(folder: string): Copies {
  const opened = new Map<AccountId, OpenCopy>();
  // An account's id may be anything; its hash is a name for a file.
  const pathOf = (accountId: AccountId): string =>
    join(folder, `${createHash('sha256').update(accountId).digest('hex').slice(0, 32)}.sqlite`);

  const copyOf = (accountId: AccountId): OpenCopy => {
    const known = opened.get(accountId);
    if (known !== undefined) return known;
    const { wasDamaged, ...file } = openCopyFile(pathOf(accountId));
    const copy = { file, state: readState(file, wasDamaged), terms: null };
    opened.set(accountId, copy);
    return copy;
  };
  const forget = (accountId: AccountId): void => {
    opened.get(accountId)?.file.close();
    opened.delete(accountId);
    deleteCopyFile(pathOf(accountId));
  };
  /** What turns out to be damaged while it is used is deleted, and the question is asked of the empty copy. */
  const sound = <Value>(accountId: AccountId, use: (copy: OpenCopy) => Value): Value => {
    try {
      return use(copyOf(accountId));
    } catch (error) {
      if (!isDamage(error)) throw error;
      forget(accountId);
      const copy = copyOf(accountId);
      copy.state = { ...copy.state, wasDamaged: true };
      return use(copy);
    }
  };

  return {
    state: (accountId) => sound(accountId, ({ state }) => state),
    search: (accountId, text, limit) =>
      sound(accountId, (copy) => ({
        entries: searchCopy(copy.file.reader, () => termsOf(copy), text, limit),
        state: copy.state,
      })),
    check: (accountId, address) =>
      sound(accountId, (copy) => ({
        ...checkAddress(copy.file.reader, () => termsOf(copy), address),
        state: copy.state,
      })),
    async replace(accountId, entries, readAt) {
      const copy = copyOf(accountId);
      await fillCopy(copy.file.writer, entries, readAt, () => setImmediate());
      copy.state = readState(copy.file, false);
      copy.terms = null;
      return copy.state;
    },
    forget,
    close() {
      for (const { file } of opened.values()) file.close();
      opened.clear();
    },
  };
}

function readState(file: CopyFile, wasDamaged: boolean): CopyState {
  const readAt = file.reader.prepare('SELECT read_at FROM facts').get()?.read_at;
  const totalCount = Number(file.reader.prepare('SELECT count(*) AS count FROM entries').get()?.count);
  return { totalCount, readAt: readAt === undefined ? null : String(readAt), wasDamaged };
}

/** What no typo leads to need not be held: single letters of scripts without spaces. */
const shortestTerm = 2;

function termsOf(copy: OpenCopy): TermTrie {
  if (copy.terms !== null) return copy.terms;
  const terms = createTermTrie();
  const rows = copy.file.reader.prepare('SELECT term FROM terms WHERE length(term) >= ?').iterate(shortestTerm);
  for (const { term } of rows) terms.add(String(term));
  copy.terms = terms;
  return terms;
}
