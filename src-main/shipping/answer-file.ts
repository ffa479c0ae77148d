/**
 * Writes the body of a large answer to a file as it comes, so that it is never in memory as a whole: unpacked, limited
 * in length, and without the keys that a service may repeat in it. The file is private to this user.
 */
import { createWriteStream } from 'node:fs';
import { Transform, type TransformCallback, type Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import zlib from 'node:zlib';
import { isNoRoom, systemCodeOf } from '../disk/system-code.ts';
import type { SecretRegister } from '../redaction/secrets.ts';
import { type Concealer, createConcealer } from './conceal-keys.ts';
import { BodyFault, type BodySink } from './exchange.ts';
import { codingOf } from './wire/body.ts';
import { UnreadableAnswer } from './wire/unreadable.ts';

export interface AnswerFileOptions {
  /** An existing file is overwritten. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The most bytes that are written. */
  readonly answerBytes: number;
  readonly secrets: SecretRegister;
}

/** Throws BodyFault for a coding that was not asked for. */
export function bodyIntoFile({ path, headers, answerBytes, secrets }: AnswerFileOptions): BodySink {
  const stages = [...unpacking(headers), bounded(answerBytes), concealing(createConcealer(secrets))];
  const file = createWriteStream(path, { mode: 0o600 });
  const entrance: Writable = stages[0] ?? file;
  const written = pipeline([...stages, file]).catch((error: unknown) => {
    throw faultOf(error);
  });
  // The caller hears of it in the next write or at the end.
  written.catch(() => undefined);
  const pass = (piece: Uint8Array): void => {
    if (piece.length > 0 && !entrance.destroyed) entrance.write(piece);
  };
  const joining = joinSmall(pass);
  return {
    write(chunk) {
      if (entrance.destroyed) return written;
      joining.add(chunk);
      return entrance.writableNeedDrain ? drained(entrance) : null;
    },
    finish() {
      joining.flush();
      entrance.end();
      return written;
    },
    async giveUp() {
      joining.flush();
      entrance.end();
      await finished(file).catch(() => undefined);
    },
  };
}

const blockBytes = 64 * 1024;

/** Joins the pieces of one turn, so that ten thousand pieces of one byte are passed on as one. */
function joinSmall(pass: (piece: Uint8Array) => void): { add(chunk: Uint8Array): void; flush(): void } {
  let block = Buffer.allocUnsafe(blockBytes);
  let length = 0;
  let flushing: NodeJS.Immediate | null = null;
  const flush = (): void => {
    if (flushing !== null) clearImmediate(flushing);
    flushing = null;
    pass(block.subarray(0, length));
    if (length > 0) block = Buffer.allocUnsafe(blockBytes);
    length = 0;
  };
  return {
    add(chunk) {
      if (length + chunk.length > blockBytes) flush();
      if (chunk.length > blockBytes / 4) {
        flush();
        pass(chunk);
        return;
      }
      block.set(chunk, length);
      length += chunk.length;
      flushing ??= setImmediate(flush);
    },
    flush,
  };
}

/** Also resolves when the stream has ended in an error: the next step throws it. */
function drained(stream: Writable): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      stream.off('drain', done);
      stream.off('close', done);
      resolve();
    };
    stream.on('drain', done);
    stream.on('close', done);
  });
}

const unpackers = {
  gzip: zlib.createGunzip,
  'x-gzip': zlib.createGunzip,
  deflate: zlib.createInflate,
  br: zlib.createBrotliDecompress,
} as const;

/** Only one coding, as for a whole body. */
function unpacking(headers: Readonly<Record<string, string>>): Transform[] {
  try {
    const coding = codingOf(headers);
    return coding === null ? [] : [unpackers[coding]()];
  } catch (error) {
    throw faultOf(error);
  }
}

function bounded(most: number): Transform {
  let count = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      count += chunk.length;
      if (count > most) done(new UnreadableAnswer(`more than ${most} bytes`, { code: 'answer-too-large' }));
      else done(null, chunk);
    },
  });
}

function concealing(concealer: Concealer): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      done(null, concealer.next(chunk));
    },
    flush(done: TransformCallback) {
      done(null, concealer.end());
    },
  });
}

function faultOf(error: unknown): BodyFault {
  if (error instanceof UnreadableAnswer) return new BodyFault(error.code, error);
  const code = systemCodeOf(error) ?? '';
  // The codes of zlib and of Brotli.
  if (/^(Z_|ERR__)/.test(code)) return new BodyFault('answer-unreadable', error);
  return new BodyFault(isNoRoom(code) ? 'disk-full' : 'file-failed', error);
}
