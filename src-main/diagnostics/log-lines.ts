/**
 * The last lines of the log, reduced to what cannot hold a stranger's text: our own message, and facts that are codes
 * or numbers. The texts of errors stay out, because they quote what could not be read; where an error was thrown stays
 * in.
 */
import { open } from 'node:fs/promises';
import { join } from 'node:path';

export interface LogLines {
  readonly lines: readonly LogLine[];
  /** Lines that are not JSON: cut, or not ours. */
  readonly unreadable: number;
}

export type LogLine = Readonly<Record<string, unknown>>;

/** The logs of this start and the one before, or of this start where it has filled one (log.ts). */
const files = ['packbench.log', 'packbench.1.log'];
const mostLines = 400;
const mostBytes = 512 * 1024;

/** Throws the system's error when the log of this start cannot be read; an earlier one may be missing. */
export async function lastLogLines(folder: string): Promise<Readonly<Record<string, LogLines>>> {
  const [first = '', earlier = ''] = files;
  return {
    thisStart: linesIn(await lastText(join(folder, first))),
    startBefore: linesIn(await lastText(join(folder, earlier)).catch(() => '')),
  };
}

async function lastText(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const from = Math.max(0, size - mostBytes);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size - from), 0, size - from, from);
    const text = buffer.subarray(0, bytesRead).toString('utf8');
    // The first line is incomplete, unless it is the first of the file.
    return from === 0 ? text : text.slice(text.indexOf('\n') + 1);
  } finally {
    await file.close();
  }
}

function linesIn(text: string): LogLines {
  const written = text.split('\n').filter((line) => line !== '');
  const read = written.slice(-mostLines).map(reducedLine);
  const lines = read.filter((line) => line !== null);
  return { lines, unreadable: read.length - lines.length };
}

const levels: Readonly<Record<number, string>> = { 20: 'debug', 30: 'info', 40: 'warn', 50: 'error', 60: 'fatal' };

/** Facts of our own making, each a code, an id that we made, or a number. */
const keptFacts = [
  'accountId',
  'bytes',
  'code',
  'count',
  'host',
  'httpStatus',
  'keptAs',
  'kind',
  'manifestId',
  'milliseconds',
  'operation',
  'orderCount',
  'path',
  'printJobId',
  'roundId',
  'state',
  'writeId',
] as const;

function reducedLine(line: string): LogLine | null {
  const content = objectIn(line);
  if (content === null) return null;
  const { time, level, msg, fault, failure, err } = content;
  const facts = keptFacts
    .map((name) => [name, content[name]] as const)
    .filter(([, value]) => isCode(value) || typeof value === 'number');
  // A request's fault is written as 'code: words'.
  const faultCode = typeof fault === 'string' ? fault.split(':')[0] : undefined;
  return {
    time,
    level: levels[Number(level)] ?? level,
    message: msg,
    ...Object.fromEntries(facts),
    ...(isCode(faultCode) ? { fault: faultCode } : {}),
    ...(codeOf(failure) === null ? {} : { failure: codeOf(failure) }),
    ...(isObject(err) ? { error: reducedError(err) } : {}),
  };
}

function reducedError(error: Readonly<Record<string, unknown>>): LogLine {
  const { type, code, failure, stack } = error;
  const frames = typeof stack === 'string' ? stack.split('\n').filter((line) => /^\s+at /.test(line)) : [];
  return {
    ...(isCode(type) ? { type } : {}),
    ...(isCode(code) ? { code } : {}),
    ...(codeOf(failure) === null ? {} : { failure: codeOf(failure) }),
    at: frames.slice(0, 8).map((frame) => frame.trim()),
  };
}

function codeOf(failure: unknown): string | null {
  return isObject(failure) && isCode(failure.code) ? failure.code : null;
}

/** No spaces, because every person's name and every address has one. */
function isCode(value: unknown): value is string {
  return typeof value === 'string' && /^[^\s]{1,300}$/.test(value);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function objectIn(line: string): Readonly<Record<string, unknown>> | null {
  try {
    const content: unknown = JSON.parse(line);
    return isObject(content) ? content : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** How often each failure occurs in the lines, for the summary. */
export function failuresIn(lines: readonly LogLine[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { failure, fault, error } of lines) {
    const code = failure ?? fault ?? (isObject(error) ? error.failure : undefined);
    if (typeof code === 'string') counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}
