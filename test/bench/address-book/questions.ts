/**
 * Questions and replies on their way between the bench and an engine's process: a line of JSON each, read and written as they
 * come, so that the process holds none of them and what it weighs is the engine.
 */
import { appendFileSync, closeSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
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

export function* readLines<Line>(path: string): Generator<Line> {
  const file = openSync(path, 'r');
  const decoder = new StringDecoder('utf8');
  const chunk = Buffer.alloc(4_096);
  let rest = '';
  try {
    for (let size = readSync(file, chunk); size > 0; size = readSync(file, chunk)) {
      const lines = (rest + decoder.write(chunk.subarray(0, size))).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield JSON.parse(line) as Line;
    }
  } finally {
    closeSync(file);
  }
}

/**
 * Gathers some lines before each write: the disk is not to be heard in the times. In a buffer of its own: lines that wait as
 * strings would be copied by every collection of garbage, and the room for that be counted as the engine's.
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
