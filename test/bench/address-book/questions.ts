/**
 * Questions and replies on their way between the bench and an engine's process: a line of JSON each, read and written
 * as they come. The process holds none of them, so it weighs only the engine.
 */
import { appendFileSync, closeSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs';
import type { AddressAnswer } from './engines/engine.ts';
import type { AskedAddress } from './spellings.ts';

export type Question =
  | { readonly kind: 'text' | 'typed' | 'warm-up'; readonly text: string }
  | { readonly kind: 'address'; readonly address: AskedAddress };

export type ReplyLine =
  | { readonly kind: 'text'; readonly answers: readonly number[] }
  /** Of each keystroke of one typed text. */
  | { readonly kind: 'typed'; readonly text: string; readonly ms: readonly number[] }
  | { readonly kind: 'address'; readonly answer: AddressAnswer; readonly ms: number };

export function writeLines(path: string, lines: readonly unknown[]): void {
  writeFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

/** For files that fit in memory well. */
export function readAllLines<Line>(path: string): readonly Line[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
}

/** One line after another from one buffer: only the current line exists as text. */
export function* readLines<Line>(path: string): Generator<Line> {
  const file = openSync(path, 'r');
  const chunk = Buffer.allocUnsafeSlow(65_536);
  let filled = 0;
  try {
    for (;;) {
      const size = readSync(file, chunk, filled, chunk.length - filled, null);
      filled += size;
      let from = 0;
      for (let end = chunk.indexOf('\n'); end !== -1 && end < filled; end = chunk.indexOf('\n', from)) {
        yield JSON.parse(chunk.toString('utf8', from, end)) as Line;
        from = end + 1;
      }
      if (size === 0) return;
      if (from === 0 && filled === chunk.length) throw new Error(`A line of ${path} is too long.`);
      chunk.copyWithin(0, from, filled);
      filled -= from;
    }
  } finally {
    closeSync(file);
  }
}

/**
 * Gathers some lines before each write, so that the disk does not show in the times. The buffer is its own: lines that
 * wait as strings would be copied by every garbage collection, and that memory would count as the engine's.
 */
export function lineWriter(path: string): { write(line: unknown): void; close(): void } {
  const waiting = Buffer.allocUnsafeSlow(32_768);
  let size = 0;
  writeFileSync(path, '');
  const flush = (): void => {
    appendFileSync(path, waiting.subarray(0, size));
    size = 0;
  };
  return {
    write(line) {
      const text = `${JSON.stringify(line)}\n`;
      if (size + 3 * text.length > waiting.length) flush();
      if (3 * text.length > waiting.length) appendFileSync(path, text);
      else size += waiting.write(text, size);
    },
    close: flush,
  };
}
