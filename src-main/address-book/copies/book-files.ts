/** The files of each account's book in the folder of the copies, by name, and what a killed run may leave behind. */
import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { AccountId } from '../../../src-preload/contract/account.ts';

export interface BookFiles {
  /** The copy in use. */
  readonly book: string;
  /** A copy that another version of Packbench made, until its entries are in the copy in use. */
  readonly earlier: string;
  /** While the book is being read: the service's answer as it arrives, and the new book made from it. */
  readonly answer: string;
  readonly built: string;
  /** What was set aside: the note that says why, and the new book or the unreadable answer. */
  readonly asideNote: string;
  readonly asideBook: string;
  readonly asideAnswer: string;
}

/** An account's id may be any text; its hash makes a file name. */
const nameOf = (accountId: AccountId): string => createHash('sha256').update(accountId).digest('hex').slice(0, 32);

/** Whether any file of the account's book is left, whole or not. */
export const hasBookFiles = (folder: string, accountId: AccountId): boolean =>
  namesIn(folder).some((name) => name.startsWith(nameOf(accountId)));

export function bookFilesOf(folder: string, accountId: AccountId): BookFiles {
  const base = join(folder, nameOf(accountId));
  return {
    book: `${base}.sqlite`,
    earlier: `${base}.earlier.sqlite`,
    answer: `${base}.answer`,
    built: `${base}.built`,
    asideNote: `${base}.aside.json`,
    asideBook: `${base}.aside.sqlite`,
    asideAnswer: `${base}.aside.answer`,
  };
}

/** The files beside one that SQLite has open. */
const companions = ['', '-journal', '-wal', '-shm'];

export function removeFile(path: string): void {
  for (const suffix of companions) rmSync(path + suffix, { force: true });
}

/**
 * Runs before anything is read: removes what an earlier run did not finish, what was set aside without its note, and the books
 * of accounts that are gone.
 */
export function sweepBookFiles(folder: string, goneIds: readonly AccountId[]): void {
  const names = new Set(namesIn(folder));
  const gone = new Set(goneIds.map(nameOf));
  for (const name of names) {
    const [base = '', ...endings] = name.split('.');
    const ending = endings.join('.');
    const isUnfinished = /^(answer|built(-.*)?|aside\.json\.part)$/.test(ending);
    const isWithoutNote = /^aside\.(sqlite|answer)/.test(ending) && !names.has(`${base}.aside.json`);
    if (isUnfinished || isWithoutNote || gone.has(base)) rmSync(join(folder, name), { force: true });
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
