/** Searches all memory of a process for keys, as a core dump would hold it. */
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { formsOf } from './canaries.ts';

const pieceBytes = 16 * 1024 * 1024;

export interface SearchedMemory {
  readonly bytes: number;
  /** The forms that were found. */
  readonly found: readonly string[];
}

/** Every readable byte of the process: heap, stacks and mapped files. Needs the right to read it, as root has. */
export function searchMemory(processId: number, words: readonly string[]): SearchedMemory {
  const forms = [...new Set(words.flatMap(formsOf))].map((form) => Buffer.from(form, 'latin1'));
  const longest = Math.max(...forms.map((form) => form.length));
  const found = new Set<string>();
  let bytes = 0;
  const memory = openSync(`/proc/${processId}/mem`, 'r');
  try {
    for (const { start, end } of readableRanges(processId)) {
      for (let at = start; at < end; at += pieceBytes) {
        // Pieces overlap, so that nothing is missed in between.
        const piece = readPiece(memory, at, Math.min(pieceBytes + longest, end - at));
        bytes += Math.min(piece.length, pieceBytes);
        for (const form of forms) if (piece.includes(form)) found.add(form.toString('latin1'));
      }
    }
  } finally {
    closeSync(memory);
  }
  return { bytes, found: [...found] };
}

interface Range {
  readonly start: number;
  readonly end: number;
}

function readableRanges(processId: number): readonly Range[] {
  const lines = readFileSync(`/proc/${processId}/maps`, 'latin1').split('\n');
  return lines.flatMap((line) => {
    const [, start, end, rights = '', name = ''] = /^(\w+)-(\w+) (\S+) \S+ \S+ \S+ *(.*)$/.exec(line) ?? [];
    // The kernel's own pages cannot be read, and hold nothing of ours.
    if (start === undefined || end === undefined || !rights.startsWith('r') || name.startsWith('[v')) return [];
    return [{ start: Number.parseInt(start, 16), end: Number.parseInt(end, 16) }];
  });
}

/** Memory that was never touched, or has gone meanwhile, has no bytes. */
function readPiece(memory: number, at: number, length: number): Buffer {
  const piece = Buffer.allocUnsafe(length);
  try {
    return piece.subarray(0, readSync(memory, piece, 0, length, at));
  } catch {
    return piece.subarray(0, 0);
  }
}
