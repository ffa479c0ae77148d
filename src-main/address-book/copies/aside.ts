/**
 * An answer that was not taken as the book by itself. It is kept beside the book until the operator decides, also over
 * a restart.
 */
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import type { AddressBookAside } from '../../../src-preload/contract/address-book.ts';
import { askTwice } from '../../disk/ask-twice.ts';
import { type BookFiles, removeFile } from './book-files.ts';

const reasons: readonly AddressBookAside['reason'][] = ['unreadable', 'empty', 'much-smaller'];

/** Null: nothing is set aside. A note that cannot be read is removed together with its file: it must not hide the book. */
export function readAside(files: BookFiles): AddressBookAside | null {
  let text: string;
  try {
    text = askTwice(() => readFileSync(files.asideNote, 'utf8'));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) dropAside(files);
    return null;
  }
  const aside = toAside(text);
  if (aside === null) dropAside(files);
  return aside;
}

function toAside(text: string): AddressBookAside | null {
  try {
    const { reason, totalCount, readAt } = JSON.parse(text) as Partial<AddressBookAside>;
    const known = reasons.find((each) => each === reason);
    const isSound = known !== undefined && Number.isInteger(totalCount) && !Number.isNaN(Date.parse(String(readAt)));
    return isSound ? { reason: known, totalCount: Number(totalCount), readAt: String(readAt) } : null;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return null;
    throw error;
  }
}

/** Moves `from`, a file in the same folder, to where the last one was set aside. The note is written last. */
export function keepAside(files: BookFiles, aside: AddressBookAside, from: string): void {
  dropAside(files);
  renameSync(from, aside.reason === 'unreadable' ? files.asideAnswer : files.asideBook);
  const part = `${files.asideNote}.part`;
  const note = openSync(part, 'w', 0o600);
  try {
    writeSync(note, JSON.stringify(aside));
    fsyncSync(note);
  } finally {
    closeSync(note);
  }
  renameSync(part, files.asideNote);
}

/** The note goes first: a file without a note is swept at the next start. */
export function dropAside(files: BookFiles): void {
  rmSync(files.asideNote, { force: true });
  removeFile(files.asideBook);
  rmSync(files.asideAnswer, { force: true });
}
