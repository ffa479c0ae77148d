/**
 * The log: pino, one file per start, a few starts kept, each bounded. A line is cleaned twice before it is written:
 * fields that carry keys by name, and every held key wherever it stands.
 */
import { closeSync, existsSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import type { Log } from './ports.ts';
import type { SecretRegister } from './secrets.ts';

const keptStarts = 5;
const largestFileBytes = 8 * 1024 * 1024;

/** The two headers, and the two keys that travel in the body of an assign (service document, 'Authentication'). */
const keyFields = ['service-api-key', 'ocp-apim-subscription-key', 'current_api_key', 'new_api_key'] as const;

export interface LogFile extends Log {
  close(): void;
}

/** `level` is pino's: 'debug', 'info', ... ; an unknown one means 'info'. The folder is made when it is missing. */
export function openLog(options: { folder: string; level: string | undefined; secrets: SecretRegister }): LogFile {
  mkdirSync(options.folder, { recursive: true, mode: 0o700 });
  const path = rotate(options.folder);
  const file = openSync(path, 'a', 0o600);
  let written = 0;
  const destination = {
    write(line: string): void {
      if (written > largestFileBytes) return;
      const clean = options.secrets.scrub(scrubFields(line));
      written += Buffer.byteLength(clean);
      writeSync(file, written > largestFileBytes ? '{"msg":"The log is full; later lines are not kept."}\n' : clean);
    },
  };
  const level = options.level !== undefined && options.level in pino.levels.values ? options.level : 'info';
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
    close: () => closeSync(file),
  };
}

const redaction = {
  paths: [...keyFields, 'serviceKey', 'subscriptionKey'].flatMap((name) => [`["${name}"]`, `*["${name}"]`]),
  censor: '[key removed]',
};

/** Key fields in text: in JSON inside JSON, in XML, as header lines, at any depth and in any case. */
const fieldPattern = new RegExp(
  `((?:${keyFields.join('|')})(?:\\\\*"\\s*:\\s*\\\\*"|\\\\*'\\s*:\\s*'|>|\\s*[:=]\\s*))([^"'\\\\<>,\\s}]+)`,
  'gi',
);

function scrubFields(line: string): string {
  return line.replace(fieldPattern, '$1[key removed]');
}

/** packbench.log is this start, packbench.1.log the one before. */
function rotate(folder: string): string {
  const at = (start: number): string => join(folder, start === 0 ? 'packbench.log' : `packbench.${start}.log`);
  rmSync(at(keptStarts - 1), { force: true });
  for (let start = keptStarts - 2; start >= 0; start -= 1) {
    if (existsSync(at(start))) renameSync(at(start), at(start + 1));
  }
  return at(0);
}
