/**
 * The log: pino, a new file with each start and wherever one is full, a few of them kept. A line is cleaned twice before it is
 * written: fields that carry keys by name, and every held key wherever it stands. Logging never throws: a full disk
 * must not stop the manifest that the line was about. If the log cannot be kept, stderr says so once.
 */
import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, lstatSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Log } from '../ports.ts';
import type { SecretRegister } from './secrets.ts';

const keptFiles = 5;
const largestFileBytes = 8 * 1024 * 1024;

/** The two headers, and the two keys that travel in the body of an assign (service document, 'Authentication'). */
const keyFields = ['service-api-key', 'ocp-apim-subscription-key', 'current_api_key', 'new_api_key'] as const;

export interface LogFile extends Log {
  close(): void;
}

/**
 * `level` is pino's: 'debug', 'info', ...; an unknown one means 'info'. The folder is made when it is missing. Never
 * throws.
 */
export function openLog(options: { folder: string; level: string | undefined; secrets: SecretRegister }): LogFile {
  tellNobodyInVain();
  let told = false;
  const tell = (cause: unknown): void => {
    if (!told) process.stderr.write(`Packbench cannot write its log in ${options.folder}: ${String(cause)}\n`);
    told = true;
  };
  let file = openFile(options.folder, tell);
  let written = 0;
  /** Null: the folder takes no file now. It is tried again with the next line. */
  const fileWithRoom = (byteCount: number): number | null => {
    if (file !== null && written + byteCount > largestFileBytes) {
      const full = file;
      // Its number may belong to another file from here on.
      file = null;
      written = 0;
      closeSync(full);
    }
    file ??= openFile(options.folder, tell);
    return file;
  };
  const destination = {
    write(line: string): void {
      const clean = options.secrets.scrub(scrubFields(line));
      const byteCount = Buffer.byteLength(clean);
      try {
        const place = fileWithRoom(byteCount);
        if (place === null) return;
        writeSync(place, clean);
        written += byteCount;
      } catch (cause) {
        tell(cause);
      }
    },
  };
  const { level: asked } = options;
  const level = asked !== undefined && Object.hasOwn(pino.levels.values, asked) ? asked : 'info';
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, redact: redaction }, destination);
  const write =
    (name: 'debug' | 'info' | 'warn' | 'error') =>
    (message: string, facts: object = {}): void =>
      logger[name](facts, message);
  return {
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    close() {
      if (file !== null) closeSync(file);
    },
  };
}

/** Whoever started the app may have gone: what is written to stderr then would end it, in the middle of anything. */
function tellNobodyInVain(): void {
  if (process.stderr.listenerCount('error') === 0) process.stderr.on('error', () => undefined);
}

const redaction = {
  paths: [...keyFields, 'serviceKey', 'subscriptionKey'].flatMap((name) => [`["${name}"]`, `*["${name}"]`]),
  censor: '[key removed]',
};

/** Key fields in text: in JSON inside JSON, in XML, as header lines, at any depth and in any case. */
const fieldPattern = new RegExp(`((?:${keyFields.join('|')})[\\\\"'\\s]*[:=>][\\\\"'\\s]*)([^"'\\\\<>,\\s}]+)`, 'gi');

function scrubFields(line: string): string {
  return line.replace(fieldPattern, '$1[key removed]');
}

/** Null when the folder takes no file; that is reported. */
function openFile(folder: string, tell: (cause: unknown) => void): number | null {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return openSync(rotate(folder), 'a', 0o600);
  } catch (cause) {
    tell(cause);
    return null;
  }
}

/** packbench.log is the newest, packbench.1.log the one before. */
function rotate(folder: string): string {
  const at = (place: number): string => join(folder, place === 0 ? 'packbench.log' : `packbench.${place}.log`);
  for (let place = 0; place < keptFiles; place += 1) moveStranger(at(place));
  // Tried again, after all the others were moved.
  if (!existsSync(at(0))) return at(0);
  rmSync(at(keptFiles - 1), { force: true });
  for (let place = keptFiles - 2; place >= 0; place -= 1) {
    if (existsSync(at(place))) renameSync(at(place), at(place + 1));
  }
  return at(0);
}

/** A folder or a pipe is no log of ours: it is not deleted, and whoever reads the logs must not wait for it. */
function moveStranger(path: string): void {
  const there = lstatSync(path, { throwIfNoEntry: false });
  if (there === undefined || there.isFile()) return;
  renameSync(path, `${path}.kept-${randomUUID()}`);
}
